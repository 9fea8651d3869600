"""Figures that took long to find are kept, so that a run that was stopped goes on where it was."""

import json
from collections.abc import Callable, Sequence
from hashlib import sha256
from importlib.metadata import version
from typing import Any

from platformdirs import user_cache_path


def kept(what: Sequence[Any], measure: Callable[[], Any]) -> Any:
    """What ``measure`` returns, as JSON gives it back, or did for the same ``what`` in this release."""
    folder = user_cache_path("thousand", appauthor=False) / "findings"
    file = folder / f"{sha256(json.dumps([version('thousand'), *what]).encode()).hexdigest()[:32]}.json"
    if not file.exists():
        found = json.dumps(measure())
        folder.mkdir(parents=True, exist_ok=True)
        file.write_text(found, encoding="utf-8")
    return json.loads(file.read_text(encoding="utf-8"))

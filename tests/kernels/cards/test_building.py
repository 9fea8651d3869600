"""Two processes share the first compilation; either can do without the other."""

import subprocess
import sys

import pytest

from thousand.kernels.cards import building

KNOWS_THE_SEARCH = "import sys; print('thousand.kernels.cards.search' in sys.modules)"


def test_what_is_compiled_beside_does_not_wait_for_the_search() -> None:
    command = [sys.executable, "-c", f"{building.ASSISTANT}; {KNOWS_THE_SEARCH}"]
    assert subprocess.check_output(command, text=True).strip() == "False"


def test_a_share_that_is_not_done_beside_is_left_to_whoever_needs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(building, "is_cold", lambda: True)
    monkeypatch.setattr(building, "ASSISTANT", "raise SystemExit(1)")
    building.build()


def test_nothing_is_built_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(building, "is_cold", lambda: False)
    monkeypatch.setattr(building, "Popen", None)
    building.build()

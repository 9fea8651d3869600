"""What the page of a table will load, named in its head: it comes at once and not part after part."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

CHUNKS = "chunks.json"
"""Which parts the pages were built into, as the build wrote it down."""
ENTRY = "index.html"
PARTS = {
    "lobby": ("src/pages/Table.svelte", "src/table/Lobby.svelte"),
    "dice": ("src/pages/Table.svelte", "src/dice/DiceTable.svelte"),
    "cards": ("src/pages/Table.svelte", "src/cards/CardTable.svelte"),
}


@cache
def preloads(static: Path, shown: str) -> str:
    """Links to the scripts and styles of ``shown``, a key of PARTS; none where the build names none."""
    file = static / CHUNKS
    if not file.exists():
        return ""
    chunks = json.loads(file.read_text(encoding="utf-8"))
    known = set(_files(chunks, ENTRY))
    wanted = dict.fromkeys(
        name for part in PARTS[shown] for name in _files(chunks, part) if name not in known
    )
    return "".join(map(_link, wanted))


def _files(chunks: dict[str, Any], part: str) -> Iterator[str]:
    """The script and the styles of ``part``, and of all that it imports."""
    waiting, met = [part], set[str]()
    while waiting:
        name = waiting.pop()
        if name in met or name not in chunks:
            continue
        met.add(name)
        yield chunks[name]["file"]
        yield from chunks[name].get("css", ())
        waiting += chunks[name].get("imports", ())


def _link(name: str) -> str:
    if name.endswith(".css"):
        return f'<link rel="preload" as="style" crossorigin href="/{name}">'
    return f'<link rel="modulepreload" crossorigin href="/{name}">'

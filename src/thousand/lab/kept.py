"""A match kept in a file, a deal a line, so that one that was stopped goes on where it stood."""

import json
from collections.abc import Iterator
from concurrent.futures import Executor
from dataclasses import asdict
from pathlib import Path
from typing import TextIO

from thousand.lab.arena import Block, Match, blocks
from thousand.lab.contracts import Contracts


class AnotherMatch(ValueError):
    """The file holds deals of another match."""


def kept_blocks(match: Match, path: Path, pool: Executor | None = None) -> Iterator[Block]:
    """All deals of ``match`` in order: those in the file at ``path`` first, the others played and added.

    Raises:
        AnotherMatch: the file was begun for another one.
        OSError: it cannot be read or written.
    """
    head = json.dumps(_head(match))
    with path.open("a+", encoding="utf-8") as file:
        found = _whole_lines(file)
        if not found:
            file.write(f"{head}\n")
        elif found[0] != head:
            raise AnotherMatch(path)
        done = [_read(**json.loads(line)) for line in found[1 : match.deals + 1]]
        yield from done
        for block in blocks(match, pool, len(done)):
            file.write(f"{json.dumps(asdict(block))}\n")
            file.flush()
            yield block


def _read(difference: float, contracts: dict[str, dict[str, list[bool]]]) -> Block:
    return Block(difference, {bot: Contracts(**played) for bot, played in contracts.items()})


def _head(match: Match) -> dict[str, object]:
    """What a match is, but for how long it goes on."""
    return {name: value for name, value in asdict(match).items() if name != "deals"}


def _whole_lines(file: TextIO) -> list[str]:
    """The lines that were written to their end; what is left of another one is cut off."""
    file.seek(0)
    text = file.read()
    whole = text[: text.rfind("\n") + 1]
    file.truncate(len(whole.encode()))
    return whole.splitlines()

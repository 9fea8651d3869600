"""What a run finds is kept in a file, a line each, so that one that was stopped goes on where it stood."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import Executor
from dataclasses import asdict
from pathlib import Path
from typing import Any, TextIO

from thousand.lab.arena import Block, Match, blocks
from thousand.lab.contracts import Contracts


class AnotherRun(ValueError):
    """The file holds what another run has found."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} holds what another run has found")


def kept(
    path: Path, run: Mapping[str, Any], wanted: int, more: Callable[[int], Iterable[Any]]
) -> Iterator[Any]:
    """So many findings of ``run`` in order: those in the file at ``path`` first, the others made and added.

    ``more`` makes those from a number on. All are what JSON can hold, and come as JSON gives them back.

    Raises:
        AnotherRun: the file was begun for another one.
        OSError: it cannot be read or written.
    """
    head = json.dumps(run)
    with path.open("a+", encoding="utf-8") as file:
        done = _found(file, path, head)[:wanted]
        yield from done
        for one in more(len(done)):
            line = json.dumps(one)
            file.write(f"{line}\n")
            file.flush()
            yield json.loads(line)


def kept_blocks(match: Match, path: Path, pool: Executor | None = None) -> Iterator[Block]:
    """All deals of ``match`` in order, a line each in the file at ``path``.

    Raises:
        AnotherRun: the file was begun for another one.
        OSError: it cannot be read or written.
    """

    def more(first: int) -> Iterator[dict[str, Any]]:
        return (asdict(block) for block in blocks(match, pool, first))

    return (_read(**one) for one in kept(path, _head(match), match.deals, more))


def _read(difference: float, contracts: dict[str, dict[str, list[bool]]]) -> Block:
    return Block(difference, {bot: Contracts(**played) for bot, played in contracts.items()})


def _head(match: Match) -> dict[str, Any]:
    """What a match is, but for how long it goes on."""
    return {name: value for name, value in asdict(match).items() if name != "deals"}


def _found(file: TextIO, path: Path, head: str) -> list[Any]:
    """What is in ``file`` after its ``head``, which a new file gets; half a line at the end is cut off."""
    file.seek(0)
    try:
        text = file.read()
        whole = text[: text.rfind("\n") + 1]
        first, *rest = whole.splitlines() or [head]
        found = [json.loads(line) for line in rest]
    except ValueError:
        raise AnotherRun(path) from None
    if first != head or not (whole or head.startswith(text)):
        raise AnotherRun(path)
    file.truncate(len(whole.encode()))
    if not whole:
        file.write(f"{head}\n")
    return found

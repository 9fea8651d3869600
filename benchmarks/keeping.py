"""What deals or games show is kept in a file, a line each, so that a run that was stopped goes on."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from thousand.lab.kept import kept


def kept_rows(
    path: Path, run: Mapping[str, Any], wanted: int, shown: Callable[[int], Iterable[Any]]
) -> Iterator[dict[str, Any]]:
    """The dataclasses that ``shown`` finds for each of so many numbers, as dictionaries.

    ``run`` says whose they are; those not in the file at ``path`` are found and added.

    Raises:
        AnotherRun: the file was begun for another one.
        OSError: it cannot be read or written.
    """

    def more(first: int) -> Iterator[list[dict[str, Any]]]:
        return ([asdict(one) for one in shown(number)] for number in range(first, wanted))

    for line in kept(path, run, wanted, more):
        yield from line

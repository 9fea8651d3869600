"""What deals or games show is kept in a file, a line each, so that a run that was stopped goes on."""

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from thousand.lab.kept import AnotherRun, kept


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


def run(main: Callable[[], None]) -> None:
    """Do what a benchmark does; a file that it cannot keep things in ends it with one line and status 2."""
    try:
        main()
    except (AnotherRun, OSError) as error:
        print(error, file=sys.stderr)
        sys.exit(2)

"""The race to the target: the chance of each player to win the whole game, by the score sheet.

The model is coarse: scores are taken to a grid, a bolt for its share of the fine, places at the table for
alike. What stands between two scores of the grid is found on straight lines. The body of the sealed file is
packed with lzma: race by race the chances, in 65535ths, of a player at each level against each choice of
levels of the others.
"""

import json
import lzma
from array import array
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache, lru_cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import accumulate, chain, combinations_with_replacement, pairwise, product
from math import comb, floor
from typing import Final

from thousand.cards.options import Options
from thousand.cards.state import Account
from thousand.core.errors import CodedError
from thousand.core.seats import Seat
from thousand.tables import packing
from thousand.tables.packing import FILTERS, SCALE
from thousand.tables.sealed import DAMAGED, Fields, Kind

KIND: Final = Kind("card races", 1)
NAME: Final = "cards-race.values"
STEPS: Final = {2: 30, 3: 60, 4: 120}
"""Points between two scores of the grid, by players."""
LOWEST: Final = -320
"""Scores below the last of the grid above this are taken for it."""
SHIPPED: Final = files("thousand.tables").joinpath("cards")

_folders: list[Traversable] = []


@dataclass(frozen=True, slots=True)
class Grid:
    """The levels a player can stand at: scores from low to high, then the deals left on the barrel."""

    top: int
    """The highest score with which nobody sits on the barrel or has won."""
    step: int
    scores: int
    """How many levels are scores."""
    sitting: int
    """How many are deals left on the barrel; 0: there is no barrel."""
    barrel: int
    """The score of a sitter."""
    bolt: float
    """What a bolt is taken for, in points."""

    @property
    def size(self) -> int:
        """How many levels there are."""
        return self.scores + self.sitting

    def account(self, level: int) -> Account:
        """The account that stands for ``level``."""
        if level >= self.scores:
            return Account(self.barrel, deals=level - self.scores + 1)
        return Account(self.top - self.step * (self.scores - 1 - level))

    def level(self, account: Account, more: float = 0.0) -> float:
        """The level of ``account``, between two of them where its score and ``more`` points are."""
        if self.sitting and account.score >= self.barrel:
            return self.scores - 1 + min(max(account.deals, 1), self.sitting)
        score = account.score + more - self.bolt * account.bolts
        return min(max(self.scores - 1 + (score - self.top) / self.step, 0.0), self.scores - 1.0)


def grid(options: Options, players: int) -> Grid:
    """The levels under ``options`` for so many at the table."""
    barrel, bolts, step = options.barrel, options.bolts, STEPS[players]
    top = (options.target if barrel is None else barrel.at) - 1
    return Grid(
        top=top,
        step=step,
        scores=(top - LOWEST) // step + 1,
        sitting=0 if barrel is None else barrel.deals or 1,
        barrel=0 if barrel is None else barrel.at,
        bolt=0.0 if bolts is None or bolts.limit == 1 else bolts.penalty / bolts.limit,
    )


@lru_cache(maxsize=64)
def race_key(options: Options, players: int) -> str:
    """A hash of everything in ``options`` that the course of a game hangs on most."""
    parts = {
        "players": players,
        "target": options.target,
        "barrel": None if options.barrel is None else asdict(options.barrel),
        "own_contracts_from": options.own_contracts_from,
        "follow": options.play.follow,
    }
    return sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Race:
    """The chances under one set of rules."""

    levels: Grid
    players: int
    chances: "array[int]"

    def chance(self, accounts: Sequence[Account], seat: Seat) -> float:
        """The chance of ``seat`` to win the game in which the next deal finds these ``accounts``."""
        return self.at([self.levels.level(account) for account in accounts], seat)

    def at(self, levels: Sequence[float], seat: Seat) -> float:
        """The same, from the levels of all."""
        order = [levels[seat], *(level for other, level in enumerate(levels) if other != seat)]
        corners = [[*_corners(level)] for level in order]
        total = 0.0
        for corner in product(*corners):
            share = 1.0
            for _, part in corner:
                share *= part
            own, *others = (level for level, _ in corner)
            total += share * self.chances[_row(self.levels.size, own, sorted(others))]
        return total / SCALE


def _corners(level: float) -> Iterator[tuple[int, float]]:
    below = floor(level)
    yield below, 1.0 - (level - below)
    if level > below:
        yield below + 1, level - below


def keys(size: int, players: int) -> Iterator[tuple[int, ...]]:
    """What the chances are listed for: a player's level, then those of the others in rising order."""
    for own in range(size):
        for others in combinations_with_replacement(range(size), players - 1):
            yield own, *others


@cache
def _rows(size: int, others: int) -> Mapping[tuple[int, ...], int]:
    return {found: row for row, found in enumerate(combinations_with_replacement(range(size), others))}


def _row(size: int, own: int, others: Sequence[int]) -> int:
    return own * comb(size + len(others) - 1, len(others)) + _rows(size, len(others))[tuple(others)]


def find(options: Options, players: int) -> Race | None:
    """The race under ``options``; None: nobody has computed it.

    Raises:
        CodedError: the file is missing, damaged, or from another release.
    """
    numbers = races().get(race_key(options, players))
    return None if numbers is None else Race(grid(options, players), players, numbers)


def add_folder(folder: Traversable) -> None:
    """Look for the races in ``folder`` first, where a program has put what its user computed."""
    if folder not in _folders:
        _folders.insert(0, folder)
        races.cache_clear()


@lru_cache(maxsize=1)
def races() -> Mapping[str, "array[int]"]:
    """All races that are known, the user's own where he has computed them.

    Raises:
        CodedError: the file is missing, damaged, or from another release.
    """
    for folder in (*_folders, SHIPPED):
        place = folder.joinpath(NAME)
        if place.is_file():
            return read(place.read_bytes(), str(place))
    raise CodedError(DAMAGED, file=NAME)


def written(found: Mapping[str, Sequence[int]]) -> bytes:
    """The file of races, by their keys."""
    planes = packing.to_planes(chain.from_iterable(found.values()))
    sizes = {key: len(numbers) for key, numbers in found.items()}
    return KIND.written({"races": sizes}, lzma.compress(planes, lzma.FORMAT_XZ, filters=FILTERS))


def read(data: bytes, file: str) -> Mapping[str, "array[int]"]:
    """The races in ``data``, which came from ``file``.

    Raises:
        CodedError: it is damaged, or from another release.
    """
    return KIND.read(data, file, _parsed)


def _parsed(fields: Fields, packed: memoryview) -> Mapping[str, "array[int]"]:
    sizes: Mapping[str, int] = fields["races"]
    ends = [0, *accumulate(sizes.values())]
    numbers = packing.from_planes(lzma.decompress(packed), ends[-1])
    return {key: numbers[begin:end] for key, (begin, end) in zip(sizes, pairwise(ends), strict=True)}

"""The table of bids: for every hand of seven cards the chance to make a contract, talon and gifts to come.

Every hand of seven may become 680 hands of ten, and each of those comes from 120 hands of seven. So the
1,961,256 hands of ten are tried, each in a few deals, and a hand of seven is the mean of its 680: all talons
are counted exactly, and some thousand deals stand behind each hand. Of a hand of ten the gifts that look best
by a quick count are tried. The deals fall into two halves: by one the gift is chosen, by the other it is
judged, and the other way round, so that luck is not taken for a good choice. All cards lie open in the play.
"""

from collections.abc import Generator, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from itertools import combinations
from math import comb
from typing import Final

import numpy as np
from numpy.typing import NDArray

from thousand.cards.options import Options
from thousand.kernels.cards import bidding
from thousand.kernels.cards.jit import Ints
from thousand.kernels.cards.rules import compiled
from thousand.kernels.cards.search import empty_table
from thousand.kernels.cards.tables import POINTS
from thousand.solvers.cards.dealing import HARM
from thousand.solvers.cards.words import good_for
from thousand.tables.cards.bids import THRESHOLDS, classic

Counts = NDArray[np.uint8]
Chances = NDArray[np.float64]

GIFTS: Final = 4
"""So many choices of the two cards to give are tried; the rest look worse."""
HALVES: Final = 2
CHUNK: Final = 4_096
SEEDS: Final = 1 << 20
"""Apart by so many samples are different seeds."""
PAIRS: Final = np.array([*combinations(range(bidding.TEN), 2)])
TALONS: Final = comb(bidding.CARDS - bidding.TEN + bidding.TALON, bidding.TALON)


def hands_of(size: int) -> Ints:
    """All hands of so many cards, in order."""
    found = np.zeros(comb(bidding.CARDS, size), np.int64)
    found[0] = (1 << size) - 1
    bidding.subsets(found)
    return found


@dataclass(slots=True)
class Tally:
    """What was found so far: for half, hand of ten, gift and threshold the deals that reached it."""

    counts: Counts
    """Bytes: there is room for 255 deals in each half."""
    samples: int = 0
    """Complete rounds: deals of each hand of ten."""
    chunks: int = 0
    """Of the round after them the chunks of hands that are done."""

    @property
    def begun(self) -> int:
        """The samples there will be once the round that was begun, and its half, are complete."""
        rounds = self.samples + (self.chunks > 0)
        return rounds + rounds % HALVES

    @classmethod
    def empty(cls, hands: int) -> "Tally":
        """Nothing yet, of so many hands of ten."""
        return cls(np.zeros((HALVES, hands, GIFTS, len(THRESHOLDS)), np.uint8))


@dataclass(frozen=True, slots=True)
class Task:
    """What is asked."""

    samples: int
    """Deals of each hand of ten, an even number."""
    seed: int = 1
    threads: int = 1


def best_gifts(options: Options, hands: Ints) -> Ints:
    """Of each hand of ten the GIFTS choices of two cards that a quick count finds best, the best first."""
    places = np.argsort(-((hands[:, None] >> np.arange(bidding.CARDS)) & 1), axis=1, kind="stable")
    pairs = places[:, : bidding.TEN][:, PAIRS]
    gifts = (1 << pairs).sum(axis=2)
    left = hands[:, None] & ~gifts
    value = good_for(options, left.ravel()).reshape(left.shape) - HARM * POINTS[pairs].sum(axis=2)
    best = np.argsort(-value, axis=1, kind="stable")[:, :GIFTS]
    return np.ascontiguousarray(np.take_along_axis(gifts, best, axis=1))


class Sampler:
    """Tries chunks of hands."""

    def __init__(self, options: Options, hands: Ints, seed: int) -> None:
        self.hands = hands
        self._options, self._seed = options, seed
        self._rules = compiled(options, 3)
        self._needs = np.array(THRESHOLDS, np.int64)
        self._tables: list[Ints] = []

    def chunk(self, place: slice, sample: int) -> Ints:
        """How many thresholds each gift of each hand at ``place`` reaches in one deal more."""
        hands = self.hands[place]
        gifts = best_gifts(self._options, hands)
        found = np.zeros(gifts.shape, np.int64)
        table = self._table()
        number, switches, prices = self._seed * SEEDS + sample, self._rules.switches, self._rules.prices
        pack = np.zeros(bidding.UNSEEN, np.int64)
        bidding.tried(hands, gifts, number, self._needs, switches, prices, table, pack, found)
        self._tables.append(table)
        return found

    def _table(self) -> Ints:
        try:
            return self._tables.pop()
        except IndexError:
            return empty_table()


def chunks_of(hands: int) -> list[slice]:
    """The parts of a round."""
    return [slice(start, min(start + CHUNK, hands)) for start in range(0, hands, CHUNK)]


def solve(
    task: Task, tally: Tally, hands: Ints, options: Options | None = None
) -> Generator[float, None, None]:
    """Fill ``tally`` up to the samples asked for; yields the share that is done, after every chunk.

    Stopped at any yield and gone on with, it finds the same counts.
    """
    sampler, parts = Sampler(options or classic(), hands, task.seed), chunks_of(len(hands))
    with ThreadPoolExecutor(task.threads) as pool:
        while tally.samples < task.samples:
            sample = tally.samples
            for place, found in _in_order(pool, sampler, parts[tally.chunks :], sample, task.threads):
                reached = found[:, :, None] > np.arange(len(THRESHOLDS))
                tally.counts[sample % HALVES, place] += reached.astype(np.uint8)
                tally.chunks += 1
                if tally.chunks == len(parts):
                    tally.samples, tally.chunks = sample + 1, 0
                yield (tally.samples + tally.chunks / len(parts)) / task.samples


def _in_order(
    pool: ThreadPoolExecutor, sampler: Sampler, parts: list[slice], sample: int, ahead: int
) -> Iterator[tuple[slice, Ints]]:
    """Each part with what was found of it; only ``ahead`` of them are worked at."""
    waiting: list[tuple[slice, Future[Ints]]] = []
    for place in parts:
        waiting.append((place, pool.submit(sampler.chunk, place, sample)))
        if len(waiting) > ahead:
            first, future = waiting.pop(0)
            yield first, future.result()
    for first, future in waiting:
        yield first, future.result()


def judged(counts: Counts) -> Ints:
    """By hand of ten and threshold: the deals won by gifts that the other half of the deals chose."""
    chosen = counts.argmax(axis=2)[::-1]
    won = np.take_along_axis(counts, chosen[:, :, None, :], axis=2)[:, :, 0, :]
    return np.ascontiguousarray(won.sum(axis=0, dtype=np.int64))


def chances(tally: Tally, hands: Ints) -> Chances:
    """By hand of seven and threshold, in the order of ``hands_of(7)``: the chance to make it.

    Raises:
        ValueError: there are not as many deals in one half as in the other.
    """
    if tally.samples % HALVES or tally.chunks or not tally.samples:
        raise ValueError("a half is missing")
    sums = np.zeros((comb(bidding.CARDS, bidding.HALF), len(THRESHOLDS)), np.int64)
    bidding.without_talon(hands, judged(tally.counts), np.zeros(bidding.TEN, np.int64), sums)
    return sums / (TALONS * tally.samples)


def standard_errors(found: Chances, samples: int) -> Chances:
    """Of each chance, at most: as if the deals of its talons had been drawn one by one."""
    return np.sqrt(found * (1.0 - found) / (TALONS * samples))

"""How far the chances that bots bid by can be relied on: what contracts promise, and what comes of them.

Bots of one name play whole games. Of every contract is kept what open cards promised when the talon was won
and when the contract was named, and what came of it; with ``--keep FILE`` a run that was stopped goes on.
Told are how often contracts are made, by how they came about, by what was promised and by their height, and
by how much the odds at the table are better than with open cards: ``tables.cards.odds``.
"""

import argparse
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import fmean

import numpy as np

from benchmarks import barrels
from benchmarks.findings import tell
from benchmarks.keeping import kept_rows, run
from thousand.bots.cards.chances import shifted
from thousand.bots.cards.judging import judge
from thousand.cards.booking.contract import needed
from thousand.cards.events import AuctionWon, ContractFailed, ContractMade
from thousand.cards.game import CARDS, start
from thousand.cards.options import Options
from thousand.cards.presets import rules
from thousand.cards.state import Naming, State
from thousand.core.seats import Seat
from thousand.lab.tables import Table, named
from thousand.tables.cards.bids import bid_table
from thousand.tables.cards.odds import made, share
from tools.markdown import table

SEATS = 3
SAMPLED = 200
"""Deals that a named contract is tried in."""
BINS = 8
"""Parts of the contracts, as many in each, that a share is found for."""
CERTAIN = 0.02
"""Chances nearer to 0 and 1 are taken for this far from them."""
LEVELS = (100, 105, 120, 140, 160, 1_000)
"""Contracts taken together: from each of these to below the next."""
LOWEST, HIGHEST = 100, 425
STEPS = 20
"""Of Newton, to the likeliest figures."""
KINDS = "the opener's, whom nobody overbid", *(f"of his own will, {kind}" for kind in barrels.KINDS)
OPENERS = 0
"""The place in KINDS of contracts that were not bid for."""


@dataclass(frozen=True, slots=True)
class Told:
    """A contract that was played; chances are those of open cards."""

    kind: int
    """A place in KINDS."""
    bid: int
    hand: float
    """The chance of the declarer's seven cards to make the bid, by the table."""
    contract: int
    named: float
    """The chance of the contract in deals that were possible when it was named."""
    expected: float
    """The points of the declarer in them, on average."""
    points: int

    @property
    def reached(self) -> bool:
        """He got the points for his bid."""
        return self.points >= self.bid

    @property
    def is_made(self) -> bool:
        """He made the contract that he named."""
        return self.points >= self.contract


def contracts(options: Options, bot: str, seed: str) -> Iterator[Told]:
    """The contracts of a game between bots of one name."""
    at_table, bots = Table(start(options, SEATS, Seat(0)), seed), named((bot,) * SEATS)
    luck = [Random(f"{seed} {seat}") for seat in range(SEATS)]
    won, hand, named_with = AuctionWon(Seat(0), 0, blind=False), 0.0, list[int]()
    kind = OPENERS
    while CARDS.to_act(at_table.state) is not None:
        before = at_table.state
        if isinstance(before.phase, Naming):
            view = at_table.views[before.phase.declarer]
            named_with = judge().deal(view, before.phase.declarer, SAMPLED, before.deal)
        for event in at_table.act(bots, luck):
            if isinstance(event, AuctionWon):
                won, kind, hand = event, _kind(before, event), _promise(before, event)
            if isinstance(event, ContractMade | ContractFailed) and named_with:
                chance = share(named_with, needed(options, event.contract))
                mean = fmean(named_with)
                yield Told(kind, won.bid, hand, event.contract, chance, mean, event.points)


def _kind(before: State, won: AuctionWon) -> int:
    if won.bid == before.options.auction.minimum:
        return OPENERS
    return OPENERS + 1 + barrels.kind(before, won.seat)


def _promise(before: State, won: AuctionWon) -> float:
    return bid_table().chance(before.hands[won.seat], shifted(before.options, won.bid))


def kept_contracts(preset: str, bot: str, games: int, seed: int, path: Path) -> list[Told]:
    """The contracts of so many games; they are kept at ``path``."""
    options, run = rules(preset, seats=SEATS).options, {"preset": preset, "bot": bot, "seed": seed}
    rows = kept_rows(path, run, games, lambda number: contracts(options, bot, f"{seed} {number}"))
    return [Told(**one) for one in rows]


def by_kind(found: Sequence[Told]) -> list[str]:
    """How contracts come about."""
    rows = []
    for kind, name in enumerate(KINDS):
        part = [one for one in found if one.kind == kind]
        if part:
            rows.append([name, *_of(part)])
    willing = [one for one in found if one.kind != OPENERS]
    return table(
        ["", "contracts", "contract", "made", "bid reached", "expected points", "points"],
        [*rows, ["all of his own will", *_of(willing)], ["all", *_of(found)]],
    )


def _of(part: Sequence[Told]) -> list[str]:
    return [
        str(len(part)),
        f"{fmean(one.contract for one in part):.0f}",
        f"{100 * fmean(one.is_made for one in part):.0f} %",
        f"{100 * fmean(one.reached for one in part):.0f} %",
        f"{fmean(one.expected for one in part):.0f}",
        f"{fmean(one.points for one in part):.0f}",
    ]


@dataclass(frozen=True, slots=True)
class Question:
    """Something that open cards tell the chance of."""

    heads: tuple[str, ...]
    amount: Callable[[Told], int]
    chance: Callable[[Told], float]

    def is_so(self, one: Told) -> bool:
        """Whether it came so."""
        return one.points >= self.amount(one)

    def right(self, one: Told) -> float:
        """The chance, set right."""
        return made(self.chance(one), self.amount(one))


WON = Question(("open cards", "set right", "bid reached"), lambda one: one.bid, lambda one: one.hand)
NAMED = Question(("open cards", "set right", "made"), lambda one: one.contract, lambda one: one.named)


def by_chance(found: Sequence[Told], question: Question) -> list[str]:
    """What was promised and what came of it, in BINS parts as large as each other."""
    ordered = sorted(found, key=question.chance)
    size = len(ordered) / BINS
    parts = [ordered[round(size * place) : round(size * (place + 1))] for place in range(BINS)]
    rows = [_compared(part, question) for part in parts if part]
    return table([*question.heads, "deals"], rows)


def by_level(found: Sequence[Told]) -> list[str]:
    """What was promised of contracts of each height, and what came of it."""
    rows = []
    for low, high in pairwise(LEVELS):
        part = [one for one in found if low <= one.contract < high]
        if part:
            rows.append([f"{low} to {min(high, HIGHEST) - 5}", *_compared(part, NAMED)])
    return table(["contract", *NAMED.heads, "deals"], rows)


def _compared(part: Sequence[Told], question: Question) -> list[str]:
    return [
        f"{fmean(map(question.chance, part)):.2f}",
        f"{fmean(map(question.right, part)):.2f}",
        f"{fmean(map(question.is_so, part)):.2f}",
        str(len(part)),
    ]


def fitted(found: Sequence[Told], question: Question) -> str:
    """The likeliest odds of a contract of 100 against those of open cards, and how they change with it."""
    promised = np.array([question.chance(one) for one in found]).clip(CERTAIN, 1.0 - CERTAIN)
    logits = np.log(promised / (1.0 - promised))
    higher = np.array([[1.0, question.amount(one) - LOWEST] for one in found])
    came = np.array([question.is_so(one) for one in found], np.float64)
    shift, weights = np.zeros(2), np.eye(2)
    for _ in range(STEPS):
        shares = 1.0 / (1.0 + np.exp(-logits - higher @ shift))
        weights = np.linalg.inv((higher.T * (shares * (1.0 - shares))) @ higher)
        shift += weights @ higher.T @ (came - shares)
    error, slope_error = np.sqrt(np.diag(weights))
    return (
        f"{np.exp(shift[0]):.2f} times at 100 (a standard error more: {np.exp(shift[0] + error):.2f}), and "
        f"{np.exp(20 * shift[1]):.2f} times that for each 20 points more "
        f"({np.exp(20 * (shift[1] + slope_error)):.2f})"
    )


def report(found: Sequence[Told]) -> list[str]:
    """All of it."""
    return [
        *by_kind(found),
        "",
        "When the talon is won: the chance of the seven cards to make the bid, by the table.",
        "",
        *by_chance(found, WON),
        "",
        "When the contract is named: its chance in the deals that are possible.",
        "",
        *by_chance(found, NAMED),
        "",
        *by_level(found),
        "",
        f"By how much the odds at the table are better than with open cards: when the talon is won, "
        f"{fitted(found, WON)}; when the contract is named, {fitted(found, NAMED)}.",
    ]


def main() -> None:
    """Play, and say what can be relied on."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--preset", default="classic")
    parser.add_argument("--bot", default="counting")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, required=True, help="where contracts are kept, to go on")
    parser.add_argument("--write", action="store_true")
    wanted = parser.parse_args()
    found = kept_contracts(wanted.preset, wanted.bot, wanted.games, wanted.seed, wanted.keep)
    title = f"Bidding: what chances can be relied on, {wanted.bot}, {wanted.preset}, {SEATS} players"
    tell(title, report(found), wanted)


if __name__ == "__main__":
    run(main)

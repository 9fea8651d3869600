"""What hopeless contracts cost, played and written off: both ways with the same cards.

``counting`` plays whole games. Wherever a declarer who is unlikely to make his bid holds the talon and may
write the deal off, it is played and it is written off, and what both bring is told. Games are kept in the
file of ``--keep``, so that a run that was stopped goes on.
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from benchmarks.branches import Bias, Branch
from benchmarks.findings import tell
from benchmarks.keeping import kept_rows, run
from thousand.bots.cards.stakes import standing
from thousand.cards.actions import Give, WriteOff
from thousand.cards.booking.write_off import cost, share
from thousand.cards.events import ContractMade
from thousand.cards.game import start
from thousand.cards.options import Options
from thousand.cards.options import WriteOff as WriteOffRule
from thousand.cards.presets import rules
from thousand.cards.seating import others
from thousand.cards.state import Giving
from thousand.core.seats import Seat
from thousand.lab.tables import Table
from tools.markdown import table

SEATS = 3
BID = 100
UNLIKELY = 0.5
EDGES = (0.0, 0.01, 0.05, 0.2, UNLIKELY)
"""Chances taken together: from each of these to below the next."""
HEADS = (
    *("chance", "contracts", "counting writes off", "made when played"),
    *("declarer's score when played", "when written off", "each other's when played", "when written off"),
    *("better played, expected", "found"),
)
PLAIN = (Bias(),) * SEATS
NEVER = (Bias(write_offs=-1.0),) * SEATS
"""They write no deal off."""


@dataclass(frozen=True, slots=True)
class Ended:
    """What a deal came to."""

    standing: float
    """The declarer's chance to win the game."""
    own: int
    """What his score changed by."""
    defenders: float
    """The same of each other player, on average."""
    is_made: bool


@dataclass(frozen=True, slots=True)
class Asked:
    """A declarer who may write off; both ways the deal may go."""

    bid: int
    chance: float
    """That he makes his bid, as he sees it."""
    expected: float
    """By how much his chance to win the game is better when he plays, as he sees it."""
    played: Ended
    written_off: Ended


def asked(options: Options, number: int, seed: int) -> Iterator[Asked]:
    """The unlikely contracts of a game."""
    name = f"{seed} {number}"
    table = Table(start(options, SEATS, Seat(number % SEATS)), f"{name} cards")
    while table.state.winner is None:
        place = Branch(table, f"{name} {table.state.deal}")
        while not place.is_over:
            yield from _both_ways(place)
            place = place.next(PLAIN)
        table = place.table


def _both_ways(place: Branch) -> Iterator[Asked]:
    phase = place.table.state.phase
    if not isinstance(phase, Giving) or phase.given:
        return
    found = place.weighed(phase.declarer)
    offs = [one for one in found if isinstance(one.action, WriteOff)]
    best = max((one for one in found if isinstance(one.action, Give)), key=lambda one: one.worth)
    if offs and best.contract == phase.bid and best.chance < UNLIKELY:
        better = best.worth - offs[0].worth
        played, written_off = (
            _ended(place, place.after(one.action).end(NEVER), phase.declarer) for one in (best, offs[0])
        )
        yield Asked(phase.bid, best.chance, better, played, written_off)


def _ended(place: Branch, end: Branch, declarer: Seat) -> Ended:
    before, after = place.table.state.accounts, end.table.state.accounts
    change = [new.score - old.score for old, new in zip(before, after, strict=True)]
    return Ended(
        standing(end.table.state)[declarer],
        change[declarer],
        fmean(change[seat] for seat in others(end.table.state, declarer)),
        any(isinstance(event, ContractMade) for event in end.happened),
    )


def kept_contracts(preset: str, options: Options, games: int, seed: int, path: Path) -> list[Asked]:
    """The unlikely contracts of so many games by the rules of ``preset``; they are kept at ``path``."""
    run = {"played": "write-offs", "preset": preset, "seed": seed}
    return [_read(one) for one in kept_rows(path, run, games, lambda number: asked(options, number, seed))]


def _read(one: dict[str, Any]) -> Asked:
    played, written_off = (Ended(**one.pop(way)) for way in ("played", "written_off"))
    return Asked(**one, played=played, written_off=written_off)


def report(found: Sequence[Asked], rule: WriteOffRule) -> list[str]:
    """What both ways bring, by the chance that the declarer saw."""
    rows = []
    for low, high in pairwise(EDGES):
        part = [one for one in found if low <= one.chance < high]
        if len(part) > 1:
            rows.append([f"{low:.2f} to {high:.2f}", *_of(part)])
    return [
        f"Written off, a bid of {BID} costs {cost(rule, BID, 1)} and brings each other {share(rule, BID)}.",
        "By how much it is better to play than to write off, in hundredths of a game, as the declarer",
        "expects it and as it was found, with a standard error; scores are what the deal adds to them.",
        "",
        *table(HEADS, rows),
    ]


def _of(part: Sequence[Asked]) -> list[str]:
    better = [100 * (one.played.standing - one.written_off.standing) for one in part]
    ways = [[one.played for one in part], [one.written_off for one in part]]
    return [
        str(len(part)),
        f"{100 * fmean(one.expected < 0 for one in part):.0f} %",
        f"{100 * fmean(one.played.is_made for one in part):.0f} %",
        *(f"{fmean(end.own for end in way):+.0f}" for way in ways),
        *(f"{fmean(end.defenders for end in way):+.0f}" for way in ways),
        f"{100 * fmean(one.expected for one in part):+.1f}",
        f"{fmean(better):+.1f} ± {stdev(better) / len(part) ** 0.5:.1f}",
    ]


def main() -> None:
    """Play both ways and say what came of it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--preset", default="classic")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, required=True, help="where games are kept, to go on")
    parser.add_argument("--write", action="store_true")
    wanted = parser.parse_args()
    options = rules(wanted.preset, seats=SEATS).options
    if options.write_off is None:
        parser.error(f"{wanted.preset} knows no write-offs")
    found = kept_contracts(wanted.preset, options, wanted.games, wanted.seed, wanted.keep)
    title = f"Bidding: hopeless contracts, played and written off, counting, {wanted.preset}, {SEATS} players"
    tell(title, report(found, options.write_off), wanted)


if __name__ == "__main__":
    run(main)

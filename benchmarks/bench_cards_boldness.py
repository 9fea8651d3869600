"""What bolder and more timid bidding brings: ``counting`` with a bias against ``counting`` without.

Every deal is played in all line-ups, with each bias, and by three alike. Deals begin at nothing; with
``--games`` they are those of whole games between three without a bias, each from the score sheet it finds.
What a deal is worth is the chance to win the game that it leaves. Deals are kept in the file of ``--keep``.
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, islice
from pathlib import Path
from statistics import fmean
from typing import Any

from benchmarks.branches import Bias, Branch
from benchmarks.findings import rate, tell
from benchmarks.keeping import kept_rows, run
from thousand.bots.cards.stakes import standing
from thousand.cards.game import start
from thousand.cards.options import Options
from thousand.cards.presets import rules
from thousand.core.seats import Seat
from thousand.lab.arena import line_ups
from thousand.lab.contracts import Contracts
from thousand.lab.statistics import estimate
from thousand.lab.tables import Table, contracts
from tools.markdown import table

SEATS = 3
PLAIN = Bias()
BIASES = {
    **{f"bids {each:+.3f}": Bias(bids=each) for each in (-0.02, -0.01, 0.01, 0.02)},
    "raising -0.010": Bias(raising=-0.01),
}
"""In chances to win the game."""
NONE = "none"
HEADS = ("bias", "made: bid for", "left to the opener", "all", "all, three alike", "points", "games, in 100")
ORDER = (NONE, *BIASES)


@dataclass(frozen=True, slots=True)
class Tried:
    """A deal with a bias."""

    bias: str
    points: float
    """By how many points a seat with it is ahead of one without."""
    chance: float
    """The same in the chance to win the game."""
    mixed: Contracts
    """Those of the seats with the bias."""
    alike: Contracts
    """Those of three players who all have it."""


def tried(deal: Branch, plain: Branch, name: str) -> Tried:
    """``deal`` with a bias, in all line-ups; ``plain``: its end without any."""
    points, chances, mixed = list[float](), list[float](), Contracts()
    alike = deal.end([BIASES[name]] * SEATS)
    for seated in line_ups((name, NONE), SEATS):
        biases = [BIASES.get(each, PLAIN) for each in seated]
        end = plain if alike is plain else deal.end(biases)
        own = [seat for seat in range(SEATS) if seated[seat] == name]
        mixed.extend(_contracts(end, own))
        points.append(_ahead(own, [account.score for account in end.table.state.accounts]))
        chances.append(_ahead(own, standing(end.table.state)))
    return Tried(name, fmean(points), fmean(chances), mixed, _contracts(alike, range(SEATS)))


def _contracts(end: Branch, own: Sequence[int]) -> Contracts:
    """Those of ``own`` seats."""
    found = Contracts()
    for played in contracts(end.table.state.options, end.happened):
        if played.declarer in own:
            found.add(played)
    return found


def _ahead(own: Sequence[int], got: Sequence[float]) -> float:
    return fmean(got[seat] for seat in own) - fmean(got[seat] for seat in range(SEATS) if seat not in own)


def game(options: Options, number: int, seed: int) -> Iterator[list[Tried]]:
    """The deals of a game between three without a bias, each with none, then with every one."""
    name = f"{seed} {number}"
    table = Table(start(options, SEATS, Seat(number % SEATS)), f"{name} cards")
    while table.state.winner is None:
        deal = Branch(table, f"{name} {table.state.deal}")
        plain = deal.end([PLAIN] * SEATS)
        found = _contracts(plain, range(SEATS))
        yield [Tried(NONE, 0.0, 0.0, found, found), *(tried(deal, plain, bias) for bias in BIASES)]
        table = plain.table


def kept_deals(wanted: argparse.Namespace) -> list[Tried]:
    """The deals or games that are wanted, with each bias."""
    options = rules(wanted.preset, seats=SEATS).options
    run = {"preset": wanted.preset, "games": wanted.games, "seed": wanted.seed, "biases": ORDER}
    most = None if wanted.games else 1

    def shown(number: int) -> Iterator[Tried]:
        return chain.from_iterable(islice(game(options, number, wanted.seed), most))

    return [_read(**one) for one in kept_rows(wanted.keep, run, wanted.deals, shown)]


def _read(bias: str, points: float, chance: float, mixed: dict[str, Any], alike: dict[str, Any]) -> Tried:
    return Tried(bias, points, chance, Contracts(**mixed), Contracts(**alike))


def report(found: Sequence[Tried], seed: int) -> list[str]:
    """How contracts go with each bias, and what it brings."""
    by_bias = {name: [one for one in found if one.bias == name] for name in ORDER}
    deals = len(by_bias[NONE])
    return [
        f"{deals} deals, each in all line-ups of `counting` with a bias and without. A bias is added",
        "to what bids, or contracts for each 20 points above the bid, seem to be worth; like a chance to win",
        "it is a part of a game. Leads are those of a seat with the bias, a deal, with intervals of 95 %.",
        "What is left to the opener he has to play or to write off, whatever he holds: the more timid all",
        "are, the more contracts are of this kind.",
        "",
        *table(HEADS, [_row(part, seed) for part in by_bias.values()]),
    ]


def _row(part: Sequence[Tried], seed: int) -> list[str]:
    mixed, alike = Contracts(), Contracts()
    for one in part:
        mixed.extend(one.mixed)
        alike.extend(one.alike)
    leads = [_lead([one.points for one in part], seed), _lead([100 * one.chance for one in part], seed)]
    made = mixed.willing, mixed.forced, mixed.every, alike.every
    return [part[0].bias, *map(rate, made), *leads]


def _lead(found: Sequence[float], seed: int) -> str:
    lead = estimate(found, seed)
    return f"{lead.mean:+.2f} [{lead.low:+.2f}, {lead.high:+.2f}]"


def main() -> None:
    """Play, and say what boldness brings."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--preset", default="online")
    parser.add_argument("--deals", type=int, default=200, help="or so many games")
    parser.add_argument("--games", action="store_true", help="all deals of whole games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, required=True, help="where deals are kept, to go on")
    parser.add_argument("--write", action="store_true")
    wanted = parser.parse_args()
    title = f"Bidding: bolder and more timid, {wanted.preset}, {SEATS} players"
    title += ", whole games" if wanted.games else ""
    tell(title, report(kept_deals(wanted), wanted.seed), wanted)


if __name__ == "__main__":
    run(main)

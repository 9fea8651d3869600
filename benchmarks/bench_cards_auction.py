"""What words of the auction are worth: bids and passes in doubt are both played out, with the same cards.

Half of the deals begin at nothing, half with a score sheet as it may stand somewhere in a game. Wherever a
player may bid or pass and the bid is in doubt, the deal goes on both ways to its end, and what both leave of
his chance to win is set against what he expected. With ``--keep FILE`` a run that was stopped goes on.
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import inf
from pathlib import Path
from random import Random
from statistics import fmean, stdev

from benchmarks.barrels import KINDS, kind
from benchmarks.findings import tell
from benchmarks.keeping import kept_rows, run
from thousand.bots.cards.auction import Speaker
from thousand.bots.cards.question import Question
from thousand.bots.cards.solving import COUNTING
from thousand.bots.cards.stakes import standing
from thousand.cards.actions import Action, Bid, Pass
from thousand.cards.events import ContractFailed, ContractMade, DealClosed, Event
from thousand.cards.game import CARDS, resume, start
from thousand.cards.options import Options
from thousand.cards.presets import rules
from thousand.cards.state import Auction, BeforeDeal, Consent
from thousand.core.seats import Seat
from thousand.lab.outcomes import accounts
from thousand.lab.tables import CardBot, Table, named
from tools.markdown import table

SEATS = 3
DOUBTFUL = 0.3, 0.97
"""Chances of the bid, set right, between which it is in doubt."""
EDGES = (-inf, -0.02, -0.01, -0.005, 0.0, 0.005, 0.01, 0.02, 0.04, inf)
"""Expected differences taken together: from each of these to below the next."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A player who might bid or pass; differences are of a bid to a pass, in his chance to win the game."""

    kind: int
    """A place in KINDS."""
    expected: float
    found: float
    made: tuple[bool | None, bool | None]
    """Whether the contract was made after the bid, and after the pass; None: none was played."""


def asked(options: Options, number: int, seed: int) -> Iterator[Asked]:
    """The words in doubt of one auction."""
    at_table = _dealing(options, number, seed)
    bots, luck = named(("counting",) * SEATS), [Random(f"{seed} {number} {seat}") for seat in range(SEATS)]
    while isinstance(at_table.state.phase, Auction | BeforeDeal | Consent) and at_table.state.winner is None:
        phase = at_table.state.phase
        if isinstance(phase, Auction):
            yield from _both_ways(at_table, phase, bots, f"{seed} {number}")
        at_table.act(bots, luck)


def _dealing(options: Options, number: int, seed: int) -> Table:
    """A table before a deal: at nothing, or every other time with any score sheet."""
    dealer, name = Seat(number % SEATS), f"{seed} {number}"
    if number % 2:
        return Table(resume(options, accounts(options, SEATS, Random(name)), dealer, deal=1), name)
    return Table(start(options, SEATS, dealer), name)


def _both_ways(at_table: Table, phase: Auction, bots: Sequence[CardBot], luck: str) -> Iterator[Asked]:
    """The word of the player to move, if it is in doubt."""
    seat, view = phase.to_move, at_table.views[phase.to_move]
    legal = CARDS.legal_actions(view)
    bids = [action for action in legal if isinstance(action, Bid)]
    passes = [action for action in legal if isinstance(action, Pass)]
    if not bids or not passes:
        return
    speaker = Speaker(Question(view, at_table.seen[seat], legal, COUNTING, 1), phase)
    if DOUBTFUL[0] <= speaker.mine.chance(bids[0].amount) <= DOUBTFUL[1]:
        expected = speaker.bid(bids[0].amount) - speaker.passing()
        (bid, after_bid), (passed, after_pass) = (
            _to_the_end(at_table, action, bots, luck, seat) for action in (bids[0], passes[0])
        )
        yield Asked(kind(at_table.state, seat), expected, bid - passed, (after_bid, after_pass))


def _to_the_end(
    at_table: Table, action: Action, bots: Sequence[CardBot], luck: str, seat: Seat
) -> tuple[float, bool | None]:
    """The chance of ``seat`` after the deal in which ``action`` is done now, and whether it was made."""
    copied = at_table.fork()
    rngs = [Random(f"{luck} {each}") for each in range(SEATS)]
    happened: list[Event] = [*copied.do(action)]
    while copied.state.winner is None and not any(isinstance(event, DealClosed) for event in happened):
        happened += copied.act(bots, rngs)
    played = [event for event in happened if isinstance(event, ContractMade | ContractFailed)]
    made = isinstance(played[0], ContractMade) if played else None
    return standing(copied.state)[seat], made


def kept_words(preset: str, deals: int, seed: int, path: Path) -> list[Asked]:
    """The words in doubt of so many deals; they are kept at ``path``."""
    options, run = rules(preset, seats=SEATS).options, {"preset": preset, "seed": seed}
    rows = kept_rows(path, run, deals, lambda number: asked(options, number, seed))
    return [Asked(**one) for one in rows]


def report(found: Sequence[Asked]) -> list[str]:
    """What was expected of bids, and what came of them, in hundredths of a game."""
    rows: list[list[str]] = []
    for place, name in enumerate(KINDS):
        for low, high in pairwise(EDGES):
            part = [one for one in found if one.kind == place and low <= one.expected < high]
            if len(part) > 1:
                rows.append([name, *_of(part)])
    heads = ["", "words", "expected", "found", "made after the bid", "made after the pass"]
    return [
        "By how much a bid was better than a pass, in hundredths of a game; contracts made, whoever's.",
        "",
        *table(heads, rows),
    ]


def _of(part: Sequence[Asked]) -> list[str]:
    differences = [one.found for one in part]
    error = stdev(differences) / len(part) ** 0.5
    shares = []
    for place in (0, 1):
        made = [one.made[place] for one in part if one.made[place] is not None]
        shares.append(f"{100 * made.count(True) / len(made):.0f} %" if made else "none")
    return [
        str(len(part)),
        f"{100 * fmean(one.expected for one in part):+.1f}",
        f"{100 * fmean(differences):+.1f} ± {100 * error:.1f}",
        *shares,
    ]


def main() -> None:
    """Play both ways and say what came of it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--preset", default="classic")
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, required=True, help="where it is kept, to go on")
    parser.add_argument("--write", action="store_true")
    wanted = parser.parse_args()
    lines = report(kept_words(wanted.preset, wanted.deals, wanted.seed, wanted.keep))
    tell(f"Bidding: what words are worth, counting, {wanted.preset}, {SEATS} players", lines, wanted)


if __name__ == "__main__":
    run(main)

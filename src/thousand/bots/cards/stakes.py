"""Ставка раздачи: what a deal that ends so and so is worth to a player, booked by the rules of the table.

Worth is counted in points: by how many he is ahead of the mean of the others once the deal is booked,
compared with before. A deal that is dealt anew is worth 0; to win the game counts half a target besides.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import reduce

from thousand.cards.actions import WriteOff
from thousand.cards.booking.doubling import factor
from thousand.cards.booking.own_contracts import is_written
from thousand.cards.booking.settlement import settle
from thousand.cards.game import CARDS
from thousand.cards.options import Options, Rounding
from thousand.cards.seating import others, sits, sitter
from thousand.cards.state import DealResult, Giving, Naming, Playing, State
from thousand.cards.write_off import write_off
from thousand.core.seats import Seat

BASE, SLOPE = 95.0, -0.25
"""What the defenders take together where the declarer takes nothing, and more for each point of his."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """How a contract is likely to go."""

    declarer: Seat
    contract: int
    chance: float
    """That it is made."""
    points: float
    """The declarer's points, on average."""
    typical: float
    """The same for the deal at large, whatever is chosen now."""
    blind: bool = False
    own: float | None = None
    """What the player asked about takes as a defender, where that is known."""


def ahead(before: State, after: State, seat: Seat) -> float:
    """By how many points ``seat`` has come forward against the mean of the others."""
    return _lead(_changes(before, [account.score for account in after.accounts], after.winner), seat)


def _changes(before: State, scores: Sequence[int], winner: Seat | None) -> list[float]:
    """What each comes forward by, with what the game counts."""
    changes = [float(new - old.score) for new, old in zip(scores, before.accounts, strict=True)]
    if winner is not None:
        changes[winner] += game_counts(before.options)
    return changes


def game_counts(options: Options) -> int:
    """What it counts to win the game, besides the points."""
    return options.target // 2


def _lead(changes: Sequence[float], seat: Seat) -> float:
    others_changes = [*changes[:seat], *changes[seat + 1 :]]
    return changes[seat] - sum(others_changes) / len(others_changes)


def played(view: State, seat: Seat, prospect: Prospect) -> float:
    """What the deal is worth to ``seat`` when it is played.

    The contract is booked as at the table; what defenders take is a mean of many deals, so that it is
    added as it is, where it is written at all.
    """
    shares = _shares(view, seat, prospect)
    worth = 0.0
    for chance, is_made in ((prospect.chance, True), (1 - prospect.chance, False)):
        if chance:
            result = _result(view, prospect, is_made=is_made)
            changes = _contract(view, result)
            for defender, points in shares.items():
                if _is_written(view, defender):
                    changes[defender] += points * factor(view.options, result, defender)
            worth += chance * _lead(changes, seat)
    return worth


def _shares(view: State, seat: Seat, prospect: Prospect) -> dict[Seat, float]:
    """What each defender takes; if only one of them is known, the others share the rest."""
    defenders = [*others(view, prospect.declarer)]
    taken = view.phase.points if isinstance(view.phase, Playing) else (0,) * len(view.accounts)
    already = sum(taken[each] for each in defenders)
    together = BASE + SLOPE * prospect.typical + prospect.typical - prospect.points
    left = max(0.0, together - already)
    if prospect.own is None or seat not in defenders:
        return {each: taken[each] + left / len(defenders) for each in defenders}
    rest = max(0.0, already + left - prospect.own) / max(1, len(defenders) - 1)
    return {each: prospect.own if each == seat else rest for each in defenders}


def _result(view: State, prospect: Prospect, *, is_made: bool) -> DealResult:
    """The contract just made or just failed, and nothing for the defenders."""
    count = len(view.accounts)
    points = [0] * count
    points[prospect.declarer] = prospect.contract - (not is_made)
    return DealResult(
        dealer=view.dealer,
        declarer=prospect.declarer,
        contract=prospect.contract,
        points=tuple(points),
        tricks=(1,) * count,
        blind=prospect.blind,
        golden=view.golden is not None,
        sitter=sitter(view),
    )


def _contract(view: State, result: DealResult) -> list[float]:
    """What booking ``result`` changes, as far as it is foreseen: who gets a bolt is not."""
    options = replace(view.options, rounding=Rounding(defenders=None, declarer=None), bolts=None, dump=None)
    after = reduce(CARDS.evolve, settle(options, view.accounts, view.golden, result), view)
    scores = [account.score for account in after.accounts]
    dump, seat = view.options.dump, result.declarer
    if dump is not None and scores[seat] in dump.at:
        scores[seat] = 0
    return _changes(view, scores, after.winner)


def _is_written(view: State, seat: Seat) -> bool:
    """Whether what ``seat`` takes as a defender comes onto the score sheet."""
    account, options = view.accounts[seat], view.options
    return not sits(options.barrel, account) and is_written(options.own_contracts_from, account.score)


def written_off(view: State, phase: Giving | Naming) -> float:
    """What the deal is worth to the declarer when he writes it off."""
    seat = phase.declarer
    return ahead(view, reduce(CARDS.evolve, write_off(view, WriteOff(seat)), view), seat)

"""Ставка раздачи: what a deal that ends so and so is worth to a player, booked by the rules of the table.

Worth is counted in points: by how many he is ahead of the mean of the others once the deal is booked,
compared with before. A deal that is dealt anew is worth 0.
"""

from dataclasses import dataclass, replace
from functools import reduce
from math import floor

from thousand.cards.actions import WriteOff
from thousand.cards.booking.settlement import settle
from thousand.cards.events import Event
from thousand.cards.game import CARDS
from thousand.cards.options import Rounding
from thousand.cards.records import changed
from thousand.cards.seating import others, players, sitter
from thousand.cards.state import DealResult, Giving, Naming, Playing, State
from thousand.cards.write_off import write_off
from thousand.core.seats import Seat

BASE, SLOPE = 95.0, -0.25
"""What the defenders take together where the declarer takes nothing, and more for each point of his."""
EXACT = Rounding(defenders=None, declarer=None)
OF_EACH = 1
"""Tricks everybody is thought to take: whether somebody stays without any is not foreseen."""


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
    changes = [new.score - old.score for old, new in zip(before.accounts, after.accounts, strict=True)]
    own = changes.pop(seat)
    return own - sum(changes) / len(changes)


def played(view: State, seat: Seat, prospect: Prospect) -> float:
    """What the deal is worth to ``seat`` when it is played.

    Points are not rounded as at the table, since these are means of many deals.
    """
    exact = changed(view, options=replace(view.options, rounding=EXACT))
    shares = _shares(view, seat, prospect)
    low = tuple(floor(points) for points in shares)
    high = tuple(points + 1 for points in low)
    beyond = sum(shares) - sum(low)
    part = beyond / len(shares)
    worth = 0.0
    for chance, is_made in ((prospect.chance, True), (1 - prospect.chance, False)):
        if chance:
            booked = [_booked(exact, seat, prospect, points, is_made=is_made) for points in (low, high)]
            worth += chance * ((1 - part) * booked[0] + part * booked[1])
    return worth


def _shares(view: State, seat: Seat, prospect: Prospect) -> tuple[float, ...]:
    """What each defender takes; if only one of them is known, the others share the rest."""
    defenders = [*others(view, prospect.declarer)]
    taken = view.phase.points if isinstance(view.phase, Playing) else (0,) * len(view.accounts)
    together = max(
        BASE + SLOPE * prospect.typical + prospect.typical - prospect.points,
        sum(taken[each] for each in defenders),
    )
    left = together - sum(taken[each] for each in defenders)
    found = {each: taken[each] + left / len(defenders) for each in defenders}
    if prospect.own is not None and seat in found:
        found = dict.fromkeys(defenders, max(0.0, together - prospect.own) / max(1, len(defenders) - 1))
        found[seat] = prospect.own
    return tuple(found[each] for each in defenders)


def _booked(view: State, seat: Seat, prospect: Prospect, shares: tuple[int, ...], *, is_made: bool) -> float:
    """How far ``seat`` comes forward when the defenders take ``shares``."""
    defenders, count = [*others(view, prospect.declarer)], len(view.accounts)
    points = dict.fromkeys(range(count), 0) | dict(zip(defenders, shares, strict=True))
    points[prospect.declarer] = prospect.contract - (not is_made)
    result = DealResult(
        dealer=view.dealer,
        declarer=prospect.declarer,
        contract=prospect.contract,
        points=tuple(points[each] for each in range(count)),
        tricks=tuple(OF_EACH if each in players(view) else 0 for each in range(count)),
        blind=prospect.blind,
        golden=view.golden is not None,
        sitter=sitter(view),
    )
    return ahead(view, _after(view, settle(view.options, view.accounts, view.golden, result)), seat)


def written_off(view: State, phase: Giving | Naming) -> float:
    """What the deal is worth to the declarer when he writes it off."""
    seat = phase.declarer
    return ahead(view, _after(view, write_off(view, WriteOff(seat))), seat)


def _after(view: State, events: tuple[Event, ...]) -> State:
    return reduce(CARDS.evolve, events, view)

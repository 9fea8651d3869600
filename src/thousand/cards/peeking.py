"""Бонусы: once a deal each, a player may have something hidden shown to himself alone."""

from collections.abc import Iterator

from thousand.cards.actions import Peek
from thousand.cards.deck import Hand, in_order
from thousand.cards.events import Event, HandsPeeked, SuitsPeeked, TalonCardPeeked, TalonPeeked
from thousand.cards.seating import others
from thousand.cards.state import Auction, Giving, Naming, Playing, State
from thousand.core.errors import Code, IllegalAction, declare
from thousand.core.seats import Seat

NO_SUCH_BONUS = declare("cards/no_such_bonus")
BONUS_USED = declare("cards/bonus_used")
TALON_OPENED = declare("cards/talon_opened")
"""The talon can be peeked at only before it is taken."""
PLAY_BEGUN = declare("cards/play_begun")
"""Hands can be peeked at only before the first card is led."""
NO_SUCH_POSITION = declare("cards/no_such_position", "cards")


def refused(state: State, action: Peek) -> tuple[Code, dict[str, int]] | None:
    """Why the bonus may not be used; None: it may (A21, decision 92)."""
    rule = state.options.peeks
    offered = rule is not None and getattr(rule, action.at)
    if not offered or (action.at == "card") is (action.position is None):
        return NO_SUCH_BONUS, {}
    if (action.seat, action.at) in state.peeks:
        return BONUS_USED, {}
    if action.at == "hands":
        return None if _before_first_lead(state) else (PLAY_BEGUN, {})
    if not isinstance(state.phase, Auction):
        return TALON_OPENED, {}
    size = len(state.talons[0])
    if action.position is not None and not 1 <= action.position <= size:
        return NO_SUCH_POSITION, {"cards": size}
    return None


def _before_first_lead(state: State) -> bool:
    phase = state.phase
    if isinstance(phase, Playing):
        return not phase.trick and not phase.history
    return isinstance(phase, Auction | Giving | Naming)


def peeks(state: State, seat: Seat) -> Iterator[Peek]:
    """All bonuses that ``seat``, whose turn it is, may use now."""
    if state.options.peeks is None:
        return
    positions = range(1, len(state.talons[0]) + 1)
    for action in (
        Peek(seat, "hands"),
        Peek(seat, "suits"),
        Peek(seat, "talon"),
        *(Peek(seat, "card", position) for position in positions),
    ):
        if refused(state, action) is None:
            yield action


def peek(state: State, action: Peek) -> tuple[Event, ...]:
    """Everyone sees that a bonus is used; what it shows is for the player alone."""
    no = refused(state, action)
    if no is not None:
        raise IllegalAction(no[0], **no[1])
    return (_seen(state, action),)


def _seen(state: State, action: Peek) -> Event:
    seat, talon = action.seat, state.talons[0]
    if action.position is not None:
        return TalonCardPeeked(seat, action.position, talon[action.position - 1])
    if action.at == "hands":
        return HandsPeeked(seat, _hands_of_others(state, seat))
    if action.at == "suits":
        return SuitsPeeked(seat, tuple(card.suit for card in in_order(talon)))
    return TalonPeeked(seat, talon)


def _hands_of_others(state: State, seat: Seat) -> tuple[Hand, ...]:
    opponents = set(others(state, seat))
    return tuple(hand if holder in opponents else () for holder, hand in enumerate(state.hands))

"""Снос: to whom the declarer gives cards for the talon he took."""

from thousand.cards.deck import Hand
from thousand.cards.seating import others
from thousand.cards.state import Giving, State
from thousand.core.seats import Seat


def receivers(state: State, phase: Giving) -> tuple[Seat | None, ...]:
    """Снос: all who get a card of the declarer; None: the other talon, or aside (decision 24)."""
    opponents = tuple(sorted(others(state, phase.declarer)))
    giving = state.options.talon.giving
    if giving == "discard":
        return (None,) * len(state.talons[phase.talon])
    return (*opponents, None) if giving == "opponent_and_talon" else opponents


def due(state: State, phase: Giving) -> tuple[Seat | None, ...]:
    """Those of them who have not got theirs, each once, seats before the talon."""
    left = list(receivers(state, phase))
    for receiver in phase.given:
        left.remove(receiver)
    return tuple(dict.fromkeys(left))


def to_give(state: State, phase: Giving) -> Hand:
    """The cards the declarer may give: any he holds, or what is left of the talon (A1, decision 24)."""
    hand = state.hands[phase.declarer]
    if state.options.talon.giving == "keep_one":
        talon = state.talons[phase.talon]
        return tuple(card for card in hand if card in talon)
    return hand

"""A deal in play as the kernels take it, and their plays as ours; cards that are not known are left out."""

from dataclasses import dataclass
from typing import Final, Literal

import numpy as np
from numpy.typing import NDArray

from thousand.cards.actions import Play
from thousand.cards.deck import Hand, Suit, card_points, known
from thousand.cards.phases import phase_of
from thousand.cards.seating import others
from thousand.cards.state import Playing, State
from thousand.core.seats import Seat
from thousand.kernels.cards import layout, rules
from thousand.kernels.cards.tables import NO_CARD, NO_TRUMP, bits

Ints = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Position:
    """A deal in play as the kernels take it."""

    fields: Ints
    rules: rules.Rules
    scored: int
    """What the declarer has already."""


def order(state: State) -> tuple[Seat, ...]:
    """The players from the leader of the trick on."""
    leader = phase_of(state, Playing).leader
    return (leader, *others(state, leader))


def position(state: State) -> Position:
    """The deal of ``state`` for the kernels; in a view the unknown cards are missing from the hands.

    Raises:
        Unsupported: its marriages bring more than the kernels can count.
    """
    playing = phase_of(state, Playing)
    around = order(state)
    hands = [state.hands[seat] for seat in around]
    later = [state.talons[seat] for seat in around] if _has_table_cards(state) else [(), ()]
    rest = card_points(_undealt(state, playing))
    ruling = rules.compiled(state.options, len(around), rest)
    fields = np.zeros(layout.FIELDS, np.int64)
    fields[layout.A : layout.A + len(hands)] = [bits(known(hand)) for hand in hands]
    fields[[layout.LATER_A, layout.LATER_B]] = bits(known(later[0])), bits(known(later[1]))
    fields[[layout.LEAD, layout.SECOND]] = [*(card.place for card in playing.trick), NO_CARD, NO_CARD][:2]
    fields[layout.TRICKS] = len(later[0]) + min(
        len(hand) + (place < len(playing.trick)) for place, hand in enumerate(hands)
    )
    fields[layout.IS_FIRST] = not playing.tricks[playing.leader]
    fields[layout.REST_POINTS] = rest
    fields[layout.DECLARER] = around.index(playing.declarer)
    _set_trumps(fields, playing, around, ruling)
    return Position(fields, ruling, playing.points[playing.declarer])


def _set_trumps(fields: Ints, playing: Playing, around: tuple[Seat, ...], ruling: rules.Rules) -> None:
    follows = playing.next_trump or playing.trump
    fields[[layout.TRUMP, layout.NEXT]] = _trump(playing.trump), _trump(follows)
    if ruling.switches & rules.OWN_TRUMP_ONLY and playing.trump_by is not None:
        fields[[layout.TRUMP_BY, layout.NEXT_BY]] = around.index(playing.trump_by)
    if playing.next_trump is not None:
        fields[layout.NEXT_BY] = 0


def _trump(suit: Suit | None) -> int:
    return NO_TRUMP if suit is None else suit.place


def _has_table_cards(state: State) -> bool:
    return state.options.layout == "table_cards" and any(state.talons)


def _undealt(state: State, playing: Playing) -> Hand:
    """The cards of the other talon, which nobody holds and the winner of the last trick gets."""
    if state.options.layout != "two_talons" or state.options.talon.rest == "dead":
        return ()
    gone = {*state.aside, *playing.trick, *(card for trick in playing.history for card in trick.cards)}
    held = {card for hand in state.hands for card in hand}
    return tuple(card for talon in state.talons for card in known(talon) if card not in gone | held)


Declaration = Literal["marriage", "aces"] | None
WAYS: Final[dict[Declaration, int]] = {
    None: layout.SILENTLY,
    "marriage": layout.MARRIAGE,
    "aces": layout.FOUR_ACES,
}


def number_of(play: Play) -> int:
    """The number of ``play`` in the kernels."""
    return play.card.place + layout.PLAYS * WAYS[play.declare]

"""Сдача: hands and talon for everyone who plays the deal; what chance must bring (A3)."""

from collections.abc import Iterator

from thousand.cards.actions import Deal
from thousand.cards.deck import Card, Hand, in_order, pack
from thousand.cards.options import Options
from thousand.cards.seating import on_barrel, players
from thousand.cards.silence import is_silent
from thousand.cards.state import State
from thousand.core.chance import CHANCE_MISMATCH, Chance, shuffled
from thousand.core.errors import IllegalAction
from thousand.core.seats import Seat


def hand_size(options: Options) -> int:
    """Seven cards each of 24, six of 20; ten or eight where two talons, or cards on the table, are dealt."""
    if options.layout == "talon":
        return 7 if options.deck == 24 else 6
    return (options.deck - 4) // 2


def talon_sizes(options: Options) -> tuple[int, ...]:
    """One talon of three, or two where the pack has 20 cards; else twice two cards."""
    if options.layout == "talon":
        return (options.deck - 3 * hand_size(options),)
    return (2, 2)


def drawn(state: State, chance: Chance) -> Deal:
    """A shuffled pack: a hand for each player after the dealer, the dealer's last, then the talons."""
    cards = iter(shuffled(chance, pack(state.options.deck)))
    size = hand_size(state.options)
    hands: list[Hand] = [()] * len(state.accounts)
    for seat in players(state):
        hands[seat] = in_order(_next(cards, size))
    talons = tuple(_next(cards, count) for count in talon_sizes(state.options))
    return Deal(tuple(hands), talons)


def _next(cards: Iterator[Card], count: int) -> Hand:
    return tuple(next(cards) for _ in range(count))


def fitting(state: State, action: Deal) -> tuple[tuple[Hand, ...], tuple[Hand, ...]]:
    """The hands, in order, and the talons, as they were dealt.

    Raises:
        IllegalAction: not the whole pack, or not in the right shares.
    """
    hands, talons = action.hands, action.talons
    if hands is None or talons is None:
        raise IllegalAction(CHANCE_MISMATCH)
    playing, size = players(state), hand_size(state.options)
    shares = tuple(size if seat in playing else 0 for seat in range(len(state.accounts)))
    cards = [card for part in (*hands, *talons) for card in part]
    if (
        tuple(map(len, hands)) != shares
        or tuple(map(len, talons)) != talon_sizes(state.options)
        or in_order(cards) != pack(state.options.deck)
    ):
        raise IllegalAction(CHANCE_MISMATCH)
    return tuple(map(in_order, hands)), talons


def left_face_down(state: State) -> tuple[Seat, ...]:
    """В тёмную: whose cards lie face down, because he may bid without looking at them (A8)."""
    rule = state.options.blind
    if rule is None or state.golden is not None:
        return ()
    return tuple(
        seat
        for seat in sorted(players(state))
        if not on_barrel(state, seat)
        and not is_silent(state, seat)
        and (rule.min_score is None or state.accounts[seat].score >= rule.min_score)
    )

"""Deals played card by card on integers."""

from thousand.kernels.cards.jit import Ints, kernel, part
from thousand.kernels.cards.layout import (
    DECLARER,
    FOUR_ACES,
    IS_FIRST,
    LATER_A,
    LATER_B,
    LEAD,
    LEADER,
    NEXT,
    NEXT_BY,
    PLAYS,
    REST_POINTS,
    SECOND,
    TRICKS,
    TRUMP,
    TRUMP_BY,
    A,
    B,
    C,
    declares_marriage,
    place_to_move,
)
from thousand.kernels.cards.moves import PRICE_SET, beaters, points_of, turned
from thousand.kernels.cards.rules import NEXT_TRICK, PLAYERS, PRICE, TWO
from thousand.kernels.cards.tables import NO_CARD, POINTS, SUIT, SUITS


@part
def declare(p: Ints, play: int, switches: int, prices: int, points: Ints) -> None:
    """What a lead declares brings its points and its trump."""
    suit = SUIT[play % PLAYS]
    if play // PLAYS == FOUR_ACES:
        points[p[LEADER]] += prices >> PRICE * SUITS
    elif declares_marriage(p, play, switches):
        points[p[LEADER]] += prices >> PRICE * suit & PRICE_SET
        p[NEXT], p[NEXT_BY] = suit, 0
        if not switches & NEXT_TRICK:
            p[TRUMP], p[TRUMP_BY] = suit, 0


@part
def end_trick(p: Ints, last: int, switches: int, points: Ints) -> None:
    """The trick goes to its winner, who leads next; ``last`` is the third card, or NO_CARD."""
    winner, best = 0, p[LEAD]
    if beaters(best, p[TRUMP]) >> p[SECOND] & 1:
        winner, best = 1, p[SECOND]
    if beaters(best, p[TRUMP]) >> last & 1:
        winner = 2
    leader = (p[LEADER] + winner) % (2 if switches & TWO else PLAYERS)
    points[leader] += POINTS[p[LEAD]] + POINTS[p[SECOND]] + POINTS[last]
    p[TRICKS] -= 1
    if p[TRICKS] == 0:
        points[leader] += points_of(p[A] | p[B] | p[C]) + p[REST_POINTS]
    a, b = p[A] | p[LATER_A], p[B] | p[LATER_B]
    p[A], p[B], p[C], p[DECLARER], p[TRUMP_BY] = turned(
        a, b, p[C], p[DECLARER], p[NEXT], p[NEXT_BY], winner, switches
    )
    p[TRUMP], p[NEXT_BY], p[LEADER] = p[NEXT], p[TRUMP_BY], leader
    p[LEAD], p[SECOND] = NO_CARD, NO_CARD
    p[IS_FIRST], p[LATER_A], p[LATER_B] = 0, 0, 0


@kernel
def play_on(p: Ints, play: int, switches: int, prices: int, points: Ints) -> None:
    """The position after ``play``, and what each player has won; ``points`` by place, as LEADER counts."""
    card, place = play % PLAYS, place_to_move(p)
    if place == 0:
        declare(p, play, switches, prices, points)
        p[LEAD] = card
    elif place == 1:
        p[SECOND] = card
    p[place] &= ~(1 << card)
    if place == 2 or (place == 1 and switches & TWO):
        end_trick(p, card if place == 2 else NO_CARD, switches, points)

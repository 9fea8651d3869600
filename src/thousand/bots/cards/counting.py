"""Подсчёт руки: how many points a hand is good for when its holder plays the deal.

The weights were found by letting the bot play many random deals and asking which cards had brought what.
"""

from dataclasses import dataclass

from thousand.cards.cap import marriage_points
from thousand.cards.deck import SUITS, Hand, Rank, marriages
from thousand.cards.options import Options


@dataclass(frozen=True, slots=True)
class Weights:
    """What the cards of a hand are good for, in points."""

    base: float
    ace: float
    ten_under_ace: float
    ten_guarded: float
    """With a smaller card of its suit."""
    ten_bare: float
    king: float
    """Beside the ace or the ten of its suit."""
    long: float
    """Each card of a suit after the third."""
    void: float
    """A suit of which there is none."""
    marriage: float
    """Of the points of a marriage, in a hand with an ace to take the first trick."""
    marriage_alone: float
    """In a hand without one."""
    trump: float
    """Each card of the longest suit with a marriage."""
    to_come: float
    """What the cards still to be taken are counted for: little, since nobody knows them."""


THREE = Weights(-8, 20, 17, 6, 1, 2.5, 6, 6, 0.84, 0.05, 4.8, 20)
TWO = Weights(2, 15, 16, 8, 7.5, 2, 3, 6.5, 0.77, 0.22, 3.8, 10)
FREE_THREE = Weights(-18, 28, 8, 15, 11, 0, 0, -8, 0.36, 0.2, 7, -5)
"""Where any card may be played, winners are worth more and marriages less."""
FREE_TWO = Weights(40, 22, 5, 12, 16, 0, -5, -12, 0.4, 0.1, 7, -25)


def weights(options: Options) -> Weights:
    """The weights for the rules in force."""
    if options.play.follow:
        return THREE if options.layout == "talon" else TWO
    return FREE_THREE if options.layout == "talon" else FREE_TWO


def count(hand: Hand, options: Options) -> float:
    """The points ``hand`` is likely to bring, marriages included."""
    found = weights(options)
    suits = [tuple(card for card in hand if card.suit is suit) for suit in SUITS]
    points = found.base + sum(_suit(cards, found) for cards in suits)
    pairs = marriages(hand)
    if pairs:
        enters = any(card.rank is Rank.ACE for card in hand) or not options.marriages.needs_trick
        share = found.marriage if enters else found.marriage_alone
        points += share * marriage_points(options.marriages.points, hand)
        points += found.trump * max(len(suits[suit.place]) for suit in pairs)
    return points


def prospect(hand: Hand, options: Options) -> float:
    """The points ``hand`` can be counted on for before the talon is taken."""
    return count(hand, options) + weights(options).to_come


def _suit(cards: Hand, found: Weights) -> float:
    """What the cards of one suit are good for, marriages aside."""
    if not cards:
        return found.void
    ranks = {card.rank for card in cards}
    points = found.long * max(0, len(cards) - 3)
    if Rank.ACE in ranks:
        points += found.ace
    if Rank.TEN in ranks:
        points += _ten(cards, found)
    if Rank.KING in ranks and (Rank.ACE in ranks or Rank.TEN in ranks):
        points += found.king
    return points


def _ten(cards: Hand, found: Weights) -> float:
    if cards[-1].rank is Rank.ACE:
        return found.ten_under_ace
    return found.ten_guarded if len(cards) > 1 else found.ten_bare

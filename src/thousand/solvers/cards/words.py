"""What the auction and the talon tell of hidden hands: what is impossible, and how likely the rest is.

The policy that is assumed, softly: a player bids as long as the bid is not above what his cards are good
for. What they are good for is counted suit by suit, and for marriages.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from thousand.cards.deck import SUITS, UNKNOWN, Rank, known, pack
from thousand.cards.events import BidMade, CardGiven, CardPlayed, Event, ForcedBid, Passed, TalonTaken
from thousand.cards.opening import own_turn_bid
from thousand.cards.options import Options
from thousand.cards.phases import phase_of
from thousand.cards.seating import on_barrel
from thousand.cards.state import Playing, State
from thousand.core.seats import Seat
from thousand.kernels.cards import layout
from thousand.kernels.cards.jit import Ints
from thousand.kernels.cards.tables import ACES_SET, QUEENS_SET, SETS, SPADES, WIDTH, WORTH, bits
from thousand.solvers.cards.positions import order

Weights = NDArray[np.float64]
Marks = NDArray[np.bool_]

BASE = 10.0
"""What any hand is good for, with the talon to come."""
ACE, TEN_UNDER_ACE, TEN_GUARDED, TEN_BARE, KING, LONG, VOID = 20.0, 17.0, 6.0, 1.0, 2.5, 6.0, 6.0
MARRIAGE_SHARE, MARRIAGE_ALONE = 0.84, 0.2
"""How much of a marriage comes home, with and without an ace."""
MARRIAGE_TRUMPS = 15.0
SPREAD = 14.0
"""How far, in points, people differ from the count."""
NEVER = 10_000


def _suit_value(number: int) -> float:
    cards = [card for card in SPADES if number >> card.strength & 1]
    ranks = {card.rank for card in cards}
    value = LONG * max(0, len(cards) - 3) if cards else VOID
    value += ACE * (Rank.ACE in ranks)
    if Rank.TEN in ranks:
        value += TEN_UNDER_ACE if Rank.ACE in ranks else TEN_GUARDED if len(cards) > 1 else TEN_BARE
    if Rank.KING in ranks and ranks & {Rank.ACE, Rank.TEN}:
        value += KING
    return value


SUIT_VALUES = np.array([_suit_value(number) for number in range(SETS)])


def points_of_sets(sets: Ints) -> Ints:
    """The card points of many sets."""
    worth = WORTH.astype(np.int64)
    return sum((worth[sets >> WIDTH * suit.place & SETS - 1] for suit in SUITS), np.zeros_like(sets))


def marriages_of_sets(options: Options, sets: Ints) -> Ints:
    """What the marriages in many sets bring."""
    queens = sets & sets >> 1 & QUEENS_SET
    total = np.zeros_like(sets)
    for suit, points in zip(SUITS, options.marriages.points, strict=True):
        total += points * ((queens >> WIDTH * suit.place & SETS - 1) != 0)
    return total


def good_for(options: Options, sets: Ints) -> Weights:
    """What hands are good for as bids."""
    value = np.full(len(sets), BASE)
    for suit in SUITS:
        value += SUIT_VALUES[sets >> WIDTH * suit.place & SETS - 1]
    pairs = marriages_of_sets(options, sets)
    enters = ((sets & ACES_SET) != 0) | (not options.marriages.needs_trick)
    return value + np.where(enters, MARRIAGE_SHARE, MARRIAGE_ALONE) * pairs + MARRIAGE_TRUMPS * (pairs > 0)


@dataclass(slots=True)
class Word:
    """What a player said: he went to ``last`` and did not go to ``refused``."""

    last: int = 0
    refused: int = NEVER
    must: int = 0
    """The highest of his bids that his cards had to allow."""

    def likelihood(self, good: Weights) -> Weights:
        """How likely he says it with hands that are ``good`` for so many points."""
        went = willing(good, self.last) if self.last else np.ones(len(good))
        return went if self.refused == NEVER else went * (1.0 - willing(good, self.refused))


def words(view: State, seen: Sequence[Event]) -> dict[Seat, Word]:
    """What each player said in the auction.

    A bid that was forced says nothing, nor does one on the barrel up to what is needed there.
    """
    found: dict[Seat, Word] = {}
    standing, minimum, barrel = 0, view.options.auction.minimum, view.options.barrel
    for event in seen:
        if isinstance(event, ForcedBid):
            standing = event.amount
            found[event.seat] = Word()
        elif isinstance(event, BidMade):
            goal = own_turn_bid(view, barrel) if barrel is not None and on_barrel(view, event.seat) else 0
            is_forced = standing == 0 and event.amount == minimum
            standing = event.amount
            last = 0 if is_forced or standing <= goal else standing
            found[event.seat] = Word(last=last, must=0 if is_forced else standing)
        elif isinstance(event, Passed):
            found.setdefault(event.seat, Word()).refused = standing + view.options.auction.step
    return found


@dataclass(frozen=True, slots=True)
class Past:
    """What is known of cards that have changed hands."""

    played: dict[Seat, int]
    given: dict[Seat, int]
    """Cards of the declarer that others got, as far as they are known."""
    unknown_gifts: int
    talon: int
    """The cards of the talon that was taken, if they are known."""


def past(seen: Sequence[Event]) -> Past:
    """The cards that have changed hands."""
    played: dict[Seat, int] = {}
    given: dict[Seat, int] = {}
    unknown, talon = 0, 0
    for event in seen:
        if isinstance(event, CardPlayed):
            played[event.seat] = played.get(event.seat, 0) | bits([event.card])
        elif isinstance(event, CardGiven):
            if event.card is UNKNOWN:
                unknown += 1
            elif event.to is not None:
                given[event.to] = given.get(event.to, 0) | bits([event.card])
        elif isinstance(event, TalonTaken):
            talon = bits(known(event.cards))
    return Past(played, given, unknown, talon)


def dealt(view: State, then: Past, seat: Seat, rows: Ints) -> Ints:
    """The cards ``seat`` was dealt, in each world; with the gift he got where that is not known."""
    place = order(view).index(seat)
    cards = rows[:, layout.A + place] | then.played.get(seat, 0)
    if seat == phase_of(view, Playing).declarer:
        gifts = sum(then.given.values())
        return (cards | gifts) & ~then.talon
    return cards & ~then.given.get(seat, 0)


def _opponents(view: State) -> Iterator[Seat]:
    viewer = phase_of(view, Playing).to_move
    return (seat for seat in order(view) if seat != viewer)


def likelihood(view: State, seen: Sequence[Event], rows: Ints) -> Weights:
    """How likely the others' words are in each world."""
    then, said = past(seen), words(view, seen)
    weights = np.ones(len(rows))
    for seat in _opponents(view):
        if seat in said:
            weights *= said[seat].likelihood(good_for(view.options, dealt(view, then, seat, rows)))
    return weights


def willing(good: Weights, bid: int) -> Weights:
    """How likely their holder bids so much with hands that are ``good`` for so many points."""
    return 1.0 / (1.0 + np.exp((bid - good) / SPREAD))


def bids_agree(view: State, seen: Sequence[Event], rows: Ints) -> Marks:
    """Предел ставки: where a player bid beyond 120 his marriages allowed it."""
    rule = view.options.auction.cap
    marks = np.ones(len(rows), np.bool_)
    if rule is None:
        return marks
    then, said = past(seen), words(view, seen)
    for seat in _opponents(view):
        beyond = said.get(seat, Word()).must - rule.base
        if beyond > 0:
            hands = dealt(view, then, seat, rows)
            if seat == phase_of(view, Playing).declarer and then.unknown_gifts:
                hands = hands | _not_of_viewer(view, then)
            aces = view.options.ace_marriage or 0 if rule.aces else 0
            allowed = marriages_of_sets(view.options, hands) + aces * ((hands & ACES_SET) == ACES_SET)
            marks &= allowed >= beyond
    return marks


def _not_of_viewer(view: State, then: Past) -> int:
    """Neither the viewer's cards nor the talon: the declarer may have given any of them away unseen."""
    viewer = phase_of(view, Playing).to_move
    own = bits(view.hands[viewer]) | then.played.get(viewer, 0)
    return bits(pack(view.options.deck)) & ~own & ~then.talon


def talon_agrees(view: State, seen: Sequence[Event], rows: Ints) -> Marks:
    """Прикуп: cards that all saw the declarer take are his, but for those he gave away unseen."""
    playing, then = phase_of(view, Playing), past(seen)
    if playing.to_move == playing.declarer or not then.talon:
        return np.ones(len(rows), np.bool_)
    his = rows[:, layout.A + order(view).index(playing.declarer)] | then.played.get(playing.declarer, 0)
    away = then.talon & ~sum(then.given.values()) & ~his
    number = np.bitwise_count(away)
    if view.options.talon.giving == "keep_one":
        return number == then.unknown_gifts
    return number <= then.unknown_gifts

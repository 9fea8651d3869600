"""Розыгрыш: which card to play, weighed by what the trick may bring and what the cards kept are still worth.

Own points count in full; what the others win counts for or against the player, by the side
he is on: a declarer is alone, defenders stand together against him.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from thousand.bots.cards.knowledge import Knowledge, knowledge
from thousand.cards.actions import Play
from thousand.cards.deck import Card, Hand, Rank, Suit, card_points
from thousand.cards.deck import marriages as pairs
from thousand.cards.events import Event
from thousand.cards.seating import others
from thousand.cards.state import Playing, State
from thousand.cards.tricks import taker
from thousand.core.seats import Seat

MATE, DECLARER, DEFENDER = 0.6, -0.8, -0.6
"""What a point is worth to the player that a fellow defender, the declarer, or one against him wins."""
PARTNER_BEATS = 0.6
"""How often a fellow defender who can beat one's card has to."""
TO_COME = 5.5
"""The points that a card still to be played to the trick brings."""
TRICK = 4.0
"""What a card that takes a trick wins besides itself."""
SURVIVES = (0.2, 0.2, 0.4, 0.6, 0.8)
"""How often a winning card is not ruffed while others hold trumps, by how many of its suit they hold."""
GUARDED, BARE = 0.35, 0.2
"""How often a card that one other beats takes a trick, with a smaller card beside it or alone."""
LOW = 0.3
"""How much of a lower card's points come home."""
ON_LEAD, OFF_LEAD = 0.95, 0.6
"""How often a marriage that is held is declared later, with and without the lead."""


def choose(view: State, playing: Playing, plays: Sequence[Play], seen: Sequence[Event]) -> Play:
    """The best of ``plays``."""
    if len(plays) == 1:
        return plays[0]
    scales = Scales(view, playing, knowledge(view, playing, seen))
    return max(plays, key=scales.value)


@dataclass(frozen=True, slots=True)
class Scales:
    """What the plays of one player in one position are weighed on, in points."""

    view: State
    playing: Playing
    known: Knowledge

    def value(self, play: Play) -> float:
        """What ``play`` is worth: its trick, what it declares, and the cards kept."""
        trump, declared = self._declared(play)
        left = tuple(card for card in self.known.hand if card is not play.card)
        takes = self.takers(play.card, trump)
        trick = (*self.playing.trick, play.card)
        points = card_points(trick) + TO_COME * (len(takes) - len(trick))
        won = sum(chance * self._share(seat) * points for seat, chance in takes.items())
        drawn = len(takes) - 1 if play.card.suit is trump and not self.playing.trick else 0
        trumps = self.known.of_suit(trump) - drawn
        return won + declared + self._kept(left, trump, trumps, takes[play.seat])

    def _declared(self, play: Play) -> tuple[Suit | None, float]:
        """The trump after ``play`` and the points that it declares."""
        rule, suit = self.view.options.marriages, play.card.suit
        if play.declare == "aces":
            return self.playing.trump, float(self.view.options.ace_marriage or 0)
        has_trick = bool(self.playing.tricks[play.seat]) or not rule.needs_trick
        itself = rule.automatic and has_trick and not self.playing.trick and suit in pairs(self.known.hand)
        if play.declare == "marriage" or (itself and play.card.rank in (Rank.KING, Rank.QUEEN)):
            return suit, float(rule.points[suit.place])
        return self.playing.trump, 0.0

    def takers(self, card: Card, trump: Suit | None) -> dict[Seat, float]:
        """Who takes the trick, with which chance, when ``card`` is played to it: all players in order."""
        order = [self.playing.leader, *others(self.view, self.playing.leader)]
        trick = (*self.playing.trick, card)
        ahead = order[taker(trick, trump)]
        best = trick[taker(trick, trump)]
        chances = dict.fromkeys(order, 0.0)
        chances[ahead] = 1.0
        for seat in order[len(trick) :]:
            beats = self.known.chance_to_beat(seat, trick[0].suit, best, trump)
            if self._are_mates(seat, ahead):
                beats *= PARTNER_BEATS
            for other in order:
                chances[other] *= 1.0 - beats
            chances[seat] += beats
        return chances

    def _are_mates(self, seat: Seat, other: Seat) -> bool:
        return self.playing.declarer not in (seat, other)

    def _share(self, seat: Seat) -> float:
        """What a point that ``seat`` wins is worth to the player."""
        me, declarer = self.playing.to_move, self.playing.declarer
        if seat == me:
            return 1.0
        if me == declarer:
            return DEFENDER
        return DECLARER if seat == declarer else MATE

    def _kept(self, left: Hand, trump: Suit | None, trumps: int, leads: float) -> float:
        """What the cards that are ``left`` are still worth.

        ``trumps`` are in other hands; ``leads`` is the chance to lead next.
        """
        worth = sum(self._worth(card, left, trump, trumps) for card in left)
        if len(left) > 1:
            points = self.view.options.marriages.points
            held = sum(points[suit.place] for suit in pairs(left))
            worth += held * (leads * ON_LEAD + (1.0 - leads) * OFF_LEAD)
        return worth

    def _worth(self, card: Card, left: Hand, trump: Suit | None, trumps: int) -> float:
        """The points ``card`` is likely to bring later."""
        above = self.known.above(card)
        if card.suit is trump:
            return card.points + TRICK if not above else card.points * 0.5 + TRICK / 2
        length = min(self.known.of_suit(card.suit), len(SURVIVES) - 1)
        stays = SURVIVES[length] if trumps > 0 else 1.0
        if not above:
            return (card.points + TRICK) * stays
        if above == 1:
            guarded = any(other.suit is card.suit and other.strength < card.strength for other in left)
            return (card.points + TRICK) * stays * (GUARDED if guarded else BARE)
        return card.points * LOW

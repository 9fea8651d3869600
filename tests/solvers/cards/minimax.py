"""Deals played out every way, by the rules of play themselves: slow, without bounds or memory.

``value`` looks at everything; ``reaches`` is plain alpha-beta for whole deals.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from thousand.cards.actions import Play
from thousand.cards.deck import Card, Hand, Suit, card_points
from thousand.cards.following import playable
from thousand.cards.marriages import ace_leads, leads
from thousand.cards.options import Options
from thousand.cards.phases import phase_of
from thousand.cards.seating import players
from thousand.cards.state import Playing, State
from thousand.cards.tricks import taker

MUCH = 1_000
"""More than a deal can bring."""


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal as it is played out; players are numbered clockwise."""

    options: Options
    hands: tuple[Hand, ...]
    declarer: int
    leader: int
    trick: Hand
    trump: Suit | None
    owner: int | None
    coming: Suit | None
    tricks: tuple[int, ...]
    later: tuple[Hand, ...]
    rest: Hand

    @property
    def to_move(self) -> int:
        return (self.leader + len(self.trick)) % len(self.hands)


def deal_of(state: State) -> Deal:
    """The deal of ``state``."""
    playing, around = phase_of(state, Playing), players(state)
    held = {card for hand in state.hands for card in hand}
    gone = {card for trick in playing.history for card in trick.cards} | set(playing.trick) | set(state.aside)
    left = tuple(card for talon in state.talons for card in talon if card not in held | gone)
    by_table = state.options.layout == "table_cards"
    takes_rest = state.options.layout == "two_talons" and state.options.talon.rest == "last_trick"
    return Deal(
        state.options,
        tuple(state.hands[seat] for seat in around),
        around.index(playing.declarer),
        around.index(playing.leader),
        playing.trick,
        playing.trump,
        None if playing.trump_by is None else around.index(playing.trump_by),
        playing.next_trump,
        tuple(playing.tricks[seat] for seat in around),
        tuple(state.talons[seat] for seat in around) if by_table and any(state.talons) else (),
        left if takes_rest else (),
    )


def choices(deal: Deal) -> Iterator[tuple[Card, str | None]]:
    """Every play: a card and what is declared with it."""
    hand, tricks = deal.hands[deal.to_move], deal.tricks[deal.to_move]
    foreign = deal.trump if deal.owner != deal.to_move else None
    cards = playable(deal.options.play, hand, deal.trick, deal.trump, foreign)
    pairs = leads(deal.options.marriages, hand, tricks) if not deal.trick else ()
    aces = ace_leads(deal.options.ace_marriage, hand, tricks) if not deal.trick else ()
    for card in cards:
        if card in pairs and deal.options.marriages.automatic:
            yield card, "marriage"
            continue
        yield card, None
        if card in pairs:
            yield card, "marriage"
        if card in aces:
            yield card, "aces"


def played(deal: Deal, card: Card, declared: str | None) -> tuple[Deal, int]:
    """The deal after a play, and what the declarer gets by it."""
    seat, gain = deal.to_move, 0
    hands = tuple(tuple(c for c in h if c is not card) for h in deal.hands)
    deal = replace(deal, hands=hands, trick=(*deal.trick, card))
    if declared == "aces" and seat == deal.declarer:
        gain += deal.options.ace_marriage or 0
    if declared == "marriage":
        if seat == deal.declarer:
            gain += deal.options.marriages.points[card.suit.place]
        if deal.options.marriages.trump == "at_once":
            deal = replace(deal, trump=card.suit, owner=seat)
        else:
            deal = replace(deal, coming=card.suit)
    if len(deal.trick) < len(hands):
        return deal, gain
    winner = (deal.leader + taker(deal.trick, deal.trump)) % len(hands)
    tricks = tuple(number + (seat == winner) for seat, number in enumerate(deal.tricks))
    won = card_points(deal.trick)
    if deal.later:
        hands = tuple((*hand, *more) for hand, more in zip(hands, deal.later, strict=True))
    elif not all(hands):
        won += card_points(deal.rest)
        won += sum(map(card_points, hands)) if deal.rest else 0
        hands = ((),) * len(hands)
    if deal.coming is not None:
        deal = replace(deal, trump=deal.coming, owner=deal.leader, coming=None)
    deal = replace(deal, hands=hands, leader=winner, trick=(), tricks=tricks, later=())
    return deal, gain + (won if winner == deal.declarer else 0)


def value(deal: Deal) -> int:
    """What the declarer still gets when all play their best, the others against him."""
    if not any(deal.hands):
        return 0
    best = max if deal.to_move == deal.declarer else min
    return best(after(deal, card, declared) for card, declared in choices(deal))


def after(deal: Deal, card: Card, declared: str | None) -> int:
    """What the declarer still gets from a play on."""
    following, gain = played(deal, card, declared)
    return gain + value(following)


def after_play(deal: Deal, play: Play) -> int:
    """The same for a play of ours."""
    is_automatic = deal.options.marriages.automatic and not deal.trick
    pairs = leads(deal.options.marriages, deal.hands[deal.to_move], deal.tricks[deal.to_move])
    declared = "marriage" if is_automatic and play.card in pairs else play.declare
    return after(deal, play.card, declared)


def reaches(deal: Deal, need: int, known: dict[Deal, tuple[int, int]]) -> bool:
    """Whether the declarer still gets ``need``: plain alpha-beta, which remembers positions between tricks.

    ``known``: what he surely gets, and what he surely does not get.
    """
    if need <= 0:
        return True
    if not any(deal.hands):
        return False
    sure, too_much = known.get(deal, (0, MUCH))
    if not deal.trick and not sure < need < too_much:
        return need <= sure
    ours = deal.to_move == deal.declarer
    tries = sorted(choices(deal), key=lambda choice: -choice[0].points)
    nexts = (played(deal, *choice) for choice in tries)
    found = (any if ours else all)(reaches(after, need - gain, known) for after, gain in nexts)
    if not deal.trick:
        known[deal] = (need, too_much) if found else (sure, need)
    return found

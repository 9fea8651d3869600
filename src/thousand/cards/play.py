"""Розыгрыш: cards are played to tricks until none are left, and then the deal is booked."""

from collections.abc import Iterator
from functools import cache
from itertools import chain

from thousand.cards.actions import Play
from thousand.cards.booking.settlement import settle
from thousand.cards.deck import Hand, card_points, in_order
from thousand.cards.events import (
    AceMarriageDeclared,
    CardPlayed,
    DealPlayed,
    Event,
    MarriageDeclared,
    RestTaken,
    TableCardsTaken,
    TrickTaken,
    TrumpSet,
)
from thousand.cards.following import playable, refusal
from thousand.cards.holdings import placed
from thousand.cards.marriages import NOT_ON_LEAD, ace_leads, leads, why_no_aces, why_no_marriage
from thousand.cards.phases import phase_of
from thousand.cards.seating import players, sitter
from thousand.cards.state import DealResult, Playing, State
from thousand.cards.tricks import taker
from thousand.core.errors import IllegalAction
from thousand.core.seats import Seat

_play = cache(Play)
"""One record for each play there is, since they come up again and again."""


def plays(state: State) -> tuple[Play, ...]:
    """All that the player to move may play: plain, then marriages, then the ace marriage, each by card.

    ``state`` may be his own view.
    """
    playing = phase_of(state, Playing)
    seat, cards = playing.to_move, _playable(state, playing)
    plain = tuple([_play(seat, card) for card in cards])
    if playing.trick:
        return plain
    declaring: list[Play] = []
    if not state.options.marriages.automatic:
        declaring += [
            _play(seat, card, "marriage") for card in _marriage_leads(state, playing) if card in cards
        ]
    declaring += [_play(seat, card, "aces") for card in _ace_leads(state, playing) if card in cards]
    return (*plain, *declaring)


def _playable(state: State, playing: Playing) -> Hand:
    seat = playing.to_move
    foreign = None if playing.trump_by == seat else playing.trump
    return playable(state.options.play, state.hands[seat], playing.trick, playing.trump, foreign)


def _marriage_leads(state: State, playing: Playing) -> Hand:
    seat = playing.to_move
    return leads(state.options.marriages, state.hands[seat], playing.tricks[seat])


def _ace_leads(state: State, playing: Playing) -> Hand:
    seat = playing.to_move
    return ace_leads(state.options.ace_marriage, state.hands[seat], playing.tricks[seat])


def play_card(state: State, action: Play) -> tuple[Event, ...]:
    """What happens when the player to move plays a card: a trick, and the deal, may end with it.

    Raises:
        IllegalAction: the card may not be played, or declares nothing.
    """
    playing = phase_of(state, Playing)
    _refuse_card(state, playing, action)
    played = CardPlayed(action.seat, action.card)
    if not playing.trick:
        _refuse_declaration(state, playing, action)
        return (played, *_declared(state, playing, action))
    if action.declare is not None:
        raise IllegalAction(NOT_ON_LEAD)
    trick = (*playing.trick, action.card)
    if len(trick) < len(players(state)):
        return (played,)
    return (played, *_taken(state, playing, trick))


def _refuse_card(state: State, playing: Playing, action: Play) -> None:
    if action.card not in _playable(state, playing):
        rule, hand = state.options.play, state.hands[action.seat]
        raise refusal(rule, hand, playing.trick, playing.trump, action.card)


def _refuse_declaration(state: State, playing: Playing, action: Play) -> None:
    hand, card, options = state.hands[action.seat], action.card, state.options
    if action.declare == "marriage":
        if options.marriages.automatic or card not in _marriage_leads(state, playing):
            code, parameters = why_no_marriage(options.marriages, hand, card)
            raise IllegalAction(code, **parameters)
    elif action.declare == "aces" and card not in _ace_leads(state, playing):
        code, parameters = why_no_aces(options.ace_marriage, hand, card)
        raise IllegalAction(code, **parameters)


def _declared(state: State, playing: Playing, action: Play) -> Iterator[Event]:
    """Марьяж: it brings its points and makes its suit trump, at once or from the next trick on (37)."""
    rule, suit = state.options.marriages, action.card.suit
    if action.declare == "aces":
        yield AceMarriageDeclared(action.seat, state.options.ace_marriage or 0)
    elif action.declare or (rule.automatic and action.card in _marriage_leads(state, playing)):
        yield MarriageDeclared(action.seat, suit, rule.points[suit.place])
        if rule.trump == "at_once":
            yield TrumpSet(action.seat, suit)


def _taken(state: State, playing: Playing, trick: Hand) -> Iterator[Event]:
    """Взятка: its winner leads next; after the first trick come the table cards (A19), at last the end."""
    around = players(state)
    place = around.index(playing.leader) + taker(trick, playing.trump)
    winner = around[place % len(around)]
    yield TrickTaken(winner, trick, card_points(trick))
    if playing.next_trump is not None:
        yield TrumpSet(playing.leader, playing.next_trump)
    if state.options.layout == "table_cards" and any(state.talons):
        for seat, cards in enumerate(state.talons):
            yield TableCardsTaken(Seat(seat), cards)
    elif any(len(state.hands[seat]) == (seat == playing.to_move) for seat in around):
        yield from _ended(state, playing, trick, winner)


def _ended(state: State, playing: Playing, trick: Hand, winner: Seat) -> Iterator[Event]:
    """Конец раздачи: somebody has no cards left; the deal is counted and booked."""
    points = playing.points[winner] + card_points(trick)
    rest = _rest(state, playing, trick)
    if rest:
        yield RestTaken(winner, rest, card_points(rest))
    played = DealPlayed(
        placed(playing.points, winner, points + card_points(rest)),
        placed(playing.tricks, winner, playing.tricks[winner] + 1),
    )
    yield played
    result = DealResult(
        dealer=state.dealer,
        declarer=playing.declarer,
        contract=playing.contract,
        points=played.points,
        tricks=played.tricks,
        blind=playing.blind,
        golden=state.golden is not None,
        sitter=sitter(state),
        talon=state.talons[0] if sitter(state) is not None else (),
    )
    yield from settle(state.options, state.accounts, state.golden, result)


def _rest(state: State, playing: Playing, trick: Hand) -> Hand:
    """Второй прикуп: what nobody played or threw away goes to the winner of the last trick (A18)."""
    if state.options.talon.rest == "dead":
        return ()
    gone = set(chain(trick, state.aside, *(taken.cards for taken in playing.history)))
    return in_order(set(chain(*state.talons, *state.hands)) - gone)

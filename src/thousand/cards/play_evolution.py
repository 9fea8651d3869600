"""What the events of play change."""

from collections.abc import Callable
from typing import Any, Final

from thousand.cards import events as ev
from thousand.cards.holdings import placed, with_cards, without
from thousand.cards.phases import phase_of
from thousand.cards.records import changed
from thousand.cards.seating import next_player, sitter
from thousand.cards.state import Declared, Naming, Playing, State, Trick
from thousand.core.seats import Seat


def begin_play(state: State, naming: Naming, contract: int) -> Playing:
    """Первый ход: the declarer leads to the first trick, or the dealer where he plays (decision 48)."""
    leader = naming.declarer
    if state.options.play.first_lead == "dealer" and sitter(state) is None:
        leader = state.dealer
    nothing = (0,) * len(state.accounts)
    return Playing(naming.declarer, contract, naming.blind, leader, nothing, nothing, leader)


def _played(state: State, event: ev.CardPlayed) -> State:
    phase = phase_of(state, Playing)
    hand = without(state.hands[event.seat], event.card)
    after = changed(phase, trick=(*phase.trick, event.card), to_move=next_player(state, event.seat))
    return changed(state, hands=placed(state.hands, event.seat, hand), phase=after)


def _marriage(state: State, event: ev.MarriageDeclared) -> State:
    at_once = state.options.marriages.trump == "at_once"
    return _declare(
        state,
        Declared(event.seat, event.suit, event.points),
        next_trump=None if at_once else event.suit,
    )


def _aces(state: State, event: ev.AceMarriageDeclared) -> State:
    return _declare(state, Declared(event.seat, None, event.points))


def _declare(state: State, declared: Declared, **changes: object) -> State:
    phase = phase_of(state, Playing)
    points = _more(phase.points, declared.seat, declared.points)
    after = changed(phase, points=points, declared=(*phase.declared, declared), **changes)
    return changed(state, phase=after)


def _trump(state: State, event: ev.TrumpSet) -> State:
    phase = changed(phase_of(state, Playing), trump=event.suit, trump_by=event.seat, next_trump=None)
    return changed(state, phase=phase)


def _taken(state: State, event: ev.TrickTaken) -> State:
    phase = phase_of(state, Playing)
    after = changed(
        phase,
        leader=event.seat,
        to_move=event.seat,
        trick=(),
        points=_more(phase.points, event.seat, event.points),
        tricks=_more(phase.tricks, event.seat, 1),
        history=(*phase.history, Trick(phase.leader, event.cards, event.seat)),
    )
    return changed(state, phase=after)


def _table_cards(state: State, event: ev.TableCardsTaken) -> State:
    hand = with_cards(state.hands[event.seat], event.cards)
    talons = placed(state.talons, event.seat, ())
    return changed(state, hands=placed(state.hands, event.seat, hand), talons=talons)


def _rest(state: State, event: ev.RestTaken) -> State:
    phase = phase_of(state, Playing)
    after = changed(phase, points=_more(phase.points, event.seat, event.points))
    return changed(state, phase=after, hands=((),) * len(state.hands))


def _more(numbers: tuple[int, ...], seat: Seat, more: int) -> tuple[int, ...]:
    return placed(numbers, seat, numbers[seat] + more)


EVOLVE_PLAY: Final[dict[type, Callable[[State, Any], State]]] = {
    ev.CardPlayed: _played,
    ev.MarriageDeclared: _marriage,
    ev.AceMarriageDeclared: _aces,
    ev.TrumpSet: _trump,
    ev.TrickTaken: _taken,
    ev.TableCardsTaken: _table_cards,
    ev.RestTaken: _rest,
}

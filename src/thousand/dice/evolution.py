"""What each event changes; nothing here refuses or decides."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from thousand.core.seats import Seat, after
from thousand.dice import events as e
from thousand.dice.entry import is_remembered
from thousand.dice.hot_dice import must_throw_again
from thousand.dice.state import Account, State, Turn

FRESH = Turn()


def evolve(state: State, event: e.Event) -> State:
    """The state after ``event``."""
    return EFFECTS[type(event)](state, event)


def _rolled(state: State, event: e.Rolled) -> State:
    turn = state.turn
    confirmed = turn.confirmed or (turn.hot and state.options.confirmed == "banked")
    pending = tuple(sorted(event.faces))
    thrown = Turn(turn.points, turn.dice, turn.throws + 1, pending, hot=False, confirmed=confirmed)
    return State(state.options, state.accounts, state.to_move, thrown)


def _set_aside(state: State, event: e.SetAside) -> State:
    turn = state.turn
    left = turn.dice - len(event.dice)
    hot = left == 0 and must_throw_again(state.options.hot, event.dice)
    kept = Turn(turn.points + event.points, left or 5, turn.throws, (), hot, turn.confirmed)
    return State(state.options, state.accounts, state.to_move, kept)


def _with(state: State, seat: Seat, account: Account) -> State:
    """One line of the score sheet changed, in the middle of whatever goes on."""
    accounts = (*state.accounts[:seat], account, *state.accounts[seat + 1 :])
    return State(state.options, accounts, state.to_move, state.turn, state.winner)


def _turn_over(state: State, seat: Seat, account: Account) -> State:
    """The turn of ``seat`` ended and left him with ``account``."""
    accounts = (*state.accounts[:seat], account, *state.accounts[seat + 1 :])
    return State(state.options, accounts, after(seat, len(accounts)), FRESH)


def _busted(state: State, event: e.Busted) -> State:
    return _turn_over(state, event.seat, state.accounts[event.seat])


def _banked(state: State, event: e.Banked) -> State:
    account = state.accounts[event.seat]
    banked = replace(account, score=account.score + event.points, turns=0)
    return _turn_over(state, event.seat, banked)


def _dot_marked(state: State, event: e.DotMarked) -> State:
    return _turn_over(state, event.seat, replace(state.accounts[event.seat], dots=event.dots))


def _dump_truck(state: State, event: e.DumpTruck) -> State:
    dumped = replace(state.accounts[event.seat], score=0)
    change = _turn_over if event.ends_turn else _with
    return change(state, event.seat, dumped)


def _won(state: State, event: e.Won) -> State:
    account = replace(state.accounts[event.seat], score=event.score, entered=True, turns=0)
    accounts = _with(state, event.seat, account).accounts
    return State(state.options, accounts, event.seat, FRESH, winner=event.seat)


def _entered(state: State, event: e.Entered) -> State:
    entry = event.entry if is_remembered(state.options) else 0
    return _with(state, event.seat, replace(state.accounts[event.seat], entered=True, entry=entry))


def _overtaken(state: State, event: e.Overtaken) -> State:
    account = state.accounts[event.seat]
    return _with(state, event.seat, replace(account, score=account.score - event.lost))


def _on_account(change: Callable[[Account, Any], Account]) -> Callable[[State, Any], State]:
    """An effect on one line of the score sheet and nothing else."""

    def effect(state: State, event: Any) -> State:
        return _with(state, event.seat, change(state.accounts[event.seat], event))

    return effect


EFFECTS: Mapping[type[e.Event], Callable[[State, Any], State]] = {
    e.Rolled: _rolled,
    e.SetAside: _set_aside,
    e.Busted: _busted,
    e.Banked: _banked,
    e.DotMarked: _dot_marked,
    e.DumpTruck: _dump_truck,
    e.Won: _won,
    e.Entered: _entered,
    e.Overtaken: _overtaken,
    e.BoltMarked: _on_account(lambda account, event: replace(account, bolts=event.bolts)),
    e.BoltPenalty: _on_account(lambda account, event: replace(account, bolts=0, score=event.score)),
    e.BoltsCleared: _on_account(lambda account, _: replace(account, bolts=0)),
    e.ClimbedBarrel: _on_account(
        lambda account, event: replace(account, score=event.score, turns=event.turns or 0)
    ),
    e.LandedOnBarrel: _on_account(lambda account, event: replace(account, turns=event.turns)),
    e.BarrelTurnSpent: _on_account(lambda account, event: replace(account, turns=event.turns)),
    e.FellOffBarrel: _on_account(
        lambda account, event: replace(account, score=event.score, turns=0, falls=event.falls)
    ),
    e.KnockedOff: _on_account(
        lambda account, event: replace(account, score=event.score, turns=0, falls=event.falls)
    ),
    e.LeftBarrel: _on_account(lambda account, _: replace(account, turns=0)),
    e.DotsFall: _on_account(
        lambda account, event: replace(account, score=event.score, dots=0, falls=event.falls)
    ),
}

"""A game being played: chance that comes again, taking back, going on."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thousand.cli.failing import RefusedRecord
from thousand.cli.session import Session
from thousand.core.errors import IllegalAction
from thousand.core.seats import Seat
from thousand.dice.actions import Bank, Roll
from thousand.dice.events import Rolled
from thousand.dice.state import State
from thousand.notation.games import GAMES
from thousand.notation.records import Record


def opens(before: State, after: State) -> bool:
    return before.to_move != after.to_move


def session(*actions: str, seed: str = "7", preset: str = "kubiki") -> Session:
    record = Record("dice", GAMES["dice"].rules(preset), ("A", "B"), actions=actions)
    return Session(record, seed, opens)


def legal(game: Session) -> Any:
    return game.game.legal_actions(game.now.state)


def played(seed: str, choices: list[int]) -> Session:
    """A game in which each choice picks one of the legal actions."""
    game = session(seed=seed)
    for choice in choices:
        if actions := legal(game):
            game.act(actions[choice % len(actions)])
    return game


choices = st.lists(st.integers(0, 5), max_size=40)


@given(st.text(max_size=3), choices)
def test_the_same_seed_and_choices_make_the_same_game(seed: str, chosen: list[int]) -> None:
    assert played(seed, chosen).record == played(seed, chosen).record


@given(choices, st.integers(0, 40))
def test_a_throw_taken_back_comes_again_the_same(chosen: list[int], back: Any) -> None:
    game = played("7", chosen)
    record, number = game.record, min(back, len(game.record.actions))
    game.back_to(number)
    assert game.record.actions == record.actions[:number]
    for choice in chosen[number:]:
        if actions := legal(game):
            game.act(actions[choice % len(actions)])
    assert game.record == record


@given(choices, st.integers(0, 40))
def test_a_game_left_and_gone_on_with_is_the_same_game(chosen: list[int], left: Any) -> None:
    whole = played("7", chosen)
    number = min(left, len(whole.record.actions))
    again = session(*whole.record.actions[:number])
    assert again.now == whole.moments[number]
    for choice in chosen[number:]:
        if actions := legal(again):
            again.act(actions[choice % len(actions)])
    assert again.now == whole.now


def test_a_refused_action_changes_nothing() -> None:
    game = session()
    before = (game.record, game.now)
    with pytest.raises(IllegalAction):
        game.act(Bank(Seat(0)))
    assert (game.record, game.now) == before


def test_a_record_that_its_rules_refuse_cannot_be_gone_on_with() -> None:
    with pytest.raises(RefusedRecord) as caught:
        session("1 roll 23466", "1 bank")
    assert caught.value.place == "record: actions[2]: 1 bank"


def test_what_a_seat_has_seen_begins_with_the_turn() -> None:
    game = session("1 roll 23466", "2 roll 11346", "2 roll 114")
    seen = game.seen(Seat(0))
    assert seen == game.seen(None)
    assert [event.faces for event in seen if isinstance(event, Rolled)] == [(1, 1, 3, 4, 6), (1, 1, 4)]


def test_between_turns_one_hears_what_came_of_ones_own_last_action_first() -> None:
    game = session("1 roll 23466", "2 roll 23466")
    heard = game.between_turns(Seat(0))
    assert [event.seat for event in heard if isinstance(event, Rolled)] == [0, 1]
    game.act(Roll(Seat(0)))
    if game.actor == 0:
        assert game.between_turns(Seat(0)) == heard


def test_between_turns_at_the_beginning_there_is_nothing() -> None:
    assert session().between_turns(Seat(0)) == ()
    assert session("1 roll 11134").between_turns(Seat(0)) == ()

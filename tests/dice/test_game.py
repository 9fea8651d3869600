"""Set-up, chance and helpers of the game."""

import pytest

from thousand.core.chance import SeededChance
from thousand.core.errors import IllegalAction, InvalidRules
from thousand.core.game import Game, play
from thousand.core.seats import Seat
from thousand.dice.actions import Action, Bank, Keep, Roll
from thousand.dice.events import Event
from thousand.dice.game import DICE, start
from thousand.dice.legality import Hurdle, hurdle, needed
from thousand.dice.presets import rules
from thousand.dice.state import Account, State

CLASSIC = rules("classic").options
FIRST = Seat(0)


@pytest.mark.parametrize("seats", [0, 1, 9])
def test_a_table_has_two_to_eight_seats(seats: int) -> None:
    with pytest.raises(InvalidRules) as caught:
        start(CLASSIC, seats, FIRST)
    assert (caught.value.code, caught.value.key) == ("dice/wrong_seats", "players")
    assert len(start(CLASSIC, 8, FIRST).accounts) == 8


def test_it_is_a_game() -> None:
    game: Game[State, Action, Event] = DICE
    assert game.name == "dice"
    assert game.winner(start(CLASSIC, 2, FIRST)) is None


def test_everybody_sees_everything() -> None:
    for event in play(DICE, start(CLASSIC, 2, FIRST), Roll(FIRST), SeededChance(7)).events:
        assert DICE.redact(event, None) is DICE.redact(event, Seat(1)) is event


@pytest.mark.parametrize(
    "faces", [None, (), (1, 2, 3, 4), (1, 2, 3, 4, 5, 6), (1, 2, 3, 4, 7), (0, 2, 3, 4, 5)]
)
def test_faces_that_do_not_fit_are_no_throw(faces: tuple[int, ...] | None) -> None:
    with pytest.raises(IllegalAction) as caught:
        DICE.decide(start(CLASSIC, 2, FIRST), Roll(FIRST, faces))
    assert caught.value.code == "core/chance_mismatch"


def test_chance_completes_a_roll_and_nothing_else() -> None:
    state = start(CLASSIC, 2, FIRST)
    drawn = DICE.draw(state, Roll(FIRST), SeededChance(7))
    assert isinstance(drawn, Roll)
    assert drawn.faces is not None
    assert len(drawn.faces) == 5
    thrown = Roll(FIRST, (6, 6, 6, 2, 3))
    assert DICE.draw(state, thrown, SeededChance(7)) is thrown
    after = play(DICE, state, thrown, SeededChance(7)).state
    assert DICE.draw(after, Bank(FIRST), SeededChance(7)) == Bank(FIRST)


def test_kept_dice_are_the_same_in_any_order() -> None:
    assert Keep(FIRST, (5, 1)) == Keep(FIRST, (1, 5))


def test_what_is_still_missing() -> None:
    state = start(CLASSIC, 2, FIRST)
    assert hurdle(state) == Hurdle("entry", 50, 50)
    pit = State(CLASSIC, (Account(225, entered=True), Account()), FIRST)
    assert hurdle(pit) == Hurdle("pit", 300, 75)
    barrel = State(CLASSIC, (Account(880, entered=True, turns=3), Account()), FIRST)
    assert hurdle(barrel) == Hurdle("barrel", 1000, 120)
    assert needed(barrel) == 120
    free = State(CLASSIC, (Account(100, entered=True), Account()), FIRST)
    assert hurdle(free) is None
    assert needed(free) == 0

"""First player, finish and scores: D27 to D29."""

from collections.abc import Iterator

import pytest

from tests.rulebook.dice.table import play, table
from thousand.core.errors import InvalidNotation, InvalidRules
from thousand.core.seats import Seat
from thousand.dice.first_player import throw_for_first


class Told:
    """Chance that shows the faces it was told."""

    def __init__(self, faces: str) -> None:
        self._faces: Iterator[int] = map(int, faces)

    def below(self, bound: int) -> int:
        assert bound == 6
        return next(self._faces) - 1


def test_d27_the_highest_die_begins() -> None:
    thrown = throw_for_first(Told("364"), 3)
    assert thrown.seat == Seat(1)
    assert thrown.rounds == ({0: 3, 1: 6, 2: 4},)


def test_d27_who_ties_throws_again() -> None:
    thrown = throw_for_first(Told("5155" + "244" + "61"), 4)
    assert thrown.seat == Seat(2)
    assert thrown.rounds == ({0: 5, 1: 1, 2: 5, 3: 5}, {0: 2, 2: 4, 3: 4}, {2: 6, 3: 1})


def test_d27_then_in_the_order_of_seats() -> None:
    second = play("kubiki", (), "2 roll 22346", first=2, players=3)
    assert second.to_move == 3
    assert second.after("3 roll 22346").to_move == 1
    assert second.refuses("1 roll 22346") == ("dice/not_your_turn", {"seat": 1, "to_move": 3})


def test_d28_the_first_to_finish_wins_at_once() -> None:
    won = play("classic", ["880/t2/f1", "860/b2", "300"], "1 roll 66662, 1 roll 5, 1 roll 12346, 1 bank")
    assert won.happened == ["Banked", "Won"]
    assert won.seats == ["1015/f1", "860/b2", "300"]
    assert won.to_move is None
    assert won.legal == []
    assert won.refuses("2 roll 22346") == ("dice/game_over", {"winner": 1})


def test_d29_every_score_is_a_multiple_of_five() -> None:
    with pytest.raises(InvalidNotation, match="score_step"):
        table("kubiki", ["552", "0"])
    with pytest.raises(InvalidRules, match="not_multiple_of_five") as caught:
        table("kubiki", entry=52)
    assert caught.value.key == "entry"

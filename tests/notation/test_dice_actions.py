"""Actions of dice in text."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thousand.core.errors import InvalidNotation
from thousand.core.seats import Seat
from thousand.dice.actions import Bank, Keep, Roll
from thousand.notation.dice_actions import parse_action, write_action

seats = st.integers(0, 7).map(Seat)
faces = st.lists(st.integers(1, 6), min_size=1, max_size=5).map(tuple)
actions = st.builds(Roll, seats, st.none() | faces) | st.builds(Keep, seats, faces) | st.builds(Bank, seats)


@given(actions)
def test_an_action_is_read_as_it_was_written(action: Any) -> None:
    assert parse_action(write_action(action), players=8) == action


@pytest.mark.parametrize("text", ["1 roll 15334", "2 roll 44442", "8 roll", "1 keep 15", "2 bank"])
def test_a_text_is_written_as_it_was_read(text: str) -> None:
    assert write_action(parse_action(text, players=8)) == text


def test_kept_dice_are_read_in_any_order_and_written_ascending() -> None:
    assert write_action(parse_action("1  keep 51 ", players=2)) == "1 keep 15"


@pytest.mark.parametrize(
    ("text", "code", "place"),
    [
        ("", "notation/unknown_seat", ""),
        ("roll 12345", "notation/unknown_seat", "roll"),
        ("0 bank", "notation/unknown_seat", "0"),
        ("3 bank", "notation/unknown_seat", "3"),
        ("01 bank", "notation/unknown_seat", "01"),
        ("-1 bank", "notation/unknown_seat", "-1"),
        ("١ bank", "notation/unknown_seat", "١"),
        ("1", "notation/unknown_action", "1"),
        ("1 bnak", "notation/unknown_action", "1 bnak"),
        ("1 BANK", "notation/unknown_action", "1 BANK"),
        ("1 bid 100", "notation/unknown_action", "1 bid 100"),
        ("1 bank 50", "notation/unfit_action", "1 bank 50"),
        ("1 keep", "notation/unfit_action", "1 keep"),
        ("1 roll 1 2", "notation/unfit_action", "1 roll 1 2"),
        ("1 roll 15734", "notation/unfit_dice", "15734"),
        ("1 roll 0", "notation/unfit_dice", "0"),
        ("1 roll 123456", "notation/unfit_dice", "123456"),
        ("1 keep 7", "notation/unfit_dice", "7"),
        ("1 roll ١", "notation/unfit_dice", "١"),
        ("1 roll 1x", "notation/unfit_dice", "1x"),
    ],
)
def test_what_is_no_action_is_refused_with_its_place(text: str, code: str, place: str) -> None:
    with pytest.raises(InvalidNotation) as caught:
        parse_action(text, players=2)
    assert (caught.value.code, caught.value.place) == (code, place)

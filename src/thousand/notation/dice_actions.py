"""Кости: the actions of the dice game in text."""

import re

from thousand.core.errors import InvalidNotation, declare
from thousand.dice.actions import Action, Bank, Faces, Keep, Roll
from thousand.notation.words import UNFIT_ACTION, UNKNOWN_ACTION, read_seat, write_seat

UNFIT_DICE = declare("notation/unfit_dice")
"""One to five faces from 1 to 6 are written as digits, ``15334``."""

FORMS = {"roll": "1 roll 15334", "keep": "1 keep 15", "bank": "1 bank"}
"""An example of each action."""

_DICE = re.compile(r"[1-6]{1,5}")


def parse_action(text: str, players: int) -> Action:
    """``1 roll 15334``, ``1 roll`` before the dice fell, ``1 keep 15``, ``1 bank``.

    Raises:
        InvalidNotation: ``text`` is none of these.
    """
    seat_word, _, rest = text.strip().partition(" ")
    seat = read_seat(seat_word, players)
    match rest.split():
        case ["roll"]:
            return Roll(seat)
        case ["roll", dice]:
            return Roll(seat, read_dice(dice))
        case ["keep", dice]:
            return Keep(seat, tuple(sorted(read_dice(dice))))
        case ["bank"]:
            return Bank(seat)
        case [name, *_] if name in FORMS:
            raise InvalidNotation(UNFIT_ACTION, text, form=FORMS[name])
    raise InvalidNotation(UNKNOWN_ACTION, text, known=tuple(FORMS))


def write_action(action: Action) -> str:
    """The one text of ``action``.

    >>> write_action(parse_action("1 keep 51", players=2))
    '1 keep 15'
    """
    match action:
        case Roll(seat, faces):
            return f"{write_seat(seat)} roll {write_dice(faces or ())}".rstrip()
        case Keep(seat, dice):
            return f"{write_seat(seat)} keep {write_dice(dice)}"
        case Bank(seat):
            return f"{write_seat(seat)} bank"


def read_dice(word: str) -> Faces:
    """The faces that ``word`` says.

    >>> read_dice("15334")
    (1, 5, 3, 3, 4)
    """
    if _DICE.fullmatch(word) is None:
        raise InvalidNotation(UNFIT_DICE, word)
    return tuple(map(int, word))


def write_dice(faces: Faces) -> str:
    """Faces as digits."""
    return "".join(map(str, faces))

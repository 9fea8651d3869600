"""The words that the actions of both games are made of."""

import re

from thousand.core.errors import InvalidNotation, declare
from thousand.core.seats import Seat

UNKNOWN_ACTION = declare("notation/unknown_action", "known")
"""No action has this name."""
UNFIT_ACTION = declare("notation/unfit_action", "form")
"""The action has too few or too many words; ``form`` is an example of a right one."""
UNKNOWN_SEAT = declare("notation/unknown_seat", "seats")
"""Seats are numbers from 1 to the number of players."""

_NUMBER = re.compile(r"[1-9][0-9]?", re.ASCII)


def read_seat(word: str, players: int) -> Seat:
    """The seat that ``word`` names, counted from 1 in text.

    Raises:
        InvalidNotation: there is no such seat at a table of ``players``.
    """
    if _NUMBER.fullmatch(word) is None or int(word) > players:
        raise InvalidNotation(UNKNOWN_SEAT, word, seats=players)
    return Seat(int(word) - 1)


def write_seat(seat: Seat) -> str:
    """The text form of ``seat``."""
    return str(seat + 1)

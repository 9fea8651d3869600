"""What the statuses of both games have in common: how they are read, and what may be wrong with them."""

import re
from collections.abc import Callable, Sequence
from typing import TypeVar

from thousand.core.errors import InvalidNotation, declare

UNFIT_STATUS = declare("notation/unfit_status", "form")
UNUSED_MARK = declare("notation/unused_mark", "known")
"""A mark that the rules in force do not use."""
MARK_AT_LIMIT = declare("notation/mark_at_limit", "limit")
"""A mark whose effect would have come already: a third bolt where three cost points."""
STATUS_COUNT = declare("notation/status_count", "players", "statuses")
SCORE_AT_TARGET = declare("notation/score_at_target", "target")
SCORE_ABOVE_CUT = declare("notation/score_above_cut", "start")
"""Whoever climbs a cut barrel stands exactly at its start (D18, cards decision 63)."""
SCORE_DUMPED = declare("notation/score_dumped")
"""The dump truck leaves nobody at this score (D24, cards decision 60)."""
TWO_ON_BARREL = declare("notation/two_on_barrel", "first", "second")
"""One player at a time sits on this barrel (D20, cards decision 70)."""

A = TypeVar("A")


def fields(text: str, pattern: re.Pattern[str], used: Sequence[str], form: str) -> re.Match[str]:
    """``text`` taken apart by ``pattern``, whose groups are ``score`` and the letters of the marks.

    Raises:
        InvalidNotation: not a status (``form`` is an example of one), or a mark that is not ``used``.
    """
    found = pattern.fullmatch(text)
    if found is None:
        raise InvalidNotation(UNFIT_STATUS, text, form=form)
    for letter, mark in found.groupdict().items():
        if mark and letter not in (*used, "score"):
            raise InvalidNotation(UNUSED_MARK, mark, known=tuple(f"/{letter}" for letter in used))
    return found


def read_all(statuses: Sequence[str], players: int, parse: Callable[[str], A]) -> tuple[A, ...]:
    """The accounts of all seats, each made by ``parse``.

    Raises:
        InvalidNotation: not a status for each seat, or a wrong one; names the place.
    """
    if len(statuses) != players:
        raise InvalidNotation(STATUS_COUNT, "start", players=players, statuses=len(statuses))
    accounts = []
    for number, status in enumerate(statuses, 1):
        try:
            accounts.append(parse(status))
        except InvalidNotation as error:
            error.place = f"start[{number}]: {error.place}"
            raise
    return tuple(accounts)


def refuse_second(sitters: Sequence[int]) -> None:
    """See that at most one of the seats, counted from 1, sits on a barrel that holds one player.

    Raises:
        InvalidNotation: there are more.
    """
    if len(sitters) > 1:
        first, second, *_ = sitters
        raise InvalidNotation(TWO_ON_BARREL, f"start[{second}]", first=first, second=second)

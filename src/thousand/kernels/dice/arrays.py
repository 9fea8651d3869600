"""The compiled rules as numpy arrays, in the shape that the compiled loops want."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from thousand.kernels.dice.compiled import Compiled
from thousand.kernels.dice.throws import Throw

LANES = 64
"""Opponents treated together; tables of pairs are padded to a multiple of it."""
UNROLLED = 4
"""Outcomes are added so many at a time; lists of them are padded with outcomes that never come."""

Array = Any


class Tables(NamedTuple):
    """``Compiled``, flat.

    Throws lie one after another by way of keeping and mode: throw ``keeping[a] * modes + mode`` is due to
    status ``a`` in ``mode``. A *single* outcome leaves no choice; a *group* is a maximum over choices.
    """

    first: Array
    own: Array
    marks: Array
    passed_from: Array
    passed_to: Array
    seized_from: Array
    seized_to: Array
    busts: Array
    """[2, statuses]: at the first throw, and later."""
    overtaken: Array
    knocked_off: Array
    keeping: Array
    may_bank: Array
    must_bank: Array
    bust_p: Array
    win_p: Array
    top_p: Array
    """[throws, modes]: single outcomes by the mode they lead to."""
    single_first: Array
    single_p: Array
    single_units: Array
    single_mode: Array
    group_first: Array
    group_p: Array
    choice_first: Array
    choice_units: Array
    choice_mode: Array


def padded(count: int) -> int:
    """``count`` rounded up to whole blocks of lanes."""
    return -(-count // LANES) * LANES


def tables(rules: Compiled) -> Tables:
    """The arrays of ``rules``; statuses beyond the last one are padding that nothing leads to."""
    rows, modes = rules.endings, rules.throws.modes
    throws = [throw for table in rules.throws.tables for throw in table]
    return Tables(
        _ints(rows.first),
        _ints(rows.own),
        _ints(rows.marks),
        _ints(rows.passed_from),
        _ints(rows.passed_to),
        _ints(rows.seized_from),
        _ints(rows.seized_to),
        np.array([list(table) for table in rules.busts], np.int32),
        _with_padding(rules.overtaken),
        _with_padding(rules.knocked_off),
        _ints(rules.keeping),
        np.array([mode.may_bank for mode in modes]),
        np.array([mode.may_bank and mode.confirmed for mode in modes]),
        np.array([throw.busts for throw in throws]),
        np.array([throw.wins for throw in throws]),
        _top(throws, len(modes)),
        *_singles(throws),
        *_groups(throws),
    )


def _ints(values: Sequence[int]) -> Array:
    return np.array(values, np.int32)


def _with_padding(statuses: Sequence[int]) -> Array:
    return np.array([*statuses, *range(len(statuses), padded(len(statuses)))], np.int32)


def _top(throws: Sequence[Throw], modes: int) -> Array:
    table = np.zeros((len(throws), modes))
    for number, throw in enumerate(throws):
        for outcome in throw.outcomes:
            if len(outcome.choices) == 1:
                table[number, outcome.choices[0][1]] += outcome.chance
    return table


def _singles(throws: Sequence[Throw]) -> tuple[Array, Array, Array, Array]:
    first: list[int] = [0]
    chances: list[float] = []
    units: list[int] = []
    modes: list[int] = []
    for throw in throws:
        for outcome in throw.outcomes:
            if len(outcome.choices) == 1:
                chances.append(outcome.chance)
                units.append(outcome.choices[0][0])
                modes.append(outcome.choices[0][1])
        missing = -len(chances) % UNROLLED
        chances += [0.0] * missing
        units += [1] * missing
        modes += [1] * missing
        first.append(len(chances))
    return _ints(first), np.array(chances), _ints(units), _ints(modes)


def _groups(throws: Sequence[Throw]) -> tuple[Array, Array, Array, Array, Array]:
    first, choice_first = [0], [0]
    chances: list[float] = []
    units: list[int] = []
    modes: list[int] = []
    for throw in throws:
        for outcome in throw.outcomes:
            if len(outcome.choices) > 1:
                chances.append(outcome.chance)
                units += [choice[0] for choice in outcome.choices]
                modes += [choice[1] for choice in outcome.choices]
                choice_first.append(len(units))
        first.append(len(chances))
    return _ints(first), np.array(chances), _ints(choice_first), _ints(units), _ints(modes)

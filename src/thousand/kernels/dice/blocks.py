"""Pairs are gone through block by block: which pairs, room for a turn, and a ledger of how turns end."""

from typing import Any, NamedTuple

import numpy as np

from thousand.kernels.dice.arrays import LANES, Tables

Array = Any


class Block(NamedTuple):
    """The statuses from ``a0`` up to ``a1``, about to move, against those from ``b0`` up to ``b1``.

    There is a lane for each opponent; a ledger knows whole blocks of lanes only.
    """

    a0: int
    a1: int
    b0: int
    b1: int


class Room(NamedTuple):
    """Room for one turn against a block, overwritten by the next."""

    y: Array
    """[units, mode, lane]: what each moment is worth."""
    ends: Array
    """[units, lane]: what ending it there is worth."""
    busts: Array
    """[2, lane]: what a bust is worth, at the first throw and later."""
    x: Array
    """[units, mode, lane]: how often each moment comes."""
    ended: Array
    """[units, lane]: how often the turn ends there."""
    busted: Array
    """[2, lane]: how often it busts."""


class Ledger(NamedTuple):
    """How often the turns of all pairs end in each way."""

    live: Array
    """[a, b]: whether ``a`` to move against ``b`` can occur; others are left out."""
    slots: Array
    """By status, its first line: two busts, then its endings that neither win nor are impossible."""
    rows: Array
    """[block, line, lane]: block by block, so that a pass reads what lies together."""


def room(t: Tables) -> Room:
    """Room for a turn of any status."""
    longest, modes = int(np.diff(t.first).max()), len(t.may_bank)
    moments, ends, busts = (longest, modes, LANES), (longest, LANES), (2, LANES)
    return Room(*(np.empty(shape) for shape in (moments, ends, busts, moments, ends, busts)))


def empty_ledger(t: Tables, live: Array) -> Ledger:
    """A ledger with nothing written down."""
    slots = _slots(t)
    shape = live.shape[1] // LANES, int(slots[-1]), LANES
    return Ledger(live, slots, np.zeros(shape, np.float32))


def ledger_bytes(t: Tables, size: int) -> int:
    """How much memory the rows of a ledger take for ``size`` opponents."""
    return 4 * int(_slots(t)[-1]) * size


def _slots(t: Tables) -> Array:
    counted = np.concatenate(([0], np.cumsum(t.own >= 0)))
    counts = counted[t.first[1:]] - counted[t.first[:-1]] + 2
    return np.concatenate(([0], np.cumsum(counts))).astype(np.int64)

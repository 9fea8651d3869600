"""Every kernel answers the same where it is loaded from disk, which only another process does."""

import json
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import numpy as np
import pytest

from thousand.cards.options import Options
from thousand.kernels import cards
from thousand.kernels.cards import (
    bidding,
    endgames,
    evidence,
    habits,
    layout,
    playouts,
    roots,
    shallow,
    walk,
    worlds,
)
from thousand.kernels.cards.jit import Ints
from thousand.kernels.cards.rules import PLAYERS, compiled
from thousand.kernels.cards.search import empty_table
from thousand.kernels.cards.tables import NO_CARD, NO_TRUMP
from thousand.kernels.cards.traits import traits

LAW = compiled(Options(), 3)
RULES = LAW.switches, LAW.prices
DEEP = 12
"""More plays than the last three tricks have."""


def row(tricks: int) -> Ints:
    """Three hands dealt at random, the same each time."""
    packs = np.random.default_rng(tricks).permutation(bidding.CARDS)[: 3 * tricks].reshape(3, tricks)
    fields = np.zeros(layout.FIELDS, np.int64)
    fields[:3] = (1 << packs).sum(axis=1)
    fields[[layout.TRUMP, layout.NEXT, layout.LEAD, layout.SECOND]] = NO_TRUMP, NO_TRUMP, NO_CARD, NO_CARD
    fields[[layout.TRICKS, layout.IS_FIRST]] = tricks, int(tricks == bidding.TEN - 2)
    return fields


def room() -> tuple[Ints, Ints, Ints]:
    """Positions, points and lists of plays to work in; the first position is one of three tricks."""
    positions, points, lists = (
        np.zeros((DEEP, width), np.int64) for width in (layout.FIELDS, PLAYERS, layout.MOST_PLAYS)
    )
    positions[0] = row(3)
    return positions, points, lists


def legal(fields: Ints) -> Ints:
    """What may be played."""
    found = np.zeros(layout.MOST_PLAYS, np.int64)
    return found[: layout.plays(fields, *RULES, found)]


def of_plays() -> list[Ints]:
    """What the rules of play say, and looks a few plays ahead."""
    first, points, (positions, won, lists) = row(8), np.zeros(PLAYERS, np.int64), room()
    before = legal(first)
    walk.play_on(first, int(before[0]), *RULES, points)
    endgames.follow(0, int(legal(positions[0])[0]), *RULES, positions, won)
    ahead = shallow.lead_after(0, 4, 0, *RULES, positions, won, lists)
    return [before, first, points, positions[1], np.array([ahead, layout.place_to_move(first)])]


def of_positions() -> list[Ints]:
    """What is solved, of one position and of many."""
    table, first, last = empty_table(), row(8), row(3)
    rows, chosen = np.stack([first, first]), legal(first)
    found = np.zeros((4, 2, len(chosen)), np.int64)
    worlds.makes(rows, chosen, 60, *RULES, table, found[0])
    worlds.values(rows, chosen, *RULES, table, found[1])
    endgames.ends(last[None, :], legal(last), *RULES, found[2, :1, :3], found[3, :1, :3])
    facts, agreed = np.zeros((1, evidence.FACTS), np.int64), np.zeros(2, np.int64)
    facts[0, [evidence.HIGH, evidence.WINNING, evidence.TRUMP_THEN]] = NO_CARD, NO_CARD, NO_TRUMP
    evidence.agreeing(rows, facts, RULES[0], agreed)
    exact = roots.between(first, roots.BEST, 0, 400, roots.NO_GUESS, *RULES, table)
    return [*found, agreed, np.array([exact])]


def of_bids() -> list[Ints]:
    """What hands are worth to who has bid."""
    table, needs = empty_table(), np.array([40, 80, 120])
    hands = np.zeros(5, np.int64)
    hands[0] = (1 << bidding.TEN) - 1
    bidding.subsets(hands)
    found, sums = np.zeros((5, 2), np.int64), np.zeros((346_104, 3), np.int64)
    gifts = np.stack([hands & -hands | (hands & hands - 1) & -(hands & hands - 1)] * 2, axis=1)
    bidding.tried(hands, gifts, 1, needs, *RULES, table, np.zeros(bidding.UNSEEN, np.int64), found)
    bidding.without_talon(hands, np.arange(15).reshape(5, 3), np.zeros(bidding.TEN, np.int64), sums)
    a, b, c = map(int, row(8)[:3])
    reached = bidding.reached(a, b, c, 1, needs, *RULES, table)
    return [hands, found, sums.nonzero()[0], sums.sum(axis=0), np.array([reached])]


def of_playouts() -> list[Ints]:
    """What whole deals at random bring."""
    hands, points, played = (
        np.zeros((9, 3), np.int64),
        np.zeros((9, 3), np.int64),
        np.zeros((9, 24), np.int64),
    )
    playouts.play_outs(7, 1, *RULES, np.arange(playouts.CARDS), hands, points, played)
    return [hands, points, played]


def of_habits() -> list[Ints]:
    """What players are thought to do, and what comes of it."""
    first = row(8)
    fact = np.zeros((1, evidence.FACTS), np.int64)
    fact[0, [evidence.HIGH, evidence.WINNING, evidence.TRUMP_THEN]] = NO_CARD, NO_CARD, NO_TRUMP
    fact[0, [evidence.CARD, evidence.PLAYED]] = int(first[0]).bit_length() - 1, first[0]
    weights = np.arange(habits.TRAITS) % 1999
    found, log = np.zeros((1, habits.OF_A_CARD * habits.CARDS), np.int64), np.zeros(1, np.int64)
    traits(fact, RULES[0], found)
    habits.told(first[None, :], fact, RULES[0], weights, log)
    room, luck, points = np.zeros(layout.FIELDS, np.int64), np.array([7]), np.zeros(PLAYERS, np.int64)
    ends = np.zeros((3, 1, 1), np.int64)
    habits.played_out(
        first[None, :], np.array([roots.BEST]), 3, 60, *RULES, weights, room, luck, points, *ends
    )
    return [found, log, ends, np.array([habits.situation(2, 1, 0)])]


def answers() -> list[Any]:
    """One of each kernel at least."""
    asks = of_plays, of_positions, of_bids, of_playouts, of_habits
    return [each.tolist() for ask in asks for each in ask()]


def kernels() -> dict[str, Any]:
    """All that is compiled to be called from Python, by module and name."""
    modules = [import_module(f"{cards.__name__}.{each.name}") for each in iter_modules(cards.__path__)]
    found = {}
    for module in modules:
        for name, each in vars(module).items():
            options = getattr(each, "targetoptions", {})
            if options.get("cache") and not options["no_cpython_wrapper"]:
                found[f"{each.__module__}.{name}"] = each
    return found


AGAIN = """
import json
from tests.kernels.cards.test_from_disk import answers, kernels
loads = {name: sum(each.stats.cache_hits.values()) for name, each in kernels().items()}
print(json.dumps([answers(), loads]))
"""


def test_another_process_is_told_the_same() -> None:
    here = answers()
    root = Path(__file__).parents[3]
    run = subprocess.run([sys.executable, "-c", AGAIN], capture_output=True, text=True, check=True, cwd=root)
    there, loads = json.loads(run.stdout)
    assert there == here
    assert loads == dict.fromkeys(kernels(), 1)
    assert any(any(map(any, each)) for each in here if isinstance(each[0], list))


def test_all_kernels_are_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = set[str]()
    for name, each in kernels().items():
        monkeypatch.setattr(name, recorded(name, each, asked))
    answers()
    assert asked == set(kernels())


def recorded(name: str, each: Callable[..., Any], asked: set[str]) -> Callable[..., Any]:
    """``each``, which tells that it was called."""

    def call(*values: Any) -> Any:
        asked.add(name)
        return each(*values)

    return call

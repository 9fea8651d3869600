"""Random tables of dice: rules that can be played, and positions that can occur under them."""

from random import Random
from typing import Any

from hypothesis import strategies as st

from thousand.core.errors import InvalidRules
from thousand.core.seats import Seat, seats
from thousand.dice.entry import is_remembered
from thousand.dice.game import start
from thousand.dice.options import Options
from thousand.dice.presets import names, rules
from thousand.dice.ranges import barrel_at, range_at, ranges
from thousand.dice.state import Account, State

FULL_BARREL = {"turns": 3, "fall": {"below_start": 50}, "exclusive": True}

HOUSE_RULES: dict[str, list[Any]] = {
    "target": [500, 1500],
    "singles": [{"ones": 20}, {"fives": 0}],
    "three": [False, [300, 20, 30, 40, 50, 60]],
    "four": [False, [200, 200, 300, 400, 500, 600], [200, 40, 30, 80, 100, 120]],
    "five": [False, "win", [1000, 200, 300, 400, 500, 600]],
    "straights": [False, {"small": 150, "big": 150}],
    "pair_on_two": [True, False],
    "set_aside": ["all", "choice", "choice_on_barrel"],
    "hot": ["forced", "optional", "forced_except_straight"],
    "confirmed": ["free", "banked"],
    "entry": [False, 50, 75, 100],
    "entry_bust": ["nothing", "penalty"],
    "bolts": [
        False,
        {"limit": 1, "penalty": 50},
        {"limit": 2, "penalty": 100, "in_row": True},
        {"limit": 3, "penalty": 50, "first_throw": True, "before_entry": True},
        {"limit": 3, "penalty": 50, "in_pit": True, "on_barrel": True},
        {"limit": 2, "penalty": 300, "on_barrel": True},
    ],
    "pits": [False, [{"low": 100, "top": 200}, {"low": 200, "top": 250}]],
    "barrels": [
        False,
        [{"start": low, "top": low + 100, **FULL_BARREL} for low in (300, 600)],
        [{"start": 300, "top": 400, "turns": 2, "fall": 100, "falls": 2, "cut": True, "jump": False}],
        [{"start": 300, "cut": True, "jump": False, "exclusive": True, "fall": 100, "falls": 3}],
        [{"start": 600, "top": 700, "cut": True, "jump": False, "exclusive": True, "knock": "entry"}],
    ],
    "dump": [False, {"at": 555, "when": "running"}, {"at": 555, "when": "recorded"}, {"at": 255}],
    "overtake": [False, 50, 300],
    "floor": [False, 0, -100],
    "finish": ["exact"],
    "dots": [{"limit": 2, "penalty": 100, "falls": False}, {"limit": 1, "falls": 2}],
}
"""Values that tables may agree on; not all of them go together."""


@st.composite
def house_rules(draw: st.DrawFn) -> Options:
    """A preset, most often with some changes; a change that does not fit the others is left out."""
    preset = draw(st.sampled_from(names()))
    changes: dict[str, Any] = {}
    for key in draw(st.lists(st.sampled_from(sorted(HOUSE_RULES)), max_size=6, unique=True)):
        tried = {**changes, key: draw(st.sampled_from(HOUSE_RULES[key]))}
        try:
            rules(preset, changes=tried)
        except InvalidRules:
            continue
        changes = tried
    return rules(preset, changes=changes).options


@st.composite
def positions(draw: st.DrawFn) -> State:
    """A game at its beginning or at some later turn."""
    options = draw(house_rules())
    count = draw(st.integers(2, 4))
    first = Seat(draw(st.integers(0, count - 1)))
    fresh = start(options, count, first)
    if draw(st.booleans()):
        return fresh
    rng = Random(draw(st.integers(0, 2**32)))
    accounts: list[Account] = []
    for _ in seats(count):
        accounts.append(_account(options, accounts, rng))
    return State(options, tuple(accounts), first)


def _account(options: Options, others: list[Account], rng: Random) -> Account:
    """An account that may stand beside ``others``."""
    entered = options.entry is None or rng.random() < 0.8
    score = 0
    if entered:
        score = _score(options, others, rng)
    elif options.floor is None:
        score = -5 * rng.randrange(20)
    barrel = barrel_at(options, score)
    turns = 0 if barrel is None or barrel.barrel is None else barrel.barrel.turns or 0
    remembered = entered and is_remembered(options)
    return Account(
        score=score,
        entered=entered,
        entry=max(options.entry or 0, 5 * rng.randrange(60)) if remembered else 0,
        bolts=rng.randrange(options.bolts.limit) if options.bolts else 0,
        turns=rng.randint(1, turns) if turns else 0,
        falls=rng.randrange(limit) if (limit := falls_limit(options)) else 0,
        dots=rng.randrange(options.dots.limit) if options.dots else 0,
    )


def _score(options: Options, others: list[Account], rng: Random) -> int:
    """A score that these rules record, near the ends of ranges more often than elsewhere."""
    near = [edge for found in ranges(options) for edge in (found.low, found.top)]
    while True:
        score = 5 * rng.randrange(options.target // 5)
        if near and rng.random() < 0.7:
            score = max(0, rng.choice(near) + 5 * rng.randint(-12, 12))
        dumped = options.dump is not None and score == options.dump.at
        if score < options.target and not dumped and _has_room(options, others, score):
            return score


def _has_room(options: Options, others: list[Account], score: int) -> bool:
    """Whether nobody sits on the exclusive barrel at ``score``, and it is not above a cut start."""
    found = range_at(options, score)
    if found is None or found.barrel is None:
        return True
    taken = any(range_at(options, other.score) == found for other in others)
    return not (found.barrel.exclusive and taken) and not (found.barrel.cut and score > found.low)


def falls_limit(options: Options) -> int:
    """The largest number of falls that takes a whole score; 0 where falls are not counted."""
    limits = [barrel.falls or 0 for barrel in options.barrels or ()]
    return max([*limits, (options.dots.falls or 0) if options.dots else 0])

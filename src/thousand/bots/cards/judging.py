"""Судья: the solver, loaded when it is first needed, and how many deals it is asked about."""

from dataclasses import dataclass, replace
from functools import cache
from threading import Thread
from typing import TYPE_CHECKING

from thousand.cards.options import Options
from thousand.cards.state import State

if TYPE_CHECKING:
    from thousand.solvers.cards.hidden import HiddenJudge
    from thousand.solvers.cards.outlook import Judge

LONG_FREE_PLAY = {2: 6, 3: 7}
"""Where any card may be played: above so many cards in hand deals are too many to solve at a table."""
FREE_PLAY_SHARE, FREE_PLAY_MOST = 8, 320
"""Where any card may be played deals take longer: so many times fewer are looked at, of so many at most."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How many deals are looked at."""

    chances: int
    points: int
    """For the points beside the contract, which take longer."""
    hands: int
    """Before the play."""
    every: bool = False
    """Whether every legal action is weighed: those too that promise little, as jumps and odd gifts."""
    hidden: bool = False
    """Whether it is thought of that the cards stay hidden later on, and of what cards played tell."""


def shared(effort: Effort, options: Options) -> Effort:
    """``effort`` as it is good for these rules."""
    if options.play.follow:
        return effort if options.layout == "talon" else replace(effort, hidden=False)
    share = FREE_PLAY_SHARE
    few = min(effort.chances, FREE_PLAY_MOST) // share, effort.points // share, effort.hands // share
    chances, points, hands = (max(1, each) for each in few)
    return replace(effort, chances=chances, points=points, hands=hands, hidden=False)


def is_too_long(view: State) -> bool:
    """Whether deals take too long to solve, with any card allowed and many in hand, or bring too much."""
    if not is_counted(view.options):
        return True
    if view.options.play.follow:
        return False
    players = min(len(view.accounts), 3)
    return max(map(len, view.hands), default=0) > LONG_FREE_PLAY[players]


def is_counted(options: Options) -> bool:
    """Whether the solver can count the points that marriages bring."""
    from thousand.kernels.cards.rules import Unsupported, compiled

    try:
        compiled(options, 3)
    except Unsupported:
        return False
    return True


@cache
def judge() -> "Judge":
    """The solver; its kernels are loaded when they are first needed."""
    _load_kernels()
    from thousand.solvers.cards.outlook import Judge

    return Judge()


@cache
def hidden_judge() -> "HiddenJudge":
    """The solver that thinks of hidden cards."""
    _load_kernels()
    from thousand.solvers.cards.hidden import HiddenJudge

    return HiddenJudge()


def _load_kernels() -> None:
    """Compiled by two processes where they are not on disk, so that importing the solvers is quick."""
    from thousand.kernels.cards.building import build

    build()


waiting_for: list[Thread] = []
"""Who loads the solver in the background, if anybody does."""


def is_loading() -> bool:
    """Whether the solver is being loaded in the background."""
    return any(thread.is_alive() for thread in waiting_for)

"""What may be done, and why not: the refusals of dice and what is still missing."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from thousand.core.errors import Code, IllegalAction, Parameter, declare
from thousand.dice.actions import Action, Bank, Faces, Keep, Roll
from thousand.dice.entry import missing_to_enter
from thousand.dice.keeping import readings_to_keep
from thousand.dice.ranges import Range, missing_to_leave, must_stop, range_at
from thousand.dice.scoring import Reading
from thousand.dice.state import State

GAME_OVER = declare("dice/game_over", "winner")
NOT_YOUR_TURN = declare("dice/not_your_turn", "seat", "to_move")
MUST_THROW = declare("dice/must_throw")
MUST_CONFIRM = declare("dice/must_confirm")
MUST_KEEP = declare("dice/must_keep", "throw")
MUST_BANK = declare("dice/must_bank", "total", "start")
BELOW_ENTRY = declare("dice/below_entry", "points", "needed", "missing")
IN_PIT = declare("dice/in_pit", "total", "needed", "missing")
ON_BARREL = declare("dice/on_barrel", "total", "needed", "missing")
NOT_SCORING = declare("dice/not_scoring", "dice")
WRONG_DICE = declare("dice/wrong_dice", "dice", "throw")


@dataclass(frozen=True, slots=True)
class Hurdle:
    """What a turn must reach before it may be banked."""

    kind: Literal["entry", "pit", "barrel"]
    needed: int
    """Points of the turn at the entry; the score to reach in a pit and on a barrel."""
    missing: int
    """Points still missing, more than 0."""


def hurdle(state: State) -> Hurdle | None:
    """What still keeps the player to move from banking: the entry, a pit, a barrel; None: nothing.

    Says nothing about dice that must be thrown or kept first.
    """
    account, points = state.accounts[state.to_move], state.turn.points
    minimum = state.options.entry
    if minimum is not None and not account.entered and (missing := missing_to_enter(minimum, points)):
        return Hurdle("entry", minimum, missing)
    standing = range_at(state.options, account.score)
    if standing is None or not (missing := missing_to_leave(standing, account.score + points)):
        return None
    return Hurdle("pit" if standing.barrel is None else "barrel", standing.top, missing)


def needed(state: State) -> int:
    """How many points the turn going on still lacks before it may be banked."""
    found = hurdle(state)
    return 0 if found is None else found.missing


def choices(state: State) -> tuple[Reading, ...]:
    """The sets among which the player to move must choose what to keep; none when no choice is due."""
    if not state.turn.pending:
        return ()
    return readings_to_keep(state.options, state.accounts[state.to_move].score, state.turn.pending)


def stop(state: State) -> Range | None:
    """The barrel that makes the player to move bank instead of throwing on (D30)."""
    if not state.turn.points:
        return None
    score = state.accounts[state.to_move].score
    found = must_stop(state.options, score, score + state.turn.points)
    return found if found is not None and may_bank(state) else None


def may_bank(state: State) -> bool:
    """Whether the turn going on may be written down now."""
    turn = state.turn
    return turn.throws > 0 and not turn.pending and not turn.hot and hurdle(state) is None


def may_roll(state: State) -> bool:
    """Whether the player to move may throw; he always may, but for a choice or a barrel to stop at."""
    return not state.turn.pending and stop(state) is None


def legal_actions(state: State) -> tuple[Action, ...]:
    """Keeps (fewest dice, then ascending), roll, bank; nothing when the game is over."""
    return () if state.winner is not None else tuple(_actions(state))


def _actions(state: State) -> Iterator[Action]:
    for reading in choices(state):
        yield Keep(state.to_move, reading.dice)
    if may_roll(state):
        yield Roll(state.to_move)
    if may_bank(state):
        yield Bank(state.to_move)


def refusal(state: State, action: Action) -> IllegalAction | None:
    """Why ``action`` is not allowed; None: it is. Seats in the parameters count from 1."""
    if state.winner is not None:
        return IllegalAction(GAME_OVER, winner=state.winner + 1)
    if action.seat != state.to_move:
        return IllegalAction(NOT_YOUR_TURN, seat=action.seat + 1, to_move=state.to_move + 1)
    if isinstance(action, Roll):
        return _refuse_roll(state)
    if isinstance(action, Keep):
        return _refuse_keep(state, action.dice)
    return _refuse_bank(state)


def _refuse_keep(state: State, dice: Faces) -> IllegalAction | None:
    if not state.turn.throws:
        return IllegalAction(MUST_THROW)
    throw = state.turn.pending
    if not dice or any(dice.count(face) > throw.count(face) for face in dice):
        return IllegalAction(WRONG_DICE, dice=dice, throw=throw)
    if all(reading.dice != dice for reading in choices(state)):
        return IllegalAction(NOT_SCORING, dice=dice)
    return None


def _refuse_roll(state: State) -> IllegalAction | None:
    if state.turn.pending:
        return IllegalAction(MUST_KEEP, throw=state.turn.pending)
    barrel = stop(state)
    if barrel is None:
        return None
    total = state.accounts[state.to_move].score + state.turn.points
    return IllegalAction(MUST_BANK, total=total, start=barrel.low)


def _refuse_bank(state: State) -> IllegalAction | None:
    turn = state.turn
    if turn.pending:
        return IllegalAction(MUST_KEEP, throw=turn.pending)
    if not turn.throws:
        return IllegalAction(MUST_THROW)
    if turn.hot:
        return IllegalAction(MUST_CONFIRM)
    found = hurdle(state)
    return None if found is None else _below(state, found)


def _below(state: State, found: Hurdle) -> IllegalAction:
    """The refusal to bank a turn that has not taken its hurdle yet."""
    limits: dict[str, Parameter] = {"needed": found.needed, "missing": found.missing}
    if found.kind == "entry":
        return IllegalAction(BELOW_ENTRY, points=state.turn.points, **limits)
    code: Code = IN_PIT if found.kind == "pit" else ON_BARREL
    total = state.accounts[state.to_move].score + state.turn.points
    return IllegalAction(code, total=total, **limits)

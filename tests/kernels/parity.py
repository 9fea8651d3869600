"""Games by the readable engine, each turn's end compared with what the compiled tables say."""

from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import Any

from thousand.bots.dice.steady import SteadyBot
from thousand.bots.protocol import Bot
from thousand.bots.random import RandomBot
from thousand.core.chance import SeededChance
from thousand.core.game import play
from thousand.core.seats import Seat
from thousand.dice import legality
from thousand.dice.events import Busted, DotMarked, DumpTruck, Event, SetAside
from thousand.dice.game import DICE, start
from thousand.dice.options import Options
from thousand.dice.presets import rules
from thousand.dice.state import Account, State
from thousand.kernels.dice.compiled import AT_ONCE, IMPOSSIBLE, STOPS, WIN, Compiled, compiled
from thousand.kernels.dice.endings import knocked_off
from thousand.kernels.dice.throws import UNIT
from thousand.solvers.running import finished
from thousand.tables.abridgement import usual_abridgement

BOTS: Mapping[str, Bot[Any, Any, Any]] = {"steady": SteadyBot(), "random": RandomBot(DICE)}


@cache
def compiled_preset(preset: str) -> Compiled:
    options = rules(preset).options
    return finished(compiled(options, usual_abridgement(options)))


def options_of(preset: str) -> Options:
    return rules(preset).options


def positions(
    preset: str, bot: str, seats: int, seed: int
) -> Iterator[tuple[State, tuple[Event, ...], State]]:
    """A whole game: each position, what happened there, and what it led to."""
    rng, chance = Random(seed), SeededChance(seed)
    state = start(options_of(preset), seats, Seat(0))
    while state.winner is None:
        action = BOTS[bot].choose(state, (), rng)
        step = play(DICE, state, action, chance)
        yield state, step.events, step.state
        state = step.state


def check_game(preset: str, bot: str, seats: int, seed: int) -> int:
    """Compare every turn's end of a game; how many there were.

    The turns of a player below the lowest score of the tables are passed over: another stands for him.
    """
    table, ends = compiled_preset(preset), 0
    for before, events, after in positions(preset, bot, seats, seed):
        if not is_told(table, before.accounts[before.to_move]):
            continue
        if after.winner is None and after.to_move == before.to_move:
            check_moment(table, after)
        else:
            check_end(table, before, events, after)
            ends += 1
    return ends


def is_told(table: Compiled, account: Account) -> bool:
    """Whether the tables know the score of ``account`` itself."""
    least = table.abridged.least
    return least is None or account.score >= least


def row_of(table: Compiled, status: int, points: int) -> int:
    first, beyond = table.endings.first[status], table.endings.first[status + 1]
    return min(first + points // UNIT, beyond - 1)


def check_moment(table: Compiled, state: State) -> None:
    """The turn goes on: what may be done now is what the table says."""
    turn, status = state.turn, table.status(state.accounts[state.to_move])
    if turn.pending or turn.hot or not turn.points:
        return
    row = row_of(table, status, turn.points)
    assert not table.endings.marks[row] & AT_ONCE
    assert (table.endings.own[row] != IMPOSSIBLE) == legality.may_bank(state)
    assert bool(table.endings.marks[row] & STOPS) == (legality.stop(state) is not None)


def check_end(table: Compiled, before: State, events: tuple[Event, ...], after: State) -> None:
    seat = before.to_move
    told = [
        other for other, account in enumerate(before.accounts) if other != seat and is_told(table, account)
    ]
    status = table.status(before.accounts[seat])
    kept = [event for event in events if isinstance(event, SetAside)]
    if any(isinstance(event, Busted) for event in events):
        own = table.busts[before.turn.throws > 0][status]
        assert own == table.status(after.accounts[seat])
        others = [table.status(before.accounts[other]) for other in told]
    elif after.winner is not None and kept and len(set(kept[0].dice)) == 1 and len(kept[0].dice) == 5:
        return
    else:
        points = before.turn.points + sum(event.points for event in kept)
        row = row_of(table, status, points)
        at_once = any(
            isinstance(event, DotMarked) or (isinstance(event, DumpTruck) and event.ends_turn)
            for event in events
        )
        assert bool(table.endings.marks[row] & AT_ONCE) == at_once
        own = table.endings.own[row]
        if after.winner is not None:
            assert own == WIN
            return
        assert own == table.status(after.accounts[seat])
        others = [other_after(table, before.options, row, before.accounts[other]) for other in told]
    assert others == [table.status(after.accounts[other]) for other in told]


def other_after(table: Compiled, options: Options, row: int, account: Account) -> int:
    """The status of another player after ending ``row``.

    Where tables know entry scores only roughly, a player knocked off is followed by his true one.
    """
    other, rows = table.status(account), table.endings
    if rows.seized_from[row] <= other < rows.seized_to[row]:
        if not table.abridged.entries:
            return table.knocked_off[other]
        return table.status(knocked_off(options, account))
    if rows.passed_from[row] <= other < rows.passed_to[row]:
        return table.overtaken[other]
    return other

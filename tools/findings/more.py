"""The section on three and four players: the bot for more than two, in matches in which seats rotate."""

import sys
from collections.abc import Iterator
from functools import cache, partial
from typing import Any

from thousand.bots.dice.steady import SteadyBot
from thousand.dice.presets import rules
from thousand.solvers.dice.parties import Party, PartyStrategy, alone, by_all, by_strongest, by_triples
from thousand.tables.shelf import find, find_for_three
from tools.findings.asked import Asked
from tools.findings.kept import kept
from tools.findings.page import made_by
from tools.findings.solved import Solved
from tools.markdown import table

PRESETS = "kubiki", "ussr", "classic-no-barrel", "home"
SEATS = 3, 4
GAMES, FEW_GAMES, SEED = 6_000, 100, 11
"""Games from each seat; fewer against the bot of the engine, which has to be asked turn by turn."""


TEXT = f"""`master` plays by the solution of three where it ships, and else puts the values of pairs together.
Here it sits with others who are all of one kind, {GAMES:,} games from every seat ({FEW_GAMES} against
`steady`). *Pairs* is `master` without the solution of three, *strongest* plays the values of two against
the opponent it fears most, *alone* takes the fewest turns to the target, `steady` is the bot. A match is
even at 33.33 % among three and at 25 % among four (95 % interval); games are *cut off* after 5,000 turns
and are won by nobody.
"""


def lines() -> Iterator[str]:
    """Text and table."""
    yield TEXT
    rows = [row for preset in PRESETS for seats in SEATS for row in _rows(preset, seats)]
    yield from table(("preset", "players", "against", "`master` wins, %", "cut off"), rows)
    yield ""
    yield made_by("more")


@cache
def _solved(preset: str) -> Solved:
    options = rules(preset).options
    values = find(options)
    if values is None:
        sys.exit(f"{preset} comes without values")
    return Solved(preset, options, values)


def _rows(preset: str, seats: int) -> Iterator[tuple[str, ...]]:
    for against in ("pairs", "strongest", "alone", "`steady`"):
        if against == "pairs" and not _is_solved(preset, seats):
            continue
        games = FEW_GAMES if against == "`steady`" else GAMES
        what = "more", preset, seats, against, games, SEED, _state(preset, seats)
        rate, error, cut = kept(what, partial(_measured, preset, seats, against, games))
        yield preset, str(seats), against, f"{100 * rate:.2f} ± {196 * error:.2f}", str(cut)


def _is_solved(preset: str, seats: int) -> bool:
    return seats == 3 and find_for_three(rules(preset).options) is not None


def _state(preset: str, seats: int) -> str | None:
    """What figures depend on beside the release: which values the master plays by."""
    found = find_for_three(rules(preset).options) if seats == 3 else None
    return None if found is None else found.head.digest


def _measured(preset: str, seats: int, against: str, games: int) -> tuple[float, float, int]:
    print(f"findings: {preset}, master against {seats - 1}, {against}", file=sys.stderr, flush=True)
    solved = _solved(preset)
    result = _party(preset).against(_master(preset, seats), _other(solved, against), seats, games, SEED)
    return result.rate, result.error, result.cut


@cache
def _party(preset: str) -> Party:
    return Party(_solved(preset).table)


@cache
def _master(preset: str, seats: int) -> PartyStrategy:
    solved = _solved(preset)
    found = find_for_three(solved.options) if seats == 3 else None
    if found is not None:
        return by_triples(found, solved.table)
    return by_all(solved.perfect.values)


def _other(solved: Solved, name: str) -> Any:
    match name:
        case "pairs":
            return by_all(solved.perfect.values)
        case "strongest":
            return by_strongest(solved.perfect.values)
        case "alone":
            return alone(solved.turns)
        case _:
            return Asked(SteadyBot(), solved.options, solved.table)

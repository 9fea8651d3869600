"""Three players: the solution agrees with a plain one, adds up and is gone on with; bad files are refused."""

from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from tests.solvers.plain_three import PlainThree, Three
from tests.solvers.test_brute_force import SMALL
from thousand.bots.dice.advice import advise, between_turns
from thousand.bots.dice.worth import turn_of
from thousand.cli import solve_three
from thousand.cli.failing import INTERRUPTED
from thousand.cli.main import app
from thousand.cli.solved import use_user_tables, user_tables
from thousand.core.errors import CodedError
from thousand.core.seats import Seat
from thousand.dice.game import start
from thousand.dice.options import Options
from thousand.dice.presets import rules
from thousand.kernels.dice.compiled import Compiled, compiled
from thousand.solvers.dice.files import triples_file
from thousand.solvers.dice.live_triples import live_triples
from thousand.solvers.dice.three_players import Solution, Task, solve
from thousand.solvers.running import finished
from thousand.tables import shelf, triples
from thousand.tables.abridgement import Abridgement, abridgement_of_three

NEAR = 2e-5
"""What tolerance and single precision may change in a turn's worth."""
EXACT = 1e-6
"""Next to nothing is left to gain."""
LITTLE = 5e-5
"""What may be left where hard choices would never settle."""
SETTINGS = {"target": 20, "pits": False, "barrels": False, "entry": 10, "bolts": False}
TINY = {"target": 20, "entry": 10, "barrels": False}


def options_of(preset: str, changes: dict[str, Any]) -> Options:
    return rules(preset, changes=changes).options


@cache
def solved(options: Options, goal: float = EXACT) -> tuple[Compiled, Solution]:
    table = finished(compiled(options, Abridgement()))
    return table, finished(solve(table, finished(live_triples(table)), Task(goal)))


def check(options: Options, goal: float = EXACT) -> tuple[PlainThree, dict[int, tuple[float, float, float]]]:
    """See that nobody gains by the plain engine's best turns; the plain positions and their chances."""
    table, solution = solved(options, goal)
    plain = PlainThree(options)

    def chances(mover: Any, follower: Any, last: Any) -> tuple[float, float, float]:
        return solution.chances(*map(table.status, (mover, follower, last)))

    found: dict[Three, float] = plain.best_turns(chances)
    assert len(found) == solution.live.sum()
    for three, best in found.items():
        mover = chances(*three)[0]
        assert mover - solution.lack - NEAR < best < mover + solution.regret + NEAR
    assert max(solution.regret, solution.lack) < goal
    return plain, {number: chances(*three) for number, three in plain.between_turns()}


def test_the_chances_are_those_of_a_plain_solution() -> None:
    plain, chances = check(options_of("ussr", SETTINGS))
    values, change = plain.solved()
    assert change < 1e-10
    for number, found in chances.items():
        assert found == pytest.approx(values[number], abs=NEAR)


def test_nobody_gains_where_dice_may_be_chosen() -> None:
    check(options_of("home", TINY))


RACE = {"start": 35, "cut": True, "jump": False, "exclusive": True, "knock": "entry"}
LARGER: dict[str, tuple[dict[str, Any], float]] = {
    "ussr": ({**SMALL["ussr"], "target": 100}, LITTLE),
    "home": ({"target": 50, "entry": 10, "barrels": [RACE]}, 5e-3),
    "classic-open": ({**SMALL["classic-open"], "target": 50}, LITTLE),
}
"""Games, and what may be left: much where everybody is knocked off again and again."""


@pytest.mark.slow
@pytest.mark.parametrize("preset", LARGER)
def test_nobody_gains_in_larger_games(preset: str) -> None:
    changes, goal = LARGER[preset]
    check(options_of(preset, changes), goal)


def test_chances_add_up_and_alike_players_differ_only_by_their_turn() -> None:
    table, solution = solved(options_of("ussr", SETTINGS))
    for triple in np.argwhere(solution.live):
        chances = solution.chances(*triple.tolist())
        assert sum(chances) == pytest.approx(1, abs=1e-6)
        assert min(chances) > -1e-6
    first, second, third = solution.chances(table.start, table.start, table.start)
    assert first > second > third


def test_a_solution_ends_when_it_comes_no_nearer() -> None:
    table, exact = solved(options_of("ussr", SETTINGS))
    found = finished(solve(table, exact.live, Task(goal=-1.0)))
    assert max(found.regret, found.lack) <= EXACT
    assert np.abs(found.values - exact.values).max() < NEAR


def test_a_solution_that_was_stopped_is_gone_on_with() -> None:
    table, whole = solved(options_of("ussr", SETTINGS))
    live, task = whole.live, Task(EXACT)
    work = solve(table, live, task)
    values = next(progress.values for progress in work if progress.passes == 2)
    work.close()
    rest = finished(solve(table, live, task, values.copy()))
    assert rest.passes < whole.passes
    assert np.abs(rest.values - whole.values).max() < NEAR


def test_triples_that_answer_each_other_come_to_rest() -> None:
    """Hard choices never would: here nobody's best turn stays the best once the others answer it."""
    race = {"start": 150, "cut": True, "jump": False, "exclusive": True, "knock": "entry"}
    options = options_of("home", {"target": 250, "barrels": [race]})
    table = finished(compiled(options, abridgement_of_three(options)))
    solution = finished(solve(table, finished(live_triples(table)), Task(goal=2e-4)))
    assert max(solution.regret, solution.lack) < 2e-4


def test_a_search_for_triples_that_was_stopped_is_gone_on_with() -> None:
    table, whole = solved(options_of("ussr", SETTINGS))
    for found in live_triples(table):
        if found.triples > 1:
            break
    assert found.triples == found.values.sum() < whole.live.sum()
    assert (finished(live_triples(table, found.values)) == whole.live).all()


def packed() -> tuple[Options, Compiled, Solution, bytes]:
    options = options_of("ussr", SETTINGS)
    table, solution = solved(options)
    return options, table, solution, triples_file(options, table, solution)


def test_files_hold_the_chances_in_65535ths() -> None:
    options, table, solution, data = packed()
    values = triples.read(data, "here", options)
    for triple in np.argwhere(solution.live).tolist():
        accounts = (table.accounts[number] for number in triple)
        assert values.chances(*accounts) == pytest.approx(solution.chances(*triple), abs=2e-5)


def test_damaged_and_foreign_files_are_refused() -> None:
    options, _, _, data = packed()
    for place in range(0, len(data), 29):
        damaged = data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :]
        with pytest.raises(CodedError):
            triples.read(damaged, "here", options)
    for torn, code in ((b"", "damaged"), (b"{}\n", "damaged"), (data[:-3], "damaged")):
        with pytest.raises(CodedError) as caught:
            triples.read(torn, "here", options)
        assert caught.value.code == f"tables/{code}"
    for foreign in (
        data.replace(b"for three", b"for seven", 1),
        data.replace(b'"format": 1', b'"format": 9'),
    ):
        with pytest.raises(CodedError) as caught:
            triples.read(foreign, "here", options)
        assert caught.value.code == "tables/foreign"
    with pytest.raises(CodedError) as caught:
        triples.read(data, "here", Options())
    assert caught.value.code == "tables/foreign"


@pytest.fixture
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(shelf, "_solved", [])
    shelf.find_for_three.cache_clear()
    turn_of.cache_clear()
    return tmp_path


def command() -> tuple[int, str]:
    settings = [part for key, value in SETTINGS.items() for part in ("--set", f"{key}={str(value).lower()}")]
    line = ["solve", "dice", "--preset", "ussr", *settings, "--players", "3", "--lang", "en"]
    result = CliRunner().invoke(app, line)
    return result.exit_code, result.output


def test_what_the_command_solves_is_played_by(folders: Path) -> None:
    options = options_of("ussr", SETTINGS)
    view = start(options, 3, Seat(0))
    assert advise(view) is None
    code, output = command()
    assert code == 0, output
    for words in ("memory", "by estimate", "Of three who play so", "An equilibrium to within"):
        assert words in output
    assert list((folders / "cache" / "thousand" / "solving").iterdir()) == []
    use_user_tables()
    turn_of.cache_clear()
    advice = advise(view)
    assert advice is not None
    assert advice.is_exact
    shares = [between_turns(view, Seat(seat)) for seat in range(3)]
    assert sum(share or 0 for share in shares) == pytest.approx(1, abs=1e-4)
    assert "solved before" in command()[1]


def test_the_command_stops_at_ctrl_c_and_goes_on(folders: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = solve_three._Pace.show

    def interrupted(pace: Any, bar: Any, progress: Any) -> None:
        whole(pace, bar, progress)
        if progress.passes:
            raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(solve_three._Pace, "show", interrupted)
        code, output = command()
    assert code == INTERRUPTED
    assert "goes on from here" in output
    assert kept(folders) == {"three", "three-live"}
    code, output = command()
    assert code == 0
    assert "Going on" in output


def kept(folders: Path) -> set[str]:
    """Of what there are checkpoints."""
    files = (folders / "cache" / "thousand" / "solving").iterdir()
    return {file.stem.partition("-")[2] for file in files}


def test_the_search_for_triples_stops_at_ctrl_c_and_goes_on(
    folders: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(bar: Any, found: Any) -> None:
        if found.triples > 1:
            raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(solve_three, "_show_found", interrupted)
        code, output = command()
    assert code == INTERRUPTED
    assert "looking for the triples" in output
    assert "by estimate" not in output
    assert kept(folders) == {"three-live"}
    code, output = command()
    assert code == 0
    assert output.index("Going on") < output.index("by estimate")
    assert kept(folders) == set()


def test_what_does_not_fit_is_refused_in_one_line(folders: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solve_three, "available_memory", lambda: 1000)
    code, output = command()
    assert code == 2
    assert output.splitlines()[-1].startswith("thousand: --players 3: these rules take")
    assert not user_tables().exists()


def test_shipped_values_agree_with_turns_worked_out_by_the_rules() -> None:
    """What the table says of a mover is what his best turn comes to, up to what mixing costs."""
    options = rules("home").options
    values = shelf.find_for_three(options)
    assert values is not None
    table = finished(compiled(options, Abridgement(values.head.least, values.head.entries)))
    assert (table.digest, table.accounts, table.start) == (
        values.head.digest,
        values.head.accounts,
        values.head.start,
    )
    low = [account for account in table.accounts if account.score < 850]
    for three in zip(*(Random(seed).sample(low, 20) for seed in range(3)), strict=True):
        turn = turn_of(options, three)
        assert turn is not None
        chance = values.chances(*three)[0]
        assert chance - 5e-5 < turn.moments[0][0] < chance + values.head.regret + 5e-5

"""The page of findings is put together section by section, and bots of the engine play in bulk."""

from pathlib import Path
from random import Random

import pytest

from tests.solvers.test_arena import small, small_options
from tests.solvers.test_descent import RACE
from thousand.bots.dice.steady import SteadyBot
from thousand.dice.actions import Roll
from thousand.dice.presets import rules
from thousand.kernels.dice.compiled import IMPOSSIBLE, compiled
from thousand.kernels.dice.throws import UNIT
from thousand.solvers.dice.arena import Arena
from thousand.solvers.dice.files import values_file
from thousand.solvers.dice.losses import loss
from thousand.solvers.dice.strategies import ByValues
from thousand.solvers.dice.two_players import Task, solve
from thousand.solvers.running import finished
from thousand.tables.abridgement import Abridgement, usual_abridgement
from thousand.tables.packing import SCALE
from thousand.tables.values import read
from tools.findings import page
from tools.findings.asked import Asked
from tools.findings.cost import left_out
from tools.findings.entries import spread
from tools.findings.kept import kept
from tools.findings.steady import SteadyPolicy

SHORT = {"start": 70, "turns": 2, "fall": 20, "exclusive": True}
ORDER = ("One", "Two", "Three")


def test_a_section_takes_its_place_and_leaves_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "PAGE", tmp_path / "page.md")
    page.put("Two", ["second"], ORDER)
    page.put("One", ["first"], ORDER)
    page.put("Two", ["second, anew"], ORDER)
    text = page.PAGE.read_text(encoding="utf-8")
    assert text.startswith(page.HEAD)
    assert text.endswith(page.REMARKS)
    assert text.index("## One\n\nfirst\n") < text.index("## Two\n\nsecond, anew\n")
    assert "second\n" not in text


def test_a_bot_of_the_engine_loses_to_perfect_play_in_bulk() -> None:
    table, solution = small()
    perfect, steady = ByValues(solution.values), Asked(SteadyBot(), small_options(), table)
    result = Arena(table).play_in_step(perfect, steady, 400, seed=1)
    assert result.cut == 0
    assert result == Arena(table).play_in_step(perfect, steady, 400, seed=1)
    assert result.rate > solution.values[table.start, table.start] - 3 * result.error


def test_the_bot_of_the_engine_does_what_its_stored_policy_says() -> None:
    options = rules("kubiki", changes={"target": 100, "overtake": 10, "barrels": [SHORT]}).options
    table = finished(compiled(options, Abridgement()))
    stored = SteadyPolicy(options, table)
    policy, rng, bot, looked = stored.whole(), Random(1), SteadyBot(), 0
    rows, count = table.endings, len(table.accounts)
    while looked < 500:
        status, other = rng.randrange(count), rng.randrange(count)
        row = rng.randrange(rows.first[status] + 1, rows.first[status + 1])
        number, mode = rng.choice(stored.free)
        if rows.own[row] == IMPOSSIBLE or rows.marks[row]:
            continue
        view = stored.view(status, other, UNIT * (row - rows.first[status]), mode)
        assert isinstance(bot.choose(view, (), rng), Roll) == policy[row, other] >> number & 1
        looked += 1


def test_values_that_tell_fewer_entry_scores_apart_are_spread_over_all() -> None:
    options = rules("home", changes={"target": 200, "barrels": [RACE]}).options
    coarse, fine = (
        finished(compiled(options, known)) for known in (usual_abridgement(options), Abridgement())
    )
    values = read(values_file(options, coarse, finished(solve(coarse, Task()))), "here")
    plan, solution = spread(values, fine), finished(solve(fine, Task()))
    assert len(coarse.accounts) < len(fine.accounts) <= len(plan.values) == len(solution.values)
    assert plan.values[fine.start, fine.start] == values.row(coarse.start)[coarse.start] / SCALE
    assert 0 < loss(fine, ByValues(solution.values), plan, 2_000, seed=1).mean < 0.05


def test_figures_are_measured_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    measured: list[int] = []
    for what in ("one", "other", "one"):
        assert kept([what, 1], lambda: measured.append(1) or 0.5) == 0.5
    assert len(measured) == 2


def test_only_rules_that_are_played_are_left_out() -> None:
    assert [rule for rule, _ in left_out("kubiki")] == ["entry", "bolts", "barrels", "dump", "overtake"]
    assert not any(options.entry for rule, options in left_out("kubiki") if rule == "entry")


def test_rules_that_others_rest_on_are_not_left_out() -> None:
    assert [rule for rule, _ in left_out("home")] == ["barrels"]

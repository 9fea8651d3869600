"""The page of findings is put together section by section, and bots of the engine play in bulk."""

from pathlib import Path

import pytest

from tests.solvers.test_arena import small, small_options
from thousand.bots.dice.steady import SteadyBot
from thousand.dice.presets import rules
from thousand.solvers.dice.arena import Arena
from thousand.solvers.dice.strategies import ByValues
from tools.findings import page
from tools.findings.asked import Asked
from tools.findings.cost import left_out

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


def test_only_rules_that_are_played_are_left_out() -> None:
    assert list(left_out(rules("kubiki").options)) == ["entry", "bolts", "barrels", "dump", "overtake"]

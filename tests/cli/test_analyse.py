"""Hints and the analysis of games: chances, mistakes, luck, a plot."""

import json
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from tests.cli.conftest import Run
from thousand.bots.cards import warming
from thousand.bots.cards.judging import judge
from thousand.cli import cards_hint
from thousand.cli.main import app
from thousand.notation.records import read_record, write_record


@pytest.fixture
def game(run: Run, tmp_path: Path) -> Path:
    """A whole game between two bots, a short one."""
    file = tmp_path / "bots.toml"
    result = run(
        *("play", "dice", "--preset", "kubiki", "--bots", "2", "--bot", "novice"),
        *("--seed", "14", "--record", str(file), "--lang", "en"),
    )
    assert result.exit_code == 0, result.output
    return file


@pytest.mark.parametrize(
    ("lang", "title", "better"),
    [
        ("ru", "Самые дорогие ошибки", "лучше на"),
        ("uk", "Найдорожчі помилки", "краще на"),
        ("en", "The dearest mistakes", "would be"),
    ],
)
def test_decisions_mistakes_and_luck_are_told(
    game: Path, run: Run, lang: str, title: str, better: str
) -> None:
    result = run("analyse", str(game), "--lang", lang)
    assert result.exit_code == 0, result.output
    assert title in result.stdout
    assert better in result.stdout
    assert "%" in result.stdout


def test_the_plot_is_a_picture_with_a_line_for_each_player(game: Path, run: Run, tmp_path: Path) -> None:
    file = tmp_path / "plot.svg"
    assert run("analyse", str(game), "--svg", str(file), "--lang", "en").exit_code == 0
    root = ElementTree.parse(file).getroot()
    assert "chance to win" in str(root.findtext("{http://www.w3.org/2000/svg}title"))
    lines = root.findall("{http://www.w3.org/2000/svg}polyline")
    assert len(lines) == 2
    first, second = (heights(line) for line in lines)
    sums = [one + other for one, other in zip(first, second, strict=True)]
    assert sums == pytest.approx([sums[0]] * len(sums), abs=0.5)


def heights(line: ElementTree.Element) -> list[float]:
    return [float(point.split(",")[1]) for point in line.attrib["points"].split()]


def test_rules_that_nobody_has_solved_are_not_analysed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    options = ("--preset", "kubiki", "--set", "entry=100", "--bots", "2", "--seed", "1")
    assert run("play", "dice", *options, "--record", str(file)).exit_code == 0
    result = run("analyse", str(file), "--lang", "en")
    assert result.exit_code == 2
    assert "thousand solve dice --preset kubiki --set entry=100 does it" in result.stderr


def test_perfect_is_refused_at_once_where_it_is_not_known(run: Run) -> None:
    result = run("play", "dice", "--preset", "kubiki", "--bots", "3", "--bot", "perfect", "--lang", "en")
    assert result.exit_code == 2
    assert "master" in result.stderr


def test_a_hint_says_what_each_choice_is_worth_and_why(run: Run) -> None:
    options = ("--preset", "kubiki", "--players", "Anna", "--bots", "1", "--first", "1", "--seed", "7")
    result = run("play", "dice", *options, "--lang", "en", typed="\nh\n\nq\n")
    assert "h hint" in result.stdout
    assert "Throw 3 dice: 49.9%" in result.stdout
    assert "35 more to enter the game" in result.stdout


@pytest.fixture(scope="module")
def compiled() -> None:
    """The kernels of cards, so that nobody is told to ask again later."""
    judge()


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize(
    ("lang", "measure", "worse"),
    [
        ("ru", "Как часто вы набрали бы заявленное", "хуже"),
        ("uk", "Як часто ви набрали б заявлене", "гірше"),
        ("en", "How often you would make what you bid", "worse"),
    ],
)
def test_a_hint_at_cards_says_of_what_the_chances_are(run: Run, lang: str, measure: str, worse: str) -> None:
    options = ("--preset", "online", "--players", "Anna", "--bots", "2", "--first", "3", "--seed", "5")
    result = run("play", "cards", *options, "--lang", lang, typed="\nh\n\nq\n")
    assert result.exit_code == 0
    assert worse in result.stdout
    lines = [line.strip() for line in result.stdout.splitlines()]
    place = next(place for place, line in enumerate(lines) if measure in line)
    best, why, between = lines[place - 3 : place]
    assert lines[place + 1].startswith(f"{best}: ")
    assert "100" in why
    assert not between


@pytest.mark.parametrize(("lang", "later"), [("ru", "ещё загружается"), ("en", "still being loaded")])
def test_nobody_waits_for_the_compiler(
    run: Run, monkeypatch: pytest.MonkeyPatch, lang: str, later: str
) -> None:
    begun: list[str] = []
    monkeypatch.setattr(warming, "is_cold", lambda: True)
    monkeypatch.setattr(warming, "begin", lambda: begun.append("begun"))
    monkeypatch.setattr(cards_hint, "is_loading", lambda: bool(begun))
    options = ("--preset", "online", "--players", "Anna", "--bots", "2", "--first", "3", "--seed", "5")
    assert later in run("play", "cards", *options, "--lang", lang, typed="\nh\n\nq\n").stdout


@pytest.fixture(scope="module")
def deal(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The first deal of a game of cards between three bots."""
    folder = tmp_path_factory.mktemp("cards")
    whole, first = folder / "whole.toml", folder / "first.toml"
    options = ("--preset", "online", "--bots", "3", "--seed", "9", "--record", str(whole))
    assert CliRunner().invoke(app, ["play", "cards", *options, "--lang", "en"]).exit_code == 0
    record = read_record(whole.read_text(), "whole")
    first.write_text(write_record(replace(record, actions=record.actions[:32])))
    return first


@pytest.mark.parametrize(
    ("lang", "title", "better"),
    [
        ("ru", "Самые дорогие ошибки", "лучше на"),
        ("uk", "Найдорожчі помилки", "краще на"),
        ("en", "The dearest mistakes", "would be"),
    ],
)
def test_cards_are_analysed_too(deal: Path, run: Run, lang: str, title: str, better: str) -> None:
    result = run("analyse", str(deal), "--lang", lang)
    assert result.exit_code == 0, result.output
    assert title in result.stdout
    assert better in result.stdout


@pytest.mark.parametrize("which", ["game", "deal"])
def test_json_has_a_line_for_each_decision_and_one_for_the_game(
    request: pytest.FixtureRequest, run: Run, tmp_path: Path, which: str
) -> None:
    plot = tmp_path / "plot.svg"
    result = run("analyse", str(request.getfixturevalue(which)), "--json", "--svg", str(plot))
    assert result.exit_code == 0, result.output
    *decisions, whole = map(json.loads, result.stdout.splitlines())
    assert {"n", "seat", "action", "best", "loss", "luck", "why"} <= set(decisions[0])
    assert [one["n"] for one in decisions] == sorted(one["n"] for one in decisions)
    for number, player in enumerate(whole["players"], 1):
        assert player["decisions"] == sum(one["seat"] == number for one in decisions)
    assert ElementTree.parse(plot).getroot().tag.endswith("svg")

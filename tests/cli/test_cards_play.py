"""Playing cards from the command line: bots alone, one person, several at one keyboard, going on."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import pytest

from tests.cli.cards_tables import deal, table_of
from tests.cli.cards_tables import typed as line_for
from tests.cli.conftest import Run
from thousand.bots.registry import make
from thousand.cli.terminal import width
from thousand.core.game import Nature
from thousand.notation.records import Record, read_record
from thousand.notation.replay import Done, replay

HOT_SEAT = (
    "play",
    "cards",
    "--preset",
    "online",
    "--players",
    "Anna,Boris,Vera",
    "--lang",
    "en",
    "--seed",
    "7",
)
SAVE = f"""thousand = 1
game = "cards"
rules = {{ preset = "online" }}
players = ["Anna", "Boris", "Vera"]
first = 3
actions = ["{deal("ATsKQ9hA9c", "K9sKTcATdJh", "QJsJcKQdATh", "JdQc9d")}", "1 bid 100", "2 pass", "3 pass"]

[meta]
seed = "1"
bots = ["", "", ""]
"""


def kept(home: Path, folder: str = "games") -> Record:
    [path] = sorted((home / folder).glob("*.toml"))
    return read_record(path.read_text(encoding="utf-8"), str(path))


@pytest.mark.parametrize(
    ("lang", "preset", "bots"),
    [("ru", "online", 3), ("uk", "classic", 2), ("en", "russian", 4), ("en", "home", 2)],
)
def test_bots_alone_play_to_the_end_and_it_is_told(
    run: Run, home: Path, lang: str, preset: str, bots: int
) -> None:
    result = run("play", "cards", "--preset", preset, "--bots", str(bots), "--seed", "7", "--lang", lang)
    assert result.exit_code == 0
    record = kept(home, "finished")
    *_, last = replay(record)
    assert isinstance(last, Done)
    assert record.notation.game.winner(last.state) is not None
    [path] = (home / "finished").glob("*.toml")
    told = run("replay", str(path), "--lang", lang)
    assert told.exit_code == 0
    assert max(map(width, told.stdout.splitlines())) <= 80


def test_one_person_sees_nothing_but_his_own_hand(run: Run, home: Path) -> None:
    arguments = ("--preset", "classic", "--players", "Anna", "--bots", "2", "--seed", "7", "--first", "1")
    result = run("play", "cards", *arguments, "--lang", "en", typed="p\nq\n")
    assert result.exit_code == 0
    assert "Anna deals. Anna: " in result.stdout
    assert "Bot 1: " not in result.stdout.split("Talon")[0]
    assert kept(home).actions[0].startswith("deal ")


def test_hands_are_covered_before_the_next_player_looks(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.toml"
    path.write_text(SAVE)
    typed = "\n9d 2\nJd 3\n120\nAs\n\n9s\n\nq\n"
    shown = run("play", "--resume", "--record", str(path), "--lang", "en", typed=typed).stdout
    assert shown.count("the others look away. Enter") == 3
    assert shown.index("Anna to play, the others") < shown.index("Boris to play, the others")
    before, boris = shown.split("Boris to play, the others look away")
    assert before.endswith("\n" * 24)
    boris, vera = boris.split("Vera to play, the others look away")
    assert "K♣" in boris
    assert "K♥" not in boris
    assert "K♣" not in vera


def test_a_game_goes_on_in_the_middle_of_a_deal(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.toml"
    path.write_text(SAVE)
    resume = ("play", "--resume", "--record", str(path), "--lang", "en")
    run(*resume, typed="\n9d 2\nq\n")
    assert read_record(path.read_text()).actions[-1] == "1 give 9d 2"
    run(*resume, typed="\nJd\nq\n")
    assert read_record(path.read_text()).actions[-1] == "1 give Jd 3"


def test_a_gift_is_taken_back_but_no_bid(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.toml"
    path.write_text(SAVE)
    resume = ("play", "--resume", "--record", str(path), "--lang", "en")
    shown = run(*resume, typed="\n9d 2\nu\nu\nq\n").stdout
    assert "Taken back: 1 give 9d 2" in shown
    assert "The others have seen too much to take this back" in shown
    assert read_record(path.read_text()).actions[-1] == "3 pass"


def test_with_bots_nothing_is_taken_back(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.toml"
    path.write_text(SAVE.replace('["", "", ""]', '["", "steady", "steady"]'))
    shown = run("play", "--resume", "--record", str(path), "--lang", "en", typed="9d 2\nu\nq\n").stdout
    assert "With bots at the table nothing is taken back" in shown
    assert "u take back" not in shown


def test_a_warning_is_answered_with_yes_or_no(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.toml"
    path.write_text(SAVE)
    resume = ("play", "--resume", "--record", str(path), "--lang", "en")
    shown = run(*resume, typed="\nKh 2\n\nq\n").stdout
    assert "This gives half a marriage away" in shown
    assert read_record(path.read_text()).actions[-1] == "3 pass"
    run(*resume, typed="\nKh 2\ny\nq\n")
    assert read_record(path.read_text()).actions[-1] == "1 give Kh 2"


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("95", "The bid is too low"),
        ("300", "The bid is too high"),
        ("102", "Bids go up in steps of 5"),
        ("p", "You open the auction and cannot pass"),
        ("n", "Nothing entitles you to a redeal now"),
        ("Kx", "is none of these"),
        ("play Kx", "Kx: "),
        ("?", "Cards are typed by their number"),
        ("s", "The first round is not over yet"),
        ("r", "Online"),
    ],
)
def test_what_is_refused_is_explained_and_changes_nothing(
    run: Run, tmp_path: Path, typed: str, words: str
) -> None:
    path = tmp_path / "game.toml"
    text = SAVE.replace(', "1 bid 100", "2 pass", "3 pass"', "")
    path.write_text(text)
    shown = run("play", "--resume", "--record", str(path), "--lang", "en", typed=f"\n{typed}\n\nq\n").stdout
    assert words in shown
    assert path.read_text() == text


def test_a_table_that_the_rules_do_not_allow_is_refused_before_the_game(run: Run, home: Path) -> None:
    result = run("play", "cards", "--preset", "online", "--bots", "4", "--lang", "en")
    assert result.exit_code == 2
    assert result.stderr == "thousand: 4 at the table; these rules need exactly 3\n"
    result = run(
        "play", "cards", "--preset", "classic", "--bots", "3", "--set", "layout=two_talons", "--lang", "en"
    )
    assert result.exit_code == 2
    assert "layout" in result.stderr
    assert result.stderr.count("\n") == 1


def test_the_end_of_a_deal_is_shown_in_the_sheet(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.toml"
    path.write_text(SAVE)
    shown = run("play", "--resume", "--record", str(path), "--lang", "en", typed="\nw\ny\n\ns\nq\n").stdout
    assert "Anna −100 · Boris 50 · Vera 50" in shown
    assert "   1 −100" in shown


@pytest.mark.parametrize(
    ("lang", "preset", "people", "bots"),
    [
        ("ru", "classic", 1, 1),
        pytest.param("uk", "online", 1, 2, marks=pytest.mark.slow),
        pytest.param("en", "russian", 2, 2, marks=pytest.mark.slow),
    ],
)
def test_a_whole_evening_is_typed(
    run: Run, home: Path, lang: str, preset: str, people: int, bots: int
) -> None:
    """People who play like the steady bot type every action one way or another and answer every question."""
    names = ["Анна", "Борис"][:people]
    arguments = ("--players", ",".join(names), "--bots", str(bots), "--seed", "3", "--first", "1")
    typed = "\n".join(evening(preset, names, bots, lang))
    result = run("play", "cards", "--preset", preset, *arguments, "--lang", lang, typed=f"{typed}\n")
    assert result.exit_code == 0
    record = kept(home, "finished")
    *_, last = replay(record)
    assert isinstance(last, Done)
    assert record.notation.game.winner(last.state) is not None


def evening(preset: str, people: Sequence[str], bots: int, lang: str) -> Iterator[str]:
    """What the people type in a whole game: a line to look, an action, a yes to a warning."""
    named = (*people, *(f"Bot {number}" for number in range(bots)))
    table, game = table_of(
        preset, players=len(named), names=named, lang=lang, dealer=1, seed="3", unicode=True
    )
    steady, rng, looking = make("cards", "steady"), Random(lang), None
    while (actor := game.actor) is not None:
        if isinstance(actor, Nature):
            game.act(game.game.legal_actions(game.now.state)[0])
            continue
        view = game.view(actor)
        action = steady.choose(view, game.seen(actor), Random(f"3/{len(game.moments)}/bot"))
        if actor < len(people):
            if len(people) > 1 and looking != actor:
                yield ""
            looking = actor
            yield line_for(view, action, table.lang, rng)
            if table.warning(view, action) is not None:
                yield "y"
        game.act(action)

"""The commands that work with records and rules, and what they say to bad input."""

import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run, objects
from thousand.cli import docs
from thousand.cli.ruling import Ruling, asked_for
from thousand.notation.games import GAMES
from thousand.text.book import book

RECORD = """thousand = 1
game = "dice"
rules = { preset = "classic", version = 1 }
players = ["Анна", "Boris"]
start = ["550", "500"]
first = 2
actions = ["2 roll 44442", "2 bank"]
"""
REFUSED = RECORD.replace('"2 bank"]', '"2 bank", "2 bank"]')


def test_a_record_is_replayed_as_json(run: Run, record: Callable[..., Path]) -> None:
    result = run("replay", "--json", str(record(RECORD)))
    assert result.exit_code == 0
    assert result.stdout.splitlines()[1] == (
        '{"n": 2, "action": "2 bank", "events": [{"type": "Banked", "seat": 2, "points": 80}, '
        '{"type": "Overtaken", "seat": 1, "by": 2, "lost": 50}], '
        '"seats": ["500", "580"], "to_move": 1, "winner": null}'
    )


def test_a_record_is_read_from_the_standard_input(run: Run) -> None:
    result = run("replay", "--json", "-", typed=RECORD)
    assert [found["n"] for found in objects(result)] == [1, 2]


def test_a_refused_action_ends_the_replay(run: Run, record: Callable[..., Path]) -> None:
    result = run("replay", "--json", str(record(REFUSED)), "--lang", "ru")
    *_, last = objects(result)
    assert result.exit_code == 2
    assert (last["n"], last["action"], last["refused"]) == (3, "2 bank", "dice/not_your_turn")
    assert "ход" in last["why"].lower()


@pytest.mark.parametrize(("lang", "words"), [("en", "Boris banks 80 points."), ("ru", "80"), ("uk", "80")])
def test_a_record_is_told_in_words(run: Run, record: Callable[..., Path], lang: str, words: str) -> None:
    result = run("replay", str(record(RECORD)), "--lang", lang)
    assert result.exit_code == 0
    assert words in result.stdout
    assert "Анна" in result.stdout
    assert "4 4 4 4 2" in result.stdout


def test_a_refusal_in_words_tells_what_came_before(run: Run, record: Callable[..., Path]) -> None:
    path = record(REFUSED)
    result = run("replay", str(path), "--lang", "en")
    assert result.exit_code == 2
    assert "Boris banks 80 points." in result.stdout
    assert result.stderr.startswith(f"thousand: {path}: actions[3]: 2 bank: ")


@pytest.mark.parametrize(
    ("actions", "expected"),
    [
        ("[]", {"to_move": 2, "actions": ["2 roll"]}),
        ('["2 roll 44442"]', {"to_move": 2, "actions": ["2 roll", "2 bank"]}),
    ],
)
def test_what_may_be_done_as_json(run: Run, record: Callable[..., Path], actions: str, expected: Any) -> None:
    text = RECORD.replace('["2 roll 44442", "2 bank"]', actions)
    assert objects(run("legal", "--json", str(record(text)))) == [expected]


def test_what_may_be_done_in_words(run: Run, record: Callable[..., Path]) -> None:
    text = RECORD.replace(', "2 bank"', "")
    result = run("legal", str(record(text)), "--lang", "en")
    assert result.stdout.splitlines() == [
        "Boris to play",
        "  2 roll  Throw 1 die",
        "  2 bank  Bank 80 points",
    ]


def test_nothing_may_be_done_after_the_end(run: Run, record: Callable[..., Path]) -> None:
    text = RECORD.replace("classic", "ussr").replace('["2 roll 44442", "2 bank"]', '["2 roll 22222"]')
    assert objects(run("legal", "--json", str(record(text)))) == [{"to_move": None, "actions": []}]
    assert run("legal", str(record(text)), "--lang", "en").stdout == "The game is over\n"


@pytest.mark.parametrize("game", ["dice"])
@pytest.mark.parametrize("lang", ["ru", "uk", "en"])
def test_rules_are_printed_in_every_language(run: Run, game: str, lang: str) -> None:
    pages = set()
    for preset in GAMES[game].presets():
        result = run("rules", game, "--preset", preset, "--lang", lang)
        assert result.exit_code == 0
        assert max(map(len, result.stdout.splitlines())) <= 80
        pages.add(result.stdout)
    assert len(pages) == len(GAMES[game].presets())


def test_rules_without_a_preset_are_listed(run: Run) -> None:
    result = run("rules", "dice", "--lang", "en")
    assert all(preset in result.stdout for preset in GAMES["dice"].presets())


def test_house_rules_come_from_options_and_files(run: Run, record: Callable[..., Path]) -> None:
    house = record('preset = "classic"\nbolts = { penalty = 150 }\n', "house.toml")
    from_file = run("rules", "dice", "--house", str(house), "--markdown", "--lang", "en").stdout
    from_options = run(
        "rules", "dice", "--preset", "classic", "--set", "bolts.penalty=150", "--markdown", "--lang", "en"
    ).stdout
    assert from_file == from_options
    assert "150" in from_file
    assert from_file != run("rules", "dice", "--preset", "classic", "--markdown", "--lang", "en").stdout


def test_a_setting_overrules_a_file_and_may_be_a_bare_word(run: Run, record: Callable[..., Path]) -> None:
    house = record('preset = "kubiki"\novertake = 100\n', "house.toml")
    result = run("rules", "dice", "--house", str(house), "--set", "overtake=25", "--set", "hot=optional")
    assert result.exit_code == 0


def test_rules_are_printed_for_so_many_players(run: Run) -> None:
    pages = [
        run("rules", "cards", "--preset", "classic", "--seats", str(seats)).stdout for seats in (2, 3, 4)
    ]
    assert len(set(pages)) == 3
    assert pages[1] == run("rules", "cards", "--preset", "classic").stdout
    listed = run("rules", "cards", "--seats", "2").stdout
    assert "classic" in listed
    assert "online" not in listed


def test_the_rule_book_is_written_and_left_alone_when_it_is_the_same(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pages = dict(book())
    monkeypatch.setattr(docs, "book", pages.items)  # made once
    folder = tmp_path / "rules"
    first = run("docs", str(folder))
    assert {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()} == pages
    assert len(first.stdout.splitlines()) == len(list(folder.iterdir()))
    assert run("docs", str(folder)).stdout == ""
    spoilt = folder / "dice.en.md"
    spoilt.write_bytes(b"\xff")
    assert run("docs", str(folder)).stdout == f"{spoilt}\n"


BAD_FILES = {
    "not there": (None, "game.toml: there is no such file or folder"),
    "truncated": (RECORD[:60], "game.toml:3: "),
    "another version": (RECORD.replace("thousand = 1", "thousand = 2"), "game.toml:1: thousand: "),
    "unknown preset": (RECORD.replace('"classic"', '"clasic"'), "game.toml:3: rules.preset: "),
    "unknown option": (RECORD.replace("version = 1 }", "bolt = 1 }"), "game.toml:3: rules.bolt: "),
    "unknown key": (RECORD.replace("first", "frist"), "game.toml:6: frist: "),
    "faces like 7": (RECORD.replace("44442", "44742"), "game.toml:7: actions[1]: 44742: "),
    "score not a multiple of 5": (RECORD.replace('"500"', '"501"'), "game.toml:5: start[2]: 501: "),
    "unknown action": (RECORD.replace("2 bank", "2 bnak"), "game.toml:7: actions[2]: 2 bnak: "),
    "unknown game": (RECORD.replace('"dice"', '"chess"'), "game.toml:2: game: "),
    "refused action": (RECORD.replace("2 roll 44442", "2 bank"), "game.toml: actions[1]: 2 bank: "),
}


@pytest.mark.parametrize("command", ["replay", "legal"])
@pytest.mark.parametrize("case", BAD_FILES)
def test_a_bad_file_gives_one_line_with_file_and_place(
    run: Run, tmp_path: Path, command: str, case: str
) -> None:
    text, words = BAD_FILES[case]
    if text is not None:
        (tmp_path / "game.toml").write_text(text, encoding="utf-8")
    result = run(command, "game.toml", "--lang", "en")
    assert result.exit_code == 2
    assert result.stderr.startswith(f"thousand: {words}")
    assert result.stderr.count("\n") == 1
    assert len(result.stderr) > len(words) + 15 or case == "not there"


@pytest.mark.parametrize("lang", ["ru", "uk"])
@pytest.mark.parametrize("case", BAD_FILES)
def test_the_line_is_in_the_users_language(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, case: str, lang: str
) -> None:
    text, words = BAD_FILES[case]
    if text is not None:
        (tmp_path / "game.toml").write_text(text, encoding="utf-8")
    monkeypatch.setenv("LANG", f"{lang}.UTF-8")
    result = run("replay", "game.toml")
    place = words.partition(": ")[0]
    assert result.stderr.startswith(f"thousand: {place}")
    assert any("а" <= letter <= "я" for letter in result.stderr.lower())
    assert result.stderr.count("\n") == 1


def test_bytes_and_folders_are_no_records(run: Run, tmp_path: Path) -> None:
    (tmp_path / "bytes").write_bytes(b"\xff\x00")
    assert (
        run("replay", "bytes", "--lang", "en").stderr == "thousand: bytes: this is not a text file in UTF-8\n"
    )
    assert run("replay", ".", "--lang", "en").stderr == "thousand: .: this is a folder, not a file\n"


def test_what_a_record_says_cannot_command_the_terminal(run: Run, record: Callable[..., Path]) -> None:
    text = RECORD.replace("2 bank", r"2 \u001b[2Jbank")
    result = run("replay", str(record(text)), "--lang", "en")
    assert result.exit_code == 2
    assert "\x1b" not in result.stderr


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["rules", "chess"], "There is no game “chess”"),
        (["rules", "dice", "--preset", "clasic"], "preset: there are no rules named “clasic”"),
        (["rules", "dice", "--preset", "classic", "--set", "bolt=1"], "bolt: "),
        (["rules", "dice", "--preset", "classic", "--set", "bolts"], "--set bolts: "),
        (["rules", "dice", "--preset", "classic", "--set", "a b=]"], "--set a b=]: "),
        (["rules", "dice", "--preset", "classic", "--set", "target=17"], "target: "),
        (["rules", "dice", "--set", "target=500"], "Name a preset with --preset: "),
        (["rules", "cards", "--seats", "7"], "7 at the table; these rules need from 2 to 4"),
        (
            ["rules", "cards", "--preset", "online", "--seats", "2"],
            "2 at the table; these rules need exactly 3",
        ),
        (["rules", "dice", "--house", "no.toml"], "no.toml: there is no such file or folder"),
        (["rules", "dice", "--preset", "classic", "--lang", "de"], "There is no language “de”"),
    ],
    ids=" ".join,
)
def test_bad_rules_give_one_line(run: Run, arguments: list[str], words: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stderr.startswith(f"thousand: {words}")
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""


def test_a_bad_house_file_is_named(run: Run, record: Callable[..., Path]) -> None:
    house = record('preset = "classic"\nbolt = 1\n', "house.toml")
    assert run("rules", "dice", "--house", str(house)).stderr.startswith(f"thousand: {house}: bolt: ")
    broken = record("preset = ", "broken.toml")
    assert run("rules", "dice", "--house", str(broken), "--lang", "en").stderr == (
        f"thousand: {broken}:1: preset =: this cannot be read as TOML; perhaps the file is cut short\n"
    )


SENSELESS = [
    ("--nonsense", "there is no option --nonsense; thousand --help tells more"),
    ("sing", "there is no command sing; there are play, "),
    ("replay", "replay: FILE is missing; thousand replay --help tells more"),
    ("legal a b", "legal: these are more words than thousand legal FILE takes; "),
    ("play --botz 3", "play: there is no option --botz, but --bot and --bots; "),
    ("play --first", "play: --first needs a value; "),
    ("solve dice --out=", "solve: --out needs a value; "),
    ("analyse game.toml --svg=", "analyse: --svg needs a value; "),
    ("arena cards --cluster=", "arena: --cluster needs a value; "),
    ("rules dice --set=", "rules: --set needs a value; "),
    ("play --resume=yes", "play: --resume takes no value; "),
    ("play --bots x", "play: --bots: a whole number from 0 on is needed; "),
    ("play --target much", "play: --target: a whole number is needed; "),
    ("solve dice --threads 1000", "solve: --threads: a whole number from 1 to 256 is needed; "),
    ("arena cards --jobs 1000000", "arena: --jobs: a whole number from 1 to 256 is needed; "),
    ("solve dice --entries few", "solve: --entries: possible are eight and all; "),
]


@pytest.mark.parametrize(("line", "told"), SENSELESS)
def test_a_command_line_that_makes_no_sense_is_told_what_is_wrong(run: Run, line: str, told: str) -> None:
    result = run(*line.split())
    assert result.exit_code == 2
    assert result.stderr.startswith(f"thousand: {told}")
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize(("lang", "more"), [("ru", "подробнее"), ("uk", "докладніше")])
@pytest.mark.parametrize("line", [line for line, _ in SENSELESS])
def test_that_is_told_in_the_language_of_the_user(
    run: Run, monkeypatch: pytest.MonkeyPatch, line: str, lang: str, more: str
) -> None:
    def problem(code: str) -> str:
        monkeypatch.setenv("LANG", f"{code}_UA.UTF-8")
        return run(*line.split()).stderr.partition(";")[0]

    assert problem(lang) != problem("en")
    monkeypatch.setenv("LANG", lang)
    assert f"; {more}: thousand" in run(*line.split()).stderr


def test_the_language_may_be_named_on_the_line_itself(run: Run) -> None:
    assert run("play", "--botz", "3", "--lang", "uk").stderr.startswith(
        "thousand: play: немає параметра --botz"
    )
    assert run("play", "--lang=ru", "--first", "0").stderr.startswith("thousand: play: --first: нужно целое")


THOUSAND = [sys.executable, "-m", "thousand"]


def test_a_reader_who_has_seen_enough_is_no_error(record: Callable[..., Path]) -> None:
    path = record(RECORD)
    piped = subprocess.run(
        f"{sys.executable} -m thousand replay --json {path} | head -c 1",
        shell=True,
        capture_output=True,
        text=True,
    )
    assert piped.stderr == ""
    rules = f"{sys.executable} -m thousand rules dice --preset classic"
    assert subprocess.run(f"{rules} | head -c 1", shell=True, capture_output=True, text=True).stderr == ""


def test_errors_name_the_command_however_it_was_started() -> None:
    done = subprocess.run([*THOUSAND, "--lang", "ru", "play"], capture_output=True, text=True)
    assert done.stderr.startswith("thousand: нет параметра --lang")
    assert done.returncode == 2


def test_the_version_is_told() -> None:
    done = subprocess.run([*THOUSAND, "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.split()[0] == "thousand"


MAY_BE_LOADED = {
    "thousand",
    "thousand.__main__",
    "thousand.cli",
    "thousand.cli.command_line",
    "thousand.cli.main",
}
HELP_NEEDS = {
    "thousand.cli.help",
    "thousand.cli.reader",
    "thousand.core",
    "thousand.core.errors",
    "thousand.text",
    "thousand.text.catalogue",
}
HEAVY = {"rich", "pydantic", "numpy", "numba", "fastapi", "sqlalchemy", "filelock", "platformdirs", "asyncio"}


@pytest.mark.parametrize(
    ("option", "told", "may_be_loaded"),
    [("--version", "thousand ", MAY_BE_LOADED), ("--help", "Usage:", MAY_BE_LOADED | HELP_NEEDS)],
)
def test_help_loads_hardly_anything(option: str, told: str, may_be_loaded: set[str]) -> None:
    """So that ``thousand --help`` stays under 0.3 s; time itself is measured in benchmarks/."""
    script = (
        "import sys\n"
        "from thousand.cli.main import main\n"
        "try: main()\n"
        "finally: print(*sys.modules, file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", script, option], capture_output=True, text=True, check=True)
    loaded = set(done.stderr.split())
    assert done.stdout.startswith(told)
    assert {name for name in loaded if name.partition(".")[0] == "thousand"} <= may_be_loaded
    assert {name.partition(".")[0] for name in loaded} & HEAVY == set()


@pytest.mark.parametrize(
    ("game", "preset", "settings"),
    [
        ("dice", "home", []),
        ("dice", "ussr", ["target=2000", "bolts=false"]),
        ("dice", "classic", ["barrels=[]", "bolts.penalty=50", "overtake=false"]),
        ("cards", "online", ["write_off=false"]),
    ],
)
def test_rules_are_asked_for_again_by_options(game: str, preset: str, settings: list[str]) -> None:
    rules = Ruling(preset, None, settings).rules(game)
    _, name, *words = shlex.split(asked_for(rules))
    assert words[::2] == ["--set"] * (len(words) // 2)
    assert Ruling(name, None, words[1::2]).rules(game) == rules

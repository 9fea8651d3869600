"""``thousand solve`` keeps values that bots then play by; a run that was stopped is gone on with."""

from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner, Result

from thousand.bots.registry import check
from thousand.cli import solve_two
from thousand.cli.failing import INTERRUPTED
from thousand.cli.main import app
from thousand.cli.solved import use_user_tables, user_tables
from thousand.cli.solving import SetCheckpoint
from thousand.core.errors import CodedError
from thousand.dice.presets import rules
from thousand.kernels.dice.arrays import padded
from thousand.kernels.dice.compiled import compiled
from thousand.solvers.running import finished
from thousand.tables import shelf, solved, values
from thousand.tables.abridgement import Abridgement

SETTINGS = ("target=40", "pits=false", "barrels=false", "entry=10")
OPTIONS = rules("ussr", changes={"target": 40, "pits": False, "barrels": False, "entry": 10}).options


@pytest.fixture(autouse=True)
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(shelf, "_solved", [])
    shelf.find.cache_clear()
    return tmp_path


def solve(*, anew: bool = True) -> str:
    if anew:
        (user_tables() / shelf.file_name(OPTIONS)).unlink(missing_ok=True)
    result = run()
    assert result.exit_code == 0, result.output
    return result.output


def run() -> Result:
    settings = [part for setting in SETTINGS for part in ("--set", setting)]
    return CliRunner().invoke(app, ["solve", "dice", "--preset", "ussr", *settings, "--lang", "en"])


def test_what_is_solved_is_played_by(folders: Path) -> None:
    with pytest.raises(CodedError):
        check("dice", "perfect", OPTIONS, 2)
    assert "Whoever begins wins" in solve()
    shelf.find.cache_clear()
    use_user_tables()
    check("dice", "perfect", OPTIONS, 2)
    values = shelf.find(OPTIONS)
    assert values is not None
    assert 0.5 < values.head.first < 1
    assert list((folders / "cache" / "thousand" / "solving").iterdir()) == []


def test_a_stopped_run_is_gone_on_with_and_a_broken_one_begun_anew(folders: Path) -> None:
    first = solve()
    table = finished(compiled(OPTIONS, Abridgement()))
    checkpoint = folders / "cache" / "thousand" / "solving" / f"{table.digest[:32]}.npy"
    size = padded(len(table.accounts))
    np.save(checkpoint, np.full((size, size), 0.4))
    second = solve()
    assert "Going on" in second
    checkpoint.write_bytes(b"torn")
    third = solve()
    assert "Going on" not in third

    def result(output: str) -> str:
        return next(line for line in output.splitlines() if line.startswith("Whoever"))

    assert result(first) == result(second) == result(third)


def test_a_checkpoint_of_a_set_takes_a_bit_each_and_is_passed_over_where_unsound(tmp_path: Path) -> None:
    known = np.arange(21).reshape(3, 7) % 3 == 0
    checkpoint = SetCheckpoint(tmp_path / "set.npy", known.shape)
    checkpoint.save(known)
    found = checkpoint.load()
    assert found is not None
    assert (found == known).all()
    assert len(np.load(checkpoint.file)) == 3
    for other in (np.zeros(4, np.uint8), np.zeros(3, np.bool_), np.zeros(3)):
        np.save(checkpoint.file, other)
        assert checkpoint.load() is None


def test_a_run_stops_at_ctrl_c_and_is_gone_on_with(folders: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(bar: object, progress: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(solve_two, "_show", interrupted)
        stopped = run()
    assert stopped.exit_code == INTERRUPTED
    assert stopped.output.splitlines()[-1] == "Stopped; the same command goes on from here"
    assert "Going on" in solve()
    assert list((folders / "cache" / "thousand" / "solving").iterdir()) == []


def test_values_of_another_release_are_not_trusted(folders: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    solve()
    use_user_tables()
    shelf.find.cache_clear()
    monkeypatch.setattr(shelf, "rules_key", lambda: "another")
    with pytest.raises(CodedError) as caught:
        check("dice", "perfect", OPTIONS, 2)
    assert caught.value.code == "tables/foreign"


def test_values_of_another_release_are_confirmed_where_the_rules_compile_to_the_same(
    folders: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    solve()
    monkeypatch.setattr(shelf, "rules_key", lambda: "another")
    monkeypatch.setattr(solved, "rules_key", lambda: "another")
    assert "solved before" in solve(anew=False)
    use_user_tables()
    shelf.find.cache_clear()
    check("dice", "perfect", OPTIONS, 2)


def test_damaged_values_are_solved_anew(folders: Path) -> None:
    solve()
    (user_tables() / shelf.file_name(OPTIONS)).write_bytes(b"torn")
    assert "Whoever begins wins" in solve(anew=False)


def test_games_of_more_than_three_are_refused_in_one_line() -> None:
    result = CliRunner().invoke(app, ["solve", "dice", "--preset", "home", "--players", "4", "--lang", "en"])
    assert result.exit_code == 2
    [line] = result.output.splitlines()
    assert line == "thousand: --players 4: only games of two and of three can be solved"


RACE = '[{start = 30, cut = true, jump = false, exclusive = true, knock = "entry"}]'
HOME = ("--preset", "home", "--set", "target=60", "--set", "entry=10", "--set", f"barrels={RACE}")


def solve_home(entries: str) -> str:
    found = CliRunner().invoke(app, ["solve", "dice", *HOME, "--entries", entries, "--lang", "en"])
    assert found.exit_code == 0, found.output
    return found.output


def test_values_that_know_all_entry_scores_take_the_place_of_coarser_ones_and_stay() -> None:
    assert "Whoever begins wins" in solve_home("eight")
    assert "Whoever begins wins" in solve_home("all")
    [file] = user_tables().iterdir()
    assert values.read(file.read_bytes(), str(file)).head.entries == ()
    assert "solved before" in solve_home("eight")
    assert values.read(file.read_bytes(), str(file)).head.entries == ()


def test_entry_scores_are_told_apart_only_where_they_count() -> None:
    result = CliRunner().invoke(
        app, ["solve", "dice", "--preset", "ussr", "--entries", "all", "--lang", "en"]
    )
    assert result.exit_code == 2
    assert result.output.splitlines() == [
        "thousand: --entries all: under these rules entry scores do not count"
    ]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess", "--preset", "classic", "--samples", "4"], "chess"),
        (["cards", "--preset", "russian"], "one table is for all"),
        (["dice", "--samples", "8", "--races"], "solve dice takes no --samples and --races"),
        (["cards", "--players", "2", "--entries", "all"], "solve cards takes no --players and --entries"),
        (["cards", "--races", "--threads", "2"], "solve cards --races takes no --threads"),
    ],
)
def test_what_cannot_be_solved_is_refused(arguments: list[str], said: str) -> None:
    done = CliRunner().invoke(app, ["solve", *arguments, "--lang", "en"])
    assert done.exit_code == 2
    assert said in done.output


@pytest.mark.parametrize("what", [["dice", "--preset", "ussr"], ["cards"], ["cards", "--races"]])
@pytest.mark.parametrize(
    ("out", "said"), [("file", "cannot be read or written"), ("file/in", "there is no such file or folder")]
)
def test_a_folder_that_cannot_be_made_is_refused_before_the_work(
    folders: Path, what: list[str], out: str, said: str
) -> None:
    (folders / "file").write_text("kept")
    done = CliRunner().invoke(app, ["solve", *what, "--out", str(folders / out), "--lang", "en"])
    assert done.exit_code == 2
    [line] = done.output.splitlines()
    assert line.startswith(f"thousand: {folders / out}: ")
    assert said in line
    assert (folders / "file").read_text() == "kept"


WITHOUT_END = """
preset = "classic"
bolts = false
pits = false
entry = false
dump = false
overtake = false
target = 150

[[barrels]]
start = 80
turns = 3
fall = 100
falls = 3
cut = true
exclusive = true
jump = false
knock = "fall"
"""


def test_a_game_that_need_not_end_is_refused_in_one_line(folders: Path) -> None:
    house = folders / "house.toml"
    house.write_text(WITHOUT_END)
    done = CliRunner().invoke(app, ["solve", "dice", "--house", str(house), "--lang", "en"])
    assert done.exit_code == 2
    assert "the game need not end, and there is no solution" in done.output.splitlines()[-1]
    assert not user_tables().exists()

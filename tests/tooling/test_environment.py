"""`.venv` is made again when, and only when, something it was made from has changed."""

import json
import subprocess
import sys
from dataclasses import asdict
from functools import partial
from pathlib import Path

import pytest

from tools.environment import DEV, HERE, INPUTS, RUN, SETUP, Environment, SetupError, Stamp, interpreter


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for name in INPUTS:
        (tmp_path / name).write_text(name)
    return tmp_path


def test_the_same_files_give_the_same_stamp(project: Path) -> None:
    assert Stamp.wanted(project, dev=True) == Stamp.wanted(project, dev=True)


@pytest.mark.parametrize("name", INPUTS)
def test_a_changed_input_is_not_served(project: Path, name: str) -> None:
    found = Stamp.wanted(project, dev=True)
    (project / name).write_text("changed")
    assert not found.serves(Stamp.wanted(project, dev=True))


def test_another_folder_or_interpreter_has_another_base(
    project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = Stamp.wanted(project, dev=False)
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    for name in INPUTS:
        (elsewhere / name).write_text(name)
    assert Stamp.wanted(elsewhere, dev=False).base != found.base
    monkeypatch.setattr(sys, "version", "3.99.0")
    assert Stamp.wanted(project, dev=False).base != found.base


def test_a_development_environment_serves_a_player_but_not_the_other_way(project: Path) -> None:
    player, developer = (Stamp.wanted(project, dev=dev) for dev in (False, True))
    assert developer.serves(player)
    assert not player.serves(developer)


@pytest.mark.parametrize("content", ["", "not json", "[]", '{"base": "x"}'])
def test_a_damaged_stamp_counts_as_none(tmp_path: Path, content: str) -> None:
    path = tmp_path / "stamp.json"
    path.write_text(content)
    assert Stamp.read(path) is None


def test_a_stamp_is_read_as_it_was_written(project: Path) -> None:
    stamp = Stamp.wanted(project, dev=True)
    path = project / "stamp.json"
    path.write_text(json.dumps(asdict(stamp)))
    assert Stamp.read(path) == stamp


def test_the_base_interpreter_is_found_under_a_virtual_environment() -> None:
    assert interpreter() == Path(sys.executable).resolve()
    assert HERE.folder not in interpreter().parents


@pytest.fixture
def steps(project: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The last word of each step a set-up in `project` takes; the steps themselves are not taken."""
    taken: list[str] = []

    def take(self: Environment, command: list[str]) -> None:
        taken.append(command[-1])
        self.bin.mkdir(parents=True, exist_ok=True)
        self.python.touch()

    monkeypatch.setattr(Environment, "_call", take)
    return taken


def test_a_second_set_up_does_nothing(steps: list[str], project: Path) -> None:
    Environment(project).prepare(dev=False)
    assert steps == [str(project / ".venv"), SETUP, RUN, ".", "src"]
    steps.clear()
    Environment(project).prepare(dev=False)
    assert steps == []


def test_changed_locks_are_installed_into_the_environment_that_is_there(
    steps: list[str], project: Path
) -> None:
    Environment(project).prepare(dev=True)
    steps.clear()
    (project / RUN).write_text("changed")
    Environment(project).prepare(dev=False)
    assert steps == [SETUP, DEV, ".", "src"]


def test_another_interpreter_makes_it_afresh(
    steps: list[str], project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Environment(project).prepare(dev=False)
    steps.clear()
    monkeypatch.setattr(sys, "version", "3.99.0")
    Environment(project).prepare(dev=False)
    assert steps[0] == str(project / ".venv")


def test_an_interrupted_set_up_is_not_taken_for_a_whole_one(
    steps: list[str], project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    Environment(project).prepare(dev=False)
    (project / RUN).write_text("changed")
    with monkeypatch.context() as failing:
        failing.setattr(Environment, "_call", interrupt)
        with pytest.raises(KeyboardInterrupt):
            Environment(project).prepare(dev=False)
    steps.clear()
    Environment(project).prepare(dev=False)
    assert steps[-1] == "src"


def test_a_python_without_venv_is_told_what_to_install(
    steps: list[str], project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", {"venv": True}.get)
    with pytest.raises(SetupError, match="apt install python3-venv"):
        Environment(project).prepare(dev=False)
    assert steps == []


def test_a_failed_step_names_its_command(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SetupError, match="import thousand_x"):
        HERE._call([sys.executable, "-c", "import thousand_x"])
    assert "No module named 'thousand_x'" in capfd.readouterr().err


def test_a_second_set_up_waits_for_the_first(tmp_path: Path) -> None:
    program = (
        "import pathlib, sys; from tools import environment as e\n"
        f"with e.locked(pathlib.Path({str(tmp_path / 'lock')!r})):\n"
        "    print('in', flush=True); sys.stdin.read(); print('out', flush=True)"
    )
    set_up = partial(
        subprocess.Popen[str],
        [sys.executable, "-c", program],
        cwd=HERE.root,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    with set_up() as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "in\n"
        with set_up() as second:
            assert second.stderr is not None
            assert "waiting for another set-up" in second.stderr.readline()
            assert first.communicate()[0] == "out\n"
            assert second.communicate()[0] == "in\nout\n"

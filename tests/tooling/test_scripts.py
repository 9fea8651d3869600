"""./run and ./test are plain scripts: what they pass on, and what they say when they cannot."""

import ast
import os
import shutil
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

from tools.environment import HERE

ROOT = HERE.root
SCRIPTS = ("run", "test")


def load(script: str) -> ModuleType:
    """Import a script that has no suffix, without leaving bytecode beside it."""
    loader = SourceFileLoader(f"script_{script}", str(ROOT / script))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    module = module_from_spec(spec)
    exec(compile((ROOT / script).read_text(), script, "exec"), module.__dict__)
    return module


@pytest.mark.parametrize(
    ("given", "passed"),
    [
        ([], ["serve"]),
        (["--host", "0.0.0.0", "--port", "8080"], ["serve", "--host", "0.0.0.0", "--port", "8080"]),
        (["serve", "--port", "0"], ["serve", "--port", "0"]),
        (["dice", "--bots", "3"], ["play", "dice", "--bots", "3"]),
        (["cards"], ["play", "cards"]),
        (["play", "--resume"], ["play", "--resume"]),
        (["play", "dice"], ["play", "dice"]),
        (["rules", "dice"], ["rules", "dice"]),
        (["replay", "game.thousand"], ["replay", "game.thousand"]),
        (["no-such-command"], ["no-such-command"]),
        (["--help"], ["--help"]),
        (["-h"], ["-h"]),
        (["--version"], ["--version"]),
    ],
)
def test_run_serves_unless_a_game_or_a_command_is_named(given: list[str], passed: list[str]) -> None:
    assert load("run").command(given) == passed


def test_the_games_run_knows_are_the_rooms_of_rules() -> None:
    rooms = {path.name for path in (ROOT / "src" / "thousand").iterdir()}
    assert rooms & {"dice", "cards"} <= set(load("run").GAMES)


@pytest.mark.parametrize("script", SCRIPTS)
def test_a_script_is_executable_and_read_by_an_older_python(script: str) -> None:
    """An older Python must get as far as the line that tells which one is needed."""
    assert os.access(ROOT / script, os.X_OK)
    ast.parse((ROOT / script).read_text(), feature_version=(3, 7))


@pytest.mark.parametrize("script", SCRIPTS)
def test_an_older_python_is_refused_in_one_line(script: str) -> None:
    program = f"import sys; sys.version_info = (3, 10); exec(open({script!r}).read())"
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.startswith("thousand: Python 3.11 or newer is needed")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("script", SCRIPTS)
def test_a_script_that_cannot_set_up_says_so_in_one_line(script: str, tmp_path: Path) -> None:
    """A copy of the scripts without the lock files; started from another folder."""
    shutil.copytree(ROOT / "tools", tmp_path / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / script, tmp_path)
    done = subprocess.run([tmp_path / script], cwd="/", capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.startswith("thousand: ")
    assert "requirements-setup.txt" in done.stderr
    assert done.stderr.count("\n") == 1


def test_the_ci_script_is_bash_and_calls_test() -> None:
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    assert subprocess.run(["bash", "-n", script], check=False).returncode == 0
    assert script.read_text().rstrip().endswith("exec ./test")

"""The import contracts hold, and break when a room imports what it should not."""

import shutil
import subprocess
from pathlib import Path

import pytest

from tools.environment import HERE

ROOT, LINT = HERE.root, HERE.bin / "lint-imports"


def lint(project: Path, **modules: str) -> subprocess.CompletedProcess[str]:
    """Run import-linter on a package of these modules (`dice_score="import typer"` is dice/score.py)."""
    shutil.copy(ROOT / "pyproject.toml", project)
    (project / "tools").symlink_to(ROOT / "tools")
    package = project / "thousand"
    for name, source in ({"core_seats": ""} | modules).items():
        room, _, module = name.partition("_")
        (package / room).mkdir(parents=True, exist_ok=True)
        (package / "__init__.py").touch()
        (package / room / "__init__.py").touch()
        (package / room / f"{module}.py").write_text(source)
    command = [LINT, "--no-logo", "--no-cache"]
    return subprocess.run(command, cwd=project, capture_output=True, text=True, env={"PYTHONPATH": "."})


def test_allowed_imports_keep_both_contracts(tmp_path: Path) -> None:
    done = lint(
        tmp_path,
        dice_score="from thousand.core import seats",
        text_rules="import gettext\nfrom thousand.dice import score",
        cli_main="import typer\nfrom thousand.text import rules",
    )
    assert done.returncode == 0, done.stdout
    assert "2 kept, 0 broken" in done.stdout


@pytest.mark.parametrize(
    ("modules", "said"),
    [
        ({"dice_score": "import typer"}, "thousand.dice.score imports typer"),
        (
            {"core_seats": "from thousand.dice import x", "dice_x": ""},
            "thousand.core is not allowed to import",
        ),
        (
            {"cards_deal": "from thousand.dice import x", "dice_x": ""},
            "thousand.cards is not allowed to import",
        ),
        (
            {"dice_x": "from thousand.cards import deal", "cards_deal": ""},
            "thousand.dice is not allowed to import",
        ),
        ({"attic_x": ""}, "attic"),
    ],
)
def test_a_wrong_import_or_an_unplaced_room_breaks_them(
    tmp_path: Path, modules: dict[str, str], said: str
) -> None:
    done = lint(tmp_path, **modules)
    assert done.returncode != 0
    assert said in done.stdout

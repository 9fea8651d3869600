"""./test finds the rooms, counts what pytest reports and fails when something failed."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools import suite
from tools.environment import HERE
from tools.suite import LONGEST, Outcome, longest_first, read_report, rooms_under, tree_hash

PASSING, FAILING, SKIPPING = (
    "def test_a(): pass\n",
    "def test_b(): assert False\n",
    "import pytest\ndef test_c(): pytest.skip('not here')\n",
)


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project of its own for the suite: no checks, tests/ to be filled."""
    (tmp_path / "tests").mkdir()
    (tmp_path / "pyproject.toml").write_text("[tool.pytest]\naddopts = ['-p', 'no:cacheprovider']\n")
    monkeypatch.setattr(suite, "ROOT", tmp_path)
    monkeypatch.setattr(suite, "TESTS", tmp_path / "tests")
    monkeypatch.setattr(suite, "CACHE", tmp_path / ".cache")
    monkeypatch.setattr(suite, "CHECKS", {})
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # half the start of each pytest
    return tmp_path


def add_room(project: Path, room: str, source: str) -> Path:
    (project / "tests" / room).mkdir()
    file = project / "tests" / room / f"test_{room}.py"
    file.write_text(source)
    return file


def test_rooms_are_folders_with_tests(project: Path) -> None:
    add_room(project, "dice", PASSING)
    (project / "tests" / "empty").mkdir()
    assert rooms_under(project / "tests") == ["dice"]


def test_the_rooms_that_take_longest_begin() -> None:
    rooms = rooms_under(suite.TESTS)
    ordered = longest_first(rooms)
    assert ordered[: len(LONGEST)] == list(LONGEST)
    assert sorted(ordered) == rooms


def test_everything_passing_ends_with_the_counts(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    add_room(project, "text", PASSING)
    add_room(project, "bots", PASSING + SKIPPING)
    assert suite.main([]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == "2 passed, 0 failed, 1 skipped"
    assert [line.split()[0] for line in lines[lines.index("Seconds per room:") + 1 : -2]] == ["bots", "text"]


def test_a_failing_room_is_shown_and_counted(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    add_room(project, "text", PASSING + FAILING)
    assert suite.main([]) == 1
    out = capsys.readouterr().out
    assert "assert False" in out
    assert out.endswith("1 passed, 1 failed, 0 skipped\n")


def test_a_room_that_cannot_be_collected_is_a_failure(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    add_room(project, "text", "import no_such_module\n")
    assert suite.main([]) == 1
    assert capsys.readouterr().out.endswith("0 passed, 1 failed, 0 skipped\n")


def test_a_failing_check_fails_the_run(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    add_room(project, "text", PASSING)
    monkeypatch.setattr(suite, "CHECKS", {"false": [sys.executable, "-c", "raise SystemExit('why')"]})
    assert suite.main([]) == 1
    out = capsys.readouterr().out
    assert "why" in out
    assert out.splitlines()[-2:] == ["Checks that failed: false", "1 passed, 0 failed, 0 skipped"]


def test_rules_not_wholly_covered_fail_the_run(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (project / "pyproject.toml").write_text(
        "[tool.pytest]\npythonpath = ['.']\n"
        "[tool.coverage.run]\nbranch = true\nsource = ['rules']\n[tool.coverage.report]\nfail_under = 100\n"
    )
    (project / "rules").mkdir()
    (project / "rules" / "__init__.py").touch()
    (project / "rules" / "bolt.py").write_text("def bolt(n):\n    if n:\n        n += 1\n    return n\n")
    file = add_room(project, "dice", "from rules.bolt import bolt\ndef test_bolt(): assert bolt(1) == 2\n")
    assert suite.main([]) == 1
    assert "Checks that failed: coverage" in capsys.readouterr().out
    assert suite.main(["--resume"]) == 1
    assert "Checks that failed: coverage" in capsys.readouterr().out
    file.write_text(file.read_text() + "def test_none(): assert bolt(0) == 0\n")
    assert suite.main([]) == 0


def test_resume_passes_over_what_passed_with_the_same_files(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = add_room(project, "text", PASSING)
    add_room(project, "bots", FAILING)
    assert suite.main([]) == 1
    capsys.readouterr()
    assert suite.main(["--resume"]) == 1
    out = capsys.readouterr().out
    assert "tests/text: passed before with these files" in out
    assert "tests/bots: failed" in out
    assert out.endswith("1 passed, 1 failed, 0 skipped\n")
    file.write_text(PASSING + "# changed\n")
    suite.main(["--resume"])
    assert "tests/text: ok, 1 passed" in capsys.readouterr().out


def test_a_named_room_takes_options_for_pytest(project: Path) -> None:
    add_room(project, "text", PASSING + FAILING)
    assert suite.main(["text"]) == 1
    assert suite.main(["text", "-k", "test_a"]) == 0


@pytest.mark.parametrize(
    ("arguments", "said"), [(["attic"], "no room tests/attic"), (["-x"], "-x is for pytest")]
)
def test_a_senseless_command_line_is_refused(
    project: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    add_room(project, "text", PASSING)
    assert suite.main(arguments) == 2
    assert said in capsys.readouterr().err


def test_a_crash_without_a_report_is_one_failure(tmp_path: Path) -> None:
    outcome = read_report("dice", tmp_path / "none.xml", status=139, output="gone")
    assert outcome == Outcome("dice", ok=False, passed=0, failed=1, skipped=0, seconds=0.0, output="gone")


def test_a_room_whose_tests_are_all_slow_is_no_failure(tmp_path: Path) -> None:
    assert read_report("dice", tmp_path / "none.xml", status=suite.NO_TESTS).ok


def test_the_tree_hash_sees_content_and_names_but_no_caches(project: Path) -> None:
    file = add_room(project, "text", PASSING)
    before = tree_hash(project)
    (project / "tests" / "__pycache__").mkdir()
    (project / "tests" / "__pycache__" / "x.pyc").touch()
    assert tree_hash(project) == before
    file.rename(file.with_name("test_other.py"))
    assert tree_hash(project) != before


def test_both_hypothesis_profiles_exist() -> None:
    program = "from hypothesis import settings; from tests import conftest; settings.get_profile('many')"
    assert subprocess.run([sys.executable, "-c", program], cwd=HERE.root, check=False).returncode == 0

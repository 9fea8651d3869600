"""What `./test` runs: the checks, then the rooms of tests/, as many at a time as there are cores."""

import argparse
import hashlib
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from xml.etree import ElementTree

from tools.environment import HERE
from tools.frontend import PAGES

ROOT, PYTHON, BIN = HERE.root, HERE.python, HERE.bin
TESTS = ROOT / "tests"
CACHE = ROOT / ".cache" / "test"
CHECKS = {
    "ruff format": [BIN / "ruff", "format", "--check", "--quiet", "."],
    "ruff check": [BIN / "ruff", "check", "--quiet", "."],
    "pyrefly": [BIN / "pyrefly", "check", "--summary=none"],
    "import-linter": [BIN / "lint-imports", "--no-logo"],
}
RULE_ROOMS = ("dice", "cards", "rulebook")
LONGEST = ("browser", "solvers", "server", "bots")
"""The rooms that take longest, the longest first."""
NO_TESTS = 5  # pytest's exit status when every test of a room is deselected
LEFT_BEHIND = {"__pycache__", "node_modules", "build", "dist"}
MANY = ["-m", "", "--hypothesis-profile=many"]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a room of tests ended; `output` is pytest's, to be shown when it failed."""

    room: str
    ok: bool
    passed: int
    failed: int
    skipped: int
    seconds: float
    output: str = ""


def main(arguments: Sequence[str]) -> int:
    """Run what the command line asks for; 0: all of it passed, 2: the command line makes no sense."""
    options, rest = _parser().parse_known_args(arguments)
    rooms = rooms_under(TESTS)
    unknown = [room for room in options.rooms if room not in rooms]
    if unknown:
        print(f"test: no room tests/{unknown[0]}; there are {', '.join(rooms)}", file=sys.stderr)
        return 2
    if options.rooms:
        return _run_named(options.rooms, [*(MANY if options.all else []), *rest])
    if rest:
        print(f"test: {rest[0]} is for pytest: name a room before it", file=sys.stderr)
        return 2
    return _run_everything(rooms, many=options.all, resume=options.resume)


def rooms_under(tests: Path) -> list[str]:
    """The folders with tests in them, sorted."""
    return sorted({path.relative_to(tests).parts[0] for path in tests.glob("*/**/test_*.py")})


def longest_first(rooms: Sequence[str]) -> list[str]:
    """The same rooms in the order in which no core is left idle at the end."""
    return sorted(rooms, key=lambda room: LONGEST.index(room) if room in LONGEST else len(LONGEST))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="test", description="Check and test the project.")
    parser.add_argument(
        "rooms", nargs="*", metavar="ROOM", help="a folder of tests/; without one, everything"
    )
    parser.add_argument("--all", action="store_true", help="slow tests too, many more examples")
    parser.add_argument(
        "--resume", action="store_true", help="pass over rooms that passed with these very files"
    )
    return parser


def _run_named(rooms: Sequence[str], options: Sequence[str]) -> int:
    """One pytest for these rooms, its output as it comes."""
    folders = [str(TESTS / room) for room in rooms]
    return subprocess.run([PYTHON, "-m", "pytest", *folders, *options], cwd=ROOT).returncode


def _run_everything(rooms: Sequence[str], *, many: bool, resume: bool) -> int:
    CACHE.mkdir(parents=True, exist_ok=True)
    PAGES.prepare()  # before the rooms, which run side by side and look at what is built
    began = time.monotonic()
    tree = f"{tree_hash(ROOT)} {'many' if many else 'few'}"
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        checks = pool.submit(_failed_checks)  # beside the first room
        run = partial(_run_room, tree=tree, many=many, resume=resume)
        outcomes = list(pool.map(run, longest_first(rooms)))
    broken = checks.result()
    if not _check_coverage(rooms):
        broken.append("coverage")
    _report(outcomes, broken, time.monotonic() - began)
    return int(bool(broken) or not all(outcome.ok for outcome in outcomes))


def _failed_checks() -> list[str]:
    return [name for name, command in CHECKS.items() if not _check(name, command)]


def _check(name: str, command: Sequence[str | Path]) -> bool:
    began = time.monotonic()
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    ending = f"{name}: {'failed' if done.returncode else 'ok'}, {time.monotonic() - began:.1f} s"
    _say(f"{done.stdout.rstrip()}\n{ending}" if done.returncode else ending)
    return done.returncode == 0


def _run_room(room: str, *, tree: str, many: bool, resume: bool) -> Outcome:
    """Run one room in a process of its own, or take its last outcome when it passed with the same files."""
    report, marker = CACHE / f"{room}.xml", CACHE / f"{room}.passed"
    if resume and marker.exists() and marker.read_text() == tree:
        outcome = read_report(room, report, status=0)
        _say(f"tests/{room}: passed before with these files")
        return outcome
    for stale in (marker, report, _coverage_file(room)):
        stale.unlink(missing_ok=True)
    pytest = ["pytest", str(TESTS / room), "-q", f"--junit-xml={report}", *(MANY if many else [])]
    measure = ["coverage", "run", f"--data-file={_coverage_file(room)}", "-m"] if room in RULE_ROOMS else []
    command = [PYTHON, "-m", *measure, *pytest]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    outcome = read_report(room, report, status=done.returncode, output=done.stdout)
    if outcome.ok:
        marker.write_text(tree)
        _say(f"tests/{room}: ok, {outcome.passed} passed")
    else:
        _say(f"{outcome.output.rstrip()}\ntests/{room}: failed")
    return outcome


def read_report(room: str, report: Path, *, status: int, output: str = "") -> Outcome:
    """Read the counts of a room from pytest's JUnit report; without one the room counts as one failure."""
    ok = status in {0, NO_TESTS}
    if not report.exists():
        return Outcome(room, ok, 0, int(not ok), 0, 0.0, output)
    suite = ElementTree.parse(report).getroot()[0].attrib
    failed, skipped = int(suite["failures"]) + int(suite["errors"]), int(suite["skipped"])
    passed = int(suite["tests"]) - failed - skipped
    return Outcome(room, ok, passed, failed, skipped, float(suite["time"]), output)


def _say(text: str) -> None:
    """Print in one piece, because rooms run side by side."""
    print(f"{text}\n", end="", flush=True)


def _coverage_file(room: str) -> Path:
    return CACHE / f"{room}.coverage"


def _check_coverage(rooms: Sequence[str]) -> bool:
    """Whether the rule rooms together reach every line and branch of the rules."""
    files = [_coverage_file(room) for room in rooms if room in RULE_ROOMS and _coverage_file(room).exists()]
    if not files:
        return True
    data = f"--data-file={CACHE / 'coverage'}"
    coverage = [PYTHON, "-m", "coverage"]
    subprocess.run([*coverage, "combine", "--keep", "--quiet", data, *files], cwd=ROOT, check=True)
    return _check("coverage", [*coverage, "report", data])


def _report(outcomes: Sequence[Outcome], broken: Sequence[str], seconds: float) -> None:
    print("\nSeconds per room:")
    for outcome in outcomes:
        print(f"  {outcome.room:<16}{outcome.seconds:7.1f}")
    print(f"  {'all, with checks':<16}{seconds:7.1f}")
    if broken:
        print(f"Checks that failed: {', '.join(broken)}")
    counts = [sum(getattr(outcome, name) for outcome in outcomes) for name in ("passed", "failed", "skipped")]
    print("{} passed, {} failed, {} skipped".format(*counts))


def tree_hash(root: Path) -> str:
    """A hash of the project's files; hidden folders and what tools leave behind are passed over."""
    whole = hashlib.sha256()
    for folder, subfolders, names in os.walk(root):
        subfolders[:] = sorted(name for name in subfolders if name[0] != "." and name not in LEFT_BEHIND)
        for path in sorted(Path(folder, name) for name in names):
            content = hashlib.sha256(path.read_bytes()).hexdigest()
            whole.update(f"{path.relative_to(root)} {content}\n".encode())
    return whole.hexdigest()

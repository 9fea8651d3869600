"""``thousand verify``: says what is proven; status 1 when something is not, 2 when it cannot tell."""

from collections.abc import Callable
from pathlib import Path

from tests.cli.conftest import Run
from tests.notation.test_fair import DICE
from thousand.notation.records import write_record

Record = Callable[[str], Path]


def test_a_fair_record_is_proven(run: Run, record: Record) -> None:
    done = run("verify", str(record(write_record(DICE))), "--lang", "en")
    assert done.exit_code == 0
    assert "Every throw and deal follows from the seeds" in done.output
    assert "Boris – " in done.output
    assert "does not prove" in done.output


def test_what_does_not_follow_is_named_with_status_1(run: Run, record: Record) -> None:
    text = write_record(DICE)
    first = next(line for line in text.splitlines() if line.startswith("seats"))
    broken = text.replace(first, 'seats = ["none", "none", "none"]', 1)
    done = run("verify", str(record(broken)), "--lang", "ru")
    assert done.exit_code == 1
    assert "розыгрыш 1" in done.output


def test_a_record_without_seeds_cannot_be_checked(run: Run, record: Record) -> None:
    text = write_record(DICE)
    bare = (
        text[: text.index("[[fair]]")].replace("scheme = 1\n", "").replace('table = "abcdefghij012345"\n', "")
    )
    done = run("verify", str(record(bare)), "--lang", "en")
    assert done.exit_code == 2
    assert "no seeds" in done.output


def test_an_illegal_action_is_refused_before_anything_is_proven(run: Run, record: Record) -> None:
    text = write_record(DICE)
    illegal = text.replace("actions = [\n", 'actions = [\n  "2 bank",\n', 1)
    done = run("verify", str(record(illegal)), "--lang", "en")
    assert done.exit_code == 2

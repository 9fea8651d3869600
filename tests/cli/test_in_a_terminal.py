"""Playing in a real terminal: the questions, redrawn screens, Ctrl-C, a closed window, going on."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from thousand.notation.records import Record, read_record

PATIENCE = 20.0
"""Seconds to wait for what must appear."""

TWO = ("dice", "--preset", "kubiki", "--players", "Анна,Boris", "--seed", "7", "--first", "1")


class Window:
    """A terminal window of 60 columns and 24 rows with ``thousand play`` in it."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        self.master, slave = pty.openpty()
        termios.tcsetwinsize(slave, (24, 60))
        variables: Mapping[str, str] = {**os.environ, "TERM": "xterm", "LANG": "en_US.UTF-8", **environment}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "thousand", "play", *arguments],
            stdin=slave, stdout=slave, stderr=slave, env=variables, start_new_session=True,
            preexec_fn=lambda: os.close(os.open(os.ttyname(slave), os.O_RDWR)),
        )  # fmt: skip
        os.close(slave)
        self.shown = ""

    def wait_for(self, words: str) -> str:
        """What appears until ``words`` do."""
        until = time.monotonic() + PATIENCE
        while not re.search(words, self.shown):
            assert time.monotonic() < until, f"{words!r} does not appear:\n{self.shown}"
            if select.select([self.master], [], [], 0.1)[0]:
                try:
                    self.shown += os.read(self.master, 65536).decode(errors="replace")
                except OSError:  # the other end is closed
                    assert re.search(words, self.shown), f"{words!r} has not appeared:\n{self.shown}"
        shown, self.shown = self.shown, ""
        return shown

    def rest(self) -> str:
        """What has been shown since, once the program has ended."""
        self.process.wait(PATIENCE)
        while select.select([self.master], [], [], 0.1)[0]:
            try:
                self.shown += os.read(self.master, 65536).decode(errors="replace")
            except OSError:
                break
        return self.shown

    def type(self, text: str) -> None:
        time.sleep(0.3)  # a Ctrl-C between the prompt and the reading of keys would wait for the next key
        os.write(self.master, text.encode())

    def ends(self) -> int:
        """The exit status; negative: the signal that ended it."""
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        """Close the window: what runs in it is hung up on."""
        os.close(self.master)
        self.master = -1


@pytest.fixture
def windows() -> Iterator[list[Window]]:
    opened: list[Window] = []
    yield opened
    for window in opened:
        window.process.kill()
        window.process.wait()
        if window.master >= 0:
            window.close()


def kept(home: Path) -> Record:
    [path] = (home / "games").glob("*.toml")
    return read_record(path.read_text(encoding="utf-8"))


PROMPT = "leave[^›]*› $"


@pytest.mark.parametrize(("lang", "leave"), [("en", "leave"), ("ru", "выйти"), ("uk", "вийти")])
def test_a_screen_is_drawn_anew_for_each_question(windows: list[Window], lang: str, leave: str) -> None:
    window = Window(*TWO, "--lang", lang)
    windows.append(window)
    prompt = f"q {leave}[^›]*› $"
    first = window.wait_for(prompt)
    assert first.count("\x1b[H\x1b[2J") == 1
    window.type("\n")
    second = window.wait_for(prompt)
    rows = [re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", row) for row in second.split("\x1b[2J")[-1].splitlines()]
    assert max(map(len, rows)) <= 60
    assert len(rows) <= 24
    assert any("●" in row for row in rows)


def until_a_bust(window: Window) -> str:
    """Throw until a throw ends the turn; returns what is shown then."""
    while "go on" not in (shown := window.wait_for("› $")):
        window.type("\n")
    return shown


def test_a_throw_that_ends_the_turn_can_be_taken_back(windows: list[Window], home: Path) -> None:
    window = Window(*TWO)
    windows.append(window)
    assert "take back" in until_a_bust(window)
    actions = kept(home).actions
    window.type("u\n")
    assert "Анна to play" in window.wait_for(PROMPT)
    assert kept(home).actions == actions[:-1]


def test_a_player_may_leave_after_a_throw_that_ends_his_turn(windows: list[Window], home: Path) -> None:
    window = Window(*TWO)
    windows.append(window)
    until_a_bust(window)
    window.type("?\n")
    window.wait_for("go on › $")
    window.type("\n")
    window.wait_for("Boris to play[^›]*› $")
    window.type("\n")
    until_a_bust(window)
    window.type("q\n")
    window.wait_for("--resume goes on")
    assert window.ends() == 0


def test_ctrl_c_loses_nothing(windows: list[Window], home: Path) -> None:
    window = Window(*TWO)
    windows.append(window)
    window.wait_for(PROMPT)
    window.type("\n")
    window.wait_for(PROMPT)
    window.type("\x03")
    window.wait_for("--resume goes on")
    assert window.ends() == 130
    assert len(kept(home).actions) == 1

    again = Window("--resume")
    windows.append(again)
    again.wait_for(PROMPT)
    again.type("\n")
    again.wait_for("› $")
    assert len(kept(home).actions) == 2


@pytest.mark.parametrize("ending", [signal.SIGKILL, signal.SIGTERM, signal.SIGHUP])
def test_however_it_ends_the_game_goes_on(windows: list[Window], home: Path, ending: signal.Signals) -> None:
    window = Window(*TWO)
    windows.append(window)
    window.wait_for(PROMPT)
    window.type("\n")
    window.wait_for(PROMPT)
    window.process.send_signal(ending)
    assert window.ends() == -ending
    assert len(kept(home).actions) == 1

    again = Window("--resume")
    windows.append(again)
    again.wait_for(PROMPT)


def test_a_closed_window_loses_nothing(windows: list[Window], home: Path) -> None:
    window = Window(*TWO)
    windows.append(window)
    window.wait_for(PROMPT)
    window.type("\n")
    window.wait_for(PROMPT)
    window.close()
    window.ends()
    assert len(kept(home).actions) == 1


def test_a_second_window_is_refused(windows: list[Window], home: Path) -> None:
    window = Window(*TWO)
    windows.append(window)
    window.wait_for(PROMPT)
    second = Window("--resume")
    windows.append(second)
    second.wait_for("this game is being played in another terminal")
    assert second.ends() == 2


def test_the_questions_lead_to_a_game_that_is_offered_again(windows: list[Window], home: Path) -> None:
    window = Window("dice", LANG="ru_RU.UTF-8")
    windows.append(window)
    window.wait_for("По каким правилам\\?[^›]*› $")
    window.type("99\n")
    window.wait_for("Нужно число от 1 до 7")
    window.type("2\n")
    window.wait_for("Кто играет\\?[^›]*› $")
    window.type("Анна, Анна\n")
    window.wait_for("дано двум игрокам[^›]*› $")
    window.type("Анна, Вера\n")
    window.wait_for("Сколько ботов[^›]*› $")
    window.type("1\n")
    window.wait_for("Начинает [^›]*› $")
    window.type("\n")
    window.wait_for("выйти[^›]*› $")
    window.type("й\n")
    window.wait_for("Партия сохранена")
    assert window.ends() == 0
    assert kept(home).players == ("Анна", "Вера", "Бот")

    again = Window(LANG="uk_UA.UTF-8")
    windows.append(again)
    again.wait_for("Є розпочата партія: Анна, Вера, Бот[^›]*› $")
    again.type("\n")
    again.wait_for("вийти[^›]*› $")


@pytest.mark.parametrize(("key", "status"), [("\x04", 0), ("\x03", 130)])
def test_leaving_a_question_open_ends_without_a_game(
    windows: list[Window], home: Path, key: str, status: int
) -> None:
    window = Window("dice")
    windows.append(window)
    window.wait_for("Which rules\\?[^›]*› $")
    window.type(key)
    assert window.ends() == status
    assert "Traceback" not in window.rest()
    assert not home.exists()


def test_an_unreadable_save_does_not_stand_in_the_way(windows: list[Window], home: Path) -> None:
    path = home / "games" / "20260101-000000-dice.toml"
    path.parent.mkdir(parents=True)
    path.write_text("thousand = 2\n")
    window = Window()
    windows.append(window)
    shown = window.wait_for("Which [a-z]+\\?[^›]*› $")
    assert "dice.toml:1: thousand" in re.sub(r"\s+", "", shown).replace(
        "dice.toml:1:thousand", "dice.toml:1: thousand"
    )
    assert path.read_text() == "thousand = 2\n"


@pytest.mark.parametrize("environment", [{"TERM": "dumb"}, {"TERM": "xterm", "NO_COLOR": "1", "LANG": "C"}])
def test_a_plain_terminal_is_enough(windows: list[Window], home: Path, environment: dict[str, str]) -> None:
    window = Window(*TWO, "--lang", "en", **environment)
    windows.append(window)
    prompt = "leave[^›>]*[›>] $"
    window.wait_for(prompt)
    window.type("\n")
    shown = window.wait_for(prompt)
    assert "\x1b[3" not in shown.replace("\x1b[3J", "")
    if environment["TERM"] == "dumb":
        assert "\x1b" not in shown
    else:
        assert shown.replace("Анна", "").isascii()
        assert "+-------+" in shown
    assert len(kept(home).actions) == 1

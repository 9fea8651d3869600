"""A browser, a server and people for the tests of the pages; without chromium they are passed over."""

import os
import shutil
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.hosting import FLAGS, PATIENCE, Person, Profiles, Server, arrive, new_profile
from tests.browser.playing import SHORT_DICE, play_out, throw_or_bank
from tools.frontend import PAGES

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
MISSING = "BROWSER TESTS PASSED OVER: no chromium here (Debian: apt install chromium)"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if CHROMIUM is not None:
        return
    if os.environ.get("CI") == "true":
        pytest.exit("no chromium: browser tests must run where CI=true", returncode=1)
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.skip(reason=MISSING))


def pytest_terminal_summary(terminalreporter: Any) -> None:
    if CHROMIUM is None:
        terminalreporter.write_line(MISSING, red=True, bold=True)


@pytest.fixture(scope="session")
def browser() -> Generator[Browser]:
    PAGES.prepare()
    expect.set_options(timeout=PATIENCE * 1000)
    with sync_playwright() as driver:
        started = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield started
        started.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Generator[Server]:
    """One for all tests; whoever kills it starts it again."""
    hosted = Server(tmp_path_factory.mktemp("data"))
    hosted.start()
    yield hosted
    hosted.kill()


@pytest.fixture(scope="session")
def profiles(browser: Browser) -> Profiles:
    """The profiles of those who come through the whole room."""
    return Profiles(browser)


Arrive = Callable[..., Person]


@pytest.fixture
def somebody(profiles: Profiles, server: Server) -> Generator[Arrive]:
    """Makes people; at the end none of their pages may have had trouble."""
    people: list[Person] = []

    def make(lang: str = "ru", *args: Any, **looks: Any) -> Person:
        people.append(arrive(profiles.take(lang), server, lang, *args, **looks))
        return people[-1]

    yield make
    for person in people:
        profiles.give_back(person)
    assert [trouble for person in people for trouble in person.troubles] == []


@pytest.fixture
def first_time(browser: Browser, server: Server) -> Generator[Person]:
    """Somebody who has nothing of the site in his cache."""
    person = arrive(new_profile(browser, "ru"), server)
    yield person
    person.context.close()
    assert person.troubles == []


@pytest.fixture(scope="session")
def finished(profiles: Profiles, server: Server) -> str:
    """The id of a game of dice that has been played to its end at one device."""
    anna = arrive(profiles.take("en"), server, "en").called("Anna")
    table = anna.table([{"kind": "me"}, {"kind": "me", "name": "Bob"}], changes=SHORT_DICE, start=True)
    anna.open(f"/t/{table}")
    play_out([anna], throw_or_bank)
    profiles.give_back(anna)
    return table

"""Whatever happens to network, page or server: the table is there again, complete, and soon."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser import words
from tests.browser.conftest import Arrive
from tests.browser.hosting import DESKTOP, Person, Server
from tests.browser.playing import throw

ME, OPEN = {"kind": "me"}, {"kind": "open"}
BACK = 3000
"""Milliseconds from the network's return to the table."""


def alone(person: Person) -> str:
    """A running game with two people at this device."""
    return person.table([ME, ME | {"name": "Bob"}], start=True)


def position(person: Person) -> str:
    """What the middle of the page shows: players, dice set aside, the meter, the buttons."""
    page = person.page
    return " ".join(page.locator(part).inner_text() for part in (".seats", ".shelf", ".need", ".acts"))


def test_a_blink_of_the_network(somebody: Arrive) -> None:
    anna = somebody("en").called("Anna")
    anna.open(f"/t/{alone(anna)}")
    throw(anna.page)
    before = position(anna)
    anna.context.set_offline(True)
    anna.page.evaluate("dispatchEvent(new Event('online'))")  # the old socket is given up
    anna.sees(words.OFFLINE["en"])
    anna.context.set_offline(False)
    expect(anna.page.get_by_text(words.OFFLINE["en"])).to_be_hidden()
    assert position(anna) == before
    throw(anna.page)


def test_a_move_made_without_network_is_done_once(somebody: Arrive) -> None:
    anna = somebody("en").called("Anna")
    anna.open(f"/t/{alone(anna)}")
    throw(anna.page)
    rolls = sum('"Rolled"' in frame for frame in anna.frames)
    anna.context.set_offline(True)
    anna.page.evaluate("dispatchEvent(new Event('online'))")
    anna.sees(words.OFFLINE["en"])
    anna.page.locator(".acts .btn.main").click()
    anna.context.set_offline(False)
    expect(anna.page.get_by_text(words.OFFLINE["en"])).to_be_hidden()
    expect(anna.page.locator(".acts .btn.main[aria-busy='true']")).to_have_count(0)
    while sum('"Rolled"' in frame for frame in anna.frames) == rolls:
        anna.page.wait_for_timeout(50)
    anna.page.wait_for_timeout(300)
    assert sum('"Rolled"' in frame for frame in anna.frames) == rolls + 1


@pytest.mark.parametrize("again", ["reload", "second tab"])
def test_the_same_table_again(somebody: Arrive, again: str) -> None:
    anna = somebody("en").called("Anna")
    table = alone(anna)
    anna.open(f"/t/{table}")
    throw(anna.page)
    before = position(anna)
    if again == "second tab":
        anna.page = anna.context.new_page()
    anna.open(f"/t/{table}")
    expect(anna.page.locator(".need")).to_be_visible()
    expect(anna.page.locator(".acts")).to_be_visible()
    assert position(anna) == before


def test_two_tabs_show_the_same(somebody: Arrive) -> None:
    anna = somebody("en").called("Anna")
    table = alone(anna)
    anna.open(f"/t/{table}")
    other = anna.context.new_page()
    other.goto(f"{anna.server.url}/t/{table}")
    expect(other.locator(".acts")).to_be_visible()
    throw(anna.page)
    expect(other.locator(".say")).to_have_text(anna.page.locator(".say").inner_text())


def test_the_server_is_killed_and_comes_back(somebody: Arrive, server: Server) -> None:
    anna = somebody("en").called("Anna")
    anna.open(f"/t/{alone(anna)}")
    throw(anna.page)
    before = position(anna)
    server.kill()
    anna.sees(words.SILENT["en"])
    server.start()
    expect(anna.page.get_by_text(words.SILENT["en"])).to_be_hidden()
    assert position(anna) == before
    throw(anna.page)


def test_another_device_by_a_link(somebody: Arrive) -> None:
    anna, phone = somebody("en", DESKTOP).called("Anna"), somebody("en")
    anna.open(f"/t/{alone(anna)}")
    throw(anna.page)
    before = position(anna)
    page = anna.open("/me")
    page.get_by_role("button", name="Make a link").click()
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    token = anna.api("POST", "/me/link")["token"]
    phone.open(f"/move#{token}").get_by_role("button", name="Move").click()
    phone.page.get_by_role("link", name=re.compile("Dice")).click()
    expect(phone.page.locator(".acts")).to_be_visible()
    assert position(phone).split() == before.split()


def test_a_stranger_gets_no_seat_of_another(somebody: Arrive) -> None:
    anna, stranger = somebody("en").called("Anna"), somebody("en").called("Eve")
    closed = anna.table([ME, ME | {"name": "Bob"}], start=True, open_to_watchers=False)
    stranger.open(f"/t/{closed}")
    stranger.sees("not open to watchers")
    watched = alone(anna)
    stranger.open(f"/t/{watched}")
    expect(stranger.page.locator(".need")).to_be_visible()
    assert stranger.page.locator(".acts").count() == 0


def test_no_such_table(somebody: Arrive) -> None:
    anna = somebody("uk").called("Ганна")
    anna.open("/t/aaaaaaaaaaaaaaaa")
    anna.sees("Такого столу немає")


@pytest.mark.slow
def test_back_within_three_seconds(somebody: Arrive, server: Server) -> None:
    anna = somebody("en").called("Anna")
    anna.open(f"/t/{alone(anna)}")
    throw(anna.page)
    before = position(anna)
    anna.context.set_offline(True)
    anna.page.evaluate("dispatchEvent(new Event('online'))")
    anna.sees(words.OFFLINE["en"])
    anna.context.set_offline(False)
    expect(anna.page.get_by_text(words.OFFLINE["en"])).to_be_hidden(timeout=BACK)
    assert position(anna) == before
    server.kill()
    anna.sees(words.SILENT["en"])
    server.start()
    expect(anna.page.get_by_text(words.SILENT["en"])).to_be_hidden(timeout=BACK)
    assert position(anna) == before

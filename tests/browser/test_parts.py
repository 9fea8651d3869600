"""Parts of a page that do not come: one line says so, and the page is loaded anew."""

import re

from playwright.sync_api import Route, expect

from tests.browser.conftest import Arrive
from tests.browser.hosting import Person

ME, OPEN = {"kind": "me"}, {"kind": "open"}
TABLE_PART = re.compile("/assets/DiceTable-.*js")
PAGE_PART = re.compile("/assets/Rules-.*js")
LOST = "A part of the page did not load"


def playing(person: Person) -> str:
    """A game with two people at this device."""
    return f"/t/{person.table([ME, ME | {'name': 'Bob'}], start=True)}"


def failing(person: Person, part: re.Pattern[str], times: int | None) -> list[str]:
    """Let `part` fail so many times, or always; what was asked for in vain."""
    failed: list[str] = []

    def answer(route: Route) -> None:
        if times is not None and len(failed) >= times:
            return route.continue_()
        failed.append(route.request.url)
        return route.abort()

    person.page.route(part, answer)
    return failed


def test_a_table_comes_by_itself_when_a_part_failed_once(somebody: Arrive) -> None:
    anna = somebody("en").called("Anna")
    failed = failing(anna, TABLE_PART, 1)
    page = anna.open(playing(anna))
    expect(page.locator(".acts .btn.main")).to_be_visible()
    assert failed
    anna.troubles.clear()  # the part that failed


def test_a_table_says_that_a_part_is_missing(somebody: Arrive) -> None:
    anna = somebody("en").called("Anna")
    failed = failing(anna, TABLE_PART, None)
    page = anna.open(playing(anna))
    expect(page.get_by_role("alert").get_by_text(LOST)).to_be_visible()
    with page.expect_navigation():  # by itself, once
        pass
    expect(page.get_by_role("alert").get_by_text(LOST)).to_be_visible()
    tries = len(failed)
    page.wait_for_timeout(1500)
    assert len(failed) == tries
    page.unroute(TABLE_PART)
    page.get_by_role("button", name="Load again").click()
    expect(page.locator(".acts .btn.main")).to_be_visible()
    anna.troubles.clear()  # the part that failed


def test_a_page_that_does_not_come_blames_no_network(somebody: Arrive) -> None:
    anna = somebody("en").called("Anna")
    failing(anna, PAGE_PART, None)
    page = anna.open("/rules")
    expect(page.get_by_role("alert").get_by_text(LOST)).to_be_visible()
    with page.expect_navigation():
        pass
    expect(page.get_by_role("alert").get_by_text(LOST)).to_be_visible()
    page.unroute(PAGE_PART)
    page.get_by_role("button", name="Load again").click()
    expect(page.locator("article h2").first).to_be_visible()
    anna.troubles.clear()  # the part that failed

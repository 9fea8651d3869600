"""Everything by the keyboard alone, and what a screen reader is told."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.hosting import DESKTOP
from tests.browser.playing import BANK, MAIN, play_until, press

ME = {"kind": "me"}


def tab_to(page: Page, name: str) -> None:
    """Press Tab until the thing with this name has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        said = page.evaluate(
            "document.activeElement.getAttribute('aria-label') || document.activeElement.innerText"
        )
        if re.search(name, said or ""):
            return
    raise AssertionError(f"{name} cannot be reached by Tab")


def test_from_the_start_page_to_a_table(somebody: Arrive) -> None:
    anna = somebody("en", DESKTOP)
    page = anna.open("/")
    expect(page.get_by_role("button", name="Play")).to_be_visible()
    tab_to(page, "^Play")
    page.keyboard.press("Enter")
    expect(page.get_by_label("Your name")).to_be_focused()
    page.keyboard.type("Anna")
    page.keyboard.press("Enter")
    expect(page.locator(".need")).to_be_visible()
    tab_to(page, "Rules of this table")


def by_enter(page: Page) -> None:
    """Throw without a button."""
    press(page, lambda: page.keyboard.press("Enter"))


def test_letters_bank_and_show_the_rules(somebody: Arrive) -> None:
    anna = somebody("en", DESKTOP).called("Anna")
    rules = {"entry": False, "hot": "optional"}
    page = anna.open(f"/t/{anna.table([ME, ME | {'name': 'Bob'}], changes=rules, start=True)}")
    expect(page.locator(MAIN)).to_be_visible()
    play_until([anna], by_enter, page.locator(BANK).is_visible)
    page.keyboard.press("b")
    expect(page.locator(".say")).to_contain_text(re.compile("bank|write", re.IGNORECASE))
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Rules of this table")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_segments_and_rule_sets_by_arrows(somebody: Arrive) -> None:
    anna = somebody("en", DESKTOP).called("Anna")
    page = anna.open("/new")
    chosen = page.locator(".presets [aria-checked='true']")
    expect(chosen).to_be_visible()
    before = chosen.inner_text()
    chosen.focus()
    page.keyboard.press("ArrowRight")
    expect(chosen).not_to_have_text(before)
    expect(chosen).to_be_focused()


def test_the_log_is_spoken_politely_and_the_turn_at_once(somebody: Arrive) -> None:
    anna = somebody("en", DESKTOP).called("Anna")
    page = anna.open(f"/t/{anna.table([ME, ME | {'name': 'Bob'}], start=True)}")
    expect(page.locator("[aria-live='assertive']")).to_have_text(re.compile("Your turn"))
    page.locator(".acts .btn.main").click()
    expect(page.locator(".spoken[aria-live='polite']")).to_contain_text(re.compile("Anna|Bob"))

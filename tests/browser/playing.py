"""Playing dice with the thumb: one button after another until the game is over."""

import time

from playwright.sync_api import Page

from tests.browser.hosting import Person

MAIN = "main .acts .btn.main:not([aria-disabled='true'], [aria-busy='true'])"
BANK = "main .acts .btn:not(.main, [aria-disabled='true'])"
OVER = ".finish"


def act_once(page: Page) -> bool:
    """Bank if that is allowed, else throw; whether there was anything to do."""
    for button in (page.locator(BANK).first, page.locator(MAIN).first):
        if button.is_visible():
            button.click()
            return True
    return False


def play_out(people: list[Person], seconds: float) -> None:
    """Let everybody act when it is his turn until each page shows the end."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if all(person.page.locator(OVER).is_visible() for person in people):
            return
        for person in people:
            with person.hurried():
                if not person.page.locator(OVER).is_visible():
                    act_once(person.page)
        people[0].page.wait_for_timeout(20)
    raise AssertionError("the game did not end in time")

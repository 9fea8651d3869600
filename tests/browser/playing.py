"""Playing with the thumb: each decision is made on what the page shows then, until something is reached."""

import time
from collections.abc import Callable, Sequence
from contextlib import suppress

from playwright.sync_api import Page, expect

from tests.browser.hosting import PATIENCE, Person

MAIN = "main .acts .btn.main:not([aria-disabled='true'], [aria-busy='true'])"
BANK = "main .acts .btn:not(.main, [aria-disabled='true'])"
OVER = ".finish"
SHORT_DICE = {"target": 100, "entry": False, "pits": False, "barrels": False, "dump": False, "bolts": False}
"""A game of dice that ends soon: the first to 100 wins."""
LONG = 300.0
"""Seconds; far more than an end of a game takes."""
INDEX = {"x": 9, "y": 40}
"""Where a card of the fan is not covered by the next one."""

Act = Callable[[Page], object]


def play_until(
    people: Sequence[Person], act: Act, reached: Callable[[], object], seconds: float = LONG
) -> None:
    """Let everybody act when it is his turn until something is reached."""
    until = time.monotonic() + seconds
    while not reached():
        assert time.monotonic() < until, shown(people)
        for person in people:
            with person.hurried():
                act(person.page)
        people[0].page.wait_for_timeout(20)


def shown(people: Sequence[Person]) -> str:
    """What everybody looks at where it does not come to that in time."""
    return "\n\n".join(f"{one.lang}: {one.page.locator('body').inner_text()}" for one in people)


def play_out(people: Sequence[Person], act: Act, seconds: float = LONG) -> None:
    """Let everybody act until each page shows the end."""
    play_until(people, act, lambda: all(one.page.locator(OVER).is_visible() for one in people), seconds)


def throw_or_bank(page: Page) -> None:
    """Dice: bank if that is allowed, else throw; a touch that comes to nothing may be tried again."""
    for button in (page.locator(BANK).first, page.locator(MAIN).first):
        if button.is_visible():
            with suppress(AssertionError):
                press(page, button.click, 1.0)
            return


def throw(page: Page) -> None:
    """Dice: press the main button and wait for what it did."""
    press(page, page.locator(MAIN).click)


def press(page: Page, how: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Dice: do something and wait until the page tells what came of it."""
    entry = page.locator(".say[data-seq]")
    before = str(entry.get_attribute("data-seq"))
    how()
    expect(entry).not_to_have_attribute("data-seq", before, timeout=seconds * 1000)


def tap(page: Page, which: str) -> None:
    """Cards: touch the first such card in the hand at its index."""
    page.locator(f".fan > {which}").first.click(position=INDEX, force=True)  # type: ignore[arg-type]


def bid_and_play(page: Page) -> None:
    """Cards: one decision, the first that is allowed."""
    if page.locator(".ask").is_visible():
        answer(page)
    elif page.locator(".me .chip.honey").is_visible() and page.locator(".fan > .ok").count():
        tap(page, ".ok")
        if not page.locator(".askrow").is_visible():
            tap(page, ".pick")


def answer(page: Page) -> None:
    """Cards: the main answer to what is asked, with gifts chosen before."""
    for _ in range(page.locator(".gift:not(.full)").count()):
        tap(page, ".ok")
        page.wait_for_timeout(30)
    done = page.locator(".ask .btn.main:not([aria-disabled='true'])").first
    if done.is_visible():
        done.click()

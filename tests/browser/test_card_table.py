"""A game of cards through the pages: auction, talon, gifts, contract, tricks, marriages, to its end."""

import json
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import words
from tests.browser.conftest import Arrive
from tests.browser.hosting import DESKTOP, PHONE, Person
from tests.browser.playing import OVER

SHORT = {"target": 41, "barrel": False, "bolts": False, "dump": False}
"""A game that a deal or two decide."""
SOON = {"target": 100, "barrel": False, "own_contracts_from": False}
ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "steady"}
INDEX = {"x": 9, "y": 40}
"""Where a card of the fan is not covered by the next one."""


def tap(page: Page, which: str, place: int = 0) -> None:
    """Touch a card in the hand at its index."""
    page.locator(f".fan > {which}").nth(place).click(position=INDEX, force=True)  # type: ignore[arg-type]


def act_once(page: Page) -> bool:
    """One decision, the first that is allowed; whether there was one to make."""
    ask = page.locator(".ask")
    if ask.is_visible():
        return _answer(page)
    if page.locator(".me .chip.honey").is_visible() and page.locator(".fan > .ok").count():
        tap(page, ".ok")
        if not page.locator(".askrow").is_visible():
            tap(page, ".pick")
        return True
    return False


def _answer(page: Page) -> bool:
    gifts, done = page.locator(".gift:not(.full)"), page.locator(".ask .btn.main:not([aria-disabled='true'])")
    for _ in range(gifts.count()):
        tap(page, ".ok")
        page.wait_for_timeout(30)
    if not done.first.is_visible():
        return False
    done.first.click()
    return True


def play_out(people: list[Person], seconds: float) -> None:
    """Let everybody decide when it is his turn until each page shows the end."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        playing = [person for person in people if not person.page.locator(OVER).is_visible()]
        if not playing:
            return
        for person in playing:
            with person.hurried():
                act_once(person.page)
        people[0].page.wait_for_timeout(30)
    raise AssertionError("the game did not end in time")


def test_three_friends_play_in_three_languages(somebody: Arrive) -> None:
    anna, boris, vera = somebody("ru"), somebody("uk", DESKTOP), somebody("en", PHONE, color_scheme="dark")
    for person, name in ((anna, "Анна"), (boris, "Борис"), (vera, "Vera")):
        person.called(name)
    table = anna.table([ME, OPEN, OPEN], game="cards", changes=SHORT)
    anna.open(f"/t/{table}")
    for guest in (boris, vera):
        guest.open(f"/t/{table}").get_by_role("button", name=words.SIT[guest.lang]).click()
    anna.page.get_by_role("button", name=words.BEGIN["ru"]).click()
    people = [anna, boris, vera]
    play_out(people, 120)
    winners = [p for p in people if p.page.get_by_role("heading", name=words.WON[p.lang]).count()]
    assert len(winners) == 1
    for number, person in enumerate(people, 1):
        assert foreign_cards(person.frames, number) == set()


def foreign_cards(frames: list[str], seat: int) -> set[str]:
    """Cards of others' hands in the frames of a game that goes on, but for those that had been seen before:
    one's own (some are given away), and the talon.
    """
    seen, told = {"?"}, set()
    for scene in (json.loads(frame).get("scene") or {} for frame in frames):
        hands = {hand["seat"]: set(hand["cards"]) for hand in scene.get("hands", [])}
        seen |= hands.pop(seat, set()).union(*scene.get("talon", []))
        if scene.get("winner") is None:
            told |= set().union(*hands.values()) - seen
    return told


def test_a_watcher_and_a_returning_player_see_no_hidden_card(somebody: Arrive) -> None:
    anna, eve = somebody("en").called("Anna"), somebody("en").called("Eve")
    table = anna.table([ME, BOT, BOT], game="cards", start=True)
    anna.open(f"/t/{table}")
    eve.open(f"/t/{table}")
    for _ in range(12):
        with anna.hurried():
            act_once(anna.page)
        anna.page.wait_for_timeout(60)
    anna.page.reload()
    expect(anna.page.locator(".fan")).to_be_visible()
    expect(eve.page.locator(".seats")).to_be_visible()
    assert foreign_cards(anna.frames, 1) == set()
    assert foreign_cards(eve.frames, 0) == set()
    assert any(json.loads(frame).get("scene") for frame in eve.frames)


def my_lead(person: Person, changes: dict[str, Any]) -> Page:
    """A table in play where this person is to play a card."""
    page = person.open(f"/t/{person.table([ME, BOT, BOT], game='cards', changes=changes, start=True)}")
    until = time.monotonic() + 60
    while time.monotonic() < until:
        if page.locator(".hint").is_visible() and page.locator(".fan > .ok").count():
            return page
        if page.locator(".ask").is_visible():
            with person.hurried():
                _answer(page)
        page.wait_for_timeout(30)
    raise AssertionError("no card to play")


def test_a_tap_chooses_and_a_second_plays(somebody: Arrive) -> None:
    page = my_lead(somebody("ru").called("Анна"), {})
    before = page.locator(".fan > *").count()
    tap(page, ".ok")
    expect(page.locator(".fan > .pick")).to_have_count(1)
    expect(page.locator(".hint")).to_contain_text("ещё раз")
    if page.locator(".askrow").is_visible():
        page.locator(".ask .btn.main").click()
    else:
        tap(page, ".pick")
    expect(page.locator(".fan > *")).to_have_count(before - 1)


def test_arrows_and_enter_play_too(somebody: Arrive) -> None:
    page = my_lead(somebody("en", DESKTOP).called("Anna"), {})
    before = page.locator(".fan > *").count()
    page.locator(".fan > [tabindex='0']").focus()
    for _ in range(before):
        if page.evaluate("document.activeElement.matches('.ok')"):
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".fan > .pick")).to_have_count(1)
    if page.locator(".askrow").is_visible():
        page.locator(".ask .btn.main").click()
    else:
        page.keyboard.press("Enter")
    expect(page.locator(".fan > *")).to_have_count(before - 1)


def test_a_card_that_may_not_be_played_says_why(somebody: Arrive) -> None:
    anna = somebody("en").called("Anna")
    page = my_lead(anna, {})
    until = time.monotonic() + 90
    while not page.locator(".fan > .no").count() and time.monotonic() < until:
        with anna.hurried():
            act_once(page)
        page.wait_for_timeout(40)
    refused = page.locator(".fan > .no").first
    expect(refused).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".hint")).to_have_text(re.compile("suit|trump", re.IGNORECASE))
    before = page.locator(".fan > *").count()
    tap(page, ".no")
    expect(page.locator(".toast.on")).to_be_visible()
    assert page.locator(".fan > *").count() == before


OTHERS = [
    ("classic", 2),
    ("home", 4),
    *(pytest.param(*one, marks=pytest.mark.slow) for one in [("polish", 3), ("online", 3)]),
]


@pytest.mark.parametrize(("preset", "seats"), OTHERS)
def test_other_tables_play_to_their_end_too(somebody: Arrive, preset: str, seats: int) -> None:
    anna = somebody("uk", DESKTOP if seats == 4 else PHONE).called("Ганна")
    players = [ME, *[BOT] * (seats - 1)]
    table = anna.table(players, game="cards", preset=preset, changes=SOON, start=True)
    anna.open(f"/t/{table}")
    play_out([anna], 120)
    expect(anna.page.locator(OVER)).to_be_visible()


@pytest.mark.slow
def test_a_whole_game_by_classic_rules(somebody: Arrive) -> None:
    anna = somebody("ru").called("Анна")
    anna.open(f"/t/{anna.table([ME, BOT, BOT], game='cards', start=True)}")
    play_out([anna], 1800)

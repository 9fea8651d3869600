"""A game of cards through the pages: auction, talon, gifts, contract, tricks, marriages, to its end."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import words
from tests.browser.conftest import Arrive
from tests.browser.hosting import DESKTOP, PHONE, Person
from tests.browser.playing import OVER, answer, bid_and_play, play_out, play_until, tap

SHORT = {"target": 41, "barrel": False, "bolts": False, "dump": False}
"""A game that a deal or two decide."""
SOON = {"target": 41, "barrel": False, "own_contracts_from": False}
ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "steady"}


def three_friends(somebody: Arrive, langs: tuple[str, str, str], changes: dict[str, Any]) -> list[Person]:
    """A table made by the first, found by its link by the others, begun."""
    sizes, names = (PHONE, DESKTOP, PHONE), ("Анна", "Борис", "Vera")
    anna, *guests = people = [
        somebody(lang, size).called(name) for lang, size, name in zip(langs, sizes, names, strict=True)
    ]
    table = anna.table([ME, OPEN, OPEN], game="cards", changes=changes)
    anna.open(f"/t/{table}")
    for guest in guests:
        guest.open(f"/t/{table}").get_by_role("button", name=words.SIT[guest.lang]).click()
    anna.page.get_by_role("button", name=words.BEGIN[anna.lang]).click()
    return people


def winners(people: list[Person]) -> list[Person]:
    """Those whose page says that they have won."""
    return [one for one in people if one.page.get_by_role("heading", name=words.WON[one.lang]).count()]


def test_three_friends_play_in_three_languages(somebody: Arrive) -> None:
    people = three_friends(somebody, ("ru", "uk", "en"), SHORT)
    play_out(people, bid_and_play)
    assert len(winners(people)) == 1
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
    play_until([anna], bid_and_play, lambda: any('"last_trick":{' in frame for frame in eve.frames))
    anna.page.reload()
    expect(anna.page.locator(".fan")).to_be_visible()
    expect(eve.page.locator(".seats")).to_be_visible()
    assert foreign_cards(anna.frames, 1) == set()
    assert foreign_cards(eve.frames, 0) == set()


def my_lead(person: Person) -> Page:
    """A table in play where this person is to play his first card, before any marriage is allowed."""
    page = person.open(f"/t/{person.table([ME, BOT, BOT], game='cards', start=True)}")
    play_until([person], answer, lambda: page.locator(".hint").is_visible())
    return page


def test_a_tap_chooses_and_a_second_plays(somebody: Arrive) -> None:
    page = my_lead(somebody("ru").called("Анна"))
    before = page.locator(".fan > *").count()
    tap(page, ".ok")
    expect(page.locator(".fan > .pick")).to_have_count(1)
    expect(page.locator(".hint")).to_contain_text("ещё раз")
    tap(page, ".pick")
    expect(page.locator(".fan > *")).to_have_count(before - 1)


def test_arrows_and_enter_play_too(somebody: Arrive) -> None:
    page = my_lead(somebody("en", DESKTOP).called("Anna"))
    before = page.locator(".fan > *").count()
    page.locator(".fan > [tabindex='0']").focus()
    for _ in range(before):
        if page.evaluate("document.activeElement.matches('.ok')"):
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".fan > .pick")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(".fan > *")).to_have_count(before - 1)


def settled(page: Page) -> bool:
    """Whether some moments later there is still something that may not be played: no card was on its way."""
    page.wait_for_timeout(500)
    return page.locator(".fan > .no").count() > 0


def test_a_card_that_may_not_be_played_says_why(somebody: Arrive) -> None:
    anna = somebody("en").called("Anna")
    page = my_lead(anna)
    hint, refused = page.locator(".hint"), page.locator(".fan > .no")
    play_until([anna], bid_and_play, lambda: hint.is_visible() and refused.count() and settled(page))
    expect(refused.first).to_have_attribute("aria-disabled", "true")
    expect(hint).to_have_text(re.compile("suit|trump|higher", re.IGNORECASE))
    before = page.locator(".fan > *").count()
    tap(page, ".no")
    expect(page.locator(".toast.on")).to_be_visible()
    assert page.locator(".fan > *").count() == before


OTHERS = [
    ("classic", 2),
    ("home", 4),
    *(pytest.param(*one, marks=pytest.mark.slow) for one in [("polish", 3), ("online", 3), ("russian", 3)]),
]


@pytest.mark.parametrize(("preset", "seats"), OTHERS)
def test_other_tables_play_to_their_end_too(somebody: Arrive, preset: str, seats: int) -> None:
    anna = somebody("uk", DESKTOP if seats == 4 else PHONE).called("Ганна")
    players = [ME, *[BOT] * (seats - 1)]
    table = anna.table(players, game="cards", preset=preset, changes=SOON, start=True)
    anna.open(f"/t/{table}")
    play_out([anna], bid_and_play)
    expect(anna.page.locator(OVER)).to_be_visible()

"""A game of dice through the pages: made, joined by link, played to its end, each in his own language."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser import words
from tests.browser.conftest import Arrive
from tests.browser.hosting import DESKTOP, PHONE
from tests.browser.playing import OVER, play_out

SHORT = {"target": 100, "entry": False, "pits": False, "barrels": False, "dump": False, "bolts": False}
"""A game that ends soon: the first to 100 wins."""
ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}


def test_three_friends_play_in_three_languages(somebody: Arrive) -> None:
    anna = somebody("ru").called("Анна")
    boris, vera = somebody("uk", DESKTOP), somebody("en", PHONE, color_scheme="dark")
    table = anna.table([ME, OPEN, OPEN], changes=SHORT)
    anna.open(f"/t/{table}")
    for guest, name in ((boris, "Борис"), (vera, "Vera")):
        page = guest.open(f"/t/{table}")
        page.get_by_label(words.NAME[guest.lang]).fill(name)
        page.get_by_role("button", name=words.TO_TABLE[guest.lang]).click()
        page.get_by_role("button", name=words.SIT[guest.lang]).click()
    anna.page.get_by_role("button", name=words.BEGIN["ru"]).click()
    people = [anna, boris, vera]
    play_out(people, 60)
    winners = [p for p in people if p.page.get_by_role("heading", name=words.WON[p.lang]).count()]
    assert len(winners) == 1
    for loser in (p for p in people if p is not winners[0]):
        expect(loser.page.locator(OVER)).to_contain_text(words.WINNER[loser.lang])


def test_one_tap_from_the_start_page_to_a_throw(somebody: Arrive) -> None:
    anna = somebody("ru")
    page = anna.open("/")
    page.get_by_role("button", name=words.PLAY["ru"]).click()
    page.get_by_label(words.NAME["ru"]).fill("Анна")
    page.get_by_role("button", name=words.SAVE["ru"]).click()
    page.wait_for_url(re.compile(r"/t/\w{16}$"))
    throw = page.get_by_role("button", name="Бросить")
    expect(throw).to_be_visible(timeout=30_000)
    throw.click()
    expect(page.get_by_role("group", name=re.compile("Отложено"))).to_be_visible()
    expect(page.locator(".say")).to_contain_text("Анна", timeout=5000)


def test_a_throw_flies_and_lands_on_the_faces_of_the_server(somebody: Arrive) -> None:
    anna = somebody("en", reduced_motion="no-preference").called("Anna")
    page = anna.open(
        f"/t/{anna.table([ME, ME | {'name': 'Bob'}], changes={'set_aside': 'choice'}, start=True)}"
    )
    page.get_by_role("button", name=re.compile("Throw|Roll")).click()
    expect(page.locator(".d3")).to_have_count(5)
    page.locator(".d3").first.wait_for(state="detached")
    rolled = next(frame for frame in anna.frames if '"Rolled"' in frame)
    faces = [int(face) for face in re.search(r'"faces":\[([\d,]+)\]', rolled)[1].split(",")]  # type: ignore[index]
    shown = page.locator(".dice-area use").evaluate_all(
        "all => all.map(one => Number(one.href.baseVal.at(-1)))"
    )
    shown += page.locator("[data-shelf] use").evaluate_all(
        "all => all.map(one => Number(one.href.baseVal.at(-1)))"
    )
    assert sorted(shown) == sorted(faces)


def test_dice_are_set_aside_by_tap_where_the_rules_leave_a_choice(somebody: Arrive) -> None:
    anna = somebody("en").called("Anna")
    page = anna.open(
        f"/t/{anna.table([ME, ME | {'name': 'Bob'}], changes={'set_aside': 'choice'}, start=True)}"
    )
    choices = page.locator(".pickable")
    for _ in range(40):
        if choices.count() > 1:
            break
        throw = page.locator(".acts .btn.main:not([aria-disabled='true'])")
        if throw.is_visible():
            throw.click()
        page.wait_for_timeout(60)
    set_aside = page.locator(".acts .btn.main")
    expect(set_aside).to_have_attribute("aria-disabled", "true")
    for die in choices.all():
        die.click()
        expect(die).to_have_attribute("aria-pressed", "true")
        if set_aside.get_attribute("aria-disabled") is None:  # one of three twos alone scores nothing
            break
    set_aside.click()
    expect(page.locator("[data-shelf]")).not_to_have_count(0)


def test_the_reason_stands_on_a_button_that_cannot_be_pressed(somebody: Arrive) -> None:
    anna = somebody("ru").called("Анна")
    page = anna.open(f"/t/{anna.table([ME, ME | {'name': 'Борис'}], start=True)}")
    bank = page.get_by_role("button", name="Записать")
    expect(bank).to_have_attribute("aria-disabled", "true")
    expect(bank.locator("small")).not_to_be_empty()
    before = page.locator(".say").inner_text()
    bank.click(force=True)
    page.wait_for_timeout(300)
    assert page.locator(".say").inner_text() == before


@pytest.mark.slow
def test_a_whole_game_by_classic_rules(somebody: Arrive) -> None:
    anna = somebody("uk").called("Ганна")
    anna.open(f"/t/{anna.table([ME, ME | {'name': 'Борис'}, BOT], start=True)}")
    play_out([anna], 900)

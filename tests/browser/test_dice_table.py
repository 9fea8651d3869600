"""A game of dice through the pages: made, joined by link, played to its end, each in his own language."""

import json
import re
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.browser import words
from tests.browser.conftest import Arrive
from tests.browser.hosting import DESKTOP, PHONE, Person
from tests.browser.playing import OVER, SHORT_DICE, play_out, play_until, throw_or_bank

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}
CHOICE = {"set_aside": "choice"}
ENDLESS = {"target": 100_000, "barrels": False, "pits": False, "dump": False, "overtake": False}
LOW_DESKTOP = {"width": 1280, "height": 480}
NEWEST_SEEN = """() => {
  const row = [...document.querySelectorAll('.side tbody tr')].at(-1);
  const region = row.closest('[role=region]'), box = region.getBoundingClientRect();
  const own = row.getBoundingClientRect(), scrolls = region.scrollHeight > region.clientHeight;
  return scrolls && own.top > box.top && own.bottom <= box.bottom + 1;
}"""


def three_friends(somebody: Arrive, langs: tuple[str, str, str], changes: dict[str, Any]) -> list[Person]:
    """A table made by the first, found by its link by the others, who tell their names there; begun.

    The place that nobody wants is taken away.
    """
    anna = somebody(langs[0]).called("Анна")
    guests = [somebody(langs[1], DESKTOP), somebody(langs[2], PHONE, color_scheme="dark")]
    table = anna.table([ME, OPEN, OPEN, OPEN], changes=changes)
    anna.open(f"/t/{table}")
    for guest, name in zip(guests, ("Борис", "Vera"), strict=True):
        page = guest.open(f"/t/{table}")
        page.get_by_label(words.NAME[guest.lang]).fill(name)
        page.get_by_role("button", name=words.TO_TABLE[guest.lang]).click()
        page.get_by_role("button", name=words.SIT[guest.lang]).click()
    anna.page.get_by_role("button", name=words.DROP[anna.lang]).click()
    anna.page.get_by_role("button", name=words.BEGIN[anna.lang]).click()
    return [anna, *guests]


def check_end(people: list[Person]) -> None:
    """One page says «you have won», the others who has."""
    winners = [one for one in people if one.page.get_by_role("heading", name=words.WON[one.lang]).count()]
    assert len(winners) == 1
    for loser in (one for one in people if one is not winners[0]):
        expect(loser.page.locator(OVER)).to_contain_text(words.WINNER[loser.lang])


def test_three_friends_play_in_three_languages(somebody: Arrive) -> None:
    people = three_friends(somebody, ("ru", "uk", "en"), SHORT_DICE)
    play_out(people, throw_or_bank)
    check_end(people)


def hurry_bots(route: Route) -> None:
    """Make the same table, with bots that need no time."""
    table = json.loads(route.request.post_data or "{}")
    route.continue_(post_data=json.dumps({**table, "pace": 0}))


def test_one_tap_from_the_start_page_to_a_throw(somebody: Arrive) -> None:
    anna = somebody("ru")
    anna.page.route("**/api/tables", hurry_bots)
    page = anna.open("/")
    page.get_by_role("button", name=words.PLAY["ru"]).click()
    page.get_by_label(words.NAME["ru"]).fill("Анна")
    page.get_by_role("button", name=words.SAVE["ru"]).click()
    page.wait_for_url(re.compile(r"/t/\w{16}$"))
    page.get_by_role("button", name="Бросить").click()
    page.get_by_role("button", name="Журнал и разговор").click()
    page.get_by_role("radio", name="Журнал").click()
    expect(page.get_by_role("list", name="Журнал")).to_contain_text("Анна бросает")


def faces(page: Page) -> list[int]:
    """The dice one sees, on the cloth and set aside."""
    shown = page.locator(".dice-area use, [data-shelf] use")
    return sorted(shown.evaluate_all("all => all.map(one => Number(one.href.baseVal.at(-1)))"))


FLYING = """() => {
  window.flying = 0;
  const count = () => (window.flying = Math.max(window.flying, document.querySelectorAll('.d3').length));
  new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
}"""


def test_a_throw_flies_and_lands_on_the_faces_of_the_server(somebody: Arrive) -> None:
    anna = somebody("en", reduced_motion="no-preference").called("Anna")
    page = anna.open(f"/t/{anna.table([ME, ME | {'name': 'Bob'}], changes=CHOICE, start=True)}")
    throw = page.get_by_role("button", name=re.compile("Throw|Roll"))
    expect(throw).to_be_visible()
    page.evaluate(FLYING)
    throw.click()
    landed = "window.flying === 5 && !document.querySelector('.d3')"
    play_until([anna], lambda _: None, lambda: page.evaluate(landed))
    rolled = next(frame for frame in anna.frames if '"Rolled"' in frame)
    told = re.search(r'"faces":\[([\d,]+)\]', rolled)
    assert told is not None
    assert faces(page) == sorted(int(face) for face in told[1].split(","))


def test_dice_are_set_aside_by_tap_where_the_rules_leave_a_choice(somebody: Arrive) -> None:
    anna = somebody("en").called("Anna")
    page = anna.open(f"/t/{anna.table([ME, ME | {'name': 'Bob'}], changes=CHOICE, start=True)}")
    choices = page.locator(".pickable")
    play_until([anna], throw_or_bank, lambda: choices.count() > 1)
    set_aside = page.locator(".acts .btn.main")
    expect(set_aside).to_have_attribute("aria-disabled", "true")
    for die in choices.all():
        die.click()
        expect(die).to_have_attribute("aria-pressed", "true")
        if set_aside.get_attribute("aria-disabled") is None:  # one of three twos alone scores nothing
            break
    set_aside.click()
    expect(page.locator("[data-shelf]")).not_to_have_count(0)


def test_a_long_sheet_follows_the_game(somebody: Arrive) -> None:
    anna = somebody("en", LOW_DESKTOP).called("Anna")
    page = anna.open(f"/t/{anna.table([BOT, BOT], preset='kubiki', changes=ENDLESS, start=True)}")
    expect(page.locator(".side tbody tr").nth(12)).to_be_attached()
    play_until([anna], lambda _: None, lambda: page.evaluate(NEWEST_SEEN))


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

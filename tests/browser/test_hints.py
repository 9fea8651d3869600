"""Hints at the table and the analysis of a finished game, through the pages."""

import re
from functools import reduce
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Arrive
from tests.browser.hosting import DESKTOP, PHONE
from tests.browser.playing import LONG
from tests.browser.test_card_table import SOON
from tests.browser.test_pages import SMALL, faults
from thousand.cards.game import CARDS
from thousand.core.chance import SeededChance
from thousand.core.game import play
from thousand.core.seats import Seat
from thousand.notation.games import GAMES
from thousand.notation.protocol import Setup
from thousand.server.games.hints_registry import advise

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "steady"}
TRIES = 20
"""Each takes up to 15 seconds while kernels are compiled, which happens once on a machine."""
STEER = "document.querySelector('.steer').getBoundingClientRect().top"
ABOVE_STEER = "document.querySelector('.steer').previousElementSibling.getBoundingClientRect().bottom"
"""A wide page shows the board whole: what steers it covers nothing."""
SIZES = {"phone": PHONE, "desktop": DESKTOP}


def hint(page: Page, name: str) -> Locator:
    """Ask until the workers have prepared themselves; the opened hint."""
    dialog = page.get_by_role("dialog", name=name)
    for _ in range(TRIES):
        page.get_by_role("button", name=name, exact=True).click(timeout=LONG * 1000)
        expect(dialog.locator(".choices, [role=alert]").first).to_be_visible(timeout=LONG * 1000)
        if dialog.locator(".choices").count():
            return dialog
        page.keyboard.press("Escape")
    raise AssertionError("the workers do not prepare themselves")


@pytest.mark.parametrize(("size", "lang", "name"), [("phone", "ru", "Подсказка"), ("desktop", "en", "Hint")])
def test_a_hint_at_the_dice_table(somebody: Arrive, size: str, lang: str, name: str) -> None:
    anna = somebody(lang, SIZES[size]).called("Анна")
    page = anna.open(f"/t/{anna.table([ME, BOT], preset='kubiki', first='me', start=True)}")
    dialog = hint(page, name)
    expect(dialog.locator(".choices li").first).to_contain_text("%")
    offered = page.locator(".acts .btn:not([aria-disabled='true'])").count()
    assert dialog.locator(".choices li").count() == offered
    expect(dialog.locator(".choices li.best")).to_have_count(1)
    assert faults(page) == []
    assert page.evaluate(SMALL) == []
    page.keyboard.press("Escape")
    expect(page.locator(".spoken")).to_contain_text(re.compile("берёт подсказку|takes a hint"))
    page.locator(".acts .btn.main").click()
    expect(page.locator(".spoken")).not_to_contain_text(re.compile("берёт подсказку|takes a hint"))


def told(*choices: tuple[str, float | None, str | None]) -> dict[str, Any]:
    """A hint as the server tells it: label, share and detail of each choice."""
    return {
        "seq": 1,
        "seat": 1,
        "measure": "Как часто",
        "choices": [
            {"action": label, "label": label, "figure": "–", "share": share, "detail": detail, "less": None}
            for label, share, detail in choices
        ],
        "why": "Почему",
        "remark": "Посчитано",
    }


def test_a_hint_says_no_more_than_there_is_to_say(somebody: Arrive) -> None:
    anna = somebody("ru").called("Анна")
    page = anna.open(f"/t/{anna.table([ME, BOT], preset='kubiki', first='me', start=True)}")
    answers = [
        told(("Пас", None, None)),
        told(("Сказать 105", 0.5, "139 очков"), ("Сказать 110", 0.4, "139 очков"), ("Пас", None, None)),
    ]
    page.route("**/hint?*", lambda route: route.fulfill(json=answers.pop(0)))
    dialog = hint(page, "Подсказка")
    expect(dialog).to_contain_text("Почему")
    expect(dialog).not_to_contain_text(re.compile("Как часто|Посчитано"))
    page.keyboard.press("Escape")
    expect(hint(page, "Подсказка")).to_contain_text("Как часто; 139 очков")
    expect(dialog.get_by_text("139 очков")).to_have_count(1)
    expect(dialog).to_contain_text("Посчитано")


def test_no_hints_where_the_table_allows_none(somebody: Arrive) -> None:
    anna = somebody("uk").called("Ганна")
    seats = [ME, ME | {"name": "Борис"}]
    page = anna.open(f"/t/{anna.table(seats, preset='kubiki', first='me', start=True)}")
    expect(page.locator(".acts .btn.main")).to_be_visible()
    expect(page.get_by_role("button", name="Підказка", exact=True)).to_have_count(0)


def test_who_makes_a_table_sees_whether_hints_are_allowed(somebody: Arrive) -> None:
    anna = somebody("ru").called("Анна")
    page = anna.open("/new?game=dice")
    hints = page.get_by_role("radiogroup", name="Подсказки")
    expect(hints.get_by_role("radio", name="Выключены")).to_be_checked()
    hints.get_by_role("radio", name="Разрешены").click()
    page.locator(".dock .btn.main").click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.locator(".qr svg")).to_be_visible()
    assert any('"hints":true' in frame for frame in anna.frames)


def test_the_analysis_of_a_finished_game(somebody: Arrive) -> None:
    anna = somebody("ru").called("Анна")
    table = anna.table([BOT, {"kind": "bot", "bot": "novice"}], preset="kubiki", start=True)
    page = anna.open(f"/t/{table}")
    expect(page.locator(".finish")).to_be_visible(timeout=LONG * 1000)
    anna.open(f"/replay/{table}")
    plot = page.get_by_role("img", name="Шансы на победу")
    expect(plot).to_be_visible(timeout=LONG * 1000)
    assert "в конце 100" in (plot.locator("desc").text_content() or "")
    expect(plot.locator("polyline")).to_have_count(2)
    link = page.locator(".dearest li a").first
    number = re.search(r"\d+", link.inner_text())
    assert number is not None
    link.click()
    expect(page.locator(".slide .cap")).to_contain_text(f"{number[0]} ")
    expect(page.locator(".board")).to_be_in_viewport()
    for size in ("phone", "desktop"):
        page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.evaluate(SMALL) == []
    page.evaluate("scrollTo(0, 0)")
    assert page.evaluate(STEER) >= page.evaluate(ABOVE_STEER)
    page.emulate_media(color_scheme="dark")
    assert faults(page) == []


@pytest.fixture(scope="module")
def compiled() -> None:
    """The kernels of cards, compiled here, so that no worker has to do it while somebody waits."""
    options = GAMES["cards"].rules("online").options
    state = GAMES["cards"].start(options, Setup(3))
    dealt = play(CARDS, state, CARDS.legal_actions(state)[0], SeededChance(1))
    reader = CARDS.to_act(dealt.state)
    assert isinstance(reader, int)
    view = reduce(CARDS.evolve, (CARDS.redact(event, Seat(reader)) for event in dealt.events), state)
    assert advise("cards", view, dealt.events) is not None


@pytest.mark.usefixtures("compiled")
def test_a_hint_at_the_card_table(somebody: Arrive) -> None:
    anna = somebody("ru").called("Анна")
    page = anna.open(f"/t/{anna.table([ME, BOT, BOT], game='cards', preset='online', start=True)}")
    dialog = hint(page, "Подсказка")
    expect(dialog.locator(".choices li").nth(1)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults(page) == []
    assert page.evaluate(SMALL) == []


@pytest.mark.slow
@pytest.mark.usefixtures("compiled")
def test_the_analysis_of_a_game_of_cards(somebody: Arrive) -> None:
    anna = somebody("ru").called("Анна")
    table = anna.table([BOT, BOT, BOT], game="cards", changes=SOON, start=True)
    page = anna.open(f"/t/{table}")
    expect(page.locator(".finish")).to_be_visible(timeout=LONG * 1000)
    anna.open(f"/replay/{table}")
    page.get_by_role("button", name="Разобрать партию").click()
    plot = page.get_by_role("img", name="Счёт по ходу партии")
    expect(plot).to_be_visible(timeout=2 * LONG * 1000)
    expect(plot.locator("polyline")).to_have_count(3)
    expect(page.locator(".dearest .panel")).to_have_count(3)
    assert faults(page) == []
    assert page.evaluate(SMALL) == []

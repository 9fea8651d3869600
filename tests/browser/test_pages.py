"""Every page: no fault that axe finds; in all languages nothing beside the screen, targets for thumbs.

English, whose words are short, is looked at by the slow test alone.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.hosting import DESKTOP, PHONE, Person
from tests.browser.playing import throw

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "steady"}
RULES = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
    "resultTypes": ["violations"],
}
SIZES = {"narrow": {"width": 320, "height": 700}, "phone": PHONE, "desktop": DESKTOP}


READY = {
    "/": ".note a",
    "/new": ".wide h2",
    "/rules": "article h2",
    "/me": ".settings",
    "/move#x": "h1",
    "/verify": "h2",
    "/nowhere": "main a",
    "/t/unknown": "main a",
    "/rules/unknown": "main a",
}
"""Each page, and what it shows when all of it is there."""


def pages(person: Person, finished: str) -> Iterator[tuple[str, Page]]:
    """The pages of the site, each ready to be looked at."""
    for path, ready in {**READY, f"/replay/{finished}": ".says", f"/t/{finished}": ".finish"}.items():
        page = person.open(path)
        expect(page.locator(ready).first).to_be_visible()
        yield path, page
    page = person.open(f"/t/{person.table([ME, OPEN, OPEN])}")
    expect(page.locator(".qr svg")).to_be_visible()
    yield "lobby", page
    page = person.open(f"/t/{person.table([ME, BOT, BOT], game='cards', first='me', start=True)}")
    expect(page.locator(".fan > *").first).to_be_visible()
    yield "cards", page
    page = person.open(f"/t/{person.table([ME, ME | {'name': 'Борис'}, ME | {'name': 'Вера'}], start=True)}")
    throw(page)
    yield "dice", page
    yield from opened(page)


def opened(page: Page) -> Iterator[tuple[str, Page]]:
    """What opens over a table, one after another."""
    for number in range(page.locator(".game > .bar .ib:visible").count()):
        button = page.locator(".game > .bar .ib:visible").nth(number)
        if button.get_attribute("href"):
            continue
        button.click()
        expect(page.locator("dialog[open] h2").first).to_be_visible()
        expect(page.locator("dialog[open] :is(h3, .row, form)").first).to_be_visible()
        yield f"sheet {number}", page
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)


def faults(page: Page) -> list[str]:
    """What axe finds, one line each."""
    found: dict[str, Any] = Axe().run(page, options=RULES).response
    return [
        f"{one['id']}: {node['html'][:120]} {node['failureSummary'][:200]}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


SMALL = """() => [...document.querySelectorAll('button, a, select, input, summary')]
  .filter(one => one.checkVisibility() && !one.closest('p, .cap, li span') && !one.closest('.sr'))
  .map(one => {
    const box = one.getBoundingClientRect(), more = getComputedStyle(one, '::before');
    const grown = one.matches('.switch') ? 16 : 0;
    return [Math.round(box.width), Math.round(box.height + grown), one.outerHTML.slice(0, 90)];
  })
  .filter(([width, height]) => width > 0 && (height < 44 || width < 34))"""


LANGS = ("ru", "uk", "en")
Look = tuple[str, str]
EVERY_LOOK = [(scheme, size) for scheme in ("light", "dark") for size in SIZES]
IN_TURN = (("light", "phone"), ("dark", "desktop"))
"""Each page is looked at in one way, the next one in the other; in all ways by the slow test."""


def check(person: Person, finished: str, looks: Sequence[Sequence[Look]]) -> None:
    """Every page fits each size, and axe finds no fault with the looks that are its turn."""
    for number, (name, page) in enumerate(pages(person, finished)):
        for size, pixels in SIZES.items():
            page.set_viewport_size(pixels)  # type: ignore[arg-type]
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{name}, {size}"
            assert page.evaluate(SMALL) == [], f"{name}, {size}"
        for scheme, size in looks[number % len(looks)]:
            page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
            assert faults(page) == [], f"{name}, {scheme}, {size}"


@pytest.mark.parametrize(("lang", "looks"), [("ru", [[look] for look in IN_TURN]), ("uk", [[]])])
def test_every_page_is_sound(
    somebody: Arrive, finished: str, lang: str, looks: Sequence[Sequence[Look]]
) -> None:
    check(somebody(lang).called("Анна Сергеевна"), finished, looks)


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGS)
def test_every_page_is_sound_however_one_looks(somebody: Arrive, finished: str, lang: str) -> None:
    check(somebody(lang).called("Анна Сергеевна"), finished, [EVERY_LOOK])


def test_four_players_and_the_buttons_fit_a_small_screen(somebody: Arrive) -> None:
    anna = somebody("ru", {"width": 360, "height": 640}).called("Анна")
    others = [ME | {"name": name} for name in ("Борис", "Вера", "Глеб")]
    page = anna.open(f"/t/{anna.table([ME, *others], start=True)}")
    expect(page.locator(".acts .btn.main")).to_be_in_viewport(ratio=1)
    for player in page.locator(".seats > *").all():
        expect(player).to_be_in_viewport(ratio=1)


@pytest.mark.slow
def test_larger_text_of_the_reader_fits(somebody: Arrive, finished: str) -> None:
    anna = somebody("uk").called("Ганна")
    for name, page in pages(anna, finished):
        page.evaluate("document.documentElement.style.fontSize = '130%'")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name


def test_the_language_changes_at_once_and_is_kept(somebody: Arrive) -> None:
    anna = somebody("ru").called("Анна")
    page = anna.open(f"/t/{anna.table([ME, ME | {'name': 'Борис'}], start=True)}")
    expect(page.locator(".acts")).to_contain_text("Записать")
    page.get_by_role("button", name="Ещё", exact=True).click()
    page.get_by_role("radio", name="Eng").click()
    expect(page.get_by_role("dialog").get_by_role("button", name="Close")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".acts")).to_contain_text(re.compile("Bank"))
    page.reload()
    expect(page.locator(".acts")).to_contain_text(re.compile("Bank"))
    assert page.evaluate("document.documentElement.lang") == "en"

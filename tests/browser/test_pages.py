"""Every page: no fault that axe finds, nothing beside the screen, targets for thumbs, three languages."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.hosting import DESKTOP, PHONE, Person

ME, OPEN = {"kind": "me"}, {"kind": "open"}
RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}
SIZES = {"narrow": {"width": 320, "height": 700}, "phone": PHONE, "desktop": DESKTOP}


def pages(person: Person) -> Iterator[tuple[str, Page]]:
    """The pages of the site, each ready to be looked at."""
    for path in ("/", "/new", "/rules", "/me", "/move#x", "/verify", "/nowhere"):
        page = person.open(path)
        expect(page.get_by_role("heading").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        yield path, page
    page = person.open(f"/t/{person.table([ME, OPEN, OPEN])}")
    expect(page.locator(".qr svg")).to_be_visible()
    yield "lobby", page
    page = person.open(f"/t/{person.table([ME, ME | {'name': 'Борис'}, ME | {'name': 'Вера'}], start=True)}")
    before = page.locator(".say").inner_text()
    page.locator(".acts .btn.main").click()
    expect(page.locator(".say")).not_to_have_text(before)
    yield "table", page
    yield from opened(page)


def opened(page: Page) -> Iterator[tuple[str, Page]]:
    """What opens over a table, one after another."""
    for number in range(page.locator(".game > .bar .ib:visible").count()):
        button = page.locator(".game > .bar .ib:visible").nth(number)
        if button.get_attribute("href"):
            continue
        button.click()
        expect(page.locator("dialog[open] h2").first).to_be_visible()
        page.wait_for_load_state("networkidle")
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


def looks(scheme: str, size: str, lang: str, *marks: Any) -> Any:
    """One way to look at the pages."""
    return pytest.param(scheme, size, lang, marks=marks, id=f"{scheme}-{size}-{lang}")


SHOWN = [looks("light", "phone", "ru"), looks("dark", "narrow", "uk"), looks("light", "desktop", "en")]
REST = [
    looks(scheme, size, lang, pytest.mark.slow)
    for scheme in ("light", "dark")
    for size in SIZES
    for lang in ("ru", "uk", "en")
    if f"{scheme}-{size}-{lang}" not in {shown.id for shown in SHOWN}
]


@pytest.mark.parametrize(("scheme", "size", "lang"), SHOWN + REST)
def test_every_page_is_sound(somebody: Arrive, scheme: str, size: str, lang: str) -> None:
    anna = somebody(lang, SIZES[size], color_scheme=scheme).called("Анна Сергеевна")
    for name, page in pages(anna):
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
        assert page.evaluate(SMALL) == [], name
        assert faults(page) == [], name


def test_the_buttons_stay_on_a_short_screen(somebody: Arrive) -> None:
    anna = somebody("ru", {"width": 360, "height": 640}).called("Анна")
    page = anna.open(f"/t/{anna.table([ME, ME | {'name': 'Борис'}, ME | {'name': 'Вера'}], start=True)}")
    expect(page.locator(".acts .btn.main")).to_be_in_viewport(ratio=1)


@pytest.mark.slow
def test_larger_text_of_the_reader_fits(somebody: Arrive) -> None:
    anna = somebody("uk").called("Ганна")
    for name, page in pages(anna):
        page.evaluate("document.documentElement.style.fontSize = '130%'")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name


def test_the_language_changes_at_once_and_is_kept(somebody: Arrive) -> None:
    anna = somebody("ru").called("Анна")
    page = anna.open(f"/t/{anna.table([ME, ME | {'name': 'Борис'}], start=True)}")
    expect(page.locator(".acts")).to_contain_text("Записать")
    page.get_by_role("button", name="Ещё", exact=True).click()
    page.get_by_role("radio", name="Eng").click()
    page.keyboard.press("Escape")
    expect(page.locator(".acts")).to_contain_text(re.compile("Bank"))
    page.reload()
    expect(page.locator(".acts")).to_contain_text(re.compile("Bank"))
    assert page.evaluate("document.documentElement.lang") == "en"

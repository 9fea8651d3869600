"""House rules are changed as fast as a thumb can tap, and nothing of it is lost."""

from playwright.sync_api import expect

from tests.browser.conftest import Arrive


def test_quick_taps_and_a_typed_number_are_all_kept(somebody: Arrive) -> None:
    page = somebody("en").called("Anna").open("/new?game=dice")
    target = page.get_by_role("spinbutton", name="target")
    expect(target).to_have_value("1000")
    for _ in range(12):
        page.get_by_role("group", name="target").get_by_role("button", name="Less").click()
    page.get_by_role("switch").first.click()
    expect(target).to_have_value("940")
    expect(page.get_by_text("was 1000")).to_be_visible()
    expect(target).to_have_value("940")
    expect(page.get_by_role("switch").first).to_be_checked()
    target.fill("500")
    target.press("Enter")
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url("**/t/*")
    page.get_by_role("button", name="Rules of this table").first.click()
    expect(page.get_by_text("500 points or more").first).to_be_visible()


def test_rules_are_kept_though_the_name_is_chosen_only_then(somebody: Arrive) -> None:
    page = somebody("ru").open("/new?game=dice")
    page.get_by_role("switch").first.click()
    expect(page.locator(".house .chip.honey")).to_be_visible()
    page.get_by_role("button", name="Мои правила").click()
    page.get_by_label("Название своих правил").fill("По-дачному")
    page.get_by_role("button", name="Сохранить").click()
    page.get_by_label("Ваше имя").fill("Анна")
    page.get_by_role("button", name="Сохранить").click()
    expect(page.get_by_role("dialog").get_by_text("По-дачному")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".house .chip.honey")).to_be_visible()

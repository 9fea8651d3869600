"""House rules are changed as fast as a thumb can tap, and nothing of it is lost."""

from playwright.sync_api import expect

from tests.browser.conftest import Arrive


def test_quick_taps_and_a_typed_number_are_all_kept(somebody: Arrive) -> None:
    page = somebody("en").called("Anna").open("/new?game=dice")
    target = page.get_by_role("spinbutton", name="target")
    expect(target).to_have_value("1000")
    for _ in range(30):
        page.get_by_role("group", name="target").get_by_role("button", name="Less").click()
    page.get_by_role("switch").first.click()
    expect(target).to_have_value("850")
    expect(page.get_by_text("was 1000")).to_be_visible()
    expect(target).to_have_value("850")
    expect(page.get_by_role("switch").first).to_be_checked()
    target.fill("500")
    target.press("Enter")
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url("**/t/*")
    page.get_by_role("button", name="Rules of this table").first.click()
    expect(page.get_by_text("500 points or more").first).to_be_visible()

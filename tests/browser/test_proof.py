"""Every throw can be checked: at the table, on the verify page, in its downloaded copy without network."""

import re
from pathlib import Path
from urllib.request import urlopen

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Arrive
from tests.browser.hosting import DESKTOP, Server
from tests.browser.playing import play_until, throw_or_bank
from tools.frontend import PAGES


def test_the_shield_tells_whether_the_server_kept_its_promise(somebody: Arrive) -> None:
    anna = somebody("en", DESKTOP).called("Anna")
    page = anna.open(f"/t/{anna.table([{'kind': 'me'}, {'kind': 'me', 'name': 'Bob'}], start=True)}")
    play_until([anna], throw_or_bank, lambda: any('"last":{"draw"' in frame for frame in anna.frames))
    page.get_by_role("button", name="Fair play").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("The server kept its promise")


def test_the_replay_and_the_verify_page_of_a_finished_game(somebody: Arrive, finished: str) -> None:
    page = somebody("en").open(f"/replay/{finished}")
    says = page.locator(".says")
    expect(says).not_to_be_empty()
    before = says.inner_text()
    page.get_by_role("button", name="Forward").click()
    expect(says).not_to_have_text(before)
    page.keyboard.press("End")
    expect(says).to_contain_text(re.compile("win", re.IGNORECASE))
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert download.value.path().read_text(encoding="utf-8").startswith("thousand = 1")
    page.get_by_role("link", name="Check the whole game").click()
    expect(page.get_by_role("heading", name=re.compile("Everything matches"))).to_be_visible()


def test_the_downloaded_page_checks_a_record_without_network(
    browser: Browser, server: Server, finished: str, tmp_path: Path
) -> None:
    with urlopen(f"http://127.0.0.1:{server.port}/api/tables/{finished}/record") as answer:
        record = answer.read().decode()
    true, false = tmp_path / "true.toml", tmp_path / "false.toml"
    true.write_text(record, encoding="utf-8")
    roll = re.search(r"roll (\d)", record)
    assert roll is not None
    other = "2" if roll[1] == "1" else "1"
    false.write_text(record.replace(roll[0], f"roll {other}", 1), encoding="utf-8")
    copy = tmp_path / "verify.html"
    copy.write_bytes((PAGES.site / "verify-thousand.html").read_bytes())
    context = browser.new_context(offline=True, locale="en-GB")
    page = context.new_page()
    page.goto(copy.as_uri())
    page.set_input_files("input[type=file]", true)
    expect(page.get_by_role("heading", name=re.compile("Everything matches"))).to_be_visible()
    page.set_input_files("input[type=file]", false)
    expect(page.get_by_role("heading", name=re.compile("1 draw does not match"))).to_be_visible()
    context.close()

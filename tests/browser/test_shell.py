"""The installed site: it opens without network and says what needs it (on https and loopback only)."""

import json
from urllib.request import urlopen

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.hosting import Server


def test_it_opens_without_network(somebody: Arrive, server: Server) -> None:
    anna = somebody("en")
    here = f"http://127.0.0.1:{server.port}"
    anna.page.goto(here)
    anna.page.evaluate("navigator.serviceWorker.ready.then(() => caches.keys())")
    anna.page.reload()
    expect(anna.page.get_by_role("button", name="Play")).to_be_visible()
    anna.context.set_offline(True)
    anna.page.goto(f"{here}/?again")
    expect(anna.page.get_by_role("heading", name="What shall we play?")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Play")).to_contain_text("needs the network")
    anna.context.set_offline(False)
    anna.troubles.clear()  # requests that failed without network


def test_plain_http_has_no_worker_and_misses_nothing_else(somebody: Arrive) -> None:
    anna = somebody("en").called("Anna")
    page = anna.open("/me")
    assert not page.evaluate("isSecureContext")
    expect(page.get_by_text("On https only")).to_be_visible()


def test_the_manifest_names_icons_that_are_there(server: Server) -> None:
    here = f"http://127.0.0.1:{server.port}"
    with urlopen(f"{here}/manifest.webmanifest") as answer:
        manifest = json.load(answer)
    for icon in manifest["icons"]:
        with urlopen(here + icon["src"]) as answer:
            assert answer.headers["content-type"] == icon["type"]

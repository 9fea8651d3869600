"""A first visit: 150 kB in all and 60 kB of script, gzipped, on every page; two seconds on slow 4G."""

import gzip
import time

import pytest
from playwright.sync_api import Response, expect

from tests.browser.hosting import Person

ME, OPEN = {"kind": "me"}, {"kind": "open"}
ALL, SCRIPT = 150_000, 60_000
SLOW_4G = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
COMPRESSED = ("font/", "image/png")


def weight(answer: Response) -> int:
    """Its bytes on the wire, gzipped unless it is compressed already."""
    body = answer.body()
    kind = answer.headers.get("content-type", "")
    return len(body) if kind.startswith(COMPRESSED) else len(gzip.compress(body, 6))


@pytest.mark.parametrize("where", ["/", "/new", "/rules", "/verify", "replay", "lobby", "dice", "cards"])
def test_the_first_load_is_light(first_time: Person, finished: str, where: str) -> None:
    anna = first_time.called("Анна")
    path = where
    if where == "replay":
        path = f"/replay/{finished}"
    elif where == "lobby":
        path = f"/t/{anna.table([ME, OPEN])}"
    elif where == "dice":
        path = f"/t/{anna.table([ME, ME | {'name': 'Борис'}], start=True)}"
    elif where == "cards":
        bot = {"kind": "bot", "bot": "random"}
        path = f"/t/{anna.table([ME, bot, bot], game='cards', start=True)}"
    answers: list[Response] = []
    anna.page.on("response", lambda answer: answers.append(answer))
    anna.open(path)
    if where == "replay":  # it goes on asking how far the analysis is
        expect(anna.page.locator("main .first")).to_be_visible()
    else:
        anna.page.wait_for_load_state("networkidle")
    weights = {answer.url: weight(answer) for answer in answers if answer.status == 200}
    script = sum(size for url, size in weights.items() if url.endswith(".js"))
    assert script <= SCRIPT, weights
    assert sum(weights.values()) <= ALL, weights


@pytest.mark.slow
def test_a_table_is_usable_within_two_seconds_on_slow_4g(first_time: Person) -> None:
    anna = first_time.called("Анна")
    table = anna.table([ME, ME | {"name": "Борис"}], start=True)
    lines = anna.context.new_cdp_session(anna.page)
    lines.send("Network.enable")
    lines.send("Network.emulateNetworkConditions", SLOW_4G)
    began = time.monotonic()
    anna.open(f"/t/{table}")
    expect(anna.page.locator(".acts .btn.main")).to_be_visible()
    assert time.monotonic() - began <= 2

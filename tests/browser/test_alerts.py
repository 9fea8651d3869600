"""«Your turn» is not missed: sound, vibration, title, notification; each can be turned off."""

import re
from collections.abc import Generator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.hosting import Person, Server, arrive, new_profile
from tests.browser.playing import play_until, throw_or_bank

WATCHED = """
window.alerts = new Set();
window.away = false;
Object.defineProperty(document, 'hidden', { get: () => window.away });
navigator.vibrate = () => window.alerts.add('vibration');
window.Notification = class {
  static permission = 'granted';
  static requestPermission = async () => 'granted';
  constructor() { window.alerts.add('notification'); }
};
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...rest) {
  window.alerts.add('sound');
  return start.apply(this, rest);
};
"""
"""Notes what would alert a reader who looks elsewhere."""
HEARD = """() => [...alerts, ...(document.title.startsWith('●') ? ['title'] : [])].sort()"""
SWITCHES = {
    "sound": "Sound",
    "vibration": "Vibration on your turn",
    "title": "in the tab’s title",
    "notification": "Notifications on your turn",
}


class Here(Server):
    """The same server by its loopback address, where browsers allow notifications."""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@pytest.fixture
def anna(browser: Browser, server: Server) -> Generator[Person]:
    """Somebody at a table with a quick bot; what alerts her is noted."""
    person = arrive(new_profile(browser, "en"), Here(server.data, server.port), "en").called("Anna")
    person.page.add_init_script(WATCHED)
    rules = {"entry": False, "pits": False, "barrels": False, "target": 100_000}
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    person.open(f"/t/{person.table(seats, changes=rules, first='me', start=True)}")
    yield person
    person.context.close()


def switch(person: Person, kind: str) -> None:
    """Turn one alert on or off in the menu of the table."""
    person.page.get_by_role("button", name="More", exact=True).click()
    person.page.get_by_role("switch", name=re.compile(SWITCHES[kind])).click()
    person.page.keyboard.press("Escape")


def alerted(anna: Person) -> list[str]:
    """What tells Anna, who has played her turn and looks elsewhere, that the bot has played its own."""
    expect(anna.page.locator("main .acts")).to_be_visible()
    anna.page.evaluate("alerts.clear(); away = true")
    play_until([anna], throw_or_bank, lambda: anna.page.evaluate(HEARD))
    heard: list[str] = anna.page.evaluate(HEARD)
    anna.page.evaluate("away = false; document.dispatchEvent(new Event('visibilitychange'))")
    return heard


def test_each_alert_can_be_turned_off(anna: Person) -> None:
    switch(anna, "notification")
    assert alerted(anna) == sorted(SWITCHES)
    for kind in SWITCHES:
        switch(anna, kind)
        assert alerted(anna) == sorted(SWITCHES.keys() - {kind})
        switch(anna, kind)

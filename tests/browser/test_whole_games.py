"""Whole games through the pages: three friends with three browsers in each language; cards by all rules."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.playing import OVER, bid_and_play, play_out, throw_or_bank
from tests.browser.test_card_table import BOT, ME, winners
from tests.browser.test_card_table import three_friends as at_cards
from tests.browser.test_dice_table import check_end
from tests.browser.test_dice_table import three_friends as at_dice

pytestmark = pytest.mark.slow
HOUR = 3600.0
WITHIN_REACH = {"target": 301, "barrel": False}
"""Several deals of cards, but an end for players who overbid as these do."""


@pytest.mark.parametrize("lang", ["ru", "uk", "en"])
def test_dice(somebody: Arrive, lang: str) -> None:
    people = at_dice(somebody, (lang, lang, lang), {})
    play_out(people, throw_or_bank, HOUR)
    check_end(people)


@pytest.mark.parametrize("lang", ["ru", "uk", "en"])
def test_cards(somebody: Arrive, lang: str) -> None:
    people = at_cards(somebody, (lang, lang, lang), WITHIN_REACH)
    play_out(people, bid_and_play, HOUR)
    assert len(winners(people)) == 1


def test_cards_by_all_classic_rules(somebody: Arrive) -> None:
    anna = somebody("ru").called("Анна")
    anna.open(f"/t/{anna.table([ME, BOT, BOT], game='cards', start=True)}")
    play_out([anna], bid_and_play, HOUR)
    expect(anna.page.locator(OVER)).to_be_visible()

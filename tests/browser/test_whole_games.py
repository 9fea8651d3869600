"""Whole games by the classic rules: three friends, three browsers, each language."""

import pytest

from tests.browser.conftest import Arrive
from tests.browser.playing import bid_and_play, play_out, throw_or_bank
from tests.browser.test_card_table import three_friends as at_cards
from tests.browser.test_card_table import winners
from tests.browser.test_dice_table import check_end
from tests.browser.test_dice_table import three_friends as at_dice

pytestmark = pytest.mark.slow
HOUR = 3600.0


@pytest.mark.parametrize("lang", ["ru", "uk", "en"])
def test_dice(somebody: Arrive, lang: str) -> None:
    people = at_dice(somebody, (lang, lang, lang), {})
    play_out(people, throw_or_bank, HOUR)
    check_end(people)


@pytest.mark.parametrize("lang", ["ru", "uk", "en"])
def test_cards(somebody: Arrive, lang: str) -> None:
    people = at_cards(somebody, (lang, lang, lang), {})
    play_out(people, bid_and_play, HOUR)
    assert len(winners(people)) == 1

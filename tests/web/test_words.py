"""The pages and the terminal call the same thing by the same name."""

import json
from pathlib import Path

import pytest

from thousand.cli import analyse, cards_review, dice_review
from thousand.text.catalogue import Message, language

MESSAGES = Path(__file__).parents[2] / "web" / "messages"


@pytest.mark.parametrize("lang", ["ru", "uk", "en"])
@pytest.mark.parametrize("sentence", [cards_review.SHARE, cards_review.TOTAL, dice_review.TOTAL])
def test_what_decisions_cost_has_one_name(lang: str, sentence: Message) -> None:
    named = dict.fromkeys(("player", "luck", "gains", "forward"), "")
    told = language(lang).say(sentence, **named, losses="0", decisions=2)
    pages = json.loads((MESSAGES / f"{lang}.json").read_text(encoding="utf-8"))
    assert f"{pages['given_away'].lower()} 0" in told


@pytest.mark.parametrize(("lang", "stem"), [("ru", "упу"), ("uk", "втра"), ("en", "given")])
def test_that_nothing_was_lost_is_told_in_the_same_words(lang: str, stem: str) -> None:
    pages = json.loads((MESSAGES / f"{lang}.json").read_text(encoding="utf-8"))
    assert stem in pages["no_mistakes"]
    assert stem in language(lang).say(analyse.NO_MISTAKES)

"""The editor of house rules: every option a control, every value in words."""

import re
from collections.abc import Iterator

import pytest

from thousand.notation.games import GAMES
from thousand.server.web.rule_editor import checked
from thousand.server.wire.rest import RulesChecked, RulesDraft, Setting
from thousand.text.catalogue import LANGUAGES, language

PRESETS = [(game, preset) for game in GAMES for preset in GAMES[game].presets()]
NOT_WORDS = re.compile(r"[=_(\[]|None|True|False")


def settings(shown: RulesChecked) -> Iterator[Setting]:
    for group in shown.groups:
        for setting in group.settings:
            yield setting
            yield from setting.fields


def draft(game: str, preset: str, lang: str, changes: dict[str, object] | None = None) -> RulesChecked:
    asked = {"game": game, "preset": preset, "lang": lang, "changes": changes or {}}
    return checked(RulesDraft.model_validate(asked), language(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_everything_is_said_in_words(game: str, preset: str, lang: str) -> None:
    for setting in settings(draft(game, preset, lang)):
        said = [setting.label, *(choice.label for choice in setting.choices)]
        assert [text for text in said if NOT_WORDS.search(text)] == []


def test_a_rule_within_a_rule_can_be_switched_off_and_changed() -> None:
    off = {one.key: one for one in settings(draft("cards", "online", "en", {"auction": {"cap": False}}))}
    assert (off["auction.cap"].control, off["auction.cap"].value, off["auction.cap"].was_say) == (
        "switch",
        False,
        "was on",
    )
    assert "auction.cap.base" not in off
    more = {
        one.key: one for one in settings(draft("cards", "online", "en", {"auction": {"cap": {"base": 130}}}))
    }
    assert (more["auction.cap.base"].value, more["auction.cap.base"].was_say) == (130, "was 120")


def test_barrels_taken_away_one_by_one_are_no_barrels() -> None:
    emptied = draft("dice", "three-barrels", "en", {"barrels": []})
    without = draft("dice", "three-barrels", "en", {"barrels": False})
    assert (emptied.problem, emptied.page) == (None, without.page)

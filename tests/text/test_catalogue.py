"""The catalogues are complete, compiled and keep their places in every language."""

import re

import pytest

from thousand.core.errors import CodedError
from thousand.text.catalogue import LANGUAGES, language, message, plural
from thousand.text.errors import explain
from tools import messages
from tools.messages import forms, sentences

PLACES = re.compile(r"\{(\w+)\}")


@pytest.fixture(scope="module", params=messages.TRANSLATED)
def code(request: pytest.FixtureRequest) -> str:
    return request.param


def test_every_sentence_is_translated(code: str) -> None:
    assert [entry.id for entry in messages.missing(messages.updated(code))] == []


def test_no_translation_is_left_over(code: str) -> None:
    assert list(messages.updated(code).obsolete) == []


def test_the_files_are_what_the_command_writes(code: str) -> None:
    catalog = messages.updated(code)
    assert messages.source_of(code).read_bytes() == messages.as_text(catalog)
    assert messages.source_of(code).with_suffix(".mo").read_bytes() == messages.compiled(catalog)


def test_slavic_languages_have_three_plural_forms(code: str) -> None:
    for entry in sentences(messages.read(code)):
        if not isinstance(entry.id, str):
            assert len(forms(entry.string)) == 3, entry.id


def test_places_are_the_same_in_every_form_and_language(code: str) -> None:
    for entry in sentences(messages.read(code)):
        wanted = set(PLACES.findall(forms(entry.id)[-1]))
        for text in filter(None, (*forms(entry.id), *forms(entry.string))):
            assert set(PLACES.findall(text)) == wanted, text


def test_texts_are_plain(code: str) -> None:
    for entry in sentences(messages.read(code)):
        for text in (*forms(entry.id), *forms(entry.string)):
            assert "!" not in text
            assert not re.search(r"\b(Вы|Ваш\w*|Вам|Вас|Ви)\b", text[1:]), text
            assert text == text.strip()


def test_the_forms_of_plural() -> None:
    points = plural("{player} banks {points} point", "{player} banks {points} points", "points")
    told = {
        code: [language(code).say(points, player="A", points=n).split()[-1] for n in (1, 2, 5, 11, 21, 112)]
        for code in LANGUAGES
    }
    assert told == {
        "ru": ["очко", "очка", "очков", "очков", "очко", "очков"],
        "uk": ["очко", "очки", "очок", "очок", "очко", "очок"],
        "en": ["point", "points", "points", "points", "points", "points"],
    }


def test_numbers_and_lists() -> None:
    assert language("ru").number(-120) == "−120"
    assert language("ru").listed(["a", "b", "c"]) == "a, b и c"
    assert language("uk").listed(["a"]) == "a"
    assert language("en").say(message("{first} and {last}"), first=(1, -2), last="x") == "1 and −2 and x"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(CodedError) as caught:
        language("fr")
    assert explain(caught.value, language("en")) == "There is no language “fr”; there are ru, uk and en"

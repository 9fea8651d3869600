"""The reader's language."""

from typing import Any

import pytest

from thousand.cli.keys import latin
from thousand.cli.reader import chosen_language, language_in, language_of
from thousand.core.errors import CodedError


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "uk"}, "uk"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "uk_UA.UTF-8", "LC_MESSAGES": "uk_UA.UTF-8", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": ""}, "ru"),
    ],
)
def test_the_environment_names_the_language(environment: dict[str, str], expected: Any) -> None:
    assert language_of(environment) == expected


def test_an_option_overrules_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert chosen_language(None).code == "ru"
    assert chosen_language("uk").code == "uk"


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("", "ru"),
        ("play --lang", "ru"),
        ("play --lang de", "ru"),
        ("play --lang uk --nonsense", "uk"),
        ("--nonsense --lang=en", "en"),
    ],
)
def test_a_command_line_names_a_language_even_if_it_makes_no_sense(
    monkeypatch: pytest.MonkeyPatch, line: str, expected: str
) -> None:
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert language_in(line.split()).code == expected


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(CodedError) as caught:
        chosen_language("de")
    assert caught.value.code == "text/unknown_language"


@pytest.mark.parametrize(
    ("typed", "key"),
    [("И", "b"), ("к", "r"), ("г", "u"), ("й", "q"), ("ы", "s"), ("і", "s"), ("?", "?"), (" B ", "b")],
)
def test_the_same_key_means_the_same_in_every_layout(typed: str, key: str) -> None:
    assert latin(typed) == key

"""Errors: codes are declared once, parameters are complete, places are told."""

from collections.abc import Iterator
from typing import Any

import pytest

from thousand.core.errors import (
    CODES,
    Code,
    CodedError,
    IllegalAction,
    InvalidNotation,
    InvalidRules,
    declare,
)


@pytest.fixture
def code(request: pytest.FixtureRequest) -> Iterator[Code]:
    name = f"test/{request.node.name}"
    yield declare(name, "missing")
    del CODES[name]


def test_a_code_is_declared_once(code: Code) -> None:
    with pytest.raises(ValueError, match="declared twice"):
        declare(code.name)


@pytest.mark.parametrize("parameters", [{}, {"missing": 5, "more": 1}, {"other": 5}])
def test_an_error_has_exactly_the_parameters_of_its_code(code: Code, parameters: dict[str, Any]) -> None:
    with pytest.raises(TypeError, match="missing"):
        IllegalAction(code, **parameters)


def test_every_error_is_a_value_error_with_code_and_parameters(code: Code) -> None:
    error = IllegalAction(code, missing=45)
    assert isinstance(error, CodedError)
    assert isinstance(error, ValueError)
    assert (error.code, error.parameters) == (code.name, {"missing": 45})
    assert str(error) == f"{code.name}(missing=45)"


def test_errors_in_texts_and_rules_say_where(code: Code) -> None:
    in_text = InvalidNotation(code, "actions[2]", "game.toml:7", missing=1)
    in_rules = InvalidRules(code, "bolts.limit", missing=1)
    assert str(in_text) == f"game.toml:7: actions[2]: {code.name}(missing=1)"
    assert str(in_rules) == f"bolts.limit: {code.name}(missing=1)"

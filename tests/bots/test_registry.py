import pytest

from thousand.bots.registry import BOTS, UNKNOWN_BOT, make, names
from thousand.core.errors import CodedError


def test_bots_are_made_by_name() -> None:
    for game in BOTS:
        assert {"steady", "random"} <= set(names(game))
        for name in names(game):
            assert callable(make(game, name).choose)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(CodedError) as caught:
        make("dice", "clever")
    assert caught.value.code == UNKNOWN_BOT.name
    assert caught.value.parameters == {"bot": "clever", "known": names("dice")}

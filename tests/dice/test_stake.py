"""The stake, settled at the end of a game and never in the scores."""

from dataclasses import replace

from thousand.core.seats import Seat
from thousand.dice.game import start
from thousand.dice.presets import rules
from thousand.dice.stake import payments
from thousand.dice.state import Account, State

GAME = start(rules("ussr", changes={"stake": {"amount": 10}}).options, 3, Seat(0))


def _won(state: State) -> State:
    accounts = (Account(1000, entered=True), Account(300, entered=True), Account())
    return replace(state, accounts=accounts, winner=Seat(0))


def test_it_is_off_unless_an_amount_is_named() -> None:
    assert rules("ussr").options.stake is None
    assert rules("kubiki").options.stake is None


def test_each_loser_pays_and_twice_if_he_never_entered() -> None:
    assert GAME.options.stake is not None
    assert payments(GAME.options.stake, _won(GAME)) == (30, -10, -20)


def test_elsewhere_he_pays_the_same() -> None:
    kubiki = start(rules("kubiki", changes={"stake": {"amount": 10}}).options, 3, Seat(0))
    assert kubiki.options.stake is not None
    assert payments(kubiki.options.stake, _won(kubiki)) == (20, -10, -10)


def test_nobody_pays_before_the_end() -> None:
    assert GAME.options.stake is not None
    assert payments(GAME.options.stake, GAME) == (0, 0, 0)

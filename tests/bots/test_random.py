from collections import Counter
from random import Random

from tests.bots.dice_tables import position
from thousand.bots.random import RandomBot
from thousand.core.seats import Seat
from thousand.dice.actions import Bank, Keep, Roll
from thousand.dice.game import DICE


def test_every_legal_action_is_as_likely_as_the_others() -> None:
    state = position("home", ["850/e75", "100/e75"], ["11562"])
    rng = Random(1)
    counts = Counter(RandomBot(DICE).choose(state, (), rng) for _ in range(6000))
    legal = DICE.legal_actions(state)
    assert len(legal) == 5
    assert set(counts) == set(legal)
    assert all(abs(count - 1200) < 150 for count in counts.values())


def test_chance_is_left_to_the_table() -> None:
    state = position("kubiki", ["100", "100"], ["15224"])
    bot, rng = RandomBot(DICE), Random(2)
    assert {bot.choose(state, (), rng) for _ in range(50)} == {Roll(Seat(0)), Bank(Seat(0))}
    assert not isinstance(bot.choose(state, (), rng), Keep)

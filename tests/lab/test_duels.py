"""Card play of two: the rivals keep to the rules, look as far as they say, and are beaten from both sides."""

from random import Random

from tests.solvers.cards.tables import moments
from thousand.cards.game import CARDS
from thousand.lab.duels import PLAYERS_OF_CARDS, ShallowBot, duel
from thousand.lab.statistics import estimate


def test_a_shallow_search_keeps_to_the_rules_and_comes_again_the_same() -> None:
    for moment in [*moments("classic", 2, 2)][::3]:
        chosen = [ShallowBot(4).choose(moment.view, moment.seen, Random(3)) for _ in range(2)]
        assert chosen[0] == chosen[1]
        assert chosen[0] in CARDS.legal_actions(moment.view)


def test_who_looks_further_takes_more() -> None:
    PLAYERS_OF_CARDS["depth 2"] = lambda: ShallowBot(2)
    assert estimate([*duel(("depth 2", "random"), "classic", 12, 1)]).mean > 0.5


def test_counting_cards_beats_playing_at_random() -> None:
    assert estimate([*duel(("counting", "random"), "classic", 8, 1)]).mean > 0.6

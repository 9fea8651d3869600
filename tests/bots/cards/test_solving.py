"""The bots that solve possible deals: legal everywhere, blind to what is hidden, sound where all is clear."""

from functools import reduce
from random import Random

import pytest

from tests.cards.test_secrecy import hidden, swapped
from tests.cards.walks import VARIANTS, Variant, walk
from tests.solvers.cards.tables import moments
from thousand.bots.cards.judging import Effort
from thousand.bots.cards.solving import SolvingBot, preference
from thousand.cards.deck import Card
from thousand.cards.events import Dealt, Event
from thousand.cards.game import CARDS
from thousand.cards.state import State
from thousand.core.seats import Seat

QUICK = SolvingBot(Effort(chances=8, points=2, hands=6))
HIDDEN = SolvingBot(Effort(chances=8, points=4, hands=6, hidden=True))
UNUSUAL = (
    Variant("online", 3, {"talon": {"giving": "discard", "shown": "never"}}),
    Variant("online", 3, {"marriages": {"points": [300, 300, 300, 300]}}),
)
"""A defender has millions of deals before him; a deal brings more than the solver can count."""


def known_to(start: State, events: list[Event], seat: Seat) -> tuple[State, list[Event]]:
    """The view of ``seat`` and what it has seen of the last deal."""
    own = [CARDS.redact(event, seat) for event in events]
    view = reduce(CARDS.evolve, own, start)
    deals = [place for place, event in enumerate(own) if isinstance(event, Dealt)]
    return view, own[deals[-1] :] if deals else own


BOTS = {"open": QUICK, "hidden": HIDDEN}


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("variant", [*VARIANTS, *UNUSUAL], ids=str)
def test_what_they_choose_is_legal_and_does_not_depend_on_what_is_hidden(variant: Variant, bot: str) -> None:
    ask_now_and_then(variant, BOTS[bot], 0.1)


@pytest.mark.slow
@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("variant", [*VARIANTS, *UNUSUAL], ids=str)
def test_whenever_they_are_asked(variant: Variant, bot: str) -> None:
    ask_now_and_then(variant, BOTS[bot], 0.5)


def ask_now_and_then(variant: Variant, bot: SolvingBot, often: float) -> None:
    """In so large a part of a random game's decisions."""
    start, events, rng = variant.start(), list[Event](), Random(str(variant))
    asked = 0
    for stage in walk(variant, 3, 120):
        seat = CARDS.to_act(stage.before)
        if isinstance(seat, int) and rng.random() < often:
            view, seen = known_to(start, events, seat)
            action = bot.choose(view, seen, Random(5))
            assert action in CARDS.legal_actions(stage.before)
            assert bot.choose(*known_to(start, exchanged(events, seat, rng), seat), Random(5)) == action
            asked += 1
        events += stage.events
    assert asked > 2


def test_what_is_chosen_is_the_best_of_what_is_weighed() -> None:
    for moment in [*moments("online", 3, 3)][::6]:
        weighed = QUICK.weighed(moment.view, moment.seen, Random(5))
        legal = CARDS.legal_actions(moment.view)
        assert len(weighed) == len(legal)
        assert {one.action for one in weighed} == set(legal)
        assert QUICK.choose(moment.view, moment.seen, Random(5)) == min(weighed, key=preference).action


def exchanged(events: list[Event], seat: Seat, rng: Random) -> list[Event]:
    """The same events, with two cards exchanged that ``seat`` has not seen."""
    cards = hidden(events, seat)
    if len(cards) < 2:
        return events
    one, other = rng.sample(cards, 2)
    swap: dict[Card, Card] = {one: other, other: one}
    return [swapped(event, swap) for event in events]

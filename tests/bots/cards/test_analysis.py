"""A whole game looked at again: every decision, and luck apart from skill."""

from collections.abc import Iterator
from dataclasses import replace
from functools import reduce
from itertools import takewhile
from random import Random

import pytest

from tests.bots.cards.test_solving import known_to
from thousand.bots.cards.advice import HINT, Advice, advise
from thousand.bots.cards.analysis import Step, accounts, deals, judged
from thousand.bots.cards.judging import Effort
from thousand.bots.cards.stakes import standing
from thousand.bots.cards.steady import SteadyBot
from thousand.cards.events import DealClosed, Event
from thousand.cards.game import CARDS, start
from thousand.cards.presets import rules
from thousand.cards.state import Naming, Playing
from thousand.core.chance import SeededChance
from thousand.core.game import Recorded

FEW = Effort(chances=30, points=4, hands=10, every=True)
HIDDEN = replace(FEW, hidden=True)


def game(preset: str, seats: int, booked: int) -> Iterator[Step]:
    """The first deals of a game between bots that now and then do anything."""
    rng, chance, bot = Random(f"{preset} {seats}"), SeededChance(preset), SteadyBot()
    state = start(rules(preset, seats=seats).options, seats)
    number = 0
    while booked and state.winner is None:
        number += 1
        legal = CARDS.legal_actions(state)
        is_wild = rng.random() < 0.3
        action = rng.choice(legal) if is_wild else bot.choose(state, (), rng)
        action = CARDS.draw(state, action if isinstance(CARDS.to_act(state), int) else legal[0], chance)
        events = CARDS.decide(state, action)
        after = reduce(CARDS.evolve, events, state)
        yield Recorded(number, state, action, events, after)
        booked -= any(isinstance(event, DealClosed) for event in events)
        state = after


@pytest.mark.parametrize(("preset", "seats"), [("online", 3), ("classic", 2), ("russian", 4)])
def test_what_a_deal_brought_is_luck_and_mistakes(preset: str, seats: int) -> None:
    steps = [*game(preset, seats, 2)]
    judgements = [*judged(steps, FEW)]
    asked = [step for step in steps if isinstance(CARDS.to_act(step.before), int)]
    assert [one.number for one in judgements] == [step.number for step in asked]
    booked = deals(steps, judgements)
    assert [deal.number for deal in booked] == [1, 2]
    for deal in booked:
        assert sum(deal.forward) == pytest.approx(0.0)
        assert sum(deal.luck) == pytest.approx(0.0)
    first, last = steps[0].before, steps[-1].after
    for seat, account in enumerate(accounts(judgements, booked, seats)):
        assert account.forward == pytest.approx(account.luck + account.gains - account.losses)
        assert account.forward == pytest.approx(standing(last)[seat] - standing(first)[seat])


def test_open_cards_tell_what_became_of_a_card() -> None:
    steps = [*game("online", 3, 1)]
    played = [one for one in judged(steps, FEW) if isinstance(one.view.phase, Playing)]
    assert len(played) == 24
    # Among open cards no play brings its player forward, so that his luck makes up for a loss at most.
    assert all(one.luck <= one.loss + 1e-6 for one in played)
    assert any(one.luck < -0.001 for one in played)
    (deal,) = deals(steps, played)
    assert deal.open_points is not None
    assert 0 <= deal.open_points <= 400


@pytest.mark.parametrize("effort", [HINT, HIDDEN], ids=["like a hint", "quickly"])
def test_a_decision_is_weighed_as_a_hint_weighs_it(effort: Effort) -> None:
    steps = [*game("online", 3, 1)]
    begun, events, hints = steps[0].before, list[Event](), dict[int, Advice | None]()
    for step in takewhile(lambda step: not is_late(step, effort), steps):
        seat = CARDS.to_act(step.before)
        if isinstance(seat, int) and len(CARDS.legal_actions(step.before)) > 1:
            hints[step.number] = advise(*known_to(begun, events, seat), effort)
        events += step.events
    judgements = takewhile(lambda one: one.number <= max(hints), judged(steps, effort))
    assert {one.number: one.advice for one in judgements if one.is_decision} == hints
    assert len(hints) >= 3


def is_late(step: Step, effort: Effort) -> bool:
    """A hint about a card takes its time, which a quick one does not."""
    return effort is HINT and isinstance(step.before.phase, Naming | Playing)

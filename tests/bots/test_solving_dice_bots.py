"""The bots that play dice by solved values, the advice they share, and what they refuse."""

from random import Random

import pytest

from tests.bots.dice_tables import choices, position
from thousand.bots.dice.advice import Why, advise, moment_worth
from thousand.bots.dice.analysis import accounts, chances, judged
from thousand.bots.dice.levels import CASUAL, NOVICE, SKILLED, BlurredBot
from thousand.bots.dice.master import MasterBot
from thousand.bots.dice.perfect import NOT_SOLVED, ONLY_TWO, PerfectBot
from thousand.bots.dice.steady import SteadyBot
from thousand.bots.registry import check
from thousand.core.errors import CodedError
from thousand.core.game import Recorded
from thousand.core.seats import Seat
from thousand.dice.actions import Bank, Keep, Roll
from thousand.dice.game import DICE
from thousand.dice.presets import rules
from thousand.text.dice_advice import WHY

RNG = Random(1)


def test_every_reason_has_a_sentence() -> None:
    assert {why.value for why in Why} == WHY.keys()


def test_a_turn_that_reaches_the_target_is_banked() -> None:
    advice = advise(position("kubiki", ["890", "640"], ["11166", "15", "15233"]))
    assert advice is not None
    assert (advice.best.action, advice.best.chance, advice.reason.why) == (Bank(Seat(0)), 1.0, Why.WINS)


def test_nobody_is_advised_to_bank_onto_the_dump_truck() -> None:
    advice = advise(position("classic-no-barrel", ["540", "640"], ["15233"]))
    assert advice is not None
    assert advice.best.action == Roll(Seat(0))
    assert advice.reason.why is Why.DUMPED


def test_the_reason_to_throw_on_is_what_is_missing() -> None:
    advice = advise(position("ussr", ["225", "640"], ["15233"]))
    assert advice is not None
    assert (advice.reason.why, advice.reason.parameters) == (Why.MISSING_IN_PIT, {"missing": 60})


def test_losses_are_differences_to_the_best() -> None:
    view = position("kubiki", ["300", "640"], ["15233"])
    advice = advise(view)
    assert advice is not None
    assert {type(choice.action) for choice in advice.choices} == {Roll, Bank}
    assert min(choice.loss for choice in advice.choices) == 0
    for choice in advice.choices:
        assert choice.chance + choice.loss == pytest.approx(advice.best.chance)


def test_at_home_on_the_barrel_dice_are_chosen() -> None:
    view = position("home", ["850/e110", "640/e75"], ["15233"])
    advice = advise(view)
    if advice is None:
        pytest.skip("the values of home do not ship")
    assert all(isinstance(choice.action, Keep) for choice in advice.choices)
    assert isinstance(PerfectBot().choose(view, (), RNG), Keep)


def test_perfect_play_is_known_for_two_under_solved_rules() -> None:
    kubiki = rules("kubiki").options
    check("dice", "perfect", kubiki, 2)
    check("dice", "master", kubiki, 5)
    with pytest.raises(CodedError) as caught:
        check("dice", "perfect", kubiki, 3)
    assert caught.value.code == ONLY_TWO.name
    with pytest.raises(CodedError) as caught:
        check("dice", "perfect", rules("kubiki", changes={"entry": 100}).options, 2)
    assert caught.value.code == NOT_SOLVED.name


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_master_plays_any_number_and_any_rules(seats: int) -> None:
    for options in (rules("kubiki").options, rules("ussr", changes={"entry": 50}).options):
        *_, (_, _, last) = choices(options, [MasterBot(), *[SteadyBot()] * (seats - 1)], seed=5)
        assert last.winner is not None


@pytest.mark.parametrize("share", [SKILLED, CASUAL, NOVICE])
def test_weaker_levels_give_away_no_more_than_they_say(share: float) -> None:
    bot, given = BlurredBot(share), 0.0
    for view, action, _ in choices(rules("kubiki").options, [bot, PerfectBot()], seed=3):
        advice = advise(view)
        if view.to_move == 0 and advice is not None:
            chosen = next(choice for choice in advice.choices if choice.action == action)
            assert chosen.chance >= advice.best.chance * (1 - share) - 1e-12
            given += chosen.loss
    assert given > 0


def test_luck_and_losses_explain_the_result() -> None:
    """Between two players, the result is the chance at the start, and what each gave away and was given."""
    for seed in range(3):
        bots = [SteadyBot(), BlurredBot(NOVICE)]
        steps = [
            Recorded(number, before, action, (), after)
            for number, (before, action, after) in enumerate(choices(rules("kubiki").options, bots, seed), 1)
        ]
        judgements = list(judged(steps))
        assert len(judgements) == len(steps)
        first, second = accounts(judgements, 2)
        start = advise(steps[0].before)
        assert start is not None
        chance = start.best.chance if steps[0].before.to_move == 0 else 1 - start.best.chance
        result = float(steps[-1].after.winner == 0)
        explained = chance + first.luck - first.losses - second.luck + second.losses
        assert explained == pytest.approx(result, abs=2e-3)


def test_advice_never_changes_the_view() -> None:
    view = position("kubiki", ["300", "640"], ["15233"])
    advise(view)
    assert view == position("kubiki", ["300", "640"], ["15233"])
    assert DICE.legal_actions(view)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_banked_turn_is_worth_as_much_after_it_as_before(seats: int) -> None:
    """So that the luck of a throw is measured on the scale of the choices, however many play."""
    banked = 0
    for view, action, after in choices(rules("kubiki").options, [SteadyBot()] * seats, seed=2):
        assert sum(chances(view)) == pytest.approx(1)
        advice = advise(view)
        if isinstance(action, Bank) and advice is not None:
            chosen = next(choice for choice in advice.choices if choice.action == action)
            assert moment_worth(after, view.to_move) == pytest.approx(chosen.chance, abs=1e-3)
            banked += 1
    assert banked > 10

"""Advice on cards: every legal action, honest losses, a reason, and nothing that the seat does not know."""

from dataclasses import replace
from random import Random

import pytest

from tests.bots.cards.test_solving import exchanged, known_to
from tests.cards.walks import VARIANTS, Variant, walk
from tests.solvers.cards.tables import Moment, moments, words
from thousand.bots.cards.advice import Advice, Role, advise
from thousand.bots.cards.judging import Effort
from thousand.bots.cards.question import Weighed
from thousand.bots.cards.reasons import Reason, Why
from thousand.bots.cards.reasons import reason as reason_of
from thousand.cards.actions import Bid, Contract, Pass, Peek, WriteOff
from thousand.cards.events import Event
from thousand.cards.game import CARDS
from thousand.cards.play import plays
from thousand.cards.state import Auction, BeforeDeal, Giving, Playing, State
from thousand.core.seats import Seat
from thousand.text.cards_advice import WHY, reason
from thousand.text.catalogue import language

FEW = Effort(chances=20, points=4, hands=12, every=True)


def advised(moment: Moment) -> Advice:
    advice = advise(moment.view, moment.seen, FEW)
    assert advice is not None
    return advice


def is_sound(view: State, advice: Advice) -> None:
    """Every legal action in its order, the best without loss, chances and sentences in their bounds."""
    assert tuple(choice.action for choice in advice.choices) == CARDS.legal_actions(view)
    assert advice.best.loss == pytest.approx(0.0)
    for choice in advice.choices:
        assert choice.loss == pytest.approx(advice.best.worth - choice.worth, abs=1e-5)
        assert choice.loss >= 0.0
        assert choice.worth >= 0.0
        assert choice.points is None or choice.points >= 0.0
        assert choice.chance is None or -1e-9 <= choice.chance <= 1.0 + 1e-9
        assert (choice.chance is None) == (choice.contract is None)
    for code in ("ru", "uk", "en"):
        assert reason(advice.reason.why.value, advice.reason.parameters, language(code))


@pytest.mark.parametrize(("preset", "seats"), [("online", 3), ("classic", 2), ("classic", 4), ("polish", 2)])
def test_everything_that_may_be_done_is_weighed(preset: str, seats: int) -> None:
    for moment in [*words(preset, seats, 3), *[*moments(preset, seats, 3)][::5]]:
        if not isinstance(moment.view.phase, BeforeDeal):
            is_sound(moment.view, advised(moment))


def test_every_reason_has_a_sentence() -> None:
    assert {why.value for why in Why} == set(WHY)


def test_where_any_card_may_be_played_early_plays_go_by_rules_of_thumb() -> None:
    first = next(moments("home", 3, 1))
    advice = advised(first)
    assert advice.reason.why is Why.RULE_OF_THUMB
    assert all(choice.chance is None for choice in advice.choices)


def test_it_is_told_whether_deals_were_solved_or_hands_counted() -> None:
    before = {type(each.view.phase): advised(each).is_counted for each in words("home", 3, 3)}
    assert (before[Auction], before[Giving]) == (True, False)
    assert not advised(next(moments("home", 3, 3))).is_counted
    assert all(advised(each).is_counted for each in words("online", 3, 3))


def test_the_last_card_is_sure() -> None:
    advice = advised([*moments("classic", 3, 1)][-1])
    assert advice.reason.why is Why.ONLY
    assert advice.best.chance == pytest.approx(round(advice.best.chance or 0.0))


def test_a_defender_is_told_how_often_the_contract_fails() -> None:
    for moment in [*moments("online", 3, 2)][:9]:
        phase = moment.view.phase
        assert isinstance(phase, Playing)
        advice = advised(moment)
        assert advice.declarer == phase.declarer
        assert advice.role is (Role.DECLARER if phase.to_move == phase.declarer else Role.DEFENDER)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_everywhere_and_whatever_is_hidden(variant: Variant) -> None:
    start, events, rng = variant.start(), list[Event](), Random(f"advice {variant}")
    for stage in walk(variant, 3, 120):
        seat = CARDS.to_act(stage.before)
        if isinstance(seat, int) and rng.random() < 0.12:
            view, seen = known_to(start, events, seat)
            advice = advise(view, seen, FEW, 5)
            assert advice == advise(*known_to(start, exchanged(events, seat, rng), seat), FEW, 5)
            if advice is not None:
                is_sound(view, advice)
        events += stage.events


def test_a_dealer_who_has_a_say_about_the_cut_gets_no_advice() -> None:
    assert advise(replace(next(words("online", 3, 1)).view, phase=BeforeDeal()), (), FEW) is None


def chosen(*choices: Weighed, view: State | None = None) -> Reason:
    """Why the first of ``choices`` is best."""
    return reason_of(view or next(words("online", 3, 1)).view, (), choices, choices[0])


def test_what_is_easily_made_is_given_up_for_the_score() -> None:
    seat = Seat(0)
    dear, easy = (Weighed(Contract(seat, 100), 0.4, seat, 100, chance) for chance in (0.3, 0.97))
    more = Weighed(Contract(seat, 105), 0.3, seat, 105, 0.95)
    write_off, passed = Weighed(WriteOff(seat), 0.5), Weighed(Pass(seat), 0.5)
    bid = Weighed(Bid(seat, 105), 0.4, seat, 105, 0.95)
    assert chosen(write_off, dear).why is Why.WRITES_OFF
    assert chosen(write_off, easy).why is Why.BY_SCORE
    assert chosen(passed, bid).why is Why.LEAVES
    assert chosen(easy, more).why is Why.ENOUGH
    assert chosen(easy, write_off).why is Why.PLAYS


def test_only_what_is_certain_happens_100_times_in_100() -> None:
    seat = Seat(0)
    bids = [Weighed(Bid(seat, 105), 0.5, seat, 105, chance) for chance in (1.0, 0.997, 0.003, 0.0)]
    told = [chosen(bid, Weighed(Pass(seat), 0.4)).parameters["percent"] for bid in bids]
    assert told == [100, 99, 1, 0]


def test_a_bid_that_changes_nothing_is_not_praised() -> None:
    seat = Seat(0)
    bid, passed = Weighed(Bid(seat, 105), 0.5, seat, 105, 0.0), Weighed(Pass(seat), 0.4999)
    assert chosen(bid, passed).why is Why.ALIKE


def test_what_is_seldom_made_is_not_praised_for_itself() -> None:
    seat = Seat(0)
    bid, passed = Weighed(Bid(seat, 105), 0.5, seat, 105, 0.1), Weighed(Pass(seat), 0.3)
    low, high = (Weighed(Contract(seat, amount), 0.5, seat, amount, 0.1) for amount in (100, 120))
    low = replace(low, worth=0.4)
    assert chosen(bid, passed).why is Why.RATHER
    assert reason_of(next(words("online", 3, 1)).view, (), (low, high), high).why is Why.NEEDED


def test_a_play_that_makes_the_contract_less_often_says_so() -> None:
    moment = next(each for each in moments("classic", 3, 1) if len(plays(each.view)) > 2)
    phase = moment.view.phase
    assert isinstance(phase, Playing)
    declarer, mover = phase.declarer, phase.to_move
    sign = 1 if declarer == mover else -1
    weighed = [
        Weighed(play, worth, declarer, 100, 0.5 + sign * more)
        for play, worth, more in zip(plays(moment.view), (0.9, 0.8, 0.7), (0.1, 0.3, 0.1), strict=False)
    ]
    expected = Why.LESS_OFTEN if sign > 0 else Why.LESS_OFTEN_SET
    assert reason_of(moment.view, moment.seen, weighed, weighed[0]).why is expected


def test_a_play_is_compared_with_the_likeliest_other_and_not_with_looks() -> None:
    moment = next(each for each in moments("classic", 3, 1) if len(plays(each.view)) > 2)
    phase = moment.view.phase
    assert isinstance(phase, Playing)
    best, second, third = plays(moment.view)[:3]
    declarer, mover = phase.declarer, phase.to_move
    sign = 1 if declarer == mover else -1
    weighed = [
        Weighed(play, worth, declarer, 100, 0.5 + sign * more)
        for play, worth, more in ((best, 0.9, 0.3), (second, 0.8, 0.1), (third, 0.7, 0.2))
    ]
    look = Weighed(Peek(mover, "talon"), 0.9)
    found = reason_of(moment.view, moment.seen, [*weighed, look], weighed[0])
    assert found.parameters == {"percent": 80, "other": 70}

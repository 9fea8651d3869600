"""What hidden cards change: likelier worlds, and chances that differ from those of open cards."""

from itertools import combinations, pairwise

import numpy as np
import pytest

from tests.solvers.cards.tables import Moment, moments, words
from thousand.cards.phases import phase_of
from thousand.cards.play import plays
from thousand.cards.state import Giving, Playing, State
from thousand.core.errors import CodedError
from thousand.core.seats import Seat
from thousand.kernels.cards import evidence, habits, layout
from thousand.kernels.cards.tables import NO_CARD, NO_TRUMP
from thousand.kernels.cards.traits import traits
from thousand.solvers.cards import outlook
from thousand.solvers.cards.belief import Belief, belief, facts_of
from thousand.solvers.cards.curve import comes_true
from thousand.solvers.cards.dealing import Dealing, dealt
from thousand.solvers.cards.habits import HABITS, read
from thousand.solvers.cards.hidden import HiddenJudge, drawn
from thousand.solvers.cards.inference import inferred
from thousand.solvers.cards.outlook import Judge
from thousand.solvers.cards.positions import number_of, position

WORLDS = 7_000, 60


def beliefs(preset: str, seed: int) -> list[tuple[Moment, Belief]]:
    """The moments of a deal, and what the player to move must think possible."""
    return [(moment, belief(moment.view, moment.seen)) for moment in moments(preset, 3, seed)]


@pytest.mark.parametrize("preset", ["online", "polish", "russian"])
@pytest.mark.parametrize("seed", range(3))
def test_no_world_is_lost(preset: str, seed: int) -> None:
    for moment, before in beliefs(preset, seed):
        after = inferred(moment.view, moment.seen, before)
        assert (after.rows == before.rows).all()
        assert (after.weights > 0).all()
        assert after.weights.sum() == pytest.approx(1.0)


def test_the_truth_becomes_likelier() -> None:
    gains = []
    for seed in range(12):
        for moment, before in beliefs("online", seed):
            truth = (before.rows == position(moment.state).fields).all(axis=1)
            after = inferred(moment.view, moment.seen, before)
            gains.append(np.log(after.weights[truth][0] / before.weights[truth][0]))
    assert np.mean(gains) > 0.05


@pytest.mark.parametrize("seed", range(4))
def test_the_cards_of_a_hand_are_chosen_with_certainty_one(seed: int) -> None:
    asked = 0
    for moment in moments("online", 3, seed):
        playing, rows = phase_of(moment.state, Playing), position(moment.state).fields[None, :].copy()
        told = facts_of(moment.view, moment.seen)
        for fact in told[:2]:
            hand = int(rows[0, fact[evidence.PLACE]] | fact[evidence.PLAYED])
            chances = []
            found = np.zeros((1, habits.OF_A_CARD * habits.CARDS), np.int64)
            whole = fact.copy()
            whole[evidence.PLAYED] = hand
            traits(whole[None, :], position(moment.state).rules.switches, found)
            for card in np.flatnonzero(found[0, :: habits.OF_A_CARD] >= 0):
                whole[evidence.CARD] = card
                log = np.zeros(1, np.int64)
                habits.told(rows, whole[None, :], position(moment.state).rules.switches, HABITS, log)
                chances.append(np.exp(log[0] / habits.UNIT))
            assert sum(chances) == pytest.approx(1.0, abs=0.01)
            asked += 1
        assert playing.to_move in range(3)
    assert asked > 10


def test_parts_in_a_trick_are_told_apart() -> None:
    parts = {habits.situation(0, declarer, 0) for declarer in range(3)}
    parts |= {habits.situation(1, declarer, 0) for declarer in range(3)}
    parts |= {habits.situation(2, declarer, ahead) for declarer in range(3) for ahead in range(2)}
    assert parts == set(range(habits.GIVING))


def test_a_gift_is_judged_like_a_card() -> None:
    fact = np.zeros(evidence.FACTS, np.int64)
    fact[[evidence.HIGH, evidence.WINNING, evidence.TRUMP_THEN]] = NO_CARD, NO_CARD, NO_TRUMP
    fact[evidence.SITUATION] = habits.GIVING
    row = np.zeros((1, layout.FIELDS), np.int64)
    row[0, layout.A] = (1 << 9) - 1
    logs = []
    for card in range(9):
        fact[evidence.CARD], log = card, np.zeros(1, np.int64)
        habits.told(row, fact[None, :], 0, HABITS, log)
        logs.append(log[0] / habits.UNIT)
    assert np.exp(logs).sum() == pytest.approx(1.0, abs=0.01)


def test_better_contracts_come_true_more_often() -> None:
    slack = np.arange(-80, 80)
    for left in range(25):
        found = comes_true(slack, left)
        assert (np.diff(found) >= 0).all()
        assert ((found >= 0) & (found <= 1)).all()
    for slackness in (-9, 9):
        sure = [abs(float(comes_true(np.array(slackness), left)) - (slackness > 0)) for left in range(25)]
        assert all(before <= after for before, after in pairwise(sure))
    assert comes_true(np.array([-1, 0]), 0).tolist() == [0.0, 1.0]


def test_worlds_are_drawn_by_their_weights() -> None:
    _, found = beliefs("online", 1)[0]
    weights = np.zeros(len(found))
    weights[[3, 9]] = 0.75, 0.25
    sample = drawn(Belief(found.at, found.rows, weights), 20, 5)
    assert sample.weights.tolist() == pytest.approx([0.75, 0.25])
    assert (sample.rows == found.rows[[3, 9]]).all()


@pytest.mark.parametrize("seed", range(3))
def test_the_last_trick_is_the_same_with_open_cards(seed: int) -> None:
    judges = Judge(), HiddenJudge()
    for moment in [*moments("online", 3, seed)][-3:]:
        two = [judge.plays(moment.view, moment.seen, WORLDS, 1) for judge in judges]
        for play in plays(moment.view):
            assert two[1][play].chance == pytest.approx(two[0][play].chance)
            assert two[1][play].points == pytest.approx(two[0][play].points)


def test_play_by_habit_takes_all_points() -> None:
    for moment in moments("online", 3, 4):
        at, played = position(moment.state), [number_of(play) for play in plays(moment.state)]
        ends = np.zeros((3, 1, len(played)), np.int64)
        room, points = np.zeros(layout.FIELDS, np.int64), np.zeros(3, np.int64)
        law, luck = (at.rules.switches, at.rules.prices), np.array([3])
        row, chosen = at.fields[None, :].copy(), np.array(played)
        habits.played_out(row, chosen, 1, 1, *law, HABITS, room, luck, points, *ends)
        assert room[layout.TRICKS] == 0
        assert room[: layout.C + 1].sum() == 0
        assert points.sum() >= sum(card.points for hand in moment.state.hands for card in hand)


@pytest.mark.parametrize("judge", [Judge(), HiddenJudge()], ids=["open", "hidden"])
@pytest.mark.parametrize(("seconds", "seen"), [(100.0, 15 * 5 + 12 * 20), (0.0, 5 + 14)])
def test_gifts_are_looked_at_in_fewer_deals_where_time_is_short(
    monkeypatch: pytest.MonkeyPatch, judge: Judge, seconds: float, seen: int
) -> None:
    counts: list[int] = []

    def counted(view: State, seat: Seat, declarer: Seat, count: int, seed: int) -> Dealing:
        counts.append(count)
        return dealt(view, seat, declarer, count, seed)

    monkeypatch.setattr(outlook, "SECONDS_OF_GIFTS", seconds)
    monkeypatch.setattr(outlook, "dealt", counted)
    view = next(each.view for each in words("online", 3, 1) if isinstance(each.view.phase, Giving))
    declarer = phase_of(view, Giving).declarer
    receivers = [Seat(seat) for seat in range(3) if seat != declarer]
    gifts = [*combinations(view.hands[declarer], 2)][:15]
    plans = [tuple(zip(receivers, cards, strict=True)) for cards in gifts]
    found = judge.all_gifts(view, declarer, plans, 100, (20, 1))
    assert [*found] == plans
    assert sum(counts) == seen


@pytest.mark.parametrize("weight", ["", "1 2 3", "x", "--5", "5-", "1" * 20, "٣", "\xff"])
def test_damaged_weights_are_refused(weight: str) -> None:
    weights = HABITS.tolist()
    assert (read(" ".join(map(str, weights)).encode()) == HABITS).all()
    with pytest.raises(CodedError, match="tables/spoilt"):
        read(" ".join(map(str, [*weights[1:], weight])).encode())

"""What holds in every game of dice, under every preset and all house rules."""

from collections.abc import Iterator
from functools import reduce
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.dice.tables import falls_limit, positions
from thousand.core.chance import SeededChance
from thousand.core.codec import decode, encode
from thousand.core.errors import IllegalAction
from thousand.core.game import Step, play, view
from thousand.core.seats import Seat, seats
from thousand.dice.actions import Action, Bank, Keep, Roll
from thousand.dice.entry import is_remembered
from thousand.dice.events import Event
from thousand.dice.game import DICE, start
from thousand.dice.presets import names, rules
from thousand.dice.ranges import barrel_at
from thousand.dice.state import Account, State, Turn

SEEDS = st.integers(0, 2**32)


class NoChance:
    """Chance that nobody may ask."""

    def below(self, bound: int) -> int:
        raise AssertionError(f"a refused action asked for one of {bound}")


def moves(state: State, seed: int, most: int = 60) -> Iterator[Step[State, Action, Event]]:
    """A game played on at random, banking more often than not."""
    rng, chance = Random(seed), SeededChance(seed)
    for _ in range(most):
        actions = DICE.legal_actions(state)
        if not actions:
            return
        action = actions[-1] if rng.random() < 0.6 else rng.choice(actions)
        step = play(DICE, state, action, chance)
        yield step
        state = step.state


def conceivable(state: State) -> Iterator[Action]:
    """Actions of every kind and seat, sensible or not."""
    for seat in seats(len(state.accounts)):
        yield Roll(seat)
        yield Bank(seat)
    thrown = (*state.turn.pending, 1, 6)
    for size in range(len(thrown) + 1):
        for dice in sorted(set(combinations(thrown, size))):
            yield Keep(state.to_move, dice)


def is_accepted(state: State, action: Action) -> bool:
    """Whether ``decide`` accepts the action once its dice have fallen."""
    if isinstance(action, Roll):
        action = Roll(action.seat, (2, 3, 4, 6, 6)[: state.turn.dice])
    try:
        DICE.decide(state, action)
    except IllegalAction:
        return False
    return True


@given(positions(), SEEDS)
def test_an_action_is_legal_exactly_if_decide_accepts_it(state: State, seed: int) -> None:
    for step in moves(state, seed, most=25):
        legal = DICE.legal_actions(step.state)
        assert len(set(legal)) == len(legal)
        accepted = {action for action in conceivable(step.state) if is_accepted(step.state, action)}
        assert accepted == set(legal)


@given(positions(), SEEDS)
def test_a_refused_action_changes_and_draws_nothing(state: State, seed: int) -> None:
    for step in moves(state, seed, most=25):
        before = encode(step.state)
        for action in set(conceivable(step.state)) - set(DICE.legal_actions(step.state)):
            with pytest.raises(IllegalAction):
                DICE.draw(step.state, action, NoChance())
        assert encode(step.state) == before


@given(positions(), SEEDS)
def test_legal_actions_come_in_a_fixed_order(state: State, seed: int) -> None:
    for step in moves(state, seed):
        keeps = [action for action in DICE.legal_actions(step.state) if isinstance(action, Keep)]
        others = [action for action in DICE.legal_actions(step.state) if not isinstance(action, Keep)]
        seat = step.state.to_move
        assert keeps == sorted(keeps, key=lambda keep: (len(keep.dice), keep.dice))
        assert others in ([], [Roll(seat)], [Bank(seat)], [Roll(seat), Bank(seat)])
        assert not (keeps and others)


@given(positions(), SEEDS)
def test_replaying_the_log_gives_the_live_state_and_every_view(state: State, seed: int) -> None:
    steps = list(moves(state, seed))
    log = [event for step in steps for event in step.events]
    live = steps[-1].state
    assert reduce(DICE.evolve, log, state) == live
    for seat in (*seats(len(state.accounts)), None):
        seen = view(DICE, state, log, seat)
        assert seen == live
        assert DICE.legal_actions(seen) == DICE.legal_actions(live)


@given(positions(), SEEDS)
def test_scores_are_multiples_of_five(state: State, seed: int) -> None:
    for step in moves(state, seed):
        assert all(account.score % 5 == 0 for account in step.state.accounts)
        assert step.state.turn.points % 5 == 0


@given(positions(), SEEDS)
def test_somebody_may_act_until_there_is_a_winner(state: State, seed: int) -> None:
    for step in moves(state, seed):
        assert (DICE.to_act(step.state) is None) == (DICE.winner(step.state) is not None)
        assert bool(DICE.legal_actions(step.state)) == (DICE.winner(step.state) is None)


@given(positions(), SEEDS)
def test_states_are_canonical_after_every_event(state: State, seed: int) -> None:
    before = state
    for step in moves(state, seed):
        for event in step.events:
            before = DICE.evolve(before, event)
            for account in before.accounts:
                assert_only_marks_in_use(before, account)
        for seat, account in enumerate(before.accounts):
            assert_settled(before, account, is_winner=seat == before.winner)
        assert before.winner is None or before.turn == Turn()


def assert_only_marks_in_use(state: State, account: Account) -> None:
    options = state.options
    assert account.bolts <= (options.bolts.limit if options.bolts else 0)
    assert account.dots <= (options.dots.limit if options.dots else 0)
    assert account.falls <= max(falls_limit(options) - 1, 0)
    assert (account.entry > 0) == (account.entered and is_remembered(options))
    assert account.entered or options.entry is not None


def assert_settled(state: State, account: Account, *, is_winner: bool) -> None:
    """No mark is at its limit, and turns are counted exactly on barrels that limit them."""
    options = state.options
    assert account.entered or account.score <= 0
    assert not account.bolts or (options.bolts and account.bolts < options.bolts.limit)
    assert not account.dots or (options.dots and account.dots < options.dots.limit)
    standing = barrel_at(options, account.score)
    limit = 0 if standing is None or standing.barrel is None else standing.barrel.turns or 0
    assert account.turns <= limit
    assert (account.turns > 0) == (limit > 0)
    assert options.floor is None or account.score >= options.floor
    assert options.dump is None or account.score != options.dump.at
    assert is_winner == (account.score >= options.target)


@given(st.sampled_from(names()), st.integers(2, 8), SEEDS)
def test_one_player_at_most_sits_on_an_exclusive_barrel(preset: str, count: int, seed: int) -> None:
    fresh = start(rules(preset).options, count, Seat(0))
    for step in moves(fresh, seed, most=2_000):
        standings = [barrel_at(fresh.options, account.score) for account in step.state.accounts]
        sitters = [s for s in standings if s is not None and s.barrel is not None and s.barrel.exclusive]
        assert len(sitters) <= 1


@given(positions(), SEEDS)
def test_everything_has_a_json_form(state: State, seed: int) -> None:
    for step in moves(state, seed):
        assert decode(State, encode(step.state)) == step.state
        assert decode(Action, encode(step.action)) == step.action
        assert [decode(Event, encode(event)) for event in step.events] == list(step.events)


@given(positions(), SEEDS)
def test_an_event_says_truly_what_was_lost(state: State, seed: int) -> None:
    before = state
    for step in moves(state, seed):
        for event in step.events:
            after = DICE.evolve(before, event)
            lost = getattr(event, "lost", None)
            if lost is not None and type(event).__name__ not in ("Busted", "DotMarked"):
                drop = before.accounts[event.seat].score - after.accounts[event.seat].score
                assert (drop, lost >= 0) == (lost, True)
            before = after

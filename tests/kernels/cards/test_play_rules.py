"""The compiled rules of play against the readable ones: counts of ways to play, plays in random positions."""

from functools import reduce
from random import Random

import numpy as np
import pytest

from tests.perft.counting import Position as Counted
from tests.perft.counting import positions
from tests.solvers.cards.endgames import endgame, random_options
from thousand.cards.deck import Hand
from thousand.cards.events import DealPlayed
from thousand.cards.evolution import evolve
from thousand.cards.marriages import leads
from thousand.cards.phases import phase_of
from thousand.cards.play import play_card, plays
from thousand.cards.records import changed
from thousand.cards.state import Playing, State
from thousand.core.seats import Seat
from thousand.kernels.cards import layout, walk
from thousand.kernels.cards.rules import PLAYERS
from thousand.solvers.cards.positions import Ints, Position, number_of, order, position

POSITIONS = tuple(positions("cards"))


def is_dealt_evenly(state: State) -> bool:
    """Whether nobody keeps a card that nobody gets, as the kernels assume."""
    sizes = {len(hand) for hand in state.hands if hand}
    return len(sizes) == 1 or state.options.talon.rest == "last_trick"


ENDED = tuple(each for each in POSITIONS if each.ways is not None and is_dealt_evenly(each.state))


def perft(at: Position, fields: Ints, depth: int) -> int:
    """How many sequences of ``depth`` plays the kernels find; fewer where the deal ends before."""
    if depth == 0 or fields[layout.TRICKS] == 0:
        return 1
    found, nothing = np.zeros(layout.MOST_PLAYS, np.int64), np.zeros(PLAYERS, np.int64)
    number = layout.plays(fields, at.rules.switches, at.rules.prices, found)
    if depth == 1:
        return number
    total = 0
    for play in found[:number]:
        after = fields.copy()
        walk.play_on(after, int(play), at.rules.switches, at.rules.prices, nothing)
        total += perft(at, after, depth - 1)
    return total


def outcomes(at: Position, fields: Ints, points: Ints, total: Ints) -> int:
    """How many ways to play the deal out they find; adds what each player wins in all of them."""
    if fields[layout.TRICKS] == 0:
        total += points
        return 1
    found, ways = np.zeros(layout.MOST_PLAYS, np.int64), 0
    for play in found[: layout.plays(fields, at.rules.switches, at.rules.prices, found)]:
        after, won = fields.copy(), points.copy()
        walk.play_on(after, int(play), at.rules.switches, at.rules.prices, won)
        ways += outcomes(at, after, won, total)
    return ways


@pytest.mark.parametrize("each", POSITIONS, ids=lambda each: each.name)
def test_counts(each: Counted) -> None:
    at = position(each.state)
    found = tuple(perft(at, at.fields, depth) for depth in range(1, len(each.counts) + 1))
    assert found == each.counts


@pytest.mark.parametrize("each", ENDED, ids=lambda each: each.name)
def test_ways_to_the_end(each: Counted) -> None:
    at, total = position(each.state), np.zeros(PLAYERS, np.int64)
    nothing = np.zeros(PLAYERS, np.int64)
    assert outcomes(at, at.fields, nothing, total) == each.ways
    assert each.points is not None
    by_seat = dict(zip(order(each.state), map(int, total), strict=False))
    assert tuple(by_seat.get(Seat(seat), 0) for seat in range(len(each.points))) == each.points


def compiled_plays(state: State) -> list[int]:
    """The numbers of what the kernels would play."""
    at, found = position(state), np.zeros(layout.MOST_PLAYS, np.int64)
    number = layout.plays(at.fields, at.rules.switches, at.rules.prices, found)
    return sorted(map(int, found[:number]))


def readable_plays(state: State) -> list[int]:
    """The numbers of what the engine lets play; what declares itself counts as declared."""
    playing, legal = phase_of(state, Playing), plays(state)
    rule, hand = state.options.marriages, state.hands[playing.to_move]
    itself: Hand = ()
    if rule.automatic and not playing.trick:
        itself = leads(rule, hand, playing.tricks[playing.to_move])
    return sorted(
        number_of(changed(play, declare="marriage") if play.card in itself else play) for play in legal
    )


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("part", range(4))
def test_random_positions(seats: int, part: int) -> None:
    for number in range(part * 60, part * 60 + 60):
        rng = Random(f"{seats} {number}")
        follow(endgame(rng, seats, rng.randrange(2, 7), random_options(rng, seats)), rng)


def follow(state: State, rng: Random) -> None:
    """Plays at random to the end: the same plays everywhere, the same position and points after each."""
    around, playing = order(state), phase_of(state, Playing)
    points = np.zeros(PLAYERS, np.int64)
    points[: len(around)] = [playing.points[seat] for seat in around]
    at = position(state)
    while isinstance(state.phase, Playing):
        assert compiled_plays(state) == readable_plays(state)
        play = rng.choice(plays(state))
        walk.play_on(at.fields, number_of(play), at.rules.switches, at.rules.prices, points)
        events = play_card(state, play)
        state = reduce(evolve, events, state)
        if isinstance(state.phase, Playing):
            assert around[at.fields[layout.LEADER]] == state.phase.leader
            assert at.fields[: layout.LEADER].tolist() == position(state).fields[: layout.LEADER].tolist()
            won = state.phase.points
        else:
            won = next(event.points for event in events if isinstance(event, DealPlayed))
        assert [won[seat] for seat in around] == points[: len(around)].tolist()

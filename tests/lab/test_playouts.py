"""Deals played out in bulk against the readable engine, card by card."""

from functools import reduce
from random import Random

import numpy as np
import pytest

from tests.solvers.cards.endgames import random_options
from thousand.cards.actions import Play
from thousand.cards.deck import DECK, in_order
from thousand.cards.events import DealPlayed
from thousand.cards.evolution import evolve
from thousand.cards.game import resume
from thousand.cards.options import Options
from thousand.cards.play import play_card, plays
from thousand.cards.play_evolution import begin_play
from thousand.cards.records import changed
from thousand.cards.state import Account, Naming, State
from thousand.core.seats import Seat
from thousand.kernels.cards.jit import Ints
from thousand.lab.playouts import play_outs, points_only


def replayed(options: Options, hands: Ints, played: Ints, leader: int) -> tuple[int, ...]:
    """What the engine says each seat won, when the same cards are played."""
    table = resume(options, (Account(),) * 3, Seat(0), golden=None)
    dealt = tuple(in_order(card for card in DECK if int(hand) >> card.place & 1) for hand in hands)
    phase = begin_play(table, Naming(Seat(leader), 100), 100)
    state = changed(table, hands=dealt, phase=phase)
    for place in played:
        play = _declaring(state, DECK[int(place)])
        events = play_card(state, play)
        for event in events:
            if isinstance(event, DealPlayed):
                return event.points
        state = reduce(evolve, events, state)
    raise AssertionError


def _declaring(state: State, card: object) -> Play:
    """The play of ``card`` that declares whatever it can."""
    legal = [play for play in plays(state) if play.card is card]
    return max(legal, key=lambda play: ("aces", "marriage").index(play.declare) if play.declare else -1)


def check(number: int, deals: int) -> None:
    rng = Random(f"playouts {number}")
    options, leader = random_options(rng, 3), number % 3
    found = play_outs(options, deals, number, leader)
    for hands, played, points in zip(found.hands, found.played, found.points, strict=True):
        assert sorted(played.tolist()) == list(range(24))
        assert replayed(options, hands, played, leader) == tuple(points.tolist())


@pytest.mark.parametrize("number", range(20))
def test_parity(number: int) -> None:
    check(number, 10)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(100, 150))
def test_parity_in_many_deals(number: int) -> None:
    check(number, 220)


def test_deals_are_fair_and_come_again() -> None:
    found = points_only(Options(), 60_000, 7)
    assert (points_only(Options(), 60_000, 7) == found).all()
    assert (points_only(Options(), 60_000, 8) != found).any()
    assert (found.sum(axis=1) >= 120).all()
    hands = play_outs(Options(), 60_000, 7).hands
    for place in range(24):
        shares = [((hands[:, seat] >> place) & 1).mean() for seat in range(3)]
        assert shares == pytest.approx([1 / 3] * 3, abs=0.01)
    assert np.unique(hands[:, 0]).size > 55_000

"""What plays and gifts promise when the cards stay hidden from everybody, also later.

With open cards a play makes the contract by so many points, or misses it; how often that comes true while so
many cards are still to be played is a curve found by play. And the deal is played to its end by habit.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from thousand.cards.actions import Play
from thousand.cards.booking.contract import needed
from thousand.cards.events import Event
from thousand.cards.options import Options
from thousand.cards.phases import phase_of
from thousand.cards.play import plays
from thousand.cards.state import Playing, State
from thousand.kernels.cards import habits, layout
from thousand.kernels.cards import worlds as kernels
from thousand.kernels.cards.jit import Ints
from thousand.kernels.cards.rules import Rules
from thousand.kernels.cards.tables import NO_CARD
from thousand.kernels.cards.walk import PLAYERS
from thousand.solvers.cards.belief import Belief, belief
from thousand.solvers.cards.curve import WHOLE, comes_true
from thousand.solvers.cards.dealing import Dealing
from thousand.solvers.cards.habits import HABITS
from thousand.solvers.cards.inference import inferred
from thousand.solvers.cards.outlook import ONLY_BEST, SECONDS, SECONDS_CLOSER, Judge, Outlook
from thousand.solvers.cards.positions import number_of
from thousand.solvers.cards.timely import in_time, shares

Weights = NDArray[np.float64]

BELOW, ABOVE = 60, 20
"""Contracts that are missed or exceeded by more points are all the same."""
TIMES: Final = 10
"""So often each world is played to its end by habit."""
BY_HABIT: Final = 0.15
"""How much of the chance is what comes of play by habit."""


@dataclass(frozen=True, slots=True)
class Sample:
    """Some worlds of a belief, the likelier ones more often."""

    rows: Ints
    weights: Weights


def drawn(found: Belief, count: int, seed: int) -> Sample:
    """At most ``count`` worlds, at even steps of the weights summed up; all where they are not more."""
    if len(found) <= count:
        return Sample(found.rows, found.weights)
    first = np.random.default_rng(seed).random()
    steps = (np.arange(count) + first) / count
    places = np.searchsorted(np.cumsum(found.weights), steps).clip(max=len(found) - 1)
    places, often = np.unique(places, return_counts=True)
    return Sample(np.ascontiguousarray(found.rows[places]), often / count)


@dataclass(frozen=True, slots=True)
class Ends:
    """What plays by habit bring: by play, on average."""

    made: Weights
    his: Weights
    own: Weights


class HiddenJudge(Judge):
    """Answers the same questions; for three players who follow suit, whose habits are known."""

    def plays(
        self, view: State, seen: Sequence[Event], worlds: tuple[int, int], seed: int
    ) -> dict[Play, Outlook]:
        """What each legal play promises; all worlds are looked at, some of them more closely."""
        found, legal = inferred(view, seen, belief(view, seen)), plays(view)
        chosen = np.array([number_of(play) for play in legal], np.int64)
        need = needed(view.options, phase_of(view, Playing).contract) - found.at.scored
        sample = drawn(found, worlds[1], seed)
        ends = _by_habit(sample.rows, sample.weights, chosen, need, found.at.rules, seed)
        chances = _with_habit(ends.made, self._soft(found, sample, chosen, need))
        return {
            play: Outlook(float(chance), found.at.scored + float(his), float(own))
            for play, chance, his, own in zip(legal, chances, ends.his, ends.own, strict=True)
        }

    def chance(self, options: Options, values: Sequence[int], amount: int) -> float:
        """How often the declarer makes ``amount`` in deals that bring ``values`` with open cards."""
        return float(comes_true(np.array(values) - needed(options, amount), WHOLE).mean())

    def _led(self, deals: Dealing, amount: int, seed: int) -> Outlook:
        """What ``deals`` promise the declarer of ``amount`` before the first lead."""
        rows, rules, need = deals.rows(), deals.rules, needed(deals.options, amount)
        values = self._near(rows, ONLY_BEST, need, rules)
        ends = _by_habit(rows, np.full(len(rows), 1.0 / len(rows)), ONLY_BEST, need, rules, seed)
        chance = _with_habit(ends.made[0], comes_true(values - need, WHOLE).mean())
        return Outlook(float(chance), float(ends.his[0]))

    def _near(self, rows: Ints, chosen: Ints, need: int, rules: Rules) -> Ints:
        """What the declarer still gets with open cards, as far as it is near to ``need``."""
        values, table = np.zeros((len(rows), len(chosen)), np.int64), self._table(rules)
        low, high = max(need - BELOW, 0), max(need, 0) + ABOVE
        kernels.near(rows, chosen, low, high, rules.switches, rules.prices, table, values)
        return values

    def _soft(self, found: Belief, sample: Sample, chosen: Ints, need: int) -> Weights:
        """The chance by the curve: of worlds with the contract made, and of the others, each by its share."""
        if need <= 0:
            return np.ones(len(chosen))
        rules = found.at.rules
        made, looked = in_time(found.rows, lambda rows: self._makes(rows, chosen, need, rules), SECONDS)
        values, closer = in_time(
            sample.rows, lambda rows: self._near(rows, chosen, need, rules), SECONDS_CLOSER
        )
        soft, weights = comes_true(values - need, _left(found)), shares(sample.weights, closer)
        exact = shares(found.weights, looked) @ made
        return _by_share(exact, (values >= need).astype(np.int64), weights, soft)


def _with_habit(by_habit: Weights, soft: Weights) -> Weights:
    """The chance by the curve and that of play by habit, together."""
    return BY_HABIT * by_habit + (1.0 - BY_HABIT) * soft


def _left(found: Belief) -> int:
    """How many cards are to be played after this one."""
    fields = found.at.fields
    return int(PLAYERS * fields[layout.TRICKS] - (fields[[layout.LEAD, layout.SECOND]] != NO_CARD).sum() - 1)


def _by_share(exact: Weights, made: Ints, weights: Weights, soft: Weights) -> Weights:
    """The mean of ``soft`` with worlds in which the contract is made having their ``exact`` share."""
    of_made, of_others = weights @ made, weights @ (1 - made)
    with np.errstate(invalid="ignore", divide="ignore"):
        split = exact * (weights @ (soft * made)) / of_made
        split += (1.0 - exact) * (weights @ (soft * (1 - made))) / of_others
    return np.where((of_made > 0) & (of_others > 0), split, weights @ soft)


def _by_habit(rows: Ints, weights: Weights, chosen: Ints, need: int, rules: Rules, seed: int) -> Ends:
    made, his, own = np.zeros((3, len(rows), len(chosen)), np.int64)
    room, points = np.zeros(layout.FIELDS, np.int64), np.zeros(PLAYERS, np.int64)
    luck = np.array([2 * seed + 1])
    habits.played_out(
        rows, chosen, TIMES, need, rules.switches, rules.prices, HABITS, room, luck, points,
        made, his, own,
    )  # fmt: skip
    return Ends(*(weights @ each / TIMES for each in (made, his, own)))

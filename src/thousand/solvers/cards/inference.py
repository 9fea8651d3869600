"""What the others' cards, gifts and contract tell of their hands, if they choose as players are thought to.

The hard facts are those of `belief`; here the worlds that agree with them are weighed once more. How players
choose is stated in `habits` for cards and gifts, and here for the contract.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from thousand.cards.deck import known
from thousand.cards.events import AuctionWon, CardGiven, ContractNamed, Event
from thousand.cards.phases import phase_of
from thousand.cards.state import Playing, State
from thousand.kernels.cards import evidence, habits, layout
from thousand.kernels.cards.jit import Ints
from thousand.kernels.cards.tables import NO_CARD, NO_TRUMP, bits
from thousand.solvers.cards.belief import Belief, facts_of
from thousand.solvers.cards.habits import HABITS
from thousand.solvers.cards.positions import order
from thousand.solvers.cards.words import good_for, past

Weights = NDArray[np.float64]

TRUST = 0.9
"""How much of what cards and gifts tell is believed, since nobody plays quite as he is thought to."""
CAUTION, SPREAD = 50.0, 20.0
"""How far a declarer names below what his cards count for, and how far declarers differ, in points."""


def inferred(view: State, seen: Sequence[Event], found: Belief, weights: Ints = HABITS) -> Belief:
    """``found`` with the weights that the others' cards, the gift to the viewer and the contract leave."""
    if len(found) == 1:
        return found
    logs, rules = np.zeros(len(found), np.int64), found.at.rules
    told = np.concatenate([facts_of(view, seen), _gift(view, seen)])
    habits.told(found.rows, told, rules.switches, weights, logs)
    likely = found.weights * np.exp(TRUST / habits.UNIT * (logs - logs.max()))
    if phase_of(view, Playing).declarer != phase_of(view, Playing).to_move:
        likely *= _named(view, seen, found.rows)
    return Belief(found.at, found.rows, likely / likely.sum())


def _gift(view: State, seen: Sequence[Event]) -> Ints:
    """The gift that the viewer got, as a fact about its giver."""
    playing, around = phase_of(view, Playing), order(view)
    facts = []
    for event in seen:
        if isinstance(event, CardGiven) and event.to == playing.to_move and known([event.card]):
            fact = np.zeros(evidence.FACTS, np.int64)
            fact[evidence.PLACE] = layout.A + around.index(playing.declarer)
            fact[evidence.CARD] = event.card.place
            fact[evidence.PLAYED] = bits([event.card]) | past(seen).played.get(playing.declarer, 0)
            fact[[evidence.HIGH, evidence.WINNING, evidence.TRUMP_THEN]] = NO_CARD, NO_CARD, NO_TRUMP
            fact[evidence.SITUATION] = habits.GIVING
            facts.append(fact)
    return np.array(facts, np.int64).reshape(-1, evidence.FACTS)


def _named(view: State, seen: Sequence[Event], rows: Ints) -> Weights:
    """How likely the contract is with the declarer's cards in each of the worlds."""
    declarer, step = phase_of(view, Playing).declarer, view.options.auction.step
    bid = next((event.bid for event in seen if isinstance(event, AuctionWon)), 0)
    contract = next((event.contract for event in seen if isinstance(event, ContractNamed)), bid)
    hand = rows[:, layout.A + order(view).index(declarer)] | past(seen).played.get(declarer, 0)
    good = good_for(view.options, hand)
    reached = _names(good, contract) if contract > bid else np.ones(len(rows))
    return reached - _names(good, contract + step)


def _names(good: Weights, contract: int) -> Weights:
    """How likely so much or more is named with hands that are ``good`` for so many points."""
    return 1.0 / (1.0 + np.exp((contract + CAUTION - good) / SPREAD))

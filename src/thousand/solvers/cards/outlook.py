"""What plays, gifts and contracts promise, as plain numbers: the solver asked about many deals at once."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from thousand.cards.actions import Play
from thousand.cards.booking.contract import needed
from thousand.cards.events import Event
from thousand.cards.options import Options
from thousand.cards.phases import phase_of
from thousand.cards.play import plays
from thousand.cards.state import Playing, State
from thousand.core.seats import Seat
from thousand.kernels.cards import endgames, layout
from thousand.kernels.cards import worlds as kernels
from thousand.kernels.cards.jit import Ints
from thousand.kernels.cards.rules import Rules
from thousand.solvers.cards.belief import Belief, belief
from thousand.solvers.cards.dealing import Dealing, Plan, dealt, with_talon
from thousand.solvers.cards.open_cards import BEST, OpenCards
from thousand.solvers.cards.positions import number_of
from thousand.solvers.cards.timely import Watch, in_time, shares
from thousand.solvers.cards.words import good_for, willing, words
from thousand.tables.cards.odds import made, made_with

Weights = NDArray[np.float64]

ONLY_BEST = np.array([BEST], np.int64)
WORTH_SHARE = 12
"""Of so many deals in which the chance is asked one is asked for its exact points."""
HANDS_DEALT = 6
"""So many deals are made for each that is kept, the likelier ones by what was said."""
VALUED = 4
"""Of so many deals before the talon one is asked for its exact points."""
FIRST_LOOK, CLOSER = 4, 12
"""All gifts are tried in so many times fewer deals, and so many of them closer."""
SECONDS, SECONDS_CLOSER, SECONDS_OF_GIFTS = 0.35, 0.25, 0.6
"""Of processor time, for whether the contract is made, for worlds that are looked at more closely, for gifts.
Hardly a hand needs as much."""
LAST_TRICKS = 3
"""So few tricks are played out with everybody's own points."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a play promises."""

    chance: float
    """That the declarer makes his contract."""
    points: float
    """What the declarer is going to have at the end, on average."""
    own: float | None = None
    """What the player himself still gets; None: too many tricks are left to say."""


@dataclass(frozen=True, slots=True)
class Reach:
    """How far a declarer comes in many deals."""

    made: NDArray[np.bool_]
    """By deal and number of points that he needs."""
    points: float
    """What he has at the end, on average."""
    good: Weights
    """By deal: what his cards before the talon are good for as a bid."""

    bid: int = 0
    """What he has bid of his own will in all of them; 0: nothing that tells."""

    def shares(self, more: int = 0) -> list[float]:
        """By number of points: how often he gets them; ``more``: in deals in which he goes on to bid it."""
        weights = self._going_on(more)
        return [float(share) for share in weights @ self.made / weights.sum()]

    def goes_to(self, more: int) -> float:
        """How likely he bids ``more``."""
        return float(self._going_on(more).mean())

    def _going_on(self, more: int) -> Weights:
        if more <= self.bid:
            return np.ones(len(self.good))
        before = willing(self.good, self.bid) if self.bid else 1.0
        return willing(self.good, more) / before


class Judge:
    """Answers questions about deals with hidden cards; what it finds out it keeps for later ones."""

    def __init__(self) -> None:
        self._solver = OpenCards()

    def open_value(self, state: State) -> int:
        """The points that the declarer has at the end, when all see all cards from now on."""
        return self._solver.value(state)

    def plays(
        self, view: State, seen: Sequence[Event], worlds: tuple[int, int], seed: int
    ) -> dict[Play, Outlook]:
        """What each legal play of the player to move promises, when from then on all cards lie open.

        ``worlds`` says at most how many are looked at for the chance and for the points, which take longer.
        """
        found, legal = belief(view, seen), plays(view)
        chosen = np.array([number_of(play) for play in legal], np.int64)
        need = needed(view.options, phase_of(view, Playing).contract) - found.at.scored
        many, rules = _some(found, worlds[0], seed), found.at.rules
        marks, looked = in_time(many.rows, lambda rows: self._makes(rows, chosen, need, rules), SECONDS)
        chances = shares(many.weights, looked) @ marks
        few = _some(found, worlds[1], seed)
        own: list[float] | list[None] = [None] * len(legal)
        if found.at.fields[layout.TRICKS] <= LAST_TRICKS and len(legal) > 1:
            his, own = self._ends(few, chosen)
        else:
            values, looked = in_time(few.rows, lambda rows: self._worth(rows, chosen, rules), SECONDS_CLOSER)
            his = (shares(few.weights, looked) @ values).tolist()
        return {
            play: Outlook(min(float(chance), 1.0), found.at.scored + points, mine)
            for play, chance, points, mine in zip(legal, chances, his, own, strict=True)
        }

    def _ends(self, found: Belief, chosen: Ints) -> tuple[list[float], list[float]]:
        his, own = np.zeros((2, len(found), len(chosen)), np.int64)
        endgames.ends(found.rows, chosen, found.at.rules.switches, found.at.rules.prices, his, own)
        return (found.weights @ his).tolist(), (found.weights @ own).tolist()

    def _makes(self, rows: Ints, chosen: Ints, need: int, rules: Rules) -> Ints:
        """By row and play: 1 where the declarer still gets ``need``."""
        marks = np.zeros((len(rows), len(chosen)), np.int64)
        kernels.makes(rows, chosen, need, rules.switches, rules.prices, self._table(rules), marks)
        return marks

    def _worth(self, rows: Ints, chosen: Ints, rules: Rules) -> Ints:
        """By row and play: what the declarer still gets."""
        values = np.zeros((len(rows), len(chosen)), np.int64)
        kernels.values(rows, chosen, rules.switches, rules.prices, self._table(rules), values)
        return values

    def _table(self, rules: Rules) -> Ints:
        return self._solver.table(rules.switches & kernels.LOW_SWITCHES, rules.prices)

    def reach(
        self,
        view: State,
        seen: Sequence[Event],
        seat: Seat,
        declarer: Seat,
        needs: Sequence[int],
        deals: tuple[int, int],
    ) -> Reach:
        """How far ``declarer`` comes, as far as ``seat`` can tell before the talon is taken.

        ``needs``: points, rising; ``deals``: how many, and the seed.
        """
        said = {other: word for other, word in words(view, seen).items() if other != seat}
        count, seed = deals
        found = dealt(view, seat, declarer, count * HANDS_DEALT if said else count, seed)
        last = said[declarer].last if declarer in said else 0
        return self._reach(found.likely(said, count, seed) if said else found, needs, last)

    def _reach(self, deals: Dealing, needs: Sequence[int], bid: int) -> Reach:
        """How far the declarer comes in ``deals``, who has not taken the talon yet."""
        after = with_talon(deals)
        rows, rules = after.rows(), after.rules
        reached = np.zeros((len(rows), len(needs)), np.bool_)
        left = np.arange(len(rows))
        for place, need in enumerate(needs):
            found = self._makes(np.ascontiguousarray(rows[left]), ONLY_BEST, need, rules)
            left = left[found[:, 0] > 0]
            reached[left, place] = True
        few = self._values(after, len(rows) // VALUED + 1)
        return Reach(reached, sum(few) / len(few), good_for(deals.options, deals.hands[deals.declarer]), bid)

    def all_gifts(
        self, view: State, declarer: Seat, plans: Sequence[Plan], amount: int, deals: tuple[int, int]
    ) -> dict[Plan, Outlook]:
        """What ``plans`` promise, the best of them in ``deals`` (number and seed), the others in fewer.

        Where time runs short there are fewer deals, and fewer plans are looked at closely.
        """
        count, seed = deals
        found, watch = dict[Plan, Outlook](), Watch(SECONDS_OF_GIFTS)

        def look(plan: Plan, number: int) -> None:
            after = dealt(view, declarer, declarer, number, seed).with_plan(plan)
            found[plan] = self._led(after, amount, seed)
            watch.did(number)

        number = count if len(plans) <= CLOSER else max(1, count // FIRST_LOOK)
        for left, plan in zip(range(len(plans), 0, -1), plans, strict=True):
            number = max(1, min(number, watch.fits() // left)) if found else number
            look(plan, number)
        if len(plans) > CLOSER:
            best = sorted(plans, key=lambda plan: (-found[plan].chance, -found[plan].points))
            for plan in best[:CLOSER]:
                if watch.fits() >= count:
                    look(plan, count)
        return found

    def _led(self, deals: Dealing, amount: int, seed: int) -> Outlook:  # noqa: ARG002 - others need luck
        """What ``deals`` promise the declarer of ``amount`` before the first lead."""
        need, few = needed(deals.options, amount), self._values(deals, len(deals) // WORTH_SHARE + 1)
        promised = float(self._makes(deals.rows(), ONLY_BEST, need, deals.rules).mean())
        return Outlook(made(promised, amount), sum(few) / len(few))

    def chance(self, options: Options, values: Sequence[int], amount: int) -> float:
        """How often the declarer makes ``amount`` in deals that bring ``values`` with open cards."""
        return made_with(options, values, amount)

    def willing(self, view: State, seat: Seat, bid: int, count: int, seed: int) -> list[float]:
        """How likely ``seat`` would bid so much, with each of many hands he may hold."""
        hands = dealt(view, seat, seat, count, seed).hands[seat]
        return [float(chance) for chance in willing(good_for(view.options, hands), bid)]

    def deal(self, view: State, declarer: Seat, count: int, seed: int) -> list[int]:
        """The points that the declarer, who has given his cards away, gets in many deals."""
        return self._values(dealt(view, declarer, declarer, count, seed), count)

    def _values(self, deals: Dealing, count: int) -> list[int]:
        """The points that the declarer gets in the first ``count`` of ``deals``."""
        found = self._worth(deals.rows()[:count], ONLY_BEST, deals.rules)
        return [int(value) for value in found[:, 0]]


def _some(found: Belief, count: int, seed: int) -> Belief:
    """At most ``count`` of the worlds, drawn by weight; all of them where they are not more."""
    if len(found) <= count:
        return found
    drawn = np.random.default_rng(seed).choice(len(found), count, replace=False, p=found.weights)
    rows = np.ascontiguousarray(found.rows[np.sort(drawn)])
    return Belief(found.at, rows, np.full(count, 1.0 / count))

"""The arena: bots play the same deals in all line-ups, so that luck falls on both sides alike.

The unit is a deal: what a seat of one bot scored on average, less what a seat of the other did, in all
line-ups in which both sit at the table. Level play is 0.
"""

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from itertools import combinations, product

from thousand.cards.presets import rules
from thousand.core.seats import Seat
from thousand.lab.statistics import Estimate, estimate
from thousand.lab.tables import Result, one_deal


@dataclass(frozen=True, slots=True)
class Match:
    """What is played: two bots, so many deals, under the rules of a preset."""

    bots: tuple[str, str]
    preset: str
    seats: int
    deals: int
    seed: int


@dataclass(frozen=True, slots=True)
class Block:
    """One deal in all line-ups."""

    difference: float
    """Points a deal and seat that the first bot is ahead."""
    contracts: dict[str, list[bool]]
    """By bot: for each contract it played, whether it was made."""


@dataclass(slots=True)
class Standing:
    """How a match stands."""

    match: Match
    differences: list[float] = field(default_factory=list)
    contracts: dict[str, list[bool]] = field(default_factory=dict)

    def add(self, block: Block) -> None:
        """One more deal."""
        self.differences.append(block.difference)
        for bot, made in block.contracts.items():
            self.contracts.setdefault(bot, []).extend(made)

    @property
    def lead(self) -> Estimate:
        """By how many points a deal and seat the first bot is ahead."""
        return estimate(self.differences, self.match.seed)


def line_ups(bots: tuple[str, str], seats: int) -> Iterator[tuple[str, ...]]:
    """Every way to seat the two bots at which both play."""
    return (seated for seated in product(bots, repeat=seats) if len(set(seated)) == 2)


def block(match: Match, number: int) -> Block:
    """Deal ``number`` in all line-ups."""
    options = rules(match.preset, seats=match.seats).options
    seed, dealer = f"{match.seed} {number}", Seat(number % match.seats)
    first = match.bots[0]
    differences: list[float] = []
    contracts: dict[str, list[bool]] = {bot: [] for bot in match.bots}
    for seated in line_ups(match.bots, match.seats):
        result = one_deal(options, seated, dealer, seed)
        differences.append(_ahead(first, seated, result))
        if result.declarer is not None:
            contracts[seated[result.declarer]].append(result.made)
    return Block(sum(differences) / len(differences), contracts)


def _ahead(first: str, seated: Sequence[str], result: Result) -> float:
    own = [score for score, bot in zip(result.scores, seated, strict=True) if bot == first]
    others = [score for score, bot in zip(result.scores, seated, strict=True) if bot != first]
    return sum(own) / len(own) - sum(others) / len(others)


def blocks(match: Match, pool: Executor | None = None, first: int = 0) -> Iterator[Block]:
    """The deals of a match from number ``first`` on, in order, played by ``pool`` or here."""
    numbers = range(first, match.deals)
    if pool is None:
        return (block(match, number) for number in numbers)
    return pool.map(block, [match] * len(numbers), numbers)


def pairs(bots: Sequence[str]) -> list[tuple[str, str]]:
    """Every two of ``bots``."""
    return [*combinations(bots, 2)]

"""The arena: bots play the same cards in all line-ups, so that luck falls on both sides alike.

The unit is a deal, or a whole game: what a seat of one bot got on average, less what a seat of the other
did, in all line-ups in which both sit at the table. At deals that is points, at games wins. Level play is 0.
"""

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from itertools import combinations, product
from typing import Literal

from thousand.cards.presets import rules
from thousand.core.seats import Seat
from thousand.lab.contracts import Contracts
from thousand.lab.statistics import Estimate, estimate
from thousand.lab.tables import Result, named, one_deal, one_game


@dataclass(frozen=True, slots=True)
class Match:
    """What is played: two bots, so many deals (or games), under the rules of a preset."""

    bots: tuple[str, str]
    preset: str
    seats: int
    deals: int
    seed: int
    unit: Literal["deal", "game"] = "deal"


@dataclass(frozen=True, slots=True)
class Block:
    """One deal or game in all line-ups."""

    difference: float
    """By how many points or wins a seat of the first bot is ahead."""
    contracts: dict[str, Contracts]
    """By bot: those it played."""


@dataclass(slots=True)
class Standing:
    """How a match stands."""

    match: Match
    differences: list[float] = field(default_factory=list)
    contracts: dict[str, Contracts] = field(default_factory=dict)

    def add(self, block: Block) -> None:
        """One more deal."""
        self.differences.append(block.difference)
        for bot, played in block.contracts.items():
            self.contracts.setdefault(bot, Contracts()).extend(played)

    @property
    def lead(self) -> Estimate:
        """By how many points a deal and seat, or wins a game and seat, the first bot is ahead."""
        return estimate(self.differences, self.match.seed)


def line_ups(bots: tuple[str, str], seats: int) -> Iterator[tuple[str, ...]]:
    """Every way to seat the two bots at which both play."""
    return (seated for seated in product(bots, repeat=seats) if len(set(seated)) == 2)


def block(match: Match, number: int) -> Block:
    """Deal or game ``number`` in all line-ups."""
    options = rules(match.preset, seats=match.seats).options
    seed, dealer = f"{match.seed} {number}", Seat(number % match.seats)
    play = one_deal if match.unit == "deal" else one_game
    differences: list[float] = []
    contracts = {bot: Contracts() for bot in match.bots}
    for seated in line_ups(match.bots, match.seats):
        result = play(options, named(seated), dealer, seed)
        got = result.scores if match.unit == "deal" else _wins(result)
        differences.append(_ahead(match.bots[0], seated, got))
        for played in result.contracts:
            contracts[seated[played.declarer]].add(played)
    return Block(sum(differences) / len(differences), contracts)


def _wins(result: Result) -> tuple[int, ...]:
    return tuple(int(seat == result.winner) for seat in range(len(result.scores)))


def _ahead(first: str, seated: Sequence[str], got: Sequence[int]) -> float:
    own = [each for each, bot in zip(got, seated, strict=True) if bot == first]
    others = [each for each, bot in zip(got, seated, strict=True) if bot != first]
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

"""Deals and games of cards between bots: each sees its own view alone, all line-ups have the same chance."""

from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from dataclasses import dataclass
from functools import reduce
from random import Random

from thousand.bots.cards.known_game import KnownGame
from thousand.bots.protocol import Bot
from thousand.bots.registry import make
from thousand.cards.actions import Action
from thousand.cards.events import (
    AuctionWon,
    ContractFailed,
    ContractMade,
    DealClosed,
    DealPlayed,
    Dealt,
    Event,
)
from thousand.cards.game import CARDS, start
from thousand.cards.options import Options
from thousand.cards.state import State
from thousand.core.chance import SeededChance
from thousand.core.seats import Seat

CardBot = Bot[State, Action, Event]


@dataclass(frozen=True, slots=True)
class Played:
    """A contract that was played."""

    declarer: Seat
    contract: int
    made: bool
    points: tuple[int, ...]
    """What each seat took."""
    willing: bool
    """The declarer had bid more than the opener has to."""


@dataclass(frozen=True, slots=True)
class Result:
    """What a deal or a game brought."""

    scores: tuple[int, ...]
    """By seat."""
    winner: Seat | None
    """Of the game, once there is one."""
    contracts: tuple[Played, ...]


class Table(KnownGame):
    """The game, and what each seat knows of it."""

    def __init__(self, before: State, seed: str) -> None:
        """``before``: before a deal; ``seed``: of the cards."""
        super().__init__(before)
        self.state = before
        self.chance = SeededChance(seed)

    def fork(self) -> "Table":
        """The same table, to be played on apart."""
        apart = copy(self)
        apart.views, apart.seen = [*self.views], [[*seen] for seen in self.seen]
        apart.chance = self.chance.fork()
        return apart

    def happens(self, events: Sequence[Event]) -> None:
        """``events`` happen, and each seat learns of them what it may know."""
        super().happens(events)
        self.state = reduce(CARDS.evolve, events, self.state)

    def act(self, bots: Sequence[CardBot], luck: Sequence[Random]) -> tuple[Event, ...]:
        """Whose turn it is acts, by its bot and its ``luck``; chance deals."""
        seat = CARDS.to_act(self.state)
        if isinstance(seat, int):
            action = bots[seat].choose(self.views[seat], self.seen[seat], luck[seat])
        else:
            action = CARDS.legal_actions(self.state)[0]
        return self.do(action)

    def do(self, action: Action) -> tuple[Event, ...]:
        """``action`` is done, with the cards that chance deals."""
        complete = CARDS.draw(self.state, action, self.chance)
        events = CARDS.decide(self.state, complete)
        self.happens(events)
        return events


def one_deal(options: Options, bots: Sequence[CardBot], dealer: Seat, seed: str) -> Result:
    """A deal between ``bots`` by seat, from a score of nothing; void deals are dealt again."""
    return _until(options, bots, dealer, seed, deals=1)


def one_game(options: Options, bots: Sequence[CardBot], dealer: Seat, seed: str) -> Result:
    """A whole game between ``bots`` by seat."""
    return _until(options, bots, dealer, seed, deals=None)


def named(names: Sequence[str]) -> tuple[CardBot, ...]:
    """The bots of these names."""
    return tuple(make("cards", name) for name in names)


def contracts(options: Options, happened: Iterable[Event]) -> Iterator[Played]:
    """The contracts that were played, from all that ``happened``."""
    points: tuple[int, ...] = ()
    bid = 0
    for event in happened:
        match event:
            case Dealt():
                bid = 0
            case AuctionWon():
                bid = event.bid
            case DealPlayed():
                points = event.points
            case ContractMade() | ContractFailed():
                is_made, willing = isinstance(event, ContractMade), bid > options.auction.minimum
                yield Played(event.seat, event.contract, is_made, points, willing)
            case _:
                pass


def _until(options: Options, bots: Sequence[CardBot], dealer: Seat, seed: str, deals: int | None) -> Result:
    """So many deals are booked, or the game is over."""
    table = Table(start(options, len(bots), dealer), f"{seed} cards")
    luck = [Random(f"{seed} {seat}") for seat in range(len(bots))]
    happened: list[Event] = []
    while deals != 0 and CARDS.to_act(table.state) is not None:
        new = table.act(bots, luck)
        happened += new
        if deals is not None:
            deals -= sum(isinstance(event, DealClosed) for event in new)
    scores = tuple(account.score for account in table.state.accounts)
    return Result(scores, table.state.winner, tuple(contracts(options, happened)))

"""Deals and games of cards between bots: each sees its own view alone, all line-ups have the same chance."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from random import Random

from thousand.bots.protocol import Bot
from thousand.bots.registry import make
from thousand.cards.actions import Action
from thousand.cards.events import ContractFailed, ContractMade, DealClosed, DealPlayed, Dealt, Event
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


@dataclass(frozen=True, slots=True)
class Result:
    """What a deal or a game brought."""

    scores: tuple[int, ...]
    """By seat."""
    winner: Seat | None
    """Of the game, once there is one."""
    contracts: tuple[Played, ...]


class Table:
    """The game, and what each seat knows of it."""

    def __init__(self, options: Options, seats: int, dealer: Seat, seed: str) -> None:
        self.state: State = start(options, seats, dealer)
        self.views = [self.state] * seats
        self.seen: list[list[Event]] = [[] for _ in range(seats)]
        self.chance = SeededChance(seed)

    def happens(self, events: Sequence[Event]) -> None:
        """Each seat learns of ``events`` what it may know."""
        for seat in range(len(self.views)):
            own = [CARDS.redact(event, Seat(seat)) for event in events]
            if any(isinstance(event, Dealt) for event in own):
                self.seen[seat] = []
            self.seen[seat] += own
            self.views[seat] = reduce(CARDS.evolve, own, self.views[seat])
        self.state = reduce(CARDS.evolve, events, self.state)

    def act(self, bots: Sequence[CardBot], luck: Sequence[Random]) -> tuple[Event, ...]:
        """Whose turn it is acts, by its bot and its ``luck``; chance deals."""
        seat = CARDS.to_act(self.state)
        if isinstance(seat, int):
            action = bots[seat].choose(self.views[seat], self.seen[seat], luck[seat])
        else:
            action = CARDS.legal_actions(self.state)[0]
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


def _until(options: Options, bots: Sequence[CardBot], dealer: Seat, seed: str, deals: int | None) -> Result:
    """So many deals are booked, or the game is over."""
    table = Table(options, len(bots), dealer, f"{seed} cards")
    luck = [Random(f"{seed} {seat}") for seat in range(len(bots))]
    played: list[Played] = []
    points: tuple[int, ...] = ()
    while deals != 0 and CARDS.to_act(table.state) is not None:
        for event in table.act(bots, luck):
            match event:
                case DealPlayed():
                    points = event.points
                case ContractMade() | ContractFailed():
                    is_made = isinstance(event, ContractMade)
                    played.append(Played(event.seat, event.contract, is_made, points))
                case DealClosed() if deals is not None:
                    deals -= 1
                case _:
                    pass
    scores = tuple(account.score for account in table.state.accounts)
    return Result(scores, table.state.winner, tuple(played))

"""One deal of cards between bots: each sees its own view alone, and chance is the same for all line-ups."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from random import Random

from thousand.bots.registry import make
from thousand.cards.events import ContractFailed, ContractMade, DealClosed, Dealt, Event
from thousand.cards.game import CARDS, start
from thousand.cards.options import Options
from thousand.cards.state import State
from thousand.core.chance import SeededChance
from thousand.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Result:
    """What one deal brought."""

    scores: tuple[int, ...]
    """By seat."""
    declarer: Seat | None
    """None: the deal was written off."""
    contract: int
    made: bool


class Table:
    """The game, and what each seat knows of it."""

    def __init__(self, options: Options, seats: int, dealer: Seat, seed: str) -> None:
        self.state: State = start(options, seats, dealer)
        self.views = [self.state] * seats
        self.seen: list[list[Event]] = [[] for _ in range(seats)]
        self._chance = SeededChance(seed)

    def happens(self, events: Sequence[Event]) -> None:
        """Each seat learns of ``events`` what it may know."""
        for seat in range(len(self.views)):
            own = [CARDS.redact(event, Seat(seat)) for event in events]
            if any(isinstance(event, Dealt) for event in own):
                self.seen[seat] = []
            self.seen[seat] += own
            self.views[seat] = reduce(CARDS.evolve, own, self.views[seat])
        self.state = reduce(CARDS.evolve, events, self.state)

    def act(self, bots: Sequence[str], luck: Sequence[Random]) -> tuple[Event, ...]:
        """Whose turn it is acts, by its bot and its ``luck``; chance deals."""
        seat = CARDS.to_act(self.state)
        if isinstance(seat, int):
            action = make("cards", bots[seat]).choose(self.views[seat], self.seen[seat], luck[seat])
        else:
            action = CARDS.legal_actions(self.state)[0]
        complete = CARDS.draw(self.state, action, self._chance)
        events = CARDS.decide(self.state, complete)
        self.happens(events)
        return events


def one_deal(options: Options, bots: Sequence[str], dealer: Seat, seed: str) -> Result:
    """A deal between ``bots`` by seat, from a score of nothing; void deals are dealt again."""
    table = Table(options, len(bots), dealer, f"{seed} cards")
    luck = [Random(f"{seed} {seat} {bot}") for seat, bot in enumerate(bots)]
    declarer, contract, made = None, 0, False
    while CARDS.to_act(table.state) is not None:
        events = table.act(bots, luck)
        for event in events:
            if isinstance(event, ContractMade | ContractFailed):
                declarer, contract = event.seat, event.contract
                made = isinstance(event, ContractMade)
        if any(isinstance(event, DealClosed) for event in events):
            break
    return Result(tuple(account.score for account in table.state.accounts), declarer, contract, made)

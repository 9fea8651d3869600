"""Card tables for the tests of bots: positions from the notation, whole games between bots."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import islice
from random import Random
from typing import Any

from thousand.bots.protocol import Bot
from thousand.cards.actions import Action, Deal
from thousand.cards.deck import in_order, pack
from thousand.cards.events import Event
from thousand.cards.game import CARDS
from thousand.cards.state import State
from thousand.core.chance import Chance, SeededChance
from thousand.core.game import Nature, play
from thousand.core.seats import Seat
from thousand.notation.cards import CardsNotation
from thousand.notation.cards_hands import read_cards
from thousand.notation.protocol import Setup

NOTATION = CardsNotation()
MANY_ACTIONS = 40_000

CardsBot = Bot[State, Action, Event]


@dataclass(frozen=True, slots=True)
class Position:
    """A game as it is and as each seat knows it, with what each has seen of the deal."""

    state: State
    views: tuple[State, ...]
    seen: tuple[tuple[Event, ...], ...]

    def after(self, action: Action, chance: Chance) -> "Position":
        """The position after ``action``."""
        step = play(CARDS, self.state, action, chance)
        views: list[State] = []
        seen: list[tuple[Event, ...]] = []
        opens = isinstance(CARDS.to_act(self.state), Nature)
        for number, view in enumerate(self.views):
            events = tuple(CARDS.redact(event, Seat(number)) for event in step.events)
            views.append(reduce(CARDS.evolve, events, view))
            seen.append(events if opens else self.seen[number] + events)
        return Position(step.state, tuple(views), tuple(seen))

    def told(self, *texts: str) -> "Position":
        """The position after the actions ``texts``, complete with their chance."""
        found = self
        for text in texts:
            found = found.after(NOTATION.parse_action(text, len(self.views)), SeededChance(0))
        return found

    def choice(self, bot: CardsBot) -> str:
        """What ``bot`` does here, in the notation."""
        actor = CARDS.to_act(self.state)
        assert isinstance(actor, int)
        return NOTATION.write_action(bot.choose(self.views[actor], self.seen[actor], Random(0)))


def table(
    preset: str,
    players: int = 3,
    statuses: Sequence[str] = (),
    dealer: int = 1,
    **changes: Any,
) -> Position:
    """A table before a deal; ``dealer`` from 1."""
    options = NOTATION.rules(preset, changes=changes, players=players).options
    state = NOTATION.start(options, Setup(players, Seat(dealer - 1), tuple(statuses)))
    return Position(state, (state,) * players, ((),) * players)


def deal(one: str = "", two: str = "", three: str = "", talon: str = "") -> str:
    """A deal for three with these hands and this talon; what is not named gets the cards left over."""
    texts = (one, two, three, talon)
    taken = {card for text in texts if text for card in read_cards(text)}
    rest = iter([card for card in pack(24) if card not in taken])
    parts = [
        read_cards(text) if text else tuple(islice(rest, size))
        for text, size in zip(texts, (7, 7, 7, 3), strict=True)
    ]
    return NOTATION.write_action(Deal(tuple(map(in_order, parts[:3])), (parts[3],)))


def choices(
    preset: str, bots: Sequence[CardsBot], seed: int, **changes: Any
) -> Iterator[tuple[Position, Action]]:
    """A whole game between bots: each position and what is done in it; last the end, with the last action."""
    rng, chance = Random(seed), SeededChance(seed)
    found = table(preset, len(bots), dealer=1 + seed % len(bots), **changes)
    for _ in range(MANY_ACTIONS):
        actor = CARDS.to_act(found.state)
        if isinstance(actor, int):
            action = bots[actor].choose(found.views[actor], found.seen[actor], rng)
        else:
            action = CARDS.legal_actions(found.state)[0]
        yield found, action
        found = found.after(action, chance)
        if found.state.winner is not None:
            yield found, action
            return
    raise AssertionError("the game does not end")


def winner(preset: str, bots: Sequence[CardsBot], seed: int, **changes: Any) -> int:
    """The seat that wins."""
    *_, (last, _) = choices(preset, bots, seed, **changes)
    assert last.state.winner is not None
    return last.state.winner

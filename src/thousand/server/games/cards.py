"""Карты as the server hosts them: what a table of cards keeps and when."""

import typing
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from thousand.cards import events as ev
from thousand.cards.actions import CutPack, Deal
from thousand.cards.game import CARDS
from thousand.cards.state import Auction, Playing, State
from thousand.core.game import CHANCE
from thousand.core.seats import Seat
from thousand.notation.games import GAMES
from thousand.server.games import cards_offers, cards_scene, cards_sheet
from thousand.server.games.protocol import Reading, SheetMark, Story
from thousand.server.wire.scene import CardsScene, Mark, Offer
from thousand.text import cards as told
from thousand.text.catalogue import Language

BEGINS_ANEW = (ev.DealClosed, ev.CardsThrownIn, ev.DealVoided)
"""After these the cards are dealt again."""


@dataclass(frozen=True, slots=True)
class HostedCards:
    """``protocol.Hosted`` for cards."""

    notation = GAMES["cards"]
    events: tuple[type, ...] = typing.get_args(ev.Event)
    event_type: Any = ev.Event
    state_type: Any = State
    snapshot_every: int = 1
    opens: typing.Literal["turn", "game"] = "game"
    open: bool = False
    shares_device: bool = False

    def follow(self, story: Story, before: State, events: Sequence[Any], after: State) -> Story:
        """The sheet gets what the deal did; a new deal begins when the cards are dealt again."""
        sheet = cards_sheet.written(story, before, events, after)
        closed = any(isinstance(event, ev.DealClosed) for event in events)
        if not any(isinstance(event, BEGINS_ANEW) for event in events) or after.winner is not None:
            return Story(story.round, story.turns, sheet, (*story.recent, *events))
        return Story(story.round + closed, story.turns + 1, sheet, ())

    def has_chance(self, action: Any) -> bool:
        """A deal or a cut with its cards."""
        return isinstance(action, Deal | CutPack) and not self.notation.lacks_chance(action)

    def at_rest(self, state: State) -> bool:
        """Before a deal."""
        return state.winner is None and CARDS.to_act(state) is CHANCE

    def decision(self, state: State) -> Hashable:
        """A word in the auction, the talon with its gifts, the contract, a card."""
        phase = state.phase
        match phase:
            case Auction(bid=bid, passed=passed):
                return state.deal, "auction", bid, len(passed)
            case Playing(tricks=tricks, trick=trick):
                return state.deal, "play", sum(tricks), len(trick)
            case _:
                return state.deal, type(phase).__name__

    def tell(self, event: Any, names: tuple[str, ...], lang: Language) -> str | None:
        """The event in words; the end of booking is not worth any."""
        return None if isinstance(event, ev.DealClosed) else told.tell(event, names, lang)

    def scene(self, reading: Reading) -> CardsScene:
        """All that a reader sees."""
        return cards_scene.scene(reading)

    def offers(self, state: State, seat: Seat, names: tuple[str, ...], lang: Language) -> list[Offer]:
        """What the seat to act may do, and which cards and words it may not use."""
        return cards_offers.offers(state, seat, names, lang)

    def mark(self, kept: SheetMark, lang: Language) -> Mark:
        """A mark of the sheet with its sentence."""
        return cards_sheet.mark(kept, lang)


HOSTED_CARDS: Final = HostedCards()

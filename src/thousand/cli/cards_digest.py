"""Коротко о раздаче: the bids in one line, each trick in one line, everything else in sentences."""

from collections.abc import Iterator, Sequence

from thousand.cards import events as ev
from thousand.cards.deck import UNKNOWN, Hand
from thousand.cards.events import Event
from thousand.cli.cards_drawing import naming
from thousand.cli.tables import Scene
from thousand.text.cards import tell
from thousand.text.cards_deal import DEALT
from thousand.text.catalogue import message

SAYS = message("{player} {amount}")
SAYS_BLIND = message("{player} {amount} blind")
SAYS_PASS = message("{player} passes")
TRICK_OF = message("{cards} → {player} +{points}")

UNTOLD = (ev.DealClosed, ev.TrumpSet)
"""What goes without saying."""


def digest(events: Sequence[Event], scene: Scene) -> list[str]:
    """What happened, as short as may be."""
    return [*_Digest(scene).lines(events)]


class _Digest:
    """Gathers bids and plays until something else happens; a trick not yet taken lies on the table."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._bids: list[str] = []
        self._plays: list[str] = []

    def lines(self, events: Sequence[Event]) -> Iterator[str]:
        for event in events:
            if isinstance(event, ev.ForcedBid | ev.BidMade | ev.BlindBidMade | ev.Passed):
                self._bids.append(self._bid(event))
            elif isinstance(event, ev.CardPlayed):
                self._plays.append(f"{self._scene.players[event.seat]} {self._cards((event.card,))}")
            elif isinstance(event, ev.MarriageDeclared | ev.AceMarriageDeclared):
                self._plays[-1] += f" +{event.points}"
            elif isinstance(event, ev.TrickTaken):
                yield self._trick(event)
            elif not self._is_untold(event):
                yield from self._gathered()
                yield self._told(event)
        yield from self._gathered()

    def _bid(self, event: ev.ForcedBid | ev.BidMade | ev.BlindBidMade | ev.Passed) -> str:
        say, player = self._scene.lang.say, self._scene.players[event.seat]
        match event:
            case ev.Passed():
                return say(SAYS_PASS, player=player)
            case ev.BlindBidMade(_, amount):
                return say(SAYS_BLIND, player=player, amount=amount)
            case ev.ForcedBid(_, amount) | ev.BidMade(_, amount):
                return say(SAYS, player=player, amount=amount)

    def _trick(self, event: ev.TrickTaken) -> str:
        """The cards with who played them; those played before these events by themselves."""
        before = event.cards[: len(event.cards) - len(self._plays)]
        row = " · ".join([*([self._cards(before)] if before else []), *self._plays])
        self._plays = []
        return self._scene.lang.say(
            TRICK_OF, cards=row, player=self._scene.players[event.seat], points=event.points
        )

    def _is_untold(self, event: Event) -> bool:
        if isinstance(event, ev.LookedAtHand):
            return UNKNOWN not in event.hand
        return isinstance(event, UNTOLD)

    def _told(self, event: Event) -> str:
        scene = self._scene
        if isinstance(event, ev.Dealt):
            return scene.lang.say(DEALT, dealer=scene.players[event.dealer])
        return tell(event, scene.players, scene.lang, naming(scene.terminal))

    def _cards(self, cards: Hand) -> str:
        return naming(self._scene.terminal).cards(cards, self._scene.lang)

    def _gathered(self) -> Iterator[str]:
        if self._bids:
            yield " · ".join(self._bids)
            self._bids = []

"""Карты на экране: cards in signs or letters, a hand sorted by suit with numbers below it, marks."""

import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

from thousand.cards.deck import SUITS, UNKNOWN, Card, Hand, Suit
from thousand.cli.terminal import Style, Terminal
from thousand.text.cards_names import LETTERS, SIGNS, Naming
from thousand.text.catalogue import Language

CELL = 4
"""Columns of a card in a hand: three for ``10♥`` and one between."""
_RED = re.compile(r"[^\s\d,.:;]*\d*[♦♥]")
TRUMP = "*"
"""Stands below the trumps of a hand."""


@dataclass(frozen=True, slots=True)
class Ink:
    """What backs and marks are drawn with."""

    back: str
    bolt: str
    no_bolt: str
    barrel: str
    fall: str
    golden: str
    turn: str


FINE = Ink(back="▒▒", bolt="▮", no_bolt="▯", barrel="▐{deals}▌", fall="↓", golden="◆", turn="▸")
PLAIN = Ink(back="##", bolt="#", no_bolt="-", barrel="[{deals}]", fall="v", golden="g", turn=">")


def ink(terminal: Terminal) -> Ink:
    """What ``terminal`` can draw with."""
    return FINE if terminal.unicode else PLAIN


def naming(terminal: Terminal) -> Naming:
    """How cards are written: with the signs of suits, or in letters alone."""
    return SIGNS if terminal.unicode else LETTERS


def sorted_hand(hand: Iterable[Card]) -> Hand:
    """A hand as it is held: suit by suit, the highest card first, the unknown ones last.

    >>> [*map(str, sorted_hand((Card.S9, Card.HQ, Card.SA)))]
    ['As', '9s', 'Qh']
    """
    return tuple(sorted(hand, key=_held))


def _held(card: Card) -> tuple[int, int]:
    return (len(SUITS), 0) if card is UNKNOWN else (card.suit.place, -card.strength)


@dataclass(frozen=True, slots=True)
class Drawing:
    """Draws cards for one reader."""

    terminal: Terminal
    lang: Language

    def card(self, card: Card) -> str:
        """A card, or its back."""
        if card is UNKNOWN:
            return ink(self.terminal).back
        return naming(self.terminal).card(card, self.lang)

    def row(self, cards: Iterable[Card]) -> str:
        """Cards side by side, in the order given."""
        return " ".join(map(self.card, cards))

    def suit(self, suit: Suit) -> str:
        """The sign of a suit."""
        return naming(self.terminal).suit(suit, self.lang)

    def tinted(self, line: str) -> str:
        """A finished line with its red cards in red."""
        return _RED.sub(lambda found: self.terminal.paint(found[0], Style.LOSS), line)

    def hand(self, hand: Hand, playable: Collection[Card], trump: Suit | None = None) -> list[str]:
        """A sorted hand in two rows: the cards, and below them the numbers of the ``playable`` ones."""
        above, below = "", ""
        for number, (card, gap) in enumerate(_spaced(sorted_hand(hand)), 1):
            mark = str(number) if card in playable else ""
            if trump is not None and card is not UNKNOWN and card.suit is trump:
                mark += TRUMP
            cell = self.card(card).ljust(CELL)
            shown = self.tinted(cell) if card in playable else self.terminal.paint(cell, Style.FAINT)
            above += gap + shown
            below += gap + mark.ljust(CELL)
        return [f" {above.rstrip()}", f" {below.rstrip()}"]


def _spaced(hand: Hand) -> Iterator[tuple[Card, str]]:
    """Each card with the gap before it: two columns where a suit begins."""
    last: Card | None = None
    for card in hand:
        begins = last is not None and last is not UNKNOWN and (card is UNKNOWN or card.suit is not last.suit)
        yield card, "  " if begins else ""
        last = card

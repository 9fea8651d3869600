"""The rule book of cards: its sections in the order in which a new player reads them."""

from collections.abc import Callable, Iterable

from thousand.cards.options import Options
from thousand.cards.presets import SHELF, players
from thousand.notation.cards import USUAL_PLAYERS, CardsNotation
from thousand.text.catalogue import Message, message
from thousand.text.rules.book import Book
from thousand.text.rules.cards import (
    auction,
    barrel,
    bolts,
    cutting,
    ending,
    marriages,
    play,
    presets,
    redeals,
    remarks,
    scoring,
    special,
    table,
    talon,
)
from thousand.text.rules.cards.options import CATALOGUE
from thousand.text.rules.document import Block
from thousand.text.rules.scribe import Scribe

SECTIONS: dict[str, tuple[Message, Callable[[Scribe[Options]], Iterable[Block]]]] = {
    "goal": (message("The goal"), table.goal),
    "cards": (message("The cards"), table.cards),
    "cut": (message("The cut"), cutting.cut),
    "deal": (message("The deal"), table.deal),
    "golden": (message("The golden round"), special.golden),
    "auction": (message("The auction"), auction.auction),
    "blind": (message("The blind game"), special.blind),
    "redeal": (message("The redeal"), redeals.redeal),
    "talon": (message("The talon"), talon.talon),
    "contract": (message("The contract"), talon.contract),
    "write-off": (message("The write-off"), talon.write_off),
    "play": (message("The play"), play.play),
    "marriages": (message("Marriages"), marriages.marriages),
    "aces": (message("The ace marriage"), marriages.aces),
    "scoring": (message("What is written down"), scoring.scoring),
    "sitter": (message("The dealer’s talon"), scoring.sitter),
    "bolts": (message("Bolts"), bolts.bolts),
    "empty": (message("Empty deals"), bolts.empty_deals),
    "barrel": (message("The barrel"), barrel.barrel),
    "dump": (message("The dump truck"), scoring.dump_truck),
    "end": (message("The end of the game"), ending.end),
    "order": (message("What comes first"), ending.order),
    "bank": (message("The bank"), ending.bank),
    "bonuses": (message("Bonuses"), ending.peeks),
}
"""By anchor: the heading and what writes the section; one that writes nothing is left out."""


def tables(preset: str) -> tuple[int | None, ...]:
    """How many can play ``preset``, the usual number first."""
    return tuple(sorted(players(preset), key=lambda seats: (seats != USUAL_PLAYERS, seats)))


CARDS = Book(
    title=message("Thousand with cards"),
    presets=CardsNotation().presets(),
    rules=CardsNotation().rules,
    names=presets.NAMES,
    summaries=presets.SUMMARIES,
    catalogue=CATALOGUE,
    sections=SECTIONS,
    remarks=remarks.remarks,
    tables=tables,
    offers=SHELF.offers,
)

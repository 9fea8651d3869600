"""The rule book of dice: its sections in the order in which a new player reads them."""

from collections.abc import Callable, Iterable

from thousand.dice.options import Options
from thousand.notation.dice import DiceNotation
from thousand.text.catalogue import Message, message
from thousand.text.rules.book import Book
from thousand.text.rules.dice import (
    barrels,
    bolts,
    entry,
    losses,
    order,
    pits,
    points,
    presets,
    remarks,
    table,
    turn,
)
from thousand.text.rules.dice.options import CATALOGUE
from thousand.text.rules.document import Block
from thousand.text.rules.scribe import Scribe

SECTIONS: dict[str, tuple[Message, Callable[[Scribe[Options]], Iterable[Block]]]] = {
    "goal": (message("The goal"), table.goal),
    "first": (message("Who begins"), table.first_player),
    "turn": (message("A turn"), turn.turn),
    "points": (message("What scores"), points.points),
    "entry": (message("Entry"), entry.entry),
    "bolts": (message("Bolts"), bolts.bolts),
    "pits": (message("Pits"), pits.pits),
    "barrel": (message("The barrel"), barrels.barrels),
    "dump": (message("The dump truck"), losses.dump_truck),
    "overtaking": (message("Overtaking"), losses.overtaking),
    "dots": (message("Dots"), losses.dots),
    "lowest": (message("The lowest score"), losses.lowest),
    "order": (message("What comes first"), order.order),
    "stake": (message("The stake"), order.stake),
}
"""By anchor: the heading and what writes the section; one that writes nothing is left out."""

DICE = Book(
    title=message("Thousand with dice"),
    presets=DiceNotation().presets(),
    rules=DiceNotation().rules,
    names=presets.NAMES,
    summaries=presets.SUMMARIES,
    catalogue=CATALOGUE,
    sections=SECTIONS,
    remarks=remarks.remarks,
)

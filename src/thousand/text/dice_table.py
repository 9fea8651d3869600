"""Dice at the table: what buttons, marks and the need meter say."""

from typing import Literal

from thousand.text.catalogue import Message, message, plural

THROW_ALL = message("Throw all five")
THROW = plural("Throw {dice} die", "Throw {dice} dice", "dice")
BANK = plural("Bank {points} point", "Bank {points} points", "points")
BANK_NOTHING = message("Bank")
KEEP = plural("Keep {dice}: {points} point", "Keep {dice}: {points} points", "points")

NOTES: dict[str, Message] = {
    "dice/must_throw": message("throw first"),
    "dice/must_confirm": message("throw all five first"),
    "dice/must_keep": message("choose dice first"),
    "dice/must_bank": message("enough for the barrel"),
    "dice/below_entry": message("{missing} more"),
    "dice/in_pit": message("{missing} more"),
    "dice/on_barrel": message("{missing} more"),
}
"""The short reason under a button that cannot be pressed, by the refusal's code."""

LACKING: dict[Literal["entry", "pit", "barrel"], Message] = {
    "entry": message("{missing} more to enter the game"),
    "pit": message("{missing} more to leave the pit"),
    "barrel": message("{missing} more to win from the barrel"),
}
LACKING_ON_INNER_BARREL = message("{missing} more to leave the barrel")
REACHED = message("Enough: the score would be {after}")
"""What the need meter says once the turn has reached what it must."""
TO_WIN = message("{missing} more to win")

NOT_ENTERED = message("not in the game yet")
IN_PIT = message("in the pit, up to {top}")
ON_BARREL = message("on the barrel")
ON_BARREL_FOR = plural("on the barrel, {turns} turn left", "on the barrel, {turns} turns left", "turns")
HAS_WON = message("wins")
GETS_STAKES = message("stakes: gets {amount}")
PAYS_STAKE = message("stake: pays {amount}")

BOLT_OF = message("bolt {count} of {of}")
DOT_OF = message("dot {count} of {of}")
FALL_OF = message("fall {count} of {of}")
FALL = message("falls: {count}")
DUMPED = message("dump truck")
OVERTAKEN = plural("overtaken, {count} point lost", "overtaken, {count} points lost", "count")

"""Booking in sentences: what a deal puts on the score sheet, and the end of the game."""

from collections.abc import Callable
from typing import Any

from thousand.cards import events as ev
from thousand.text.catalogue import Message, message, plural

NINES = plural(
    "Too many nines: {player} loses {lost} point, score {score}",
    "Too many nines: {player} loses {lost} points, score {score}",
    "lost",
)
MADE = message("{player} makes the contract of {contract} with {points}: {amount}, score {score}")
MADE_IN_VAIN = message("{player} makes the contract of {contract} with {points}, too little for the barrel")
FAILED = message("{player} fails the contract of {contract} with {points}: {amount}, score {score}")
FAILED_ON_BARREL = message("{player} fails the contract of {contract} with {points}")
DEFENDED = message("{player} has {points}: {amount}, score {score}")
DEFENDED_IN_VAIN = message("{player} has {points}: nothing is written, score {score}")
WRITE_OFF = message("{player} pays for the write-off: {amount}, score {score}")
WRITE_OFF_FREE = message("{player} pays nothing for the write-off, score {score}")
WRITE_OFF_SHARE = message("{player} gets a share of the write-off: {amount}, score {score}")
THIRD_WRITE_OFF = plural(
    "Every third write-off has its price: {player} loses {lost} point, score {score}",
    "Every third write-off has its price: {player} loses {lost} points, score {score}",
    "lost",
)
SITTER = message("{player} scores the talon, {points}: {amount}, score {score}")
SITTER_WITH_MARRIAGE = message(
    "{player} scores the talon, {points} and a marriage of {marriages}: {amount}, score {score}"
)
SITTER_IN_VAIN = message("{player} scores nothing for the talon, score {score}")
BOLT = message("{player} gets a bolt, {bolts} in all")
BOLT_PENALTY = plural(
    "The last bolt: {player} loses {lost} point, score {score}",
    "The last bolt: {player} loses {lost} points, score {score}",
    "lost",
)
BOLTS_CLEARED = message("{player}: the bolts are struck off")
CLIMBED = message("{player} climbs the barrel, score {score}")
CLIMBED_FOR_DEALS = plural(
    "{player} climbs the barrel, score {score}, {deals} deal to win from it",
    "{player} climbs the barrel, score {score}, {deals} deals to win from it",
    "deals",
)
DEAL_SPENT = plural(
    "{player} is still on the barrel, {deals} deal left",
    "{player} is still on the barrel, {deals} deals left",
    "deals",
)
FELL = plural(
    "{player} falls off the barrel and loses {lost} point, score {score}",
    "{player} falls off the barrel and loses {lost} points, score {score}",
    "lost",
)
KNOCKED_OFF = plural(
    "{by} takes the barrel, {player} falls off and loses {lost} point, score {score}",
    "{by} takes the barrel, {player} falls off and loses {lost} points, score {score}",
    "lost",
)
FELL_TOGETHER = plural(
    "There is no room on the barrel: {player} falls off and loses {lost} point, score {score}",
    "There is no room on the barrel: {player} falls off and loses {lost} points, score {score}",
    "lost",
)
FELL_BY_CONTRACT = plural(
    "The failed contract takes {player} off the barrel: {lost} point lost, score {score}",
    "The failed contract takes {player} off the barrel: {lost} points lost, score {score}",
    "lost",
)
FALLS_RESET = message("That was the last fall allowed: {player} is back at 0")
DUMPED = message("{player} is hit by the dump truck, score 0")
GOLDEN_LOST = message(
    "Nobody has made a contract in the golden round: everybody is back at 0, the ordinary game begins"
)
GOLDEN_REPEATED = message(
    "Nobody has made a contract in the golden round: everybody is back at 0, it is played again"
)
WON = message("{player} wins, score {score}")
BANK = message("The bank: {shares}")
CLOSED = message("The deal is over")

DOUBLED = message("{amount} (doubled)")
"""The amount of an event whose factor is 2."""


def _sitter(event: ev.SitterBooked) -> Message:
    if not event.amount:
        return SITTER_IN_VAIN
    return SITTER_WITH_MARRIAGE if event.marriages else SITTER


def _golden_lost(event: ev.GoldenRoundLost) -> Message:
    return GOLDEN_REPEATED if event.repeat else GOLDEN_LOST


SENTENCES: dict[type, Callable[[Any], Message]] = {
    ev.NinesPenalty: lambda _: NINES,
    ev.ContractMade: lambda event: MADE if event.amount else MADE_IN_VAIN,
    ev.ContractFailed: lambda event: FAILED if event.amount else FAILED_ON_BARREL,
    ev.DefenceBooked: lambda event: DEFENDED if event.amount else DEFENDED_IN_VAIN,
    ev.WriteOffBooked: lambda event: WRITE_OFF if event.amount else WRITE_OFF_FREE,
    ev.WriteOffShared: lambda _: WRITE_OFF_SHARE,
    ev.WriteOffPenalty: lambda _: THIRD_WRITE_OFF,
    ev.SitterBooked: _sitter,
    ev.BoltMarked: lambda _: BOLT,
    ev.BoltPenalty: lambda _: BOLT_PENALTY,
    ev.BoltsCleared: lambda _: BOLTS_CLEARED,
    ev.ClimbedBarrel: lambda event: CLIMBED if event.deals is None else CLIMBED_FOR_DEALS,
    ev.BarrelDealSpent: lambda _: DEAL_SPENT,
    ev.FellOffBarrel: lambda _: FELL,
    ev.KnockedOff: lambda _: KNOCKED_OFF,
    ev.FellTogether: lambda _: FELL_TOGETHER,
    ev.ContractFailedOnBarrel: lambda _: FELL_BY_CONTRACT,
    ev.FallsReset: lambda _: FALLS_RESET,
    ev.DumpTruck: lambda _: DUMPED,
    ev.GoldenRoundLost: _golden_lost,
    ev.Won: lambda _: WON,
    ev.BankPaid: lambda _: BANK,
    ev.DealClosed: lambda _: CLOSED,
}
"""The sentence for each kind of event of booking."""

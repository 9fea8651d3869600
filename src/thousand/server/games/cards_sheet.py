"""The score sheet of cards: a row a deal."""

import typing
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from thousand.cards import events as ev
from thousand.cards.options import Options
from thousand.cards.seating import on_barrel, sitter
from thousand.cards.state import State
from thousand.core.seats import Seat
from thousand.server.games.protocol import SheetCell, SheetMark, Story
from thousand.server.wire.scene import Mark
from thousand.text import cards_table as words
from thousand.text.catalogue import Language


def written(
    story: Story, before: State, events: Sequence[Any], after: State
) -> tuple[tuple[SheetCell, ...], ...]:
    """The sheet after one action; a row is finished when its deal is closed."""
    count = len(after.accounts)
    row = list(story.sheet[-1] if len(story.sheet) >= story.round else (SheetCell(),) * count)
    closed = any(isinstance(event, ev.DealClosed) for event in events)
    for seat in range(count):
        cell = row[seat]
        marks = [*cell.marks, *_marks(events, Seat(seat), after.options)]
        if closed:
            marks += standing_marks(after, Seat(seat))
        change = cell.change + after.accounts[seat].score - before.accounts[seat].score
        row[seat] = SheetCell(after.accounts[seat].score if closed else None, change, tuple(marks))
    return (*story.sheet[: story.round - 1], tuple(row))


def _marks(events: Sequence[Any], seat: Seat, options: Options) -> Iterator[SheetMark]:
    for event in events:
        if getattr(event, "seat", None) != seat:
            continue
        match event:
            case ev.BoltMarked(bolts=bolts):
                yield SheetMark("bolt", bolts, options.bolts.limit if options.bolts else None)
            case ev.DealWrittenOff(write_offs=write_offs):
                yield SheetMark("write_off", write_offs or None)
            case ev.FellOffBarrel(falls=n) | ev.KnockedOff(falls=n) | ev.FellTogether(falls=n):
                yield SheetMark("fall", n or None, _falls(options))
            case ev.ContractFailedOnBarrel(falls=n):
                yield SheetMark("fall", n or None, _falls(options))
            case ev.DumpTruck():
                yield SheetMark("dump")
            case ev.GoldenDealBegun():
                yield SheetMark("golden")
            case ev.Won():
                yield SheetMark("won")


def standing_marks(state: State, seat: Seat) -> list[SheetMark]:
    """Whether a player sits on the barrel, and for how many deals more."""
    if state.winner is not None or not on_barrel(state, seat):
        return []
    barrel = state.options.barrel
    return [SheetMark("barrel", state.accounts[seat].deals or None, barrel.deals if barrel else None)]


def counters(state: State, seat: Seat) -> list[SheetMark]:
    """The marks that a player carries from deal to deal."""
    account, options = state.accounts[seat], state.options
    kept = []
    if account.bolts:
        kept.append(SheetMark("bolt", account.bolts, options.bolts.limit if options.bolts else None))
    if account.falls:
        kept.append(SheetMark("fall", account.falls, _falls(options)))
    if account.write_offs:
        kept.append(SheetMark("write_off", account.write_offs))
    return kept


def _falls(options: Options) -> int | None:
    return options.barrel.falls if options.barrel is not None else None


@lru_cache(2048)
def mark(kept: SheetMark, lang: Language) -> Mark:
    """A mark with its sentence."""
    return Mark(kind=typing.cast(Any, kept.kind), count=kept.count, of=kept.of, say=say(kept, lang))


def say(kept: SheetMark, lang: Language) -> str:
    """A mark in words."""
    numbers = {"count": kept.count or 0, "of": kept.of or 0}
    match kept.kind:
        case "bolt":
            return lang.say(words.BOLT_OF if kept.of else words.BOLT, **numbers)
        case "fall":
            return lang.say(words.FALL_OF if kept.of else words.FALL, **numbers)
        case "write_off":
            return lang.say(words.WRITE_OFFS, **numbers) if kept.count else lang.say(words.WRITE_OFF_MARK)
        case "barrel" if kept.count:
            return lang.say(words.ON_BARREL_FOR, deals=kept.count)
    plain = {
        "barrel": words.ON_BARREL,
        "dump": words.DUMPED,
        "golden": words.GOLDEN,
        "won": words.HAS_WON,
    }
    return lang.say(plain[kept.kind])


def sits_out(state: State, seat: Seat) -> bool:
    """Whether ``seat`` deals and has no cards."""
    return sitter(state) == seat

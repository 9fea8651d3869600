"""Кости as the server hosts them: the scene with its meter, the offers, the sheet."""

import typing
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

from thousand.core.errors import IllegalAction
from thousand.core.seats import Seat
from thousand.dice import events as ev
from thousand.dice import legality
from thousand.dice.actions import Action, Bank, Keep, Roll
from thousand.dice.game import DICE
from thousand.dice.options import Options
from thousand.dice.ranges import range_at
from thousand.dice.stake import payments
from thousand.dice.state import Account, State
from thousand.notation.games import GAMES
from thousand.server.games.explaining import refusal
from thousand.server.games.protocol import Reading, SheetCell, SheetMark, Story
from thousand.server.wire.scene import DiceScene, DiceTurn, Die, Mark, Meter, Offer, Standing
from thousand.text import dice as told
from thousand.text import dice_table as words
from thousand.text.catalogue import Language

NOTATION: Final = GAMES["dice"]


@dataclass(frozen=True, slots=True)
class HostedDice:
    """``protocol.Hosted`` for dice."""

    notation = NOTATION
    events: tuple[type, ...] = typing.get_args(ev.Event)
    event_type: Any = ev.Event
    state_type: Any = State
    snapshot_every: int = 10
    opens: typing.Literal["turn", "game"] = "turn"
    open: bool = True
    shares_device: bool = True

    def follow(self, story: Story, before: State, events: Sequence[Any], after: State) -> Story:
        """The sheet gets what the turn did; a new turn begins when the seat to move or the game changes."""
        sheet = _written(story, before, events, after)
        if after.turn.throws or after.winner is not None:
            return replace(story, sheet=sheet, recent=(*story.recent, *events))
        full = all(cell.score is not None for cell in sheet[-1])
        return Story(story.round + full, story.turns + 1, sheet, ())

    def has_chance(self, action: Action) -> bool:
        """A roll with faces."""
        return isinstance(action, Roll) and action.faces is not None

    def at_rest(self, state: State) -> bool:
        """Before the first throw of a turn."""
        return state.turn.throws == 0

    def decision(self, state: State) -> Hashable:
        """A turn: the accounts change when it ends, or the seat to move does."""
        return state.to_move, state.accounts

    def tell(self, event: Any, names: tuple[str, ...], lang: Language) -> str | None:
        """The event in words."""
        return told.tell(event, names, lang)

    def scene(self, reading: Reading) -> DiceScene:
        """All that a reader sees; at dice everybody sees the same."""
        state: State = reading.view
        over = state.winner is not None
        return DiceScene(
            game="dice",
            round=reading.story.round,
            to_act=None if over else state.to_move + 1,
            winner=state.winner + 1 if state.winner is not None else None,
            standings=[_standing(state, Seat(seat), reading.lang) for seat in range(len(state.accounts))],
            turn=None if over else _turn(state),
            cloth=_cloth(state, reading.recent),
            shelf=_shelf(reading.recent),
            meter=None if over else _meter(state, reading.lang),
            sheet=[],
        )

    def offers(self, state: State, seat: Seat, names: tuple[str, ...], lang: Language) -> list[Offer]:  # noqa: ARG002
        """The sets that may be kept, a throw, and banking."""
        actions: list[Action] = [a for a in DICE.legal_actions(state) if isinstance(a, Keep)]
        return [_offer(state, action, lang) for action in (*actions, Roll(seat), Bank(seat))]

    def mark(self, kept: SheetMark, lang: Language) -> Mark:
        """A mark of the sheet with its sentence."""
        return _mark(kept, lang)


@lru_cache(2048)
def _mark(kept: SheetMark, lang: Language) -> Mark:
    return Mark(kind=typing.cast(Any, kept.kind), count=kept.count, of=kept.of, say=_say(kept, lang))


def _say(kept: SheetMark, lang: Language) -> str:
    numbers = {"count": kept.count or 0, "of": kept.of or 0}
    match kept.kind:
        case "bolt":
            return lang.say(words.BOLT_OF, **numbers)
        case "dot":
            return lang.say(words.DOT_OF, **numbers)
        case "fall":
            return lang.say(words.FALL_OF if kept.of else words.FALL, **numbers)
        case "overtaken":
            return lang.say(words.OVERTAKEN, **numbers)
        case "barrel" if kept.count:
            return lang.say(words.ON_BARREL_FOR, turns=kept.count)
        case "pit":
            return lang.say(words.IN_PIT, top=kept.of or 0)
    plain = {
        "entry": words.NOT_ENTERED,
        "barrel": words.ON_BARREL,
        "dump": words.DUMPED,
        "won": words.HAS_WON,
    }
    return lang.say(plain[kept.kind])


# --- the sheet ---


def _written(
    story: Story, before: State, events: Sequence[Any], after: State
) -> tuple[tuple[SheetCell, ...], ...]:
    """The sheet after one action: every seat's change, and the score of whoever's turn ended."""
    count = len(after.accounts)
    begun = len(story.sheet) >= story.round
    row = list(story.sheet[-1] if begun else (SheetCell(),) * count)
    over = before.to_move if not after.turn.throws or after.winner is not None else None
    for seat in range(count):
        gained = after.accounts[seat].score - before.accounts[seat].score
        cell = row[seat]
        marks = tuple(_marks_of(events, Seat(seat), after.options))
        if seat == over:
            standing = tuple(_standing_marks(after, Seat(seat)))
            score: int | None = after.accounts[seat].score
            row[seat] = SheetCell(score, cell.change + gained, (*cell.marks, *marks, *standing))
        elif gained or marks:
            score = cell.score if cell.score is None else after.accounts[seat].score
            row[seat] = SheetCell(score, cell.change + gained, (*cell.marks, *marks))
    return (*story.sheet[: story.round - 1], tuple(row))


def _marks_of(events: Sequence[Any], seat: Seat, options: Options) -> Iterator[SheetMark]:
    """The marks that ``events`` put on the sheet for ``seat``."""
    for event in events:
        if event.seat != seat:
            continue
        match event:
            case ev.BoltMarked(bolts=bolts) if options.bolts is not None:
                yield SheetMark("bolt", bolts, options.bolts.limit)
            case ev.DotMarked(dots=dots) if options.dots is not None:
                yield SheetMark("dot", dots, options.dots.limit)
            case ev.FellOffBarrel(falls=falls) | ev.KnockedOff(falls=falls) | ev.DotsFall(falls=falls):
                yield SheetMark("fall", falls or None)
            case ev.DumpTruck():
                yield SheetMark("dump")
            case ev.Overtaken(lost=lost):
                yield SheetMark("overtaken", lost)
            case ev.Won():
                yield SheetMark("won")


def _standing_marks(state: State, seat: Seat) -> Iterator[SheetMark]:
    """Where a player stands: outside the game, in a pit, on a barrel."""
    account = state.accounts[seat]
    if state.winner is not None:
        return
    if not account.entered:
        yield SheetMark("entry")
        return
    found = range_at(state.options, account.score)
    if found is not None and found.barrel is None:
        yield SheetMark("pit", None, found.top)
    elif found is not None:
        yield SheetMark("barrel", account.turns or None, found.barrel.turns if found.barrel else None)


# --- the scene ---


def _standing(state: State, seat: Seat, lang: Language) -> Standing:
    account = state.accounts[seat]
    where = list(_standing_marks(state, seat))
    if state.winner == seat:
        where = [SheetMark("won")]
    kept = [*where, *_counters(account, state.options)]
    return Standing(
        seat=seat + 1,
        score=account.score,
        marks=[HOSTED_DICE.mark(mark, lang) for mark in kept],
        say=_stake(state, seat, lang) or (_say(where[0], lang) if where else None),
    )


def _stake(state: State, seat: Seat, lang: Language) -> str | None:
    """What the player gets or pays once the game is over, where it is played for a stake."""
    if state.options.stake is None or state.winner is None:
        return None
    amount = payments(state.options.stake, state)[seat]
    return lang.say(words.GETS_STAKES if amount > 0 else words.PAYS_STAKE, amount=abs(amount))


def _counters(account: Account, options: Options) -> Iterator[SheetMark]:
    if account.bolts and options.bolts is not None:
        yield SheetMark("bolt", account.bolts, options.bolts.limit)
    if account.dots and options.dots is not None:
        yield SheetMark("dot", account.dots, options.dots.limit)
    if account.falls:
        limits = [barrel.falls for barrel in options.barrels or () if barrel.falls]
        yield SheetMark("fall", account.falls, limits[0] if limits else None)


def _turn(state: State) -> DiceTurn:
    turn = state.turn
    return DiceTurn(
        seat=state.to_move + 1,
        points=turn.points,
        dice=turn.dice,
        throws=turn.throws,
        hot=turn.hot,
        after=state.accounts[state.to_move].score + turn.points,
    )


def _shelf(recent: Sequence[Any]) -> list[int]:
    """The faces set aside since all five dice were thrown last."""
    shelf: list[int] = []
    for event in recent:
        if isinstance(event, ev.Rolled) and len(event.faces) == 5:
            shelf = []
        elif isinstance(event, ev.SetAside):
            shelf.extend(event.dice)
    return shelf


def _cloth(state: State, recent: Sequence[Any]) -> list[Die]:
    """The last throw of the turn: what was set aside of it, what may be, what scores nothing."""
    throws = [place for place, event in enumerate(recent) if isinstance(event, ev.Rolled)]
    if not throws:
        return []
    faces = list(recent[throws[-1]].faces)
    kept = [face for event in recent[throws[-1] :] if isinstance(event, ev.SetAside) for face in event.dice]
    choosable = {face for reading in legality.choices(state) for face in reading.dice}
    dice = []
    for face in faces:
        if face in kept:
            kept.remove(face)
            dice.append(Die(face=face, place="kept"))
        else:
            dice.append(Die(face=face, place="choice" if face in choosable else "idle"))
    return dice


def _meter(state: State, lang: Language) -> Meter | None:
    """What the player to move holds and what he still lacks before he may bank."""
    account, turn = state.accounts[state.to_move], state.turn
    found = legality.hurdle(state)
    if found is not None:
        goal = turn.points + found.missing
        return Meter(
            kind=found.kind,
            have=turn.points,
            goal=goal,
            missing=found.missing,
            say=lang.say(_lacking(state, found), missing=found.missing),
        )
    passed = legality.hurdle(replace(state, turn=replace(turn, points=0)))
    if passed is not None:
        say = lang.say(words.REACHED, after=account.score + turn.points)
        return Meter(kind=passed.kind, have=turn.points, goal=passed.missing, missing=0, say=say)
    missing = state.options.target - account.score - turn.points
    if turn.points and missing > 0:
        goal = state.options.target - account.score
        say = lang.say(words.TO_WIN, missing=missing)
        return Meter(kind="finish", have=turn.points, goal=goal, missing=missing, say=say)
    return None


def _lacking(state: State, found: legality.Hurdle) -> Any:
    if found.kind == "barrel" and found.needed < state.options.target:
        return words.LACKING_ON_INNER_BARREL
    return words.LACKING[found.kind]


# --- the offers ---


def _offer(state: State, action: Action, lang: Language) -> Offer:
    error = legality.refusal(state, action)
    return Offer(
        action=NOTATION.write_action(action),
        kind=type(action).__name__.lower(),
        seat=action.seat + 1,
        label=_label(state, action, lang),
        note=_note(error, lang),
        why=None if error is None else refusal(error, lang),
        dice=list(action.dice) if isinstance(action, Keep) else None,
        points=_points(state, action),
    )


def _points(state: State, action: Action) -> int | None:
    match action:
        case Keep(dice=dice):
            return next(reading.points for reading in legality.choices(state) if reading.dice == dice)
        case Bank():
            return state.turn.points
        case Roll():
            return None


def _label(state: State, action: Action, lang: Language) -> str:
    match action:
        case Keep(dice=dice):
            return lang.say(words.KEEP, dice=told.faces(dice), points=_points(state, action) or 0)
        case Roll():
            count = state.turn.dice
            return lang.say(words.THROW_ALL) if count == 5 else lang.say(words.THROW, dice=count)
        case Bank():
            points = state.turn.points
            return lang.say(words.BANK, points=points) if points else lang.say(words.BANK_NOTHING)


def _note(error: IllegalAction | None, lang: Language) -> str | None:
    if error is None or error.code not in words.NOTES:
        return None
    return lang.say(words.NOTES[error.code], **error.parameters)


HOSTED_DICE: Final = HostedDice()

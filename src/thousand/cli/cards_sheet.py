"""Лист: the score sheet of cards: marks, and what each player has said and taken in this deal."""

from collections.abc import Iterator, Sequence

from thousand.cards.game import CARDS
from thousand.cards.options import Options
from thousand.cards.seating import on_barrel, sits, sitter
from thousand.cards.state import Account, Auction, BeforeDeal, Consent, Playing, State
from thousand.cli import sheets
from thousand.cli.cards_drawing import ink
from thousand.cli.tables import Scene
from thousand.core.seats import Seat, seats
from thousand.text import cards_table as words
from thousand.text.catalogue import message

DEALS = message("deals")
SPEAKS_HIGHEST = message("bids {amount}")
SPEAKS_BLIND = message("bids {amount} blind")
PASSES = message("passes")
HAS_BID = message("has bid {amount}")
HAS_BID_BLIND = message("has bid {amount} blind")
PLAYS = message("plays {contract}, has {points}")
PLAYS_BLIND = message("plays {contract} blind, has {points}")
HAS = message("has {points}")


def sheet(view: State, scene: Scene) -> list[str]:
    """A line for each player: whose turn it is, name, score, his part in this deal, his marks."""
    actor = CARDS.to_act(view)
    found: list[str] = []
    for seat in seats(len(view.accounts)):
        is_marked = seat in (actor, view.winner)
        mark = ink(scene.terminal).turn if is_marked else " "
        found += sheets.rows(scene, seat, view.accounts[seat].score, [*_words(view, seat, scene)], mark)
    return found


def _words(view: State, seat: Seat, scene: Scene) -> Iterator[str]:
    say = scene.lang.say
    if seat == view.winner:
        yield say(words.HAS_WON)
        return
    yield from _deed(view, seat, scene)
    if view.winner is None and seat == view.dealer:
        sits_out = sitter(view) == seat and not isinstance(view.phase, BeforeDeal)
        yield say(words.SITS_OUT if sits_out else DEALS)
    yield from _marks(view, seat, scene)


def _deed(view: State, seat: Seat, scene: Scene) -> Iterator[str]:
    """What the player has said or taken in this deal."""
    say, phase = scene.lang.say, view.phase
    if isinstance(phase, Consent):
        phase = phase.back
    if isinstance(phase, BeforeDeal):
        return
    if isinstance(phase, Auction):
        if seat in phase.passed:
            yield say(PASSES)
        elif seat == phase.bidder:
            yield say(SPEAKS_BLIND if phase.blind else SPEAKS_HIGHEST, amount=phase.bid)
    elif isinstance(phase, Playing):
        points = phase.points[seat]
        if seat == phase.declarer:
            yield say(PLAYS_BLIND if phase.blind else PLAYS, contract=phase.contract, points=points)
        elif seat != sitter(view):
            yield say(HAS, points=points)
    elif seat == phase.declarer:
        yield say(HAS_BID_BLIND if phase.blind else HAS_BID, amount=phase.bid)


def _marks(view: State, seat: Seat, scene: Scene) -> Iterator[str]:
    """The marks of a player with their meaning, the most pressing first."""
    account, options = view.accounts[seat], view.options
    say, pen = scene.lang.say, ink(scene.terminal)
    if on_barrel(view, seat):
        text = say(words.ON_BARREL_FOR, deals=account.deals) if account.deals else say(words.ON_BARREL)
        yield f"{pen.barrel.format(deals=account.deals or ' ')} {text}"
    if account.bolts and options.bolts is not None:
        count, limit = account.bolts, options.bolts.limit
        drawn = pen.bolt * count + pen.no_bolt * (limit - count)
        yield f"{drawn} {say(words.BOLT_OF, count=count, of=limit)}"
    if account.falls and options.barrel is not None:
        yield f"{pen.fall} {say(words.FALL_OF, count=account.falls, of=options.barrel.falls or 0)}"
    if account.write_offs:
        yield say(words.WRITE_OFFS, count=account.write_offs)


def standing(view: State, scene: Scene) -> str:
    """The scores in one row."""
    return sheets.standing([account.score for account in view.accounts], scene)


def history(views: Sequence[State], scene: Scene) -> list[str]:
    """A column for each player, a row for each deal: the score, and a sign for what weighs on it."""
    return sheets.columns([_row(view, scene) for view in views], scene)


def _row(view: State, scene: Scene) -> list[str]:
    """The scores after a deal; a golden round that goes on is marked before the first of them."""
    cells = [_cell(account, view.options, scene) for account in view.accounts]
    if view.golden is not None:
        cells[0] = f"{ink(scene.terminal).golden} {cells[0]}"
    return cells


def _cell(account: Account, options: Options, scene: Scene) -> str:
    pen = ink(scene.terminal)
    signs = (
        pen.barrel.format(deals=account.deals or " ") if sits(options.barrel, account) else "",
        pen.bolt * account.bolts,
        pen.fall * account.falls,
    )
    return " ".join([scene.lang.number(account.score), *filter(None, signs)])

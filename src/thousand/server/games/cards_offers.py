"""What a player of cards may do, and which cards and words he sees but may not use."""

from collections.abc import Iterator
from typing import Any

from thousand.cards import actions as act
from thousand.cards import write_off
from thousand.cards.deck import Card
from thousand.cards.game import CARDS
from thousand.cards.gifts import receivers
from thousand.cards.phases import phase_of
from thousand.cards.state import Auction, Giving, Naming, Playing, State
from thousand.core.errors import IllegalAction
from thousand.core.seats import Seat
from thousand.notation.games import GAMES
from thousand.server.games.explaining import refusal
from thousand.server.wire.scene import Offer
from thousand.text import cards_table as words
from thousand.text.cards_names import SIGNS
from thousand.text.catalogue import Language, Message

NOTATION = GAMES["cards"]
PEEKS: dict[str, Message] = {
    "hands": words.PEEK_HANDS,
    "suits": words.PEEK_SUITS,
    "talon": words.PEEK_TALON,
    "card": words.PEEK_CARD,
}
KINDS: dict[type, str] = {act.BlindBid: "blind", act.WriteOff: "write-off"}
PLAIN: dict[type, Message] = {
    act.Deal: words.DEAL,
    act.Pass: words.PASS,
    act.Redeal: words.REDEAL,
    act.Look: words.LOOK,
    act.Agree: words.AGREE,
    act.Refuse: words.REFUSE,
    act.Recut: words.RECUT,
    act.Bury: words.BURY,
}


def offers(state: State, seat: Seat, names: tuple[str, ...], lang: Language) -> list[Offer]:
    """All legal actions in their order, then what is shown but not allowed, each with its reason."""
    legal = CARDS.legal_actions(state)
    allowed = [_offer(state, seat, action, None, names, lang) for action in legal]
    shown = []
    for action in _shown(state, seat):
        if action not in legal and (error := _refused(state, action)) is not None:
            shown.append(_offer(state, seat, action, error, names, lang))
    return [*allowed, *shown]


def _shown(state: State, seat: Seat) -> Iterator[Any]:
    """What a player sees before him in this phase, whether he may or not."""
    phase = state.phase
    if isinstance(phase, Auction):
        yield act.Pass(seat)
    elif isinstance(phase, Playing):
        yield from (act.Play(seat, card) for card in state.hands[seat])
    elif isinstance(phase, Giving):
        yield from (
            act.Give(seat, card, to)
            for card in state.hands[seat]
            for to in receivers(state, phase_of(state, Giving))
        )
    if isinstance(phase, Giving | Naming) and state.options.write_off is not None:
        yield act.WriteOff(seat)


def _refused(state: State, action: Any) -> IllegalAction | None:
    try:
        CARDS.decide(state, action)
    except IllegalAction as error:
        return error
    return None


def _offer(
    state: State, seat: Seat, action: Any, error: IllegalAction | None, names: tuple[str, ...], lang: Language
) -> Offer:
    card: Card | None = getattr(action, "card", None)
    to = getattr(action, "to", None)
    points = _points(state, action)
    note = words.NOTES.get(error.code) if error is not None else None
    return Offer(
        action=NOTATION.write_action(action),
        kind=KINDS.get(type(action), type(action).__name__.lower()),
        seat=seat + 1,
        label=_label(state, action, names, lang),
        note=None if note is None or error is None else lang.say(note, **error.parameters),
        why=None if error is None else refusal(error, lang),
        card=None if card is None else str(card),
        to=None if to is None else to + 1,
        amount=getattr(action, "amount", None) or getattr(action, "talon", None),
        points=points,
    )


def _points(state: State, action: Any) -> int | None:
    """What a declaration brings, or a write-off costs."""
    match action:
        case act.Play(card=card, declare="marriage"):
            return state.options.marriages.points[card.suit.place]
        case act.Play(declare="aces"):
            return state.options.ace_marriage
        case act.WriteOff(seat=seat):
            return _written_off(state, seat)
        case _:
            return None


def _written_off(state: State, seat: Seat) -> int | None:
    """By how much writing this deal off changes the score of ``seat``; None where it is not allowed."""
    try:
        return write_off.change(state, seat)
    except IllegalAction:
        return None


def _label(state: State, action: Any, names: tuple[str, ...], lang: Language) -> str:
    points = _points(state, action)
    match action:
        case act.Bid(amount=amount):
            return lang.say(words.BID, amount=amount)
        case act.BlindBid(amount=amount):
            return lang.say(words.BLIND, amount=amount)
        case act.Take(talon=talon):
            return lang.say(words.TAKE, talon=talon)
        case act.Give(card=card, to=None):
            return lang.say(words.LAY_ASIDE, card=SIGNS.card(card, lang))
        case act.Give(card=card, to=int(to)):
            return lang.say(words.GIVE, card=SIGNS.card(card, lang), player=names[to])
        case act.Contract(amount=amount):
            return lang.say(words.CONTRACT, amount=amount)
        case act.WriteOff():
            return lang.say(words.WRITE_OFF_BARRED) if points is None else words.write_off(points, lang)
        case act.Play(card=card, declare=declared):
            sentence = {None: words.PLAY, "marriage": words.MARRIAGE, "aces": words.ACES}[declared]
            return lang.say(sentence, card=SIGNS.card(card, lang), points=points or 0)
        case act.Peek(at=at, position=position):
            return lang.say(PEEKS[at], position=position or 0)
        case _:
            return lang.say(PLAIN[type(action)])

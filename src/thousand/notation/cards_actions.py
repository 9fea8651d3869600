"""Карты: the actions of the card game in text."""

import re
from collections.abc import Callable
from typing import Final

from thousand.cards.actions import (
    Action,
    Agree,
    Bid,
    BlindBid,
    Bury,
    Contract,
    CutPack,
    Deal,
    Give,
    Look,
    Pass,
    Peek,
    Play,
    Recut,
    Redeal,
    Refuse,
    Take,
    WriteOff,
)
from thousand.cards.deck import UNKNOWN
from thousand.core.errors import InvalidNotation, declare
from thousand.core.seats import Seat
from thousand.notation.cards_hands import (
    read_card,
    read_cards,
    read_hand,
    refuse_doubles,
    write_cards,
    write_hand,
)
from thousand.notation.words import UNFIT_ACTION, UNKNOWN_ACTION, read_seat, write_seat

UNFIT_AMOUNT = declare("notation/unfit_amount")
"""What is bid or undertaken is a number above 0, ``110``."""
DEAL_PARTS = declare("notation/deal_parts", "parts", "expected")
"""A deal has a part for each seat and for each talon."""
UNKNOWN_IN_DEAL = declare("notation/unknown_in_deal")
"""``?`` stands in views only: a deal that is played has known cards."""

FORMS: Final = {
    "deal": "deal ATKs9cQJh/…/…/9sJcKd",
    "cut": "cut 9c",
    "bid": "1 bid 110",
    "blind": "1 blind 120",
    "pass": "1 pass",
    "redeal": "1 redeal",
    "take": "1 take 1",
    "give": "1 give 9s 3",
    "contract": "1 contract 120",
    "write-off": "1 write-off",
    "play": "1 play Kh marriage",
    "peek": "1 peek talon 2",
    "look": "1 look",
    "agree": "1 agree",
    "refuse": "1 refuse",
    "recut": "1 recut",
    "bury": "1 bury",
}
"""An example of each action."""

TALON: Final = "talon"
"""Where a card goes that no player gets."""

_AMOUNT = re.compile(r"[1-9][0-9]{0,3}", re.ASCII)
_PLAIN: Final[dict[str, Callable[[Seat], Action]]] = {
    "pass": Pass,
    "redeal": Redeal,
    "write-off": WriteOff,
    "look": Look,
    "agree": Agree,
    "refuse": Refuse,
    "recut": Recut,
    "bury": Bury,
}
"""The actions that are a seat and a word."""
_AMOUNTS: Final[dict[str, Callable[[Seat, int], Action]]] = {
    "bid": Bid,
    "blind": BlindBid,
    "contract": Contract,
}


def parse_action(text: str, players: int) -> Action:
    """``2 bid 110`` and the like; what needs chance with its result or without: ``deal``, ``cut``.

    Raises:
        InvalidNotation: ``text`` is none of the actions.
    """
    words = text.split()
    match words:
        case ["deal"]:
            return Deal()
        case ["deal", cards]:
            return _deal(cards, players)
        case ["cut"]:
            return CutPack()
        case ["cut", card]:
            return CutPack(read_card(card))
        case ["deal" | "cut" as name, *_]:
            raise InvalidNotation(UNFIT_ACTION, text, form=FORMS[name])
    seat = read_seat(words[0] if words else text, players)
    action = _seat_action(seat, words[1:], players)
    if action is None:
        if len(words) > 1 and words[1] in FORMS:
            raise InvalidNotation(UNFIT_ACTION, text, form=FORMS[words[1]])
        raise InvalidNotation(UNKNOWN_ACTION, text, known=tuple(FORMS))
    return action


def _seat_action(seat: Seat, words: list[str], players: int) -> Action | None:
    match words:
        case [name] if name in _PLAIN:
            return _PLAIN[name](seat)
        case [name, amount] if name in _AMOUNTS:
            return _AMOUNTS[name](seat, _amount(amount))
        case ["take", "1"]:
            return Take(seat, 1)
        case ["take", "2"]:
            return Take(seat, 2)
        case ["give", card, to]:
            return Give(seat, read_card(card), None if to == TALON else read_seat(to, players))
        case ["play", card]:
            return Play(seat, read_card(card))
        case ["play", card, ("marriage" | "aces") as declared]:
            return Play(seat, read_card(card), declared)
        case ["peek", ("hands" | "suits" | "talon") as at]:
            return Peek(seat, at)
        case ["peek", "talon", position] if _AMOUNT.fullmatch(position):
            return Peek(seat, "card", int(position))
    return None


def _amount(word: str) -> int:
    if _AMOUNT.fullmatch(word) is None:
        raise InvalidNotation(UNFIT_AMOUNT, word)
    return int(word)


def _deal(text: str, players: int) -> Deal:
    """Hands by seat and the talon as it lies; two players have two talons, or two pairs of table cards."""
    parts = text.split("/")
    expected = players + (2 if players == 2 else 1)
    if len(parts) != expected:
        raise InvalidNotation(DEAL_PARTS, text, parts=len(parts), expected=expected)
    hands, talons = tuple(map(read_hand, parts[:players])), tuple(map(read_cards, parts[players:]))
    cards = [card for part in hands + talons for card in part]
    if UNKNOWN in cards:
        raise InvalidNotation(UNKNOWN_IN_DEAL, text)
    refuse_doubles(cards, text)
    return Deal(hands, talons)


def write_action(action: Action) -> str:
    """The one text of ``action``.

    >>> write_action(parse_action("1 give 9s talon", players=2))
    '1 give 9s talon'
    """
    match action:
        case Deal(hands, talons):
            parts = (*map(write_hand, hands or ()), *map(write_cards, talons or ()))
            return f"deal {'/'.join(parts)}".rstrip()
        case CutPack(card):
            return f"cut {card}" if card else "cut"
    return " ".join([write_seat(action.seat), *_write_words(action)])


def _write_words(action: Action) -> list[str]:
    """The words of ``action`` after its seat."""
    match action:
        case Bid(_, amount):
            return ["bid", str(amount)]
        case BlindBid(_, amount):
            return ["blind", str(amount)]
        case Contract(_, amount):
            return ["contract", str(amount)]
        case Take(_, talon):
            return ["take", str(talon)]
        case Give(_, card, to):
            return ["give", card, TALON if to is None else write_seat(to)]
        case Play(_, card, declared):
            return ["play", card, *([declared] if declared else [])]
        case Peek(_, "card", position):
            return ["peek", "talon", str(position)]
        case Peek(_, at):
            return ["peek", at]
    return [next(name for name, kind in _PLAIN.items() if kind is type(action))]

"""Card tables for the tests of the terminal: positions from actions, and what is typed for an action."""

import io
from collections.abc import Sequence
from itertools import islice
from random import Random
from typing import Any

from thousand.cards import actions as act
from thousand.cards.actions import Action, Deal
from thousand.cards.deck import Card, in_order, pack
from thousand.cards.state import State
from thousand.cli.cards_drawing import sorted_hand
from thousand.cli.cards_table import CardsTable
from thousand.cli.session import Session
from thousand.cli.tables import Scene
from thousand.cli.terminal import Terminal
from thousand.core.seats import Seat
from thousand.notation.cards import CardsNotation
from thousand.notation.cards_actions import write_action
from thousand.notation.cards_hands import read_cards
from thousand.notation.records import Record
from thousand.text.cards_names import rank_letter, suit_letter, suit_sign
from thousand.text.catalogue import Language, language

NOTATION = CardsNotation()
NAMES = ("Anna", "Boris", "Vera", "Danylo")


def table_of(
    preset: str,
    *actions: str,
    players: int = 3,
    start: Sequence[str] = (),
    dealer: int | None = None,
    lang: str = "en",
    columns: int = 60,
    unicode: bool = False,
    seed: str = "1",
    names: Sequence[str] = NAMES,
    **changes: Any,
) -> tuple[CardsTable, Session]:
    """A table and the session at it after ``actions``; ``dealer`` from 1, by default the last."""
    rules = NOTATION.rules(preset, changes=changes, players=players)
    called = tuple(names[:players])
    record = Record("cards", rules, called, tuple(start), Seat((dealer or players) - 1), actions=actions)
    terminal = Terminal(io.StringIO(), columns=columns, unicode=unicode)
    table = CardsTable(Scene(rules, called, record.first, language(lang), terminal))
    return table, Session(record, seed, table.opens)


def deal(one: str = "", two: str = "", three: str = "", talon: str = "") -> str:
    """A deal for three with these hands and this talon; what is not named gets the cards left over."""
    texts = (one, two, three, talon)
    taken = {card for text in texts if text for card in read_cards(text)}
    rest = iter([card for card in pack(24) if card not in taken])
    parts = [
        read_cards(text) if text else tuple(islice(rest, size))
        for text, size in zip(texts, (7, 7, 7, 3), strict=True)
    ]
    return write_action(Deal(tuple(map(in_order, parts[:3])), (parts[3],)))


def seat_of(game: Session) -> Seat:
    """The player to act."""
    assert isinstance(game.actor, int)
    return game.actor


def view_of(game: Session) -> State:
    """What the player to act knows."""
    return game.view(seat_of(game))


def read(table: CardsTable, game: Session, text: str) -> str | None:
    """The action, in the notation, that the player to act means by ``text``; None if it means none."""
    action = table.read(text, view_of(game))
    return None if action is None else write_action(action)


PLAIN: dict[type, tuple[str, ...]] = {
    act.Pass: ("p", "з", "пас", "pass"),
    act.Redeal: ("n", "т", "redeal"),
    act.Look: ("l", "д", "look"),
    act.WriteOff: ("w", "ц", "write-off"),
    act.Agree: ("y", "н"),
    act.Refuse: ("n", "т"),
    act.Recut: ("c", "с", "recut"),
    act.Bury: ("b", "и", "bury"),
    act.Deal: ("",),
}
"""What may be typed for actions that are a word, on a Latin keyboard, a Cyrillic one, or in the notation."""


def typed(view: State, action: Action, lang: Language, rng: Random) -> str:
    """One of the ways to type ``action``."""
    match action:
        case act.Bid(_, amount) | act.Contract(_, amount):
            return str(amount)
        case act.BlindBid(_, amount):
            return rng.choice([f"x {amount}", f"х{amount}", f"blind {amount}"])
        case act.Give(seat, card, to):
            receiver = "talon" if to is None else str(to + 1)
            return f"{named(view, seat, card, lang, rng)} {receiver}"
        case act.Play(seat, card, declared):
            return named(view, seat, card, lang, rng) + (
                rng.choice(["m", " m", "м", "ь"]) if declared else ""
            )
        case act.Take(_, talon):
            return str(talon)
        case act.Peek(_, at, position):
            return f"v{position}" if at == "card" else f"v{at[0]}"
        case _:
            return rng.choice(PLAIN[type(action)])


def named(view: State, seat: Seat, card: Card, lang: Language, rng: Random) -> str:
    """One of the ways to name a card of a hand."""
    rank = rank_letter(card.rank, lang)
    return rng.choice(
        [
            str(sorted_hand(view.hands[seat]).index(card) + 1),
            str(card),
            rank + suit_sign(card.suit, lang),
            (rank + suit_letter(card.suit, lang)).lower(),
        ]
    )

"""Cards in sentences: what happened, told in the present tense; names are never inflected.

An event may be redacted: what the reader may not know has sentences of its own.
"""

from collections.abc import Iterator
from typing import Any

from thousand.cards import events as ev
from thousand.cards.deck import UNKNOWN, Hand
from thousand.core.errors import Parameter
from thousand.core.seats import Seat
from thousand.text import cards_booking, cards_deal
from thousand.text.cards_names import SIGNS, Naming
from thousand.text.catalogue import Language, message

FALLS = message("Falls so far: {falls}")
WRITE_OFFS = message("Write-offs so far: {write_offs}")
SHARE = message("{player} {points}")
HAND = message("{player}: {cards}")
TALON = message("the talon: {cards}")
APART = message("apart: {cards}")
"""Two talons, or the cards on the table for after the first trick."""

SENTENCES = {**cards_deal.SENTENCES, **cards_booking.SENTENCES}
"""The sentence for each kind of event."""

NAMED = {"seat": "player", "by": "by", "to": "to", "dealer": "dealer", "cutter": "cutter"}
"""Fields that hold a seat, and the place of the player's name in a sentence."""
ADDED = {"falls": FALLS, "write_offs": WRITE_OFFS}
"""Counts that are told in a sentence of their own, where they are kept."""


def tell(event: ev.Event, players: tuple[str, ...], lang: Language, naming: Naming = SIGNS) -> str:
    """What happened, in a sentence or two without the closing full stop.

    ``players`` are the names by seat; ``naming`` is how cards are written.
    """
    facts = _facts(event, players, lang, naming)
    sentence = lang.say(SENTENCES[type(event)](event), **facts)
    added = [lang.say(text, **{name: facts[name]}) for name, text in ADDED.items() if facts.get(name)]
    return ". ".join([sentence, *added])


def signed(amount: int, lang: Language) -> str:
    """An amount with its sign.

    >>> from thousand.text.catalogue import language
    >>> signed(120, language("en")), signed(-120, language("en")), signed(0, language("en"))
    ('+120', '−120', '0')
    """
    return f"+{amount}" if amount > 0 else lang.number(amount)


def _facts(event: ev.Event, players: tuple[str, ...], lang: Language, naming: Naming) -> dict[str, Parameter]:
    """What a sentence about ``event`` may name."""
    facts: dict[str, Parameter] = {}
    for field in type(event).__slots__:
        value: Any = getattr(event, field)
        if field in NAMED:
            facts[NAMED[field]] = "" if value is None else players[value]
        elif field == "card":
            facts["card"] = naming.card(value, lang)
        elif field in ("cards", "hand"):
            facts["cards"] = naming.cards(value, lang)
        elif field == "amount":
            facts["amount"] = _amount(event, value, lang)
        elif isinstance(value, int):
            facts[field] = value
    return facts | _rows(event, players, lang, naming)


def _amount(event: ev.Event, amount: int, lang: Language) -> Parameter:
    """A bid as it is; an amount that was written with its sign, and whether it is doubled."""
    if type(event) not in cards_booking.SENTENCES:
        return amount
    shown = signed(amount, lang)
    return lang.say(cards_booking.DOUBLED, amount=shown) if getattr(event, "factor", 1) > 1 else shown


def _rows(event: ev.Event, players: tuple[str, ...], lang: Language, naming: Naming) -> dict[str, Parameter]:
    """What is told of every player, or of every card of the talon."""
    match event:
        case ev.Dealt(hands=hands, talons=talons):
            return {
                "hands": "; ".join((*_hands(hands, players, lang, naming), *_talons(talons, lang, naming)))
            }
        case ev.HandsPeeked(hands=hands):
            return {"hands": "; ".join(_hands(hands, players, lang, naming))}
        case ev.SuitsPeeked(suits=suits):
            return {"suits": naming.between.join(naming.suit(suit, lang) for suit in suits if suit)}
        case ev.DealPlayed(points=points):
            shares = [lang.say(SHARE, player=players[seat], points=n) for seat, n in enumerate(points)]
            return {"shares": ", ".join(shares)}
        case ev.BankPaid(amounts=amounts):
            paid = [(players[seat], signed(n, lang)) for seat, n in enumerate(amounts) if n]
            return {"shares": ", ".join(lang.say(SHARE, player=name, points=n) for name, n in paid)}
        case _:
            return {}


def _hands(
    hands: tuple[Hand, ...], players: tuple[str, ...], lang: Language, naming: Naming
) -> Iterator[str]:
    """The hands that are known, with their holders."""
    for seat, hand in enumerate(hands):
        if hand and UNKNOWN not in hand:
            yield lang.say(HAND, player=players[Seat(seat)], cards=naming.cards(hand, lang))


def _talons(talons: tuple[Hand, ...], lang: Language, naming: Naming) -> Iterator[str]:
    """What was dealt besides the hands, if it is known."""
    if not any(UNKNOWN in talon for talon in talons):
        rows = [naming.cards(talon, lang) for talon in talons]
        yield lang.say(TALON if len(rows) == 1 else APART, cards=", ".join(rows))

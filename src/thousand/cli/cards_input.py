"""Что набирает игрок: from keys, numbers, cards in any known letters and notation to actions of cards."""

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, Final

from thousand.cards.actions import (
    Action,
    Agree,
    Bid,
    BlindBid,
    Bury,
    Contract,
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
from thousand.cards.deck import DECK, Card
from thousand.cards.game import CARDS
from thousand.cards.gifts import due
from thousand.cards.state import Auction, BeforeDeal, Consent, Giving, Naming, Phase, Playing, State, Taking
from thousand.cli.cards_drawing import sorted_hand
from thousand.cli.keys import latin
from thousand.core.seats import Seat
from thousand.notation.cards_actions import FORMS, TALON, parse_action
from thousand.text.cards_names import rank_letter, suit_letter, suit_sign
from thousand.text.catalogue import Language

DECLARES: Final = ("m", "м", "ь")
"""What is added to a card that declares a marriage or the ace marriage."""
BLIND: Final = ("x", "х", "ч")
"""What stands before a blind bid."""
PASSES: Final = ("p", "з", "п", "пас")
OF_CHANCE: Final = ("deal", "cut")
KEYS: Final[dict[str, Callable[[Seat], Action]]] = {
    "n": Redeal,
    "l": Look,
    "w": WriteOff,
    "c": Recut,
    "b": Bury,
    "vh": lambda seat: Peek(seat, "hands"),
    "vs": lambda seat: Peek(seat, "suits"),
    "vt": lambda seat: Peek(seat, "talon"),
    "v1": lambda seat: Peek(seat, "card", 1),
    "v2": lambda seat: Peek(seat, "card", 2),
    "v3": lambda seat: Peek(seat, "card", 3),
}
"""The keys that mean the same in every part of a deal."""


def read(text: str, view: State, lang: Language) -> Action | None:
    """The action that the player to act means by ``text``, None if it means none.

    Raises:
        InvalidNotation: it is an action in the notation, and something is wrong with it.
    """
    actor = CARDS.to_act(view)
    if not isinstance(actor, int):
        return None
    words = text.split()
    if words and words[0] in FORMS and words[0] not in OF_CHANCE:
        return parse_action(f"{actor + 1} {text}", len(view.accounts))
    typed = latin(text)
    if typed in KEYS and not (isinstance(view.phase, Consent) and typed == "n"):
        return KEYS[typed](actor)
    return _READ[type(view.phase)](text.strip().lower(), view, actor, lang)


def _before_deal(text: str, view: State, seat: Seat, lang: Language) -> Action | None:  # noqa: ARG001
    return None if text else Deal()


def _word(text: str, view: State, seat: Seat, lang: Language) -> Action | None:  # noqa: ARG001
    """A number is a bid, after ``x`` a blind one."""
    if text in PASSES:
        return Pass(seat)
    if text.isdecimal():
        return Bid(seat, int(text))
    amount = text[1:].strip()
    if text.startswith(BLIND) and amount.isdecimal():
        return BlindBid(seat, int(amount))
    return None


def _consent(text: str, view: State, seat: Seat, lang: Language) -> Action | None:  # noqa: ARG001
    answers: dict[str, Callable[[Seat], Action]] = {"y": Agree, "n": Refuse}
    answer = answers.get(latin(text))
    return None if answer is None else answer(seat)


def _talon(text: str, view: State, seat: Seat, lang: Language) -> Action | None:  # noqa: ARG001
    match text:
        case "1":
            return Take(seat, 1)
        case "2":
            return Take(seat, 2)
        case _:
            return None


def _contract(text: str, view: State, seat: Seat, lang: Language) -> Action | None:  # noqa: ARG001
    phase = view.phase
    if not text and isinstance(phase, Naming):
        return Contract(seat, phase.bid)
    return Contract(seat, int(text)) if text.isdecimal() else None


def _gift(text: str, view: State, seat: Seat, lang: Language) -> Action | None:
    """A card, and who gets it; only the card where there is one receiver left."""
    phase = view.phase
    if not isinstance(phase, Giving):
        return None
    card, _, to = text.partition(" ")
    receivers = due(view, phase)
    found = _card(card, view, seat, lang)
    if found is None:
        return None
    if not to.strip():
        return Give(seat, found, receivers[0]) if len(receivers) == 1 else None
    named = _receiver(to.strip(), len(view.accounts))
    return None if named is NOBODY else Give(seat, found, named)


NOBODY: Final[Any] = object()


def _receiver(text: str, players: int) -> Any:
    """A seat by its number, None for the other talon, NOBODY where it is neither."""
    if text in (TALON, "t", "т", "е"):
        return None
    if text.isdecimal() and 1 <= int(text) <= players:
        return Seat(int(text) - 1)
    return NOBODY


def _play(text: str, view: State, seat: Seat, lang: Language) -> Action | None:
    """A card; with an ``m`` it declares what it can declare."""
    if not text:
        plays = [action for action in CARDS.legal_actions(view) if isinstance(action, Play)]
        return plays[0] if len(plays) == 1 else None
    found = _card(text, view, seat, lang)
    if found is not None:
        return Play(seat, found)
    found = _card(text[:-1].strip(), view, seat, lang) if text.endswith(DECLARES) else None
    if found is None:
        return None
    return Play(seat, found, "aces" if found.rank == "A" else "marriage")


def _card(text: str, view: State, seat: Seat, lang: Language) -> Card | None:
    """A card by its number in the hand as it is shown, or by its letters."""
    hand = sorted_hand(view.hands[seat])
    if text.isdecimal():
        return hand[int(text) - 1] if 1 <= int(text) <= len(hand) else None
    return next((card for card in DECK if text in _spellings(card, lang)), None)


def _spellings(card: Card, lang: Language) -> Iterator[str]:
    """How ``card`` may be typed: in the notation, in the reader's letters, with the sign of its suit."""
    ranks = {card.rank.value, rank_letter(card.rank, lang)}
    if card.rank == "T":
        ranks.add("10")
    suits = {card.suit.value, suit_letter(card.suit, lang), suit_sign(card.suit, lang)}
    for rank, suit in product(ranks, suits):
        yield f"{rank}{suit}".lower()


_READ: Final[dict[type[Phase], Callable[[str, State, Seat, Language], Action | None]]] = {
    BeforeDeal: _before_deal,
    Auction: _word,
    Consent: _consent,
    Taking: _talon,
    Giving: _gift,
    Naming: _contract,
    Playing: _play,
}
"""What is read in each part of a deal."""

"""Масти и карты по именам: suits and cards in words, in signs, and in letters for terminals without signs."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from thousand.cards.deck import RANKS, SUITS, Card, Rank, Suit
from thousand.text.catalogue import Language, Message, message

SUIT_NAMES: dict[Suit, Message] = {
    Suit.SPADES: message("spades"),
    Suit.CLUBS: message("clubs"),
    Suit.DIAMONDS: message("diamonds"),
    Suit.HEARTS: message("hearts"),
}
SUIT_SIGNS: dict[Suit, str] = {Suit.SPADES: "♠", Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥"}
SUIT_LETTERS = message("s c d h")
"""Spades, clubs, diamonds, hearts by a letter each, where a terminal has no signs for them."""

RANK_NAMES: dict[Rank, Message] = {
    Rank.NINE: message("nine"),
    Rank.JACK: message("jack"),
    Rank.QUEEN: message("queen"),
    Rank.KING: message("king"),
    Rank.TEN: message("ten"),
    Rank.ACE: message("ace"),
}
RANK_LETTERS = message("9 J Q K 10 A")
"""What stands in the corner of a nine, a jack, a queen, a king, a ten, an ace."""

CARD_NAMES: dict[Card, Message] = {
    Card.S9: message("nine of spades"),
    Card.SJ: message("jack of spades"),
    Card.SQ: message("queen of spades"),
    Card.SK: message("king of spades"),
    Card.ST: message("ten of spades"),
    Card.SA: message("ace of spades"),
    Card.C9: message("nine of clubs"),
    Card.CJ: message("jack of clubs"),
    Card.CQ: message("queen of clubs"),
    Card.CK: message("king of clubs"),
    Card.CT: message("ten of clubs"),
    Card.CA: message("ace of clubs"),
    Card.D9: message("nine of diamonds"),
    Card.DJ: message("jack of diamonds"),
    Card.DQ: message("queen of diamonds"),
    Card.DK: message("king of diamonds"),
    Card.DT: message("ten of diamonds"),
    Card.DA: message("ace of diamonds"),
    Card.H9: message("nine of hearts"),
    Card.HJ: message("jack of hearts"),
    Card.HQ: message("queen of hearts"),
    Card.HK: message("king of hearts"),
    Card.HT: message("ten of hearts"),
    Card.HA: message("ace of hearts"),
    Card.UNKNOWN: message("unknown card"),
}
"""Every card in words, in the nominative."""


def suit_name(suit: Suit, lang: Language) -> str:
    """A suit in a word: ``hearts``."""
    return lang.say(SUIT_NAMES[suit])


def suit_sign(suit: Suit, lang: Language) -> str:  # noqa: ARG001 - one shape for all
    """A suit as its sign: ``♥``."""
    return SUIT_SIGNS[suit]


def suit_letter(suit: Suit, lang: Language) -> str:
    """A suit as a letter: ``h``."""
    return lang.say(SUIT_LETTERS).split()[SUITS.index(suit)]


def rank_letter(rank: Rank, lang: Language) -> str:
    """A rank as it stands in the corner of a card: ``K``, ``10``."""
    return lang.say(RANK_LETTERS).split()[RANKS.index(rank)]


def card_name(card: Card, lang: Language) -> str:
    """A card in words: ``king of hearts``."""
    return lang.say(CARD_NAMES[card])


def card_sign(card: Card, lang: Language) -> str:
    """A card as it looks: ``K♥``; ``?`` where it is not known."""
    return _short(card, suit_sign, lang)


def card_letters(card: Card, lang: Language) -> str:
    """A card in letters alone: ``Kh``; ``?`` where it is not known."""
    return _short(card, suit_letter, lang)


def _short(card: Card, suit: Callable[[Suit, Language], str], lang: Language) -> str:
    return str(card) if card is Card.UNKNOWN else rank_letter(card.rank, lang) + suit(card.suit, lang)


@dataclass(frozen=True, slots=True)
class Naming:
    """One way of writing cards."""

    card: Callable[[Card, Language], str]
    suit: Callable[[Suit, Language], str]
    between: str
    """Stands between the cards of a row."""

    def cards(self, cards: Iterable[Card], lang: Language) -> str:
        """Cards in a row, in the order given."""
        return self.between.join(self.card(card, lang) for card in cards)


SIGNS = Naming(card_sign, suit_sign, " ")
"""``K♥ 9♠``."""
LETTERS = Naming(card_letters, suit_letter, " ")
"""``Kh 9s``, for terminals without signs."""
WORDS = Naming(card_name, suit_name, ", ")
"""``king of hearts, nine of spades``, to be read aloud."""

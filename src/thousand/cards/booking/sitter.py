"""Прикуп сдающего: the dealer who sits out with four players scores the talon (A20, decisions 88 and 89)."""

from collections.abc import Iterator

from thousand.cards.booking.case import Case
from thousand.cards.booking.rounding import nearest
from thousand.cards.deck import Hand, Rank, card_points, marriages
from thousand.cards.events import BookingEvent, SitterBooked
from thousand.cards.options import Sitter, SuitPoints


def card_worth(rule: Sitter, talon: Hand) -> int:
    """What the cards of ``talon`` are worth: their points, or so many for each ace.

    >>> from thousand.cards.deck import Card
    >>> card_worth(Sitter(), (Card.SA, Card.HT)), card_worth(Sitter(points="aces"), (Card.SA, Card.HT))
    (21, 50)
    """
    if rule.points == "cards":
        return card_points(talon)
    return rule.ace * sum(card.rank is Rank.ACE for card in talon)


def marriage_worth(rule: Sitter, points: SuitPoints, talon: Hand) -> int:
    """What a marriage in ``talon`` is worth."""
    return sum(points[suit.place] for suit in marriages(talon)) if rule.marriage else 0


def worth(rule: Sitter, points: SuitPoints, step: int | None, talon: Hand) -> int:
    """What ``talon`` is worth in all, rounded as a defender's points."""
    return nearest(step, card_worth(rule, talon) + marriage_worth(rule, points, talon))


def books_sitter(case: Case) -> Iterator[BookingEvent]:
    """Прикуп сдающего: written to the dealer, but not while he sits on the barrel (decision 76)."""
    rule, seat = case.options.sitter, case.result.sitter
    if seat is None or rule is None or case.sat(seat):
        return
    amount = case.written(seat)
    yield SitterBooked(
        seat,
        points=card_worth(rule, case.result.talon),
        marriages=marriage_worth(rule, case.options.marriages.points, case.result.talon),
        factor=case.factors[seat],
        amount=amount,
        score=case.score(seat) + amount,
    )

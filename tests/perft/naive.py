"""The play of a deal counted a second time, from the wording of the rules and without the engine.

Cards are texts, ``Kh``; rules are the plain table of the options. A card is legal unless it
offends against one of the sentences below. Nothing is fast here.
"""

from dataclasses import dataclass, field, replace
from typing import Any

STRENGTH = "9JQKTA"
VALUE = {"9": 0, "J": 2, "Q": 3, "K": 4, "T": 10, "A": 11}
SUITS = "scdh"


@dataclass
class Deal:
    """A deal in play, changed by each card."""

    rules: dict[str, Any]
    hands: list[list[str]]
    order: list[int]
    """The seats that play, clockwise."""
    to_move: int
    later: list[list[str]]
    """What each seat gets after the first trick."""
    rest: list[str]
    """What the winner of the last trick gets besides."""
    table: list[tuple[int, str]] = field(default_factory=list)
    trump: str = ""
    trump_by: int = -1
    coming: str = ""
    """A marriage that is trump from the next trick on."""
    tricks: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    points: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    over: bool = False


def value(cards: list[str]) -> int:
    return sum(VALUE[card[0]] for card in cards)


def beats(card: str, other: str, led: str, trump: str) -> bool:
    def height(text: str) -> int:
        if text[1] == trump:
            return 20 + STRENGTH.index(text[0])
        return 10 + STRENGTH.index(text[0]) if text[1] == led else 0

    return height(card) > height(other)


def offends(deal: Deal, card: str) -> bool:
    """Whether playing ``card`` breaks a rule of play."""
    hand, rule = deal.hands[deal.to_move], deal.rules["play"]
    if not deal.table:
        foreign = deal.trump and deal.trump_by != deal.to_move and card[1] == deal.trump
        has_other = any(held[1] != deal.trump for held in hand)
        return bool(foreign and has_other and not rule["lead_foreign_trump"])
    played = [text for _, text in deal.table]
    led = played[0][1]
    has_led = any(held[1] == led for held in hand)
    ruffed = led != deal.trump and any(text[1] == deal.trump for text in played)
    if has_led and rule["follow"] and card[1] != led:
        return True
    if has_led and rule["beat"] and (rule["beat_ruffed"] or not ruffed):
        rivals = [text for text in played if text[1] == led]
        able = [held for held in hand if held[1] == led and all(beats(held, r, led, "") for r in rivals)]
        if able and card not in able:
            return True
    has_trump = any(held[1] == deal.trump for held in hand)
    if not has_led and has_trump and rule["trump"] and card[1] != deal.trump:
        return True
    if not has_led and has_trump and rule["overtrump"] and ruffed:
        rivals = [text for text in played if text[1] == deal.trump]
        able = [h for h in hand if h[1] == deal.trump and all(beats(h, r, led, deal.trump) for r in rivals)]
        if able and card not in able:
            return True
    return False


def pair(deal: Deal, card: str) -> bool:
    """Whether leading ``card`` can declare a marriage."""
    hand, rule = deal.hands[deal.to_move], deal.rules["marriages"]
    leads = ("Q",) if rule["card"] == "queen" else ("Q", "K")
    both = "Q" + card[1] in hand and "K" + card[1] in hand
    ready = deal.tricks[deal.to_move] > 0 or not rule["needs_trick"]
    return not deal.table and card[0] in leads and both and ready


def aces(deal: Deal, card: str) -> bool:
    """Whether leading ``card`` can declare four aces."""
    hand = deal.hands[deal.to_move]
    all_four = all("A" + suit in hand for suit in SUITS)
    played = deal.rules["ace_marriage"] and deal.tricks[deal.to_move] > 0
    return bool(played and not deal.table and card[0] == "A" and all_four)


def choices(deal: Deal) -> list[tuple[str, str]]:
    """Every legal play: a card, and what is declared with it."""
    found = []
    for card in deal.hands[deal.to_move]:
        if offends(deal, card):
            continue
        found.append((card, ""))
        if pair(deal, card) and not deal.rules["marriages"]["automatic"]:
            found.append((card, "marriage"))
        if aces(deal, card):
            found.append((card, "aces"))
    return found


def after(deal: Deal, card: str, declared: str) -> Deal:
    """The deal after a play."""
    marriage = declared == "marriage" or (pair(deal, card) and deal.rules["marriages"]["automatic"])
    seat = deal.to_move
    deal = replace(
        deal,
        hands=[[*hand] for hand in deal.hands],
        table=[*deal.table],
        tricks=[*deal.tricks],
        points=[*deal.points],
    )
    deal.hands[seat].remove(card)
    deal.table.append((seat, card))
    if declared == "aces":
        deal.points[seat] += deal.rules["ace_marriage"]
    if marriage:
        deal.points[seat] += deal.rules["marriages"]["points"][SUITS.index(card[1])]
        if deal.rules["marriages"]["trump"] == "at_once":
            deal.trump, deal.trump_by = card[1], seat
        else:
            deal.coming = card[1]
    deal.to_move = deal.order[(deal.order.index(seat) + 1) % len(deal.order)]
    if len(deal.table) == len(deal.order):
        sweep(deal)
    return deal


def sweep(deal: Deal) -> None:
    """The trick is taken, and whatever follows from that."""
    led, (best, high) = deal.table[0][1][1], deal.table[0]
    leader = best
    for seat, card in deal.table:
        if beats(card, high, led, deal.trump):
            best, high = seat, card
    deal.points[best] += value([card for _, card in deal.table])
    deal.tricks[best] += 1
    deal.table = []
    deal.to_move = best
    if deal.coming:
        deal.trump, deal.trump_by, deal.coming = deal.coming, leader, ""
    if sum(deal.tricks) == 1:
        for seat, cards in enumerate(deal.later):
            deal.hands[seat] += cards
    if any(not deal.hands[seat] for seat in deal.order):
        left = [card for hand in deal.hands for card in hand] if deal.rest else []
        deal.points[best] += value(deal.rest + left)
        deal.over = True


def perft(deal: Deal, depth: int) -> int:
    """How many sequences of ``depth`` plays there are; fewer where the deal ends before."""
    if depth == 0 or deal.over:
        return 1
    return sum(perft(after(deal, *choice), depth - 1) for choice in choices(deal))


def outcomes(deal: Deal) -> tuple[int, list[int]]:
    """How many ways to play the deal to its end there are, and the points of each seat in all of them."""
    if deal.over:
        return 1, deal.points
    ways, points = 0, [0, 0, 0, 0]
    for choice in choices(deal):
        more, won = outcomes(after(deal, *choice))
        ways += more
        points = [a + b for a, b in zip(points, won, strict=True)]
    return ways, points

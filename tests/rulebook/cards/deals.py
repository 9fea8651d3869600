"""Deals of cards from the first card on, and score sheets, written as hands and statuses."""

from collections.abc import Sequence
from functools import reduce
from typing import Any

from tests.rulebook.cards.table import Position, table
from thousand.cards.booking.settlement import settle
from thousand.cards.deck import Suit
from thousand.cards.evolution import evolve
from thousand.cards.following import playable, refusal
from thousand.cards.play_evolution import begin_play
from thousand.cards.presets import rules
from thousand.cards.records import changed
from thousand.cards.seating import sitter
from thousand.cards.state import DealResult, Naming
from thousand.cards.tricks import taker
from thousand.core.seats import Seat
from thousand.notation.cards_hands import read_card, read_cards, read_hand, write_hand

TRUMPS = {str(suit): suit for suit in Suit}


def may_play(preset: str, hand: str, trick: str, trump: str = "", /, **switches: bool) -> str:
    """What of ``hand`` may be played to ``trick`` under ``preset`` with other switches of play."""
    rule = rules(preset, changes={"play": switches}).options.play
    return write_hand(playable(rule, read_hand(hand), read_cards(trick or "-"), TRUMPS.get(trump)))


def why_not(
    preset: str, hand: str, trick: str, trump: str, card: str, /, **switches: bool
) -> tuple[str, Any]:
    """Code and parameters with which ``card`` of ``hand`` is refused."""
    rule = rules(preset, changes={"play": switches}).options.play
    played = read_cards(trick or "-")
    error = refusal(rule, read_hand(hand), played, TRUMPS.get(trump), read_card(card))
    return error.code, error.parameters


def takes(trick: str, trump: str = "") -> str:
    """The card that takes ``trick``."""
    played = read_cards(trick or "-")
    return str(played[taker(played, TRUMPS.get(trump))])


def may_lead(hand: str, trump: str) -> str:
    """What may be led at a table where nobody leads a ``trump`` that another has declared."""
    rule = rules("online", changes={"play": {"lead_foreign_trump": False}}).options.play
    return write_hand(playable(rule, read_hand(hand), (), TRUMPS[trump], TRUMPS[trump]))


def begun(
    preset: str,
    *hands: str,
    declarer: int = 1,
    contract: int = 120,
    status: Sequence[str] = (),
    first: int = 3,
    talons: Sequence[str] = (),
    results: tuple[bool, ...] | None = None,
    unseen: bool = False,
    **changes: Any,
) -> Position:
    """A deal in which the first card is to be led; hands may be short."""
    before = table(preset, status, first, len(hands), results, **changes).state
    naming = Naming(Seat(declarer - 1), contract, blind=unseen)
    state = changed(
        before,
        hands=tuple(map(read_hand, hands)),
        talons=tuple(map(read_cards, talons)),
        phase=begin_play(before, naming, contract),
    )
    return Position(state, state)


def book(
    preset: str,
    status: Sequence[str],
    contract: int,
    points: Sequence[int],
    *,
    declarer: int = 1,
    tricks: Sequence[int] | None = None,
    first: int = 3,
    talon: str = "",
    results: tuple[bool, ...] | None = None,
    unseen: bool = False,
    **changes: Any,
) -> Position:
    """The score sheet after ``declarer`` undertook ``contract`` and each seat took so many ``points``.

    A seat has taken a trick where it has points, unless ``tricks`` says otherwise.
    """
    state = table(preset, status, first, len(status), results, **changes).state
    result = DealResult(
        dealer=state.dealer,
        declarer=Seat(declarer - 1),
        contract=contract,
        points=tuple(points),
        tricks=tuple(tricks) if tricks is not None else tuple(map(bool, points)),
        blind=unseen,
        golden=results is not None,
        sitter=sitter(state),
        talon=read_cards(talon or "-"),
    )
    events = settle(state.options, state.accounts, results, result)
    return Position(state, reduce(evolve, events, state), events)


def write_off(
    preset: str,
    status: Sequence[str],
    bid: int,
    *,
    declarer: int = 1,
    first: int = 3,
    talon: str = "",
    results: tuple[bool, ...] | None = None,
    **changes: Any,
) -> Position:
    """The score sheet after ``declarer`` won the auction at ``bid`` and wrote the deal off."""
    position = table(preset, status, first, len(status), results, **changes).dealt(talon=talon)
    while position.phase == "Auction":
        seat, legal = position.to_move, position.legal
        bids = f"{seat} bid {bid}" in legal and seat == declarer
        passes = f"{seat} pass" in legal
        position = position.after(f"{seat} bid {bid}" if bids else f"{seat} pass" if passes else legal[0])
    if position.phase == "Taking":
        position = position.after(f"{declarer} take 1")
    return position.after(f"{declarer} write-off")

"""The worlds of a belief: the true one is among them; they are all that could be played as was seen."""

from collections.abc import Iterator
from itertools import combinations, islice

import numpy as np
import pytest

from tests.bots.cards_tables import deal, table
from tests.solvers.cards.tables import Moment, moments
from thousand.cards.deck import ACES, KINGS, QUEENS, Card, Hand, in_order, known, pack
from thousand.cards.events import AceMarriageDeclared, CardPlayed, MarriageDeclared, TrickTaken, TrumpSet
from thousand.cards.following import playable
from thousand.cards.phases import phase_of
from thousand.cards.state import Playing
from thousand.core.seats import Seat
from thousand.kernels.cards import layout
from thousand.kernels.cards.tables import bits
from thousand.solvers.cards.belief import belief, ways
from thousand.solvers.cards.positions import order, position
from thousand.solvers.cards.words import bids_agree, good_for, talon_agrees

TABLES = [
    ("online", 3),
    ("classic", 3),
    ("polish", 3),
    ("home", 3),
    ("russian", 4),
    ("classic", 2),
    ("polish", 2),
    ("home", 2),
]
FEW = 300


@pytest.mark.parametrize(("preset", "seats"), TABLES)
@pytest.mark.parametrize("seed", range(6))
def test_the_truth_is_among_the_worlds(preset: str, seats: int, seed: int) -> None:
    for moment in moments(preset, seats, seed):
        found = belief(moment.view, moment.seen)
        truth = position(moment.state).fields
        assert (found.rows == truth).all(axis=1).any()
        assert len(np.unique(found.rows, axis=0)) == len(found)
        assert found.weights.sum() == pytest.approx(1.0)
        assert (found.weights > 0).all()


@pytest.mark.parametrize("preset", ["online", "polish"])
@pytest.mark.parametrize("seed", range(4))
def test_the_worlds_are_those_that_could_be_played(preset: str, seed: int) -> None:
    compared = 0
    for moment in moments(preset, 3, seed):
        hands = [*dealt(moment)]
        if 1 < len(hands) <= FEW:
            possible = [each for each in hands if could_be(moment, each)]
            rows = np.tile(position(moment.view).fields, (len(possible), 1))
            for row, each in zip(rows, possible, strict=True):
                row[layout.A : layout.A + 3] = [bits(each[seat]) for seat in order(moment.view)]
            marks = talon_agrees(moment.view, moment.seen, rows) & bids_agree(moment.view, moment.seen, rows)
            found = belief(moment.view, moment.seen).rows
            assert {*map(tuple, rows[marks])} == {*map(tuple, found)}
            compared += 1
    assert compared > 3


def dealt(moment: Moment) -> Iterator[dict[Seat, Hand]]:
    """Every way to complete the hands of a view."""
    view, playing = moment.view, phase_of(moment.view, Playing)
    hidden = [seat for seat in order(view) if seat != playing.to_move]
    gone = {card for trick in playing.history for card in trick.cards} | {*playing.trick}
    gone |= {card for hand in view.hands for card in hand}
    unseen = [card for card in pack(24) if card not in gone]
    first, second = (view.hands[seat] for seat in hidden)
    for chosen in combinations(unseen, len(first) - len(known(first))):
        rest = tuple(card for card in unseen if card not in chosen)
        yield {
            playing.to_move: view.hands[playing.to_move],
            hidden[0]: in_order((*known(first), *chosen)),
            hidden[1]: in_order((*known(second), *rest)),
        }


def could_be(moment: Moment, now: dict[Seat, Hand]) -> bool:
    """Whether everybody could play as was seen, with these hands now."""
    played = [event for event in moment.seen if isinstance(event, CardPlayed)]
    hands = {seat: [*hand, *(p.card for p in played if p.seat == seat)] for seat, hand in now.items()}
    trick: list[Card] = []
    trump, owner, before = None, None, list[Card]()
    for event in moment.seen:
        match event:
            case CardPlayed(seat, card):
                before = [*hands[seat]]
                foreign = trump if owner != seat else None
                rule = moment.view.options.play
                if card not in playable(rule, in_order(before), tuple(trick), trump, foreign):
                    return False
                hands[seat].remove(card)
                trick.append(card)
            case MarriageDeclared(_, suit, _):
                if KINGS[suit] not in before or QUEENS[suit] not in before:
                    return False
            case AceMarriageDeclared():
                if not {*ACES} <= {*before}:
                    return False
            case TrumpSet(seat, suit):
                trump, owner = suit, seat
            case TrickTaken():
                trick.clear()
            case _:
                pass
    return True


def test_the_numbers_of_worlds() -> None:
    assert ways([7, 7]) == 3_432
    assert ways([8, 8]) == 12_870
    assert ways([7, 7, 3]) == 2_333_760
    assert ways([]) == 1


@pytest.mark.parametrize("most", [1, 100])
@pytest.mark.parametrize("seed", range(3))
def test_where_too_little_is_seen_a_part_of_the_worlds_does(
    monkeypatch: pytest.MonkeyPatch, most: int, seed: int
) -> None:
    for moment in islice(moments("online", 3, seed), 9):
        whole = {tuple(row) for row in belief(moment.view, moment.seen).rows}
        with monkeypatch.context() as patch:
            patch.setattr("thousand.solvers.cards.belief.MOST_WORLDS", most)
            part = belief(moment.view, moment.seen)
        assert 0 < len(part) <= most
        assert {tuple(row) for row in part.rows} <= whole
        assert part.weights.sum() == pytest.approx(1.0)


def test_a_marriage_that_allowed_the_bid_may_have_been_given_away_and_played() -> None:
    hands = "AcTcThJsQdTsJh", "QsAsJc9dKdAdKh", "QcKcAh9hKsJdQh"
    auction = "2 bid 100", "3 bid 130", "1 pass", "2 pass"
    gifts = "3 give Kc 1", "3 give Td 2", "3 contract 130"
    found = table("online", play={"first_lead": "dealer"}).told(deal(*hands, "Td9s9c"), *auction, *gifts)
    tricks = "AcJc9c", "TcKhQc", "KcQsAh", "Th9d9h", "JsAsKs", "KdJdQd"
    for leader, cards in zip((1, 1, 1, 1, 1, 2), tricks, strict=True):
        found = found.told(*(f"{(leader + n - 1) % 3 + 1} play {cards[2 * n : 2 * n + 2]}" for n in range(3)))
    rows = belief(found.views[1], found.seen[1]).rows
    assert (rows == position(found.state).fields).all(axis=1).any()


def test_a_better_hand_is_good_for_more() -> None:
    options = next(moments("online", 3, 1)).view.options
    weak, strong = ("9sJsTs9cJc9d9h", "AsTsKsQsAcTcAh")
    hands = np.array([bits(Card(text[i : i + 2]) for i in range(0, 14, 2)) for text in (weak, strong)])
    low, high = good_for(options, hands)
    assert low + 80 < high

"""Сдача: amendment A3, and what everyone sees of a deal."""

from collections import Counter
from typing import Any

import pytest

from tests.rulebook.cards.table import table
from thousand.cards.actions import Deal
from thousand.cards.deck import DECK, card_points, in_order, unknown
from thousand.cards.game import CARDS
from thousand.core.chance import SeededChance, shuffled
from thousand.core.errors import IllegalAction
from thousand.core.game import play

SHAPES: list[tuple[str, int, int, dict[str, Any], tuple[int, ...], tuple[int, ...]]] = [
    ("online", 3, 3, {}, (7, 7, 7), (3,)),
    ("home", 2, 1, {}, (10, 10), (2, 2)),
    ("classic", 2, 1, {}, (10, 10), (2, 2)),
    ("polish", 2, 1, {"deck": 20}, (8, 8), (2, 2)),
    ("polish", 3, 1, {"deck": 20, "talon": {"giving": "discard"}}, (6, 6, 6), (2,)),
    ("classic", 4, 2, {}, (7, 0, 7, 7), (3,)),
]


@pytest.mark.parametrize(("preset", "players", "first", "changes", "hands", "talons"), SHAPES)
def test_a03_everyone_gets_his_share(
    preset: str,
    players: int,
    first: int,
    changes: dict[str, Any],
    hands: tuple[int, ...],
    talons: tuple[int, ...],
) -> None:
    position = table(preset, first=first, players=players, **changes)
    action = CARDS.draw(position.state, Deal(), SeededChance(1))
    assert isinstance(action, Deal)
    dealt = action.hands, action.talons
    assert dealt[0] is not None
    assert dealt[1] is not None
    assert tuple(map(len, dealt[0])) == hands
    assert tuple(map(len, dealt[1])) == talons
    assert card_points([card for part in (*dealt[0], *dealt[1]) for card in part]) == 120


def test_a03_a_drawn_pack_is_dealt_from_the_dealers_left_and_ends_with_the_talon() -> None:
    position = table("classic", first=1)
    cards = shuffled(SeededChance(7), DECK)
    action = CARDS.draw(position.state, Deal(), SeededChance(7))
    assert action == Deal((in_order(cards[14:21]), in_order(cards[:7]), in_order(cards[7:14])), (cards[21:],))


def test_a03_with_two_players_ten_ten_two_two_in_the_order_of_the_pack() -> None:
    position = table("classic", first=1, players=2)
    cards = shuffled(SeededChance(7), DECK)
    action = CARDS.draw(position.state, Deal(), SeededChance(7))
    assert action == Deal((in_order(cards[10:20]), in_order(cards[:10])), (cards[20:22], cards[22:]))


def test_a03_with_four_players_the_dealer_gets_nothing() -> None:
    position = table("classic", first=2, players=4)
    cards = shuffled(SeededChance(7), DECK)
    action = CARDS.draw(position.state, Deal(), SeededChance(7))
    assert action == Deal(
        (in_order(cards[14:21]), (), in_order(cards[:7]), in_order(cards[7:14])), (cards[21:],)
    )


def test_a03_the_deal_goes_round_clockwise() -> None:
    position = table("russian", first=3).dealt().after("1 bid 100, 2 pass, 3 pass, 1 write-off")
    assert (position.state.dealer, position.state.deal) == (0, 2)


@pytest.mark.parametrize(
    "text",
    [
        "deal",
        "deal ATKQJ9s9c/ATKQJcJ9d/ATKQdQJ9h/ATh",
        "deal ATKQJ9s/ATKQJ9c/ATKQJ9d/ATKQJ9h",
        "deal ATKQJ9s9cJc/ATKQcJ9d/ATKQdQJ9h/ATKh",
    ],
)
def test_a03_a_deal_that_is_not_the_whole_pack_in_its_shares_is_refused(text: str) -> None:
    assert table("online").refuses(text) == ("core/chance_mismatch", {})


def test_a03_a_card_dealt_twice_is_refused() -> None:
    position = table("online")
    good = position.deal()
    assert good.hands is not None
    twice = Deal((good.hands[0], good.hands[0], good.hands[2]), good.talons)
    with pytest.raises(IllegalAction, match="core/chance_mismatch"):
        CARDS.decide(position.state, twice)
    hidden = Deal((unknown(7), good.hands[1], good.hands[2]), good.talons)
    with pytest.raises(IllegalAction, match="core/chance_mismatch"):
        CARDS.decide(position.state, hidden)


def test_a03_everyone_sees_his_own_seven_cards_and_no_others() -> None:
    position = table("online").dealt("ATKQJ9s9c", "ATKQJcJ9d", "ATKQdQJ9h", talon="AhThKh")
    assert [position.seen_by(1).hand(seat) for seat in (1, 2, 3)] == ["ATKQJ9s9c", "?" * 7, "?" * 7]
    assert position.seen_by(2).hand(2) == "ATKQJcJ9d"
    assert [position.seen_by(0).hand(seat) for seat in (1, 2, 3)] == ["?" * 7] * 3
    assert {position.seen_by(seat).talon() for seat in (0, 1, 2, 3)} == {"???"}


def test_a03_every_card_falls_everywhere_alike() -> None:
    """2,400 seeded deals: the ace of hearts is with each player in 7 of 24, in the talon in 3 of 24.

    The standard deviations are 22 and 16; the bounds are four of them.
    """
    state = table("online").state
    chance = SeededChance(3)
    where = Counter()
    for _ in range(2_400):
        dealt = play(CARDS, state, Deal(), chance).state
        parts = (*dealt.hands, *dealt.talons)
        where[next(place for place, part in enumerate(parts) if DECK[-1] in part)] += 1
    for seat in range(3):
        assert abs(where[seat] - 700) < 4 * 22
    assert abs(where[3] - 300) < 4 * 16

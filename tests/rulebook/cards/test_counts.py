"""Counting facts of the game, by enumeration or by large seeded samples with a stated error."""

from collections import Counter
from itertools import combinations, product
from math import comb, factorial, prod, sqrt

import pytest

from thousand.cards.actions import Deal
from thousand.cards.cap import marriage_points
from thousand.cards.dealing import hand_size, talon_sizes
from thousand.cards.deck import DECK, RANKS, SUITS, Card, Rank, card_points, marriages
from thousand.cards.game import CARDS, start
from thousand.cards.options import HandRedeal, TalonRedeal
from thousand.cards.presets import rules
from thousand.cards.redeal import hand_grounds, talon_grounds
from thousand.core.chance import SeededChance
from thousand.core.game import play


def test_card_points_are_120_30_a_suit_all_marriages_280_and_aces_200() -> None:
    assert card_points(DECK) == 120
    for suit in SUITS:
        assert card_points(card for card in DECK if card.suit is suit) == 30
    options = rules("online").options
    assert marriage_points(options.marriages.points, DECK) == 280
    assert options.ace_marriage == 200


def test_example_30_a_deal_brings_400_at_most_without_aces() -> None:
    assert card_points(DECK) + marriage_points(rules("online").options.marriages.points, DECK) == 400


def test_there_are_807_723_671_040_deals_for_three_players() -> None:
    options = rules("classic").options
    sizes = (hand_size(options),) * 3 + talon_sizes(options)
    assert sum(sizes) == len(DECK)
    assert factorial(24) // prod(map(factorial, sizes)) == 807_723_671_040


def test_seven_cards_hold_no_marriage_in_71_5_one_in_26_5_two_in_1_9_percent() -> None:
    """Every choice of kings and queens, with all choices of the other sixteen cards."""
    royal = [card for card in DECK if card.rank in (Rank.KING, Rank.QUEEN)]
    ways = Counter[int]()
    for count in range(8):
        for held in combinations(royal, count):
            ways[len(marriages(held))] += comb(16, 7 - count)
    total = comb(24, 7)
    assert sum(ways.values()) == total
    shares = [round(100 * ways[number] / total, 1) for number in (0, 1, 2)]
    assert shares == [71.5, 26.5, 1.9]


def hands_by_rank() -> list[tuple[tuple[Card, ...], int]]:
    """A hand of seven for each choice of ranks, and how many hands have that choice."""
    by_rank = [[card for card in DECK if card.rank is rank] for rank in RANKS]
    hands = []
    for counts in product(range(5), repeat=6):
        if sum(counts) == 7:
            chosen = zip(by_rank, counts, strict=True)
            hand = tuple(card for cards, count in chosen for card in cards[:count])
            hands.append((hand, prod(comb(4, count) for count in counts)))
    return hands


@pytest.mark.parametrize(("preset", "percent"), [("online", 6.3), ("classic", 1.0)])
def test_decision_04_how_many_hands_entitle_to_a_redeal(preset: str, percent: float) -> None:
    rule = rules(preset).options.redeal
    assert isinstance(rule, HandRedeal)
    entitled = sum(ways for hand, ways in hands_by_rank() if hand_grounds(rule, hand, rule.nines))
    assert round(100 * entitled / comb(24, 7), 1) == percent


def test_decision_04_of_the_6_3_percent_of_online_5_9_come_from_three_nines() -> None:
    rule = HandRedeal(nines=3)
    entitled = sum(ways for hand, ways in hands_by_rank() if hand_grounds(rule, hand, 3))
    assert round(100 * entitled / comb(24, 7), 1) == 5.9


SAMPLE = 4_000


@pytest.mark.parametrize(("preset", "share"), [("online", 0.187), ("classic", 0.082)])
def test_how_often_somebody_is_entitled_to_a_redeal(preset: str, share: float) -> None:
    """4,000 seeded deals: the standard deviation is 0.6 and 0.4 %; the bound is four of them."""
    state = start(rules(preset).options, 3)
    rule = state.options.redeal
    assert rule is not None
    chance, entitled = SeededChance(18), 0
    for _ in range(SAMPLE):
        hands = play(CARDS, state, Deal(), chance).state.hands
        enough = [rule.nines, rule.opener_nines or rule.nines, rule.nines]
        entitled += any(hand_grounds(rule, hand, nines) for hand, nines in zip(hands, enough, strict=True))
    assert abs(entitled / SAMPLE - share) < 4 * sqrt(share * (1 - share) / SAMPLE)


def test_classic_without_the_openers_three_nines_3_1_percent() -> None:
    state = start(rules("classic", changes={"redeal": {"opener_nines": False}}).options, 3)
    rule = state.options.redeal
    assert rule is not None
    chance, entitled, share = SeededChance(31), 0, 0.031
    for _ in range(SAMPLE):
        hands = play(CARDS, state, Deal(), chance).state.hands
        entitled += any(hand_grounds(rule, hand, rule.nines) for hand in hands)
    assert abs(entitled / SAMPLE - share) < 4 * sqrt(share * (1 - share) / SAMPLE)


@pytest.mark.parametrize(
    ("rule", "percent"),
    [
        (TalonRedeal(below=5), 4.9),
        (TalonRedeal(nines=2), 6.1),
        (TalonRedeal(jacks=3), 0.2),
        (TalonRedeal(below=5, nines=2, jacks=3), 7.5),
    ],
)
def test_decision_10_how_many_talons_entitle_to_a_redeal(rule: TalonRedeal, percent: float) -> None:
    talons = [talon_grounds(rule, talon) is not None for talon in combinations(DECK, 3)]
    assert round(100 * sum(talons) / len(talons), 1) == percent


def test_a_talon_alone_holds_a_marriage_in_4_3_percent() -> None:
    talons = [bool(marriages(talon)) for talon in combinations(DECK, 3)]
    assert round(100 * sum(talons) / len(talons), 1) == 4.3

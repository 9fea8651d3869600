import pytest
from hypothesis import given
from hypothesis import strategies as st

from thousand.cards.deck import DECK, Card, in_order, unknown
from thousand.core.errors import InvalidNotation
from thousand.notation.cards_hands import read_card, read_hand, write_hand


@given(st.sets(st.sampled_from(DECK)), st.integers(0, 10))
def test_a_hand_is_read_as_it_was_written(cards: set[Card], count: int) -> None:
    hand = in_order([*cards, *unknown(count)])
    assert read_hand(write_hand(hand)) == hand


@given(st.permutations(DECK[3:12]))
def test_the_order_of_cards_does_not_matter(cards: list[Card]) -> None:
    assert write_hand(read_hand("".join(cards))) == "ATKsATKQJ9c"


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("ATKs9cQJh", "ATKs9cQJh"),
        ("KhQs", "QsKh"),
        ("9s9c9d", "9s9c9d"),
        ("?Kh?", "Kh??"),
        ("KsTsAs", "ATKs"),
        ("-", "-"),
    ],
)
def test_hands(text: str, written: str) -> None:
    assert write_hand(read_hand(text)) == written


@pytest.mark.parametrize(
    "text", ["", " ", "K", "h", "Kx", "10h", "kh", "KH", "Кh", "AsK", "-As", "As-", "As Kh", "A?s"]
)
def test_no_hands(text: str) -> None:
    with pytest.raises(InvalidNotation) as refused:
        read_hand(text)
    assert (refused.value.code, refused.value.place) == ("notation/unfit_hand", text)


def test_a_card_is_in_a_hand_once() -> None:
    with pytest.raises(InvalidNotation) as refused:
        read_hand("AKsAs")
    assert refused.value.code == "notation/card_twice"
    assert refused.value.parameters == {"card": "As"}


@pytest.mark.parametrize("card", DECK)
def test_cards(card: Card) -> None:
    assert read_card(str(card)) is card


@pytest.mark.parametrize("text", ["", "?", "K", "hK", "KQh", "10h", "Kh "])
def test_no_cards(text: str) -> None:
    with pytest.raises(InvalidNotation) as refused:
        read_card(text)
    assert (refused.value.code, refused.value.place) == ("notation/unfit_card", text)


def test_the_ten_is_a_letter() -> None:
    assert read_card("Tc") is Card.CT

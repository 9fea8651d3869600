from itertools import accumulate

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thousand.cards.actions import (
    Action,
    Agree,
    Bid,
    BlindBid,
    Bury,
    Contract,
    CutPack,
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
from thousand.cards.deck import DECK, Card, in_order
from thousand.core.errors import InvalidNotation
from thousand.core.seats import Seat
from thousand.notation.cards_actions import FORMS, parse_action, write_action

seats = st.integers(0, 3).map(Seat)
amounts = st.integers(1, 9999)
cards = st.sampled_from(DECK)


@st.composite
def deals(draw: st.DrawFn) -> tuple[Deal, int]:
    players = draw(st.sampled_from([2, 3, 4]))
    shape = {2: (10, 10, 2, 2), 3: (7, 7, 7, 3), 4: (7, 7, 7, 0, 3)}[players]
    pack = draw(st.permutations(DECK))
    ends = tuple(accumulate(shape))
    parts = [tuple(pack[end - count : end]) for count, end in zip(shape, ends, strict=True)]
    return Deal(tuple(map(in_order, parts[:players])), tuple(parts[players:])), players


seat_actions = st.one_of(
    st.builds(Bid, seats, amounts),
    st.builds(BlindBid, seats, amounts),
    st.builds(Pass, seats),
    st.builds(Redeal, seats),
    st.builds(Take, seats, st.sampled_from([1, 2])),
    st.builds(Give, seats, cards, st.none() | seats),
    st.builds(Contract, seats, amounts),
    st.builds(WriteOff, seats),
    st.builds(Play, seats, cards, st.sampled_from([None, "marriage", "aces"])),
    st.builds(Peek, seats, st.sampled_from(["hands", "suits", "talon"])),
    st.builds(Peek, seats, st.just("card"), st.integers(1, 3)),
    st.builds(Look, seats),
    st.builds(Agree, seats),
    st.builds(Refuse, seats),
    st.builds(CutPack, st.none() | cards),
    st.builds(Recut, seats),
    st.builds(Bury, seats),
    st.just(Deal()),
)


@given(seat_actions)
def test_an_action_is_read_as_it_was_written(action: Action) -> None:
    assert parse_action(write_action(action), players=4) == action


@given(deals())
def test_a_deal_is_read_as_it_was_written(deal: tuple[Deal, int]) -> None:
    action, players = deal
    assert parse_action(write_action(action), players) == action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("2 bid 110", Bid(Seat(1), 110)),
        ("2 blind 120", BlindBid(Seat(1), 120)),
        ("2 pass", Pass(Seat(1))),
        ("2 redeal", Redeal(Seat(1))),
        ("2 take 1", Take(Seat(1), 1)),
        ("2 give 9s 3", Give(Seat(1), Card.S9, Seat(2))),
        ("2 give 9s talon", Give(Seat(1), Card.S9, None)),
        ("2 contract 120", Contract(Seat(1), 120)),
        ("2 write-off", WriteOff(Seat(1))),
        ("2 play Kh", Play(Seat(1), Card.HK)),
        ("2 play Kh marriage", Play(Seat(1), Card.HK, "marriage")),
        ("2 play Ah aces", Play(Seat(1), Card.HA, "aces")),
        ("1 peek hands", Peek(Seat(0), "hands")),
        ("1 peek suits", Peek(Seat(0), "suits")),
        ("1 peek talon", Peek(Seat(0), "talon")),
        ("1 peek talon 2", Peek(Seat(0), "card", 2)),
        ("2 look", Look(Seat(1))),
        ("1 agree", Agree(Seat(0))),
        ("1 refuse", Refuse(Seat(0))),
        ("cut 9c", CutPack(Card.C9)),
        ("cut", CutPack()),
        ("2 recut", Recut(Seat(1))),
        ("2 bury", Bury(Seat(1))),
        ("deal", Deal()),
    ],
)
def test_each_action_has_one_text(text: str, action: Action) -> None:
    assert parse_action(text, players=3) == action
    assert write_action(action) == text
    assert parse_action(f"  {text.replace(' ', '   ')} ", players=3) == action


def test_a_deal_names_hands_by_seat_and_the_talon_last() -> None:
    text = "deal ATKQJ9sAc/TKQJ9cATd/KQJ9dATKh/QJ9h"
    deal = parse_action(text, players=3)
    assert isinstance(deal, Deal)
    assert deal.talons == ((Card.HQ, Card.HJ, Card.H9),)
    assert write_action(deal) == text


def test_the_talon_keeps_its_order_since_its_places_have_numbers() -> None:
    text = "deal ATKQJ9sAc/TKQJ9cATd/KQJ9dATKh/Q9Jh"
    assert write_action(parse_action(text, players=3)) == text


def test_a_dealer_who_sits_out_has_no_cards() -> None:
    deal = parse_action("deal ATKQJ9sAc/-/TKQJ9cATd/KQJ9dATKh/QJ9h", players=4)
    assert isinstance(deal, Deal)
    assert deal.hands is not None
    assert deal.hands[1] == ()


@pytest.mark.parametrize(
    ("text", "code", "place"),
    [
        ("", "notation/unknown_seat", ""),
        ("4 pass", "notation/unknown_seat", "4"),
        ("0 pass", "notation/unknown_seat", "0"),
        ("pass", "notation/unknown_seat", "pass"),
        ("1", "notation/unknown_action", "1"),
        ("1 resign", "notation/unknown_action", "1 resign"),
        ("1 bid", "notation/unfit_action", "1 bid"),
        ("1 bid 110 120", "notation/unfit_action", "1 bid 110 120"),
        ("1 bid -5", "notation/unfit_amount", "-5"),
        ("1 bid 0", "notation/unfit_amount", "0"),
        ("1 bid 0100", "notation/unfit_amount", "0100"),
        ("1 bid ١٠٠", "notation/unfit_amount", "١٠٠"),
        ("1 contract 1e2", "notation/unfit_amount", "1e2"),
        ("1 take 3", "notation/unfit_action", "1 take 3"),
        ("1 give 9s", "notation/unfit_action", "1 give 9s"),
        ("1 give 9s 9", "notation/unknown_seat", "9"),
        ("1 give ? 2", "notation/unfit_card", "?"),
        ("1 play ?", "notation/unfit_card", "?"),
        ("1 play 10h", "notation/unfit_card", "10h"),
        ("1 play Kh trump", "notation/unfit_action", "1 play Kh trump"),
        ("1 peek", "notation/unfit_action", "1 peek"),
        ("1 peek talon 0", "notation/unfit_action", "1 peek talon 0"),
        ("1 peek hands 2", "notation/unfit_action", "1 peek hands 2"),
        ("cut Kx", "notation/unfit_card", "Kx"),
        ("cut 9c 9s", "notation/unfit_action", "cut 9c 9s"),
        ("1 cut 9c", "notation/unfit_action", "1 cut 9c"),
        ("1 deal", "notation/unfit_action", "1 deal"),
        ("deal A s/-/-/-", "notation/unfit_action", "deal A s/-/-/-"),
        ("deal -/-/-", "notation/deal_parts", "-/-/-"),
        ("deal As/Kx/-/-", "notation/unfit_hand", "Kx"),
        ("deal As/As/-/-", "notation/card_twice", "As/As/-/-"),
        ("deal As/?/-/-", "notation/unknown_in_deal", "As/?/-/-"),
    ],
)
def test_what_is_no_action_is_refused_and_its_place_named(text: str, code: str, place: str) -> None:
    with pytest.raises(InvalidNotation) as refused:
        parse_action(text, players=3)
    assert (refused.value.code, refused.value.place) == (code, place)


@pytest.mark.parametrize(("players", "parts"), [(2, 4), (3, 4), (4, 5)])
def test_a_deal_has_a_part_for_each_seat_and_talon(players: int, parts: int) -> None:
    parse_action(f"deal {'/'.join('-' * parts)}", players)
    with pytest.raises(InvalidNotation) as refused:
        parse_action(f"deal {'/'.join('-' * (parts + 1))}", players)
    assert refused.value.parameters == {"parts": parts + 1, "expected": parts}


@pytest.mark.parametrize("form", [form for name, form in FORMS.items() if name != "deal"])
def test_the_examples_in_refusals_can_be_read(form: str) -> None:
    assert write_action(parse_action(form, players=3)) == form

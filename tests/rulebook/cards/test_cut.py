"""Снимка: decisions 1 to 3 and amendment A2."""

import pytest

from tests.rulebook.cards.table import table
from thousand.core.errors import IllegalAction


def test_a02_no_cut_unless_the_table_plays_it() -> None:
    for preset in ("online", "home", "classic", "russian", "polish"):
        position = table(preset)
        assert position.legal == ["deal"]
        assert position.refuses("cut 9c") == ("cards/not_now", {})


def test_decision_01_classic_the_right_neighbour_cuts() -> None:
    position = table("classic", first=2, cut=True)
    assert (position.to_move, position.legal) == ("chance", ["cut"])
    position = position.after("cut Kh")
    assert position.event("PackCut").seat == 0
    assert (position.to_move, position.legal) == ("chance", ["deal"])
    assert position.refuses("cut Kh") == ("cards/not_now", {})
    assert position.dealt().phase == "Auction"


def test_a02_classic_after_a_nine_the_dealer_may_ask_for_another_cut() -> None:
    position = table("classic", first=2, cut=True).after("cut 9c")
    assert (position.to_move, position.legal) == (2, ["deal", "2 recut"])
    assert position.refuses("1 recut") == ("cards/not_your_turn", {})
    assert position.refuses("2 bury") == ("cards/no_jack", {})
    assert position.dealt().phase == "Auction"
    again = position.after("2 recut")
    assert (again.to_move, again.legal) == ("chance", ["cut"])
    assert again.event("RecutAsked").cutter == 0
    assert again.after("cut Ts").legal == ["deal"]


def test_decision_01_classic_the_third_nine_costs_the_cutter_120() -> None:
    position = table("classic", ["200", "300", "400"], first=2, cut=True)
    position = position.after("cut 9c, 2 recut, cut 9s, 2 recut, cut 9d")
    assert position.happened == ["PackCut", "NinesPenalty", "DealVoided"]
    assert position.seats == ["80", "300", "400"]


def test_decision_02_after_the_third_nine_the_next_dealer_deals() -> None:
    position = table("classic", ["200", "300", "400"], first=2, cut=True)
    position = position.after("cut 9c, 2 recut, cut 9s, 2 recut, cut 9d")
    assert (position.state.dealer, position.state.deal) == (2, 1)
    assert position.legal == ["cut"]
    assert position.after("cut 9d").event("PackCut").nines == 1


def test_a02_a_barrel_sitter_does_not_pay_for_nines_and_loses_no_deal() -> None:
    position = table("classic", ["880/t2", "300", "400"], first=2, cut=True)
    position = position.after("cut 9c, 2 recut, cut 9s, 2 recut, cut 9d")
    assert position.happened == ["PackCut", "DealVoided"]
    assert position.seats[0] == "880/t2"


def test_a02_a_penalty_for_nines_is_no_dump_truck() -> None:
    position = table("classic", ["675", "0", "0"], first=2, cut=True, dump=True)
    position = position.after("cut 9c, 2 recut, cut 9s, 2 recut, cut 9d")
    assert position.seats[0] == "555"


def test_decision_03_classic_a_jack_may_be_buried_and_no_cut_follows() -> None:
    position = table("classic", first=2, cut=True).after("cut Jh")
    assert position.legal == ["deal", "2 bury"]
    assert position.refuses("2 recut") == ("cards/no_nine", {})
    position = position.after("2 bury")
    assert (position.to_move, position.legal) == ("chance", ["deal"])


def test_a02_home_all_happens_by_itself_and_the_left_neighbour_cuts_after_a_nine() -> None:
    position = table("home", first=2, cut=True).after("cut 9c")
    assert [event.seat for event in position.events] == [1, 1]
    assert position.event("RecutAsked").cutter == 2
    assert position.legal == ["cut"]
    assert position.after("cut As").legal == ["deal"]


def test_a02_home_three_nines_cost_the_dealer_120() -> None:
    position = table("home", ["200", "300", "400"], first=2, cut=True).after("cut 9c, cut 9s, cut 9d")
    assert position.happened == ["PackCut", "NinesPenalty", "DealVoided"]
    assert position.seats == ["200", "180", "400"]


def test_a02_home_after_a_jack_the_dealer_cuts_once_and_that_stands() -> None:
    position = table("home", first=2, cut=True).after("cut 9c, cut Jd")
    assert position.event("RecutAsked").cutter == 1
    stands = position.after("cut 9h")
    assert stands.happened == ["PackCut"]
    assert stands.event("PackCut").nines == 1
    assert stands.legal == ["deal"]


def test_a02_a_jack_may_also_be_buried_by_itself_or_cut_again_by_choice() -> None:
    buried = table("classic", cut={"choice": False, "jack": "bury"}).after("cut Js")
    assert buried.happened == ["PackCut", "JackBuried"]
    assert buried.legal == ["deal"]
    asked = table("classic", cut={"choice": True, "jack": "dealer"}).after("cut Js")
    assert asked.legal == ["deal", "3 recut"]
    assert asked.after("3 recut").event("RecutAsked").cutter == 2


def test_a02_a_nine_may_be_cut_again_by_the_right_neighbour_by_itself() -> None:
    position = table("classic", first=2, cut={"choice": False}).after("cut 9s")
    assert position.event("RecutAsked").cutter == 0


def test_a02_the_card_that_is_cut_belongs_to_the_pack() -> None:
    position = table("polish", cut={}, deck=20, talon={"giving": "discard"})
    assert position.refuses("cut 9s") == ("core/chance_mismatch", {})
    assert position.refuses("cut") == ("core/chance_mismatch", {})


def test_a02_nobody_has_a_say_about_a_cut_that_is_not_made() -> None:
    position = table("classic", cut=True)
    assert position.refuses("3 recut") == ("cards/not_your_turn", {})
    with pytest.raises(IllegalAction, match="cards/not_now"):
        position.dealt()

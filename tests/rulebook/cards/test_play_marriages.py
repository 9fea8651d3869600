"""Marriages and the ace marriage: decisions 36 to 44, A10, examples 24, 29 and 30."""

import pytest

from tests.rulebook.cards.deals import begun
from tests.rulebook.cards.table import Position
from thousand.cards.deck import DECK, card_points
from thousand.cards.presets import names
from thousand.cards.state import Playing

HELD = ("KQhAs9c", "JTs9dJc", "9sAd9hAc")
"""The first player takes a trick with the ace of spades and then holds a marriage."""
TRICK = "1 play As, 2 play Ts, 3 play 9s"
NO_TRICK = {"marriages": {"needs_trick": False}}
NEXT_TRICK = {"marriages": {"needs_trick": False, "trump": "next_trick"}}


def phase(position: Position) -> Playing:
    assert isinstance(position.state.phase, Playing)
    return position.state.phase


def declarations(position: Position) -> list[str]:
    return [text for text in position.legal if len(text.split()) == 4]


@pytest.mark.parametrize("preset", names())
def test_decision_36_a_marriage_needs_a_trick_of_ones_own(preset: str) -> None:
    fresh = begun(preset, *HELD, first=1)
    assert declarations(fresh) == []
    assert fresh.refuses("1 play Kh marriage") == ("cards/needs_trick", {})
    assert declarations(fresh.after(TRICK)) == ["1 play Qh marriage", "1 play Kh marriage"]


def test_decision_36_a_table_may_do_without_the_trick() -> None:
    led = begun("online", *HELD, **NO_TRICK).after("1 play Kh marriage")
    assert led.happened == ["CardPlayed", "MarriageDeclared", "TrumpSet"]


@pytest.mark.parametrize("preset", names())
def test_example_24_a_king_led_before_any_trick_declares_nothing(preset: str) -> None:
    led = begun(preset, *HELD, first=1).after("1 play Kh")
    assert led.happened == ["CardPlayed"]
    assert (phase(led).trump, phase(led).points) == (None, (0, 0, 0))


def test_example_24_after_a_trick_it_brings_100_and_hearts_are_trump() -> None:
    led = begun("classic", *HELD).after(TRICK).after("1 play Kh marriage")
    assert (phase(led).trump, phase(led).points) == ("h", (21 + 100, 0, 0))


def test_a10_a_marriage_is_a_right_and_no_duty() -> None:
    led = begun("online", *HELD).after(TRICK).after("1 play Qh")
    assert led.happened == ["CardPlayed"]


TWICE = ("KQsKQd", "9cJd9dJc", "Js9s9hJh")
"""Two marriages; the third player is void in diamonds and holds two spades."""
FIRST = "1 play Ks marriage, 2 play 9c, 3 play 9s"
SECOND = "1 play Kd marriage, 2 play Jd"


def test_decision_37_trump_holds_in_the_same_trick_and_the_old_trump_is_plain() -> None:
    second = begun("online", *TWICE, **NO_TRICK).after(FIRST).after(SECOND)
    assert phase(second).trump == "d"
    assert second.legal == ["3 play Js", "3 play 9h", "3 play Jh"]
    assert second.after("3 play Js").event("TrickTaken").seat == 0


def test_decision_37_elsewhere_a_marriage_is_trump_from_the_next_trick_on() -> None:
    first = begun("online", *TWICE, **NEXT_TRICK).after(FIRST)
    assert first.happened == ["CardPlayed", "TrickTaken", "TrumpSet"]
    second = first.after(SECOND)
    assert (phase(second).trump, phase(second).next_trump) == ("s", "d")
    assert second.legal == ["3 play Js"]
    ruffed = second.after("3 play Js")
    assert (ruffed.event("TrickTaken").seat, ruffed.event("TrumpSet").seat) == (2, 0)
    assert (phase(ruffed).trump, phase(ruffed).trump_by) == ("d", 0)


def test_decision_38_a_marriage_led_apart_is_broken() -> None:
    led = begun("online", "KQhAs", "9JTd", "9JTc").after("1 play Kh, 2 play 9d, 3 play 9c")
    assert led.legal == ["1 play As", "1 play Qh"]
    assert led.refuses("1 play Qh marriage") == ("cards/not_a_marriage", {"card": "Qh"})


def test_decision_39_no_card_but_king_and_queen_declares() -> None:
    held = begun("online", *HELD).after(TRICK)
    assert held.refuses("1 play 9c marriage") == ("cards/not_a_marriage", {"card": "9c"})
    pair = begun("online", "KQ9h", "9JTd", "9JTc", **NO_TRICK)
    assert pair.refuses("1 play 9h marriage") == ("cards/not_a_marriage", {"card": "9h"})


def test_decision_40_the_trump_marriage_is_not_declared_again() -> None:
    again = begun("online", "KQhAs", "9JTd", "9JTc", **NO_TRICK).after(
        "1 play Qh marriage, 2 play 9d, 3 play 9c"
    )
    assert declarations(again) == []


def test_decision_41_who_takes_the_queen_declares_his_own() -> None:
    taken = begun("online", "KQhAs", "AhKQc", "9h9d9s", **NO_TRICK).after(
        "1 play Qh marriage, 2 play Ah, 3 play 9h"
    )
    assert declarations(taken) == ["2 play Qc marriage", "2 play Kc marriage"]
    declared = taken.after("2 play Kc marriage")
    assert (phase(declared).trump, phase(declared).points) == ("c", (100, 14 + 60, 0))


ACES = ("ATsAcAKQdAh", "Ks9c9d9hJcTcKc", "JsQcJdQhTh9sKh")
TEN = "1 play Ts, 2 play Ks, 3 play Js"


def test_decision_42_a_ten_brings_the_trick_and_four_aces_in_hand_may_be_declared() -> None:
    fresh = begun("online", *ACES)
    assert fresh.refuses("1 play As aces") == ("cards/needs_trick", {})
    later = fresh.after(TEN)
    aces = ["1 play As aces", "1 play Ac aces", "1 play Ad aces", "1 play Ah aces"]
    assert declarations(later) == ["1 play Qd marriage", "1 play Kd marriage", *aces]
    assert later.legal[-1] == "1 play Ah aces"
    gone = later.after("1 play Ac, 2 play 9c, 3 play Qc")
    assert gone.refuses("1 play Ah aces") == ("cards/not_four_aces", {"card": "Ah"})
    assert later.refuses("1 play Kd aces") == ("cards/not_four_aces", {"card": "Kd"})


def test_example_29_four_aces_bring_200_and_the_trump_stays() -> None:
    deal = begun("online", *ACES).after(TEN).after("1 play Kd marriage, 2 play 9d, 3 play Jd")
    declared = deal.after("1 play Ah aces")
    assert declared.happened == ["CardPlayed", "AceMarriageDeclared"]
    assert (phase(declared).trump, phase(declared).points) == ("d", (16 + 80 + 6 + 200, 0, 0))


def test_decision_43_a_defender_may_declare_aces() -> None:
    taken = begun("online", "9sKs", "ATsAcAdAh", "JsTc").after("1 play 9s, 2 play Ts, 3 play Js")
    assert phase(taken.after("2 play Ad aces")).points == (0, 12 + 200, 0)


def test_a10_the_ace_marriage_is_no_duty() -> None:
    led = begun("online", *ACES).after(TEN).after("1 play Ac")
    assert led.happened == ["CardPlayed"]


@pytest.mark.parametrize("preset", ["home", "classic", "russian", "polish"])
def test_the_ace_marriage_is_played_only_where_it_is_agreed(preset: str) -> None:
    assert begun(preset, *ACES, first=1).after(TEN).refuses("1 play Ac aces") == ("cards/no_ace_marriage", {})


def test_classic_offers_the_ace_marriage() -> None:
    later = begun("classic", *ACES, ace_marriage=True).after(TEN)
    assert later.after("1 play Ac aces").event("AceMarriageDeclared").points == 200


def test_decision_44_a_marriage_is_declared_on_lead_only() -> None:
    led = begun("online", "9hJd", "KQh", "TAh", **NO_TRICK).after("1 play 9h")
    assert declarations(led) == []
    assert led.refuses("2 play Kh marriage") == ("cards/not_on_lead", {})
    assert led.refuses("2 play Kh aces") == ("cards/not_on_lead", {})


def test_leading_a_marriage_declares_it_by_itself_where_that_is_agreed() -> None:
    deal = begun("online", *HELD, marriages={"automatic": True}).after(TRICK)
    assert declarations(deal) == []
    assert deal.refuses("1 play Kh marriage") == ("cards/declares_itself", {})
    assert deal.after("1 play Kh").happened == ["CardPlayed", "MarriageDeclared", "TrumpSet"]
    assert deal.after("1 play 9c").happened == ["CardPlayed"]


def test_where_the_queen_declares_the_king_only_breaks_the_marriage() -> None:
    deal = begun("online", *HELD, marriages={"card": "queen"}).after(TRICK)
    assert declarations(deal) == ["1 play Qh marriage"]
    assert deal.refuses("1 play Kh marriage") == ("cards/queen_declares", {"card": "Kh"})
    automatic = {"card": "queen", "automatic": True}
    silent = begun("online", *HELD, marriages=automatic).after(TRICK).after("1 play Kh")
    assert silent.happened == ["CardPlayed"]


def test_example_30_all_marriages_are_280_and_a_deal_400() -> None:
    deal = begun("classic", "KQsKQcKQdKQh", "J9sJ9cJ9dJ9h", **NO_TRICK)
    for suit in "scdh":
        deal = deal.after(f"1 play K{suit} marriage, 2 play J{suit}")
    assert phase(deal).points == (280 + 4 * (4 + 2), 0)
    assert card_points(DECK) + 280 == 400


def test_the_table_may_agree_on_other_points_for_the_marriages() -> None:
    deal = begun("online", *HELD, marriages={"points": [80, 100, 40, 60]}).after(TRICK)
    assert deal.after("1 play Qh marriage").event("MarriageDeclared").points == 60

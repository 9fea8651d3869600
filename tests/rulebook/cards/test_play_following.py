"""What may be led and what must be played: decisions 45 to 48, the duties of the Polish game."""

from tests.rulebook.cards.deals import begun, may_lead, may_play, takes, why_not


def test_example_25_a_suit_that_is_led_is_followed() -> None:
    assert may_play("online", "9KcAhTs", "Ac") == may_play("classic", "9cKcAhTs", "Ac") == "K9c"
    assert may_play("polish", "9KcAhTs", "Ac") == "K9c"
    assert may_play("polish", "9KcAhTs", "Jc") == "Kc"


def test_example_26_who_is_void_plays_a_trump() -> None:
    assert may_play("online", "9AhTs", "Ac", "h") == "A9h"
    assert may_play("online", "TsJd", "Ac", "h") == "TsJd"
    assert may_play("online", "9AhTs", "Ac") == "TsA9h"


def test_example_27_the_highest_trump_or_else_the_highest_of_the_suit_led_takes_the_trick() -> None:
    assert takes("9hQhJh", "h") == "Qh"
    assert takes("Ac9hKc", "h") == "9h"
    assert takes("Ac9cAh") == "Ac"


def test_decision_45_any_card_may_be_played_at_home() -> None:
    assert may_play("home", "9KcAhTs", "Ac", "h") == "TsK9cAh"
    assert may_play("online", "9KcAhTs", "Ac", follow=False) == "TsK9cAh"


def test_decision_46_a_free_table_still_may_demand_a_trump_of_one_who_is_void() -> None:
    assert may_play("home", "9AhTs", "Ac", "h") == "TsA9h"
    assert may_play("home", "9AhTs", "Ac", "h", trump=True) == "A9h"
    assert may_play("home", "9cAhTs", "Ac", "h", trump=True) == "Ts9cAh"


def test_decision_47_nobody_must_beat_unless_the_table_plays_it() -> None:
    assert may_play("online", "9AcKh", "Jc") == "A9c"
    assert may_play("online", "9AcKh", "Jc", beat=True) == "Ac"
    assert may_play("online", "9QcKh", "JcKc", beat=True) == "Q9c"
    assert may_play("home", "9AcKh", "Jc", beat=True) == "Ac"
    assert may_play("home", "9cKh", "Jc", beat=True) == "9cKh"


def test_decision_47_the_suit_led_is_beaten_in_that_suit_also_where_it_is_trump() -> None:
    assert may_play("polish", "9QAhTs", "JhKh", "h") == "Ah"
    assert may_play("polish", "9QhTs", "JhKh", "h") == "Q9h"


def test_a23_a_trumped_trick_need_not_be_beaten_in_the_suit_led() -> None:
    assert may_play("polish", "9AcKh", "Jc9h", "h") == "A9c"
    assert may_play("polish", "9AcKh", "Jc9h", "h", beat_ruffed=True) == "Ac"


def test_a23_a_trump_already_played_is_beaten_when_that_is_possible() -> None:
    assert may_play("polish", "9QAhTs", "JcKh", "h") == "Ah"
    assert may_play("polish", "9QhTs", "JcKh", "h") == "Q9h"
    assert may_play("polish", "9QhTs", "JcKc", "h") == "Q9h"
    assert may_play("online", "9QAhTs", "JcKh", "h") == "AQ9h"


def test_decision_47_overtrumping_without_the_duty_to_trump() -> None:
    free = {"follow": True, "trump": False, "overtrump": True}
    assert may_play("online", "9QAhTs", "JcKh", "h", **free) == "Ah"
    assert may_play("online", "9QhTs", "JcKh", "h", **free) == "TsQ9h"
    assert may_play("online", "9QhTs", "Jc", "h", **free) == "TsQ9h"


def test_decision_48_the_dealer_leads_at_home_and_the_declarer_elsewhere() -> None:
    hands = ("As", "Ac", "Ad")
    assert begun("home", *hands, declarer=1, first=2).to_move == 2
    assert begun("online", *hands, declarer=1, first=2).to_move == 1
    assert begun("home", *hands, "-", declarer=1, first=4).to_move == 1


def test_a_trump_of_another_player_is_led_only_by_one_who_has_nothing_else() -> None:
    assert may_lead("A9hTs", "h") == "Ts"
    assert may_lead("A9h", "h") == "A9h"
    hands = ("KQTAh", "AJs9Kc", "TsAcJd9h")
    changes = {"marriages": {"needs_trick": False}, "play": {"lead_foreign_trump": False}}
    own = begun("online", *hands, **changes).after("1 play Kh marriage, 2 play Js, 3 play 9h")
    assert own.legal == ["1 play Qh", "1 play Th", "1 play Ah"]
    lost = begun("online", "KQ9hJd", "AJh9As", "TsAcTdTh", **changes).after(
        "1 play Qh marriage, 2 play Ah, 3 play Th"
    )
    assert lost.legal == ["2 play 9s", "2 play As"]
    assert lost.refuses("2 play Jh") == ("cards/foreign_trump", {"suit": "h"})
    assert begun("online", "KQ9hJd", "AJh9As", "TsAcTdTh", marriages={"needs_trick": False}).after(
        "1 play Qh marriage, 2 play Ah, 3 play Th"
    ).legal == ["2 play 9s", "2 play As", "2 play Jh"]


def test_a_refusal_names_the_duty() -> None:
    assert why_not("online", "As", "", "", "Ks") == ("cards/not_in_hand", {"card": "Ks"})
    assert why_not("polish", "9sTd", "9d", "", "9s") == ("cards/must_follow_suit", {"suit": "d"})
    assert why_not("polish", "JAs", "9sQs", "", "Js") == ("cards/must_beat", {"card": "Qs"})
    assert why_not("home", "JAs9d", "QsKd", "", "9d", beat=True) == ("cards/must_beat", {"card": "Qs"})
    assert why_not("online", "9Kh9s", "Ac", "h", "9s") == ("cards/must_trump", {"suit": "h"})
    assert why_not("polish", "9Kh9s", "AcQh", "h", "9s") == ("cards/must_trump", {"suit": "h"})
    assert why_not("polish", "9Kh9s", "AcQh", "h", "9h") == ("cards/must_overtrump", {"card": "Qh"})
    assert why_not("home", "9Kh9s", "AcQh", "h", "9s", overtrump=True) == (
        "cards/must_overtrump",
        {"card": "Qh"},
    )


def test_a_refused_card_changes_nothing() -> None:
    led = begun("online", "As9d", "9sTd", "KsJd").after("1 play 9d")
    assert led.legal == ["2 play Td"]
    assert led.refuses("2 play 9s") == ("cards/must_follow_suit", {"suit": "d"})
    assert led.refuses("2 play Ac") == ("cards/not_in_hand", {"card": "Ac"})

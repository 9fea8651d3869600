"""Вдвоём: decisions 77, 85 and 86, amendments A18, A19 and A23, up to the last trick."""

from typing import Any

import pytest

from tests.rulebook.cards.table import Position, table
from thousand.core.errors import InvalidRules


def classic(words: str = "2 pass", preset: str = "classic", **changes: Any) -> Position:
    position = table(preset, players=2, first=2, **changes)
    return position.dealt("AKTQJ9sAKTQh", "AKTQJ9cAKTQd", talon="9hJh", other="9dJd").after(words)


def test_a18_ten_cards_each_and_two_talons_of_two() -> None:
    position = classic("")
    assert [len(hand) for hand in position.state.hands] == [10, 10]
    assert [len(talon) for talon in position.state.talons] == [2, 2]


def test_a18_the_winner_picks_one_of_them_unseen() -> None:
    position = classic()
    assert (position.phase, position.legal) == ("Taking", ["1 take 1", "1 take 2"])
    assert position.seen_by(1).talon(1) == position.seen_by(1).talon(2) == "??"
    assert position.refuses("2 take 1") == ("cards/not_your_turn", {})
    assert position.refuses("1 give As 2") == ("cards/not_now", {})
    taken = position.after("1 take 2")
    assert taken.hand(1) == "ATKQJ9sJ9dATKQh"
    assert taken.seen_by(1).talon(1) == "??"


def test_a18_it_is_shown_unless_won_on_the_hundred() -> None:
    assert classic("2 pass, 1 take 1").event("TalonTaken").shown is False
    overbid = classic("2 bid 105, 1 pass, 2 take 1")
    assert overbid.event("TalonTaken").shown is True


def test_decision_86_one_card_to_the_opponent_and_one_to_the_other_talon() -> None:
    position = classic("2 pass, 1 take 1")
    gifts = {text.split()[-1] for text in position.legal if "give" in text}
    assert gifts == {"2", "talon"}
    position = position.after("1 give 9h 2, 1 give 9s talon")
    assert position.phase == "Naming"
    assert [len(hand) for hand in position.state.hands] == [10, 11]
    assert [*map(str, position.state.talons[1])] == ["9d", "Jd", "9s"]
    assert position.seen_by(2).talon(2) == "???"
    assert position.seen_by(1).talon(2) == "9s??"


def test_a18_redeal_only_for_four_nines_or_less_than_14_points() -> None:
    nines = table("classic", players=2, first=1).dealt("9s9c9dAsKsTsAcKcTcAd")
    assert "1 redeal" not in nines.legal
    four = table("classic", players=2, first=1).dealt("9s9c9d9hAsKsTsAcKcTc")
    assert "1 redeal" in four.legal
    low = table("classic", players=2, first=1).dealt("", "9s9c9dJsJcJdQsQc9hJh")
    assert "1 redeal" not in low.legal
    low = table("classic", players=2, first=1).dealt("9s9c9dJsJcJdQs9hJhQh")
    assert "1 redeal" in low.legal


def test_a18_no_talon_redeal() -> None:
    position = classic("2 pass, 1 take 1")
    assert (position.phase, "1 redeal" in position.legal) == ("Giving", False)


def test_a23_polish_pick_and_show_a_talon_and_throw_two_cards_away() -> None:
    position = classic("2 pass, 1 take 1", preset="polish")
    assert position.event("TalonTaken").shown is True
    assert {text.split()[-1] for text in position.legal if "give" in text} == {"talon"}
    position = position.after("1 give 9h talon, 1 give 9s talon")
    assert (position.phase, [len(hand) for hand in position.state.hands]) == ("Naming", [10, 10])
    assert [*map(str, position.state.aside)] == ["9s", "9h"]
    assert position.seen_by(2).state.aside == ("?", "?")
    assert position.seen_by(2).hand(1) == "?" * 10


def test_a18_in_a_golden_round_the_declarer_picks_his_talon() -> None:
    position = classic("", golden=True)
    assert (position.phase, position.legal) == ("Taking", ["1 take 1", "1 take 2"])
    assert position.after("1 take 1").event("TalonTaken").shown is True


def home(words: str = "1 bid 100, 2 pass", **changes: Any) -> Position:
    position = table("home", players=2, first=2, **changes)
    return position.dealt("AKTQJ9sAKTQh", "AKTQJ9cAKTQd", talon="9hJh", other="9dJd").after(words)


def test_a19_home_the_auction_only_fixes_the_declarer() -> None:
    position = home()
    assert (position.phase, position.to_move) == ("Naming", 1)
    assert position.happened == ["Passed", "AuctionWon"]


def test_a19_home_he_names_the_contract_or_writes_off_at_once() -> None:
    position = home()
    assert position.legal[0] == "1 contract 100"
    assert position.legal[-2:] == ["1 contract 260", "1 write-off"]
    assert position.after("1 write-off").happened[0] == "DealWrittenOff"


def test_a19_home_the_dealer_leads() -> None:
    assert home("1 bid 100, 2 pass, 1 contract 100").to_move == 2


def test_decision_85_home_after_trick_1_each_player_gets_two_table_cards() -> None:
    position = home("1 bid 100, 2 pass, 1 contract 100, 2 play 9c, 1 play As")
    assert position.happened[-2:] == ["TableCardsTaken", "TableCardsTaken"]
    assert [len(hand) for hand in position.state.hands] == [11, 11]
    assert "9h" in position.state.hands[0]
    assert "9d" in position.state.hands[1]
    assert not any(position.state.talons)


def test_a19_home_everyone_sees_his_own_table_cards_only() -> None:
    before = home("1 bid 100, 2 pass, 1 contract 100, 2 play 9c")
    assert before.seen_by(1).talon(1) == before.seen_by(1).talon(2) == "??"
    after = before.after("1 play As")
    assert "9h" in after.seen_by(1).state.hands[0]
    assert after.seen_by(1).hand(2) == "?" * 11


def test_decision_77_home_no_barrel_for_two_unless_they_want_it() -> None:
    assert table("home", players=2).options.barrel is None
    wanted = table("home", players=2, barrel=True).options.barrel
    assert wanted is not None
    assert (wanted.at, wanted.fall) == (880, "zero")
    assert table("classic", players=2).options.barrel is not None


def test_online_is_for_three() -> None:
    for players in (2, 4):
        with pytest.raises(InvalidRules, match="online: players: cards/not_for_seats"):
            table("online", players=players)

"""The auction by the chance to win the game: bids, passes, barrels, write-offs, bids before looking."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from tests.bots.cards_tables import NOTATION, deal, table
from thousand.bots.cards import auction, chances, race
from thousand.bots.cards.auction import Speaker, word
from thousand.bots.cards.chances import chance, corrected, four_aces, mean_chance, share_of_hands
from thousand.bots.cards.race import Contract, equity, now, played
from thousand.bots.cards.solving import Effort, SolvingBot
from thousand.cards.deck import DECK
from thousand.cards.game import CARDS
from thousand.cards.options import Options
from thousand.cards.state import Account, Auction
from thousand.core.errors import CodedError
from thousand.core.seats import Seat
from thousand.notation.cards_hands import read_hand
from thousand.tables.cards.bids import DAMAGED, HANDS

POOR, FAIR, STRONG = "T9sJ9cQ9dJh", "ATs9sAcQ9dKh", "ATsKQhAd9c9d"
LEVEL = ("0", "0", "0")


def options(preset: str, players: int = 3) -> Options:
    return NOTATION.rules(preset, players=players).options


def speaker(hand: str, *actions: str, statuses: Sequence[str] = LEVEL, **changes: Any) -> Speaker:
    """Seat 1 with ``hand`` after seat 3 has opened at the hundred."""
    found = table("classic", statuses=statuses, dealer=2, **changes).told(deal(hand), *actions)
    view = found.views[0]
    assert isinstance(view.phase, Auction)
    return Speaker(view, view.phase)


def said(hand: str, *actions: str, statuses: Sequence[str] = LEVEL, **changes: Any) -> str:
    asked = speaker(hand, *actions, statuses=statuses, **changes)
    action = word(asked.view, asked.phase, CARDS.legal_actions(asked.view))
    assert action is not None
    return NOTATION.write_action(action)


def test_strong_hands_bid_and_poor_ones_pass() -> None:
    assert said(STRONG) == "1 bid 105"
    assert said(POOR) == "1 pass"


def test_a_rival_about_to_win_is_raised_with_a_hand_that_would_pass() -> None:
    weak, actions = "KQsT9cJ9dJh", ("1 bid 105", "2 pass", "3 bid 120")
    assert said(weak, *actions) == "1 pass"
    assert said(weak, *actions, statuses=("0", "0", "880/t1")) == "1 bid 125"


def test_a_sitter_goes_on_with_less() -> None:
    assert said(FAIR) == "1 pass"
    assert said(FAIR, statuses=("880/t1", "0", "0")) == "1 bid 105"


def test_a_hand_is_good_for_less_against_a_rival_who_bids_of_his_own_will(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    raised = ("1 bid 105", "2 pass", "3 bid 120")
    against_will = speaker(FAIR, *raised)
    against_opener = speaker(FAIR)
    against_sitter = speaker(FAIR, *raised, statuses=("0", "0", "880/t1"))
    asked = against_will, against_opener, against_sitter
    assert [one.is_contested() for one in asked] == [True, False, False]
    found = [one.mine(125) for one in asked]
    monkeypatch.setattr(auction, "CONTESTED", 0.0)
    plain = [one.mine(125) for one in asked]
    assert found[0] < plain[0]
    assert found[1:] == plain[1:]


def test_cards_lying_face_down_are_looked_at() -> None:
    assert said(STRONG, blind=True) == "1 look"


def test_a_blind_bid_is_made_where_it_leaves_a_better_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    def certain(options: Options, amount: float) -> float:
        return 1.0

    monkeypatch.setattr(auction, "mean_chance", certain)
    assert said(POOR, blind=True) == "1 blind 105"


def test_a_contract_is_worth_what_the_score_sheet_is_after_it() -> None:
    view = speaker(STRONG).view
    sure, lost = (played(view, Seat(0), Contract(Seat(0), 120, share)) for share in (1.0, 0.0))
    assert sure > now(view, Seat(0)) > lost
    middle = played(view, Seat(0), Contract(Seat(0), 120, 0.5))
    assert middle == pytest.approx((sure + lost) / 2)
    sitting = speaker(STRONG, statuses=("880/t3", "0", "0")).view
    assert played(sitting, Seat(0), Contract(Seat(0), 125, 1.0)) == 1.0
    assert played(sitting, Seat(1), Contract(Seat(0), 125, 1.0)) == 0.0


def test_a_score_below_the_races_can_still_get_worse() -> None:
    sheets = [(Account(score), Account(0), Account(0)) for score in (-320, -440, -2000)]
    found = [race.standing(options("online"), sheet, Seat(0)) for sheet in sheets]
    assert found == sorted(set(found), reverse=True)
    assert found[0] == equity(options("online"), sheets[0], Seat(0))


def test_without_a_race_a_lead_in_points_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    def damaged(options: Options, players: int) -> None:
        raise CodedError(DAMAGED, file="races")

    monkeypatch.setattr(race.race, "find", damaged)
    sheet = (Account(500), Account(200), Account(200))
    assert equity(options("classic"), sheet, Seat(0)) is None
    found = [race.standing(options("classic"), sheet, Seat(seat)) for seat in range(3)]
    assert sum(found) == pytest.approx(1)
    assert found[0] > found[1] == found[2]


def test_without_a_table_of_bids_nothing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chances, "table", lambda: None)
    asked = speaker(STRONG)
    assert word(asked.view, asked.phase, CARDS.legal_actions(asked.view)) is None
    assert chance(options("classic"), 3, DECK[:7], 100) is None


@pytest.mark.parametrize(("preset", "players"), [("home", 3), ("classic", 2), ("polish", 2)])
def test_where_other_cards_are_dealt_nothing_is_told(preset: str, players: int) -> None:
    assert chance(options(preset, players), players, read_hand(STRONG), 100) is None


def test_chances_fall_with_the_contract_and_rise_with_the_hand() -> None:
    found = [chance(options("classic"), 3, read_hand(FAIR), amount) or 0 for amount in range(90, 220, 5)]
    assert found == sorted(found, reverse=True)
    assert (chance(options("classic"), 3, read_hand(POOR), 100) or 0) < 0.3 < found[2]


def test_four_aces_count_where_they_bring_points() -> None:
    aces = read_hand("A9sA9cA9dAh")
    plain, more = (chance(options(preset), 3, aces, 160) or 0 for preset in ("classic", "online"))
    assert more > plain
    assert four_aces(aces) == 1
    assert four_aces(read_hand(POOR)) == 0


def test_what_is_promised_is_corrected_in_order() -> None:
    found = [corrected(share / 50) for share in range(51)]
    assert found == sorted(found)
    assert (found[0], found[-1]) == (0, 1)


def test_unseen_hands_are_counted_from_the_whole_table() -> None:
    rng, rules = Random(1), options("classic")
    drawn = [chance(rules, 3, tuple(rng.sample(DECK, 7)), 120) or 0.0 for _ in range(3_000)]
    good = sum(each >= 0.5 for each in drawn) / len(drawn)
    assert share_of_hands(rules, 120, 0.5) == pytest.approx(good, abs=0.04)
    found = chances.table()
    assert found is not None
    assert mean_chance(rules, 120) == corrected(sum(found.column(1)) / HANDS / 255)


# --- the declarer ---

QUICK = SolvingBot(Effort(chances=8, points=2, hands=20))
GOOD, GOOD_TALON = "ATsKQhA9cJd", "9dTcAh"
BAD, BAD_TALON = "Q9sJ9cQ9dKh", "JsJdKc"


def declares(
    hand: str, talon: str, *actions: str, preset: str = "classic", statuses: Sequence[str] = LEVEL
) -> str:
    """What seat 1 does as the declarer for 100 whom nobody has overbid."""
    opening = [] if preset == "classic" else ["1 bid 100"]
    told = (*opening, "2 pass", "3 pass", *actions)
    return table(preset, statuses=statuses, dealer=3).told(deal(hand, talon=talon), *told).choice(QUICK)


def test_a_hopeless_deal_is_written_off_where_that_costs_nothing() -> None:
    assert declares(BAD, BAD_TALON, preset="russian") == "1 write-off"
    assert declares(GOOD, GOOD_TALON, preset="russian").startswith("1 give")


def test_the_contract_is_what_the_hand_is_good_for() -> None:
    named = declares(GOOD, GOOD_TALON, "1 give Jd 2", "1 give 9d 3")
    assert 180 <= int(named.removeprefix("1 contract ")) <= 220


def test_a_sitter_names_what_wins() -> None:
    given = ("1 give Jd 2", "1 give 9d 3")
    assert declares(GOOD, GOOD_TALON, *given, statuses=("880", "0", "0")) == "1 contract 125"

"""The auction by the chance to win the game: bids, passes, barrels, write-offs, bids before looking."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.bots.cards_tables import NOTATION, deal, table
from thousand.bots.cards import chances
from thousand.bots.cards.auction import Speaker
from thousand.bots.cards.chances import chance, four_aces
from thousand.bots.cards.judging import Effort
from thousand.bots.cards.promises import Promise
from thousand.bots.cards.question import Question, Weighed
from thousand.bots.cards.solving import SolvingBot
from thousand.bots.cards.weighing import weigh
from thousand.cards.actions import Bid, Give, Look, Pass
from thousand.cards.deck import DECK
from thousand.cards.game import CARDS
from thousand.cards.options import Options
from thousand.cards.state import Auction
from thousand.core.chance import SeededChance
from thousand.core.seats import Seat
from thousand.notation.cards_hands import read_hand
from thousand.tables.cards.odds import made

POOR, FAIR, STRONG = "T9sJ9cQ9dJh", "ATs9sAcQ9dKh", "ATsKQhAd9c9d"
LEVEL = ("0", "0", "0")
EFFORT = Effort(chances=8, points=2, hands=60)


def options(preset: str, players: int = 3) -> Options:
    return NOTATION.rules(preset, players=players).options


def speaker(hand: str, *actions: str, statuses: Sequence[str] = LEVEL, **changes: Any) -> Speaker:
    """Seat 1 with ``hand`` after seat 3 has opened at the hundred."""
    found = table("classic", statuses=statuses, dealer=2, **changes).told(deal(hand), *actions)
    view = found.views[0]
    assert isinstance(view.phase, Auction)
    return Speaker(Question(view, found.seen[0], CARDS.legal_actions(view), EFFORT, 7), view.phase)


def said(hand: str, *actions: str, statuses: Sequence[str] = LEVEL, **changes: Any) -> str:
    asked = speaker(hand, *actions, statuses=statuses, **changes).asked
    best = max(weigh(asked.view, asked.seen, EFFORT, 7), key=lambda one: one.worth)
    return NOTATION.write_action(best.action)


def test_strong_hands_bid_and_poor_ones_pass() -> None:
    assert said(STRONG) == "1 bid 105"
    assert said(POOR) == "1 pass"


def test_a_rival_about_to_win_is_raised_with_a_hand_that_would_pass() -> None:
    weak, actions = "KQsT9cJ9dJh", ("1 bid 105", "2 pass", "3 bid 120")
    assert said(weak, *actions) == "1 pass"
    assert said(weak, *actions, statuses=("0", "0", "880/t1")) == "1 bid 125"


def test_a_sitter_goes_on_with_less() -> None:
    assert said(POOR) == "1 pass"
    assert said(POOR, statuses=("880/t1", "0", "0")) == "1 bid 105"


def test_rivals_are_known_by_what_they_say_and_by_the_cards_they_cannot_have() -> None:
    opener, raised = speaker(FAIR), speaker(FAIR, "1 bid 105", "2 pass", "3 bid 120")
    forced, willing = opener.rivals[1], raised.rivals[0]
    assert (forced.seat, willing.seat) == (2, 2)
    assert willing.promise().chance(120) > forced.promise().chance(120)
    assert willing.goes_to(125) > forced.goes_to(125)
    assert forced.promise(125).chance(100) > forced.promise().chance(100)
    poor = speaker(POOR).rivals[1]
    assert poor.promise().chance(100) > forced.promise().chance(100)


def test_cards_lying_face_down_are_looked_at() -> None:
    assert said(STRONG, blind=True) == "1 look"


def test_a_look_is_as_good_as_any_bid_or_pass_without_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Speaker, "mine", Promise(Seat(0), {105: 1.0, 110: 0.0}, 105.0))
    asked = speaker(POOR, blind=True).asked
    found = weigh(asked.view, asked.seen, EFFORT, 7)
    look = next(one.worth for one in found if isinstance(one.action, Look))
    assert look == max(one.worth for one in found if isinstance(one.action, Bid | Pass))


def test_a_hand_lying_face_down_counts_for_as_much_as_hands_do_on_average() -> None:
    first = table("home", players=2, blind={})
    dealt = first.after(CARDS.legal_actions(first.state)[0], SeededChance(1))
    view, seen = dealt.views[1], dealt.seen[1]
    assert isinstance(view.phase, Auction)
    asked = Question(view, seen, CARDS.legal_actions(view), EFFORT, 7)
    assert view.face_down
    assert 70 < Speaker(asked, view.phase).mine.points < 110


def test_a_blind_bid_is_made_where_it_leaves_a_better_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    sure = Promise(Seat(0), {105: 1.0, 110: 0.0}, 105.0)
    monkeypatch.setattr(Speaker, "mine", sure)
    assert said(POOR, blind=True) == "1 blind 105"


def test_a_jump_is_not_worth_more_than_the_lowest_bid() -> None:
    asked = speaker(STRONG).asked
    found = weigh(asked.view, asked.seen, Effort(8, 2, 20, every=True), 7)
    worths = [one.worth for one in found if isinstance(one.action, Bid)]
    assert len(worths) > 5
    assert worths == sorted(worths, reverse=True)


def test_between_two_contracts_the_chance_is_on_a_straight_line() -> None:
    promise = Promise(Seat(0), {100: 0.8, 120: 0.6, 140: 0.0}, 110.0)
    found = [promise.chance(amount) for amount in (90, 100, 110, 140, 300)]
    assert found == pytest.approx([0.8, 0.8, 0.7, 0.0, 0.0])
    assert promise.from_bid(110) == [(110, pytest.approx(0.7)), (120, 0.6), (140, 0.0)]


def test_without_a_table_of_bids_talons_are_sampled(monkeypatch: pytest.MonkeyPatch) -> None:
    told = speaker(FAIR).mine
    monkeypatch.setattr(chances, "table", lambda: None)
    assert chance(options("classic"), 3, DECK[:7], 100) is None
    sampled = speaker(FAIR).mine
    assert [*sampled.chances] == [*told.chances]
    assert all(abs(sampled.chances[amount] - told.chances[amount]) < 0.25 for amount in told.chances)


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


def test_low_contracts_are_made_oftener_than_with_open_cards() -> None:
    found = [made(share / 50, 100) for share in range(51)]
    assert found == sorted(found)
    assert (found[0], found[-1]) == (0, 1)
    assert all(after > share / 50 for share, after in enumerate(found[1:-1], 1))
    assert made(0.5, 120) > made(0.5, 200)


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
    assert 160 <= int(named.removeprefix("1 contract ")) <= 220


def test_a_sitter_names_what_wins() -> None:
    given = ("1 give Jd 2", "1 give 9d 3")
    assert declares(GOOD, GOOD_TALON, *given, statuses=("880", "0", "0")) == "1 contract 125"


def gifts(hand: str, talon: str, preset: str, statuses: Sequence[str] = LEVEL) -> list[Weighed]:
    """What each gift promises seat 1, who has got the talon for 100."""
    opening = ["1 bid 100"] if preset == "home" else []
    told = (deal(hand, talon=talon), *opening, "2 pass", "3 pass")
    found = table(preset, statuses=statuses, dealer=3).told(*told)
    return [one for one in weigh(found.views[0], found.seen[0], EFFORT, 7) if isinstance(one.action, Give)]


@pytest.mark.parametrize(
    ("preset", "score", "contract"),
    [("classic", "880/t1", 125), ("classic", "800", 100), ("polish", "880", 120), ("home", "880/t1", 120)],
)
def test_cards_are_given_away_for_the_contract_that_wins(preset: str, score: str, contract: int) -> None:
    found = gifts(GOOD, GOOD_TALON, preset, (score, "0", "0"))
    assert {one.contract for one in found} == {contract}


def test_where_hands_are_counted_nobody_takes_less_than_nothing() -> None:
    assert min(one.points or 0.0 for one in gifts(BAD, BAD_TALON, "home")) >= 0.0

from random import Random

import pytest

from thousand.cards.actions import CutPack, Deal
from thousand.cards.deck import Card
from thousand.cards.state import Account, Naming, State
from thousand.core.chance import SeededChance
from thousand.core.errors import InvalidNotation, InvalidRules
from thousand.core.game import play
from thousand.core.seats import Seat
from thousand.notation.cards import CardsNotation
from thousand.notation.protocol import Setup
from thousand.notation.records import Record, read_record, write_record
from thousand.notation.replay import Done, Refused, replay

NOTATION = CardsNotation()
TABLES = [(preset, players) for preset in NOTATION.presets() for players in NOTATION.seats(preset)]


def begun(
    preset: str, players: int = 3, first: int = 0, start: tuple[str, ...] = (), **changes: object
) -> State:
    golden, deal = changes.pop("golden_deals", None), changes.pop("deal", None)
    options = NOTATION.rules(preset, changes=changes, players=players).options
    assert golden is None or isinstance(golden, tuple)
    assert deal is None or isinstance(deal, int)
    return NOTATION.start(options, Setup(players, Seat(first), start, deal, golden))


def refusal(preset: str, players: int = 3, start: tuple[str, ...] = (), **changes: object) -> tuple[str, str]:
    with pytest.raises(InvalidNotation) as refused:
        begun(preset, players, 0, start, **changes)
    return refused.value.code, refused.value.place


def test_the_presets_and_their_tables() -> None:
    assert NOTATION.presets() == ("online", "home", "classic", "russian", "polish")
    assert [*NOTATION.seats("online")] == [3]
    assert [*NOTATION.seats("home")] == [2, 3, 4]
    with pytest.raises(InvalidRules):
        NOTATION.seats("none")


def test_a_fresh_game() -> None:
    state = begun("classic", first=2)
    assert (state.dealer, state.deal, state.golden) == (2, 1, None)
    assert NOTATION.statuses(state) == ("0", "0", "0")


def test_a_game_begun_from_scores() -> None:
    state = begun("classic", start=("880", "-120/b2", "760/f2"))
    assert state.accounts == (Account(880, deals=3), Account(-120, bolts=2), Account(760, falls=2))
    assert NOTATION.statuses(state) == ("880/t3", "-120/b2", "760/f2")
    assert state.deal == 1


def test_a_wrong_start_names_its_place() -> None:
    assert refusal("classic", start=("880", "0", "890")) == ("notation/score_above_cut", "start[3]: 890")
    assert refusal("classic", start=("880", "0")) == ("notation/status_count", "start")


def test_where_one_number_of_players_is_allowed_it_is_named() -> None:
    text = 'thousand = 1\ngame = "cards"\nrules = { preset = "online" }\nplayers = ["A", "B"]\n'
    with pytest.raises(InvalidNotation) as refused:
        read_record(text)
    assert refused.value.code == "notation/exact_player_count"
    assert refused.value.parameters == {"players": 2, "needed": 3}
    assert refused.value.source == "record:4"


def test_a_fresh_game_begins_with_the_golden_round() -> None:
    state = begun("online", golden=True)
    assert (state.golden, state.deal) == ((), 1)


def test_with_scores_the_golden_round_is_over() -> None:
    state = begun("online", start=("0", "0", "120"), golden=True)
    assert (state.golden, state.deal) == (None, 4)


def test_a_game_in_the_middle_of_the_golden_round() -> None:
    state = begun("online", start=("240", "555", "0"), golden=True, golden_deals=(True, False))
    assert (state.golden, state.deal) == ((True, False), 3)


def test_the_dump_truck_comes_only_after_the_golden_round() -> None:
    code = refusal("online", start=("240", "555", "0"), golden=True)[0]
    assert code == "notation/score_dumped"


def test_results_need_a_golden_round_that_goes_on() -> None:
    assert refusal("classic", golden_deals=()) == ("notation/no_golden_round", "golden")
    wrong = refusal("classic", golden=True, golden_deals=(True, True, False))
    assert wrong == ("notation/golden_round_over", "golden")


def test_the_number_of_the_next_deal() -> None:
    assert begun("classic", deal=4).deal == 4
    assert begun("online", start=("0", "0", "0"), golden=True, deal=9).deal == 9
    assert refusal("online", start=("0", "0", "0"), golden=True, deal=3) == (
        "notation/deal_too_early",
        "deal",
    )


def test_what_lacks_chance() -> None:
    assert NOTATION.lacks_chance(Deal())
    assert NOTATION.lacks_chance(CutPack())
    assert not NOTATION.lacks_chance(CutPack(Card.S9))
    assert not NOTATION.lacks_chance(NOTATION.parse_action("1 pass", 3))


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_random_games_are_read_as_they_were_written(preset: str, players: int) -> None:
    rules = NOTATION.rules(preset, players=players)
    record = Record("cards", rules, ("А", "B", "C", "D")[:players])
    state, rng, chance = record.begin(), Random(preset), SeededChance(players)
    actions: list[str] = []
    statuses: list[tuple[str, ...]] = []
    for _ in range(400):
        step = play(NOTATION.game, state, rng.choice(NOTATION.game.legal_actions(state)), chance)
        state = step.state
        actions.append(NOTATION.write_action(step.action))
        statuses.append(NOTATION.statuses(state))
    text = write_record(Record("cards", rules, record.players, actions=tuple(actions)))
    again = read_record(text)
    assert write_record(again) == text
    done = [step for step in replay(again) if isinstance(step, Done)]
    assert [NOTATION.statuses(step.state) for step in done] == statuses
    assert done[-1].state == state


DEAL = "deal ATKQs9cJ9d/TKJcAKdATh/AQcTQdQJ9h/J9sKh"

POSITION = f"""
thousand = 1
game = "cards"
rules = {{ preset = "classic" }}
players = ["Анна", "Boris", "Віра"]
start = ["880", "500", "-20/b1"]
first = 3
deal = 17
actions = [
  "{DEAL}",
  "2 bid 105",
  "3 pass",
]
"""


def test_a_position_may_be_in_the_middle_of_a_deal() -> None:
    record = read_record(POSITION)
    assert record.start == ("880/t3", "500", "-20/b1")
    steps = [step for step in replay(record) if isinstance(step, Done)]
    state = steps[-1].state
    assert (state.deal, state.dealer, NOTATION.game.to_act(state)) == (17, 2, 0)
    assert write_record(read_record(write_record(record))) == write_record(record)


def test_a_replay_stops_where_the_rules_refuse() -> None:
    steps = [*replay(read_record(POSITION.replace("3 pass", "3 bid 105")))]
    assert isinstance(steps[-1], Refused)
    assert (steps[-1].n, steps[-1].action, steps[-1].error.code) == (3, "3 bid 105", "cards/below_bid")


def test_the_place_of_a_wrong_card_is_its_line() -> None:
    with pytest.raises(InvalidNotation) as refused:
        read_record(POSITION.replace("J9sKh", "J9sKx"), "game.toml")
    assert (refused.value.source, refused.value.place) == ("game.toml:10", "actions[1]: J9sKx")


@pytest.mark.parametrize("text", ["deal", "cut"])
def test_no_record_holds_an_action_without_its_chance(text: str) -> None:
    with pytest.raises(InvalidNotation) as refused:
        read_record(POSITION.replace(DEAL, text))
    assert refused.value.code == "notation/without_chance"


def test_a_golden_deal_has_a_contract_and_no_bids() -> None:
    state = begun("classic", first=2, golden=True)
    for text in (DEAL, "1 give Js 2", "1 give 9s 3"):
        state = play(NOTATION.game, state, NOTATION.parse_action(text, 3), SeededChance(1)).state
    assert isinstance(state.phase, Naming)
    assert [NOTATION.write_action(action) for action in NOTATION.game.legal_actions(state)] == [
        "1 contract 120",
        "1 write-off",
    ]

"""The steady bot at dice: what it does where the rules make it matter, and whole games."""

from random import Random
from typing import Any

import pytest

from tests.bots.dice_tables import choices, position, winner
from thousand.bots.dice.steady import SteadyBot
from thousand.bots.random import RandomBot
from thousand.core.chance import SeededChance
from thousand.core.game import play, view
from thousand.core.seats import Seat
from thousand.dice.actions import Action, Bank, Faces, Keep, Roll
from thousand.dice.events import Event
from thousand.dice.game import DICE, start
from thousand.dice.presets import names, rules

BANK, ROLL = Bank(Seat(0)), Roll(Seat(0))


def keep(*dice: int) -> Keep:
    return Keep(Seat(0), dice)


def chosen(preset: str, own: str, rival: str, throw: str, **changes: Any) -> Action:
    return SteadyBot().choose(position(preset, [own, rival], [throw], **changes), (), Random(0))


@pytest.mark.parametrize(
    ("throw", "action"),
    [
        ("52234", ROLL),  # 5 points, four dice left
        ("66623", BANK),  # 60, two left
        ("11622", ROLL),  # 20, three left
        ("33342", BANK),  # 30, two left
        ("11523", BANK),  # 25, two left
    ],
)
def test_it_banks_by_thresholds(throw: str, action: Action) -> None:
    assert chosen("classic-no-barrel", "350", "750", throw, bolts=False) == action


def test_a_bolt_that_costs_points_makes_it_careful() -> None:
    assert chosen("classic-no-barrel", "350", "750", "11622", bolts=False) == ROLL
    assert chosen("classic-no-barrel", "350", "750", "11622") == BANK


def test_it_throws_on_until_it_has_entered() -> None:
    assert chosen("home", "0/n", "100/e75", "66623") == ROLL
    assert chosen("kubiki", "0/n", "100", "66623") == BANK


def test_it_does_not_bank_onto_the_dump_truck() -> None:
    assert chosen("classic", "540", "100", "15224") == ROLL
    assert (
        chosen("classic", "0/n", "100", "55555", five=[1000, 200, 300, 400, 555, 600], hot="optional") == ROLL
    )
    assert chosen("classic", "535", "100", "15224") == BANK


def test_it_does_not_stop_where_one_overtaking_is_the_dump_truck() -> None:
    assert chosen("classic", "590", "580", "15224", pits=False) == ROLL
    assert chosen("classic", "585", "580", "15224", pits=False) == BANK


def test_it_banks_sooner_to_pass_a_rival() -> None:
    assert chosen("kubiki", "330", "400", "15224") == ROLL
    assert chosen("kubiki", "330", "340", "15224") == BANK


def test_it_lands_deep_in_a_pit_or_not_at_all() -> None:
    assert chosen("classic", "180", "100", "11523") == ROLL  # 205: 95 to go
    assert chosen("classic", "180", "100", "66623") == BANK  # 240: 60 to go
    assert chosen("ussr", "170", "100", "44423") == ROLL  # 210: 90 to go


def test_it_banks_once_the_barrel_would_cut_off_what_it_throws() -> None:
    assert chosen("classic", "870", "800", "12236") == BANK  # 880 with four dice left
    assert chosen("classic", "870", "800", "52236") == ROLL  # 875


def test_it_leaves_a_pit_as_soon_as_it_can() -> None:
    assert chosen("classic", "225", "100", "66623") == ROLL
    assert chosen("classic", "240", "100", "66623") == BANK


def test_it_stops_on_a_barrel_that_cuts_the_score() -> None:
    assert chosen("classic", "870", "100", "15224") == BANK
    assert chosen("home", "840/e75", "100/e75", "11623") == BANK


def test_it_climbs_to_knock_a_rival_off() -> None:
    assert chosen("kubiki", "880", "700", "11622") == ROLL
    assert chosen("kubiki", "880", "905/t3", "11622") == BANK


def test_it_wins_when_it_can() -> None:
    for preset in ("three-barrels", "classic-no-barrel", "classic-open"):
        assert chosen(preset, "990", "500", "12234") == BANK
    assert chosen(
        "home", "850/e75", "500/e75", "66666", five=False, four=[200, 40, 60, 80, 100, 160]
    ) == keep(*[6] * 4)


def test_an_exact_finish() -> None:
    assert chosen("classic-open", "985", "500", "52234") == ROLL
    assert chosen("classic-open", "985/d5", "500", "52234") == BANK  # the last dot would cost everything
    assert chosen("classic-open", "950", "500", "11623") == BANK  # 970 is a good place to wait
    assert chosen("classic-open", "990", "500", "15224", set_aside="choice") == keep(1)


def test_close_to_the_target_it_throws_for_the_win() -> None:
    assert chosen("classic-no-barrel", "985", "500", "12234") == ROLL


def test_a_choice_of_dice() -> None:
    assert chosen("home", "850/e75", "500/e75", "15224") == keep(1)
    assert chosen("home", "850/e75", "500/e75", "11156") == keep(1, 1, 1)
    assert chosen("kubiki", "545", "500", "15224", set_aside="choice") == keep(1, 5)  # 555 with the one alone


def test_it_keeps_off_the_dump_truck_in_choosing_dice() -> None:
    state = position("classic", ["545", "500"], ["15224"], set_aside="choice", dump={"when": "running"})
    assert SteadyBot().choose(state, (), Random(0)) == keep(1, 5)


@pytest.mark.parametrize("preset", names())
@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_games_end_and_nobody_banks_onto_the_dump_truck(preset: str, seats: int) -> None:
    options = rules(preset).options
    for before, action, after in choices(options, [SteadyBot()] * seats, seats):
        score = after.accounts[before.to_move].score
        dumped = options.dump is not None and before.accounts[before.to_move].score > score == 0
        if isinstance(action, Bank) and dumped:
            assert Roll(before.to_move) not in DICE.legal_actions(before)
    assert after.winner is not None


@pytest.mark.slow
@pytest.mark.parametrize("preset", names())
@pytest.mark.parametrize("seats", range(2, 9))
def test_many_games_end(preset: str, seats: int) -> None:
    for seed in range(20):
        assert winner(rules(preset).options, [SteadyBot()] * seats, seed) in range(seats)


HOUSE_RULES: list[dict[str, Any]] = [
    {"hot": "optional", "set_aside": "choice"},
    {"confirmed": "banked", "floor": False, "entry": False},
    {"target": 1500},
    {"singles": {"ones": 5}, "three": False, "straights": False},
    {"bolts": {"limit": 1, "penalty": 200, "on_barrel": True}},
]


@pytest.mark.parametrize("changes", HOUSE_RULES, ids=str)
def test_games_with_house_rules_end(changes: dict[str, Any]) -> None:
    for preset in ("kubiki", "classic"):
        assert winner(rules(preset, None, changes).options, [SteadyBot()] * 3, 1) in range(3)


@pytest.mark.parametrize("preset", names())
def test_it_beats_the_random_bot(preset: str) -> None:
    """It wins 12 of 20 games and more, under each of the rules."""
    wins = 0
    for seed in range(20):
        own = seed // 2 % 2
        bots = [SteadyBot() if seat == own else RandomBot(DICE) for seat in range(2)]
        wins += winner(rules(preset).options, bots, seed) == own
    assert wins >= 12


def test_it_needs_nothing_but_its_view() -> None:
    """It plays the same from redacted events alone, whatever its own source of chance."""
    bot, chance = SteadyBot(), SeededChance(3)
    beginning = start(rules("classic").options, 3, Seat(0))
    seen: tuple[Event, ...] = ()
    state = beginning
    for number in range(150):
        seat = state.to_move
        own = view(DICE, beginning, seen, seat)
        action = bot.choose(own, (), Random(number))
        assert action == bot.choose(state, (), Random(0))
        assert action in DICE.legal_actions(state)
        step = play(DICE, state, action, chance)
        seen += tuple(DICE.redact(event, seat) for event in step.events)
        state = step.state


def test_the_same_position_gives_the_same_action() -> None:
    faces: Faces = (1, 5, 2, 2, 4)
    state = play(DICE, start(rules("home").options, 2, Seat(0)), Roll(Seat(0), faces), SeededChance(0)).state
    assert {SteadyBot().choose(state, (), Random(seed)) for seed in range(20)} == {ROLL}

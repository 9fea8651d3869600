"""Statuses of dice: marks only where the rules use them, and starts that cannot occur."""

import tomllib
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thousand.core.chance import SeededChance
from thousand.core.errors import InvalidNotation
from thousand.core.game import play
from thousand.core.seats import Seat
from thousand.dice import presets
from thousand.dice.actions import Roll
from thousand.dice.game import DICE, start
from thousand.dice.options import Options
from thousand.dice.state import Account
from thousand.notation.dice import DiceNotation
from thousand.notation.dice_status import marks, parse_status, read_accounts, write_status
from thousand.notation.protocol import Setup


def options_of(rules: str) -> Options:
    """The options of a preset and of changes, ``kubiki`` or ``kubiki floor=false``."""
    preset, *changes = rules.split(maxsplit=1)
    return presets.rules(preset, None, tomllib.loads("\n".join(changes))).options


@pytest.mark.parametrize(
    ("rules", "used"),
    [
        ("home", "ne"),
        ("kubiki", "nbt"),
        ("three-barrels", "nb"),
        ("ussr", "nbt"),
        ("classic", "nbtf"),
        ("classic-no-barrel", "nb"),
        ("classic-open", "nbd"),
        ("classic-open dots = { falls = 3 }", "nbfd"),
        ("classic entry = false", "btf"),
        ("classic bolts = false", "ntf"),
    ],
)
def test_marks_are_those_the_rules_use(rules: str, used: str) -> None:
    assert "".join(marks(options_of(rules))) == used


@pytest.mark.parametrize(
    ("rules", "text", "account"),
    [
        ("classic", "550", Account(550, entered=True)),
        ("classic", "0", Account(0, entered=True)),
        ("classic", "0/n", Account(0)),
        ("three-barrels", "-50/n", Account(-50)),
        ("three-barrels", "-50/n/b1", Account(-50, bolts=1)),
        ("classic", "880/t3/f1", Account(880, entered=True, turns=3, falls=1)),
        ("kubiki", "925/t1", Account(925, entered=True, turns=1)),
        ("kubiki", "0/n/b2", Account(0, bolts=2)),
        ("home", "75/e850", Account(75, entered=True, entry=850)),
        ("home", "850/e85", Account(850, entered=True, entry=85)),
        ("home", "0/n", Account(0)),
        ("classic-open", "995/b1/d5", Account(995, entered=True, bolts=1, dots=5)),
        ("three-barrels", "225/b2", Account(225, entered=True, bolts=2)),
        ("classic-no-barrel", "995", Account(995, entered=True)),
    ],
)
def test_a_status_and_its_account(rules: str, text: str, account: Account) -> None:
    assert parse_status(text, options_of(rules)) == account
    assert write_status(account, options_of(rules)) == text


@pytest.mark.parametrize(
    ("rules", "short", "full"),
    [
        ("classic", "880", "880/t3"),
        ("kubiki", "900/b1", "900/b1/t3"),
        ("home", "300", "300/e75"),
        ("home", "850", "850/e75"),
        ("kubiki barrels = [{ start = 900 }]", "925", "925"),
    ],
)
def test_what_is_left_out_is_full(rules: str, short: str, full: str) -> None:
    options = options_of(rules)
    assert write_status(parse_status(short, options), options) == full


IMPOSSIBLE = [
    ("classic", "", "unfit_status"),
    ("classic", "x", "unfit_status"),
    ("classic", "+5", "unfit_status"),
    ("classic", "-0", "unfit_status"),
    ("classic", "050", "unfit_status"),
    ("classic", "50 ", "unfit_status"),
    ("classic", "5e1", "unfit_status"),
    ("classic", "٥", "unfit_status"),
    ("classic", "9" * 5000, "unfit_status"),
    ("classic", "50/", "unfit_status"),
    ("classic", "50/x", "unfit_status"),
    ("classic", "50/b", "unfit_status"),
    ("classic", "50/b0", "unfit_status"),
    ("classic", "50/f1/b1", "unfit_status"),
    ("classic", "50/b1/b1", "unfit_status"),
    ("classic", "500/e85", "unused_mark"),
    ("classic", "500/d1", "unused_mark"),
    ("home", "500/b1", "unused_mark"),
    ("home", "850/t1", "unused_mark"),
    ("kubiki", "500/f1", "unused_mark"),
    ("kubiki entry = false", "0/n", "unused_mark"),
    ("classic", "551", "score_step"),
    ("home", "500/e76", "score_step"),
    ("classic", "-5", "score_below_floor"),
    ("classic", "1000", "score_at_target"),
    ("classic-open", "1000", "score_at_target"),
    ("kubiki target = 500", "500", "score_at_target"),
    ("three-barrels target = 1500", "1500", "score_at_target"),
    ("classic", "885", "score_above_cut"),
    ("home", "900", "score_above_cut"),
    ("home", "500/e900", "score_above_cut"),
    ("kubiki", "555", "score_dumped"),
    ("classic", "555", "score_dumped"),
    ("classic", "5/n", "points_before_entry"),
    ("home", "0/n/e85", "entry_before_entry"),
    ("home", "500/e50", "entry_too_low"),
    ("classic", "500/t1", "turns_off_barrel"),
    ("classic", "225/t1", "turns_off_barrel"),
    ("kubiki", "900/t4", "too_many_turns"),
    ("classic", "500/b3", "mark_at_limit"),
    ("classic", "500/b1/f3", "mark_at_limit"),
    ("classic", "500/f3", "mark_at_limit"),
    ("classic-open", "500/d6", "mark_at_limit"),
]


@pytest.mark.parametrize(("rules", "text", "code"), IMPOSSIBLE, ids=lambda value: value[:40] or "nothing")
def test_a_start_that_cannot_occur_is_refused(rules: str, text: str, code: str) -> None:
    with pytest.raises(InvalidNotation) as caught:
        parse_status(text, options_of(rules))
    assert caught.value.code == f"notation/{code}"


@pytest.mark.parametrize("rules", ["home", "ussr dump = false", "kubiki dump = { at = 505 }"])
def test_555_is_a_score_like_others_where_it_is_not_dumped(rules: str) -> None:
    assert parse_status("555", options_of(rules)).score == 555


@pytest.mark.parametrize(
    ("rules", "statuses", "code", "place"),
    [
        ("kubiki", ["900", "5", "955"], "two_on_barrel", "start[3]"),
        ("home", ["850", "850"], "two_on_barrel", "start[2]"),
        ("classic", ["5", "5"], "status_count", "start"),
        ("classic", ["5", "5", "551"], "score_step", "start[3]: 551"),
    ],
)
def test_accounts_that_cannot_stand_side_by_side(
    rules: str, statuses: list[str], code: str, place: str
) -> None:
    players = 3 if rules != "home" else 2
    with pytest.raises(InvalidNotation) as caught:
        read_accounts(statuses, players, options_of(rules))
    assert (caught.value.code, caught.value.place) == (f"notation/{code}", place)


def test_two_may_sit_where_many_may_or_where_a_loss_may_have_brought_them() -> None:
    read_accounts(["900", "905"], 2, options_of("three-barrels"))
    lower = "{ start = 300, top = 400, turns = 3, exclusive = true, fall = 50 }"
    lower = f"kubiki barrels = [{lower}, {{ start = 900 }}]"
    read_accounts(["300", "305"], 2, options_of(lower))


@given(
    st.sampled_from(presets.names()),
    st.integers(2, 8),
    st.randoms(use_true_random=False),
    st.integers(0, 300),
)
def test_every_position_between_turns_is_a_start(preset: str, players: int, rng: Random, length: int) -> None:
    """Whatever a game can come to can be written down, and begun from."""
    options = presets.rules(preset).options
    state = start(options, players, Seat(0))
    chance = SeededChance(rng.random().hex())
    while DICE.winner(state) is None and (length > 0 or state.turn.throws):
        legal = DICE.legal_actions(state)
        action = legal[-1] if rng.random() < 0.6 else rng.choice(legal)
        state = play(DICE, state, action, chance).state
        length -= 1
    if DICE.winner(state) is None:
        notation = DiceNotation()
        setup = Setup(players, state.to_move, notation.statuses(state))
        assert notation.start(options, setup) == state
        assert DICE.legal_actions(state) == (Roll(state.to_move),)

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thousand.cards.options import Barrel, Bolts, Dump, Options, WriteOff
from thousand.cards.state import Account
from thousand.core.errors import InvalidNotation
from thousand.notation.cards_status import marks, parse_status, read_accounts, write_status

ONLINE = Options(barrel=Barrel(wins="any"), dump=Dump())
CLASSIC = Options(barrel=Barrel(falls=3, together="fall"), target=1001)
HOME = Options(barrel=Barrel(cut=False, exclusive=False, together="sit", fall="zero"), bolts=Bolts(limit=1))
COUNTED = Options(barrel=None, write_off=WriteOff(free=2, third_penalty=120, limit=3))


@pytest.mark.parametrize(
    ("options", "used"), [(ONLINE, "bt"), (CLASSIC, "btf"), (HOME, "t"), (COUNTED, "bw")]
)
def test_only_the_marks_of_the_rules_are_used(options: Options, used: str) -> None:
    assert "".join(marks(options)) == used


@st.composite
def accounts(draw: st.DrawFn) -> tuple[Options, Account]:
    options = draw(st.sampled_from([ONLINE, CLASSIC, HOME, COUNTED]))
    used = marks(options)
    score = draw(st.integers(-2000, 879) | st.just(880))
    if options.dump is not None and score in options.dump.at:
        score = 0
    sitting = options.barrel is not None and score == 880
    return options, Account(
        score,
        bolts=draw(st.integers(0, 2)) if "b" in used else 0,
        deals=draw(st.integers(1, 3)) if sitting else 0,
        falls=draw(st.integers(0, 2)) if "f" in used else 0,
        write_offs=draw(st.integers(0, 3)) if "w" in used else 0,
    )


@given(accounts())
def test_a_status_is_read_as_it_was_written(case: tuple[Options, Account]) -> None:
    options, account = case
    assert parse_status(write_status(account, options), options) == account


@pytest.mark.parametrize(
    ("options", "text", "account"),
    [
        (ONLINE, "0", Account()),
        (ONLINE, "-120/b2", Account(-120, bolts=2)),
        (ONLINE, "880/t3", Account(880, deals=3)),
        (ONLINE, "880/b1/t1", Account(880, bolts=1, deals=1)),
        (CLASSIC, "760/f2", Account(760, falls=2)),
        (CLASSIC, "1/b1/f1", Account(1, bolts=1, falls=1)),
        (HOME, "1005/t2", Account(1005, deals=2)),
        (COUNTED, "995/w3", Account(995, write_offs=3)),
    ],
)
def test_statuses(options: Options, text: str, account: Account) -> None:
    assert parse_status(text, options) == account
    assert write_status(account, options) == text


def test_all_deals_are_left_on_a_barrel_where_none_are_named() -> None:
    assert parse_status("880", CLASSIC) == Account(880, deals=3)
    unlimited = replace(CLASSIC, barrel=Barrel(deals=None))
    assert parse_status("880", unlimited) == Account(880)


@pytest.mark.parametrize(
    ("options", "text", "code"),
    [
        *(
            (ONLINE, text, "unfit_status")
            for text in ("", "x", "-0", "007", "1.5", "5/b", "5/b0", "880/t3/b1", "٥")
        ),
        (ONLINE, "500/f1", "unused_mark"),
        (HOME, "500/b1", "unused_mark"),
        (ONLINE, "500/w1", "unused_mark"),
        (COUNTED, "500/t1", "unused_mark"),
        (ONLINE, "500/t1", "deals_off_barrel"),
        (ONLINE, "880/t4", "too_many_deals"),
        (ONLINE, "885", "score_above_cut"),
        (ONLINE, "1000", "score_at_target"),
        (COUNTED, "1000", "score_at_target"),
        (ONLINE, "555", "score_dumped"),
        (ONLINE, "-555", "score_dumped"),
        (ONLINE, "5/b3", "mark_at_limit"),
        (CLASSIC, "5/f3", "mark_at_limit"),
        (COUNTED, "5/w4", "mark_at_limit"),
    ],
)
def test_a_status_that_cannot_occur_is_refused(options: Options, text: str, code: str) -> None:
    with pytest.raises(InvalidNotation) as refused:
        parse_status(text, options)
    assert refused.value.code == f"notation/{code}"


def test_the_place_is_named() -> None:
    with pytest.raises(InvalidNotation) as refused:
        read_accounts(("0", "5/b9", "0"), 3, ONLINE)
    assert refused.value.place == "start[2]: 5/b9"
    with pytest.raises(InvalidNotation) as refused:
        read_accounts(("0", "0"), 3, ONLINE)
    assert (refused.value.place, refused.value.code) == ("start", "notation/status_count")


def test_one_player_sits_where_one_can() -> None:
    with pytest.raises(InvalidNotation) as refused:
        read_accounts(("880", "0", "880"), 3, CLASSIC)
    assert refused.value.code == "notation/two_on_barrel"
    assert refused.value.parameters == {"first": 1, "second": 3}
    assert refused.value.place == "start[3]"
    assert len(read_accounts(("880", "0", "900"), 3, HOME)) == 3


def test_players_who_climb_together_sit_together_where_the_table_has_it_so() -> None:
    together = replace(CLASSIC, barrel=Barrel(exclusive=True, together="sit"))
    assert len(read_accounts(("880", "0", "880"), 3, together)) == 3

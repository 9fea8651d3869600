"""Files of values: what is written is read, what is damaged or foreign is refused, what ships is right."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from thousand.bots.dice.worth import turn_of
from thousand.core.errors import CodedError
from thousand.dice.options import Options
from thousand.dice.presets import names, rules
from thousand.dice.state import Account
from thousand.kernels.dice.compiled import compiled
from thousand.solvers.running import finished
from thousand.tables import values as values_module
from thousand.tables.abridgement import Abridgement
from thousand.tables.shelf import SHIPPED, file_name, find
from thousand.tables.solved import options_key, rules_key
from thousand.tables.values import Head, Values, read, written

OPTIONS = Options()
ACCOUNTS = (Account(5), Account(0, bolts=1), Account(0))
HEAD = Head(
    options=options_key(OPTIONS),
    digest="d",
    accounts=ACCOUNTS,
    start=2,
    least=None,
    entries=(),
    rules=rules_key(),
    error=0.0,
    first=0.5,
    turns=1.0,
)
ROWS = ([0, 65_535, 1], [30_000, 2, 65_534], [7, 7, 7])
FILE = written(HEAD, ROWS)

QUICK = ("kubiki", "ussr")
"""The rules that take least to compile."""
SOLVED = [name for name in names() if SHIPPED.joinpath(file_name(rules(name).options)).is_file()]
ROUNDED = 2e-5
"""What rounding to 16 bits may change in the worth of a turn."""


def test_what_is_written_is_read() -> None:
    values = read(FILE, "here", OPTIONS)
    assert values.head == HEAD
    assert [list(values.row(number)) for number in range(3)] == list(map(list, ROWS))
    assert values.chance(ACCOUNTS[1], ACCOUNTS[0]) == 1.0


def test_very_many_statuses_are_kept_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(values_module, "MANY", 3)
    plain = written(HEAD, ROWS)
    assert plain != FILE
    values = read(plain, "here", OPTIONS)
    assert [list(values.row(number)) for number in range(3)] == list(map(list, ROWS))
    assert code_of(plain[:-1]) == code_of(plain[:-1] + b"!") == "tables/damaged"


def code_of(data: bytes, options: Options = OPTIONS) -> str:
    with pytest.raises(CodedError) as caught:
        read(data, "here", options)
    assert caught.value.parameters == {"file": "here"}
    return caught.value.code


def test_damage_anywhere_is_noticed() -> None:
    for place in range(0, len(FILE), 7):
        damaged = FILE[:place] + bytes([FILE[place] ^ 1]) + FILE[place + 1 :]
        with pytest.raises(CodedError):
            read(damaged, "here", OPTIONS)
    assert code_of(FILE[:-5]) == "tables/damaged"
    assert code_of(b"") == "tables/damaged"
    assert code_of(b"{}\n") == "tables/damaged"


def test_values_for_other_rules_or_formats_are_foreign() -> None:
    assert code_of(FILE, replace(OPTIONS, entry=50)) == "tables/foreign"
    assert code_of(FILE.replace(b'"format": 1', b'"format": 9')) == "tables/foreign"
    assert code_of(FILE.replace(b"dice values", b"card values")) == "tables/foreign"


def test_the_stake_makes_no_other_rules() -> None:
    ussr = rules("ussr").options
    assert options_key(ussr) == options_key(rules("ussr", changes={"stake": {"amount": 5}}).options)


def test_accounts_that_are_not_told_apart_share_a_status() -> None:
    head = replace(
        HEAD, accounts=(Account(600, entry=75), Account(600, entry=100), Account(-300)), least=-300
    )
    head = replace(head, entries=(75, 100, 550))
    assert head.status(Account(600, entry=95)) == 0
    assert head.status(Account(600, entry=545)) == 1
    assert head.status(Account(600, entry=550)) == 0
    assert head.status(Account(-450)) == 2


def test_who_fell_below_his_entry_score_is_known_too() -> None:
    """Somebody who entered on the barrel is knocked off to the least entry score, and remembers his own."""
    values = find(rules("home").options)
    assert values is not None
    for score in (75, 300, 845, 850):
        known = values.head.accounts[values.head.status(Account(score, entered=True, entry=850))]
        assert known == Account(score, entered=True, entry=75)


@pytest.mark.parametrize("preset", SOLVED)
def test_shipped_values_agree_with_turns_worked_out_by_the_rules(preset: str) -> None:
    """What the table says of a status is what its best turn comes to, by the readable rules."""
    options = rules(preset).options
    values = find(options)
    assert values is not None
    rng = Random(preset)
    for mover, other in sample(values, rng, 40):
        turn = turn_of(options, (mover, other))
        assert turn is not None
        assert turn.moments[0][0] == pytest.approx(values.chance(mover, other), abs=ROUNDED)


def sample(values: Values, rng: Random, count: int) -> list[tuple[Account, Account]]:
    """Pairs that can occur: both players not high on the same barrel."""
    accounts = values.head.accounts
    pairs = [(rng.choice(accounts), rng.choice(accounts)) for _ in range(20 * count)]
    possible = [pair for pair in pairs if min(account.score for account in pair) < 600]
    return [pair for pair in possible if max(account.falls for account in pair) == 0][:count]


@pytest.mark.parametrize(
    "preset",
    [pytest.param(name, marks=() if name in QUICK else pytest.mark.slow) for name in SOLVED],
)
def test_shipped_values_are_for_the_rules_of_this_release(preset: str) -> None:
    options = rules(preset).options
    values = find(options)
    assert values is not None
    table = finished(compiled(options, Abridgement(values.head.least, values.head.entries)))
    assert table.digest == values.head.digest
    assert table.accounts == values.head.accounts
    assert table.start == values.head.start


def test_shipped_values_stay_small() -> None:
    folder = Path(str(SHIPPED))
    assert sum(file.stat().st_size for file in folder.iterdir()) < 25_000_000
    assert set(SOLVED) == set(names())

"""The table of dice: what lies on it, what may be typed, what is refused and why."""

import io
from collections.abc import Sequence
from typing import Any

import pytest

from thousand.cli.dice_table import DiceTable, lots
from thousand.cli.session import Session
from thousand.cli.tables import Scene
from thousand.cli.terminal import Terminal, width
from thousand.core.chance import SeededChance
from thousand.core.errors import InvalidNotation
from thousand.core.seats import Seat
from thousand.dice.actions import Bank, Keep, Roll
from thousand.notation.records import read_record
from thousand.text.catalogue import language


def table_of(
    preset: str,
    start: Sequence[str],
    actions: Sequence[str] = (),
    lang: str = "en",
    players: Sequence[str] = ("Anna", "Boris"),
    changes: str = "",
) -> tuple[DiceTable, Session]:
    """A table and the session at it, from statuses and actions."""
    head = f'thousand = 1\ngame = "dice"\nrules = {{ preset = "{preset}"{changes} }}\n'
    lists = f"players = {list(players)!r}\nstart = {list(start)!r}\nactions = {list(actions)!r}\n"
    record = read_record(head + lists)
    terminal = Terminal(io.StringIO(), columns=60, unicode=False)
    table = DiceTable(Scene(record.rules, record.players, record.first, language(lang), terminal))
    return table, Session(record, "1", table.opens)


def lines(table: DiceTable, game: Session) -> list[str]:
    return table.board(game.view(None), game.seen(None))


@pytest.mark.parametrize(
    ("preset", "start", "actions", "words"),
    [
        ("classic", ("0/n", "0/n"), (), "50 more to enter the game"),
        ("classic", ("0/n", "0/n"), ("1 roll 15334",), "35 more to enter the game"),
        ("classic", ("235", "0/n"), ("1 roll 11346",), "45 more to leave the pit"),
        ("classic", ("880/t2", "0/n"), ("1 roll 11346",), "100 more to win from the barrel"),
        ("three-barrels", ("225", "0/n"), ("1 roll 11346",), "55 more to leave the barrel"),
        ("classic", ("400", "0/n"), ("1 roll 11346",), "Enough: the score would be 420"),
        ("classic", ("870", "0/n"), ("1 roll 11146",), "Enough: the score would be 880"),
        ("classic", ("400", "0/n"), ("1 roll 12345",), "All five dice score and must be thrown again"),
        ("home", ("850", "0/n"), ("1 roll 15346",), "Choose what to set aside"),
    ],
)
def test_the_need_meter_says_what_is_missing(
    preset: str, start: tuple[str, ...], actions: tuple[str, ...], words: str
) -> None:
    table, game = table_of(preset, start, actions)
    assert words in [line.strip() for line in lines(table, game)]


def test_the_meter_shows_the_share_in_numbers_too() -> None:
    table, game = table_of("classic", ("235", "0/n"), ("1 roll 11346",))
    assert lines(table, game)[-1].split() == ["###########..........................", "20", "of", "65"]


def test_before_the_throw_blank_dice_lie_there() -> None:
    table, game = table_of("classic", ("400", "0/n"))
    assert lines(table, game)[0] == " " + " ".join(["+-------+"] * 5)
    assert "o" not in "".join(lines(table, game)[:6])


def test_the_dice_that_scored_are_underlined_and_named() -> None:
    table, game = table_of("classic", ("400", "0/n"), ("1 roll 31416",))
    drawn = lines(table, game)
    assert drawn[5].rstrip() == "           =========           ========="
    assert "set aside 1 1" in drawn[6]


def test_only_the_dice_that_lie_aside_are_named() -> None:
    table, game = table_of("classic", ("400", "0/n"), ("1 roll 12345", "1 roll 11346"))
    assert lines(table, game)[6].strip() == "This turn 145 · set aside 1 1"


def keys(table: DiceTable, game: Session) -> list[tuple[str, str]]:
    return [(offer.key, offer.words) for offer in table.offers(game.view(None))]


@pytest.mark.parametrize(
    ("preset", "start", "actions", "offers"),
    [
        ("classic", ("400", "0/n"), (), [("Enter", "Throw 5 dice")]),
        ("classic", ("400", "0/n"), ("1 roll 11346",), [("Enter", "Throw 3 dice"), ("b", "Bank 20 points")]),
        (
            "classic",
            ("235", "0/n"),
            ("1 roll 11346",),
            [("Enter", "Throw 3 dice"), ("b", "Bank 20 points: 45 more")],
        ),
        (
            "classic",
            ("400", "0/n"),
            ("1 roll 12345",),
            [("Enter", "Throw 5 dice"), ("b", "Bank 125 points: throw all five first")],
        ),
        ("home", ("830", "0/n"), ("1 roll 22234",), [("b, Enter", "Bank 20 points")]),
        (
            "home",
            ("850", "0/n"),
            ("1 roll 15346",),
            [
                ("Enter", "Keep 1 5: 15 points"),
                ("1-6", "Other dice that score, by their digits: 1, 5"),
            ],
        ),
    ],
)
def test_what_may_be_typed_is_said(
    preset: str, start: tuple[str, ...], actions: tuple[str, ...], offers: Any
) -> None:
    table, game = table_of(preset, start, actions)
    assert keys(table, game) == offers


@pytest.mark.parametrize(
    ("actions", "typed", "action"),
    [
        ((), "", Roll(Seat(0))),
        ((), "roll", Roll(Seat(0))),
        ((), "b", Bank(Seat(0))),
        ((), "и", Bank(Seat(0))),
        ((), "bank", Bank(Seat(0))),
        (("1 roll 15346",), "", Keep(Seat(0), (1, 5))),
        (("1 roll 15346",), "5", Keep(Seat(0), (5,))),
        (("1 roll 15346",), "51", Keep(Seat(0), (1, 5))),
        (("1 roll 15346",), "5 1", Keep(Seat(0), (1, 5))),
        (("1 roll 15346",), "keep 1", Keep(Seat(0), (1,))),
        ((), "hello", None),
        ((), "x", None),
    ],
)
def test_what_is_typed_is_understood(actions: tuple[str, ...], typed: str, action: Any) -> None:
    table, game = table_of("home", ("850", "0/n"), actions)
    assert table.read(typed, game.view(Seat(0))) == action


def test_enter_banks_where_nothing_else_is_left() -> None:
    table, game = table_of("home", ("830", "0/n"), ("1 roll 22234",))
    assert table.read("", game.view(Seat(0))) == Bank(Seat(0))


@pytest.mark.parametrize("typed", ["7", "123456", "keep", "keep 1 5"])
def test_what_is_nearly_an_action_is_explained(typed: str) -> None:
    table, game = table_of("home", ("850", "0/n"), ("1 roll 15346",))
    with pytest.raises(InvalidNotation):
        table.read(typed, game.view(Seat(0)))


def test_nobody_names_his_own_throw() -> None:
    table, game = table_of("classic", ("400", "0/n"))
    assert table.read("roll 11111", game.view(Seat(0))) is None


@pytest.mark.parametrize(
    ("preset", "score", "throw", "is_warned"),
    [
        ("classic", "535", "1 roll 11346", True),
        ("classic", "530", "1 roll 11346", False),
        ("kubiki", "300", "1 roll 11346", False),
        ("home", "535", "1 roll 11346", False),
    ],
)
def test_banking_onto_the_dump_truck_is_warned_of(
    preset: str, score: str, throw: str, is_warned: bool
) -> None:
    table, game = table_of(preset, (score, "0/n"), (throw,))
    assert (table.warning(game.view(None), Bank(Seat(0))) is not None) is is_warned
    assert table.warning(game.view(None), Roll(Seat(0))) is None


@pytest.mark.parametrize(
    ("score", "throw", "is_warned"),
    [("980", "1 roll 11346", True), ("975", "1 roll 11346", False), ("980", "1 roll 11155", False)],
)
def test_throwing_on_instead_of_winning_is_warned_of(score: str, throw: str, is_warned: bool) -> None:
    table, game = table_of("classic-no-barrel", (score, "0/n"), (throw,))
    assert (table.warning(game.view(None), Roll(Seat(0))) is not None) is is_warned


SHEETS = [
    (
        "kubiki",
        ("925/t1", "0/n/b2"),
        [" > Anna    925  [1] on the barrel, 1 turn left", "   Boris     0  ->| entry 50 · ##- bolt 2 of 3"],
    ),
    (
        "classic",
        ("235", "880/t3/f1"),
        [
            " > Anna    235  -D in the pit, up to 300",
            "   Boris   880  [3] on the barrel, 3 turns left",
            "                v fall 1 of 3",
        ],
    ),
    (
        "home",
        ("850/e110", "0/n"),
        [" > Anna    850  [ ] on the barrel · entered with 110", "   Boris     0  ->| entry 75"],
    ),
    ("classic-open", ("980/d4", "0"), [" > Anna    980  ****.. dot 4 of 6", "   Boris     0"]),
    (
        "three-barrels",
        ("-50/n", "200"),
        [" > Anna    −50  ->| entry 50", "   Boris   200  [ ] on the barrel"],
    ),
]


@pytest.mark.parametrize(("preset", "start", "expected"), SHEETS, ids=[sheet[0] for sheet in SHEETS])
def test_the_sheet_has_the_marks_with_their_words(preset: str, start: tuple[str, ...], expected: Any) -> None:
    table, game = table_of(preset, start)
    assert table.sheet(game.view(None)) == expected


def test_when_the_game_is_over_the_sheet_says_what_is_paid() -> None:
    start, won = ("985", "700", "0/n"), ("1 roll 11346", "1 bank")
    stake = ", stake = { amount = 5, never_entered = 2 }"
    table, game = table_of("classic-no-barrel", start, won, players=("A", "B", "C"), changes=stake)
    assert table.sheet(game.view(None)) == [
        " > A  1005  wins · stakes: gets 15",
        "   B   700  stake: pays 5",
        "   C     0  ->| entry 50 · stake: pays 10",
    ]
    table, game = table_of("classic-no-barrel", start, players=("A", "B", "C"), changes=stake)
    assert not any("stake" in row for row in table.sheet(game.view(None)))


@pytest.mark.parametrize("lang", ["ru", "uk", "en"])
def test_the_sheet_fits_into_sixty_columns_whatever_stands_on_it(lang: str) -> None:
    changes = (
        ', barrels = [{ start = 880, turns = 3, fall = 100, falls = 3, exclusive = true, knock = "entry" }]'
    )
    table, game = table_of(
        "classic",
        ("880/e85/b2/t2/f2", "235/e50/b2/f1"),
        lang=lang,
        players=("Святополк-Вишневецький", "B"),
        changes=changes,
    )
    rows = table.sheet(game.view(None))
    assert max(map(width, rows)) <= 60
    assert len(rows) > 2


def test_the_history_has_a_column_for_each_player() -> None:
    table, game = table_of("kubiki", ("0/n", "0/n"), ("1 roll 11146", "1 bank", "2 roll 23466"))
    rows = table.history([game.view(None)])
    assert rows[0].split() == ["Anna", "Boris"]
    assert rows[2].split() == ["1", "100", "0", "->|", "#"]


def test_eight_players_fit_into_sixty_columns() -> None:
    players = tuple("ABCDEFGH")
    table, game = table_of("classic", ("880/t3",) + ("235/b2",) * 7, players=players)
    assert max(map(width, table.history([game.view(None)]))) <= 60


def test_a_digest_has_a_line_for_the_throws_of_a_turn() -> None:
    table, game = table_of("kubiki", ("0/n", "0/n"), ("1 roll 11346", "1 roll 346", "2 roll 11146", "2 bank"))
    assert table.digest(game.told(None, 0)) == [
        "Anna: 1 1 3 4 6 → 3 4 6",
        *(table.tell(event) for event in game.told(None, 1)[1:3]),
        "Boris: 1 1 1 4 6",
        *(table.tell(event) for event in game.told(None, 3)),
    ]


@pytest.mark.parametrize("lang", ["ru", "uk", "en"])
def test_help_explains_only_the_marks_that_are_used(lang: str) -> None:
    bare, _ = table_of("home", ("0/n", "0/n"), lang=lang)
    full, _ = table_of("classic", ("0/n", "0/n"), lang=lang)
    assert not any("#" in line for line in bare.help())
    assert any(line.startswith("##-") for line in full.help())


def test_who_begins_is_thrown_for() -> None:
    seat, told = lots(SeededChance("7/first"), ("Anna", "Boris"), language("en"))
    assert told[-1] == f"{('Anna', 'Boris')[seat]} begins"
    assert told[0].startswith("Who begins? Anna ")

"""Records: read, written, and refused with file, line and place."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thousand.core.errors import InvalidNotation, InvalidRules
from thousand.core.seats import Seat
from thousand.notation.games import GAMES
from thousand.notation.records import Record, read_record, write_record

AS_PEOPLE_WRITE = """thousand = 1                       # format version
game = "dice"                      # or "cards"
rules = { preset = "classic", version = 1 }   # newest without it; { preset = "classic", bolts = false }
players = ["Анна", "Boris"]
start = ["550", "500"]             # optional statuses to begin from; a fresh game without it
first = 2                          # who begins (dice) or deals (cards)
actions = ["2 roll 44442", "2 bank"]
"""

AS_WE_WRITE = """thousand = 1
game = "dice"
rules = { preset = "classic", version = 1 }
players = ["Анна", "Boris"]
start = ["550", "500"]
first = 2
actions = [
  "2 roll 44442",
  "2 bank",
]
"""

HOUSE = '''thousand = 1
game = "dice"
rules = { preset = "kubiki", version = 1, target = 1500, bolts = false, dump = { when = "recorded" } }
players = ["A", "B", "C"]
first = 1
actions = []

[meta]
note = "Дача, “стол” № 2\\nвечер"
moves = [1, [true, 2.5]]
"""a key""" = { x = 1 }
'''.replace('"""a key"""', '"a key"')


def test_what_people_write_is_read() -> None:
    record = read_record(AS_PEOPLE_WRITE)
    assert record.players == ("Анна", "Boris")
    assert record.start == ("550", "500")
    assert record.first == Seat(1)
    assert record.actions == ("2 roll 44442", "2 bank")
    assert (record.rules.preset, record.rules.version, record.rules.differences) == ("classic", 1, {})


@pytest.mark.parametrize("text", [AS_PEOPLE_WRITE, AS_WE_WRITE])
def test_it_is_written_in_one_way(text: str) -> None:
    assert write_record(read_record(text)) == AS_WE_WRITE


def test_house_rules_and_free_text_are_kept() -> None:
    record = read_record(HOUSE)
    assert record.rules.options.target == 1500
    assert record.rules.options.bolts is None
    assert record.meta["note"] == "Дача, “стол” № 2\nвечер"
    assert write_record(record) == HOUSE


def test_what_is_left_out_is_written_in_full() -> None:
    head = 'thousand = 1\ngame = "dice"\nrules = { preset = "classic" }\nplayers = ["A", "B"]\n'
    written = write_record(read_record(head + 'start = ["880", "0/n"]\n'))
    assert 'rules = { preset = "classic", version = 1 }' in written
    assert 'start = ["880/t3", "0/n"]' in written
    assert "first = 1\nactions = []\n" in written


def test_a_difference_that_is_none_is_dropped() -> None:
    same = HOUSE.replace("target = 1500, ", "target = 1500, floor = 0, ")
    assert read_record(same) == read_record(HOUSE)


names = st.text(st.characters(exclude_categories=["C", "Z"]), min_size=1, max_size=12)


@given(
    st.sampled_from([(game, preset) for game, notation in GAMES.items() for preset in notation.presets()]),
    st.data(),
    st.dictionaries(names, st.text() | st.integers(-9, 9) | st.booleans(), max_size=3),
)
def test_a_record_comes_back(kind: Any, data: Any, meta: Any) -> None:
    game, preset = kind
    count = data.draw(st.sampled_from(GAMES[game].seats(preset)))
    players = tuple(data.draw(st.lists(names, min_size=count, max_size=count)))
    rules = GAMES[game].rules(preset, players=count)
    record = Record(game, rules, players, first=Seat(data.draw(st.integers(0, count - 1))), meta=meta)
    assert read_record(write_record(record)) == record


def changed(old: str, new: str) -> str:
    """The record with something else in one place."""
    assert AS_WE_WRITE.count(old) == 1
    return AS_WE_WRITE.replace(old, new)


WRONG = {
    "truncated": (AS_WE_WRITE[:120], "not_toml", "game.toml:5", 'start = ["550", "500"'),
    "cut in the actions": (AS_WE_WRITE[:-20], "not_toml", "game.toml:8", '"2 roll 44'),
    "a number too long": (
        "thousand = " + 5000 * "1",
        "not_toml",
        "game.toml:1",
        "thousand = " + 49 * "1" + "…",
    ),
    "brackets too deep": ("x = " + 5000 * "[", "not_toml", "game.toml:1", "x = " + 56 * "[" + "…"),
    "empty": ("", "missing_key", "game.toml:1", "thousand"),
    "not TOML": ("{}", "not_toml", "game.toml:1", "{}"),
    "key twice": (AS_WE_WRITE + "first = 2\n", "not_toml", "game.toml:11", "first = 2"),
    "another version": (changed("thousand = 1", "thousand = 2"), "other_version", "game.toml:1", "thousand"),
    "version as text": (changed("thousand = 1", 'thousand = "1"'), "wrong_type", "game.toml:1", "thousand"),
    "no version": (changed("thousand = 1\n", ""), "missing_key", "game.toml:1", "thousand"),
    "no game": (changed('game = "dice"\n', ""), "missing_key", "game.toml:1", "game"),
    "no rules": (AS_WE_WRITE.replace("rules", "regles"), "missing_key", "game.toml:1", "rules"),
    "no players": (AS_WE_WRITE.replace("players", "people"), "missing_key", "game.toml:1", "players"),
    "unknown game": (changed('"dice"', '"chess"'), "unknown_game", "game.toml:2", "game"),
    "unknown key": (changed("first", "frist"), "unknown_key", "game.toml:6", "frist"),
    "key of cards": (changed("first", "deal"), "unknown_key", "game.toml:6", "deal"),
    "preset no text": (changed('"classic"', "5"), "wrong_type", "game.toml:3", "rules"),
    "rules no table": (
        changed('{ preset = "classic", version = 1 }', '"classic"'),
        "wrong_type",
        "game.toml:3",
        "rules",
    ),
    "one player": (changed('["Анна", "Boris"]', '["Анна"]'), "player_count", "game.toml:4", "players"),
    "nine players": (
        changed('["Анна", "Boris"]', '["1","2","3","4","5","6","7","8","9"]'),
        "player_count",
        "game.toml:4",
        "players",
    ),
    "a number for a name": (changed('"Boris"]', "7]"), "wrong_type", "game.toml:4", "players[2]"),
    "an empty name": (changed('"Boris"', '" "'), "unfit_name", "game.toml:4", "players[2]"),
    "a name that commands": (changed("Boris", r"\u001b[2J"), "unfit_name", "game.toml:4", "players[2]"),
    "players no list": (changed('["Анна", "Boris"]', '"Анна"'), "wrong_type", "game.toml:4", "players"),
    "a wrong status": (changed('"500"]', '"501"]'), "score_step", "game.toml:5", "start[2]: 501"),
    "too few statuses": (changed('"550", ', ""), "status_count", "game.toml:5", "start"),
    "unknown first": (changed("first = 2", "first = 3"), "unknown_first", "game.toml:6", "first"),
    "first as truth": (changed("first = 2", "first = true"), "wrong_type", "game.toml:6", "first"),
    "unknown action": (changed("2 bank", "2 bnak"), "unknown_action", "game.toml:9", "actions[2]: 2 bnak"),
    "faces like 7": (changed("44442", "44472"), "unfit_dice", "game.toml:8", "actions[1]: 44472"),
    "no faces": (changed(" 44442", ""), "without_chance", "game.toml:8", "actions[1]: 2 roll"),
    "action no text": (changed('"2 bank"', "2"), "wrong_type", "game.toml:9", "actions[2]"),
    "unknown seat": (changed('"2 bank"', '"3 bank"'), "unknown_seat", "game.toml:9", "actions[2]: 3"),
    "meta no table": (AS_WE_WRITE + 'meta = "text"\n', "wrong_type", "game.toml:11", "meta"),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_wrong_record_is_refused_with_line_and_place(case: Any) -> None:
    text, code, source, place = WRONG[case]
    with pytest.raises(InvalidNotation) as caught:
        read_record(text, "game.toml")
    error = caught.value
    assert (error.code, error.source, error.place) == (f"notation/{code}", source, place)


@pytest.mark.parametrize(
    ("rules", "code", "key"),
    [
        ('{ preset = "clasic" }', "rules/unknown_preset", "rules.preset"),
        ('{ preset = "classic", version = 9 }', "rules/unknown_version", "rules.version"),
        ('{ preset = "classic", bolt = false }', "rules/unknown_key", "rules.bolt"),
        ('{ preset = "classic", bolts = { limits = 3 } }', "rules/unknown_key", "rules.bolts.limits"),
        ('{ preset = "classic", target = "1000" }', "rules/bad_value", "rules.target"),
    ],
)
def test_wrong_rules_are_refused_with_line_and_key(rules: Any, code: str, key: str) -> None:
    text = changed('{ preset = "classic", version = 1 }', rules)
    with pytest.raises(InvalidRules) as caught:
        read_record(text, "game.toml")
    error = caught.value
    assert (error.code, error.source, error.key) == (code, "game.toml:3", key)


def test_rules_in_a_table_of_their_own_have_their_own_lines() -> None:
    text = (
        changed('rules = { preset = "classic", version = 1 }\n', "")
        + '[rules]\npreset = "classic"\nbolt = 1\n'
    )
    with pytest.raises(InvalidRules) as caught:
        read_record(text, "game.toml")
    assert caught.value.source == "game.toml:12"


CARDS = """thousand = 1
game = "cards"
rules = { preset = "russian", version = 1 }
players = ["A", "B", "C"]
start = ["100", "200", "300"]
first = 1
deal = 0
"""


def test_a_deal_before_the_first_is_refused() -> None:
    with pytest.raises(InvalidNotation) as caught:
        read_record(CARDS, "game.toml")
    assert (caught.value.code, caught.value.source) == ("notation/wrong_type", "game.toml:7")


def test_the_results_of_golden_deals_are_truths() -> None:
    text = CARDS.replace("deal = 0", "golden = [true, 1]")
    with pytest.raises(InvalidNotation) as caught:
        read_record(text, "game.toml")
    assert (caught.value.code, caught.value.place) == ("notation/wrong_type", "golden[2]")

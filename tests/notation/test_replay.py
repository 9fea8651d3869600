"""Replays: one object for each action, as the notation's page has them, and the end at a refusal."""

import json
from typing import Any

import pytest

from thousand.core.errors import IllegalAction
from thousand.notation.records import read_record
from thousand.notation.replay import Done, Refused, entry, legal, replay

SPEC = """thousand = 1
game = "dice"
rules = { preset = "classic", version = 1 }
players = ["Анна", "Boris"]
start = ["550", "500"]
first = 2
actions = ["2 roll 44442", "2 bank"]
"""


def lines(text: str) -> list[str]:
    record = read_record(text)
    return [
        json.dumps(entry(done, record.notation), ensure_ascii=False)
        for done in replay(record)
        if isinstance(done, Done)
    ]


def test_the_example_of_the_page_byte_by_byte() -> None:
    assert lines(SPEC) == [
        '{"n": 1, "action": "2 roll 44442", '
        '"events": [{"type": "Rolled", "seat": 2, "faces": [4, 4, 4, 4, 2]}, '
        '{"type": "SetAside", "seat": 2, "dice": [4, 4, 4, 4], "points": 80}], '
        '"seats": ["550", "500"], "to_move": 2, "winner": null}',
        '{"n": 2, "action": "2 bank", "events": [{"type": "Banked", "seat": 2, "points": 80}, '
        '{"type": "Overtaken", "seat": 1, "by": 2, "lost": 50}], '
        '"seats": ["500", "580"], "to_move": 1, "winner": null}',
    ]


def test_the_end_of_a_game_has_a_winner_and_nobody_to_move() -> None:
    """Five alike win at once, also for a player who has not entered, whose score is then the target (D5)."""
    text = SPEC.replace("classic", "ussr").replace('"500"]', '"0/n"]').replace("44442", "22222")
    done = json.loads(lines(text.replace(', "2 bank"', ""))[0])
    assert [event["type"] for event in done["events"]] == ["Rolled", "SetAside", "Won"]
    assert (done["seats"], done["to_move"], done["winner"]) == (["550", "1000"], None, 2)


@pytest.mark.parametrize(
    ("actions", "n", "code"),
    [
        ('["2 roll 44442", "2 bank", "2 bank"]', 3, "dice/not_your_turn"),
        ('["2 bank"]', 1, "dice/must_throw"),
        ('["2 roll 4444"]', 1, "core/chance_mismatch"),
        ('["2 roll 44442", "2 keep 4"]', 2, "dice/wrong_dice"),
    ],
)
def test_a_replay_ends_before_what_is_refused(actions: Any, n: Any, code: str) -> None:
    record = read_record(SPEC.replace('["2 roll 44442", "2 bank"]', actions))
    *before, last = replay(record)
    assert all(isinstance(done, Done) for done in before)
    assert len(before) == n - 1
    assert isinstance(last, Refused)
    assert (last.n, last.action, last.error.code) == (n, record.actions[n - 1], code)
    assert isinstance(last.error, IllegalAction)


def position(actions: str, start: str = '["550", "500"]', preset: str = "classic") -> Any:
    text = SPEC.replace('["2 roll 44442", "2 bank"]', actions).replace('["550", "500"]', start)
    record = read_record(text.replace('"classic"', f'"{preset}"'))
    state = record.begin()
    for done in replay(record):
        assert isinstance(done, Done)
        state = done.state
    return legal(record.notation, state)


@pytest.mark.parametrize(
    ("actions", "expected"),
    [
        ("[]", {"to_move": 2, "actions": ["2 roll"]}),
        ('["2 roll 44442"]', {"to_move": 2, "actions": ["2 roll", "2 bank"]}),
        ('["2 roll 44442", "2 bank"]', {"to_move": 1, "actions": ["1 roll"]}),
        ('["2 roll 11155"]', {"to_move": 2, "actions": ["2 roll"]}),
    ],
)
def test_what_may_be_done(actions: Any, expected: Any) -> None:
    assert position(actions) == expected


def test_keeps_come_first_the_fewest_dice_before_the_others_then_ascending() -> None:
    found = position('["2 roll 15522"]', start='["500", "850"]', preset="home")
    assert found == {
        "to_move": 2,
        "actions": ["2 keep 1", "2 keep 5", "2 keep 15", "2 keep 55", "2 keep 155"],
    }


def test_before_a_deal_nobody_is_to_move() -> None:
    record = read_record(
        'thousand = 1\ngame = "cards"\nrules = { preset = "russian" }\nplayers = ["A", "B", "C"]\n'
    )
    found: Any = legal(record.notation, record.begin())
    assert found["to_move"] is None
    assert len(found["actions"]) == 1


def test_after_the_end_nothing_may_be_done() -> None:
    assert position('["2 roll 22222"]', preset="ussr") == {"to_move": None, "actions": []}

"""The line of every key and item of a TOML text."""

import pytest

from thousand.notation.places import lines

TEXT = '''thousand = 1 # a comment with = [ and "quotes"
"game" = 'dice'
rules = { preset = "classic", barrels = [
  { start = 1 },
] }

players = ["Анна [1]",
           "B, C",  # "not = a key"
]
actions = [
  "1 roll 1",

  "1 roll 2", "1 bank",
  """three
lines""",
  \'\'\'raw [ text
\'\'\', "after",
]
empty = []
a.b = [[1, 2], [3,
4]]

[meta]
note = """
many = "lines"
"""
day = 2001-01-01T10:00:00
[meta.inner]
x = 1
[[meta.list]]
y = 1
'''


@pytest.mark.parametrize(
    ("key", "line"),
    [
        ("thousand", 1),
        ("game", 2),
        ("rules", 3),
        ("players", 7),
        ("players[1]", 7),
        ("players[2]", 8),
        ("actions", 10),
        ("actions[1]", 11),
        ("actions[2]", 13),
        ("actions[3]", 13),
        ("actions[4]", 14),
        ("actions[5]", 16),
        ("actions[6]", 17),
        ("empty", 19),
        ("a.b", 20),
        ("a.b[1]", 20),
        ("a.b[2]", 20),
        ("meta", 23),
        ("meta.note", 24),
        ("meta.day", 27),
        ("meta.inner", 28),
        ("meta.inner.x", 29),
        ("meta.list", 30),
        ("meta.list.y", 31),
    ],
)
def test_the_line_of(key: str, line: int) -> None:
    assert lines(TEXT)[key] == line


def test_nothing_else_is_found() -> None:
    assert len(lines(TEXT)) == 24
    assert lines("") == {}
    assert lines("# only a comment") == {}

"""Where in a TOML text the values stand: the line of every key and of every item of its arrays."""

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

_TOKEN = re.compile(
    r"""
    (?P<skipped> [ \t\r]+ | \#[^\n]*)
    | \"{3}(?:\\.|[^\\])*?\"{3,5} | '{3}.*?'{3,5}     # texts of several lines
    | "(?:\\.|[^"\\])*" | '[^']*'
    | [\[\]{}=,\n]
    | [^\s"'\#\[\]{}=,]+
    """,
    re.VERBOSE | re.DOTALL,
)


class _Token(NamedTuple):
    text: str
    line: int


def lines(text: str) -> dict[str, int]:
    """The line, from 1, of each key and item in ``text``: ``rules``, ``meta.note``, ``actions[2]``.

    ``text`` must be valid TOML. The keys of an inline table are not listed: they share its line.
    """
    found: dict[str, int] = {}
    table = ""
    for statement in _split(_tokens(text), "\n"):
        name, line = statement[0]
        if name == "[":
            table = _key(statement)
            found.setdefault(table, line)
            continue
        equals = next(place for place, token in enumerate(statement) if token.text == "=")
        key = ".".join(filter(None, (table, _key(statement[:equals]))))
        found[key] = line
        value = statement[equals + 1 :]
        if value[0].text == "[":
            for number, item in enumerate(_split(value[1:-1], ","), 1):
                found[f"{key}[{number}]"] = item[0].line
    return found


def _tokens(text: str) -> Iterator[_Token]:
    line = 1
    for match in _TOKEN.finditer(text):
        if match["skipped"] is None:
            yield _Token(match[0], line)
        line += match[0].count("\n")


def _split(tokens: Iterable[_Token], separator: str) -> Iterator[list[_Token]]:
    """The runs of tokens between separators outside all brackets, without the line ends in them."""
    run: list[_Token] = []
    depth = 0
    for token in tokens:
        depth += (token.text in "[{") - (token.text in "]}")
        if token.text == separator and depth == 0:
            if run:
                yield run
            run = []
        elif token.text != "\n":
            run.append(token)
    if run:
        yield run


def _key(tokens: Iterable[_Token]) -> str:
    return "".join(token.text.strip("\"'") for token in tokens if token.text not in "[]")

"""Записи: a game, or a position in it, as a TOML file: the table's rules, its players and what they did."""

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from thousand.core.errors import InvalidNotation, InvalidRules, declare
from thousand.core.fair import SCHEME
from thousand.core.options import RuleSet, Table
from thousand.core.seats import Seat
from thousand.notation import places, toml
from thousand.notation.fair import FORM, Seeds, read_seeds, write_seeds
from thousand.notation.games import GAMES
from thousand.notation.protocol import FIRST_SEAT, AnyNotation, Setup

LONGEST_EXCERPT = 60
"""How many characters of a broken line an error shows."""
FORMAT = 1
"""The version of the format, the value of the key ``thousand``."""

NOT_TOML = declare("notation/not_toml")
"""The text is not TOML, or ends in the middle."""
OTHER_VERSION = declare("notation/other_version", "version", "known")
MISSING_KEY = declare("notation/missing_key")
UNKNOWN_KEY = declare("notation/unknown_key", "known")
WRONG_TYPE = declare("notation/wrong_type", "form")
"""A value of the wrong kind; ``form`` is an example of a right one."""
UNKNOWN_GAME = declare("notation/unknown_game", "game", "known")
PLAYER_COUNT = declare("notation/player_count", "players", "least", "most")
EXACT_PLAYER_COUNT = declare("notation/exact_player_count", "players", "needed")
UNFIT_NAME = declare("notation/unfit_name")
"""A player's name that is empty or has characters which cannot be printed."""
UNKNOWN_FIRST = declare("notation/unknown_first", "seats")
WITHOUT_CHANCE = declare("notation/without_chance")
"""An action in a record that does not say how the dice fell or what was dealt."""

_KEYS = {
    "thousand": "1",
    "game": '"dice"',
    "rules": '{ preset = "classic", version = 1 }',
    "players": '["Анна", "Boris"]',
    "start": '["550", "500"]',
    "first": "1",
    "golden": "[true, false]",
    "deal": "4",
    "actions": '["2 roll 44442", "2 bank"]',
    "scheme": "1",
    "table": '"…"',
    "fair": f"[{FORM}]",
    "meta": '{ note = "…" }',
}
"""The keys of a record in the order in which they are written, with an example of each."""
_REQUIRED = ("game", "rules", "players")
_OF_SOME_GAMES = frozenset({"golden", "deal"})


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it is kept; statuses and actions in the notation, each the one text of its meaning."""

    game: str
    rules: RuleSet[Any]
    players: tuple[str, ...]
    start: tuple[str, ...] = ()
    first: Seat = FIRST_SEAT
    golden: tuple[bool, ...] | None = None
    deal: int | None = None
    actions: tuple[str, ...] = ()
    seeds: Seeds | None = None
    """What proves its throws and deals, where the game was played with seeds."""
    meta: Mapping[str, Any] = field(default_factory=dict)

    @property
    def notation(self) -> AnyNotation:
        """The notation of the record's game."""
        return GAMES[self.game]

    @property
    def setup(self) -> Setup:
        """How the record begins."""
        return Setup(len(self.players), self.first, self.start, self.deal, self.golden)

    def begin(self) -> Any:
        """The state before the first action."""
        return self.notation.start(self.rules.options, self.setup)


def read_record(text: str, source: str = "record") -> Record:
    """The record that ``text`` holds; ``source`` is its name in errors.

    Raises:
        InvalidNotation, InvalidRules: something in it is wrong; ``source`` names the line, ``game.toml:7``.
    """
    try:
        data = toml.parsed(text)
    except tomllib.TOMLDecodeError as error:
        raise not_toml(text, source, error) from None
    try:
        return _Reader(data).record()
    except (InvalidNotation, InvalidRules) as error:
        error.source = f"{source}:{_line(text, error)}"
        raise


def not_toml(text: str, source: str, error: tomllib.TOMLDecodeError) -> InvalidNotation:
    """What to raise where ``text`` of the file ``source`` is not TOML, with the line and its words."""
    line, excerpt = _broken_line(text, str(error))
    return InvalidNotation(NOT_TOML, excerpt, f"{source}:{line}")


def write_record(record: Record) -> str:
    """``record`` as TOML, always the same for equal records: an action a line, no empty keys."""
    rules = {"preset": record.rules.preset, "version": record.rules.version, **record.rules.differences}
    values = {
        "thousand": FORMAT,
        "game": record.game,
        "rules": rules,
        "players": record.players,
        "start": record.start or None,
        "first": record.first + 1,
        "golden": record.golden,
        "deal": record.deal,
        "scheme": SCHEME if record.seeds else None,
        "table": record.seeds.table if record.seeds else None,
    }
    body = [toml.pair(key, value) for key, value in values.items() if value is not None]
    actions = [f"  {toml.written(action)}," for action in record.actions]
    body += ["actions = [", *actions, "]"] if actions else ["actions = []"]
    if record.meta:
        body += ["", "[meta]", *(toml.pair(key, value) for key, value in record.meta.items())]
    if record.seeds:
        body += ["", *write_seeds(record.seeds)]
    return "\n".join([*body, ""])


@dataclass(frozen=True, slots=True)
class _Reader:
    """The values of one file; each method reads a key and refuses what is wrong with it."""

    data: Mapping[str, Any]

    def record(self) -> Record:
        self._version()
        notation = self._game()
        preset, version, changes = self._preset()
        try:
            players = self._players(notation.seats(preset, version))
            rules = notation.rules(preset, version, changes, len(players))
        except InvalidRules as error:
            error.key = f"rules.{error.key}"
            raise
        record = Record(
            game=self.data["game"],
            rules=rules,
            players=players,
            start=self._texts("start"),
            first=self._first(len(players)),
            golden=self._golden(),
            deal=self._deal(),
            actions=tuple(self._actions(notation, len(players))),
            seeds=read_seeds(self.data, len(players)),
            meta=self._value("meta", dict) or {},
        )
        start = notation.statuses(record.begin()) if record.start else ()
        return replace(record, start=start)

    def _version(self) -> None:
        """A file of another version is refused before anything else in it is looked at."""
        version = self._required("thousand", int)
        if version != FORMAT:
            raise InvalidNotation(OTHER_VERSION, "thousand", version=version, known=FORMAT)

    def _game(self) -> AnyNotation:
        for key in _REQUIRED:
            self._required(key, object)
        game = self._required("game", str)
        if game not in GAMES:
            raise InvalidNotation(UNKNOWN_GAME, "game", game=game, known=tuple(GAMES))
        known = [key for key in _KEYS if key not in _OF_SOME_GAMES or key in GAMES[game].keys]
        for key in self.data:
            if key not in known:
                raise InvalidNotation(UNKNOWN_KEY, key, known=tuple(known))
        return GAMES[game]

    def _preset(self) -> tuple[str, int | None, Table]:
        """Preset, its version and the differences from it."""
        table = dict(self._required("rules", dict))
        preset, version = table.pop("preset", None), table.pop("version", None)
        if not isinstance(preset, str) or not (version is None or type(version) is int):
            raise _wrong_type("rules")
        return preset, version, table

    def _players(self, allowed: range) -> tuple[str, ...]:
        players = self._texts("players")
        if len(allowed) == 1 and len(players) not in allowed:
            raise InvalidNotation(EXACT_PLAYER_COUNT, "players", players=len(players), needed=allowed[0])
        if len(players) not in allowed:
            raise InvalidNotation(
                PLAYER_COUNT, "players", players=len(players), least=allowed[0], most=allowed[-1]
            )
        for number, name in enumerate(players, 1):
            if not name.strip() or not name.isprintable():
                raise InvalidNotation(UNFIT_NAME, f"players[{number}]")
        return players

    def _first(self, players: int) -> Seat:
        first = self._value("first", int)
        if first is None:
            return FIRST_SEAT
        if not 1 <= first <= players:
            raise InvalidNotation(UNKNOWN_FIRST, "first", seats=players)
        return Seat(first - 1)

    def _golden(self) -> tuple[bool, ...] | None:
        results = self._value("golden", list)
        return None if results is None else tuple(self._items("golden", results, bool))

    def _deal(self) -> int | None:
        deal = self._value("deal", int)
        if deal is not None and deal < 1:
            raise _wrong_type("deal")
        return deal

    def _actions(self, notation: AnyNotation, players: int) -> Iterable[str]:
        for number, text in enumerate(self._texts("actions"), 1):
            try:
                action = notation.parse_action(text, players)
                if notation.lacks_chance(action):
                    raise InvalidNotation(WITHOUT_CHANCE, text)
                yield notation.write_action(action)
            except InvalidNotation as error:
                error.place = f"actions[{number}]: {error.place}"
                raise

    def _texts(self, key: str) -> tuple[str, ...]:
        return tuple(self._items(key, self._value(key, list) or [], str))

    def _items(self, key: str, values: list[Any], kind: type) -> Iterable[Any]:
        for number, value in enumerate(values, 1):
            if type(value) is not kind:
                raise _wrong_type(key, f"[{number}]")
            yield value

    def _required(self, key: str, kind: type) -> Any:
        if key not in self.data:
            raise InvalidNotation(MISSING_KEY, key)
        return self._value(key, kind)

    def _value(self, key: str, kind: type) -> Any:
        """The value of ``key``, None where it is left out; a number is no truth value."""
        value = self.data.get(key)
        if value is not None and type(value) is not kind and kind is not object:
            raise _wrong_type(key)
        return value


def _wrong_type(key: str, item: str = "") -> InvalidNotation:
    return InvalidNotation(WRONG_TYPE, key + item, form=f"{key} = {_KEYS[key]}")


def _broken_line(text: str, problem: str) -> tuple[int, str]:
    """The line that is not TOML and what stands in it; ``problem`` is the parser's own message."""
    found = re.search(r"at line (\d+)", problem)
    rows = text.splitlines() or [""]
    line = min(int(found[1]), len(rows)) if found else len(rows)
    row = rows[line - 1].strip()
    return line, row if len(row) <= LONGEST_EXCERPT else f"{row[:LONGEST_EXCERPT]}…"


def _line(text: str, error: InvalidNotation | InvalidRules) -> int:
    """The line of the key that ``error`` is about, or of the nearest thing around it."""
    place = error.place.partition(":")[0] if isinstance(error, InvalidNotation) else error.key
    ends = [len(place), *(cut.start() for cut in reversed(list(re.finditer(r"[.\[]", place))))]
    found = places.lines(text)
    return next((found[place[:end]] for end in ends if place[:end] in found), 1)

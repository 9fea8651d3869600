"""The rules a user asks for on the command line: a preset, a file of house rules, single settings."""

import re
import shlex
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from thousand.cli.failing import UserError
from thousand.cli.files import read_text
from thousand.core.errors import InvalidRules
from thousand.core.options import RuleSet, merged
from thousand.notation import toml
from thousand.notation.games import GAMES
from thousand.notation.records import not_toml
from thousand.text.catalogue import message

NO_SETTING = message("--set {setting}: a setting is written key=value, such as bolts=false")
NO_PRESET = message("Name a preset with --preset: {known}")


@dataclass(frozen=True, slots=True)
class Ruling:
    """What was asked for; later parts overrule earlier ones."""

    preset: str | None = None
    house: str | None = None
    """A TOML file: ``preset``, ``version``, and what the house plays otherwise."""
    settings: Sequence[str] = ()
    """``key=value``, the value in TOML or a bare word."""

    def chosen(self, game: str) -> tuple[str, int | None, dict[str, Any]]:
        """Preset, version (None: the newest) and changes.

        Raises:
            UserError, InvalidNotation: no preset is named, or a setting or file cannot be read.
        """
        changes = read_house(self.house) if self.house else {}
        named, version = changes.pop("preset", None), changes.pop("version", None)
        preset = self.preset or named
        if not isinstance(preset, str):
            raise UserError(NO_PRESET, known=GAMES[game].presets())
        for setting in self.settings:
            changes = merged(changes, read_setting(setting))
        return preset, version if preset == named else None, changes

    def seats(self, game: str) -> range:
        """How many players can play by these rules."""
        preset, version, _ = self.chosen(game)
        return GAMES[game].seats(preset, version)

    def rules(self, game: str, players: int | None = None) -> RuleSet[Any]:
        """The rule set of ``game`` that was asked for, for so many players (None: as many as usual).

        Raises:
            InvalidRules, UserError: there is none such.
        """
        preset, version, changes = self.chosen(game)
        try:
            return GAMES[game].rules(preset, version, changes, players)
        except InvalidRules as error:
            if self.house and re.split(r"[.\[]", error.key)[0] in changes:
                error.source = self.house
            raise


def read_house(file: str) -> dict[str, Any]:
    """The table in a file of house rules.

    Raises:
        UserError, InvalidNotation: it is not text, or not TOML.
        OSError: it cannot be read.
    """
    text = read_text(file)
    try:
        return toml.parsed(text)
    except tomllib.TOMLDecodeError as error:
        raise not_toml(text, file, error) from None


def read_setting(setting: str) -> Mapping[str, Any]:
    """The table that ``setting`` stands for.

    >>> read_setting("bolts.penalty=100"), read_setting("finish=exact")
    ({'bolts': {'penalty': 100}}, {'finish': 'exact'})
    """
    key, equals, value = setting.partition("=")
    if not equals or "\n" in setting:
        raise UserError(NO_SETTING, setting=setting)
    for text in (f"{key} = {value}", f'{key} = "{value}"'):
        try:
            return toml.parsed(text)
        except tomllib.TOMLDecodeError:
            continue
    raise UserError(NO_SETTING, setting=setting)


def asked_for(rules: RuleSet[Any]) -> str:
    """The options that ask for ``rules``, as they are typed.

    >>> asked_for(Ruling("classic", None, ["entry=75", "bolts.penalty=50"]).rules("dice"))
    '--preset classic --set entry=75 --set bolts.penalty=50'
    """
    settings = (word for setting in _settings(rules.differences) for word in ("--set", setting))
    return shlex.join(["--preset", rules.preset, *settings])


def _settings(changes: Mapping[str, Any], above: str = "") -> Iterator[str]:
    for key, value in changes.items():
        if isinstance(value, Mapping) and value:
            yield from _settings(value, f"{above}{key}.")
            continue
        bare, exact = f"{above}{key}={value}", f"{above}{key}={toml.written(value)}"
        is_word = isinstance(value, str) and read_setting(bare) == read_setting(exact)
        yield bare if is_word else exact

"""The values that come with the package, and others that a user has solved."""

from collections.abc import Callable
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TypeVar

from thousand.core.errors import CodedError
from thousand.dice.options import Options
from thousand.tables import triples, values
from thousand.tables.sealed import FOREIGN
from thousand.tables.solved import options_key, rules_key
from thousand.tables.triples import Triples
from thousand.tables.values import Values

ENDING = ".values"
SHIPPED = files("thousand.tables").joinpath("dice")

_solved: list[Traversable] = []


def add_folder(folder: Traversable) -> None:
    """Look for values in ``folder`` too, where a program has put what its user solved."""
    if folder not in _solved:
        _solved.insert(0, folder)
        find.cache_clear()
        find_for_three.cache_clear()


def file_name(options: Options) -> str:
    """The name of the file of values for ``options`` and two players."""
    return f"dice-{options_key(options)[:16]}{ENDING}"


def name_for_three(options: Options) -> str:
    """The name of the file of values for ``options`` and three players."""
    return f"dice-three-{options_key(options)[:16]}{ENDING}"


@lru_cache(maxsize=8)
def find(options: Options) -> Values | None:
    """The values for ``options`` and two players, None where nobody has solved these rules.

    Raises:
        CodedError: there is a file of that name, but it is damaged, or from another release.
    """
    return _found(file_name(options), options, values.read)


@lru_cache(maxsize=8)
def find_for_three(options: Options) -> Triples | None:
    """The values for ``options`` and three players, None where nobody has solved these rules for three.

    Raises:
        CodedError: there is a file of that name, but it is damaged, or from another release.
    """
    return _found(name_for_three(options), options, triples.read)


V = TypeVar("V", Values, Triples)


def _found(name: str, options: Options, read: Callable[[bytes, str, Options], V]) -> V | None:
    for folder in _solved:
        place = folder.joinpath(name)
        if place.is_file():
            found = read(place.read_bytes(), str(place), options)
            if found.head.rules != rules_key():
                raise CodedError(FOREIGN, file=str(place))
            return found
    place = SHIPPED.joinpath(name)
    return read(place.read_bytes(), name, options) if place.is_file() else None

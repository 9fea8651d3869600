"""``thousand solve cards --races``: the chance to win a game by its score sheet, under all rule sets."""

import time
from collections.abc import Iterator
from itertools import islice

from thousand.cards.options import Options
from thousand.cards.presets import names, players, rules
from thousand.cli.bar import Bar
from thousand.cli.failing import speaking
from thousand.cli.files import see_writable, write_bytes
from thousand.cli.solve_cards import KEPT, Wanted
from thousand.cli.solved import user_tables
from thousand.cli.terminal import of_process
from thousand.tables.cards.race import NAME, race_key, written

BOT, DEALS = "steady", 400
"""Whose deals the races are made of, and how many for each rule set."""


def run(wanted: Wanted, lang_code: str | None) -> None:
    """Compute all races and write them into one file."""
    with speaking(lang_code) as lang:
        began, terminal, file = time.monotonic(), of_process(), (wanted.out or user_tables()) / NAME
        see_writable(file)
        races: dict[str, list[int]] = {}
        tables = [*_tables()]
        with Bar(terminal) as bar:
            for number, (name, seats, options) in enumerate(tables):
                for share in _raced(options, seats, wanted.seed, races):
                    bar.show((number + share) / len(tables), f"{name}, {seats}")
        write_bytes(file, written(races))
        terminal.say(lang.say(KEPT, file=str(file), seconds=f"{time.monotonic() - began:.0f}"))


def _tables() -> Iterator[tuple[str, int, Options]]:
    for name in names():
        for seats in players(name):
            yield name, seats, rules(name, seats=seats).options


def _raced(options: Options, seats: int, seed: int, races: dict[str, list[int]]) -> Iterator[float]:
    """Put the race under ``options`` into ``races``."""
    from thousand.lab.outcomes import outcomes
    from thousand.solvers.cards.race import at_rest, chain, numbers

    played = [*islice(outcomes(options, seats, BOT, seed), DEALS)]
    found = yield from chain(options, seats, played, seed)
    races[race_key(options, seats)] = numbers(at_rest(found))

"""A record with seeds is written, read and checked; whatever is changed in it is found."""

from dataclasses import replace
from functools import reduce
from typing import Any

import pytest

from thousand.core.errors import InvalidNotation
from thousand.core.fair import FairChance, server_hash
from thousand.core.game import play
from thousand.core.seats import Seat
from thousand.notation.fair import Broken, Draw, Foreign, Proven, Seeds, Unproven, verify
from thousand.notation.games import GAMES
from thousand.notation.records import Record, read_record, write_record
from thousand.text.catalogue import language
from thousand.text.fair import told

TABLE = "abcdefghij012345"


def played(game: str, preset: str, actions: int, **changes: Any) -> Record:
    """A game by the first legal actions, with the chance of seeds."""
    notation = GAMES[game]
    rules = notation.rules(preset, None, changes or None, 3)
    record = Record(game, rules, ("Anna", "Boris", "Vira"), first=Seat(1))
    state, chance = record.begin(), FairChance(b"")
    done: list[str] = []
    draws: list[Draw] = []
    while len(done) < actions:
        action = notation.game.legal_actions(state)[0]
        if notation.lacks_chance(action) and notation.begins_draw(state):
            number = len(draws) + 1
            seed = bytes([number]) * 32
            seats = (bytes([100 + number]).hex() * 32, "none", "withheld" if number % 2 else "none")
            draws.append(Draw(number, server_hash(TABLE, number, seed), seed.hex(), seats))
            chance = FairChance(draws[-1].key(TABLE))
        step = play(notation.game, state, action, chance)
        done.append(notation.write_action(step.action))
        state = reduce(notation.game.evolve, step.events, state)
    return replace(record, actions=tuple(done), seeds=Seeds(TABLE, tuple(draws)))


DICE = played("dice", "classic", 40)
CARDS = played("cards", "classic", 60, cut=True)


@pytest.mark.parametrize("record", [DICE, CARDS], ids=["dice", "cards"])
def test_a_fair_record_is_proven_also_from_its_file(record: Record) -> None:
    again = read_record(write_record(record))
    assert again == record
    found = list(verify(again))
    assert record.seeds is not None
    assert [type(one) for one in found] == [Proven] * len(record.seeds.draws)
    proven, sentences = told(found, record.players, language("en"))
    assert proven
    assert "Vira" in " ".join(sentences)


@pytest.mark.parametrize("record", [DICE, CARDS], ids=["dice", "cards"])
def test_a_seed_that_was_not_promised_is_found(record: Record) -> None:
    assert record.seeds is not None
    first, *rest = record.seeds.draws
    foreign = replace(first, hash="0" * 64)
    changed = replace(record, seeds=Seeds(TABLE, (foreign, *rest)))
    assert [one for one in verify(changed) if isinstance(one, Broken)] == [Broken(foreign)]
    assert not told(verify(changed), record.players, language("uk"))[0]


def test_a_changed_seed_of_a_seat_changes_the_throws() -> None:
    assert DICE.seeds is not None
    first, *rest = DICE.seeds.draws
    changed = replace(first, seats=("none", *first.seats[1:]))
    found = list(verify(replace(DICE, seeds=Seeds(TABLE, (changed, *rest)))))
    assert any(isinstance(one, Foreign) and one.draw == 1 for one in found)


def test_a_throw_without_seeds_is_not_proven() -> None:
    assert DICE.seeds is not None
    shorter = replace(DICE, seeds=Seeds(TABLE, DICE.seeds.draws[:-1]))
    found = list(verify(shorter))
    assert {one.draw for one in found if isinstance(one, Unproven)} == {len(DICE.seeds.draws)}


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ("scheme = 1", "scheme = 2", "notation/other_scheme", "scheme"),
        ("draw = 2", "draw = 3", "notation/unfit_proof", "fair[2]"),
        ('"none"', '"lost"', "notation/unfit_proof", "fair[1]"),
        ('table = "abcdefghij012345"', 'table = ""', "notation/unfit_proof", "table"),
    ],
)
def test_seeds_that_are_written_wrongly_are_refused(old: str, new: str, code: str, line: str) -> None:
    with pytest.raises(InvalidNotation) as caught:
        read_record(write_record(DICE).replace(old, new, 1))
    assert (caught.value.code, caught.value.place) == (code, line)


def test_a_record_without_seeds_proves_nothing() -> None:
    with pytest.raises(InvalidNotation) as caught:
        list(verify(replace(DICE, seeds=None)))
    assert caught.value.code == "notation/no_seeds"

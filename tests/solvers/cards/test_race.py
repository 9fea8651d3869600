"""The race to the target: a chain of deals booked by the rules, right against games that are drawn."""

from array import array
from collections.abc import Iterator, Sequence
from itertools import islice, pairwise, product
from random import Random

import numpy as np
import pytest

from thousand.cards.options import Options
from thousand.cards.presets import names, players, rules
from thousand.cards.state import Account
from thousand.core.seats import Seat
from thousand.lab.outcomes import outcomes
from thousand.solvers.cards import race as solver
from thousand.solvers.cards.race import (
    Chain,
    Outcome,
    at_rest,
    booked,
    by_sitters,
    chain,
    numbers,
    turned,
)
from thousand.solvers.running import finished
from thousand.tables.cards.race import SCALE, Race, find, grid, keys

SHORT = rules("classic", seats=2, changes={"target": 401, "barrel": {"at": 280, "deals": 2}}).options


@pytest.fixture(scope="module", autouse=True)
def few_followers() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(solver, "FOLLOWERS", 30)
        yield


@pytest.fixture(scope="module")
def pool() -> list[Outcome]:
    return [*islice(outcomes(SHORT, 2, "steady", 3), 40)]


@pytest.fixture(scope="module")
def drawn_chain(pool: list[Outcome]) -> Chain:
    return finished(chain(SHORT, 2, pool, 1))


@pytest.fixture(scope="module")
def race(drawn_chain: Chain) -> Race:
    return Race(grid(SHORT, 2), 2, array("H", numbers(at_rest(drawn_chain))))


@pytest.mark.parametrize(("preset", "seats"), [(name, seats) for name in names() for seats in players(name)])
def test_levels_stand_for_accounts(preset: str, seats: int) -> None:
    levels = grid(rules(preset, seats=seats).options, seats)
    found = [levels.level(levels.account(level)) for level in range(levels.size)]
    assert found == [*range(levels.size)]
    assert levels.level(Account(-5_000)) == 0
    half = levels.level(Account(levels.top - levels.step // 2))
    assert levels.scores - 2 < half < levels.scores - 1


def test_a_bolt_is_a_share_of_its_fine() -> None:
    levels = grid(rules("classic", seats=3).options, 3)
    assert levels.level(Account(400, bolts=2)) == pytest.approx(levels.level(Account(320)))


def test_seats_are_turned_with_all_that_is_booked(pool: list[Outcome]) -> None:
    sheet = (Account(100), Account(150))
    for outcome in pool[:20]:
        after, won = booked(SHORT, sheet, outcome.result)
        other, also = booked(SHORT, sheet[::-1], turned(outcome, 1).result)
        assert other == after[::-1]
        assert also == (None if won is None else 1 - won)


def test_deals_are_told_apart_by_who_sits(pool: list[Outcome]) -> None:
    kinds = by_sitters(pool)
    assert set(kinds) == {(False, False), (True, False), (False, True)}
    assert all(len(results) == solver.FOLLOWERS for results in kinds.values())


def _drawn(options: Options, pool: Sequence[Outcome], sheet: tuple[Account, ...], rng: Random) -> Seat:
    """Who wins a game of deals drawn from ``pool``, its scores kept as they are."""
    kinds, barrel = by_sitters(pool), options.barrel
    assert barrel is not None
    while True:
        results = kinds[tuple(account.score >= barrel.at for account in sheet)]
        sheet, won = booked(options, sheet, rng.choice(results))
        if won is not None:
            return won


def test_games_that_are_drawn_end_as_the_chain_says(race: Race, pool: list[Outcome]) -> None:
    rng, games = Random(5), 200
    for scores in ((0, 0), (200, 40), (-100, 150)):
        sheet = (Account(scores[0]), Account(scores[1]))
        won = sum(_drawn(SHORT, pool, sheet, rng) == 0 for _ in range(games)) / games
        assert won == pytest.approx(race.chance(sheet, Seat(0)), abs=0.12)


def test_chances_add_up(race: Race) -> None:
    for first, second in product((-200, 0, 135, 250), repeat=2):
        sheet = (Account(first), Account(second))
        assert race.chance(sheet, Seat(0)) + race.chance(sheet, Seat(1)) == pytest.approx(1, abs=0.01)


def test_a_chain_that_is_still_stays(drawn_chain: Chain) -> None:
    found, cube = drawn_chain, at_rest(drawn_chain)
    row = found.states.index((3, 7))
    after = [
        float(who == 0) if who >= 0 else cube[tuple(levels)]
        for who, levels in zip(found.winner[row], found.following[row], strict=True)
    ]
    assert cube[3, 7] == pytest.approx(np.mean(after), abs=1e-4)
    assert len(numbers(cube)) == len([*keys(cube.shape[0], 2)])


@pytest.mark.parametrize(("preset", "seats"), [(name, seats) for name in names() for seats in players(name)])
def test_every_preset_has_its_race(preset: str, seats: int) -> None:
    options = rules(preset, seats=seats).options
    race = find(options, seats)
    assert race is not None
    level = race.chance((Account(),) * seats, Seat(0))
    assert level == pytest.approx(1 / seats, abs=0.02)
    chances = [
        race.chance((Account(score), *(Account(300),) * (seats - 1)), Seat(0))
        for score in range(-300, 860, 60)
    ]
    assert all(later > earlier - 300 / SCALE for earlier, later in pairwise(chances))
    assert chances[-1] > chances[10] + 0.1

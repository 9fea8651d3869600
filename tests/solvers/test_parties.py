"""Games of several in bulk: alike players win equally often, solved ones as often as computed."""

from functools import cache

import numpy as np
import pytest

from tests.solvers.test_arena import small
from tests.solvers.test_three_players import SETTINGS, options_of, packed
from thousand.bots.dice.steady import SteadyBot
from thousand.kernels.dice import parties as kernels
from thousand.kernels.dice.arrays import tables
from thousand.kernels.dice.simulate import FIRST_BUST
from thousand.solvers.dice.one_player import fewest_turns
from thousand.solvers.dice.parties import ByWorth, Party, alone, by_all, by_triples
from thousand.solvers.dice.two_players import Task, solve
from thousand.solvers.running import finished
from thousand.tables.triples import read
from tools.findings.asked import Asked

GAMES = 20_000


@cache
def solved() -> tuple[Party, ByWorth]:
    options, table, _, data = packed()
    return Party(table), by_triples(read(data, "here", options), table)


@pytest.mark.slow
def test_three_who_play_by_the_solution_win_as_often_as_computed() -> None:
    party, best = solved()
    _, table, solution, _ = packed()
    results = party.play([best] * 3, GAMES, seed=1)
    assert all(result.cut == 0 for result in results)
    assert sum(result.won for result in results) == GAMES
    for result, chance in zip(results, solution.chances(*[table.start] * 3), strict=True):
        assert abs(result.rate - chance) < 4 * (chance * (1 - chance) / GAMES) ** 0.5
    assert party.play([best] * 3, 500, seed=1) == party.play([best] * 3, 500, seed=1)


def test_values_of_a_file_are_laid_out_as_the_solver_keeps_them() -> None:
    _, best = solved()
    _, table, solution, _ = packed()
    for triple in np.argwhere(solution.live).tolist():
        found = kernels.worth(best.known, triple[2], np.array(triple[:2], np.int32))
        assert found == pytest.approx(solution.chances(*triple)[2], abs=2e-5)
    assert isinstance(best.known, kernels.Triples)
    assert len(best.known.numbers) == len(table.accounts)


@pytest.mark.parametrize("seats", [3, 4])
def test_alike_players_win_equally_often_over_all_seats(seats: int) -> None:
    table, pairs = small()
    together = by_all(pairs.values)
    result = Party(table).against(together, together, seats, 150, seed=2)
    assert result.games == seats * 150
    assert abs(result.rate - 1 / seats) < 4 * result.error


def test_seeing_everybody_wins_more_than_looking_at_nobody() -> None:
    table, pairs = small()
    result = Party(table).against(
        by_all(pairs.values), alone(finished(fewest_turns(table))), 3, 3_000, seed=3
    )
    assert result.rate > 1 / 3 + 2 * result.error
    assert result.cut == 0


def test_the_strongest_opponent_counts_in_full_and_the_rest_as_said() -> None:
    odds = np.array([[1.0, 3.0], [0.5, 0.25]])
    others = np.array([0, 1], np.int32)
    assert kernels.worth(kernels.Odds(odds, 0.0), 0, others) == pytest.approx(1 / 4)
    assert kernels.worth(kernels.Odds(odds, 1.0), 0, others) == pytest.approx(1 / 5)


def test_a_bust_passes_the_turn_to_the_next_player() -> None:
    table, _ = small()
    t, start = tables(table), table.start
    statuses, won = np.array([[start, 1, 2]], np.int32), np.empty(1, np.bool_)
    kernels.end_turns(t, np.array([FIRST_BUST], np.int32), statuses, won)
    assert statuses.tolist() == [[1, 2, t.busts[0, start]]]
    assert not won[0]


def test_a_bot_of_the_engine_plays_among_three() -> None:
    party, best = solved()
    options, table, _, _ = packed()
    asked = Asked(SteadyBot(), options, table)
    result = party.against(best, asked, 3, 40, seed=4)
    assert (result.games, result.cut) == (120, 0)
    assert result == party.against(best, asked, 3, 40, seed=4)


def test_pairs_put_together_need_solved_pairs_of_the_same_rules() -> None:
    party, best = solved()
    table = party.rules
    pairs = finished(solve(table, Task()))
    assert options_of("ussr", SETTINGS) == packed()[0]
    result = party.against(best, by_all(pairs.values), 3, 5_000, seed=5)
    assert result.rate > 1 / 3 - 3 * result.error

"""What a deal that ends so and so is worth: booked by the table, level for a new deal, a game counts more."""

import pytest

from thousand.bots.cards.stakes import Prospect, ahead, game_counts, played
from thousand.cards.game import resume
from thousand.cards.options import Dump, Options
from thousand.cards.state import Account, State
from thousand.core.seats import Seat, seats

DEALER, MAKES = Seat(2), Seat(0)


def table(*accounts: Account, dump: Dump | None = None) -> State:
    return resume(Options(dump=dump), accounts, DEALER)


def scores(*values: int) -> tuple[Account, ...]:
    return tuple(map(Account, values))


def worth(state: State, contract: int, chance: float) -> list[float]:
    """What the contract of the first seat is worth to each."""
    prospect = Prospect(MAKES, contract, chance, 110.0, 110.0)
    return [played(state, seat, prospect) for seat in seats(3)]


@pytest.mark.parametrize("chance", [0.0, 0.3, 1.0])
def test_what_one_gains_the_others_lose(chance: float) -> None:
    found = worth(table(*scores(100, 200, 300)), 120, chance)
    assert sum(found) == pytest.approx(0.0)
    assert found[1] == pytest.approx(found[2])


def test_a_contract_is_written_for_or_against() -> None:
    made, failed = (worth(table(*scores(0, 0, 0)), 120, chance)[0] for chance in (1.0, 0.0))
    assert made - failed == pytest.approx(240.0)


def test_more_points_for_the_declarer_are_fewer_for_the_others() -> None:
    state = table(*scores(0, 0, 0))
    low, high = (played(state, MAKES, Prospect(MAKES, 100, 1.0, points, 110.0)) for points in (110.0, 114.0))
    assert high - low == pytest.approx(2.0)


def test_winning_from_the_barrel_counts_the_game() -> None:
    sits = table(Account(880, deals=3), *scores(500, 500))
    wins, level = worth(sits, 120, 1.0)[0], worth(table(*scores(0, 500, 500)), 120, 1.0)[0]
    assert wins - level == pytest.approx(game_counts(sits.options))


def test_the_dump_truck_takes_a_score_that_a_contract_would_bring() -> None:
    dumped = worth(table(*scores(435, 0, 0), dump=Dump()), 120, 1.0)[0]
    spared = worth(table(*scores(440, 0, 0), dump=Dump()), 120, 1.0)[0]
    assert spared - dumped == pytest.approx(555.0)


def test_nothing_has_happened_yet() -> None:
    state = table(*scores(10, 20, 30))
    assert [ahead(state, state, seat) for seat in seats(3)] == [0.0, 0.0, 0.0]

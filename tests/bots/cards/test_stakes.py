"""What a deal that ends so and so does to the chances to win: booked by the table, 1 in all."""

from dataclasses import replace

import pytest

from thousand.bots.cards import race
from thousand.bots.cards.race import chances
from thousand.bots.cards.stakes import Prospect, expected, now, outcome, played, standing
from thousand.cards.game import resume
from thousand.cards.options import Dump, Options
from thousand.cards.presets import rules
from thousand.cards.records import changed
from thousand.cards.state import Account, State
from thousand.core.errors import CodedError
from thousand.core.seats import Seat, seats
from thousand.tables.cards.race import LOWEST
from thousand.tables.sealed import DAMAGED

DEALER, MAKES = Seat(2), Seat(0)
CLASSIC, ONLINE = (rules(name, seats=3).options for name in ("classic", "online"))


def table(*accounts: Account, options: Options = CLASSIC) -> State:
    return resume(options, accounts, DEALER)


def scores(*values: int) -> tuple[Account, ...]:
    return tuple(map(Account, values))


def worth(state: State, contract: int, chance: float, points: float = 110.0) -> list[float]:
    """What the contract of the first seat leaves to each."""
    prospect = Prospect(MAKES, contract, chance, points, 110.0)
    return [played(state, seat, prospect) for seat in seats(3)]


@pytest.mark.parametrize("chance", [0.0, 0.3, 1.0])
@pytest.mark.parametrize("options", [CLASSIC, replace(CLASSIC, target=1111)], ids=["known", "unknown"])
def test_what_one_gains_the_others_lose(chance: float, options: Options) -> None:
    found = worth(table(*scores(100, 300, 300), options=options), 120, chance)
    assert sum(found) == pytest.approx(1.0)
    assert found[1] == pytest.approx(found[2])


def test_a_contract_is_worth_what_the_score_sheet_is_after_it() -> None:
    state = table(*scores(0, 0, 0))
    sure, lost = (worth(state, 120, chance)[0] for chance in (1.0, 0.0))
    assert sure > now(state, MAKES) > lost
    assert worth(state, 120, 0.5)[0] == pytest.approx((sure + lost) / 2)
    assert outcome(state, expected(MAKES, 120, 1.0))[0] > outcome(state, expected(MAKES, 105, 1.0))[0]


def test_more_points_for_the_declarer_are_fewer_for_the_others() -> None:
    found = [worth(table(*scores(0, 0, 0)), 100, 1.0, points)[0] for points in (110.0, 110.3, 111.7, 114.0)]
    assert found == sorted(set(found))


def test_winning_from_the_barrel_is_certain() -> None:
    sits = table(Account(880, deals=3), *scores(500, 500))
    assert worth(sits, 125, 1.0) == [1.0, 0.0, 0.0]
    assert worth(sits, 125, 0.0)[0] < now(sits, MAKES)
    assert standing(changed(sits, winner=Seat(1))) == (0.0, 1.0, 0.0)


def test_the_dump_truck_takes_a_score_that_a_contract_would_bring() -> None:
    options = replace(ONLINE, dump=Dump())
    dumped, spared = (
        worth(table(*scores(score, 0, 0), options=options), 120, 1.0)[0] for score in (435, 440)
    )
    assert dumped < now(table(*scores(300, 0, 0), options=options), MAKES) < spared


def test_a_score_below_the_races_can_still_get_worse() -> None:
    found = [chances(ONLINE, scores(score, 0, 0))[0] for score in (LOWEST, -440, -2000)]
    assert found == sorted(set(found), reverse=True)


def test_without_a_race_the_scores_stand_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def damaged(options: Options, players: int) -> None:
        raise CodedError(DAMAGED, file="races")

    monkeypatch.setattr(race.race, "find", damaged)
    found = chances(CLASSIC, scores(500, 200, 200))
    assert sum(found) == pytest.approx(1)
    assert found[0] > found[1] == found[2] > 0
    assert chances(CLASSIC, scores(500, 200, 200), (0.0, 50.0, 0.0))[1] > found[1]

"""Whatever a deal brings: the score sheet follows from the events, and stays one that can occur."""

from collections.abc import Iterable
from dataclasses import replace
from functools import reduce
from random import Random
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cards.walks import VARIANTS, Variant, walk
from thousand.cards import events as ev
from thousand.cards.booking.settlement import BOOKING, settle
from thousand.cards.deck import DECK
from thousand.cards.evolution import evolve
from thousand.cards.game import resume
from thousand.cards.options import Barrel, Blind, Bolts, Dump, Golden, Options
from thousand.cards.presets import rules
from thousand.cards.seating import sits
from thousand.cards.state import Account, DealResult, State
from thousand.core.seats import Seat

TABLES: Final = (
    ("online", 3),
    ("home", 2),
    ("home", 3),
    ("home", 4),
    *((preset, seats) for preset in ("classic", "russian", "polish") for seats in (2, 3, 4)),
)

seeds = st.integers(0, 2**32)
barrels = st.builds(
    Barrel,
    at=st.sampled_from([880, 900]),
    cut=st.just(value=True),
    wins=st.sampled_from(["contract", "any"]),
    deals=st.sampled_from([None, 1, 3]),
    unit=st.sampled_from(["deal", "contract", "own_turn"]),
    fall=st.sampled_from([120, "zero"]),
    falls=st.sampled_from([None, 3]),
    exclusive=st.booleans(),
    together=st.sampled_from(["sit", "best", "fall"]),
    failed_contract=st.sampled_from(["deal", "off"]),
    jump=st.sampled_from(["climbs", "wins"]),
)
house = st.fixed_dictionaries(
    {},
    optional={
        "barrel": barrels,
        "bolts": st.builds(Bolts, in_row=st.booleans(), nothing=st.sampled_from(["tricks", "points"])),
        "golden": st.builds(
            Golden, penalties=st.booleans(), nobody=st.sampled_from(["zero", "repeat", None])
        ),
        "blind": st.builds(Blind, doubles=st.sampled_from(["all", "declarer"])),
        "dump": st.just(Dump()),
        "target": st.sampled_from([1000, 1001]),
    },
)


def account(options: Options, rng: Random) -> Account:
    """A line of a score sheet that can occur."""
    bolts = rng.randrange(options.bolts.limit) if options.bolts else 0
    barrel, top = options.barrel, options.target
    if barrel is not None and rng.random() < 0.3:
        score = barrel.at if barrel.cut else rng.randrange(barrel.at, top + 200)
        falls = rng.randrange(barrel.falls or 1)
        return Account(score, bolts, rng.randint(1, barrel.deals) if barrel.deals else 0, falls)
    score = rng.randrange(rng.choice([-200, 500, 800]), barrel.at if barrel else top)
    return Account(score, bolts)


def accounts(options: Options, seats: int, rng: Random) -> tuple[Account, ...]:
    """A score sheet that can occur: one sitter at most where one is the rule."""
    found = [account(options, rng) for _ in range(seats)]
    sitting = [place for place, one in enumerate(found) if sits(options.barrel, one)]
    barrel = options.barrel
    if barrel is not None and barrel.exclusive and barrel.together != "sit":
        for place in sitting[1:]:
            found[place] = Account(rng.randrange(barrel.at))
    return tuple(found)


def result(options: Options, seats: int, results: tuple[bool, ...] | None, rng: Random) -> DealResult:
    """A deal of any kind."""
    dealer, sitter = Seat(rng.randrange(seats)), None
    if seats == 4:
        sitter = dealer
    players = [Seat(seat) for seat in range(seats) if seat != sitter]
    golden = results is not None
    written_off = options.write_off is not None and rng.random() < 0.2
    tricks = [0] * seats
    for _ in range(0 if written_off else 8):
        tricks[rng.choice(players)] += 1
    points = tuple(count and rng.choice([0, 120, rng.randrange(0, 240)]) for count in tricks)
    return DealResult(
        dealer=dealer,
        declarer=rng.choice(players),
        contract=120 if golden else rng.randrange(100, 301, 5),
        points=points,
        tricks=tuple(tricks),
        blind=options.blind is not None and not golden and not written_off and rng.random() < 0.5,
        golden=golden,
        written_off=written_off,
        sitter=sitter,
        talon=tuple(rng.sample(DECK, 3)) if sitter is not None else (),
    )


def booked(
    table: tuple[str, int], changes: dict[str, Any], seed: int
) -> tuple[State, DealResult, tuple[ev.Event, ...]]:
    """A score sheet, a deal and its bookings."""
    preset, seats = table
    rng = Random(seed)
    options = replace(rules(preset, seats=seats).options, **changes)
    if options.barrel is not None:
        options = replace(options, own_contracts_from=None)
    results = None
    if options.golden is not None and rng.random() < 0.5:
        results = tuple(rng.random() < 0.3 for _ in range(rng.randrange(seats)))
    state = resume(options, accounts(options, seats, rng), Seat(0), golden=results)
    deal = result(options, seats, results, rng)
    return state, deal, settle(options, state.accounts, results, deal)


PLUS: Final = (
    ev.ContractMade,
    ev.ContractFailed,
    ev.DefenceBooked,
    ev.WriteOffBooked,
    ev.WriteOffShared,
    ev.SitterBooked,
)
MINUS: Final = (
    ev.BoltPenalty,
    ev.WriteOffPenalty,
    ev.FellOffBarrel,
    ev.KnockedOff,
    ev.FellTogether,
    ev.ContractFailedOnBarrel,
)


def told(scores: list[int], happened: Iterable[ev.Event]) -> list[int]:
    """The scores after ``happened``, added up from what the events say was written and lost."""
    scores = [*scores]
    for event in happened:
        match event:
            case _ if isinstance(event, PLUS):
                scores[event.seat] += event.amount
                assert event.score == scores[event.seat]
            case _ if isinstance(event, MINUS):
                scores[event.seat] -= event.lost
                assert event.score == scores[event.seat]
            case ev.FallsReset() | ev.DumpTruck():
                scores[event.seat] -= event.lost
                assert scores[event.seat] == 0
            case ev.ClimbedBarrel():
                assert event.score <= scores[event.seat]
                scores[event.seat] = event.score
            case ev.GoldenRoundLost():
                scores = [0] * len(scores)
            case ev.Won():
                assert event.score == scores[event.seat]
            case _:
                pass
    return scores


@given(st.sampled_from(TABLES), house, seeds)
def test_a_deals_bookings_are_explained_by_its_events_alone(
    table: tuple[str, int], changes: dict[str, Any], seed: int
) -> None:
    state, deal, events = booked(table, changes, seed)
    after = reduce(evolve, events, state)
    assert told([one.score for one in state.accounts], events) == [one.score for one in after.accounts]
    assert settle(state.options, state.accounts, state.golden, deal) == events


@given(st.sampled_from(TABLES), house, seeds)
def test_a_booking_ends_with_the_close_and_has_one_winner_at_most(
    table: tuple[str, int], changes: dict[str, Any], seed: int
) -> None:
    _, deal, events = booked(table, changes, seed)
    *_, last = events
    assert isinstance(last, ev.DealClosed)
    assert last.dealer == (deal.dealer + 1) % table[1]
    won = [place for place, event in enumerate(events) if isinstance(event, ev.Won)]
    assert won in ([], [len(events) - 2])


@given(st.sampled_from(TABLES), house, seeds)
def test_the_score_sheet_stays_one_that_can_occur(
    table: tuple[str, int], changes: dict[str, Any], seed: int
) -> None:
    state, _, events = booked(table, changes, seed)
    options, after = state.options, reduce(evolve, events, state)
    for one in after.accounts:
        assert options.bolts is None or one.bolts < options.bolts.limit
    if after.winner is not None:
        assert after.accounts[after.winner].score >= options.target
        return
    sitting = [one for one in after.accounts if sits(options.barrel, one)]
    barrel = options.barrel
    if barrel is None:
        assert all(one.score < options.target for one in after.accounts)
    else:
        assert all((one.deals > 0) == (one in sitting and barrel.deals is not None) for one in after.accounts)
        assert all(one.score == barrel.at for one in sitting if barrel.cut)
        assert all(one.falls < (barrel.falls or 1) for one in after.accounts)
        assert len(sitting) <= 1 or not barrel.exclusive or barrel.together == "sit"
    if options.dump is not None and (state.golden is None or after.golden is None):
        assert not any(one.score in options.dump.at for one in after.accounts)


@given(st.sampled_from(TABLES), house, seeds)
def test_a_sitters_score_stands_still(table: tuple[str, int], changes: dict[str, Any], seed: int) -> None:
    state, _, events = booked(table, changes, seed)
    leaves = (ev.Won, *MINUS, ev.FallsReset, ev.GoldenRoundLost)
    after = reduce(evolve, events, state)
    for seat, (was, now) in enumerate(zip(state.accounts, after.accounts, strict=True)):
        moved = any(isinstance(e, leaves) and getattr(e, "seat", seat) == seat for e in events)
        if sits(state.options.barrel, was) and not moved:
            assert (now.score, now.bolts) == (was.score, was.bolts)


@pytest.mark.walks
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_in_walks_too_the_events_explain_the_scores(variant: Variant) -> None:
    for stage in walk(variant, 7, 400):
        scores = told([one.score for one in stage.before.accounts], stage.events)
        nines = [e for e in stage.events if isinstance(e, ev.NinesPenalty)]
        for event in nines:
            scores[event.seat] -= event.lost
        assert scores == [one.score for one in stage.state.accounts]


def test_the_order_of_booking_is_the_one_of_the_rule_book() -> None:
    assert [rule.__name__ for rule in BOOKING if hasattr(rule, "__name__")] == [
        "books_contract",
        "books_defence",
        "books_write_off",
        "books_sitter",
        "marks_bolts",
        "pays_for_bolts",
        "penalises_third",
        "wins_from_barrel",
        "leaves_by_failure",
        "spends_deals",
        "climb_barrel",
        "fall_together",
        "knock_off",
        "reset_by_falls",
        "loses_golden_round",
        "dumps",
        "reaches_target",
    ]

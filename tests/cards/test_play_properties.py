"""Whole deals under any play switches, card for card against the naive enumerator."""

from dataclasses import replace
from functools import reduce
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.perft import naive
from tests.perft.counting import retold
from thousand.cards.deck import DECK, Hand, in_order
from thousand.cards.events import DealPlayed, Event
from thousand.cards.evolution import evolve
from thousand.cards.game import resume
from thousand.cards.options import Marriages, Options, Play
from thousand.cards.play import play_card, plays
from thousand.cards.play_evolution import begin_play
from thousand.cards.presets import rules
from thousand.cards.records import changed
from thousand.cards.seating import players
from thousand.cards.state import Account, Naming, Playing, State
from thousand.core.seats import Seat

switches = st.builds(
    Play,
    first_lead=st.sampled_from(["declarer", "dealer"]),
    follow=st.booleans(),
    trump=st.booleans(),
    beat=st.booleans(),
    overtrump=st.booleans(),
    beat_ruffed=st.booleans(),
    lead_foreign_trump=st.booleans(),
)
marriages = st.builds(
    Marriages,
    needs_trick=st.booleans(),
    card=st.sampled_from(["either", "queen"]),
    automatic=st.booleans(),
    trump=st.sampled_from(["at_once", "next_trick"]),
)
options = st.tuples(
    st.sampled_from([("online", 3), ("classic", 4), ("classic", 2), ("home", 2), ("polish", 2)]),
    st.fixed_dictionaries(
        {"play": switches, "marriages": marriages, "ace_marriage": st.sampled_from([None, 200])}
    ),
)
seeds = st.integers(0, 2**32)


def dealt(table: tuple[str, int], records: dict[str, Any], rng: Random) -> State:
    """A deal in which the first card is to be led: random cards, dealer and declarer."""
    preset, count = table
    in_force: Options = replace(rules(preset, seats=count).options, **records)
    state = resume(in_force, (Account(),) * count, Seat(rng.randrange(count)))
    declarer = rng.choice(players(state))
    cards = [*DECK]
    rng.shuffle(cards)
    sizes = {("home", 2): (10, 10), ("polish", 2): (10, 10), ("classic", 2): (10, 11)}.get(table, (8, 8, 8))
    seats = [declarer, *(seat for seat in players(state) if seat != declarer)]
    hands: list[Hand] = [()] * count
    for seat, size in zip(seats, sizes, strict=True):
        hands[seat] = in_order([cards.pop() for _ in range(size)])
    talons = {("home", 2): (cards[:2], cards[2:]), ("classic", 2): (hands[declarer][:2], cards)}
    naming = Naming(declarer, 100)
    return changed(
        state,
        hands=tuple(hands),
        talons=tuple(map(tuple, talons.get(table, ((),)))),
        phase=begin_play(state, naming, 100),
    )


@given(options, seeds)
def test_every_card_of_a_deal_is_as_the_rules_say(chosen: tuple[Any, Any], seed: int) -> None:
    rng = Random(seed)
    state = dealt(*chosen, rng)
    told, events = retold(state), ()
    while isinstance(state.phase, Playing):
        legal = plays(state)
        assert [(str(play.card), play.declare or "") for play in legal] == in_turn(naive.choices(told))
        play = rng.choice(legal)
        told = naive.after(told, str(play.card), play.declare or "")
        events = play_card(state, play)
        state = reduce(evolve, events, state)
        assert agree(state, told)
    (played,) = [event for event in events if isinstance(event, DealPlayed)]
    assert [*played.points] == told.points[: len(played.points)]
    assert [*played.tricks] == told.tricks[: len(played.tricks)]
    assert told.over


def in_turn(choices: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Plain plays, marriages, aces, each by card."""
    cards = [*map(str, DECK)]
    return sorted(
        choices, key=lambda choice: (["", "marriage", "aces"].index(choice[1]), cards.index(choice[0]))
    )


def agree(state: State, told: naive.Deal) -> bool:
    """Whether both hold the same cards, trump, points and player to move; after the end nothing is asked."""
    phase = state.phase
    if not isinstance(phase, Playing):
        return True
    hands = [{*map(str, hand)} for hand in state.hands]
    return (
        hands == [{*hand} for hand in told.hands]
        and (phase.trump or "") == told.trump
        and phase.to_move == told.to_move
        and [*phase.points] == told.points[: len(phase.points)]
    )


@given(options, seeds)
def test_nobody_is_ever_without_a_play_and_a_marriage_is_its_leaders(
    chosen: tuple[Any, Any], seed: int
) -> None:
    rng = Random(seed)
    state, log = dealt(*chosen, rng), list[Event]()
    while isinstance(state.phase, Playing):
        hand = state.hands[state.phase.to_move]
        legal = plays(state)
        assert legal
        assert {play.card for play in legal} <= {*hand}
        assert not (state.phase.trick and any(play.declare for play in legal))
        events = play_card(state, rng.choice(legal))
        log.extend(events)
        state = reduce(evolve, events, state)
    assert sum(type(event).__name__ == "CardPlayed" for event in log) in (20, 24)

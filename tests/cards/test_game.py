"""What holds in every game of cards: legality, refusals, replay, views, conservation of points."""

from functools import reduce
from itertools import product
from random import Random
from typing import Final, Literal, cast, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cards.walks import PRESETS, VARIANTS, Variant, walk
from thousand.cards import actions as act
from thousand.cards.actions import Action
from thousand.cards.deck import DECK, UNKNOWN, Card, Hand, card_points, known
from thousand.cards.events import DealPlayed, Event
from thousand.cards.game import CARDS, resume, start
from thousand.cards.phases import phase_of
from thousand.cards.presets import rules
from thousand.cards.state import Account, Auction, Naming, Playing, State
from thousand.core.chance import Chance, SeededChance
from thousand.core.codec import decode, encode
from thousand.core.errors import IllegalAction, InvalidRules
from thousand.core.game import CHANCE, play, view
from thousand.core.seats import Seat

WAYS: Final[tuple[Literal["marriage", "aces"] | None, ...]] = (None, "marriage", "aces")

variants = st.sampled_from(VARIANTS)
seeds = st.integers(0, 2**32)


class NoChance:
    """Chance that must not be asked."""

    def below(self, bound: int) -> int:
        raise AssertionError(f"a refused action drew one of {bound}")


def universe(state: State, rng: Random) -> list[Action]:
    """Some of all actions there are, most of them for the seat to act."""
    acts = CARDS.to_act(state)
    seat = rng.choice([acts if isinstance(acts, int) else 0, rng.randrange(len(state.accounts))])
    seat = Seat(cast(int, seat))
    amounts = rng.sample(range(90, 310), 6) + rng.sample(range(100, 160, 5), 4)
    cards = rng.sample(DECK, 6)
    receivers = [*map(Seat, range(len(state.accounts))), None]
    return [
        act.Deal(),
        act.CutPack(),
        *(kind(seat, amount) for kind in (act.Bid, act.BlindBid, act.Contract) for amount in amounts),
        *(kind(seat) for kind in (act.Pass, act.Redeal, act.WriteOff, act.Look, act.Agree, act.Refuse)),
        act.Recut(seat),
        act.Bury(seat),
        act.Take(seat, 1),
        act.Take(seat, 2),
        *(act.Give(seat, card, to) for card, to in product(cards, receivers)),
        *(act.Play(seat, card, how) for card, how in product(cards, WAYS)),
        act.Peek(seat, "hands"),
        act.Peek(seat, "suits"),
        act.Peek(seat, "talon"),
        act.Peek(seat, "card"),
        act.Peek(seat, "talon", 1),
        *(act.Peek(seat, "card", position) for position in range(5)),
    ]


def accepts(state: State, action: Action) -> bool:
    """Whether ``action`` is allowed, its chance completed where it needs any."""
    try:
        CARDS.decide(state, CARDS.draw(state, action, SeededChance(1)))
    except IllegalAction:
        return False
    return True


@given(variants, seeds)
def test_what_is_legal_is_accepted_and_nothing_else(variant: Variant, seed: int) -> None:
    rng = Random(seed)
    for stage in walk(variant, seed, 30):
        legal = CARDS.legal_actions(stage.state)
        assert all(accepts(stage.state, action) for action in legal)
        for action in universe(stage.state, rng):
            assert accepts(stage.state, action) is (action in legal), action


@given(variants, seeds)
def test_a_refusal_leaves_the_state_equal_and_draws_nothing(variant: Variant, seed: int) -> None:
    rng = Random(seed)
    nothing: Chance = NoChance()
    for stage in walk(variant, seed, 20):
        before = encode(stage.state)
        legal = CARDS.legal_actions(stage.state)
        for action in universe(stage.state, rng):
            if action not in legal:
                with pytest.raises(IllegalAction):
                    play(CARDS, stage.state, action, nothing)
        assert encode(stage.state) == before


@given(variants, seeds)
def test_legal_actions_come_once_each(variant: Variant, seed: int) -> None:
    for stage in walk(variant, seed, 60):
        legal = CARDS.legal_actions(stage.state)
        assert len(set(legal)) == len(legal)


@given(variants, seeds)
def test_a_replayed_log_gives_the_live_state(variant: Variant, seed: int) -> None:
    stages = list(walk(variant, seed, 150))
    events = [event for stage in stages for event in stage.events]
    assert reduce(CARDS.evolve, events, variant.start()) == stages[-1].state


@given(variants, seeds)
def test_what_one_may_do_depends_only_on_what_one_may_know(variant: Variant, seed: int) -> None:
    views = {viewer: variant.start() for viewer in variant.viewers}
    for stage in walk(variant, seed, 100):
        for viewer in views:
            seen = [CARDS.redact(event, viewer) for event in stage.events]
            views[viewer] = reduce(CARDS.evolve, seen, views[viewer])
        acts = CARDS.to_act(stage.state)
        for viewer, seen_state in views.items():
            assert CARDS.to_act(seen_state) == acts
            legal = CARDS.legal_actions(seen_state)
            if viewer == acts or acts is CHANCE:
                assert legal == CARDS.legal_actions(stage.state)
            else:
                assert set(legal) <= set(CARDS.legal_actions(stage.state))


@given(variants, seeds)
def test_a_view_is_the_state_with_the_unknown_left_unknown(variant: Variant, seed: int) -> None:
    log: list[Event] = []
    state = variant.start()
    for stage in walk(variant, seed, 70):
        log += stage.events
        state = stage.state
    for viewer in variant.viewers:
        seen = view(CARDS, variant.start(), log, viewer)
        assert (seen.accounts, seen.phase, seen.dealer) == (state.accounts, state.phase, state.dealer)
        for part, true in zip(piles(seen), piles(state), strict=True):
            assert len(part) == len(true)
            assert set(known(part)) <= set(true)
        if viewer is not None and seen.hands and viewer not in seen.face_down:
            assert seen.hands[viewer] == state.hands[viewer]
        if viewer in seen.face_down and viewer is not None:
            assert set(seen.hands[viewer]) == {UNKNOWN}


@given(variants, seeds)
def test_states_and_events_survive_json(variant: Variant, seed: int) -> None:
    stages = list(walk(variant, seed, 1 + seed % 60))
    assert decode(State, encode(stages[-1].state)) == stages[-1].state
    for stage in stages:
        for event in stage.events:
            assert decode(Event, encode(event)) == event
        assert decode(Action, encode(stage.action)) == stage.action


@given(variants, seeds)
def test_the_pack_is_whole_and_120_points_are_conserved(variant: Variant, seed: int) -> None:
    for stage in walk(variant, seed, 120):
        state = stage.state
        for event in stage.events:
            if isinstance(event, DealPlayed):
                assert sum(event.points) - declared(stage.before, stage.events) + dead(stage.before) == 120
        if isinstance(state.phase, Playing):
            assert card_points(everything(state)) == 120


def piles(state: State) -> tuple[Hand, ...]:
    """All cards that may lie hidden, hand by hand."""
    return *state.hands, *state.talons, state.aside


def everything(state: State) -> set[Card]:
    """Every card of the pack, wherever it is during the play."""
    phase = phase_of(state, Playing)
    taken = [card for trick in phase.history for card in trick.cards]
    parts = (*state.hands, *state.talons, state.aside, phase.trick, tuple(taken))
    return {card for part in parts for card in part}


def declared(before: State, events: tuple[Event, ...]) -> int:
    """The points of all marriages of a deal, of which ``events`` are the last."""
    phase = reduce(CARDS.evolve, events[:1], before).phase
    return sum(one.points for one in phase.declared) if isinstance(phase, Playing) else 0


def dead(before: State) -> int:
    """The points of cards that nobody can take."""
    options = before.options
    if options.talon.rest == "last_trick" or options.layout == "table_cards":
        return 0
    phase = phase_of(before, Playing)
    in_play = {card for trick in phase.history for card in trick.cards}
    in_play |= {card for hand in (*before.hands, phase.trick) for card in hand}
    return card_points(set(everything(before)) - in_play)


@pytest.mark.walks
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_walk_sees_deals_played_to_the_end(variant: Variant) -> None:
    kinds = {type(event) for stage in walk(variant, 5, 400) for event in stage.events}
    assert DealPlayed in kinds


@pytest.mark.walks
@pytest.mark.parametrize("variant", PRESETS, ids=str)
def test_legal_actions_follow_the_order_of_the_notation(variant: Variant) -> None:
    order = {kind: place for place, kind in enumerate(get_args(Action))}

    def key(action: Action) -> tuple[int, ...]:
        place = order[type(action)]
        match action:
            case act.Bid(_, amount) | act.BlindBid(_, amount) | act.Contract(_, amount):
                return place, amount
            case act.Give(_, card, to):
                return place, card.place, 9 if to is None else to
            case act.Play(_, card, how):
                return place, WAYS.index(how), card.place
            case _:
                return (place,)

    for stage in walk(variant, 11, 300):
        legal = CARDS.legal_actions(stage.state)
        assert sorted(legal, key=key) == list(legal)


def test_a_game_that_is_over_refuses_everything() -> None:
    options = rules("online").options
    over = State(options, (Account(1000), Account(), Account()), Seat(0), winner=Seat(0))
    assert CARDS.winner(over) == 0
    assert CARDS.to_act(over) is None
    assert CARDS.legal_actions(over) == ()
    for action in (act.Deal(), act.Pass(Seat(0))):
        with pytest.raises(IllegalAction, match="cards/game_over"):
            CARDS.decide(over, action)


def test_a_dealer_must_sit_at_the_table() -> None:
    with pytest.raises(InvalidRules, match="first: cards/wrong_seats"):
        start(rules("online").options, 3, Seat(3))


def test_the_name_of_the_game() -> None:
    assert CARDS.name == "cards"
    state = start(rules("classic").options, 3)
    assert (CARDS.winner(state), CARDS.to_act(state)) == (None, CHANCE)


def test_a_rule_of_one_phase_does_not_take_another() -> None:
    state = start(rules("classic").options, 3)
    with pytest.raises(TypeError, match="Auction is due, not BeforeDeal"):
        phase_of(state, Auction)
    with pytest.raises(TypeError, match="Naming"):
        phase_of(state, Naming)


def test_a_game_may_begin_with_any_deal() -> None:
    accounts = (Account(100), Account(), Account())
    assert resume(rules("classic").options, accounts, Seat(1), deal=4).deal == 4
    assert resume(rules("classic").options, accounts, Seat(1)).deal == 1
    golden = rules("classic", changes={"golden": True}).options
    assert resume(golden, accounts, Seat(1)).deal == 4


def test_chance_completes_a_cut_and_a_deal_and_nothing_else() -> None:
    state = start(rules("classic", changes={"cut": True}).options, 3)
    cut = CARDS.draw(state, act.CutPack(), SeededChance(7))
    assert isinstance(cut, act.CutPack)
    assert cut.card in DECK
    assert CARDS.draw(state, cut, NoChance()) is cut
    deal = CARDS.draw(start(rules("classic").options, 3), act.Deal(), SeededChance(7))
    assert isinstance(deal, act.Deal)
    assert deal.hands is not None


def test_no_cut_is_drawn_where_none_is_due() -> None:
    state = start(rules("classic").options, 3)
    with pytest.raises(IllegalAction, match="cards/not_now"):
        CARDS.draw(state, act.CutPack(), NoChance())

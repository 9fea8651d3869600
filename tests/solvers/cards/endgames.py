"""Random positions of play under random rules, dealt so that whole marriages are common."""

from functools import reduce
from random import Random
from typing import Literal

from thousand.cards.deck import ACES, DECK, KINGS, QUEENS, SUITS, Card, in_order
from thousand.cards.evolution import evolve
from thousand.cards.game import resume
from thousand.cards.options import Marriages, Options, Play, Talon
from thousand.cards.phases import phase_of
from thousand.cards.play import play_card, plays
from thousand.cards.records import changed
from thousand.cards.state import Account, Playing, State
from thousand.core.seats import Seat


def random_options(rng: Random, seats: int) -> Options:
    """Any combination of the switches of play."""
    coin = lambda share=0.5: rng.random() < share  # noqa: E731
    follow = coin(0.8)
    play = Play(
        follow=follow,
        trump=coin(0.7),
        beat=coin(0.4),
        overtrump=coin(0.4),
        beat_ruffed=coin(),
        lead_foreign_trump=coin(0.8),
    )
    marriages = Marriages(
        needs_trick=coin(0.8),
        card="queen" if coin(0.25) else "either",
        automatic=coin(),
        trump="next_trick" if coin(0.25) else "at_once",
    )
    aces = 200 if coin(0.3) else None
    if seats == 3:
        return Options(play=play, marriages=marriages, ace_marriage=aces)
    layout: Literal["two_talons", "table_cards"] = "two_talons" if coin(0.7) else "table_cards"
    rest: Literal["last_trick", "dead"] = "last_trick" if layout == "two_talons" and coin() else "dead"
    return Options(layout=layout, talon=Talon(rest=rest), play=play, marriages=marriages, ace_marriage=aces)


def endgame(rng: Random, seats: int, size: int, options: Options) -> State:
    """A deal with ``size`` tricks to come, maybe in the middle of one."""
    trump = rng.choice([None, *SUITS])
    pack = [*DECK]
    if trump is not None:
        pack.remove(rng.choice([KINGS, QUEENS])[trump])
    rng.shuffle(pack)
    hands = _hands(rng, pack, seats, size, options)
    has_rest = options.layout == "two_talons" and options.talon.rest == "last_trick"
    table_cards = options.layout == "table_cards" and trump is None and size > 1 and rng.random() < 0.5
    talons: list[tuple[Card, ...]] = []
    if has_rest:
        hands[rng.randrange(seats)].append(pack.pop())
        talons = [(pack.pop(), pack.pop(), pack.pop()), ()]
    if table_cards:
        talons = [(hand.pop(),) for hand in hands]
    leader, declarer = Seat(rng.randrange(seats)), Seat(rng.randrange(seats))
    is_first = table_cards or (trump is None and rng.random() < 0.3)
    state = changed(
        resume(options, (Account(),) * seats, Seat(0), golden=None),
        hands=tuple(map(in_order, hands)),
        talons=tuple(talons),
        phase=Playing(
            declarer,
            100,
            blind=False,
            leader=leader,
            points=(0,) * seats,
            tricks=tuple(int(not is_first and (s == leader or rng.random() < 0.5)) for s in range(seats)),
            to_move=leader,
            trump=trump,
            trump_by=None if trump is None else Seat(rng.randrange(seats)),
        ),
    )
    return some_cards_on(state, rng, rng.randrange(seats))


def _hands(rng: Random, pack: list[Card], seats: int, size: int, options: Options) -> list[list[Card]]:
    """Hands from the shuffled ``pack``, a marriage or the four aces first into one of them."""
    hands: list[list[Card]] = [[] for _ in range(seats)]
    lucky = rng.choice(hands)
    if options.ace_marriage and size >= 4 and rng.random() < 0.4:
        _move(ACES, pack, lucky)
    for suit in rng.sample(SUITS, k=rng.choice([0, 1, 1, 2])):
        pair = [KINGS[suit], QUEENS[suit]]
        holder = rng.choice(hands)
        if len(holder) + 2 <= size and all(card in pack for card in pair):
            _move(pair, pack, holder)
    for hand in hands:
        while len(hand) < size:
            hand.append(pack.pop())
    return hands


def _move(cards: list[Card] | tuple[Card, ...], pack: list[Card], hand: list[Card]) -> None:
    for card in cards:
        pack.remove(card)
        hand.append(card)


def alone_with_trumps(rng: Random, size: int, options: Options) -> State:
    """A deal of three with ``size`` tricks to come, in which nobody but the declarer holds a trump."""
    while True:
        state = endgame(rng, 3, size, options)
        trump = phase_of(state, Playing).trump
        trumps = [card for hand in state.hands for card in hand if card.suit is trump]
        if 0 < len(trumps) <= size and all(len(hand) == size for hand in state.hands):
            break
    hands = [[*hand] for hand in state.hands]
    own = hands[phase_of(state, Playing).declarer]
    for hand in hands:
        for card in [card for card in hand if card.suit is trump and hand is not own]:
            other = next(mine for mine in own if mine.suit is not trump)
            hand[hand.index(card)], own[own.index(other)] = other, card
    return changed(state, hands=tuple(map(in_order, hands)))


def without_trumps(rng: Random, size: int, options: Options) -> State:
    """A deal of three with ``size`` tricks to come, no trumps, few marriages; a defender leads."""
    while True:
        state = endgame(rng, 3, size, options)
        playing = phase_of(state, Playing)
        is_led = not playing.trick and playing.leader != playing.declarer
        pairs = sum({KINGS[suit], QUEENS[suit]} <= {*hand} for hand in state.hands for suit in SUITS)
        if playing.trump is None and is_led and (not pairs or rng.random() < 0.1):
            return state


def with_lone_marriages(rng: Random, size: int, options: Options) -> State:
    """A deal of three with ``size`` tricks to come; the declarer leads and alone has the suit of a marriage.

    He may have two such suits, and now and then somebody else has a card of one after all.
    """
    while True:
        state = endgame(rng, 3, size, options)
        playing = phase_of(state, Playing)
        if not playing.trick and playing.leader == playing.declarer:
            break
    trump = playing.trump
    plain = [suit for suit in SUITS if suit is not trump]
    lone = rng.sample(plain, k=1 if size < 4 else rng.choice([1, 1, 2]))
    pack = [card for card in DECK if card.suit not in lone and (trump is None or card is not QUEENS[trump])]
    rng.shuffle(pack)
    own = [card for suit in lone for card in (KINGS[suit], QUEENS[suit])]
    more = [card for card in DECK if card.suit in lone and card not in own]
    rng.shuffle(more)
    pack += more[: rng.choice([0, 0, 0, 1])]
    while len(own) < size:
        own.append((pack if rng.random() < 0.7 else more).pop())
    rng.shuffle(pack)
    hands = [pack[:size], pack[size : 2 * size]]
    hands.insert(playing.declarer, own)
    return changed(state, hands=tuple(map(in_order, hands)))


def some_cards_on(state: State, rng: Random, cards: int) -> State:
    """The state after so many random plays; short of the deal's end."""
    for _ in range(cards):
        assert isinstance(state.phase, Playing)
        after = reduce(evolve, play_card(state, rng.choice(plays(state))), state)
        if not isinstance(after.phase, Playing):
            return state
        state = after
    return state

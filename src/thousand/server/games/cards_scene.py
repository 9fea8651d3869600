"""A game of cards as one reader sees it; everything is read from his view, nothing is worked out anew."""

from collections.abc import Sequence
from typing import Any

from thousand.cards import events as ev
from thousand.cards.bidding import highest
from thousand.cards.cap import marriage_points
from thousand.cards.deck import UNKNOWN, Hand, marriages
from thousand.cards.game import CARDS
from thousand.cards.seating import next_player, sitter
from thousand.cards.state import (
    Auction,
    BeforeDeal,
    Consent,
    Giving,
    Naming,
    Playing,
    State,
    Taking,
)
from thousand.core.seats import Seat
from thousand.server.games.cards_sheet import counters, mark, say, standing_marks
from thousand.server.games.protocol import Reading
from thousand.server.wire import scene as wire
from thousand.text import cards as told
from thousand.text import cards_table as words
from thousand.text.catalogue import Language

PHASES: dict[type, Any] = {
    BeforeDeal: "deal",
    Auction: "auction",
    Taking: "take",
    Giving: "give",
    Naming: "contract",
    Consent: "consent",
    Playing: "play",
}


def scene(reading: Reading) -> wire.CardsScene:
    """All that ``reading``'s reader sees."""
    state: State = reading.view
    lang, recent = reading.lang, reading.recent
    actor = CARDS.to_act(state)
    playing = state.phase if isinstance(state.phase, Playing) else None
    seats = range(len(state.accounts))
    return wire.CardsScene(
        game="cards",
        deal=state.deal - (state.winner is not None),  # the last deal has been closed
        phase="over" if state.winner is not None else _phase(state),
        golden=state.golden is not None,
        to_act=actor + 1 if isinstance(actor, int) else None,
        winner=_number(state.winner),
        standings=[_standing(state, Seat(seat), lang) for seat in seats],
        dealer=_number(state.dealer),
        sitting_out=_number(sitter(state)),
        hands=[_hand(state, Seat(seat), playing) for seat in seats] if state.hands else [],
        talon=[_cards(talon) for talon in state.talons],
        talon_taken=next((event.talon for event in recent if isinstance(event, ev.TalonTaken)), None),
        auction=[_word(Seat(seat), recent) for seat in seats],
        bid=_bid(state),
        ceiling=_ceiling(state, reading.seats, lang),
        contract=_contract(state),
        trump=playing.trump.value if playing and playing.trump else None,
        trick=_trick(state, playing) if playing else None,
        last_trick=_last_trick(state, playing) if playing else None,
        marriages=_marriages(playing),
        meter=_meter(playing, lang) if playing else None,
        gifts=[
            wire.Gift(seat=event.seat + 1, to=_number(event.to), card=str(event.card))
            for event in recent
            if isinstance(event, ev.CardGiven)
        ],
        question=_question(state, reading),
        peeked=_peeked(reading),
        sheet=[],
    )


def _phase(state: State) -> Any:
    cut = isinstance(state.phase, BeforeDeal) and state.phase.cutter is not None
    return "cut" if cut else PHASES[type(state.phase)]


def _number(seat: Seat | None) -> int | None:
    return None if seat is None else seat + 1


def _cards(hand: Hand) -> list[str]:
    return [str(card) for card in hand]


def _standing(state: State, seat: Seat, lang: Language) -> wire.Standing:
    where = standing_marks(state, seat)
    line = say(where[0], lang) if where else None
    if line is None and sitter(state) == seat:
        line = lang.say(words.SITS_OUT)
    kept = [*where, *counters(state, seat)]
    return wire.Standing(
        seat=seat + 1,
        score=state.accounts[seat].score,
        marks=[mark(one, lang) for one in kept],
        say=line if state.winner != seat else lang.say(words.HAS_WON),
    )


def _hand(state: State, seat: Seat, playing: Playing | None) -> wire.Hand:
    hand = state.hands[seat]
    return wire.Hand(
        seat=seat + 1,
        cards=_cards(hand),
        taken=playing.tricks[seat] if playing else 0,
        points=playing.points[seat] if playing else None,
        marriages=[suit.value for suit in marriages(card for card in hand if card is not UNKNOWN)],
        blind=seat in state.face_down,
    )


def _word(seat: Seat, recent: Sequence[Any]) -> wire.Bidding:
    """The last word of ``seat`` in the auction."""
    found = wire.Bidding(seat=seat + 1, word=None, amount=None)
    for event in recent:
        if getattr(event, "seat", None) != seat:
            continue
        match event:
            case ev.ForcedBid(amount=amount) | ev.BidMade(amount=amount):
                found = wire.Bidding(seat=seat + 1, word="bid", amount=amount)
            case ev.BlindBidMade(amount=amount):
                found = wire.Bidding(seat=seat + 1, word="blind", amount=amount)
            case ev.Passed():
                found = wire.Bidding(seat=seat + 1, word="pass", amount=None)
            case ev.RedealClaimed():
                found = wire.Bidding(seat=seat + 1, word="redeal", amount=None)
    return found


def _bid(state: State) -> int | None:
    phase = state.phase
    if isinstance(phase, Auction | Taking | Giving | Naming):
        return phase.bid or None
    return None


def _ceiling(state: State, own: tuple[Seat, ...], lang: Language) -> wire.Ceiling | None:
    """The highest bid the reader may make, while he has not passed."""
    phase = state.phase
    if not isinstance(phase, Auction) or not own or own[0] in phase.passed or not state.hands[own[0]]:
        return None
    amount = highest(state, own[0])
    held = () if own[0] in state.face_down else state.hands[own[0]]
    points = marriage_points(state.options.marriages.points, held)
    sentence = words.CEILING_WITH_MARRIAGES if points else words.CEILING
    return wire.Ceiling(amount=amount, say=lang.say(sentence, amount=amount, points=points))


def _contract(state: State) -> wire.Contract | None:
    phase = state.phase
    match phase:
        case Playing(declarer=declarer, contract=amount, blind=blind):
            return wire.Contract(seat=declarer + 1, amount=amount, blind=blind, named=True)
        case Taking() | Giving() | Naming():
            return wire.Contract(seat=phase.declarer + 1, amount=phase.bid, blind=phase.blind, named=False)
        case _:
            return None


def _trick(state: State, playing: Playing) -> wire.Trick:
    return wire.Trick(cards=_played(state, playing.leader, playing.trick), winner=None)


def _last_trick(state: State, playing: Playing) -> wire.Trick | None:
    if not playing.history:
        return None
    last = playing.history[-1]
    return wire.Trick(cards=_played(state, last.leader, last.cards), winner=last.winner + 1)


def _played(state: State, leader: Seat, cards: Hand) -> list[wire.TrickCard]:
    """The cards of a trick with those who played them."""
    played: list[wire.TrickCard] = []
    seat = leader
    for card in cards:
        played.append(wire.TrickCard(seat=seat + 1, card=str(card)))
        seat = next_player(state, seat)
    return played


def _marriages(playing: Playing | None) -> list[wire.Marriage]:
    return [
        wire.Marriage(
            seat=one.seat + 1, suit=one.suit.value if one.suit is not None else "aces", points=one.points
        )
        for one in (playing.declared if playing else ())
    ]


def _meter(playing: Playing, lang: Language) -> wire.Meter:
    """How far the declarer is with his contract."""
    have, goal = playing.points[playing.declarer], playing.contract
    sentence = words.CONTRACT_MADE if have >= goal else words.CONTRACT_METER
    return wire.Meter(
        kind="contract",
        have=have,
        goal=goal,
        missing=max(goal - have, 0),
        say=lang.say(sentence, points=have, contract=goal),
    )


def _question(state: State, reading: Reading) -> str | None:
    """What the player to act is asked: whether he agrees to a new deal."""
    if not isinstance(state.phase, Consent):
        return None
    claims = [event for event in reading.recent if isinstance(event, ev.RedealClaimed)]
    return told.tell(claims[-1], reading.names, reading.lang) if claims else None


def _peeked(reading: Reading) -> list[str]:
    kinds = ev.HandsPeeked | ev.SuitsPeeked | ev.TalonPeeked | ev.TalonCardPeeked
    return [
        told.tell(event, reading.names, reading.lang)
        for event in reading.recent
        if isinstance(event, kinds) and event.seat in reading.seats
    ]

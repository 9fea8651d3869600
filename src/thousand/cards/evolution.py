"""What each event changes: the state after it, from the state before it.

It works on views as on states: a card that is not known is moved as an unknown one, and
what an event tells of cards already dealt is learned.
"""

from collections.abc import Callable
from typing import Any, Final, get_args

from thousand.cards import events as ev
from thousand.cards.deck import Rank
from thousand.cards.events import BookingEvent, Event
from thousand.cards.gifts import receivers
from thousand.cards.holdings import learned, merged, placed, with_cards, without
from thousand.cards.phases import phase_of
from thousand.cards.play_evolution import EVOLVE_PLAY, begin_play
from thousand.cards.records import changed
from thousand.cards.score_sheet import evolve_accounts
from thousand.cards.seating import next_player, opener, others
from thousand.cards.state import Account, Auction, BeforeDeal, Consent, Giving, Naming, State, Taking
from thousand.core.seats import Seat


def evolve(state: State, event: Event) -> State:
    """The state after ``event``; never refuses and never decides."""
    return _EVOLVE[type(event)](state, event)


# --- before the deal ---


def _cut(state: State, event: ev.PackCut) -> State:
    phase = changed(state.phase, cutter=event.seat, card=event.card, nines=event.nines)
    return changed(state, phase=phase)


def _recut(state: State, event: ev.RecutAsked) -> State:
    """After a jack the next cut stands."""
    phase = phase_of(state, BeforeDeal)
    stands = phase.card is not None and phase.card.rank is Rank.JACK
    return changed(state, phase=BeforeDeal(event.cutter, None, phase.nines, stands))


def _buried(state: State, event: ev.JackBuried) -> State:  # noqa: ARG001 - one shape for all
    return changed(state, phase=changed(state.phase, closed=True))


def _next_deal(state: State, event: ev.DealVoided | ev.CardsThrownIn) -> State:
    return _cleared(state, event.dealer)


def _cleared(state: State, dealer: Seat, **changes: object) -> State:
    """The table without cards, before ``dealer`` deals."""
    return changed(
        state,
        dealer=dealer,
        phase=BeforeDeal(),
        hands=(),
        talons=(),
        aside=(),
        face_down=(),
        peeks=(),
        **changes,
    )


def _closed(state: State, event: ev.DealClosed) -> State:
    return _cleared(state, event.dealer, deal=state.deal + 1, golden=event.golden)


def _dealt(state: State, event: ev.Dealt) -> State:
    return changed(
        state,
        phase=Auction(opener(state)),
        hands=event.hands,
        talons=event.talons,
        face_down=event.face_down,
    )


# --- the auction ---


def _forced(state: State, event: ev.ForcedBid) -> State:
    speaks = next_player(state, event.seat)
    return changed(state, phase=Auction(speaks, event.amount, event.seat))


def _looked(state: State, event: ev.LookedAtHand) -> State:
    hand = learned(state.hands[event.seat], event.hand)
    face_down = tuple(seat for seat in state.face_down if seat != event.seat)
    return changed(state, hands=placed(state.hands, event.seat, hand), face_down=face_down)


def _bid(state: State, event: ev.BidMade | ev.BlindBidMade) -> State:
    phase = phase_of(state, Auction)
    bid = Auction(
        to_move=_next_speaker(state, event.seat, phase.passed),
        bid=event.amount,
        bidder=event.seat,
        blind=isinstance(event, ev.BlindBidMade),
        passed=phase.passed,
        spoken=_with(phase.spoken, event.seat),
    )
    return changed(state, phase=bid)


def _passed(state: State, event: ev.Passed) -> State:
    phase = phase_of(state, Auction)
    passed = (*phase.passed, event.seat)
    after = changed(
        phase,
        to_move=_next_speaker(state, event.seat, passed),
        passed=passed,
        spoken=_with(phase.spoken, event.seat),
    )
    return changed(state, phase=after)


def _next_speaker(state: State, seat: Seat, passed: tuple[Seat, ...]) -> Seat:
    """The next player who has not passed; the highest bidder himself when the auction is over."""
    return next((other for other in others(state, seat) if other not in passed), seat)


def _won(state: State, event: ev.AuctionWon) -> State:
    unspoken = event.seat not in phase_of(state, Auction).spoken
    return _declared(state, Taking(event.seat, event.bid, event.blind, unspoken))


def _golden(state: State, event: ev.GoldenDealBegun) -> State:
    return _declared(state, Taking(event.seat, event.contract, unspoken=True))


def _own_turn(state: State, event: ev.BarrelTurnTaken) -> State:
    return _declared(state, Taking(event.seat, event.bid, unspoken=True))


def _declared(state: State, taking: Taking) -> State:
    """The declarer is to take the talon, or to name the contract where there is none."""
    if state.options.layout == "table_cards":
        return changed(state, phase=Naming(taking.declarer, taking.bid, taking.blind))
    return changed(state, phase=taking)


# --- redeals ---


def _claimed(state: State, event: ev.RedealClaimed) -> State:
    """The reason is known to all; where consent is needed, the others are asked in turn."""
    hands = placed(state.hands, event.seat, learned(state.hands[event.seat], event.cards))
    if not state.options.redeal_consent:
        return changed(state, hands=hands)
    phase = state.phase
    if isinstance(phase, Auction):
        back = changed(phase, spoken=_with(phase.spoken, event.seat))
    else:
        back = changed(phase_of(state, Giving), claimed=True)
    consent = Consent(event.seat, event.reason, event.cards, next_player(state, event.seat), back)
    return changed(state, hands=hands, phase=consent)


def _agreed(state: State, event: ev.RedealAgreed) -> State:
    phase = phase_of(state, Consent)
    return changed(state, phase=changed(phase, to_move=next_player(state, event.seat)))


def _refused(state: State, event: ev.RedealRefused) -> State:  # noqa: ARG001 - one shape for all
    return changed(state, phase=phase_of(state, Consent).back)


def _forced_redeal(state: State, event: ev.RedealForced) -> State:
    return changed(state, talons=(event.cards,))


# --- talon, gifts, contract ---


def _taken(state: State, event: ev.TalonTaken) -> State:
    taking, place = phase_of(state, Taking), event.talon - 1
    cards = merged(state.talons[place], event.cards)
    hand = with_cards(state.hands[event.seat], cards)
    giving = Giving(event.seat, taking.bid, taking.blind, taking.unspoken, place, event.shown)
    return changed(
        state,
        phase=giving,
        hands=placed(state.hands, event.seat, hand),
        talons=placed(state.talons, place, cards),
    )


def _given(state: State, event: ev.CardGiven) -> State:
    phase = phase_of(state, Giving)
    hands = placed(state.hands, event.seat, without(state.hands[event.seat], event.card))
    talons, aside = state.talons, state.aside
    if event.to is not None:
        hands = placed(hands, event.to, with_cards(hands[event.to], (event.card,)))
    elif state.options.talon.giving == "discard":
        aside = with_cards(aside, (event.card,))
    else:
        other = 1 - phase.talon
        talons = placed(talons, other, (*talons[other], event.card))
    after: Giving | Naming = changed(phase, given=(*phase.given, event.to))
    if len(phase.given) + 1 == len(receivers(state, phase)):
        after = Naming(phase.declarer, phase.bid, phase.blind)
    return changed(state, phase=after, hands=hands, talons=talons, aside=aside)


def _named(state: State, event: ev.ContractNamed) -> State:
    naming = phase_of(state, Naming)
    return changed(state, phase=begin_play(state, naming, event.contract))


def _written_off(state: State, event: ev.DealWrittenOff) -> State:
    account = changed(state.accounts[event.seat], write_offs=event.write_offs)
    return changed(state, accounts=placed(state.accounts, event.seat, account))


# --- booking, winning, peeking ---


def _booked(state: State, event: BookingEvent) -> State:
    return changed(state, accounts=evolve_accounts(state.accounts, event))


def _game_won(state: State, event: ev.Won) -> State:
    """Победа: of the winner's status the score alone stays (A12)."""
    accounts = placed(state.accounts, event.seat, Account(event.score))
    return changed(state, accounts=accounts, winner=event.seat)


def _nothing(state: State, event: ev.BankPaid | ev.DealPlayed) -> State:  # noqa: ARG001 - one shape for all
    return state


def _hands_peeked(state: State, event: ev.HandsPeeked) -> State:
    hands = tuple(map(learned, state.hands, event.hands))
    return changed(state, hands=hands, peeks=(*state.peeks, (event.seat, "hands")))


def _suits_peeked(state: State, event: ev.SuitsPeeked) -> State:
    return changed(state, peeks=(*state.peeks, (event.seat, "suits")))


def _talon_peeked(state: State, event: ev.TalonPeeked) -> State:
    talons = (merged(state.talons[0], event.cards),)
    return changed(state, talons=talons, peeks=(*state.peeks, (event.seat, "talon")))


def _card_peeked(state: State, event: ev.TalonCardPeeked) -> State:
    talon = state.talons[0]
    seen = placed(talon, event.position - 1, event.card)
    talons = (merged(talon, seen),)
    return changed(state, talons=talons, peeks=(*state.peeks, (event.seat, "card")))


def _with(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return seats if seat in seats else (*seats, seat)


_EVOLVE: Final[dict[type, Callable[[State, Any], State]]] = {
    ev.PackCut: _cut,
    ev.RecutAsked: _recut,
    ev.JackBuried: _buried,
    ev.DealVoided: _next_deal,
    ev.Dealt: _dealt,
    ev.ForcedBid: _forced,
    ev.LookedAtHand: _looked,
    ev.BidMade: _bid,
    ev.BlindBidMade: _bid,
    ev.Passed: _passed,
    ev.AuctionWon: _won,
    ev.GoldenDealBegun: _golden,
    ev.BarrelTurnTaken: _own_turn,
    ev.RedealClaimed: _claimed,
    ev.RedealAgreed: _agreed,
    ev.RedealRefused: _refused,
    ev.RedealForced: _forced_redeal,
    ev.CardsThrownIn: _next_deal,
    ev.TalonTaken: _taken,
    ev.CardGiven: _given,
    ev.ContractNamed: _named,
    ev.DealWrittenOff: _written_off,
    ev.Won: _game_won,
    ev.BankPaid: _nothing,
    ev.DealPlayed: _nothing,
    ev.DealClosed: _closed,
    ev.HandsPeeked: _hands_peeked,
    ev.SuitsPeeked: _suits_peeked,
    ev.TalonPeeked: _talon_peeked,
    ev.TalonCardPeeked: _card_peeked,
    **EVOLVE_PLAY,
    **dict.fromkeys(get_args(BookingEvent), _booked),
}

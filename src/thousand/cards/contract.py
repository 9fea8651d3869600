"""Заказ: after the gifts the declarer names his contract, the bid or more."""

from thousand.cards.actions import Contract
from thousand.cards.cap import cap
from thousand.cards.events import ContractNamed, Event
from thousand.cards.phases import phase_of
from thousand.cards.silence import is_silent
from thousand.cards.state import Naming, State
from thousand.core.errors import IllegalAction, declare

BELOW_OWN_BID = declare("cards/below_own_bid", "bid")
NO_RAISE = declare("cards/no_raise", "bid")
"""The contract is the bid here."""
CONTRACT_STEP = declare("cards/contract_step", "step")
CONTRACT_CAP = declare("cards/contract_cap", "cap")


def may_raise(state: State) -> bool:
    """Повышение: not in a blind or golden game, and not by a silent player (A8, A9, A17, decision 25)."""
    phase = phase_of(state, Naming)
    return (
        state.options.raise_contract
        and not phase.blind
        and state.golden is None
        and not is_silent(state, phase.declarer)
    )


def contracts(state: State) -> tuple[int, ...]:
    """Заказ: the bid itself, and by steps up to the cap of the hand held now (A6, decision 16)."""
    phase = phase_of(state, Naming)
    if not may_raise(state):
        return (phase.bid,)
    step = state.options.auction.step
    most = cap(state.options, state.hands[phase.declarer])
    return phase.bid, *range(phase.bid + step, most + 1, step)


def name(state: State, action: Contract) -> tuple[Event, ...]:
    """The contract is named and the play begins."""
    phase = phase_of(state, Naming)
    if action.amount not in contracts(state):
        raise _refusal(state, phase, action.amount)
    return (ContractNamed(action.seat, action.amount, phase.bid),)


def _refusal(state: State, phase: Naming, amount: int) -> IllegalAction:
    step = state.options.auction.step
    if amount < phase.bid:
        return IllegalAction(BELOW_OWN_BID, bid=phase.bid)
    if not may_raise(state):
        return IllegalAction(NO_RAISE, bid=phase.bid)
    if (amount - phase.bid) % step:
        return IllegalAction(CONTRACT_STEP, step=step)
    return IllegalAction(CONTRACT_CAP, cap=cap(state.options, state.hands[phase.declarer]))

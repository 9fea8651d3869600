"""The steady bot: bids what its hand counts for, gives away what it needs least, plays by rules of thumb."""

from collections.abc import Sequence
from random import Random

from thousand.bots.cards import bidding, giving, playing
from thousand.bots.cards.counting import count
from thousand.cards.actions import Action, Give, Play, Redeal, WriteOff
from thousand.cards.events import Event
from thousand.cards.game import CARDS
from thousand.cards.state import Auction, BeforeDeal, Consent, Giving, Naming, Playing, State, Taking


class SteadyBot:
    """Plays cards soundly and at once; never bids blind, never uses a bonus."""

    def choose(self, view: State, seen: Sequence[Event], rng: Random) -> Action:  # noqa: ARG002 - no luck in it
        """One of the actions legal in ``view``, which is that of the seat to act."""
        legal = CARDS.legal_actions(view)
        phase = view.phase
        match phase:
            case Auction():
                return bidding.speak(view, phase, legal)
            case Consent():
                return bidding.answer(view, phase, legal)
            case Giving():
                return _give(view, phase, legal)
            case Naming():
                return bidding.name(view, phase, legal)
            case Playing():
                plays = [action for action in legal if isinstance(action, Play)]
                return playing.choose(view, phase, plays, seen)
            case BeforeDeal():
                return legal[-1]
            case Taking():
                return legal[0]


def _give(view: State, phase: Giving, legal: Sequence[Action]) -> Action:
    """A redeal or a write-off where the hand that would be left is hopeless, otherwise a gift."""
    hand = view.hands[phase.declarer]
    leave = giving.best_gifts(view, phase)
    good_for = count(tuple(card for card in hand if card not in leave), view.options)
    redeals = [action for action in legal if isinstance(action, Redeal)]
    if redeals and good_for < phase.bid:
        return redeals[0]
    offs = [action for action in legal if isinstance(action, WriteOff)]
    if offs and bidding.is_hopeless(view, phase, good_for):
        return offs[0]
    return giving.give(view, phase, [action for action in legal if isinstance(action, Give)])

"""What each legal action promises: the contract's chance, the declarer's points, the chance to win the game.

Bots choose by it, hints and the analysis of games tell it.
"""

from collections.abc import Sequence
from statistics import fmean

from thousand.bots.cards import auction, declaring
from thousand.bots.cards.judging import Effort, is_too_long, shared
from thousand.bots.cards.knowledge import knowledge
from thousand.bots.cards.playing import Scales
from thousand.bots.cards.question import Question, Weighed
from thousand.bots.cards.stakes import Prospect
from thousand.cards.actions import Play
from thousand.cards.events import Event
from thousand.cards.game import CARDS
from thousand.cards.state import Auction, Consent, Giving, Naming, Playing, State, Taking

POINT = 0.55
"""What a target of points is worth at a level score, counted in games won: rules of thumb count points."""


def weigh(view: State, seen: Sequence[Event], effort: Effort, seed: int) -> list[Weighed]:
    """Legal actions with what they promise; none where the cards have nothing to say.

    Looks at hidden cards, which take nothing away, are left out, and so is what ``effort`` does not weigh.
    """
    asked = Question(view, seen, CARDS.legal_actions(view), shared(effort, view.options), seed)
    match view.phase:
        case Playing() as phase:
            return _plays(asked, phase)
        case Naming() as phase:
            return declaring.contracts(asked, phase)
        case Giving() as phase:
            return declaring.gifts(asked, phase)
        case Auction() as phase:
            return auction.words(asked, phase)
        case Taking() as phase:
            return auction.talons(asked, phase)
        case Consent() as phase:
            return auction.consent(asked, phase)
        case _:
            return []


def _plays(asked: Question, phase: Playing) -> list[Weighed]:
    view, mover = asked.view, phase.to_move
    if is_too_long(view):
        scales = Scales(view, phase, knowledge(view, phase, asked.seen))
        rate = POINT / view.options.target
        return [Weighed(play, rate * scales.value(play)) for play in asked.legal if isinstance(play, Play)]
    worlds = asked.effort.chances, asked.effort.points
    looks = asked.judge.plays(view, asked.seen, worlds, asked.seed)
    typical = fmean(look.points for look in looks.values())
    return [
        asked.contract(
            play,
            mover,
            Prospect(
                phase.declarer, phase.contract, look.chance, look.points, typical, phase.blind,
                None if look.own is None else look.own + phase.points[mover],
            ),
        )
        for play, look in looks.items()
    ]  # fmt: skip

"""Why an action is best, as the one thing that most explains it and the numbers its sentence needs."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from thousand.bots.cards.knowledge import knowledge
from thousand.bots.cards.playing import Scales
from thousand.bots.cards.question import Weighed
from thousand.cards.actions import (
    Agree,
    Bid,
    BlindBid,
    Contract,
    Give,
    Look,
    Pass,
    Peek,
    Play,
    Redeal,
    Refuse,
    Take,
    WriteOff,
)
from thousand.cards.deck import card_points
from thousand.cards.events import Event
from thousand.cards.phases import phase_of
from thousand.cards.state import Playing, State
from thousand.core.errors import Parameter
from thousand.core.seats import Seat


class Why(Enum):
    """The one thing that most explains a choice."""

    ONLY = "only"
    MUST_OPEN = "must_open"
    CARRIES = "carries"
    RATHER = "rather"
    TOO_DEAR = "too_dear"
    LEAVES = "leaves"
    LOOKS_FIRST = "looks_first"
    WORTH_BLIND = "worth_blind"
    WEAK = "weak"
    NEW_CARDS = "new_cards"
    OWN_CARDS = "own_cards"
    TALONS_ALIKE = "talons_alike"
    GIFT = "gift"
    PLAYS = "plays"
    STAYS = "stays"
    ENOUGH = "enough"
    RAISES = "raises"
    NEEDED = "needed"
    WRITES_OFF = "writes_off"
    BY_SCORE = "by_score"
    SAFE = "safe"
    LOST = "lost"
    MARRIAGE = "marriage"
    ACES = "aces"
    TAKES = "takes"
    FEEDS = "feeds"
    SAVES = "saves"
    NOBODY_BEATS = "nobody_beats"
    DRAWS_TRUMPS = "draws_trumps"
    OFTENER = "oftener"
    OFTENER_SET = "oftener_set"
    LESS_OFTEN = "less_often"
    LESS_OFTEN_SET = "less_often_set"
    ALIKE = "alike"
    NEARLY = "nearly"
    MORE_POINTS = "more_points"
    RULE_OF_THUMB = "rule_of_thumb"


@dataclass(frozen=True, slots=True)
class Reason:
    """Why, with the numbers its sentence needs."""

    why: Why
    parameters: dict[str, Parameter]


SURE, CLEAR = 0.9995, 0.02
"""A chance that counts as certain; a difference of chances that is worth a sentence."""
EASY = 0.65
"""What is made so often is not given up since it were too dear, but for what becomes of the score."""
LONG = 0.4
"""What is made so seldom is played for what becomes of the score, not for itself."""
LITTLE, NEAR = 0.0005, 0.0015
"""Of a chance to win: it makes no difference; the next best is as good as this."""


PLAIN: dict[type, Why] = {
    Redeal: Why.WEAK,
    Agree: Why.NEW_CARDS,
    Refuse: Why.OWN_CARDS,
    Take: Why.TALONS_ALIKE,
}
"""What is said of an action without looking at more than its kind."""


def reason(view: State, seen: Sequence[Event], choices: Sequence[Weighed], best: Weighed) -> Reason:
    """The first explanation that fits; looks at hidden cards, which promise nothing, explain nothing."""
    if len(choices) == 1:
        return Reason(Why.ONLY, {})
    weighed = [one for one in choices if not isinstance(one.action, Peek)]
    if isinstance(best.action, Bid) and _must_open(weighed):
        return Reason(Why.MUST_OPEN, _odds(best))
    if type(best.action) not in PLAIN and best.declarer is not None and _are_alike(weighed):
        return Reason(Why.ALIKE, {})
    match best.action:
        case Play() as play:
            return next(_plays(view, seen, weighed, best, play))
        case Contract():
            return _contract(weighed, best)
        case WriteOff():
            return _given_up(Why.WRITES_OFF, Why.BY_SCORE, _most_likely(weighed))
        case Give():
            return (
                Reason(Why.LESS_OFTEN, {}) if _is_less_often(weighed, best) else Reason(Why.GIFT, _odds(best))
            )
        case _:
            return _word(weighed, best)


def _word(weighed: Sequence[Weighed], best: Weighed) -> Reason:
    """A word in the auction, or before it."""
    kind = type(best.action)
    bids = [one for one in weighed if isinstance(one.action, Bid | BlindBid)]
    if kind is Bid:
        return Reason(Why.RATHER if best.chance < LONG else Why.CARRIES, _odds(best))
    if kind is BlindBid:
        return Reason(Why.WORTH_BLIND, _odds(best))
    if kind is Pass and bids:
        return _given_up(Why.TOO_DEAR, Why.LEAVES, bids[0])
    if kind is Look and bids:
        return Reason(Why.LOOKS_FIRST, _odds(bids[0]))
    return Reason(PLAIN.get(kind, Why.ALIKE), {})


def _must_open(weighed: Sequence[Weighed]) -> bool:
    """Whether nobody may pass."""
    return not any(isinstance(one.action, Pass) for one in weighed)


def _are_alike(weighed: Sequence[Weighed]) -> bool:
    """Whether the chance to win the game is the same whatever is chosen."""
    worths = [one.worth for one in weighed]
    return max(worths) - min(worths) < LITTLE


def _is_less_often(weighed: Sequence[Weighed], best: Weighed) -> bool:
    """Whether the contract would be made clearly oftener after another choice."""
    return max(one.chance for one in weighed) - best.chance >= CLEAR


def _odds(one: Weighed) -> dict[str, Parameter]:
    return {"amount": one.contract, "percent": _of_hundred(one.chance)}


def _of_hundred(chance: float) -> int:
    """Times in 100; all of them, or none, only where that is certain."""
    if chance >= SURE or chance <= 1 - SURE:
        return round(100 * chance)
    return min(max(round(100 * chance), 1), 99)


def _most_likely(weighed: Sequence[Weighed]) -> Weighed:
    """What is played of all that may be chosen, with the best chance."""
    return max((one for one in weighed if one.declarer is not None), key=lambda one: one.chance)


def _given_up(too_dear: Why, by_score: Why, contract: Weighed) -> Reason:
    """Why ``contract`` is not played: it fails too often, or the score is better without it."""
    return Reason(by_score, {}) if contract.chance >= EASY else Reason(too_dear, _odds(contract))


def _contract(weighed: Sequence[Weighed], best: Weighed) -> Reason:
    """A raise by its own chance, the bid by that of the next amount, or where there is none by its own."""
    contracts = [one for one in weighed if isinstance(one.action, Contract)]
    if best is not contracts[0]:
        return Reason(Why.NEEDED if best.chance < LONG else Why.RAISES, _odds(best))
    return (
        _given_up(Why.STAYS, Why.ENOUGH, contracts[1])
        if len(contracts) > 1
        else Reason(Why.PLAYS, _odds(best))
    )


def _plays(
    view: State, seen: Sequence[Event], weighed: Sequence[Weighed], best: Weighed, play: Play
) -> Iterator[Reason]:
    """Explanations of a play, the most telling first."""
    phase = phase_of(view, Playing)
    if best.declarer is None:
        yield Reason(Why.RULE_OF_THUMB, {})
    chances = [one.chance for one in weighed]
    if play.declare == "aces":
        yield Reason(Why.ACES, {"points": view.options.ace_marriage or 0})
    if play.declare == "marriage":
        yield Reason(Why.MARRIAGE, {"points": view.options.marriages.points[play.card.suit.place]})
    found = _of_trick(view, phase, seen, play)
    if found is not None:
        yield found
    if min(chances) >= SURE:
        yield Reason(Why.SAFE, {})
    if max(chances) <= 1 - SURE:
        yield Reason(Why.LOST, {})
    yield _by_chance(weighed, best, play)


def _by_chance(weighed: Sequence[Weighed], best: Weighed, play: Play) -> Reason:
    """How much oftener it goes well than with any other play, or seldomer, or what it brings besides."""
    is_declarer = best.declarer == play.seat
    mine, *others = (
        one.chance if is_declarer else 1 - one.chance
        for one in (best, *(one for one in weighed if one is not best))
    )
    if max(others) - mine >= CLEAR:
        return Reason(Why.LESS_OFTEN if is_declarer else Why.LESS_OFTEN_SET, {})
    if mine - max(others) < CLEAR:
        return Reason(Why.NEARLY if _is_near(weighed, best) else Why.MORE_POINTS, {})
    why = Why.OFTENER if is_declarer else Why.OFTENER_SET
    return Reason(why, {"percent": _of_hundred(mine), "other": _of_hundred(max(others))})


def _is_near(weighed: Sequence[Weighed], best: Weighed) -> bool:
    """Whether the next best play is as good, the points included."""
    second = max((one for one in weighed if one is not best), key=lambda one: one.worth)
    return best.worth - second.worth < NEAR and round(best.points or 0) == round(second.points or 0)


def _of_trick(view: State, phase: Playing, seen: Sequence[Event], play: Play) -> Reason | None:
    """What happens to the trick, where that is certain."""
    known = knowledge(view, phase, seen)
    takes = Scales(view, phase, known).takers(play.card, phase.trump)
    if phase.trick:
        return _of_reply(phase, play, takes)
    trumps = known.of_suit(phase.trump)
    if phase.trump is not None and play.card.suit is phase.trump and trumps:
        return Reason(Why.DRAWS_TRUMPS, {"trumps": trumps})
    return Reason(Why.NOBODY_BEATS, {}) if takes[play.seat] >= SURE else None


def _of_reply(phase: Playing, play: Play, takes: dict[Seat, float]) -> Reason | None:
    trick = (*phase.trick, play.card)
    if takes[play.seat] >= SURE:
        return Reason(Why.TAKES, {"points": card_points(trick)})
    sure = next((seat for seat, chance in takes.items() if chance >= SURE), None)
    if sure is None:
        return None
    is_mate = phase.declarer not in (sure, play.seat)
    if not is_mate:
        return Reason(Why.SAVES, {})
    return Reason(Why.FEEDS, {}) if play.card.points else None

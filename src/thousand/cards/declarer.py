"""Разыгрывающий: what happens of itself between the end of the auction and the declarer's first decision."""

from thousand.cards.course import Course
from thousand.cards.events import CardsThrownIn, RedealForced, TalonTaken
from thousand.cards.redeal import may_concern, talon_grounds
from thousand.cards.state import State, Taking


def become_declarer(course: Course) -> None:
    """The declarer takes the only talon at once; a poor one is thrown in where the rules say so (A5)."""
    state = course.state
    if not isinstance(state.phase, Taking) or len(state.talons) > 1:
        return
    rule, taking = state.options.talon_redeal, state.phase
    if rule is not None and rule.automatic and not taking.blind and may_concern(state, rule, taking.bid):
        found = talon_grounds(rule, state.talons[0])
        if found is not None:
            course.happens(RedealForced(*found))
            course.happens(CardsThrownIn(state.dealer))
            return
    course.happens(talon_taken(state, taking, 1))


def talon_taken(state: State, taking: Taking, talon: int) -> TalonTaken:
    """Прикуп: talon ``talon`` (from 1) goes into the declarer's hand, shown to all or not."""
    cards = state.talons[talon - 1]
    return TalonTaken(taking.declarer, talon, cards, is_shown(state, taking))


def is_shown(state: State, taking: Taking) -> bool:
    """Прикуп: it is shown, unless won on the hundred; never in a blind game (A6, decisions 26 and 27)."""
    rule = state.options.talon.shown
    if taking.blind:
        return False
    if state.golden is not None or rule == "always":
        return True
    return rule == "not_at_minimum" and taking.bid > state.options.auction.minimum

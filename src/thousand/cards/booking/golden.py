"""Золотой кон: one deal for each player, and lost where no declarer made it (A17, decisions 78 to 80)."""

from collections.abc import Iterator

from thousand.cards.booking.case import Case
from thousand.cards.events import BookingEvent, GoldenRoundLost
from thousand.cards.options import Golden

Results = tuple[bool, ...]
"""Whether the declarers of the golden deals so far made it."""


def is_over(results: Results, players: int) -> bool:
    """Whether every player has had his golden deal."""
    return len(results) == players


def is_lost(rule: Golden, results: Results, players: int) -> bool:
    """Whether the round is over without a contract made, at a table that minds.

    >>> is_lost(Golden(), (False,) * 3, 3), is_lost(Golden(), (False, True, False), 3)
    (True, False)
    """
    return rule.nobody is not None and is_over(results, players) and not any(results)


def following(rule: Golden, results: Results, players: int) -> Results | None:
    """The results with which the game goes on: None when the round is over, none yet when it is repeated.

    >>> following(Golden(nobody="repeat"), (False, False), 2), following(Golden(), (True, False), 2)
    ((), None)
    """
    if rule.nobody == "repeat" and is_lost(rule, results, players):
        return ()
    return None if is_over(results, players) else results


def loses_golden_round(case: Case) -> Iterator[BookingEvent]:
    """Золотой кон: when nobody made it, every status is a plain 0 and the game begins."""
    rule = case.options.golden
    if rule is not None and case.golden is not None and is_lost(rule, case.golden, len(case.now)):
        yield GoldenRoundLost(repeat=rule.nobody == "repeat")

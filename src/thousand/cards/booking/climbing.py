"""Сесть на бочку: who reaches it stands there; on an exclusive barrel the others have to leave it."""

from collections.abc import Iterator

from thousand.cards.booking.barrel import fallen
from thousand.cards.booking.case import Case
from thousand.cards.events import BookingEvent, ClimbedBarrel, FellTogether, KnockedOff
from thousand.cards.options import Barrel
from thousand.core.seats import Seat


def climbs(rule: Barrel, target: int, score: int) -> bool:
    """Whether one who comes from below with ``score`` climbs, and does not win by jumping (decision 64).

    >>> climbs(Barrel(), 1000, 1030), climbs(Barrel(jump="wins"), 1000, 1030)
    (True, False)
    """
    return score >= rule.at and (rule.jump == "climbs" or score < target)


def _climbers(case: Case, barrel: Barrel) -> list[Seat]:
    """Who has reached the barrel in this deal and is still there."""
    target = case.options.target
    return [seat for seat in case.seats if not case.sat(seat) and climbs(barrel, target, case.score(seat))]


def climb_barrel(case: Case) -> Iterator[BookingEvent]:
    """Сесть на бочку: the score may be cut to the barrel; the deals count from the next one (63, 67)."""
    barrel = case.options.barrel
    if barrel is None:
        return
    for seat in _climbers(case, barrel):
        yield ClimbedBarrel(seat, barrel.at if barrel.cut else case.score(seat), barrel.deals)


def fall_together(case: Case) -> Iterator[BookingEvent]:
    """Вдвоём на бочке: of several who climb in one deal one stays, or all fall (decision 71, A15).

    Where all fall, one already sitting on an exclusive barrel falls with them.
    """
    barrel = case.options.barrel
    if barrel is None or barrel.together == "sit":
        return
    climbers = _climbers(case, barrel)
    if len(climbers) < 2:
        return
    falling = climbers
    if barrel.together == "best":
        falling = [seat for seat in climbers if seat != _best(case, climbers)]
    elif barrel.exclusive:
        falling = [seat for seat in case.seats if case.sits(seat)]
    for seat in falling:
        score, falls = fallen(barrel, case.now[seat])
        yield FellTogether(seat, case.score(seat) - score, score, falls)


def _best(case: Case, climbers: list[Seat]) -> Seat:
    """Who stays: by the amount of this deal, the score before, then from the declarer clockwise."""

    def merit(seat: Seat) -> tuple[int, int, int]:
        clockwise = (seat - case.result.declarer) % len(case.now)
        return case.amount(seat), case.before[seat].score, -clockwise

    return max(climbers, key=merit)


def knock_off(case: Case) -> Iterator[BookingEvent]:
    """Сбить с бочки: who climbs an exclusive barrel takes the place of those who sat there (decision 70)."""
    barrel = case.options.barrel
    if barrel is None or not barrel.exclusive:
        return
    for by in _climbers(case, barrel)[:1]:
        for seat in case.seats:
            if case.sat(seat) and case.sits(seat):
                score, falls = fallen(barrel, case.now[seat])
                yield KnockedOff(seat, by, case.score(seat) - score, score, falls)

"""What a position at dice is worth to a player, in points: rules of thumb, not a solution."""

from thousand.core.seats import Seat, seats
from thousand.dice.options import Dots, Options
from thousand.dice.ranges import Range, range_at
from thousand.dice.state import Account, State

WIN = 300.0
"""What it is worth to win now rather than some turns later."""
AVERAGE_TURN = 35
"""What a turn brings on average; so much is made up easily."""
REACH = 50
"""A rival who is no further behind is likely to pass soon."""
CHANCE_TO_BE_PASSED = 0.3

CHANCE_TO_FINISH = {5: 0.12, 10: 0.23, 15: 0.22, 20: 0.28, 25: 0.23, 30: 0.18}
"""Where the target must be met exactly: how often one turn brings exactly so many points."""
CHANCE_FROM_AFAR = 0.05


def standing(options: Options, account: Account) -> float:
    """What ``account`` is worth: its score, less what pits, barrels, bolts and dots will cost."""
    worth = account.score - _trap(options, account.score)
    if options.bolts is not None:
        worth -= account.bolts * options.bolts.penalty / options.bolts.limit
    if options.finish == "exact":
        missing = options.target - account.score
        worth += WIN * CHANCE_TO_FINISH.get(missing, CHANCE_FROM_AFAR if missing <= 100 else 0)
    if options.dots is not None:
        worth -= account.dots * price_of_dots(options.dots, account) / options.dots.limit
    return worth


def _trap(options: Options, score: int) -> float:
    """What it costs to sit in a pit or on a barrel: the part of the way out that needs luck."""
    found = range_at(options, score)
    if found is None or _stands_still(options, found):
        return 0
    luck = max(0, found.top - score - AVERAGE_TURN)
    return luck / 2 if found.top >= options.target else luck


def _stands_still(options: Options, found: Range) -> bool:
    """Whether all who sit there have the same score, so that nothing is gained by waiting below."""
    return found.barrel is not None and found.barrel.cut and found.top >= options.target


def price_of_dots(rule: Dots, account: Account) -> int:
    """What a whole set of dots costs."""
    return account.score if rule.falls == 1 else rule.penalty


def gained(before: State, after: State, seat: Seat) -> float:
    """What ``seat`` has gained from ``before`` to ``after``, losses of the others counted too."""
    if after.winner is not None:
        return WIN if after.winner == seat else -WIN
    options = before.options
    own = standing(options, after.accounts[seat]) - standing(options, before.accounts[seat])
    others = [other for other in seats(len(before.accounts)) if other != seat]
    taken = sum(before.accounts[other].score - after.accounts[other].score for other in others)
    return own + taken / len(others) - _exposure(after, seat) + _exposure(before, seat)


def _exposure(state: State, seat: Seat) -> float:
    """What rivals close behind are likely to take: the penalty for being passed, or the dump truck."""
    options, own = state.options, state.accounts[seat].score
    if options.overtake is None:
        return 0
    chasing = sum(
        account.entered and own - REACH <= account.score < own
        for other, account in enumerate(state.accounts)
        if other != seat
    )
    onto_dump = options.dump is not None and own - options.overtake == options.dump.at
    loss = own if onto_dump else options.overtake
    return loss * (1 - (1 - CHANCE_TO_BE_PASSED) ** chasing)

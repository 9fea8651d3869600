"""The rules of play of one table as two integers: switches, and what marriages bring."""

from dataclasses import dataclass
from typing import Final

from thousand.cards.cap import PACK_POINTS
from thousand.cards.options import Options

FOLLOW: Final = 1
TRUMP: Final = 2
BEAT: Final = 4
OVERTRUMP: Final = 8
BEAT_RUFFED: Final = 16
OWN_TRUMP_ONLY: Final = 32
"""A trump that another player declared is led only by one who holds nothing else."""
NEEDS_TRICK: Final = 64
QUEEN: Final = 128
"""Only the queen declares."""
AUTOMATIC: Final = 256
NEXT_TRICK: Final = 512
"""A marriage is trump from the next trick on."""
TWO: Final = 1024
"""Two players."""
PLAYERS: Final = 3
"""The most players of a deal."""
REST: Final = 16
"""From this bit on: the points that the winner of the last trick gets besides the cards played."""
REST_LIMIT: Final = 64
"""More than those points can be, which are those of four cards at most."""

PRICE: Final = 9
"""Bits for the points of each marriage; the ace marriage is the fifth."""
MOST: Final = 1022
"""What the kernels can count to."""


class Unsupported(ValueError):
    """Rules with more points in a deal than the kernels count to."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of play as kernels take them."""

    switches: int
    prices: int


def compiled(options: Options, players: int, rest: int = 0) -> Rules:
    """The rules of play of ``options`` for two or three ``players`` of a deal.

    ``rest``: the points of cards that nobody holds and the winner of the last trick gets.

    Raises:
        Unsupported: marriages bring more than the kernels can count.
    """
    play, marriages = options.play, options.marriages
    on = {
        FOLLOW: play.follow,
        TRUMP: play.trump,
        BEAT: play.beat,
        OVERTRUMP: play.overtrump,
        BEAT_RUFFED: play.beat_ruffed,
        OWN_TRUMP_ONLY: not play.lead_foreign_trump,
        NEEDS_TRICK: marriages.needs_trick,
        QUEEN: marriages.card == "queen",
        AUTOMATIC: marriages.automatic,
        NEXT_TRICK: marriages.trump == "next_trick",
        TWO: players == 2,
    }
    prices = (*marriages.points, options.ace_marriage or 0)
    if max(prices) >> PRICE or min(prices) < 0 or PACK_POINTS + sum(prices) > MOST:
        raise Unsupported
    switches = sum(switch for switch, is_on in on.items() if is_on)
    return Rules(switches | rest << REST, sum(price << PRICE * n for n, price in enumerate(prices)))

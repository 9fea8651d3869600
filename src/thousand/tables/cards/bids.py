"""The table of bids: the chance of every hand of seven cards to make a contract, its talon not yet seen.

It holds for three players under ``classic``, with all cards open in the play. The body of the sealed file is
packed with lzma: threshold by threshold one byte a hand, in 255ths. The line holds a hash of the rules that
matter.
"""

import json
import lzma
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from math import comb
from typing import Final

from thousand.cards.deck import Hand
from thousand.cards.options import Options
from thousand.cards.presets import rules
from thousand.core.errors import CodedError
from thousand.tables.packing import FILTERS
from thousand.tables.sealed import DAMAGED, FOREIGN, Fields, Kind

KIND: Final = Kind("card bids", 1)
NAME: Final = "cards-bids.values"
THRESHOLDS: Final = (100, 120, 140, 160, 180, 200)
SCALE: Final = 255
HAND: Final = 7
HANDS: Final = comb(24, HAND)
SHIPPED: Final = files("thousand.tables").joinpath("cards")

_folders: list[Traversable] = []


@dataclass(frozen=True, slots=True)
class BidsHead:
    """What a file of bids is."""

    rules: str
    """``play_key`` of the rules it was computed under."""
    samples: int
    """Deals of each hand of ten cards; behind every hand of seven stand 680 times as many."""
    seed: int
    error: float
    """The standard error of a chance, at most."""


def play_key(options: Options) -> str:
    """A hash of everything in ``options`` that the chances depend on."""
    parts = {
        "deck": options.deck,
        "layout": options.layout,
        "giving": options.talon.giving,
        "marriages": asdict(options.marriages),
        "aces": options.ace_marriage,
        "play": asdict(options.play),
    }
    return sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()


def number(hand: Hand) -> int:
    """The place of a hand of seven among all of them, in the order of the sets as numbers.

    >>> from thousand.cards.deck import DECK
    >>> number(DECK[:7]), number(DECK[-7:]) == HANDS - 1
    (0, True)
    """
    places = sorted(card.place for card in hand)
    return sum(comb(place, count) for count, place in enumerate(places, 1))


class BidTable:
    """Chances by hand and threshold."""

    def __init__(self, head: BidsHead, body: bytes) -> None:
        self.head = head
        self._body = body

    def column(self, place: int) -> bytes:
        """The chances of all hands at threshold ``THRESHOLDS[place]``, in 255ths."""
        return self._body[place * HANDS : (place + 1) * HANDS]

    def chances(self, hand: Hand) -> tuple[float, ...]:
        """The chances of a hand of seven, threshold by threshold."""
        row = number(hand)
        return tuple(self._body[place * HANDS + row] / SCALE for place in range(len(THRESHOLDS)))

    def chance(self, hand: Hand, amount: float) -> float:
        """The chance of a hand of seven to make ``amount``, between two thresholds on a straight line."""
        return interpolated(self.chances(hand), amount)


def interpolated(chances: Sequence[float], amount: float) -> float:
    """The chance at ``amount`` from those at THRESHOLDS; beyond the ends the line goes on, within 0 and 1.

    >>> interpolated((0.8, 0.6, 0.4, 0.2, 0.1, 0.0), 130), interpolated((0.8, 0.6, 0.4, 0.2, 0.1, 0.0), 80)
    (0.5, 1.0)
    """
    above = min(max(bisect_right(THRESHOLDS, amount), 1), len(THRESHOLDS) - 1)
    low, high = THRESHOLDS[above - 1], THRESHOLDS[above]
    share = (amount - low) / (high - low)
    found = chances[above - 1] + share * (chances[above] - chances[above - 1])
    return min(max(found, 0.0), 1.0)


def add_folder(folder: Traversable) -> None:
    """Look for the table in ``folder`` first, where a program has put what its user computed."""
    if folder not in _folders:
        _folders.insert(0, folder)
        bid_table.cache_clear()


@cache
def bid_table() -> BidTable:
    """The table, the user's own where he has computed one.

    Raises:
        CodedError: the file is missing, damaged, or meant for other rules or another release.
    """
    for folder in (*_folders, SHIPPED):
        place = folder.joinpath(NAME)
        if place.is_file():
            return read(place.read_bytes(), str(place))
    raise CodedError(DAMAGED, file=NAME)


def written(head: BidsHead, body: bytes) -> bytes:
    """The file of ``body``: threshold by threshold a byte for each hand."""
    return KIND.written(asdict(head), lzma.compress(body, lzma.FORMAT_XZ, filters=FILTERS))


def read(data: bytes, file: str) -> BidTable:
    """The table in ``data``, which came from ``file``.

    Raises:
        CodedError: it is damaged, or meant for other rules or another release.
    """
    table = KIND.read(data, file, _parsed)
    if table.head.rules != play_key(classic()):
        raise CodedError(FOREIGN, file=file)
    return table


def _parsed(fields: Fields, packed: memoryview) -> BidTable:
    head, body = BidsHead(**fields), lzma.decompress(packed)
    if len(body) != len(THRESHOLDS) * HANDS:
        raise ValueError(len(body))
    return BidTable(head, body)


def classic() -> Options:
    """The rules of the table."""
    return rules("classic", seats=3).options

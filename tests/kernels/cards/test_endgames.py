"""The last tricks with everybody's own points, against the same played out by the readable rules."""

from random import Random

import numpy as np
import pytest

from tests.solvers.cards.endgames import endgame, random_options
from tests.solvers.cards.minimax import Deal, choices, deal_of, played
from thousand.cards.deck import card_points
from thousand.cards.phases import phase_of
from thousand.cards.play import plays
from thousand.cards.state import Playing
from thousand.kernels.cards.endgames import ends
from thousand.solvers.cards.open_cards import OpenCards
from thousand.solvers.cards.positions import number_of, position


def best_end(deal: Deal) -> tuple[int, ...]:
    """What each still gets: the declarer most, the others hold him down and then take most themselves."""
    if not any(deal.hands):
        return (0,) * len(deal.hands)
    mover, declarer = deal.to_move, deal.declarer
    side = 1 if mover == declarer else -1
    ends = [after(deal, card, declared) for card, declared in choices(deal)]
    return max(ends, key=lambda won: (side * won[declarer], won[mover]))


def after(deal: Deal, card: object, declared: str | None) -> tuple[int, ...]:
    """What each still gets after a play."""
    raise NotImplementedError

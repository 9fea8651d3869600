"""Deals of three players dealt and played at random in bulk, for those who count."""

from dataclasses import dataclass

import numpy as np

from thousand.cards.options import Options
from thousand.kernels.cards import playouts
from thousand.kernels.cards.jit import Ints
from thousand.kernels.cards.rules import compiled


@dataclass(frozen=True, slots=True)
class PlayedOut:
    """What was dealt, played and won, a row a deal."""

    hands: Ints
    """By seat, as sets of cards."""
    played: Ints
    """The places of the cards in the order of play."""
    points: Ints
    """By seat, with marriages."""


def play_outs(options: Options, deals: int, seed: int, leader: int = 0) -> PlayedOut:
    """So many deals with all cards dealt to three players; a marriage is declared as soon as it can be.

    Raises:
        Unsupported: marriages bring more than can be counted.
    """
    hands, played = np.zeros((deals, 3), np.int64), np.zeros((deals, playouts.CARDS), np.int64)
    points = np.zeros((deals, 3), np.int64)
    _run(options, seed, leader, hands, points, played)
    return PlayedOut(hands, played, points)


def points_only(options: Options, deals: int, seed: int, leader: int = 0) -> Ints:
    """The points alone, which takes least time and memory."""
    points = np.zeros((deals, 3), np.int64)
    _run(options, seed, leader, np.zeros((1, 3), np.int64), points, np.zeros((1, playouts.CARDS), np.int64))
    return points


def _run(options: Options, seed: int, leader: int, hands: Ints, points: Ints, played: Ints) -> None:
    rules = compiled(options, 3)
    pack = np.arange(playouts.CARDS, dtype=np.int64)
    playouts.play_outs(seed, leader, rules.switches, rules.prices, pack, hands, points, played)

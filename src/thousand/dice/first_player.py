"""Первый ход: each throws one die and the highest begins; those who tie throw again (D27)."""

from collections.abc import Mapping
from dataclasses import dataclass

from thousand.core.chance import Chance, throw_dice
from thousand.core.seats import Seat, seats


@dataclass(frozen=True, slots=True)
class FirstPlayer:
    """Who begins, and the throws that said so: one mapping from seat to face for each round."""

    seat: Seat
    rounds: tuple[Mapping[Seat, int], ...]


def throw_for_first(chance: Chance, count: int) -> FirstPlayer:
    """Throw for the first turn among ``count`` seats."""
    rounds: list[Mapping[Seat, int]] = []
    contenders = tuple(seats(count))
    while not rounds or len(contenders) > 1:
        thrown = dict(zip(contenders, throw_dice(chance, len(contenders)), strict=True))
        rounds.append(thrown)
        contenders = tuple(seat for seat, face in thrown.items() if face == max(thrown.values()))
    return FirstPlayer(contenders[0], tuple(rounds))

"""The random bot: any legal action, each as likely as the others."""

from collections.abc import Sequence
from random import Random
from typing import Generic, TypeVar

from thousand.core.game import Game

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")


class RandomBot(Generic[S, A, E]):
    """Plays any game, badly: the measure of every other bot, and a way to try what rules allow."""

    def __init__(self, game: Game[S, A, E]) -> None:
        self._game = game

    def choose(self, view: S, seen: Sequence[E], rng: Random) -> A:  # noqa: ARG002
        """One of the legal actions, uniformly."""
        return rng.choice(self._game.legal_actions(view))

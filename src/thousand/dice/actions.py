"""What a player does at dice."""

from dataclasses import dataclass

from thousand.core.seats import Seat

Faces = tuple[int, ...]
"""Faces of dice, 1 to 6, in the order they were thrown."""


@dataclass(frozen=True, slots=True)
class Keep:
    """Set aside these dice of the throw on the table; they may be named in any order."""

    seat: Seat
    dice: Faces
    """Ascending, whatever order they were given in."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "dice", tuple(sorted(self.dice)))


@dataclass(frozen=True, slots=True)
class Roll:
    """Throw the dice that are due; ``faces`` is None until chance has spoken."""

    seat: Seat
    faces: Faces | None = None


@dataclass(frozen=True, slots=True)
class Bank:
    """Stop and write the points of the turn down."""

    seat: Seat


Action = Keep | Roll | Bank

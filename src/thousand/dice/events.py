"""What happens at dice, one record for each thing that can happen.

``thousand.dice.evolution`` says what each of them changes. Scores are in points; ``score`` is
always the recorded score after the event, ``lost`` what the recorded score went down by
(``Busted`` and ``DotMarked``: the points of the turn).
"""

from dataclasses import dataclass

from thousand.core.seats import Seat
from thousand.dice.actions import Faces


@dataclass(frozen=True, slots=True)
class Rolled:
    """The dice fell."""

    seat: Seat
    faces: Faces


@dataclass(frozen=True, slots=True)
class SetAside:
    """Scoring dice of the throw were set aside, ascending, and their points added to the turn."""

    seat: Seat
    dice: Faces
    points: int


@dataclass(frozen=True, slots=True)
class Busted:
    """Бросок без очков: the turn ends and its points are lost."""

    seat: Seat
    lost: int


@dataclass(frozen=True, slots=True)
class Banked:
    """The points of the turn were added to the score; the turn ends and any barrel is left upwards."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class Entered:
    """Допуск: from now on the player may write down any points; ``entry`` is his entry score."""

    seat: Seat
    entry: int


@dataclass(frozen=True, slots=True)
class BoltMarked:
    """Болт: the player now has ``bolts`` marks; at the last of a set a second event says what it cost."""

    seat: Seat
    bolts: int


@dataclass(frozen=True, slots=True)
class BoltPenalty:
    """The last mark of a set cost points; all marks are cleared."""

    seat: Seat
    lost: int
    score: int


@dataclass(frozen=True, slots=True)
class BoltsCleared:
    """All bolts were cleared without a penalty."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ClimbedBarrel:
    """Бочка: a banked turn put the player on it, at ``score``; ``turns`` to leave it (None: no limit)."""

    seat: Seat
    score: int
    turns: int | None


@dataclass(frozen=True, slots=True)
class LandedOnBarrel:
    """A loss left the player on a barrel, with ``turns`` to leave it."""

    seat: Seat
    turns: int


@dataclass(frozen=True, slots=True)
class BarrelTurnSpent:
    """A turn on the barrel failed; ``turns`` are left, at least one."""

    seat: Seat
    turns: int


@dataclass(frozen=True, slots=True)
class FellOffBarrel:
    """The last allowed turn on the barrel failed; ``falls`` are on record now (0: not counted, or spent)."""

    seat: Seat
    lost: int
    score: int
    falls: int


@dataclass(frozen=True, slots=True)
class KnockedOff:
    """Another player climbed the barrel and this one had to leave it; ``falls`` as in a fall."""

    seat: Seat
    by: Seat
    lost: int
    score: int
    falls: int


@dataclass(frozen=True, slots=True)
class LeftBarrel:
    """A loss took the player off a barrel: the turns left on it are gone."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DumpTruck:
    """Самосвал: 555 was reached, the score became 0; ``ends_turn`` where it struck in the middle of one."""

    seat: Seat
    lost: int
    ends_turn: bool


@dataclass(frozen=True, slots=True)
class Overtaken:
    """Обгон: ``by`` passed the player, who lost points."""

    seat: Seat
    by: Seat
    lost: int


@dataclass(frozen=True, slots=True)
class DotMarked:
    """Точка: the turn went beyond the target, ends and counts nothing; ``dots`` marks now.

    At the last of a set a second event, DotsFall, says what it cost.
    """

    seat: Seat
    dots: int
    lost: int


@dataclass(frozen=True, slots=True)
class DotsFall:
    """The last dot of a set cost points (or all of them); all dots are cleared."""

    seat: Seat
    lost: int
    score: int
    falls: int


@dataclass(frozen=True, slots=True)
class Won:
    """The game is over."""

    seat: Seat
    score: int


Event = (
    Rolled
    | SetAside
    | Busted
    | Banked
    | Entered
    | BoltMarked
    | BoltPenalty
    | BoltsCleared
    | ClimbedBarrel
    | LandedOnBarrel
    | BarrelTurnSpent
    | FellOffBarrel
    | KnockedOff
    | LeftBarrel
    | DumpTruck
    | Overtaken
    | DotMarked
    | DotsFall
    | Won
)

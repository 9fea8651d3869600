"""What a table can agree on at dice; every field is a key of a preset or of house rules.

``None`` (``false`` in TOML) means: not played. The values here are only types and the
common defaults of a record; a preset names all that matters in ``presets/``.
"""

from dataclasses import dataclass
from typing import Literal

SixPoints = tuple[int, int, int, int, int, int]
"""Points for ones, twos, … sixes."""


@dataclass(frozen=True, slots=True)
class Singles:
    """Points of a lone one and a lone five."""

    ones: int = 10
    fives: int = 5


@dataclass(frozen=True, slots=True)
class Straights:
    """Points of 1-2-3-4-5 and 2-3-4-5-6; 0: not played."""

    small: int = 125
    big: int = 250


@dataclass(frozen=True, slots=True, kw_only=True)
class Bolts:
    """Болты: ``limit`` marks cost ``penalty`` points and are cleared (D11, D14)."""

    limit: int = 3
    penalty: int = 50
    in_row: bool = False
    """Any banked turn clears the marks."""
    first_throw: bool = False
    """Only a bust on the first throw of a turn is marked."""
    before_entry: bool = False
    in_pit: bool = False
    on_barrel: bool = False


@dataclass(frozen=True, slots=True)
class Pit:
    """Яма: from ``low`` (inside) to ``top`` (outside), to be left in one turn (D15)."""

    low: int
    top: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BelowStart:
    """A fall to so many points below the start of the barrel (D19)."""

    below_start: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Barrel:
    """Бочка: a pit with a price, from ``start`` to ``top`` (None: the target, D44)."""

    start: int
    top: int | None = None
    cut: bool = False
    """Whoever climbs is written exactly ``start`` (D18)."""
    jump: bool = True
    """One turn from below may go past the barrel; without it such a turn climbs."""
    turns: int | None = None
    """Failed turns allowed; the last one is a fall."""
    fall: int | BelowStart | None = None
    """What a fall costs."""
    falls: int | None = None
    """So many falls set the score to 0 (D21)."""
    exclusive: bool = False
    """One player at a time: a climber knocks off whoever sits there (D20)."""
    knock: Literal["fall", "entry"] = "fall"
    """A knocked-off player falls, or returns to his entry score (D19, D31)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Dump:
    """Самосвал: exactly ``at`` points become 0 (D22–D24)."""

    at: int = 555
    when: Literal["running", "recorded"] = "running"
    """Looked at after each throw (score and turn together), or when points are written down."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Dots:
    """Точки: marks for going beyond an exact target (D39)."""

    limit: int = 6
    penalty: int = 100
    falls: int | None = 1
    """So many falls set the score to 0 instead."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Stake:
    """What each loser pays the winner; not part of the scores."""

    amount: int = 0
    """0: nothing is staked, and the rule is off."""
    never_entered: int = 1
    """How many times the amount is paid by a player who never entered."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """Everything a table agrees on before the game; a key of caches, so its hash is a short one."""

    target: int = 1000
    singles: Singles = Singles()
    three: SixPoints | None = (100, 20, 30, 40, 50, 60)
    four: SixPoints | None = (200, 40, 60, 80, 100, 120)
    five: SixPoints | Literal["win"] | None = (1000, 200, 300, 400, 500, 600)
    straights: Straights | None = Straights()
    pair_on_two: bool = False
    set_aside: Literal["all", "choice", "choice_on_barrel"] = "all"
    hot: Literal["forced", "optional", "forced_except_straight"] = "forced"
    confirmed: Literal["free", "banked"] = "free"
    entry: int | None = None
    entry_bust: Literal["nothing", "penalty"] = "nothing"
    """What the last bolt of a set costs a player who has not entered (D33, D10)."""
    bolts: Bolts | None = None
    pits: tuple[Pit, ...] | None = None
    barrels: tuple[Barrel, ...] | None = None
    dump: Dump | None = None
    overtake: int | None = None
    floor: int | None = 0
    finish: Literal["reach", "exact"] = "reach"
    dots: Dots | None = None
    stake: Stake | None = None

    def __hash__(self) -> int:
        return hash((self.target, self.entry, self.overtake, self.floor, self.set_aside, self.hot))

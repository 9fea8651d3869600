"""A game of dice at one moment: the players' accounts and the turn that is going on."""

from dataclasses import dataclass

from thousand.core.seats import Seat
from thousand.dice.actions import Faces
from thousand.dice.options import Options


@dataclass(frozen=True, slots=True)
class Account:
    """One player's line of the score sheet."""

    score: int = 0
    entered: bool = False
    entry: int = 0
    """The score of the entry turn, kept only where a knocked-off player returns to it."""
    bolts: int = 0
    turns: int = 0
    """Turns left on a barrel that limits them; 0 elsewhere."""
    falls: int = 0
    """Kept only where falls are counted."""
    dots: int = 0


@dataclass(frozen=True, slots=True)
class Turn:
    """What the player to move has done in this turn."""

    points: int = 0
    dice: int = 5
    """How many dice the next throw takes."""
    throws: int = 0
    pending: Faces = ()
    """The throw on the table, ascending, while the player must still choose what to keep of it."""
    hot: bool = False
    """All five dice are used and must be thrown again (D4)."""
    confirmed: bool = False
    """A throw has confirmed this turn; kept only where such a turn is banked by itself."""


@dataclass(frozen=True, slots=True)
class State:
    """A game; at dice nothing is hidden, so every view of it is the state itself."""

    options: Options
    accounts: tuple[Account, ...]
    to_move: Seat
    turn: Turn = Turn()
    winner: Seat | None = None

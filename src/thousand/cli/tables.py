"""How a game looks and is played in a terminal: what every game's table offers, and the tables by name."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from thousand.cli.failing import UserError
from thousand.cli.terminal import Terminal
from thousand.core.chance import Chance
from thousand.core.options import RuleSet
from thousand.core.seats import Seat
from thousand.text.catalogue import Language, message

REFUSED = message("{action}: {reason}")
"""An offer that is refused, with the reason."""
UNKNOWN_GAME = message("There is no game “{game}”; there are {known}")


@dataclass(frozen=True, slots=True)
class Offer:
    """Something the player may type."""

    key: str
    words: str
    is_refused: bool = False
    """It is shown with the reason, and not allowed now."""


class Table(Protocol):
    """One game in a terminal; it is shown views and redacted events only."""

    @property
    def hides(self) -> bool:
        """Whether a player must not see the screen of another one."""
        ...

    @property
    def has_hints(self) -> bool:
        """Whether a player may ask what his choices are worth."""
        ...

    def hint(self, view: Any, seen: Sequence[Any]) -> list[str]:
        """What the choices of the player to act are worth, where the table has hints."""
        ...

    def title(self) -> str:
        """The game and its rules in one line."""
        ...

    def opens(self, before: Any, after: Any) -> bool:
        """Whether a new turn (dice) or deal (cards) has begun between two states."""
        ...

    def closes_round(self, before: Any, after: Any) -> bool:
        """Whether a round in which everybody had his turn has ended between two states."""
        ...

    def tell(self, event: Any) -> str:
        """What happened, in a sentence."""
        ...

    def digest(self, events: Sequence[Any]) -> list[str]:
        """What happened, as short as may be: a line or two for each turn."""
        ...

    def standing(self, view: Any) -> str:
        """The scores in one sentence."""
        ...

    def sheet(self, view: Any) -> list[str]:
        """The score sheet: a line for each player, with his marks."""
        ...

    def history(self, views: Sequence[Any]) -> list[str]:
        """The score sheet over the rounds, one line for each of ``views``."""
        ...

    def board(self, view: Any, seen: Sequence[Any]) -> list[str]:
        """What lies on the table, and what the player to act needs."""
        ...

    def summary(self, events: Sequence[Any]) -> list[str]:
        """What everybody looks at before the game goes on after ``events``; may be nothing."""
        ...

    def outcome(self, seen: Sequence[Any]) -> list[str]:
        """What a player whose throw has ended his turn looks at before it goes on; may be nothing."""
        ...

    def offers(self, view: Any) -> list[Offer]:
        """What the player to act may type."""
        ...

    def words(self, view: Any, action: Any) -> str:
        """What ``action``, legal in ``view``, does."""
        ...

    def read(self, text: str, view: Any) -> Any:
        """The action that the player to act means by ``text``, None if it means none.

        Raises:
            InvalidNotation: it is nearly an action; the error says what is wrong.
        """
        ...

    def warning(self, view: Any, action: Any) -> str | None:
        """What the player should know before he does ``action``, as a question."""
        ...

    def may_take_back(self, events: Sequence[Any]) -> bool:
        """Whether what ``events`` say may be undone: nobody has seen anything he would not know otherwise."""
        ...

    def help(self) -> list[str]:
        """What the marks and words on the screen mean."""
        ...


@dataclass(frozen=True, slots=True)
class Scene:
    """What a table is made for: the rules, the players and the reader."""

    rules: RuleSet[Any]
    players: tuple[str, ...]
    first: Seat
    lang: Language
    terminal: Terminal


Lots = Callable[[Chance, tuple[str, ...], Language], tuple[Seat, list[str]]]
"""Who begins or deals, by lot, and the sentences that tell how it came about."""


@dataclass(frozen=True, slots=True)
class Parlour:
    """What the terminal needs to know of one game."""

    make: Callable[[Scene], Table]
    lots: Lots


PLAYED = ("dice", "cards")
"""The games that can be played in a terminal."""


def check_game(game: str, known: Iterable[str]) -> None:
    """See that there is such a game.

    Raises:
        UserError: there is none.
    """
    if game not in known:
        raise UserError(UNKNOWN_GAME, game=game, known=tuple(known))


def parlour(game: str) -> Parlour:
    """The terminal's side of ``game``; imported only when it is played.

    Raises:
        UserError: it cannot be played in a terminal.
    """
    check_game(game, PLAYED)
    if game == "cards":
        from thousand.cli.cards_table import PARLOUR as CARDS

        return CARDS
    from thousand.cli.dice_table import PARLOUR as DICE

    return DICE

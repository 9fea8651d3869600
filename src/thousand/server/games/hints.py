"""What a game must offer so that the server can hint at a table and analyse what was played.

Thinking is done in a worker, which alone loads what it needs; telling is done here, for each reader.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from thousand.core.errors import Code, Parameter
from thousand.core.game import Recorded
from thousand.core.seats import Seat
from thousand.text.catalogue import Language

Step = Recorded[Any, Any, Any]
"""One action of a finished game: full states, nothing is hidden any more."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A legal action: its chance, 0 to 1, where it has one, and how much worse than the best it is."""

    action: Any
    share: float | None
    loss: float
    contract: int | None = None
    """Cards: the contract that ``share`` is the chance of."""
    points: float | None = None
    """Cards: what the declarer is expected to take."""


@dataclass(frozen=True, slots=True)
class Advised:
    """What one seat should know before it acts, in no language yet."""

    choices: tuple[Weighed, ...]
    """Every legal action, in the fixed order."""
    best: Weighed
    why: str
    parameters: dict[str, Parameter]
    role: str = ""
    """Whose chance it is, where that is not always the same."""
    declarer: Seat | None = None
    is_exact: bool = True

    def of(self, action: Any) -> Weighed:
        """The choice ``action``.

        Raises:
            StopIteration: it is not legal there.
        """
        return next(choice for choice in self.choices if choice.action == action)


@dataclass(frozen=True, slots=True)
class Judged:
    """One action looked at again, from the seat that did it."""

    number: int
    seat: Seat
    is_decision: bool
    loss: float
    advised: Advised | None = None
    """What would have been better; None where nothing was given away."""


@dataclass(frozen=True, slots=True)
class Mark:
    """How all stand just before step ``number``, by seat."""

    number: int
    values: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Looked:
    """A portion of a game, looked at again."""

    judged: tuple[Judged, ...]
    marks: tuple[Mark, ...]
    luck: tuple[float, ...]
    """What chance gave every seat in it, or took, below zero."""


class Adviser(Protocol):
    """One game's hints and analysis."""

    @property
    def silent(self) -> Code:
        """Why there is no advice where there is none."""
        ...

    @property
    def least(self) -> float:
        """Smaller losses are none."""
        ...

    @property
    def course(self) -> Literal["chance", "score"]:
        """What ``Mark.values`` are."""
        ...

    # --- in a worker ---

    def advise(self, view: Any, seen: tuple[Any, ...]) -> Advised | None:
        """What the seat to act in ``view`` should know; None: nothing can be said."""
        ...

    def look(self, portion: Sequence[Step]) -> Looked | None:
        """A portion looked at again; None: nothing can be said about these rules."""
        ...

    # --- on the server ---

    def portions(self, steps: Sequence[Step]) -> Iterator[Sequence[Step]]:
        """``steps`` in parts that can be looked at one by one."""
        ...

    def offered(self, action: Any) -> Any:
        """``action`` as it was offered, without what chance made of it."""
        ...

    def end(self, state: Any) -> tuple[float, ...]:
        """How all stand when the game is over, in the units of ``Mark.values``."""
        ...

    def measure(self, advised: Advised, names: tuple[str, ...], lang: Language) -> str:
        """What the figures of ``advised`` are: «chance to win»."""
        ...

    def figure(self, choice: Weighed, lang: Language) -> str:
        """What ``choice`` is worth: «54.1%»."""
        ...

    def detail(self, advised: Advised, choice: Weighed, lang: Language) -> str | None:
        """What more there is to say of ``choice``: «118 points on average»."""
        ...

    def worse(self, loss: float, lang: Language) -> str:
        """How much a choice is worse than the best."""
        ...

    def amount(self, worth: float, lang: Language) -> str:
        """A loss or a gain with its sign: «−2.4%»."""
        ...

    def why(self, advised: Advised, lang: Language) -> str:
        """Why the best choice is best, without a full stop."""
        ...

    def remark(self, *, is_exact: bool, lang: Language) -> str | None:
        """What to think of figures that are not exact."""
        ...

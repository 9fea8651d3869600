"""Bodies of the HTTP API for hints and the analysis of finished games."""

from typing import Literal

from thousand.server.wire.base import In, Out, SeatNumber


class AskHint(In):
    """The owner of a seat that is to act asks what it may do best; the log of the table will say so."""

    seat: SeatNumber


class HintChoice(Out):
    """One legal action and what it is worth."""

    action: str
    """As in the offer."""
    label: str
    """As on its button."""
    share: float | None
    """Its chance, 0 to 1; null where there is no such chance."""
    figure: str
    """What it is worth, in words: «54,1 %»."""
    detail: str | None
    """What more there is to say of it: «118 очков в среднем»."""
    less: str | None
    """How much worse than the best: «−2,4 %»; null: as good as the best."""


class Hint(Out):
    """Advice for one decision, from what the seat may know and nothing else."""

    seq: int
    """The number of the entry in the log that tells of this hint."""
    seat: int
    measure: str
    """What the figures are: «Шанс на победу»."""
    choices: list[HintChoice]
    """The best first."""
    why: str
    """Why the best one is best, in a sentence without its full stop."""
    remark: str | None
    """What to think of figures that are not exact."""


class Moment(Out):
    """How everybody stands just before a step; `step` counts from 0, the last one is the end."""

    step: int
    values: list[float]
    """By seat: the chance to win, 0 to 1, or the score."""


class Mistake(Out):
    """A decision that gave something away."""

    step: int
    seat: int
    label: str
    """What was done, as on its button."""
    better: str
    """What would have been best."""
    why: str
    loss: float
    less: str
    """The loss in words: «−12,6 %»."""


class PlayerReport(Out):
    """One player's game: what he decided, what it cost, what luck did, hints he took."""

    seat: int
    decisions: int
    losses: str
    luck: str
    hints: int
    dearest: list[int]
    """Places in `mistakes` of the three that cost most, the dearest first."""


class Report(Out):
    """A finished game looked at again, decision by decision."""

    course: Literal["chance", "score"]
    """What the moments tell."""
    moments: list[Moment]
    mistakes: list[Mistake]
    """In the order of the game."""
    players: list[PlayerReport]
    remark: str | None


class Analysis(Out):
    """How far the analysis of a finished game is; `report` once it is done."""

    state: Literal["none", "running", "done", "silent"]
    """``silent``: nothing can be said, since nobody has solved these rules."""
    done: int
    of: int
    """Steps looked at, and steps in all; 0 of 0 before it has begun."""
    report: Report | None

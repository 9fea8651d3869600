"""Hints and analysis at dice: chances to win, from the solved values."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal

from thousand.core.errors import Code, declare
from thousand.dice.actions import Action, Roll
from thousand.dice.state import State
from thousand.server.games.hints import Advised, Judged, Looked, Mark, Step, Weighed
from thousand.text import dice_advice as words
from thousand.text.catalogue import Language

if TYPE_CHECKING:
    from thousand.bots.dice.advice import Advice

NOT_SOLVED = declare("server/not_solved")
PORTION = 40
"""Actions that are looked at in one go."""


@dataclass(frozen=True, slots=True)
class DiceAdviser:
    """``hints.Adviser`` for dice."""

    silent: Code = NOT_SOLVED
    least: float = 0.0005
    course: Literal["chance", "score"] = "chance"

    def advise(self, view: State, seen: tuple[Any, ...]) -> Advised | None:  # noqa: ARG002
        """The chance to win after each legal action."""
        from thousand.bots.dice.advice import advise

        advice = advise(view)
        return None if advice is None else _neutral(advice)

    def look(self, portion: Sequence[Step]) -> Looked | None:
        """Every action by the solved values, and the chances of all at the beginning of each turn."""
        from thousand.bots.dice.analysis import accounts, chances, judged

        found = list(judged(portion))
        if len(found) < len(portion):
            return None
        judgements = [
            Judged(
                number=one.number,
                seat=one.seat,
                is_decision=one.is_decision,
                loss=one.loss,
                advised=_neutral(one.advice) if one.loss >= self.least else None,
            )
            for one in found
        ]
        marks = [Mark(step.number, chances(step.before)) for step in portion if step.before.turn.throws == 0]
        luck = [account.luck for account in accounts(found, len(portion[0].before.accounts))]
        return Looked(tuple(judgements), tuple(marks), tuple(luck))

    def portions(self, steps: Sequence[Step]) -> Iterator[Sequence[Step]]:
        """Every ``PORTION`` actions: each can be looked at alone."""
        for first in range(0, len(steps), PORTION):
            yield steps[first : first + PORTION]

    def offered(self, action: Action) -> Action:
        """A throw without its faces."""
        return Roll(action.seat) if isinstance(action, Roll) else action

    def end(self, state: State) -> tuple[float, ...]:
        """One for the winner."""
        return tuple(float(seat == state.winner) for seat in range(len(state.accounts)))

    def measure(self, advised: Advised, names: tuple[str, ...], lang: Language) -> str:  # noqa: ARG002
        """The chance to win."""
        return lang.say(words.MEASURE)

    def figure(self, choice: Weighed, lang: Language) -> str:
        """The chance, as a percentage."""
        return words.percent(choice.share or 0.0, lang)

    def detail(self, advised: Advised, choice: Weighed, lang: Language) -> str | None:  # noqa: ARG002
        """The chance says all."""
        return None

    def worse(self, loss: float, lang: Language) -> str:
        """By what share of the game."""
        return words.signed(-loss, lang)

    def amount(self, worth: float, lang: Language) -> str:
        """A share of the game with its sign."""
        return words.signed(worth, lang)

    def why(self, advised: Advised, lang: Language) -> str:
        """The reason in a sentence."""
        return words.reason(advised.why, advised.parameters, lang)

    def remark(self, *, is_exact: bool, lang: Language) -> str | None:
        """More than two players: an estimate."""
        return None if is_exact else lang.say(words.ESTIMATE)


def _neutral(advice: "Advice") -> Advised:
    choices = tuple(Weighed(one.action, one.chance, one.loss) for one in advice.choices)
    best = next(one for one in choices if one.action == advice.best.action)
    reason = advice.reason
    return Advised(choices, best, reason.why.value, reason.parameters, is_exact=advice.is_exact)


DICE_ADVISER: Final = DiceAdviser()

"""Hints and analysis at cards: chances of contracts and points, counted over the deals that are possible."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal

from thousand.cards.events import DealClosed
from thousand.cards.state import State
from thousand.core.errors import Code, declare
from thousand.server.games.hints import Advised, Judged, Looked, Mark, Step, Weighed
from thousand.text import cards_advice as words
from thousand.text.catalogue import NOTHING, Language
from thousand.text.dice_advice import percent, signed

if TYPE_CHECKING:
    from thousand.bots.cards.advice import Advice

NOTHING_TO_SAY = declare("server/nothing_to_say")


@dataclass(frozen=True, slots=True)
class CardsAdviser:
    """``hints.Adviser`` for cards."""

    silent: Code = NOTHING_TO_SAY
    least: float = words.SHOWN
    course: Literal["chance", "score"] = "score"

    def advise(self, view: State, seen: tuple[Any, ...]) -> Advised | None:
        """What each legal action promises."""
        from thousand.bots.cards.advice import advise

        advice = advise(view, seen)
        return None if advice is None else _neutral(advice)

    def look(self, portion: Sequence[Step]) -> Looked:
        """Every decision by the deals that were possible then; luck as what the deals brought beside them."""
        from thousand.bots.cards import analysis

        found = list(analysis.judged(portion))
        accounts = analysis.accounts(found, analysis.deals(portion, found), len(portion[0].before.accounts))
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
        mark = Mark(portion[0].number, self.end(portion[0].before))
        return Looked(tuple(judgements), (mark,), tuple(account.luck for account in accounts))

    def portions(self, steps: Sequence[Step]) -> Iterator[Sequence[Step]]:
        """Deal by deal: who knows what begins anew with each."""
        first = 0
        for place, step in enumerate(steps, 1):
            if place == len(steps) or any(isinstance(event, DealClosed) for event in step.events):
                yield steps[first:place]
                first = place

    def offered(self, action: Any) -> Any:
        """As it is: players do nothing by chance."""
        return action

    def end(self, state: State) -> tuple[float, ...]:
        """The scores."""
        return tuple(float(account.score) for account in state.accounts)

    def measure(self, advised: Advised, names: tuple[str, ...], lang: Language) -> str:
        """Whose contract the chances are of."""
        player = "" if advised.declarer is None else names[advised.declarer]
        return words.measure(advised.role, player, lang)

    def figure(self, choice: Weighed, lang: Language) -> str:
        """The chance, as a percentage, where there is one."""
        return NOTHING if choice.share is None else percent(choice.share, lang)

    def detail(self, advised: Advised, choice: Weighed, lang: Language) -> str | None:
        """What the declarer takes on average."""
        return words.taken(choice.points, advised.role, lang) or None

    def worse(self, loss: float, lang: Language) -> str:
        """By what share of the game."""
        return words.worse(loss, lang)

    def amount(self, worth: float, lang: Language) -> str:
        """A share of the game with its sign."""
        return signed(worth, lang)

    def why(self, advised: Advised, lang: Language) -> str:
        """The reason in a sentence."""
        return words.reason(advised.why, advised.parameters, lang)

    def remark(self, *, is_exact: bool, lang: Language) -> str | None:
        """How the figures were found."""
        return lang.say(words.COUNTED if is_exact else words.BY_RULE_OF_THUMB)


def _neutral(advice: "Advice") -> Advised:
    choices = tuple(
        Weighed(one.action, one.chance, one.loss, one.contract, one.points) for one in advice.choices
    )
    best = next(one for one in choices if one.action == advice.best.action)
    return Advised(
        choices,
        best,
        advice.reason.why.value,
        advice.reason.parameters,
        role=advice.role.value,
        declarer=advice.declarer,
        is_exact=advice.is_counted,
    )


CARDS_ADVISER: Final = CardsAdviser()

"""A hint at the dice table: what each legal action is worth, and why the best one is best."""

from typing import Any

from thousand.bots.dice.advice import Advice, advise
from thousand.cli.ruling import asked_for
from thousand.cli.tables import Scene, Table
from thousand.core.options import RuleSet
from thousand.dice.state import State
from thousand.text import dice_advice as words
from thousand.text.catalogue import Language


def hint(view: State, table: Table, scene: Scene) -> list[str]:
    """Lines for the player to move in ``view``.

    Raises:
        CodedError: the file of values is damaged.
    """
    advice, lang = advise(view), scene.lang
    if advice is None:
        return [lang.say(words.NOT_SOLVED, command=solving(scene.rules))]
    lines = [
        words.choice(table.words(view, choice.action), choice.chance, choice.loss, lang)
        for choice in sorted(advice.choices, key=lambda choice: choice.loss)
    ]
    return [
        lang.say(words.MEASURE),
        "",
        *lines,
        "",
        why(advice, lang),
        *([] if advice.is_exact else [lang.say(words.ESTIMATE)]),
    ]


def solving(rules: RuleSet[Any]) -> str:
    """The command that solves ``rules``."""
    return f"thousand solve dice {asked_for(rules)}"


def why(advice: Advice, lang: Language) -> str:
    """Why the best choice is best."""
    return words.reason(advice.reason.why.value, advice.reason.parameters, lang)

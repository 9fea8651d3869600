"""A hint at the dice table: what each legal action is worth, and why the best one is best."""

from thousand.bots.dice.advice import Advice, advise
from thousand.cli.tables import Table
from thousand.dice.state import State
from thousand.text import dice_advice as words
from thousand.text.catalogue import Language


def hint(view: State, table: Table, lang: Language) -> list[str]:
    """Lines for the player to move in ``view``.

    Raises:
        CodedError: the file of values is damaged.
    """
    advice = advise(view)
    if advice is None:
        return [lang.say(words.NOT_SOLVED)]
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


def why(advice: Advice, lang: Language) -> str:
    """Why the best choice is best."""
    return words.reason(advice.reason.why.value, advice.reason.parameters, lang)

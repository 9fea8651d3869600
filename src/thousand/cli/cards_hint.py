"""A hint at the card table: what each legal action promises, and why the best one is best."""

from collections.abc import Iterator, Sequence

from thousand.bots.cards import warming
from thousand.bots.cards.advice import Advice, Choice, advise
from thousand.bots.cards.judging import is_loading
from thousand.cards.events import Event
from thousand.cards.state import State
from thousand.cli.tables import Scene, Table
from thousand.text import cards_advice as words
from thousand.text.catalogue import Language, message

LOADING = message("The solver is still being loaded; ask again in a few seconds")
NOTHING_TO_SAY = message("The cards have nothing to say about this")


def hint(view: State, seen: Sequence[Event], table: Table, scene: Scene) -> list[str]:
    """Lines for the player to act in ``view``: the best choice and why, then all of them, the best first.

    Where the solver is still to be compiled, that begins in the background.
    """
    if warming.is_cold():
        warming.begin()
    if is_loading():
        return [scene.lang.say(LOADING)]
    advice = advise(view, seen)
    if advice is None:
        return [scene.lang.say(NOTHING_TO_SAY)]
    return [*_lines(advice, view, table, scene)]


def _lines(advice: Advice, view: State, table: Table, scene: Scene) -> Iterator[str]:
    has_chances = any(choice.chance is not None for choice in advice.choices)
    rest = [choice for choice in advice.choices if choice is not advice.best]
    yield table.words(view, advice.best.action)
    yield why(advice, scene.lang)
    if not has_chances and not rest:
        return
    yield ""
    if has_chances:
        yield measure(advice, scene)
    for choice in (advice.best, *sorted(rest, key=lambda choice: choice.loss)):
        yield in_words(choice, advice, table.words(view, choice.action), scene.lang)
    yield ""
    yield scene.lang.say(words.COUNTED if advice.is_counted else words.BY_RULE_OF_THUMB)


def measure(advice: Advice, scene: Scene) -> str:
    """What the chances are of."""
    player = "" if advice.declarer is None else scene.players[advice.declarer]
    return words.measure(advice.role.value, player, scene.lang)


def in_words(choice: Choice, advice: Advice, action: str, lang: Language) -> str:
    """What ``choice`` promises; ``action`` says what is done."""
    points = words.taken(choice.points, advice.role.value, lang)
    return words.choice(action, choice.chance, points, choice.loss, lang)


def why(advice: Advice, lang: Language) -> str:
    """Why the best choice is best."""
    return words.reason(advice.reason.why.value, advice.reason.parameters, lang)

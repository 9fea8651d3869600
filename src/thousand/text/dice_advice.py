"""Advice at dice in words: chances, what a choice gives away, and why the best one is best."""

from thousand.core.errors import Parameter
from thousand.text.catalogue import MINUS, Language, Message, message, plural
from thousand.text.dice_table import LACKING

PERCENT = message("{sign}{whole}.{tenths}%")

MEASURE = message("Chance to win")
CHANCE = message("{action}: {chance}")
CHANCE_LESS = message("{action}: {chance}, {less} less")
ESTIMATE = message("An estimate: for more than two players the chances against each of them are put together")
NOT_SOLVED = message("Nobody has solved these rules yet; {command} does it")

WHY: dict[str, Message] = {
    "only": message("Nothing else is allowed"),
    "wins": message("Banking wins the game"),
    "dumped": message("Banking now would be the dump truck: the whole score would be lost"),
    "entry": LACKING["entry"],
    "pit": LACKING["pit"],
    "barrel": LACKING["barrel"],
    "passes": message("Banking overtakes somebody, who loses points"),
    "knocks_off": message("Banking takes the barrel from the one who sits on it"),
    "last_bolt": plural(
        "A throw that scores nothing would be the last bolt and cost {lost} point",
        "A throw that scores nothing would be the last bolt and cost {lost} points",
        "lost",
    ),
    "last_turn": plural(
        "A throw that scores nothing would be the fall from the barrel and cost {lost} point",
        "A throw that scores nothing would be the fall from the barrel and cost {lost} points",
        "lost",
    ),
    "risk": plural(
        "The next throw scores nothing {percent} times in 100, too often for {points} point",
        "The next throw scores nothing {percent} times in 100, too often for {points} points",
        "points",
    ),
    "worth_the_risk": message(
        "The next throw scores nothing only {percent} times in 100: it is worth trying"
    ),
    "more_dice": message("More dice for the next throw are worth more than the points"),
    "more_points": message("Here it is best to take all that scores"),
}
"""The sentence for each reason, by its name."""


def percent(share: float, lang: Language) -> str:
    """A chance as readers write it, with one digit after the point.

    >>> from thousand.text.catalogue import language
    >>> percent(0.5412, language("en"))
    '54.1%'
    """
    whole, tenths = divmod(round(1000 * abs(share)), 10)
    sign = MINUS if share < 0 and whole + tenths else ""
    return lang.say(PERCENT, sign=sign, whole=whole, tenths=tenths)


def signed(share: float, lang: Language) -> str:
    """A gain or a loss with its sign.

    >>> from thousand.text.catalogue import language
    >>> signed(0.025, language("en")), signed(-0.025, language("en"))
    ('+2.5%', '−2.5%')
    """
    shown = percent(share, lang)
    return f"+{shown}" if share > 0 and shown != percent(0, lang) else shown


def reason(why: str, parameters: dict[str, Parameter], lang: Language) -> str:
    """Why the best choice is best, in a sentence without its full stop."""
    return lang.say(WHY[why], **parameters)


def choice(action: str, chance: float, loss: float, lang: Language) -> str:
    """What ``action`` is worth, and how much less than the best that is."""
    shown, less = percent(chance, lang), percent(loss, lang)
    if loss < 0.0005:
        return lang.say(CHANCE, action=action, chance=shown)
    return lang.say(CHANCE_LESS, action=action, chance=shown, less=less)

"""Advice at cards in words: chances and what they are of, what a choice costs, why the best is best."""

from thousand.core.errors import Parameter
from thousand.text.catalogue import Language, Message, message, plural
from thousand.text.dice_advice import percent

MEASURES: dict[str, Message] = {
    "bidder": message("How often you would make what you bid, if the deal were yours"),
    "declarer": message("How often you make the contract"),
    "defender": message("How often the contract of {player} fails"),
}
"""What the chances are of, by the player's role."""

COUNTED = message(
    "Counted over the deals that are possible; before the play, set right by deals that bots have played. "
    "“Worse” says by how much smaller your chance to win the game is"
)
BY_RULE_OF_THUMB = message(
    "Too many deals are possible to count them: the cards are weighed by rules of thumb"
)

WITH_CHANCE = message("{action}: {chance}")
OWN_POINTS = plural("{points} point on average", "{points} points on average", "points")
HIS_POINTS = plural(
    "the declarer takes {points} point on average", "the declarer takes {points} points on average", "points"
)
WORSE = message("{less} worse")
AND_POINTS = message("{choice}, {points}")
AND_WORSE = message("{choice}; {worse}")

SHOWN = 0.0005
"""Smaller losses, of a chance to win, are none."""

WHY: dict[str, Message] = {
    "only": message("Nothing else is allowed"),
    "must_open": plural(
        "You must open; {amount} is made {percent} time in 100",
        "You must open; {amount} is made {percent} times in 100",
        "percent",
    ),
    "carries": plural(
        "If the deal is yours, {amount} is made {percent} time in 100",
        "If the deal is yours, {amount} is made {percent} times in 100",
        "percent",
    ),
    "rather": plural(
        "{amount} is made only {percent} time in 100, but to leave the deal to the others is worse still",
        "{amount} is made only {percent} times in 100, but to leave the deal to the others is worse still",
        "percent",
    ),
    "too_dear": plural(
        "If the deal were yours, {amount} would be made only {percent} time in 100",
        "If the deal were yours, {amount} would be made only {percent} times in 100",
        "percent",
    ),
    "leaves": message("With the deal left to the others you win the game more often"),
    "looks_first": plural(
        "Cards that are seen are bid better: blind, {amount} is made only {percent} time in 100",
        "Cards that are seen are bid better: blind, {amount} is made only {percent} times in 100",
        "percent",
    ),
    "worth_blind": plural(
        "The doubled points are worth the risk: blind, {amount} is made {percent} time in 100",
        "The doubled points are worth the risk: blind, {amount} is made {percent} times in 100",
        "percent",
    ),
    "weak": message("New cards are better than these on average"),
    "new_cards": message("Your cards are no better than new ones on average"),
    "own_cards": message("Your cards are better than new ones on average"),
    "talons_alike": message("Nobody knows either talon: they are worth the same"),
    "gift": plural(
        "This costs the hand least: {amount} is made {percent} time in 100",
        "This costs the hand least: {amount} is made {percent} times in 100",
        "percent",
    ),
    "plays": plural(
        "The write-off would be dearer: {amount} is made {percent} time in 100",
        "The write-off would be dearer: {amount} is made {percent} times in 100",
        "percent",
    ),
    "stays": plural(
        "More is too much: {amount} would be made only {percent} time in 100",
        "More is too much: {amount} would be made only {percent} times in 100",
        "percent",
    ),
    "enough": message("No more is needed: a higher contract does not win the game more often"),
    "raises": plural(
        "The cards allow more than the bid: {amount} is made {percent} time in 100",
        "The cards allow more than the bid: {amount} is made {percent} times in 100",
        "percent",
    ),
    "needed": plural(
        "{amount} is made only {percent} time in 100, but with less you win the game less often still",
        "{amount} is made only {percent} times in 100, but with less you win the game less often still",
        "percent",
    ),
    "writes_off": plural(
        "If it is played, {amount} is made only {percent} time in 100: the write-off is cheaper",
        "If it is played, {amount} is made only {percent} times in 100: the write-off is cheaper",
        "percent",
    ),
    "by_score": message("With the score after the write-off you win the game more often"),
    "safe": message("The contract is made whatever is played: only the points differ"),
    "lost": message("The contract fails whatever is played: only the points differ"),
    "marriage": plural(
        "The marriage brings {points} point, and its suit becomes trumps",
        "The marriage brings {points} points, and its suit becomes trumps",
        "points",
    ),
    "aces": plural(
        "The ace marriage brings {points} point", "The ace marriage brings {points} points", "points"
    ),
    "takes": plural(
        "The card takes the trick, and {points} point in it",
        "The card takes the trick, and {points} points in it",
        "points",
    ),
    "feeds": message("The other defender takes the trick: the points stay on your side"),
    "saves": message("The trick cannot be taken: this card is missed least"),
    "nobody_beats": message("Nobody can beat this card"),
    "draws_trumps": plural(
        "It draws trumps: the others still hold {trumps}",
        "It draws trumps: the others still hold {trumps}",
        "trumps",
    ),
    "oftener": plural(
        "So the contract is made {percent} time in 100, otherwise {other} at most",
        "So the contract is made {percent} times in 100, otherwise {other} at most",
        "percent",
    ),
    "oftener_set": plural(
        "So the contract fails {percent} time in 100, otherwise {other} at most",
        "So the contract fails {percent} times in 100, otherwise {other} at most",
        "percent",
    ),
    "less_often": message(
        "Another choice makes the contract more often, but with this one you win the game more often"
    ),
    "less_often_set": message(
        "Another card makes the contract fail more often, but with this one you win the game more often"
    ),
    "alike": message("Whatever is chosen, your chance to win the game is the same"),
    "nearly": message("The best choices are worth nearly the same"),
    "more_points": message("No card gives a better chance, and this one brings more points"),
    "rule_of_thumb": message("By the rules of thumb this card loses least"),
}
"""The sentence for each reason, by its name."""


def measure(role: str, player: str, lang: Language) -> str:
    """What the chances are of; ``player`` is the declarer."""
    return lang.say(MEASURES[role], player=player)


def reason(why: str, parameters: dict[str, Parameter], lang: Language) -> str:
    """Why the best choice is best, in a sentence without its full stop."""
    return lang.say(WHY[why], **parameters)


def choice(action: str, chance: float | None, points: str, loss: float, lang: Language) -> str:
    """What ``action`` promises, and how much less than the best that is; ``points`` in words, or nothing."""
    told = action if chance is None else lang.say(WITH_CHANCE, action=action, chance=percent(chance, lang))
    if points:
        told = lang.say(AND_POINTS, choice=told, points=points)
    if loss < SHOWN:
        return told
    return lang.say(AND_WORSE, choice=told, worse=worse(loss, lang))


def worse(loss: float, lang: Language) -> str:
    """How much smaller the chance to win the game is."""
    return lang.say(WORSE, less=percent(loss, lang))


def taken(points: float | None, role: str, lang: Language) -> str:
    """What the declarer takes on average, told to a player of this ``role``; nothing where nobody knows."""
    if points is None:
        return ""
    return lang.say(HIS_POINTS if role == "defender" else OWN_POINTS, points=round(points))

"""Запись: contract, opponents, the talon of the dealer who sits out, the dump truck."""

from collections.abc import Iterator

from thousand.cards.booking.rounding import nearest
from thousand.cards.options import Options, Sitter
from thousand.text.catalogue import message
from thousand.text.rules.cards.facts import marks_bolts, pays_at_once, seats
from thousand.text.rules.document import Block
from thousand.text.rules.scribe import Scribe

CONTRACT = message(
    "If the declarer has at least as many points as his contract, the contract is added to his score, and no "
    "more than that, however many he has. If he has fewer, the contract is taken off his score."
)
EXACT = message("His points are not rounded for this: if one is missing, the contract is lost.")
ROUNDED_FIRST = message("His points are rounded to the nearest {step} first.")
DEFENCE = message(
    "Each opponent writes down what he has, cards and marriages, whether the contract was made or not."
)
DEFENCE_FOR_TWO = message(
    "The opponent writes down what he has, cards and marriages, whether the contract was made or not."
)
ROUNDED = message("It is rounded to the nearest {step}: {down} points become {low}, {up} become {high}.")
NOT_ALL = message("So all points together may come to a little more or less than the pack is worth.")
NOT_ROUNDED = message("It is not rounded.")
BELOW_ZERO = message("A score may fall below 0, without limit.")
OWN_ONLY = message(
    "Whoever has {limit} points or more is written nothing but his own contracts: what he takes as an "
    "opponent, and his share of a write-off, count for nothing."
)
OWN_ONLY_SITTING = message("Neither does the talon when he deals.")

TALON_CARDS = message(
    "The dealer who sits out writes down the points of the cards that were dealt to the talon."
)
TALON_ACES = message(
    "The dealer who sits out writes down {ace} points for each ace that was dealt to the talon."
)
TALON_MARRIAGE = message("A marriage in it counts for him too.")
TALON_ROUNDED = message("They are rounded like an opponent’s.")
COUNT_AGAIN = message("The same cards count once more for whoever takes them in a trick.")
AFTER_REDEAL = message("After a redeal, what lay in the first talon counts for nothing.")
NO_BOLTS = message("He never gets a bolt.")
NO_PENALTY = message("He does not pay for taking no trick.")
SITTING_CLIMBS = message("The talon can bring him onto the barrel.")
SITTING_ON_BARREL = message(
    "If he already sits there, he gets nothing, and the deal is not counted as one of his; but he can be "
    "knocked off."
)
SITTING_ON_SHARED_BARREL = message(
    "If he already sits there, he gets nothing, and the deal is not counted as one of his."
)

DUMP_ONE = message(
    "Exactly {at} points are the dump truck: whoever has that score when everything else of a deal has been "
    "written down goes to 0."
)
DUMP_SEVERAL = message(
    "The dump truck stands at {at} points: whoever has exactly one of these scores when everything else of a "
    "deal has been written down goes to 0."
)
ANYHOW = message("It does not matter what brought him there. Passing over it does no harm.")


def scoring(scribe: Scribe[Options]) -> Iterator[Block]:
    """What a deal brings declarer and opponents."""
    options, rule = scribe.options, scribe.options.rounding
    exact = scribe.say(EXACT) if rule.declarer is None else scribe.say(ROUNDED_FIRST, step=rule.declarer)
    yield scribe.rule(scribe.say(CONTRACT), exact, numbers="D50", keys="rounding.declarer")
    yield scribe.rule(
        scribe.say(DEFENCE_FOR_TWO if seats(scribe) == 2 else DEFENCE),
        *_rounding(scribe, rule.defenders),
        numbers="D52" if rule.defenders is None else "D51 D52",
        keys="rounding.defenders",
    )
    if options.own_contracts_from is not None:
        own = scribe.say(OWN_ONLY, limit=options.own_contracts_from)
        sitting = scribe.say(OWN_ONLY_SITTING) if options.sitter else ""
        yield scribe.rule(own, sitting, keys="own_contracts_from")
    yield scribe.rule(scribe.say(BELOW_ZERO), numbers="D59")


def _rounding(scribe: Scribe[Options], step: int | None) -> Iterator[str]:
    """The rounding with a number that goes down and one that goes up."""
    if step is None:
        yield scribe.say(NOT_ROUNDED)
    elif step > 1:
        up = 2 * step + (step + 1) // 2
        down = up - 1
        low, high = nearest(step, down), nearest(step, up)
        yield scribe.say(ROUNDED, step=step, down=down, low=low, up=up, high=high)
        yield scribe.say(NOT_ALL)


def sitter(scribe: Scribe[Options]) -> Iterator[Block]:
    """Прикуп сдающего."""
    options, rule = scribe.options, scribe.options.sitter
    if rule is None:
        return
    yield scribe.rule(
        *_talon_points(scribe, rule),
        scribe.say(TALON_ROUNDED) if options.rounding.defenders else "",
        scribe.say(COUNT_AGAIN),
        numbers="A20 D88 D89",
        keys="sitter.points sitter.marriage sitter.ace"
        if rule.points == "aces"
        else "sitter.points sitter.marriage",
    )
    besides = {
        AFTER_REDEAL: options.redeal or options.talon_redeal,
        NO_BOLTS: marks_bolts(options),
        NO_PENALTY: pays_at_once(options),
    }
    if told := [scribe.say(sentence) for sentence, holds in besides.items() if holds]:
        yield scribe.rule(*told)
    if options.barrel:
        on_barrel = SITTING_ON_BARREL if options.barrel.exclusive else SITTING_ON_SHARED_BARREL
        yield scribe.rule(scribe.say(SITTING_CLIMBS), scribe.say(on_barrel), numbers="D76")


def _talon_points(scribe: Scribe[Options], rule: Sitter) -> Iterator[str]:
    yield scribe.say(TALON_CARDS) if rule.points == "cards" else scribe.say(TALON_ACES, ace=rule.ace)
    if rule.marriage:
        yield scribe.say(TALON_MARRIAGE)


def dump_truck(scribe: Scribe[Options]) -> Iterator[Block]:
    """Самосвал."""
    rule = scribe.options.dump
    if rule is not None:
        at = tuple(map(scribe.lang.number, rule.at))
        sentence = scribe.say(DUMP_ONE if len(at) == 1 else DUMP_SEVERAL, at=at)
        numbers = "D60 D61" if len(at) == 1 else "D60"
        yield scribe.rule(sentence, scribe.say(ANYHOW), numbers=numbers, keys="dump.at")

"""Запись: contract, opponents, the talon of the dealer who sits out, bolts, the dump truck."""

from collections.abc import Iterator

from thousand.cards.booking.rounding import nearest
from thousand.cards.options import Bolts, Options, Sitter
from thousand.text.catalogue import message, plural
from thousand.text.rules.cards.facts import seats
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
SITTING = message("After a redeal, what lay in the first talon counts for nothing. He never gets a bolt.")
SITTING_WITHOUT_BOLTS = message("After a redeal, what lay in the first talon counts for nothing.")
SITTING_CLIMBS = message("The talon can bring him onto the barrel.")
SITTING_ON_BARREL = message(
    "If he already sits there, he gets nothing, and the deal is not counted as one of his; but he can be "
    "knocked off."
)
SITTING_ON_SHARED_BARREL = message(
    "If he already sits there, he gets nothing, and the deal is not counted as one of his."
)

NO_TRICK = message("Whoever takes no trick in a deal gets a bolt, a mark on the sheet.")
EMPTY_TRICK = message("A trick without a single point is a trick all the same.")
NO_POINTS = message(
    "Whoever has no points at the end of a deal, even with tricks, gets a bolt, a mark on the sheet."
)
AT_ONCE_TRICK = message("Whoever takes no trick in a deal loses {penalty} points.")
AT_ONCE_POINTS = message(
    "Whoever has no points at the end of a deal, even with tricks, loses {penalty} points."
)
SET = plural(
    "With {limit} bolt {penalty} points are lost, and the bolts are struck off.",
    "With {limit} bolts {penalty} points are lost, and the bolts are struck off.",
    "limit",
)
OVER_GAME = message("Bolts are counted over the whole game: a better deal does not strike them off.")
IN_ROW = message("Only bolts in a row count: a deal that brings something strikes them off.")
DECLARER_TOO = message("It is the same for the declarer.")
NOT_DECLARER = message("The declarer is exempt from this.")
BARREL = message(
    "On the barrel no bolts are given, nor in the deal in which one falls off it; bolts from before stay."
)
BARREL_AT_ONCE = message("On the barrel this costs nothing.")

DUMP_ONE = message(
    "Exactly {at} points are the dump truck: whoever has that score when everything else of a deal has been "
    "written down goes to 0."
)
DUMP_SEVERAL = message(
    "Exactly {at} points are the dump truck: whoever has one of these scores when everything else of a deal "
    "has been written down goes to 0."
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
        down, up = 2 * step + (step - 1) // 2, 2 * step + step // 2 + 1
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
    yield scribe.rule(scribe.say(SITTING if options.bolts else SITTING_WITHOUT_BOLTS))
    if options.barrel:
        on_barrel = SITTING_ON_BARREL if options.barrel.exclusive else SITTING_ON_SHARED_BARREL
        yield scribe.rule(scribe.say(SITTING_CLIMBS), scribe.say(on_barrel), numbers="D76")


def _talon_points(scribe: Scribe[Options], rule: Sitter) -> Iterator[str]:
    yield scribe.say(TALON_CARDS) if rule.points == "cards" else scribe.say(TALON_ACES, ace=rule.ace)
    if rule.marriage:
        yield scribe.say(TALON_MARRIAGE)


def bolts(scribe: Scribe[Options]) -> Iterator[Block]:
    """What a deal that brings nothing costs."""
    rule = scribe.options.bolts
    if rule is None:
        return
    by_tricks = rule.nothing == "tricks"
    keys = "bolts.limit bolts.penalty bolts.nothing"
    if rule.limit == 1:
        sentence = AT_ONCE_TRICK if by_tricks else AT_ONCE_POINTS
        at_once = scribe.say(sentence, penalty=rule.penalty)
        yield scribe.rule(
            at_once, _for_declarer(scribe, rule), numbers="D54 D58", keys=f"{keys} bolts.declarer"
        )
    else:
        yield scribe.rule(
            scribe.say(NO_TRICK if by_tricks else NO_POINTS),
            scribe.say(EMPTY_TRICK) if by_tricks else "",
            scribe.say(SET, limit=rule.limit, penalty=rule.penalty),
            numbers="D53",
            keys=keys,
        )
        yield scribe.rule(_for_declarer(scribe, rule), numbers="D54", keys="bolts.declarer")
        in_row = scribe.say(IN_ROW if rule.in_row else OVER_GAME)
        yield scribe.rule(in_row, numbers="D55", keys="bolts.in_row")
    if scribe.options.barrel:
        sentence = BARREL_AT_ONCE if rule.limit == 1 else BARREL
        yield scribe.rule(scribe.say(sentence), numbers="A16 D56 D57" if rule.limit > 1 else "D56 D57")


def _for_declarer(scribe: Scribe[Options], rule: Bolts) -> str:
    return scribe.say(DECLARER_TOO if rule.declarer else NOT_DECLARER)


def dump_truck(scribe: Scribe[Options]) -> Iterator[Block]:
    """Самосвал."""
    rule = scribe.options.dump
    if rule is not None:
        at = tuple(map(scribe.lang.number, rule.at))
        sentence = scribe.say(DUMP_ONE if len(at) == 1 else DUMP_SEVERAL, at=at)
        numbers = "D60 D61" if len(at) == 1 else "D60"
        yield scribe.rule(sentence, scribe.say(ANYHOW), numbers=numbers, keys="dump.at")

"""Прикуп, заказ, роспись: what the declarer does before the first card is led."""

from collections.abc import Iterator
from typing import Final

from thousand.cards.booking.write_off import share
from thousand.cards.dealing import talon_sizes
from thousand.cards.options import Options, WriteOff
from thousand.text.catalogue import message, plural
from thousand.text.rules.cards.facts import (
    has_talon,
    limits_barrel_deals,
    marks_bolts,
    own_cards,
    pays_at_once,
    seats,
)
from thousand.text.rules.document import Block
from thousand.text.rules.scribe import Scribe

PICK = message("The declarer picks one of the two talons without knowing either.")
SHOWN: Final = {
    "always": message("The declarer turns the talon up for everybody to see and takes it."),
    "not_at_minimum": message(
        "The declarer turns the talon up for everybody to see and takes it. Only a talon that was taken for "
        "{minimum}, because nobody wanted to bid more, stays hidden from the others, even if the contract is "
        "raised later."
    ),
    "never": message("The declarer takes the talon without showing it to the others."),
}
ONE_EACH = message("Then he gives each opponent one of the cards he holds, face down.")
ONE_TO_THE_OPPONENT = message("Then he gives his opponent one of the cards he holds, face down.")
KEEP_ONE = message(
    "He keeps one of the talon cards and gives the others away face down, one to each opponent; the cards he "
    "was dealt stay with him."
)
OPPONENT_AND_TALON = message(
    "Then he gives his opponent one of the cards he holds and lays another on the other talon, both face "
    "down."
)
DISCARD = plural(
    "Then he lays {count} card of those he holds aside, face down: it counts for nobody.",
    "Then he lays {count} of the cards he holds aside, face down: they count for nobody.",
    "count",
)
SECRET = message(
    "A card given away is seen by nobody but its receiver. Any card may be given, also one of a marriage, or "
    "both of them."
)
EVEN = plural("Now everybody has {cards} card.", "Now everybody has {cards} cards.", "cards")
UNEVEN = plural(
    "The declarer now has {own} card, one fewer than his opponent, so the opponent’s last card is not played:"
    " it goes with the other talon.",
    "The declarer now has {own} cards, one fewer than his opponent, so the opponent’s last card is not "
    "played: it goes with the other talon.",
    "own",
)
REST_LAST = message(
    "The other talon belongs to whoever takes the last trick. Its cards count for him, and for the contract "
    "if he is the declarer; a marriage in it counts for nothing."
)
REST_DEAD = message("The other talon is not used: nobody sees its cards, and they count for nobody.")

RAISE = message(
    "When he has given his cards away, the declarer names the contract: what he has bid or more, in steps of "
    "{step}, never less."
)
RAISE_AT_ONCE = message(
    "The declarer names the contract at once: what he has bid or more, in steps of {step}, never less."
)
CAP_NOW = message("The cap is now that of the cards he holds; his own bid he may always name.")
NO_RAISE = message("The contract is what the declarer has bid; he cannot raise it.")
UNDERTAKES = message(
    "It is the number of points, in tricks and marriages together, that he undertakes to have at the end of "
    "the deal."
)

WRITE_OFF = message(
    "If the declarer sees that he cannot take what he has bid, he may write the deal off, after he has taken "
    "the talon and until he has named the contract. No card is played then."
)
WRITE_OFF_AT_ONCE = message(
    "If the declarer sees that he cannot take what he has bid, he may write the deal off instead of naming "
    "the contract. No card is played then."
)
COSTS_BID = message("It costs him the amount of his bid.")
COSTS_NOTHING = message("It costs him nothing.")
FIRST_FREE = message(
    "The first write-off of a player costs him nothing, every later one the amount of his bid."
)
FREE = plural(
    "The first {free} write-off of a player costs him nothing, every later one the amount of his bid.",
    "The first {free} write-offs of a player cost him nothing, every later one the amount of his bid.",
    "free",
)
THIRD = message("Every third write-off of a player costs him {penalty} points.")
LIMIT = plural(
    "Nobody may write off more than {limit} deal in a game.",
    "Nobody may write off more than {limit} deals in a game.",
    "limit",
)
HALF = message(
    "Each opponent gets half of the bid, rounded down to a multiple of 5: for {bid} it is {share} points."
)
HALF_FOR_ONE = message(
    "The opponent gets half of the bid, rounded down to a multiple of 5: for {bid} it is {share} points."
)
FIXED = message("Each opponent gets {points} points.")
FIXED_FOR_ONE = message("The opponent gets {points} points.")
NOT_SITTER = message("The dealer who sits out gets no share.")
NOT_SITTER_BUT_TALON = message("The dealer who sits out gets no share, but scores his talon.")
NO_BOLTS = message("Nobody gets a bolt for such a deal.")
NO_PENALTY = message("Nobody pays for having taken nothing in it.")
ON_BARREL = message("On the barrel it brings nothing and costs no points.")
ON_BARREL_COUNTED = message(
    "On the barrel it brings nothing and costs no points, but counts as one of the deals there."
)
GOLDEN = message("In the golden round it counts double.")


def talon(scribe: Scribe[Options]) -> Iterator[Block]:
    """Who sees the talon, and what is given away for it."""
    options = scribe.options
    if not has_talon(options):
        return
    shown = scribe.say(SHOWN[options.talon.shown], minimum=options.auction.minimum)
    if options.layout == "two_talons":
        yield scribe.rule(scribe.say(PICK))
    numbers = "A6 D26 D27" if options.talon.shown == "not_at_minimum" else ""
    yield scribe.rule(shown, numbers=numbers, keys="talon.shown")
    yield from _giving(scribe)
    if options.layout == "two_talons":
        rest = REST_LAST if options.talon.rest == "last_trick" else REST_DEAD
        yield scribe.rule(scribe.say(rest), keys="talon.rest")


def _giving(scribe: Scribe[Options]) -> Iterator[Block]:
    options = scribe.options
    giving, own = options.talon.giving, own_cards(options)
    even = scribe.say(EVEN, cards=own)
    match giving:
        case "one_each":
            gift = scribe.say(ONE_TO_THE_OPPONENT if seats(scribe) == 2 else ONE_EACH)
            yield scribe.rule(gift, even, numbers="D24", keys="talon.giving")
        case "keep_one":
            yield scribe.rule(scribe.say(KEEP_ONE), even, numbers="D24", keys="talon.giving")
        case "opponent_and_talon":
            gift, uneven = scribe.say(OPPONENT_AND_TALON), scribe.say(UNEVEN, own=own)
            yield scribe.rule(gift, uneven, numbers="A18 D86", keys="talon.giving")
        case "discard":
            gift = scribe.say(DISCARD, count=talon_sizes(options)[0])
            yield scribe.rule(gift, even, keys="talon.giving")
    if giving in ("one_each", "opponent_and_talon"):
        yield scribe.rule(scribe.say(SECRET), numbers="D28 D29")


def contract(scribe: Scribe[Options]) -> Iterator[Block]:
    """What the declarer undertakes."""
    options = scribe.options
    if options.raise_contract:
        sentence = RAISE if has_talon(options) else RAISE_AT_ONCE
        yield scribe.rule(
            scribe.say(sentence, step=options.auction.step),
            scribe.say(CAP_NOW) if options.auction.cap else "",
            numbers="D25 A6",
            keys="raise_contract",
        )
    else:
        yield scribe.rule(scribe.say(NO_RAISE), keys="raise_contract")
    yield scribe.rule(scribe.say(UNDERTAKES))


def write_off(scribe: Scribe[Options]) -> Iterator[Block]:
    """When a deal may be given up, what it costs and what it brings."""
    options, rule = scribe.options, scribe.options.write_off
    if rule is None:
        return
    may = scribe.say(WRITE_OFF if has_talon(options) else WRITE_OFF_AT_ONCE)
    yield scribe.rule(may, numbers="A7 D32", keys="write_off")
    yield from _costs(scribe, rule)
    yield _shares(scribe, rule)
    yield from _elsewhere(scribe)


def _costs(scribe: Scribe[Options], rule: WriteOff) -> Iterator[Block]:
    if rule.cost == "nothing":
        yield scribe.rule(scribe.say(COSTS_NOTHING), keys="write_off.cost")
    elif rule.free:
        free = scribe.say(FIRST_FREE) if rule.free == 1 else scribe.say(FREE, free=rule.free)
        yield scribe.rule(free, keys="write_off.cost write_off.free")
    else:
        yield scribe.rule(scribe.say(COSTS_BID), keys="write_off.cost")
    if rule.third_penalty is not None:
        third = scribe.say(THIRD, penalty=rule.third_penalty)
        yield scribe.rule(third, numbers="D35", keys="write_off.third_penalty")
    if rule.limit is not None:
        yield scribe.rule(scribe.say(LIMIT, limit=rule.limit), keys="write_off.limit")


def _shares(scribe: Scribe[Options], rule: WriteOff) -> Block:
    single = seats(scribe) == 2
    if rule.opponents == "half":
        bid = 25 * scribe.options.auction.step
        sentence = scribe.say(HALF_FOR_ONE if single else HALF, bid=bid, share=share(rule, bid))
        numbers = "D30 D31 D87" if single else "D30 D31"
    else:
        sentence = scribe.say(FIXED_FOR_ONE if single else FIXED, points=rule.opponents)
        numbers = "D30"
    sitter = NOT_SITTER_BUT_TALON if scribe.options.sitter else NOT_SITTER
    sits_out = scribe.say(sitter) if seats(scribe) == 4 else ""
    return scribe.rule(sentence, sits_out, numbers=numbers, keys="write_off.opponents")


def _elsewhere(scribe: Scribe[Options]) -> Iterator[Block]:
    """What a write-off does to bolts, on the barrel, in the golden round."""
    options = scribe.options
    counted = limits_barrel_deals(options) and options.barrel is not None and options.barrel.unit == "deal"
    told = {
        NO_BOLTS: marks_bolts(options),
        NO_PENALTY: pays_at_once(options),
        ON_BARREL_COUNTED: options.barrel and counted,
        ON_BARREL: options.barrel and not counted,
        GOLDEN: options.golden,
    }
    if sentences := [scribe.say(sentence) for sentence, holds in told.items() if holds]:
        yield scribe.rule(*sentences, numbers="D33 D34" if options.barrel else "D33")

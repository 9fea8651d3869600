"""Бочка: the last stretch before the target."""

from collections.abc import Iterator
from typing import Final

from thousand.cards.options import Barrel, Options
from thousand.cards.seating import missing
from thousand.text.catalogue import message, plural
from thousand.text.rules.cards.facts import winning_contract
from thousand.text.rules.document import Block
from thousand.text.rules.scribe import Scribe

CUT = message(
    "Whoever reaches {at} points sits on the barrel. His score is set to exactly {at}, however much he has."
)
UNCUT = message("Whoever reaches {at} points sits on the barrel, with the score that he has.")
STANDS_STILL = message("As long as he sits there, his score does not move, whatever he wins or loses.")
STANDS_STILL_UNTIL_FAILURE = message("As long as he sits there, his score does not move, whatever he takes.")
JUMP_CLIMBS = message(
    "There is no way past it: even a deal that would reach the target from below only leads onto the barrel."
)
JUMP_WINS = message("Whoever reaches the target from below in a single deal has won, without sitting down.")
WINS_BY_CONTRACT = message("He wins the game by making a contract of his own of {need} or more.")
WINS_ANYHOW = message(
    "He wins the game by a single deal that brings him {missing} points or more: by a contract of his own, or"
    " as an opponent, with his marriages and after rounding."
)
NOT_BY_OTHERS = message("What others write off brings him nothing.")
MAY_PASS = message(
    "He may pass or bid less like everybody; but a lower contract does not win, and the program says so "
    "before he names it."
)
MAY_RAISE = message("Even the opener’s forced bid, if nobody overbids it, can be raised to what wins.")
OWN_TURN = message("When he is the opener, he takes the talon for {bid}, without an auction.")
FAILED_COSTS_DEAL = message("A contract that he fails costs him no points, only the deal.")
FAILED_OFF = message("A contract that he fails is taken off his score, and he has to leave the barrel.")

DEALS: Final = {
    "deal": plural(
        "He has {deals} deal to win, not counting the one in which he climbed.",
        "He has {deals} deals to win, not counting the one in which he climbed.",
        "deals",
    ),
    "contract": plural(
        "He has {deals} deal to win; only those in which he is the declarer are counted.",
        "He has {deals} deals to win; only those in which he is the declarer are counted.",
        "deals",
    ),
    "own_turn": plural(
        "He has {deals} deal to win; only those in which he is the opener are counted.",
        "He has {deals} deals to win; only those in which he is the opener are counted.",
        "deals",
    ),
}
NO_LIMIT = message("He may stay there as long as it takes.")
FALL = message("After the last of them he falls: he loses {fall} points and has {left}.")
FALL_TO_ZERO = message("After the last of them he falls, and his score becomes 0.")
ONE_FALL = message("A last deal in which a contract of his fails is one fall, not two.")
FALLS = plural(
    "Every fall is marked, whatever caused it. With {falls} mark the score becomes 0, and the marks are "
    "struck off.",
    "Every fall is marked, whatever caused it. With {falls} marks the score becomes 0, and the marks are "
    "struck off.",
    "falls",
)
EXCLUSIVE = message(
    "There is room for only one: when another player climbs, whoever sat there falls off and loses {fall} "
    "points."
)
EXCLUSIVE_TO_ZERO = message(
    "There is room for only one: when another player climbs, whoever sat there falls off, and his score "
    "becomes 0."
)
WIN_COMES_FIRST = message(
    "But if the sitter wins in that very deal, nobody knocks him off. Whoever has just fallen by himself "
    "does not fall a second time."
)
SHARED = message("Any number of players may sit there at the same time.")
BEST_STAYS = message(
    "When several climb in one deal, only one stays: the one to whom the deal brought most; of equals the "
    "one who had more before, then the declarer, then the first one clockwise from him. The others fall "
    "off at once and lose {fall} points."
)
BEST_STAYS_TO_ZERO = message(
    "When several climb in one deal, only one stays: the one to whom the deal brought most; of equals the "
    "one who had more before, then the declarer, then the first one clockwise from him. The others fall "
    "off at once, and their scores become 0."
)
ALL_FALL = message("When several climb in one deal, all of them fall off at once and lose {fall} points.")
ALL_FALL_TO_ZERO = message(
    "When several climb in one deal, all of them fall off at once, and their scores become 0."
)
TOGETHER_SIT = message("Several may climb in one deal, and all of them sit.")
SITTER_TOO = message("Whoever sat there before falls with them.")


def barrel(scribe: Scribe[Options]) -> Iterator[Block]:
    """How one climbs, wins, stays, falls, and who else may sit there."""
    rule = scribe.options.barrel
    if rule is None:
        return
    stands = STANDS_STILL if rule.failed_contract == "deal" else STANDS_STILL_UNTIL_FAILURE
    yield scribe.rule(
        scribe.say(CUT if rule.cut else UNCUT, at=rule.at),
        scribe.say(stands),
        numbers="D63 D65 A13",
        keys="barrel.at barrel.cut",
    )
    jump = scribe.say(JUMP_CLIMBS if rule.jump == "climbs" else JUMP_WINS)
    yield scribe.rule(jump, numbers="D64", keys="barrel.jump")
    yield from _winning(scribe, rule)
    yield from _staying(scribe, rule)
    yield from _company(scribe, rule)


def _winning(scribe: Scribe[Options], rule: Barrel) -> Iterator[Block]:
    options = scribe.options
    need = winning_contract(options, rule)
    if rule.wins == "contract":
        wins = scribe.say(WINS_BY_CONTRACT, need=need)
    else:
        wins = scribe.say(WINS_ANYHOW, missing=missing(options, rule))
    others = scribe.say(NOT_BY_OTHERS) if options.write_off else ""
    yield scribe.rule(wins, others, numbers="D66", keys="barrel.wins")
    if rule.own_turn:
        yield scribe.rule(scribe.say(OWN_TURN, bid=need), keys="barrel.own_turn")
    may_raise = scribe.say(MAY_RAISE) if options.raise_contract else ""
    yield scribe.rule(scribe.say(MAY_PASS), may_raise, numbers="D21 D22 D23" if may_raise else "D21 D22")
    failed = FAILED_COSTS_DEAL if rule.failed_contract == "deal" else FAILED_OFF
    yield scribe.rule(scribe.say(failed), numbers="D68", keys="barrel.failed_contract")


def _staying(scribe: Scribe[Options], rule: Barrel) -> Iterator[Block]:
    if rule.deals is None:
        yield scribe.rule(scribe.say(NO_LIMIT), keys="barrel.deals")
    else:
        deals = scribe.say(DEALS[rule.unit], deals=rule.deals)
        one_fall = scribe.say(ONE_FALL) if rule.failed_contract == "deal" else ""
        yield scribe.rule(
            deals,
            _fall(scribe, rule),
            one_fall,
            numbers="D67 D69" if one_fall else "D67",
            keys="barrel.deals barrel.unit barrel.fall",
        )
    if rule.falls is not None:
        falls = scribe.say(FALLS, falls=rule.falls)
        yield scribe.rule(falls, numbers="A14 D74", keys="barrel.falls")


def _fall(scribe: Scribe[Options], rule: Barrel) -> str:
    if rule.fall == "zero":
        return scribe.say(FALL_TO_ZERO)
    return scribe.say(FALL, fall=rule.fall, left=rule.at - rule.fall)


def _company(scribe: Scribe[Options], rule: Barrel) -> Iterator[Block]:
    to_zero = rule.fall == "zero"
    fall = 0 if rule.fall == "zero" else rule.fall
    if rule.exclusive:
        alone = scribe.say(EXCLUSIVE_TO_ZERO if to_zero else EXCLUSIVE, fall=fall)
        first = scribe.say(WIN_COMES_FIRST)
        yield scribe.rule(alone, first, numbers="D70 D72 D73", keys="barrel.exclusive barrel.fall")
    else:
        yield scribe.rule(scribe.say(SHARED), keys="barrel.exclusive")
    keys = "barrel.together"
    match rule.together:
        case "best":
            best = scribe.say(BEST_STAYS_TO_ZERO if to_zero else BEST_STAYS, fall=fall)
            yield scribe.rule(best, numbers="A15 D71 D84", keys=keys)
        case "fall":
            all_fall = scribe.say(ALL_FALL_TO_ZERO if to_zero else ALL_FALL, fall=fall)
            sitter = scribe.say(SITTER_TOO) if rule.exclusive else ""
            yield scribe.rule(all_fall, sitter, numbers="A15 D84", keys=keys)
        case "sit":
            yield scribe.rule(scribe.say(TOGETHER_SIT), keys=keys)

"""Игра в тёмную, золотой кон: deals that count double."""

from collections.abc import Iterator

from thousand.cards.options import Blind, Golden, Options
from thousand.text.catalogue import message, plural
from thousand.text.rules.cards.facts import has_talon, marks_bolts, pays_at_once, seats
from thousand.text.rules.document import Block
from thousand.text.rules.scribe import Scribe

BLIND = message(
    "Everybody’s cards lie face down until he looks at them. Whoever has not looked may bid blind on his "
    "turn: any bid that is allowed, up to {most}. Marriages he has not seen count for nothing."
)
MIN_SCORE = message("A blind bid needs a score of {score} or more.")
NOT_ON_BARREL = message("Nobody on the barrel bids blind.")
OVERBID = message(
    "A blind bid that is overbid is off: the player may look at his cards or bid blind again. An ordinary "
    "bid, a pass and the end of the auction turn the cards up."
)
HIDDEN = message("If a blind bid wins, the talon is not shown to the others.")
EXACT = message("The declarer, who now sees his cards, plays exactly what he has bid.")
NO_WRITE_OFF = message("He may not write the deal off.")
DOUBLES_ALL = message("The points of the deal count double for everybody, for and against.")
DOUBLES_DECLARER = message("The contract counts double, for or against the declarer; other points do not.")
BOLTS_SINGLE = message("Bolts are not doubled.")
LOOK_FIRST = message("Whoever wants to claim a redeal has to look at his cards first.")

GOLDEN = plural(
    "The game begins with a golden round of {deals} deal, one for each player. There is no auction: the "
    "player on the dealer’s left plays exactly {contract}, whatever he holds.",
    "The game begins with a golden round of {deals} deals, one for each player. There is no auction: the "
    "player on the dealer’s left plays exactly {contract}, whatever he holds.",
    "deals",
)
OWN_TALON = message("He shows the talon and takes it.")
CLAIM = message("He may claim a redeal before he gives his first card away, and the golden deal is repeated.")
DOUBLED = message(
    "Whether he has made it is decided by the points he took. Only then is everything doubled: {double} is "
    "written for him or against him, and twice what they took for the others."
)
PENALTIES = message("Penalties are doubled too.")
BOLTS_DOUBLED = message(
    "Bolts and penalties are doubled too: an empty deal gives two bolts, and a set of them costs {penalty}; "
    "after that the bolts begin at 0."
)
NOT_PENALTIES = message("Penalties are not doubled.")
NOT_BOLTS = message("Bolts and penalties are not doubled.")
TO_ZERO = message(
    "If no declarer of the golden round makes his contract, all scores and marks are set to 0, and the "
    "ordinary game begins."
)
REPEATED = message(
    "If no declarer of the golden round makes his contract, all scores and marks are set to 0, and the golden"
    " round is played again."
)
GOES_ON = message("After the golden round the game goes on with an auction, whatever has come of it.")
NO_DUMP = message("Before the end of the golden round the dump truck does not come.")


def blind(scribe: Scribe[Options]) -> Iterator[Block]:
    """Who may bid blind, how such a deal is played, what it doubles."""
    rule = scribe.options.blind
    if rule is None:
        return
    yield scribe.rule(scribe.say(BLIND, most=rule.most), numbers="A8 D81", keys="blind.most")
    yield from _not_for_all(scribe, rule)
    yield scribe.rule(scribe.say(OVERBID))
    options = scribe.options
    yield scribe.rule(
        scribe.say(HIDDEN) if has_talon(options) else "",
        scribe.say(EXACT),
        scribe.say(NO_WRITE_OFF) if options.write_off else "",
    )
    yield scribe.rule(
        scribe.say(DOUBLES_ALL if rule.doubles == "all" else DOUBLES_DECLARER),
        scribe.say(BOLTS_SINGLE) if marks_bolts(options) else "",
        scribe.say(NOT_PENALTIES) if pays_at_once(options) else "",
        keys="blind.doubles",
    )


def _not_for_all(scribe: Scribe[Options], rule: Blind) -> Iterator[Block]:
    options = scribe.options
    if rule.min_score is not None:
        yield scribe.rule(scribe.say(MIN_SCORE, score=rule.min_score), keys="blind.min_score")
    if options.barrel:
        yield scribe.rule(scribe.say(NOT_ON_BARREL))
    if options.redeal:
        yield scribe.rule(scribe.say(LOOK_FIRST))


def golden(scribe: Scribe[Options]) -> Iterator[Block]:
    """How the game begins, what is doubled, and what happens when nobody succeeds."""
    options, rule = scribe.options, scribe.options.golden
    if rule is None:
        return
    yield scribe.rule(
        scribe.say(GOLDEN, deals=seats(scribe), contract=rule.contract),
        scribe.say(OWN_TALON) if has_talon(options) else "",
        scribe.say(CLAIM) if _may_claim(options) else "",
        numbers="A17 D78",
        keys="golden.contract",
    )
    yield scribe.rule(scribe.say(DOUBLED, double=2 * rule.contract), numbers="D79")
    yield _penalties(scribe, rule)
    ending = {"zero": TO_ZERO, "repeat": REPEATED, None: GOES_ON}[rule.nobody]
    yield scribe.rule(scribe.say(ending), numbers="D80" if rule.nobody else "", keys="golden.nobody")
    if options.dump:
        yield scribe.rule(scribe.say(NO_DUMP))


def _may_claim(options: Options) -> bool:
    return has_talon(options) and bool(options.redeal or options.talon_redeal)


def _penalties(scribe: Scribe[Options], rule: Golden) -> Block:
    bolts, marked = scribe.options.bolts, marks_bolts(scribe.options)
    if not rule.penalties:
        sentence = scribe.say(NOT_BOLTS if marked else NOT_PENALTIES)
    elif bolts and marked:
        sentence = scribe.say(BOLTS_DOUBLED, penalty=2 * bolts.penalty)
    else:
        sentence = scribe.say(PENALTIES)
    return scribe.rule(sentence, numbers="A11", keys="golden.penalties")

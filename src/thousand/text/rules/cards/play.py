"""Розыгрыш: who leads, what must be played, who takes the trick."""

from collections.abc import Iterator

from thousand.cards.options import Options
from thousand.text.catalogue import message, plural
from thousand.text.rules.cards.facts import seats, tricks
from thousand.text.rules.document import Block
from thousand.text.rules.scribe import Scribe

DECLARER_LEADS = message("The declarer leads to the first trick.")
DEALER_LEADS = message("The dealer leads to the first trick, whoever is the declarer.")
IN_TURN = message("Each of the others adds a card, clockwise.")
IN_TURN_FOR_TWO = message("The other player adds a card.")
TAKES = message(
    "The trick is taken by the highest trump in it, without a trump by the highest card of the suit led. Its "
    "winner leads to the next one."
)
NO_TRUMP = message("No suit is trump when a deal begins; only a marriage makes one.")
FOLLOW = message("Whoever has a card of the suit led must play one.")
FOLLOW_ONLY = message("Whoever has a card of the suit led must play one; whoever has none plays any card.")
TRUMP = message("Whoever has none must play a trump; whoever has neither plays any card.")
TRUMP_ONLY = message("Nobody has to follow suit, but whoever has no card of the suit led must play a trump.")
FREE = message("Any card may be played to a trick: nobody has to follow suit or to play a trump.")
BEAT = message("Whoever can beat the highest card of the suit led with that suit must do so.")
BEAT_RUFFED = message("It is the same in a trick that has already been trumped.")
NOT_RUFFED = message("In a trick that has already been trumped, he need not.")
OVERTRUMP = message(
    "Whoever has no card of the suit led and finds a trump in the trick must play a higher trump if he has "
    "one."
)
LOWER_TRUMP = message("If he has none, a lower trump has to do.")
NO_FOREIGN = message(
    "Nobody leads the trump that another player has declared, as long as he holds another suit."
)
TRICKS = plural("{tricks} trick is played.", "{tricks} tricks are played.", "tricks")
TABLE_CARDS = message("After the first trick each player takes his two cards from the table.")


def play(scribe: Scribe[Options]) -> Iterator[Block]:
    """The course of a trick, and the duties in it."""
    options, rule = scribe.options, scribe.options.play
    dealer_leads = rule.first_lead == "dealer" and seats(scribe) != 4
    yield scribe.rule(
        scribe.say(DEALER_LEADS if dealer_leads else DECLARER_LEADS),
        scribe.say(IN_TURN_FOR_TWO if seats(scribe) == 2 else IN_TURN),
        scribe.say(TAKES),
        scribe.say(TABLE_CARDS) if options.layout == "table_cards" else "",
        scribe.say(TRICKS, tricks=tricks(options)),
        numbers="A1 D48" if dealer_leads else "D48",
        keys="play.first_lead",
    )
    yield scribe.rule(scribe.say(NO_TRUMP))
    yield _following(scribe)
    yield from _beating(scribe)
    if not rule.lead_foreign_trump:
        yield scribe.rule(scribe.say(NO_FOREIGN), keys="play.lead_foreign_trump")


def _following(scribe: Scribe[Options]) -> Block:
    """The duties to follow suit and to trump."""
    keys = "play.follow play.trump"
    match scribe.options.play.follow, scribe.options.play.trump:
        case True, True:
            return scribe.rule(scribe.say(FOLLOW), scribe.say(TRUMP), numbers="D45 D46", keys=keys)
        case True, False:
            return scribe.rule(scribe.say(FOLLOW_ONLY), numbers="D45", keys=keys)
        case False, True:
            return scribe.rule(scribe.say(TRUMP_ONLY), numbers="D46", keys=keys)
        case _:
            return scribe.rule(scribe.say(FREE), numbers="A1 D45 D46", keys=keys)


def _beating(scribe: Scribe[Options]) -> Iterator[Block]:
    """The duties to beat and to overtrump."""
    rule = scribe.options.play
    if rule.beat:
        ruffed = scribe.say(BEAT_RUFFED if rule.beat_ruffed else NOT_RUFFED)
        yield scribe.rule(scribe.say(BEAT), ruffed, numbers="D47", keys="play.beat play.beat_ruffed")
    if rule.overtrump:
        lower = scribe.say(LOWER_TRUMP) if rule.trump else ""
        yield scribe.rule(scribe.say(OVERTRUMP), lower, numbers="D47", keys="play.overtrump")

"""Cards at the table: what buttons, marks and the need meter say."""

from thousand.text.catalogue import Language, Message, message, plural

BID = message("Bid {amount}")
BLIND = message("Bid {amount} blind")
PASS = message("Pass")
REDEAL = message("Deal anew")
TAKE = message("Take talon {talon}")
GIVE = message("{card} to: {player}")
LAY_ASIDE = message("Lay aside {card}")
CONTRACT = message("Play for {amount}")
WRITE_OFF = message("Write off, {amount}")
WRITE_OFF_UNSCORED = message("Write off, score unchanged")
WRITE_OFF_BARRED = message("Write off")
PLAY = message("Play {card}")
MARRIAGE = message("{card} with the marriage, +{points}")
ACES = message("{card} with the ace marriage, +{points}")
LOOK = message("Look at your cards")
PEEK_HANDS = message("See the opponents' cards")
PEEK_SUITS = message("See the suits of the talon")
PEEK_TALON = message("See the talon")
PEEK_CARD = message("See card {position} of the talon")
AGREE = message("Agree")
REFUSE = message("Refuse")
RECUT = message("Cut again")
DEAL = message("Deal the cards")
BURY = message("Bury the jack")

NOTES: dict[str, Message] = {
    "cards/must_follow_suit": message("follow suit"),
    "cards/must_trump": message("a trump is due"),
    "cards/must_beat": message("a higher card is due"),
    "cards/must_overtrump": message("a higher trump is due"),
    "cards/foreign_trump": message("not this trump"),
    "cards/must_open": message("you must open"),
    "cards/has_given": message("has a card already"),
}
"""The short reason under a button or card that cannot be used, by the refusal's code."""

CEILING = message("Your limit is {amount}")
CEILING_WITH_MARRIAGES = message("Your limit is {amount}: marriages in hand bring {points}")
CONTRACT_METER = message("{points} of {contract}")
CONTRACT_MADE = message("{points} of {contract}: the contract is made")

ON_BARREL = message("on the barrel")
ON_BARREL_FOR = plural("on the barrel, {deals} deal left", "on the barrel, {deals} deals left", "deals")
HAS_WON = message("wins")
BOLT_OF = message("bolt {count} of {of}")
BOLT = message("bolts: {count}")
FALL_OF = message("fall {count} of {of}")
FALL = message("falls: {count}")
WRITE_OFFS = message("write-offs: {count}")
WRITE_OFF_MARK = message("write-off")
DUMPED = message("dump truck")
GOLDEN = message("golden deal")
SITS_OUT = message("sits out this deal")


def write_off(points: int, lang: Language) -> str:
    """What a write-off is called by which its player's score changes by ``points``."""
    return lang.say(WRITE_OFF, amount=points) if points else lang.say(WRITE_OFF_UNSCORED)

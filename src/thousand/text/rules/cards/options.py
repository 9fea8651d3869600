"""The options of cards in words, in the order in which they are shown."""

from typing import Literal

from thousand.text.catalogue import Language, message
from thousand.text.rules.options import (
    NO_LIMIT,
    Catalogue,
    Entry,
    number,
    numbers,
    one_of,
    yes_or_no,
)

NO_CAP = message("no cap")
NO_ROUNDING = message("no rounding")
NOT_COUNTED = message("not counted")
THE_SCORE = message("the whole score")
HALF = message("half the contract")

LAYOUT = {
    "talon": message("a talon"),
    "two_talons": message("two talons"),
    "table_cards": message("cards on the table"),
}
CUTTER = {"right": message("the dealer’s right neighbour"), "dealer": message("the dealer")}
RECUT = {"right": message("the dealer’s right neighbour"), "left": message("the dealer’s left neighbour")}
JACK = {"bury": message("is hidden in the pack"), "dealer": message("is cut away by the dealer")}
PENALISED = {"cutter": message("whoever cut"), "dealer": message("the dealer")}
OPENER = {"bids": message("must bid"), "stands": message("stands at it by rule")}
DOUBLES = {"all": message("everybody’s points"), "declarer": message("the declarer’s points")}
NOBODY = {
    "zero": message("all scores go to 0"),
    "repeat": message("all scores go to 0, the round is played again"),
}
SHOWN = {
    "always": message("always"),
    "not_at_minimum": message("unless taken for the lowest bid"),
    "never": message("never"),
}
GIVING = {
    "one_each": message("one card to each opponent"),
    "keep_one": message("all talon cards but one, to the opponents"),
    "opponent_and_talon": message("one card to the opponent, one to the other talon"),
    "discard": message("thrown away, as many as taken"),
}
REST = {"last_trick": message("to the winner of the last trick"), "dead": message("to nobody")}
COST = {"contract": message("the contract"), "nothing": message("nothing")}
MARRIAGE_CARD = {"either": message("king or queen"), "queen": message("the queen")}
TRUMP = {"at_once": message("at once"), "next_trick": message("from the next trick on")}
FIRST_LEAD = {"declarer": message("the declarer"), "dealer": message("the dealer")}
NOTHING = {"tricks": message("no trick"), "points": message("no points")}
WINS = {"contract": message("his own contract"), "any": message("his own contract or his defence")}
UNIT = {
    "deal": message("every deal"),
    "contract": message("deals he declares"),
    "own_turn": message("deals he opens"),
}
TOGETHER = {
    "sit": message("all sit"),
    "best": message("the best of them sits"),
    "fall": message("all fall"),
}
FAILED = {"deal": message("only the deal"), "off": message("its amount, and he is off")}
JUMP = {"climbs": message("climbs the barrel"), "wins": message("has won the game")}
SITTER_POINTS = {"cards": message("card points"), "aces": message("aces")}


def _loss(value: int, lang: Language) -> str:
    return lang.number(-value)


def _fall(value: int | Literal["zero"], lang: Language) -> str:
    return lang.say(THE_SCORE) if value == "zero" else _loss(value, lang)


def _share(value: int | Literal["half"], lang: Language) -> str:
    return lang.say(HALF) if value == "half" else number(value, lang)


CATALOGUE = Catalogue(
    {
        "target": Entry(message("target"), number),
        "deck": Entry(message("cards in the pack"), number),
        "layout": Entry(message("dealt besides the hands"), one_of(LAYOUT)),
        "cut": Entry(message("cutting the pack")),
        "cut.cutter": Entry(message("who cuts"), one_of(CUTTER)),
        "cut.recut": Entry(message("who cuts after a nine"), one_of(RECUT)),
        "cut.choice": Entry(message("after a nine or a jack the dealer may choose"), yes_or_no),
        "cut.jack": Entry(message("a jack at the bottom"), one_of(JACK)),
        "cut.nines": Entry(message("nines in a row until there is no deal"), number),
        "cut.penalised": Entry(message("who pays for them"), one_of(PENALISED)),
        "cut.penalty": Entry(message("they cost"), _loss),
        "redeal": Entry(message("redeal for the hand")),
        "redeal.nines": Entry(message("redeal: nines in hand"), number),
        "redeal.opener_nines": Entry(message("redeal: nines in the opener’s hand"), number),
        "redeal.jacks": Entry(message("redeal: jacks in hand"), number),
        "redeal.below": Entry(message("redeal: points in hand fewer than"), number),
        "talon_redeal": Entry(message("redeal for the talon")),
        "talon_redeal.nines": Entry(message("redeal: nines in the talon"), number),
        "talon_redeal.jacks": Entry(message("redeal: jacks in the talon"), number),
        "talon_redeal.below": Entry(message("redeal: points in the talon fewer than"), number),
        "talon_redeal.automatic": Entry(message("redeal for the talon by itself"), yes_or_no),
        "talon_redeal.only_at_minimum": Entry(
            message("redeal for the talon only at the lowest bid"), yes_or_no
        ),
        "redeal_consent": Entry(message("a redeal needs the others’ agreement"), yes_or_no),
        "auction": Entry(message("auction")),
        "auction.minimum": Entry(message("lowest bid"), number),
        "auction.opener": Entry(message("at the lowest bid the opener"), one_of(OPENER)),
        "auction.step": Entry(message("step of bids"), number),
        "auction.jumps": Entry(message("bids may go up several steps"), yes_or_no),
        "auction.cap": Entry(message("cap of bids"), none=NO_CAP),
        "auction.cap.base": Entry(message("cap without a marriage"), number),
        "auction.cap.most": Entry(message("cap in any case"), number, NO_LIMIT),
        "auction.cap.aces": Entry(message("four aces raise the cap"), yes_or_no),
        "auction.silent_below": Entry(message("no bids from players with fewer points than"), number),
        "blind": Entry(message("blind game")),
        "blind.most": Entry(message("highest blind bid"), number),
        "blind.doubles": Entry(message("the blind game doubles"), one_of(DOUBLES)),
        "blind.min_score": Entry(message("score needed for a blind bid"), number, NO_LIMIT),
        "golden": Entry(message("golden round")),
        "golden.contract": Entry(message("contract in the golden round"), number),
        "golden.penalties": Entry(message("the golden round doubles bolts and penalties"), yes_or_no),
        "golden.nobody": Entry(
            message("if nobody makes a golden contract"), one_of(NOBODY), message("the game goes on")
        ),
        "talon": Entry(message("talon")),
        "talon.shown": Entry(message("the talon is shown"), one_of(SHOWN)),
        "talon.giving": Entry(message("given away for the talon"), one_of(GIVING)),
        "talon.rest": Entry(message("the other talon goes"), one_of(REST)),
        "raise_contract": Entry(message("the contract may be raised above the bid"), yes_or_no),
        "write_off": Entry(message("write-off")),
        "write_off.cost": Entry(message("a write-off costs the declarer"), one_of(COST)),
        "write_off.opponents": Entry(message("a write-off brings each opponent"), _share),
        "write_off.free": Entry(message("write-offs that cost nothing"), number),
        "write_off.third_penalty": Entry(message("every third write-off costs besides"), _loss),
        "write_off.limit": Entry(message("write-offs a player and game"), number, NO_LIMIT),
        "play": Entry(message("the play")),
        "play.first_lead": Entry(message("who leads first"), one_of(FIRST_LEAD)),
        "play.follow": Entry(message("must follow suit"), yes_or_no),
        "play.trump": Entry(message("must trump when void"), yes_or_no),
        "play.beat": Entry(message("must beat"), yes_or_no),
        "play.overtrump": Entry(message("must overtrump"), yes_or_no),
        "play.beat_ruffed": Entry(message("must beat in a trick that was trumped"), yes_or_no),
        "play.lead_foreign_trump": Entry(message("may lead a trump that another declared"), yes_or_no),
        "marriages": Entry(message("marriages")),
        "marriages.points": Entry(message("marriages of spades, clubs, diamonds, hearts"), numbers),
        "marriages.needs_trick": Entry(message("a marriage needs a trick before"), yes_or_no),
        "marriages.card": Entry(message("a marriage is led with"), one_of(MARRIAGE_CARD)),
        "marriages.automatic": Entry(message("a marriage declares itself"), yes_or_no),
        "marriages.trump": Entry(message("a marriage makes trump"), one_of(TRUMP)),
        "ace_marriage": Entry(message("ace marriage"), number),
        "rounding": Entry(message("rounding")),
        "rounding.defenders": Entry(message("opponents’ points are rounded to"), number, NO_ROUNDING),
        "rounding.declarer": Entry(message("the declarer’s points are rounded to"), number, NO_ROUNDING),
        "own_contracts_from": Entry(message("only own contracts are written from"), number),
        "sitter": Entry(message("the talon of the dealer who sits out")),
        "sitter.points": Entry(message("the sitting dealer scores"), one_of(SITTER_POINTS)),
        "sitter.ace": Entry(message("an ace in the talon counts, where aces count"), number),
        "sitter.marriage": Entry(message("a marriage in the talon counts"), yes_or_no),
        "bolts": Entry(message("bolts")),
        "bolts.limit": Entry(message("bolts in a set"), number),
        "bolts.penalty": Entry(message("a set of bolts costs"), _loss),
        "bolts.nothing": Entry(message("a bolt is given for"), one_of(NOTHING)),
        "bolts.in_row": Entry(message("bolts only count in a row"), yes_or_no),
        "bolts.declarer": Entry(message("the declarer gets bolts too"), yes_or_no),
        "barrel": Entry(message("barrel")),
        "barrel.at": Entry(message("the barrel begins at"), number),
        "barrel.cut": Entry(message("the score is cut to the start of the barrel"), yes_or_no),
        "barrel.wins": Entry(message("a player on the barrel wins by"), one_of(WINS)),
        "barrel.deals": Entry(message("deals on the barrel"), number, NO_LIMIT),
        "barrel.unit": Entry(message("deals on the barrel are"), one_of(UNIT)),
        "barrel.fall": Entry(message("a fall off the barrel costs"), _fall),
        "barrel.falls": Entry(message("falls until the score is 0"), number, NOT_COUNTED),
        "barrel.exclusive": Entry(message("only one player on the barrel"), yes_or_no),
        "barrel.together": Entry(message("of several who climb in one deal"), one_of(TOGETHER)),
        "barrel.failed_contract": Entry(message("a failed contract on the barrel costs"), one_of(FAILED)),
        "barrel.own_turn": Entry(
            message("on the barrel the opener takes the talon without an auction"), yes_or_no
        ),
        "barrel.jump": Entry(message("whoever reaches the target from below"), one_of(JUMP)),
        "dump": Entry(message("dump truck")),
        "dump.at": Entry(message("the dump truck comes at"), numbers),
        "bank": Entry(message("the bank")),
        "bank.stake": Entry(message("stake in the bank"), number),
        "peeks": Entry(message("bonuses")),
        "peeks.hands": Entry(message("bonus: the opponents’ cards"), yes_or_no),
        "peeks.suits": Entry(message("bonus: the suits of the talon"), yes_or_no),
        "peeks.talon": Entry(message("bonus: the talon"), yes_or_no),
        "peeks.card": Entry(message("bonus: one card of the talon"), yes_or_no),
    }
)

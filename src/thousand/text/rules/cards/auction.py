"""Торговля: who opens, how bids go up, and how high."""

from collections.abc import Iterator

from thousand.cards.cap import PACK_POINTS
from thousand.cards.options import Cap, Options
from thousand.text.catalogue import message
from thousand.text.rules.cards.facts import seats
from thousand.text.rules.document import Block
from thousand.text.rules.scribe import Scribe

OPENER_BIDS = message(
    "The player on the dealer’s left opens the auction. He cannot pass and must bid {minimum} or more."
)
OPENER_BIDS_EXACTLY = message(
    "The player on the dealer’s left opens the auction. He cannot pass and must bid {minimum}."
)
OPENER_STANDS = message(
    "The player on the dealer’s left sits on the hundred: he is bound to {minimum} without having to say so, "
    "and the player after him speaks first."
)
IN_TURN = message(
    "Then all speak in turn, clockwise: each bids more than the last bid or passes. Whoever has passed takes "
    "no further part in the auction."
)
STEPS = message("Bids go up in steps of {step}, by one step or by several at a time.")
ONE_STEP = message("Every bid is exactly {step} higher than the last one.")
WON = message(
    "When all others have passed, whoever bid last is the declarer. If nobody overbids the opener, it is he, "
    "so that there is a declarer in every deal."
)
SITS_OUT = message("The dealer, who sits out, takes no part.")
CAP = message(
    "Without a marriage, king and queen of one suit, nobody may bid more than {base}. Every marriage in hand "
    "raises this cap by its points: with a marriage of hearts it is {with_hearts}."
)
MOST = message("But nobody ever bids more than {most}.")
ACES = message("Four aces in hand raise the cap by {aces}.")
NOT_ACES = message("Four aces do not raise the cap.")
NO_CAP = message("Bids may go up to {most}, the most that a deal can bring, whatever is in the hand.")
SILENT = message(
    "Whoever has less than {below} points when the cards are dealt may not bid, only pass. As the opener he "
    "stays at {minimum}, and he may not raise it after the auction either."
)


def auction(scribe: Scribe[Options]) -> Iterator[Block]:
    """From the opener's word to the declarer."""
    rule = scribe.options.auction
    bids = OPENER_BIDS if rule.jumps else OPENER_BIDS_EXACTLY
    opener = bids if rule.opener == "bids" else OPENER_STANDS
    yield scribe.rule(
        scribe.say(opener, minimum=rule.minimum),
        numbers="D13 D14" if rule.opener == "bids" else "D14",
        keys="auction.minimum auction.opener",
    )
    steps = scribe.say(STEPS if rule.jumps else ONE_STEP, step=rule.step)
    yield scribe.rule(scribe.say(IN_TURN), steps, keys="auction.step auction.jumps")
    sits_out = scribe.say(SITS_OUT) if seats(scribe) == 4 else ""
    yield scribe.rule(scribe.say(WON), sits_out, numbers="D13 D15")
    yield from _caps(scribe)
    if rule.silent_below is not None:
        sentence = scribe.say(SILENT, below=rule.silent_below, minimum=rule.minimum)
        yield scribe.rule(sentence, numbers="A9 D20", keys="auction.silent_below")


def _caps(scribe: Scribe[Options]) -> Iterator[Block]:
    options, rule = scribe.options, scribe.options.auction.cap
    points, aces = options.marriages.points, options.ace_marriage
    if rule is None:
        most = PACK_POINTS + sum(points) + (aces or 0)
        yield scribe.rule(scribe.say(NO_CAP, most=most), keys="auction.cap")
        return
    with_hearts = min(rule.base + points[3], rule.most or rule.base + points[3])
    yield scribe.rule(
        scribe.say(CAP, base=rule.base, with_hearts=with_hearts),
        scribe.say(MOST, most=rule.most) if rule.most else "",
        numbers="D16 D17 D19",
        keys="auction.cap.base auction.cap.most" if rule.most else "auction.cap.base",
    )
    if aces:
        yield _aces(scribe, rule, aces)


def _aces(scribe: Scribe[Options], rule: Cap, aces: int) -> Block:
    sentence = scribe.say(ACES, aces=aces) if rule.aces else scribe.say(NOT_ACES)
    return scribe.rule(sentence, numbers="D18", keys="auction.cap.aces")

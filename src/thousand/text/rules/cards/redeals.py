"""Пересдача: which hands and talons are dealt anew."""

from collections.abc import Iterator
from dataclasses import replace

from thousand.cards.options import HandRedeal, Options, TalonRedeal
from thousand.text.catalogue import Message, message, plural
from thousand.text.rules.cards.facts import has_nines, has_talon
from thousand.text.rules.document import Block, Items
from thousand.text.rules.scribe import Scribe

SUITS, TALON_CARDS = 4, 3
"""The most cards of one rank in a hand, and in a talon."""

HAND = message(
    "At his first word in the auction a player may claim a new deal, instead of bidding or passing. He may do"
    " so if he was dealt:"
)
TALON = message(
    "The declarer may claim a new deal after he has taken the talon and before he gives his first card away."
    " He may do so if there are in it:"
)
TALON_BY_ITSELF = message(
    "When the auction is over, the talon is looked at. The cards are dealt anew, without anybody asking for "
    "it, if there are in it:"
)
NINES = plural("{count} nine or more", "{count} nines or more", "count")
ALL_NINES = plural("{count} nine", "{count} nines", "count")
OPENER_NINES = plural("{count} nine or more, by the opener", "{count} nines or more, by the opener", "count")
ALL_OPENER_NINES = plural("{count} nine, by the opener", "{count} nines, by the opener", "count")
JACKS = plural("{count} jack or more", "{count} jacks or more", "count")
ALL_JACKS = plural("{count} jack", "{count} jacks", "count")
BELOW = plural("fewer points than {points}", "fewer points than {points}", "points")
UNHEARD = message(
    "An opener whom nobody overbids has no word in the auction: he claims it before he gives his first card "
    "away."
)
AT_MINIMUM = message("This holds only where the talon was taken for {minimum}.")
UNCOVERED = message("A talon that was hidden is shown for this.")
NOT_BLIND = message("In a blind game there is no redeal for the talon.")
SHOWN = message(
    "The cards that give the right are shown to everybody. The same player deals again; nothing is written "
    "down or counted."
)
A_RIGHT = message("Nobody can refuse a redeal, and there may be any number of them.")
CONSENT = message(
    "The others agree or refuse in turn. One refusal is enough for the deal to go on, and the claim is spent."
    " There may be any number of redeals."
)


def redeal(scribe: Scribe[Options]) -> Iterator[Block]:
    """What entitles to a new deal, who may claim it and when, and what follows."""
    of_hand, of_talon = _hand_grounds(scribe.options), _talon_grounds(scribe.options)
    if of_hand:
        yield from _for_hand(scribe, of_hand)
    if of_talon:
        yield from _for_talon(scribe, of_talon)
    if of_hand or of_talon:
        yield scribe.rule(scribe.say(SHOWN), numbers="D8")
        consent = scribe.say(CONSENT if scribe.options.redeal_consent else A_RIGHT)
        yield scribe.rule(consent, numbers="D6 D11", keys="redeal_consent")


def _hand_grounds(options: Options) -> HandRedeal | None:
    """What a hand can be dealt anew for with this pack, if anything."""
    rule = options.redeal
    if rule and not has_nines(options):
        rule = replace(rule, nines=None, opener_nines=None)
    return rule if rule and (rule.nines or rule.opener_nines or rule.jacks or rule.below) else None


def _talon_grounds(options: Options) -> TalonRedeal | None:
    """What a talon can be dealt anew for with this pack, if anything."""
    rule = options.talon_redeal
    if rule and not has_nines(options):
        rule = replace(rule, nines=None)
    return rule if rule and (rule.nines or rule.jacks or rule.below) else None


def _for_hand(scribe: Scribe[Options], rule: HandRedeal) -> Iterator[Block]:
    keys = " ".join(
        f"redeal.{name}" for name in ("nines", "opener_nines", "jacks", "below") if getattr(rule, name)
    )
    yield scribe.rule(scribe.say(HAND), numbers="A4 D4 D5 D7", keys=keys)
    yield _grounds(
        scribe,
        (_or_more(NINES, ALL_NINES, rule.nines, SUITS), rule.nines),
        (_or_more(OPENER_NINES, ALL_OPENER_NINES, rule.opener_nines, SUITS), rule.opener_nines),
        (_or_more(JACKS, ALL_JACKS, rule.jacks, SUITS), rule.jacks),
        (BELOW, rule.below),
    )
    if scribe.options.auction.opener == "stands" and has_talon(scribe.options):
        yield scribe.rule(scribe.say(UNHEARD))


def _for_talon(scribe: Scribe[Options], rule: TalonRedeal) -> Iterator[Block]:
    keys = " ".join(
        f"talon_redeal.{name}" for name in ("nines", "jacks", "below", "automatic") if getattr(rule, name)
    )
    sentence = scribe.say(TALON_BY_ITSELF if rule.automatic else TALON)
    yield scribe.rule(sentence, numbers="A5 D10", keys=keys)
    yield _grounds(
        scribe,
        (_or_more(NINES, ALL_NINES, rule.nines, TALON_CARDS), rule.nines),
        (_or_more(JACKS, ALL_JACKS, rule.jacks, TALON_CARDS), rule.jacks),
        (BELOW, rule.below),
    )
    if rule.only_at_minimum:
        minimum = scribe.say(AT_MINIMUM, minimum=scribe.options.auction.minimum)
        yield scribe.rule(minimum, keys="talon_redeal.only_at_minimum")
    if scribe.options.talon.shown != "always":
        yield scribe.rule(scribe.say(UNCOVERED), numbers="D9")
    if scribe.options.blind:
        yield scribe.rule(scribe.say(NOT_BLIND), numbers="D12")


def _or_more(some: Message, every: Message, count: int | None, most: int) -> Message:
    """``some``, which says «or more»; ``every`` where more than ``count`` there cannot be."""
    return every if count == most else some


def _grounds(scribe: Scribe[Options], *grounds: tuple[Message, int | None]) -> Items:
    return Items(
        tuple(
            scribe.say(sentence, **{sentence.by: amount})
            for sentence, amount in grounds
            if amount is not None
        )
    )

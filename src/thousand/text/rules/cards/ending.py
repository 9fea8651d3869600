"""The end of the game, the order in which a deal is written down, the bank, the bonuses."""

from collections.abc import Iterator

from thousand.cards.options import Options, Peeks
from thousand.text.catalogue import Message, message
from thousand.text.rules.cards.facts import limits_barrel_deals, marks_bolts, pays_at_once, seats
from thousand.text.rules.document import Block, Items
from thousand.text.rules.scribe import Scribe

FROM_BARREL = message("The game is won from the barrel, and only from there.")
FROM_BARREL_OR_JUMP = message("The game is won from the barrel, or by a single deal that reaches the target.")
BY_SCORE = message("Whoever has {target} points or more when a deal has been written down has won.")
REST_IS_WRITTEN = message(
    "The winner’s last deal is added to the score he had on the barrel. The others still write down what the "
    "deal brought or cost them, but nobody climbs or falls any more."
)
REST_AFTER_BARREL = message(
    "If it is won from the barrel, the winner’s last deal is added to the score he had there; the others "
    "still write down what the deal brought or cost them, but nobody climbs or falls any more."
)
TIES = message(
    "If several get there in the same deal, the declarer wins; if he is not among them, the highest score; of"
    " equals the first one clockwise from the declarer."
)

ORDER = message("When a deal is over, it is written down in this order:")
TESTED = message("The declarer’s points are compared with his contract.")
TESTED_UNDOUBLED = message("The declarer’s points are compared with his contract; nothing is doubled yet.")
WRITTEN = message("The contract is written, and what the opponents have, or the amounts of a write-off.")
WRITTEN_PLAINLY = message("The contract is written, and what the opponents have.")
SITTER = message("The dealer who sat out writes down his talon.")
DOUBLED = message("Where the deal counts double, all these amounts are doubled before they are written.")
BOLTS = message("Bolts are marked, and full sets of them paid for.")
AT_ONCE = message("Whoever had an empty deal pays for it.")
THIRD = message("A third write-off is paid for.")
WINNER = message("Does a player on the barrel win? Then the game is over, and nothing else counts.")
OFF = message("A failed contract leads off the barrel.")
SPENT = message("Everybody else on the barrel has one deal less; after the last one he falls.")
CLIMBED = message("Who has reached the barrel? He sits down on it.")
TOGETHER = message("If there are several of them, it is decided who stays.")
ALL_FALL = message("If there are several of them, all fall off at once.")
KNOCKED = message("Whoever sat there before is knocked off.")
FALLS = message("Whoever has all marks for falls goes to 0.")
GOLDEN = message("At the end of a golden round in which nobody made it, everybody goes to 0.")
DUMPED = message("Whoever is under the dump truck goes to 0.")
TARGET = message("Has anybody reached the target? Then the game is over.")

BANK = message(
    "Besides the scores there is a bank of {stake}. At the end of the game the winner takes it, and "
    "whoever is last pays it; who is neither pays nothing. Where several are last, they share it."
)
BANK_FOR_TWO = message(
    "Besides the scores there is a bank of {stake}. At the end of the game the winner takes it, and the "
    "loser pays it."
)

PEEKS = message(
    "On his turn a player may have something shown to him, each of these once a deal. Everybody sees that he "
    "uses it, but what he sees is for him alone. At rated tables it is not played."
)
PEEK_HANDS = message("the opponents’ cards, until the first card is led")
PEEK_SUITS = message("the suits in the talon, before it is taken")
PEEK_TALON = message("the whole talon, before it is taken")
PEEK_CARD = message("one card of the talon, by its place, before it is taken")


def end(scribe: Scribe[Options]) -> Iterator[Block]:
    """What wins, and who wins of several."""
    options, barrel = scribe.options, scribe.options.barrel
    if barrel is None:
        yield scribe.rule(scribe.say(BY_SCORE, target=options.target), keys="target")
    else:
        wins, rest = FROM_BARREL, REST_IS_WRITTEN
        if barrel.jump == "wins":
            wins, rest = FROM_BARREL_OR_JUMP, REST_AFTER_BARREL
        yield scribe.rule(scribe.say(wins), scribe.say(rest), numbers="A12")
    if barrel is None or barrel.jump == "wins" or (barrel.wins == "any" and not barrel.exclusive):
        yield scribe.rule(scribe.say(TIES), numbers="D83")


def order(scribe: Scribe[Options]) -> Iterator[Block]:
    """The steps of booking that are played."""
    yield scribe.rule(scribe.say(ORDER), numbers="D82 D75")
    yield Items(tuple(scribe.say(step) for step in _steps(scribe.options)), ordered=True)


def _steps(options: Options) -> Iterator[Message]:
    doubles = options.golden or options.blind
    yield TESTED_UNDOUBLED if doubles else TESTED
    yield WRITTEN if options.write_off else WRITTEN_PLAINLY
    told = {
        SITTER: options.sitter,
        DOUBLED: doubles,
        BOLTS: marks_bolts(options),
        AT_ONCE: pays_at_once(options),
        THIRD: options.write_off and options.write_off.third_penalty,
    }
    yield from (step for step, is_played in told.items() if is_played)
    yield from _barrel_steps(options)
    yield from (
        step for step, rule in ((GOLDEN, _golden_may_be_lost(options)), (DUMPED, options.dump)) if rule
    )
    if options.barrel is None or options.barrel.jump == "wins":
        yield TARGET


def _barrel_steps(options: Options) -> Iterator[Message]:
    barrel = options.barrel
    if barrel is None:
        return
    yield WINNER
    told = {
        OFF: barrel.failed_contract == "off",
        SPENT: limits_barrel_deals(options),
        CLIMBED: True,
        TOGETHER: barrel.together == "best",
        ALL_FALL: barrel.together == "fall",
        KNOCKED: barrel.exclusive,
        FALLS: barrel.falls,
    }
    yield from (step for step, is_played in told.items() if is_played)


def _golden_may_be_lost(options: Options) -> bool:
    return options.golden is not None and options.golden.nobody is not None


def bank(scribe: Scribe[Options]) -> Iterator[Block]:
    """Банк."""
    rule = scribe.options.bank
    if rule is not None:
        sentence = scribe.say(BANK_FOR_TWO if seats(scribe) == 2 else BANK, stake=rule.stake)
        yield scribe.rule(sentence, numbers="D90", keys="bank.stake")


def peeks(scribe: Scribe[Options]) -> Iterator[Block]:
    """Бонусы."""
    rule = scribe.options.peeks
    if rule is None:
        return
    offered = [(key, text) for key, text in _bonuses().items() if _is_offered(rule, key)]
    keys = " ".join(f"peeks.{key}" for key, _ in offered)
    yield scribe.rule(scribe.say(PEEKS), numbers="A21 D92", keys=keys)
    yield Items(tuple(scribe.say(text) for _, text in offered))


def _bonuses() -> dict[str, Message]:
    return {"hands": PEEK_HANDS, "suits": PEEK_SUITS, "talon": PEEK_TALON, "card": PEEK_CARD}


def _is_offered(rule: Peeks, key: str) -> bool:
    return bool(getattr(rule, key))

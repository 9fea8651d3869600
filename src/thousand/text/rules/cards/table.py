"""What the game is about, who plays, with which cards, and how they are dealt."""

from collections.abc import Iterator
from typing import Final

from thousand.cards.dealing import hand_size, talon_sizes
from thousand.cards.deck import RANKS, SUITS, card_points, pack
from thousand.cards.options import Options
from thousand.text.cards_names import RANK_NAMES, rank_letter
from thousand.text.catalogue import message, plural
from thousand.text.rules.cards.facts import has_talon, seats
from thousand.text.rules.document import Block, Table
from thousand.text.rules.scribe import Scribe

REACH = message("The first player to reach {target} points wins.")
MORE = message("The first player to have more than {below} points wins.")
BY_BARREL = message("The last part of the way leads over the barrel, which has rules of its own.")
COURSE = message(
    "A game is a series of deals. In each the players bid for the talon. Whoever bids most is the declarer: "
    "he takes the talon and undertakes to win a number of points in tricks, the contract. If he does, the "
    "contract is added to his score, if not, it is taken off. The others write down what they have won."
)
COURSE_WITHOUT_TALON = message(
    "A game is a series of deals. In each the players bid for the right to be the declarer, who undertakes "
    "to win a number of points in tricks, the contract. If he does, the contract is added to his score, if "
    "not, it is taken off. The other player writes down what he has won."
)
PLAYERS: Final = {
    2: message("Two play against each other."),
    3: message("Three play, each for himself; only against the declarer do the other two stand together."),
    4: message(
        "Four play, each for himself. Whoever deals sits the deal out, so that there are always three who "
        "play it."
    ),
}

PACK = message(
    "There are 24 cards, six in each of the four suits. From high to low they are ace, ten, king, queen, "
    "jack, nine: the ten is higher than the king."
)
PACK_OF_20 = message(
    "There are 20 cards, five in each of the four suits, without nines. From high to low they are ace, ten, "
    "king, queen, jack: the ten is higher than the king."
)
VALUES = message("Each card has its points for whoever takes it in a trick:")
CARD = message("Card")
POINTS = message("points")
RANK = message("{name} ({letter})")
TOTAL = message("That makes {suit} points in a suit and {pack} in the whole pack.")

LOT = message("The first dealer is chosen by lot; after every deal the next player clockwise deals.")
HANDS = plural(
    "The dealer deals the cards one by one, beginning on his left, until every player has {hand} card.",
    "The dealer deals the cards one by one, beginning on his left, until every player has {hand} cards.",
    "hand",
)
TALON = plural(
    "{talon} card is laid face down in the middle as the talon.",
    "{talon} cards are laid face down in the middle as the talon.",
    "talon",
)
TALON_PLACE = message("None of the first three and none of the last three cards goes into the talon.")
SITS_OUT = message("The dealer himself gets no cards: he watches, and sees no more than any watcher.")
TWO_TALONS = message("The four cards that are left are laid face down as two talons of two.")
TABLE_CARDS = message(
    "The four cards that are left stay face down on the table, two for each player: they are taken up after "
    "the first trick."
)


def goal(scribe: Scribe[Options]) -> Iterator[Block]:
    """What wins, how a deal goes, how many play."""
    options = scribe.options
    round_target = options.target % 5 == 0
    wins = scribe.say(REACH, target=options.target)
    yield scribe.rule(
        wins if round_target else scribe.say(MORE, below=options.target - 1),
        scribe.say(BY_BARREL) if options.barrel else "",
        numbers="D62",
        keys="target",
    )
    yield scribe.rule(scribe.say(COURSE if has_talon(options) else COURSE_WITHOUT_TALON))
    yield scribe.rule(scribe.say(PLAYERS[seats(scribe)]))


def cards(scribe: Scribe[Options]) -> Iterator[Block]:
    """The pack, and what its cards are worth."""
    options = scribe.options
    cards = pack(options.deck)
    yield scribe.rule(scribe.say(PACK if len(cards) == 24 else PACK_OF_20), keys="deck")
    yield scribe.rule(scribe.say(VALUES))
    yield _values(scribe)
    whole = card_points(cards)
    yield scribe.rule(scribe.say(TOTAL, suit=whole // len(SUITS), pack=whole))


def _values(scribe: Scribe[Options]) -> Table:
    """Every rank of the pack with its points, the highest first."""
    ranks = [rank for rank in reversed(RANKS) if any(c.rank is rank for c in pack(scribe.options.deck))]
    rows = [
        (
            scribe.say(RANK, name=scribe.say(RANK_NAMES[rank]), letter=rank_letter(rank, scribe.lang)),
            str(rank.points),
        )
        for rank in ranks
    ]
    return Table((scribe.say(CARD), scribe.say(POINTS)), tuple(rows))


def deal(scribe: Scribe[Options]) -> Iterator[Block]:
    """Who deals, and who gets what."""
    options = scribe.options
    yield scribe.rule(scribe.say(LOT), numbers="A3")
    hands = scribe.say(HANDS, hand=hand_size(options))
    match options.layout:
        case "talon":
            talon = scribe.say(TALON, talon=talon_sizes(options)[0])
            yield scribe.rule(hands, talon, scribe.say(TALON_PLACE), keys="layout")
        case "two_talons":
            yield scribe.rule(hands, scribe.say(TWO_TALONS), keys="layout")
        case "table_cards":
            yield scribe.rule(hands, scribe.say(TABLE_CARDS), numbers="A19 D85", keys="layout")
    if seats(scribe) == 4:
        yield scribe.rule(scribe.say(SITS_OUT), numbers="A20")

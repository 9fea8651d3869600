"""What the options of a table come to in numbers."""

from thousand.cards.dealing import hand_size, talon_sizes
from thousand.cards.options import Barrel, Options
from thousand.cards.seating import missing
from thousand.text.rules.scribe import Scribe


def seats(scribe: Scribe[Options]) -> int:
    """How many sit at the table."""
    return scribe.seats or 3


def has_nines(options: Options) -> bool:
    """Whether nines are in the pack."""
    return options.deck == 24


def has_talon(options: Options) -> bool:
    """Whether something is bid for besides the right to declare."""
    return options.layout != "table_cards"


def own_cards(options: Options) -> int:
    """How many cards the declarer holds when the play begins."""
    size, talon = hand_size(options), talon_sizes(options)[0]
    match options.layout, options.talon.giving:
        case ("table_cards", _) | (_, "discard"):
            return size
        case "talon", _:
            return size + talon - 2
        case _, "opponent_and_talon":
            return size + talon - 2
        case _:
            return size + talon - 1


def tricks(options: Options) -> int:
    """How many tricks are played: the cards on the table are played too."""
    return own_cards(options) + (talon_sizes(options)[0] if options.layout == "table_cards" else 0)


def winning_contract(options: Options, barrel: Barrel) -> int:
    """The lowest contract that wins from the barrel."""
    step = options.auction.step
    return max(options.auction.minimum, -(-missing(options, barrel) // step) * step)


def limits_barrel_deals(options: Options) -> bool:
    """Whether a stay on the barrel is limited."""
    return options.barrel is not None and options.barrel.deals is not None


def marks_bolts(options: Options) -> bool:
    """Whether bolts are marked on the sheet: a single one is paid for at once and is no mark."""
    return options.bolts is not None and options.bolts.limit > 1


def pays_at_once(options: Options) -> bool:
    """Whether a deal that brings nothing is paid for at once."""
    return options.bolts is not None and options.bolts.limit == 1

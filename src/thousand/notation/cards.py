"""Карты: the card game in text, for records."""

from dataclasses import dataclass, replace

from thousand.cards.actions import Action, CutPack, Deal
from thousand.cards.game import CARDS, Cards, resume
from thousand.cards.options import Options
from thousand.cards.presets import loading as presets
from thousand.cards.state import Account, BeforeDeal, State
from thousand.core.errors import InvalidNotation, declare
from thousand.core.options import RuleSet, Table
from thousand.notation.cards_actions import parse_action, write_action
from thousand.notation.cards_status import read_accounts, write_status
from thousand.notation.protocol import Setup

NO_GOLDEN_ROUND = declare("notation/no_golden_round")
"""The rules in force have no golden round."""
GOLDEN_ROUND_OVER = declare("notation/golden_round_over", "deals")
"""A golden round that is going on has fewer results than deals."""
DEAL_TOO_EARLY = declare("notation/deal_too_early", "least")
"""So many deals are behind a game with a golden round, or with so many results of it."""

USUAL_PLAYERS = 3


@dataclass(frozen=True, slots=True)
class CardsNotation:
    """The notation of cards, for records."""

    game: Cards = CARDS
    keys: frozenset[str] = frozenset({"deal", "golden"})

    def presets(self) -> tuple[str, ...]:
        """The names of the presets, in the order in which they are offered."""
        return presets.names()

    def rules(
        self,
        preset: str,
        version: int | None = None,
        changes: Table | None = None,
        players: int | None = None,
    ) -> RuleSet[Options]:
        """A preset with house rules for a table of ``players``; None: three."""
        return presets.rules(preset, version, changes, players or USUAL_PLAYERS)

    def seats(self, preset: str, version: int | None = None) -> range:
        """How many players can play ``preset``."""
        allowed = presets.players(preset, version)
        return range(min(allowed), max(allowed) + 1)

    def start(self, options: Options, setup: Setup) -> State:
        """The state in which a record begins: before a deal."""
        golden = _golden(options, setup)
        accounts = (Account(),) * setup.players
        if setup.start:
            in_force = options if golden is None else replace(options, dump=None)
            accounts = read_accounts(setup.start, setup.players, in_force)
        fresh = resume(options, accounts, setup.first, golden=golden)
        if setup.deal is None:
            return fresh
        if setup.deal < fresh.deal:
            raise InvalidNotation(DEAL_TOO_EARLY, "deal", least=fresh.deal)
        return replace(fresh, deal=setup.deal)

    def statuses(self, state: State) -> tuple[str, ...]:
        """The status of every seat, in full."""
        return tuple(write_status(account, state.options) for account in state.accounts)

    def parse_action(self, text: str, players: int) -> Action:
        """The action that ``text`` says."""
        return parse_action(text, players)

    def lacks_chance(self, action: Action) -> bool:
        """Whether the cards of ``action`` have not been drawn yet."""
        match action:
            case Deal(hands=None) | CutPack(card=None):
                return True
            case _:
                return False

    def begins_draw(self, state: State) -> bool:
        """Whether the next chance is the first of a deal with all its cuts."""
        return state.phase == BeforeDeal()

    def write_action(self, action: Action) -> str:
        """The one text of ``action``."""
        return write_action(action)


def _golden(options: Options, setup: Setup) -> tuple[bool, ...] | None:
    """The golden round that goes on: a fresh game begins it, one with statuses is past it."""
    if setup.golden is None:
        return () if options.golden is not None and not setup.start else None
    if options.golden is None:
        raise InvalidNotation(NO_GOLDEN_ROUND, "golden")
    if len(setup.golden) >= setup.players:
        raise InvalidNotation(GOLDEN_ROUND_OVER, "golden", deals=setup.players)
    return setup.golden

"""``thousand arena``: bots against each other on the same deals, and how sure the outcome is."""

import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Literal

from thousand.bots.registry import names
from thousand.cards.presets import names as preset_names
from thousand.cards.presets import players
from thousand.cli.failing import UserError, speaking
from thousand.cli.tables import check_game
from thousand.cli.terminal import of_process
from thousand.lab.arena import Match, Standing, blocks, pairs
from thousand.lab.contracts import Contracts
from thousand.lab.workers import NoCluster, NoDask, cluster, processes
from thousand.text.catalogue import Language, message, plural

SO_MANY = {
    "deal": plural("{number} of {all} deal", "{number} of {all} deals", by="all"),
    "game": plural("{number} of {all} game", "{number} of {all} games", by="all"),
}
PLAYED = {
    "deal": plural(
        "{preset}, {seats} players, {deals} deal in all line-ups, seed {seed}",
        "{preset}, {seats} players, {deals} deals in all line-ups, seed {seed}",
        by="deals",
    ),
    "game": plural(
        "{preset}, {seats} players, {deals} game in all line-ups, seed {seed}",
        "{preset}, {seats} players, {deals} games in all line-ups, seed {seed}",
        by="deals",
    ),
}
MEASURE = {
    "deal": message("Points a deal and seat by which the row is ahead of the column, 95 % interval"),
    "game": message("Wins a game and seat by which the row is ahead of the column, 95 % interval"),
}
LEAD = message("{mean} [{low}, {high}]")
MADE = message("Contracts made; only those bid for tell how well a bot bids")
KINDS = message("bid for"), message("left to the opener"), message("all")
RATE = message("{percent} % of {contracts}")

NO_BOT = message("--bots: there is no bot {bot}; there are {known}")
TWO_BOTS = message("--bots: two different bots at least")
NO_PRESET = message("--preset: there are {known}")
NOT_BY_SO_MANY = message("--seats: {preset} is not played by {seats}")
DASK_MISSING = message(
    "--cluster needs dask and distributed, which are not installed; "
    "in the folder of the project: .venv/bin/pip install -e '.[cluster]'"
)
NO_SCHEDULER = message("--cluster: no scheduler answers at {address}")

SHOWN_EVERY = 10
NOBODY = "-"


@dataclass(frozen=True, slots=True)
class Tournament:
    """What is wanted."""

    bots: tuple[str, ...]
    preset: str
    seats: int
    deals: int
    seed: int
    jobs: int
    unit: Literal["deal", "game"] = "deal"
    cluster: str | None = None
    """The address of a Dask scheduler, whose workers play instead of processes here."""


def run(game: str, wanted: Tournament, lang_code: str | None) -> None:
    """Play every two bots against each other and print the cross table."""
    with speaking(lang_code) as lang:
        check_game(game, ("cards",))
        _check(wanted)
        try:
            with _pool(wanted) as pool:
                standings = [_played(_match(wanted, pair), pool, lang) for pair in pairs(wanted.bots)]
        except NoDask:
            raise UserError(DASK_MISSING) from None
        except NoCluster:
            raise UserError(NO_SCHEDULER, address=str(wanted.cluster)) from None
        of_process().say(*report(wanted, standings, lang))


def _pool(wanted: Tournament) -> AbstractContextManager[Executor | None]:
    if wanted.cluster is not None:
        return cluster(wanted.cluster)
    return processes(min(wanted.jobs, wanted.deals))


def _match(wanted: Tournament, pair: tuple[str, str]) -> Match:
    return Match(pair, wanted.preset, wanted.seats, wanted.deals, wanted.seed, wanted.unit)


def _check(wanted: Tournament) -> None:
    known = names("cards")
    for bot in wanted.bots:
        if bot not in known:
            raise UserError(NO_BOT, bot=bot, known=tuple(known))
    if len(set(wanted.bots)) < 2:
        raise UserError(TWO_BOTS)
    if wanted.preset not in preset_names():
        raise UserError(NO_PRESET, known=tuple(preset_names()))
    if wanted.seats not in players(wanted.preset):
        raise UserError(NOT_BY_SO_MANY, preset=wanted.preset, seats=wanted.seats)


def _played(match: Match, pool: Executor | None, lang: Language) -> Standing:
    standing = Standing(match)
    for number, block in enumerate(blocks(match, pool), 1):
        standing.add(block)
        if number % SHOWN_EVERY == 0 or number == match.deals:
            so_many = lang.say(SO_MANY[match.unit], number=number, all=match.deals)
            print(f"{' : '.join(match.bots)}  {so_many}", file=sys.stderr, flush=True)
    return standing


def report(wanted: Tournament, standings: Sequence[Standing], lang: Language) -> list[str]:
    """The cross table: points (or wins) by which the bot of the row is ahead of that of the column."""
    found: dict[tuple[str, str], str] = {}
    digits = 1 if wanted.unit == "deal" else 3
    for standing in standings:
        first, second = standing.match.bots
        lead = standing.lead
        found[first, second] = _told((lead.mean, lead.low, lead.high), digits, lang)
        found[second, first] = _told((-lead.mean, -lead.high, -lead.low), digits, lang)
    ahead = {row: [found.get((row, bot), NOBODY) for bot in wanted.bots] for row in wanted.bots}
    made = {bot: _made(standings, bot, lang) for bot in wanted.bots}
    counts = {"seats": wanted.seats, "deals": wanted.deals}
    return [
        lang.say(PLAYED[wanted.unit], preset=wanted.preset, seed=str(wanted.seed), **counts),
        lang.say(MEASURE[wanted.unit]),
        "",
        *_table(wanted.bots, ahead),
        "",
        lang.say(MADE),
        "",
        *_table([lang.say(kind) for kind in KINDS], made),
    ]


def _told(lead: Sequence[float], digits: int, lang: Language) -> str:
    mean, low, high = (lang.decimal(f"{value:+z.{digits}f}") for value in lead)
    return lang.say(LEAD, mean=mean, low=low, high=high)


def _made(standings: Sequence[Standing], bot: str, lang: Language) -> list[str]:
    """How many contracts of each of the KINDS ``bot`` made."""
    found = Contracts()
    for standing in standings:
        found.extend(standing.contracts.get(bot, Contracts()))
    return [
        lang.say(RATE, percent=f"{100 * sum(made) / len(made):.0f}", contracts=len(made)) if made else NOBODY
        for made in (found.willing, found.forced, found.every)
    ]


def _table(head: Sequence[str], rows: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """A table, its columns as wide as the widest cell."""
    cells = [*head, *rows, *(cell for row in rows.values() for cell in row)]
    width = max(map(len, cells)) + 2
    for name, row in (("", head), *rows.items()):
        yield f"{name:{width}}" + "".join(f"{cell:>{width}}" for cell in row).rstrip()

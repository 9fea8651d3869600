"""``thousand arena``: bots against each other on the same deals, and how sure the outcome is."""

import sys
from collections.abc import Sequence
from concurrent.futures import Executor
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Literal

import typer

from thousand.bots.registry import names
from thousand.cards.presets import names as preset_names
from thousand.cards.presets import players
from thousand.lab.arena import Match, Standing, blocks, pairs
from thousand.lab.workers import NoCluster, NoDask, cluster, processes

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


def run(wanted: Tournament) -> None:
    """Play every two bots against each other and print the cross table."""
    _check(wanted)
    try:
        with _pool(wanted) as pool:
            standings = [_played(_match(wanted, pair), pool) for pair in pairs(wanted.bots)]
    except NoDask:
        raise typer.BadParameter(
            "needs dask and distributed, which are not installed: pip install 'thousand[cluster]'",
            param_hint="--cluster",
        ) from None
    except NoCluster:
        raise typer.BadParameter(
            f"no scheduler answers at {wanted.cluster}", param_hint="--cluster"
        ) from None
    for line in report(wanted, standings):
        print(line)


def _pool(wanted: Tournament) -> AbstractContextManager[Executor | None]:
    return processes(wanted.jobs) if wanted.cluster is None else cluster(wanted.cluster)


def _match(wanted: Tournament, pair: tuple[str, str]) -> Match:
    return Match(pair, wanted.preset, wanted.seats, wanted.deals, wanted.seed, wanted.unit)


def _check(wanted: Tournament) -> None:
    known = names("cards")
    for bot in wanted.bots:
        if bot not in known:
            raise typer.BadParameter(
                f"there is no bot {bot}; there are {', '.join(known)}", param_hint="--bots"
            )
    if len(set(wanted.bots)) < 2:
        raise typer.BadParameter("two different bots at least", param_hint="--bots")
    if wanted.preset not in preset_names():
        raise typer.BadParameter(f"there are {', '.join(preset_names())}", param_hint="--preset")
    if wanted.seats not in players(wanted.preset):
        raise typer.BadParameter(f"{wanted.preset} is not played by {wanted.seats}", param_hint="--seats")


def _played(match: Match, pool: Executor | None) -> Standing:
    standing = Standing(match)
    for number, block in enumerate(blocks(match, pool), 1):
        standing.add(block)
        if number % SHOWN_EVERY == 0 or number == match.deals:
            print(
                f"{' : '.join(match.bots)}  {number} of {match.deals} {match.unit}s",
                file=sys.stderr,
                flush=True,
            )
    return standing


def report(wanted: Tournament, standings: Sequence[Standing]) -> list[str]:
    """The cross table: points (or wins) by which the bot of the row is ahead of that of the column."""
    found: dict[tuple[str, str], str] = {}
    digits = 1 if wanted.unit == "deal" else 3
    measure = "points a deal" if wanted.unit == "deal" else "wins a game"
    for standing in standings:
        first, second = standing.match.bots
        lead = standing.lead
        found[first, second] = f"{lead.mean:+.{digits}f} [{lead.low:+.{digits}f}, {lead.high:+.{digits}f}]"
        found[second, first] = f"{-lead.mean:+.{digits}f} [{-lead.high:+.{digits}f}, {-lead.low:+.{digits}f}]"
    width = max(len(cell) for cell in (*found.values(), *wanted.bots)) + 2
    head = (
        f"{wanted.preset}, {wanted.seats} players, {wanted.deals} {wanted.unit}s in all line-ups, "
        f"seed {wanted.seed}"
    )
    lines = [head, f"{measure} and seat by which the row is ahead of the column, 95 % interval", ""]
    for row in ("", *wanted.bots):
        cells = [found.get((row, column), NOBODY) if row else column for column in wanted.bots]
        lines.append(f"{row:{width}}" + "".join(f"{cell:>{width}}" for cell in cells).rstrip())
    return [*lines, "", *_contracts(wanted, standings)]


def _contracts(wanted: Tournament, standings: Sequence[Standing]) -> list[str]:
    lines = []
    for bot in wanted.bots:
        made = [each for standing in standings for each in standing.contracts.get(bot, [])]
        if made:
            lines.append(f"{bot}: {len(made)} contracts, {100 * sum(made) / len(made):.0f} % made")
    return lines

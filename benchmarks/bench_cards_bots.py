"""How strong the bots of cards are against one another, and how long they think.

``python -m benchmarks.bench_cards_bots counting steady --deals 200`` plays and prints; with ``--write`` the
page of findings is brought up to date. With ``--keep FILE`` a match that was stopped goes on.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median
from time import thread_time

from benchmarks.findings import rate, tell
from benchmarks.keeping import run
from thousand.cards.events import DealClosed
from thousand.cards.game import CARDS, start
from thousand.cards.presets import rules
from thousand.core.seats import Seat
from thousand.lab.arena import Match, Standing, blocks
from thousand.lab.contracts import Contracts
from thousand.lab.kept import kept_blocks
from thousand.lab.tables import Table, named
from thousand.lab.workers import processes
from tools.markdown import table

TIMED_DEALS = 20
MADE = "contracts made: bid above the minimum", "left to the opener", "all"


def thinking(bot: str, preset: str, seats: int, seed: int) -> list[float]:
    """Seconds of processor time for each decision of ``bot``, which plays in all seats."""
    options = rules(preset, seats=seats).options
    times: list[float] = []
    for deal in range(TIMED_DEALS + 1):
        at_table = Table(start(options, seats, Seat(deal % seats)), f"{seed} {deal}")
        found = [*_decisions(at_table, bot, seats)]
        times += found if deal else []
    return times


def _decisions(at_table: Table, bot: str, seats: int) -> Iterator[float]:
    luck = [Random(seat) for seat in range(seats)]
    while True:
        is_decision = isinstance(CARDS.to_act(at_table.state), int)
        is_decision = is_decision and len(CARDS.legal_actions(at_table.state)) > 1
        began = thread_time()
        events = at_table.act(named([bot] * seats), luck)
        if is_decision:
            yield thread_time() - began
        if any(isinstance(event, DealClosed) for event in events):
            return


def main() -> None:
    """Play the match, time both bots, and say so."""
    parser = argparse.ArgumentParser()
    parser.add_argument("bots", nargs=2)
    parser.add_argument("--preset", default="online")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--games", action="store_true", help="whole games instead of deals")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, help="so many processes; by default one")
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--write", action="store_true")
    wanted = parser.parse_args()
    first, second = wanted.bots
    unit = "game" if wanted.games else "deal"
    match = Match((first, second), wanted.preset, wanted.seats, wanted.deals, wanted.seed, unit)
    standing = Standing(match)
    with processes(wanted.jobs or 1) as pool:
        for block in kept_blocks(match, wanted.keep, pool) if wanted.keep else blocks(match, pool):
            standing.add(block)
    title = f"Strength: {first} against {second}, {match.preset}, {match.seats} players"
    title += ", whole games" if wanted.games else ""
    tell(title, report(standing), wanted, "bots")


def report(standing: Standing) -> list[str]:
    """The lead with its interval, contracts made, and how long decisions take."""
    match, lead = standing.match, standing.lead
    rows = []
    for bot in match.bots:
        made = standing.contracts.get(bot, Contracts())
        times = thinking(bot, match.preset, match.seats, match.seed)
        shares = rate(made.willing), rate(made.forced), rate(made.every)
        rows.append([bot, *shares, f"{median(times):.3f}", f"{max(times):.3f}"])
    measure, digits = ("points a deal", 1) if match.unit == "deal" else ("wins a game", 3)
    mean, low, high = (f"{value:+.{digits}f}" for value in (lead.mean, lead.low, lead.high))
    return [
        f"{match.bots[0]} is ahead by {mean} {measure} and seat, 95 % interval [{low}, {high}]; "
        f"{lead.blocks} {match.unit}s, each in all line-ups, {lead.differing} not level.",
        "",
        *table(["", *MADE, "seconds a decision, median", "most"], rows),
    ]


if __name__ == "__main__":
    run(main)

"""What the tables of cards are worth at the table: what is shipped, other rules, and points won by them.

``table`` says what is shipped; ``offsets`` asks what other rules of play change; ``worth`` plays ``counting``
against a bot that sees no tables.
"""

import argparse
from pathlib import Path
from time import perf_counter, thread_time
from typing import Any, Literal
from unittest.mock import patch

import numpy as np

from benchmarks.bidders import BIDDERS, UNTOLD
from benchmarks.findings import rate, tell
from benchmarks.keeping import run
from thousand.bots import registry
from thousand.cards.deck import DECK
from thousand.cards.options import Options
from thousand.cards.presets import rules
from thousand.kernels.cards import layout, worlds
from thousand.kernels.cards.jit import Ints
from thousand.kernels.cards.rules import compiled
from thousand.kernels.cards.search import empty_table
from thousand.kernels.cards.tables import ACES_SET, NO_CARD, NO_TRUMP
from thousand.lab.arena import Match, Standing, blocks
from thousand.lab.kept import kept_blocks
from thousand.solvers.cards.bid_table import CHUNK, TALONS, Sampler, best_gifts, hands_of, standard_errors
from thousand.solvers.cards.open_cards import BEST
from thousand.tables.cards.bids import NAME, SHIPPED, THRESHOLDS, classic, read
from tools.markdown import table

BEATING: dict[str, Any] = {"play": {"beat": True, "overtrump": True}}
ACE_MARRIAGE = 200
NEAR = 80, 160
"""Points with which a contract is in doubt."""
LOOKED_UP, TIMED_CHUNKS = 5_000, 4


def worth(match: Match, keep: Path | None) -> list[str]:
    """By how much the first of two bidders is ahead of the other; ``keep``: where the match is kept."""
    standing = Standing(match)
    for block in kept_blocks(match, keep) if keep else blocks(match):
        standing.add(block)
    lead = standing.lead
    made = [
        f"{rate(each.willing)} that {bot} had bid for, {rate(each.every)} of all of its own"
        for bot, each in standing.contracts.items()
    ]
    unit = "points a deal" if match.unit == "deal" else "wins a game"
    kind = "deals from a score of nothing" if match.unit == "deal" else "whole games"
    return [
        f"`{UNTOLD}` is `counting`, but sees none of the tables: it samples talons, and the scores "
        "themselves stand for the chance to win.",
        "",
        f"{match.bots[0]} is ahead by {lead.mean:+.3f} {unit} and seat, 95 % interval "
        f"[{lead.low:+.3f}, {lead.high:+.3f}]; {lead.blocks} {kind}, each in all line-ups, "
        f"{lead.differing} not level. Contracts made: {', '.join(made)}.",
    ]


def of_table(seed: int) -> list[str]:
    """What the shipped table holds, how sure it is, and what it takes to compute and to use it."""
    size = len(SHIPPED.joinpath(NAME).read_bytes())
    began = perf_counter()
    found = read(SHIPPED.joinpath(NAME).read_bytes(), NAME)
    loading = perf_counter() - began
    rng = np.random.default_rng(seed)
    hands = [tuple(DECK[place] for place in rng.choice(24, 7, replace=False)) for _ in range(LOOKED_UP)]
    began = perf_counter()
    for hand in hands:
        found.chance(hand, 115)
    lookup = (perf_counter() - began) / LOOKED_UP
    chances = np.array([np.frombuffer(found.column(place), np.uint8) for place in range(len(THRESHOLDS))])
    errors = standard_errors(chances / 255, found.head.samples)
    heads = [f"{threshold}" for threshold in THRESHOLDS]
    rows = [
        ["mean chance", *(f"{each:.3f}" for each in chances.mean(axis=1) / 255)],
        ["standard error, mean", *(f"{each:.4f}" for each in errors.mean(axis=1))],
        ["standard error, most", *(f"{each:.4f}" for each in errors.max(axis=1))],
    ]
    hours = _seconds_a_round(seed) * found.head.samples / 3600
    return [
        *table(["", *heads], rows),
        "",
        f"{len(chances[0]):,} hands, behind each {TALONS * found.head.samples:,} deals; "
        f"{size / 1e6:.2f} MB packed, read in {loading:.2f} s, a chance looked up in "
        f"{1e6 * lookup:.0f} µs. To compute it takes {hours:.2f} core-hours.",
    ]


def _seconds_a_round(seed: int) -> float:
    """Processor time for one deal of each hand of ten."""
    hands = hands_of(10)
    sampler = Sampler(classic(), hands[np.random.default_rng(seed).permutation(len(hands))], 0)
    sampler.chunk(slice(0, CHUNK), 0)
    began = thread_time()
    for part in range(1, TIMED_CHUNKS + 1):
        sampler.chunk(slice(part * CHUNK, (part + 1) * CHUNK), 0)
    return (thread_time() - began) / (TIMED_CHUNKS * CHUNK) * len(hands)


def offsets(deals: int, seed: int) -> list[str]:
    """What other rules of play change in the same deals, as far as a contract is in doubt in them."""
    rows = _given(deals, seed)
    plain = points_of(rows, classic())
    doubtful = (plain >= NEAR[0]) & (plain <= NEAR[1])
    beaten = points_of(rows, rules("classic", seats=3, changes=BEATING).options)
    more = (beaten - plain)[doubtful]
    held = (rows[:, layout.A] & ACES_SET == ACES_SET) & (plain < ACE_MARRIAGE)
    aces = points_of(rows, rules("classic", seats=3, changes={"ace_marriage": ACE_MARRIAGE}).options)
    return [
        f"Where one must beat and overtrump, the declarer gets {more.mean():+.1f} points more, standard "
        f"error {more.std() / np.sqrt(len(more)):.1f}, in {len(more)} deals that bring him {NEAR[0]} to "
        f"{NEAR[1]}. With an ace marriage of {ACE_MARRIAGE} he gets so many points in "
        f"{100 * (aces[held] >= ACE_MARRIAGE).mean():.0f} % of the {held.sum()} deals in which he keeps four "
        "aces and would not without.",
    ]


def _given(deals: int, seed: int) -> Ints:
    """Deals in which the declarer has given away what looks best."""
    rng = np.random.default_rng(seed)
    cards = 1 << rng.permuted(np.tile(np.arange(24), (deals, 1)), axis=1)
    ten = cards[:, :10].sum(axis=1)
    gifts = best_gifts(classic(), ten)[:, 0]
    return rows_of(ten, gifts, cards[:, 10:17].sum(axis=1), cards[:, 17:].sum(axis=1))


def rows_of(ten: Ints, gifts: Ints, left: Ints, right: Ints) -> Ints:
    """Deals in which the declarers of ``ten`` cards have given away two: one to each of the others."""
    first = gifts & -gifts
    rows = np.zeros((len(ten), layout.FIELDS), np.int64)
    rows[:, layout.A] = ten & ~gifts
    rows[:, layout.B] = left | first
    rows[:, layout.C] = right | gifts & ~first
    rows[:, [layout.TRUMP, layout.NEXT]] = NO_TRUMP
    rows[:, [layout.LEAD, layout.SECOND]] = NO_CARD
    rows[:, layout.TRICKS], rows[:, layout.IS_FIRST] = 8, 1
    return rows


def points_of(rows: Ints, options: Options) -> Ints:
    """What the declarer gets in each of ``rows``."""
    law, found = compiled(options, 3), np.zeros((len(rows), 1), np.int64)
    memory = empty_table()
    worlds.values(rows, np.array([BEST], np.int64), law.switches, law.prices, memory, found)
    return found[:, 0]


def main() -> None:
    """Measure and say so."""
    parser = argparse.ArgumentParser()
    parser.add_argument("what", choices=["table", "offsets", "worth"])
    parser.add_argument("--preset", default="classic")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", action="store_true", help="whole games instead of deals")
    parser.add_argument("--keep", type=Path, help="where a match is kept, so that it can go on")
    parser.add_argument("--write", action="store_true")
    wanted = parser.parse_args()
    if wanted.what == "table":
        title, lines = "Bidding: the table of bids", of_table(wanted.seed)
    elif wanted.what == "offsets":
        title = "Bidding: other rules of play"
        lines = offsets(wanted.deals, wanted.seed)
    else:
        title = f"Bidding: what the tables are worth, {wanted.preset}, {wanted.seats} players"
        title += ", whole games" if wanted.games else ""
        unit: Literal["deal", "game"] = "game" if wanted.games else "deal"
        lines = worth(
            Match(("counting", UNTOLD), wanted.preset, wanted.seats, wanted.deals, wanted.seed, unit),
            wanted.keep,
        )
    tell(title, lines, wanted, "what")


if __name__ == "__main__":
    with patch.object(registry, "BOTS", BIDDERS):
        run(main)

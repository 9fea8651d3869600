"""How fast the open-card solver is, and all that is built on it; writes ``docs/findings-cards.md``.

``python -m benchmarks.bench_cards`` measures and prints everything, or only what it is told: ``deals``,
``worlds``, ``bulk``, ``first-use``; with ``--write`` the page is brought up to date.
Times are processor time of one core, the least of three rounds for each deal.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Callable
from itertools import combinations, pairwise
from math import comb
from tempfile import TemporaryDirectory
from time import process_time, thread_time

import numpy as np
from numpy.typing import NDArray

from benchmarks.findings import tell
from thousand.cards.options import Options, Play
from thousand.core.seats import Seat
from thousand.kernels.cards import layout, roots, worlds
from thousand.kernels.cards.jit import Ints
from thousand.kernels.cards.rules import Rules, compiled
from thousand.kernels.cards.search import empty_table
from thousand.lab.playouts import play_outs, points_only
from thousand.solvers.cards.dealing import Dealing, with_talon
from thousand.solvers.cards.words import good_for
from tools.markdown import table

SEED = 1
DEALS, FREE_DEALS, BELIEFS, DEFENDERS = 400, 20, 1_000, 12
ROUNDS = 3
"""How often single deals and bulk are timed, of which the least counts: whatever else runs only adds."""
ROUNDS_OF_BELIEFS = 2
CLASSIC = Options()
MUST_BEAT = Options(play=Play(beat=True, overtrump=True))
FREE = Options(play=Play(follow=False, trump=False))
CARDS = 24
Times = NDArray[np.float64]
FULL = (1 << CARDS) - 1


def random_deals(count: int) -> Ints:
    """R: all cards dealt at random, the declarer leads."""
    rng = np.random.default_rng(SEED)
    return _dealing([rng.permutation(CARDS) for _ in range(count)], (8, 8, 8), 0).rows()


def realistic_deals(count: int) -> Ints:
    """Q: the best of three hands takes the talon and gives away the two cards it needs least."""
    rng = np.random.default_rng(SEED)
    deals = _dealing([rng.permutation(CARDS) for _ in range(count)], (7, 7, 7), 3)
    hands = np.stack([deals.hands[seat] for seat in deals.order])
    best = np.argmax([good_for(CLASSIC, hand) for hand in hands], axis=0)
    turned = [hands[(best + place) % 3, np.arange(count)] for place in range(3)]
    return with_talon(
        Dealing(CLASSIC, deals.order, Seat(0), dict(zip(deals.order, turned, strict=True)), deals.talons)
    ).rows()


def _dealing(packs: list[Ints], sizes: tuple[int, ...], talon: int) -> Dealing:
    order = tuple(map(Seat, range(3)))
    cards = 1 << np.array(packs, np.int64)
    ends = np.cumsum([0, *sizes, talon])
    columns = [cards[:, start:end].sum(axis=1) for start, end in pairwise(ends)]
    return Dealing(CLASSIC, order, Seat(0), dict(zip(order, columns, strict=False)), (columns[3],))


def each(deals: Ints, memory: Ints, ask: Callable[[Ints], object]) -> Times:
    """Milliseconds for each deal; what was found out is forgotten before each round."""
    best = np.full(len(deals), np.inf)
    for _ in range(ROUNDS):
        memory.fill(0)
        for number, deal in enumerate(deals):
            began = thread_time()
            ask(deal)
            best[number] = min(best[number], thread_time() - began)
    return best * 1000


def figures(times: Times) -> list[str]:
    """Median, mean, the highest but one in a hundred, the highest."""
    return [
        f"{value:.4f}" for value in (np.median(times), times.mean(), np.quantile(times, 0.99), times.max())
    ]


def solver(name: str, options: Options, deals: Ints) -> list[list[str]]:
    """Exact values and «makes 100?» of single deals."""
    rules, memory = compiled(options, 3), empty_table()
    switches, prices = rules.switches, rules.prices
    exact = each(deals, memory, lambda p: roots.value(p, roots.BEST, switches, prices, memory))
    makes = each(deals, memory, lambda p: roots.reaches(p, 100, switches, prices, memory))
    return [[f"{name}, exact", *figures(exact)], [f"{name}, makes 100?", *figures(makes)]]


def throughput(deals: Ints, rules: Rules) -> str:
    """«Makes 100?» a second within one call."""
    many, memory = np.tile(deals, (20, 1)), empty_table()
    made, best = np.zeros((len(many), 1), np.int64), np.inf
    for _ in range(ROUNDS):
        np.random.default_rng(SEED).shuffle(many)
        began = thread_time()
        for start in range(0, len(many), len(deals)):
            memory.fill(0)
            part = many[start : start + len(deals)]
            worlds.makes(part, np.array([-1]), 100, rules.switches, rules.prices, memory, made[: len(part)])
        best = min(best, thread_time() - began)
    return f"{len(many) / best:,.0f}"


def splits(hand: Ints, cards: int, known: int, place: int, other: int) -> Ints:
    """Every way the hidden ``cards`` may lie in two hands; of the first some may be ``known``."""
    places = [place for place in range(CARDS) if cards >> place & 1]
    size = len(places) // 2
    rows = hand[None].repeat(comb(len(places), size), axis=0)
    for row, chosen in zip(rows, combinations(places, size), strict=True):
        first = sum(1 << card for card in chosen)
        row[place], row[other] = first | known, cards & ~first
    return rows


def beliefs(deals: Ints, rules: Rules) -> list[list[str]]:
    """Every lead of the declarer in all worlds, for a contract of 100 and for the hand's own median."""
    at_100, at_median = np.min([_beliefs(deals, rules) for _ in range(ROUNDS_OF_BELIEFS)], axis=0).T
    head = "the declarer's 3,432 worlds, every lead"
    return [[f"{head}, 100", *figures(at_100)], [f"{head}, the hand's median", *figures(at_median)]]


def _beliefs(deals: Ints, rules: Rules) -> Times:
    """Seconds at 100 and at the median; [deal, 2]."""
    memory, rng = empty_table(), np.random.default_rng(SEED)
    times = np.zeros((len(deals), 2))
    for number, deal in enumerate(deals):
        hidden = FULL & ~int(deal[layout.A])
        gifts = [card for card in rng.permutation(CARDS) if hidden >> int(card) & 1][:2]
        gift_b, gift_c = (1 << int(card) for card in gifts)
        rows = splits(deal, hidden & ~gift_b & ~gift_c, gift_b, layout.B, layout.C)
        rows[:, layout.C] |= gift_c
        sample = np.zeros((200, 1), np.int64)
        worlds.values(rng.choice(rows, 200), np.array([-1]), rules.switches, rules.prices, memory, sample)
        needs = 100, max(1, int(np.median(sample)))
        times[number] = [_every_play(rows, need, rules, memory) for need in needs]
    return times


def defenders(deals: Ints, rules: Rules) -> list[list[str]]:
    """Every card of the second player in all worlds: on lead, and after the declarer's lead."""
    memory, leading, following = empty_table(), list[float](), list[float]()
    for deal in deals:
        first = deal[[layout.B, layout.C, layout.A, *range(3, layout.FIELDS)]].copy()
        first[layout.DECLARER] = 2
        leading.append(
            _every_play(
                splits(first, FULL & ~int(first[layout.A]), 0, layout.B, layout.C), 100, rules, memory
            )
        )
        lead = int(deal[layout.A]).bit_length() - 1
        deal = deal.copy()
        deal[layout.LEAD] = lead
        hidden = FULL & ~int(deal[layout.B]) & ~(1 << lead)
        following.append(_every_play(splits(deal, hidden, 0, layout.A, layout.C), 100, rules, memory))
    return [
        ["a defender's 12,870 worlds, every lead, 100", *figures(np.array(leading))],
        ["a defender's 6,435 worlds, every card, 100", *figures(np.array(following))],
    ]


def _every_play(rows: Ints, need: int, rules: Rules, memory: Ints) -> float:
    chosen = np.zeros(layout.MOST_PLAYS, np.int64)
    chosen = chosen[: layout.plays(rows[0], rules.switches, rules.prices, chosen)]
    made = np.zeros((len(rows), len(chosen)), np.int64)
    memory.fill(0)
    began = thread_time()
    worlds.makes(rows, chosen, need, rules.switches, rules.prices, memory, made)
    return thread_time() - began


def per_second(run: Callable[[int], object], deals: int) -> str:
    """Millions a second."""
    run(0)
    best = np.inf
    for number in range(ROUNDS):
        began = process_time()
        run(number)
        best = min(best, process_time() - began)
    return f"{deals / best / 1e6:.2f} M"


READY = """
from time import perf_counter
began = perf_counter()
from thousand.bots.cards.judging import hidden_judge
hidden_judge()
print(perf_counter() - began)
"""

ONE_LINE = """
from time import perf_counter
began = perf_counter()
from numba import njit
njit("int64(int64)")(lambda number: number + 1)
print(perf_counter() - began)
"""


def first_use() -> list[list[str]]:
    """By the clock: until a bot has all its kernels, the first time on a machine and later.

    Beside it what numba takes for one line, since computers and their hours differ.
    """
    with TemporaryDirectory() as empty:
        there = os.environ | {"XDG_CACHE_HOME": empty}
        cold = _told(READY, there)
        loaded = min(_told(READY, there) for _ in range(ROUNDS))
        one_line = min(_told(ONE_LINE, there) for _ in range(ROUNDS))
    return [
        ["compiled, by two processes", f"{cold:.2f}"],
        ["loaded from disk", f"{loaded:.2f}"],
        ["numba alone, loaded, and one line compiled", f"{one_line:.2f}"],
    ]


def _told(program: str, environment: dict[str, str]) -> float:
    return float(subprocess.check_output([sys.executable, "-c", program], env=environment, text=True))


HEAD = ["", "median", "mean", "99 %", "most"]


def of_single_deals() -> list[str]:
    """Exact values and «makes 100?» of deals of both kinds, and of these by other rules."""
    chance, real = random_deals(DEALS), realistic_deals(DEALS)
    rows = [*solver("R", CLASSIC, chance), *solver("Q", CLASSIC, real)]
    rows += [*solver("Q, must beat", MUST_BEAT, real), *solver("Q, free play", FREE, real[:FREE_DEALS])]
    return table(HEAD, rows)


def of_worlds() -> list[str]:
    """What the declarer and a defender know, in all worlds."""
    rules = compiled(CLASSIC, 3)
    rows = [*beliefs(realistic_deals(BELIEFS), rules), *defenders(realistic_deals(DEALS)[:DEFENDERS], rules)]
    return table(HEAD, rows)


def of_bulk() -> list[str]:
    """Deals solved and played out in one call."""
    rules = compiled(CLASSIC, 3)
    rows = [
        ["«makes 100?» within one call, R", throughput(random_deals(DEALS), rules)],
        ["the same, Q", throughput(realistic_deals(DEALS), rules)],
        [
            "random play-outs with dealing",
            per_second(lambda n: points_only(CLASSIC, 1_000_000, n), 1_000_000),
        ],
        ["the same, every card kept", per_second(lambda n: play_outs(CLASSIC, 200_000, n), 200_000)],
    ]
    return table(["", "a second"], rows)


def of_first_use() -> list[str]:
    """How long a bot waits for its kernels."""
    return table(["", "seconds"], first_use())


SECTIONS = {
    "deals": ("Speed: single deals, milliseconds", of_single_deals),
    "worlds": ("Speed: all worlds at once, seconds", of_worlds),
    "bulk": ("Speed: many a second", of_bulk),
    "first-use": ("Speed: until the kernels are there, seconds by the clock", of_first_use),
}


def main() -> None:
    """Measure what is asked for and print it; write it where that is wanted."""
    parser = argparse.ArgumentParser()
    parser.add_argument("what", nargs="*", help=f"of {', '.join(SECTIONS)}; without one, everything")
    parser.add_argument("--write", action="store_true")
    wanted = parser.parse_args()
    names = wanted.what or [*SECTIONS]
    for unknown in {*names} - {*SECTIONS}:
        parser.error(f"there is no {unknown}")
    for name in names:
        title, measured = SECTIONS[name]
        wanted.what = [name]
        tell(title, measured(), wanted, "what")


if __name__ == "__main__":
    main()

"""What the auction tells: how strong a hand is against rivals who bid, and which contracts are made.

``contested`` lets bots bid, and asks after each of their words whether its player would have got the points
for the bid he was asked for, with the cards as they lay; ``kinds`` lets them play whole games and counts the
contracts made apart by how they came about.
"""

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean
from unittest.mock import patch

import numpy as np

from benchmarks.bench_cards_bidding import points_of, rows_of
from benchmarks.bidders import BIDDERS, TOLD
from benchmarks.findings import table, write
from thousand.bots import registry
from thousand.bots.cards.auction import Speaker
from thousand.bots.cards.chances import mean_chance, shifted
from thousand.cards.actions import Bid, Pass
from thousand.cards.events import AuctionWon, ContractFailed, ContractMade
from thousand.cards.game import CARDS
from thousand.cards.options import Options
from thousand.cards.presets import rules
from thousand.cards.seating import sits
from thousand.cards.state import Auction, Giving, State
from thousand.core.seats import Seat
from thousand.kernels.cards.jit import Ints
from thousand.kernels.cards.tables import bits
from thousand.lab.tables import Table, named
from thousand.solvers.cards.bid_table import best_gifts
from thousand.tables.cards.bids import bid_table

PAGE = "findings-cards.md"
SEATS = 3
HARDER = (0, 4, 8, 12, 16)
"""Points by which a bid may be harder than the table says."""
DOUBTFUL = 0.3, 0.95
"""Chances between which a bid is in doubt."""
WON_FOR = ((105, 115), (120, 130), (135, 145), (150, 300))
"""Bids taken together, from the lowest to the highest."""
KINDS = (
    "the opener's, whom nobody overbid",
    "of his own will, nobody on the barrel",
    "of his own will, somebody on the barrel",
)


@dataclass(frozen=True, slots=True)
class Asked:
    """A player who had to bid or to pass."""

    promises: tuple[float, ...]
    """What the table says of his hand, were the bid so many points harder as in HARDER."""
    amount: int
    contested: bool
    won: bool
    """He bid, and got the talon for it."""
    reached: bool
    """He would have got the points, with the cards as they lay."""


def asked(options: Options, deals: int, seed: int) -> Iterator[Asked]:
    """Every word of ``deals`` auctions from a score of nothing."""
    for number in range(deals):
        at_table = Table(options, SEATS, Seat(number % SEATS), f"{seed} {number}")
        luck, dealt = [Random(f"{number} {seat}") for seat in range(SEATS)], at_table.state
        speakers: list[tuple[Speaker, int]] = []
        while not speakers or isinstance(at_table.state.phase, Auction):
            phase = at_table.state.phase
            if isinstance(phase, Auction):
                dealt = at_table.state
                speakers += _speaker(at_table, phase)
            at_table.act(named((TOLD,) * SEATS), luck)
        points, after = _points(dealt), at_table.state.phase
        winner = (after.declarer, after.bid) if isinstance(after, Giving) else None
        for speaker, amount in speakers:
            won = winner == (speaker.seat, amount)
            yield _answered(speaker, amount, points[speaker.seat], won=won)


def _speaker(at_table: Table, phase: Auction) -> Iterator[tuple[Speaker, int]]:
    """Who has to bid so much or to pass, if anybody has."""
    view = at_table.views[phase.to_move]
    legal = CARDS.legal_actions(view)
    bids = [action.amount for action in legal if isinstance(action, Bid)]
    if bids and any(isinstance(action, Pass) for action in legal):
        yield Speaker(view, phase), bids[0]


def _points(dealt: State) -> list[int]:
    """What each player would get as declarer, all cards open after his gifts."""
    hands, talon = [bits(hand) for hand in dealt.hands], bits(dealt.talons[0])
    ten = np.array([hand | talon for hand in hands], np.int64)
    gifts = best_gifts(dealt.options, ten)[:, 0]
    left, right = (np.array([hands[(seat + step) % SEATS] for seat in range(SEATS)]) for step in (1, 2))
    found: Ints = points_of(rows_of(ten, gifts, left, right), dealt.options)
    return [int(points) for points in found]


def _answered(speaker: Speaker, amount: int, points: int, *, won: bool) -> Asked:
    options, hand = speaker.view.options, speaker.view.hands[speaker.seat]
    promises = [bid_table().chance(hand, shifted(options, amount + harder)) for harder in HARDER]
    return Asked(tuple(promises), amount, speaker.is_contested(), won, points >= amount)


def contested(options: Options, deals: int, seed: int) -> list[str]:
    """How much harder bids in doubt are against a rival who has bid, and against nobody."""
    least, most = DOUBTFUL
    found = [*asked(options, deals, seed)]
    doubtful = [one for one in found if least < one.promises[0] < most]
    heads = ["the table promises", *(f"{harder} points harder" for harder in HARDER[1:])]
    rows: list[list[str]] = []
    for name, is_contested in (("nobody has bid of his own will", False), ("somebody has", True)):
        part = [one for one in doubtful if one.contested == is_contested]
        promised = [fmean(one.promises[place] for one in part) for place in range(len(HARDER))]
        rows.append([name, str(len(part)), *(f"{share:.3f}" for share in promised), _reached(part)])
    winners: list[list[str]] = []
    for low, high in WON_FOR:
        part = [one for one in found if one.won and low <= one.amount <= high]
        if part:
            unseen = fmean(mean_chance(options, one.amount) for one in part)
            winners.append([f"{low} to {high}", str(len(part)), f"{unseen:.3f}", _reached(part)])
    return [
        "Bids in doubt: what the bare table says of the hand, and how often it would have got the points, "
        "with the cards as they lay and all of them open.",
        "",
        *table(["", "bids", *heads, "reached"], rows),
        "",
        "Bids that won the talon: how often the points would have been got in the same way.",
        "",
        *table(["bid", "bids", "with a hand unseen", "reached"], winners),
    ]


def _reached(part: Sequence[Asked]) -> str:
    share = fmean(one.reached for one in part)
    return f"{share:.3f} ± {(share * (1 - share) / len(part)) ** 0.5:.3f}"


def kinds(options: Options, games: int, bot: str, seed: int) -> list[str]:
    """Contracts made in whole games between bots of one name, by how they came about."""
    made, played = Counter[str](), Counter[str]()
    for number in range(games):
        for kind, is_made in _contracts(options, bot, f"{seed} {number}"):
            played[kind] += 1
            made[kind] += is_made
    rows = [
        [kind, str(played[kind]), f"{100 * made[kind] / played[kind]:.0f} %"]
        for kind in KINDS
        if played[kind]
    ]
    total = played.total()
    return [
        *table(["", "contracts", "made"], [*rows, ["all", str(total), f"{100 * made.total() / total:.0f} %"]])
    ]


def _contracts(options: Options, bot: str, seed: str) -> Iterator[tuple[str, bool]]:
    """The contracts of a game: of which kind, and whether made."""
    at_table, luck = Table(options, SEATS, Seat(0), seed), [Random(f"{seed} {seat}") for seat in range(SEATS)]
    kind, before = KINDS[0], at_table.state
    while CARDS.to_act(at_table.state) is not None:
        before = at_table.state
        for event in at_table.act(named((bot,) * SEATS), luck):
            if isinstance(event, AuctionWon):
                kind = _kind(before, event)
            if isinstance(event, ContractMade | ContractFailed):
                yield kind, isinstance(event, ContractMade)


def _kind(before: State, won: AuctionWon) -> str:
    if won.bid == before.options.auction.minimum:
        return KINDS[0]
    return KINDS[1 + any(sits(before.options.barrel, account) for account in before.accounts)]


def main() -> None:
    """Measure and say so."""
    parser = argparse.ArgumentParser()
    parser.add_argument("what", choices=["contested", "kinds"])
    parser.add_argument("--preset", default="online")
    parser.add_argument("--deals", type=int, default=1500)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--bot", default=TOLD)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    wanted = parser.parse_args()
    options = rules(wanted.preset, seats=SEATS).options
    command = f"python -m benchmarks.bench_cards_auction {wanted.what} --preset {wanted.preset} "
    if wanted.what == "contested":
        title = f"Bidding: what rivals' bids tell, {wanted.preset}, {SEATS} players"
        lines = contested(options, wanted.deals, wanted.seed)
        command += f"--deals {wanted.deals} "
    else:
        title = (
            f"Bidding: which contracts {wanted.bot} makes in whole games, {wanted.preset}, {SEATS} players"
        )
        lines = kinds(options, wanted.games, wanted.bot, wanted.seed)
        command += f"--games {wanted.games} --bot {wanted.bot} "
    print(title, *lines, sep="\n", flush=True)
    if wanted.write:
        write(PAGE, title, f"{command}--seed {wanted.seed} --write", wanted.seed, lines)


if __name__ == "__main__":
    with patch.object(registry, "BOTS", BIDDERS):
        main()

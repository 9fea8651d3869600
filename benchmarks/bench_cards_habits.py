"""How players choose their cards, and what of open cards comes true, fitted to deals that were played.

``python -m benchmarks.bench_cards_habits --keep deals.kept`` plays deals between bots of one name and prints
what it finds; with ``--write`` the weights of habits are written where the solver reads them, and the page of
findings is brought up to date. The curve is told here and stands in ``thousand.solvers.cards.curve``.
"""

import argparse
from collections.abc import Iterator, Sequence
from importlib.resources import files
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from benchmarks.choices import Choices
from benchmarks.findings import tell
from benchmarks.keeping import run
from benchmarks.played_deals import PlayedDeal, kept
from thousand.cards.booking.contract import needed
from thousand.cards.events import CardGiven
from thousand.cards.phases import phase_of
from thousand.cards.presets import rules
from thousand.cards.state import Playing
from thousand.core.seats import seats
from thousand.kernels.cards import evidence, habits
from thousand.kernels.cards.jit import Ints
from thousand.kernels.cards.rules import compiled
from thousand.kernels.cards.tables import NO_CARD, NO_TRUMP, bits
from thousand.kernels.cards.traits import traits
from thousand.solvers.cards.belief import belief
from thousand.solvers.cards.curve import comes_true
from thousand.solvers.cards.facts import facts
from thousand.solvers.cards.inference import inferred
from thousand.solvers.cards.open_cards import OpenCards
from thousand.solvers.cards.positions import position
from tools.markdown import table

SEATS = 3
SHRINK = 2.0
TESTED = 5
"""Of so many deals one is kept for the test."""
LINE = 18
"""Weights on a line of the file."""
STEPS = ((-300, -30), (-30, -15), (-15, -5), (-5, 0), (0, 5), (5, 15), (15, 30), (30, 400))
"""Points above the contract that are told together."""
LEFT = ((22, 24), (16, 21), (10, 15), (4, 9), (1, 3))
"""Cards to be played that are told together."""


def chosen(deals: Sequence[PlayedDeal]) -> Ints:
    """A row of facts for each card that was played or given away, with the hand it was chosen from."""
    around = [*seats(SEATS)]
    places = {seat: int(seat) for seat in around}
    found: list[Ints] = []
    for deal in deals:
        rows = facts(deal.events, places, around, deal.declarer)
        his = rows[rows[:, evidence.PLACE] == deal.declarer]
        gifts = [event.card for event in deal.events if isinstance(event, CardGiven)]
        given = np.zeros((len(gifts), evidence.FACTS), np.int64)
        given[:, [evidence.HIGH, evidence.WINNING, evidence.TRUMP_THEN]] = NO_CARD, NO_CARD, NO_TRUMP
        given[:, evidence.CARD] = [card.place for card in gifts]
        given[:, evidence.PLAYED] = np.bitwise_or.reduce(his[:, evidence.PLAYED]) | np.array(
            [bits([card]) for card in gifts]
        )
        given[:, evidence.SITUATION] = habits.GIVING
        found += [rows, given]
    return np.concatenate(found)


def choices(rows: Ints, switches: int) -> Choices:
    """The same with the traits of all cards that could be chosen."""
    found = np.zeros((len(rows), habits.OF_A_CARD * habits.CARDS), np.int64)
    traits(rows, switches, found)
    return Choices.of(found.reshape(len(rows), habits.CARDS, habits.OF_A_CARD), rows[:, evidence.CARD])


def whole(weights: NDArray[np.float64]) -> Ints:
    """Weights as the kernels take them."""
    return np.rint(weights * habits.UNIT).astype(np.int64)


def doubts(deals: Sequence[PlayedDeal], weights: Ints) -> list[str]:
    """How surprising the true deal is to the players, in nats: by hard facts, words, and all that tells."""
    found: dict[bool, list[tuple[float, float, float]]] = {True: [], False: []}
    for deal in deals:
        for at_table, _ in deal.plays():
            playing = phase_of(at_table.state, Playing)
            view, seen = at_table.views[playing.to_move], at_table.seen[playing.to_move]
            before = belief(view, seen)
            truth = (before.rows == position(at_table.state).fields).all(axis=1)
            after = inferred(view, seen, before, weights)
            shares = 1.0 / len(before), before.weights[truth][0], after.weights[truth][0]
            found[playing.to_move == playing.declarer].append(tuple(-np.log(shares)))
    return table(
        ["nats to the true deal", "decisions", "hard facts", "and words", "and contract, gift, cards"],
        [
            [name, str(len(found[who])), *(f"{each:.2f}" for each in np.mean(found[who], axis=0))]
            for name, who in (("the declarer's", True), ("defenders'", False))
        ],
    )


def promised(deals: Sequence[PlayedDeal]) -> NDArray[np.float64]:
    """Before each card: how many are left, points above the contract with open cards, whether it was made."""
    solver, found = OpenCards(), list[tuple[int, int, bool]]()
    for deal in deals:
        need = needed(rules(deal.preset, seats=SEATS).options, deal.contract)
        found += [(left, solver.value(at.state) - need, deal.is_made) for at, left in deal.plays()]
    return np.array(found, np.float64)


def curve(found: NDArray[np.float64]) -> list[str]:
    """What open cards promise, how often that came true, and what the curve says."""
    rows = []
    for least, most in LEFT:
        part = found[(found[:, 0] >= least) & (found[:, 0] <= most)]
        for low, high in STEPS:
            some = part[(part[:, 1] >= low) & (part[:, 1] < high)]
            if len(some):
                said = np.mean([comes_true(slack, int(left)) for left, slack, _ in some])
                shares = [f"{some[:, 2].mean():.2f}", f"{said:.2f}"]
                rows.append([f"{least} to {most}", f"{low} to {high - 1}", str(len(some)), *shares])
    return table(["cards left", "points above the contract", "cards", "made", "by the curve"], rows)


def report(deals: Sequence[PlayedDeal], switches: int) -> Iterator[str]:
    """How well habits fitted to most of the deals foretell the others, and what they tell of hands."""
    tested = [deal for deal in deals if deal.number % TESTED == 0]
    learnt = [deal for deal in deals if deal.number % TESTED]
    weights = choices(chosen(learnt), switches).fit(habits.TRAITS, SHRINK)
    test = choices(chosen(tested), switches)
    yield (
        f"Fitted to the cards of {len(learnt)} deals; in {len(tested)} others {len(test.first)} cards with a "
        f"choice surprise by {test.surprise(weights):.2f} nats each, with all cards alike by "
        f"{test.surprise(0.0 * weights):.2f}; the likeliest card is what was played in "
        f"{100 * test.hits(weights):.0f} %."
    )
    yield from ("", *doubts(tested, whole(weights)), "")
    yield from curve(promised(deals))


def main() -> None:
    """Play, fit and say what was found."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--preset", default="online")
    parser.add_argument("--bot", default="counting")
    parser.add_argument("--deals", type=int, default=1_000)
    parser.add_argument("--seed", type=int, default=51)
    parser.add_argument("--keep", type=Path, required=True, help="where deals are kept, to go on")
    parser.add_argument("--write", action="store_true")
    wanted = parser.parse_args()
    deals = kept(wanted.preset, wanted.bot, wanted.deals, wanted.seed, wanted.keep)
    switches = compiled(rules(wanted.preset, seats=SEATS).options, SEATS).switches
    title = f"Play: how {wanted.bot} chooses cards, {wanted.preset}, {SEATS} players"
    tell(title, [*report(deals, switches)], wanted)
    if wanted.write:
        found = whole(choices(chosen(deals), switches).fit(habits.TRAITS, SHRINK))
        text = "\n".join(" ".join(map(str, found[at : at + LINE])) for at in range(0, len(found), LINE))
        shelf = Path(str(files("thousand.tables.cards")))
        (shelf / "habits.txt").write_text(f"{text}\n", encoding="ascii")


if __name__ == "__main__":
    run(main)

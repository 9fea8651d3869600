"""The table of bids: counts that can be gone on with, judged fairly, and right by another count."""

from math import comb
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from thousand.cards.deck import DECK
from thousand.cli.main import app
from thousand.kernels.cards import bidding, layout, roots
from thousand.kernels.cards.rules import compiled
from thousand.kernels.cards.search import empty_table
from thousand.kernels.cards.tables import bits
from thousand.solvers.cards import bid_files, bid_table
from thousand.solvers.cards.bid_table import (
    HALVES,
    TALONS,
    Tally,
    Task,
    best_gifts,
    chances,
    hands_of,
    judged,
    solve,
)
from thousand.solvers.cards.open_cards import BEST
from thousand.tables.cards import bids
from thousand.tables.cards.bids import THRESHOLDS, classic

RNG = np.random.default_rng(3)
TENS = hands_of(10)
SOME = np.sort(RNG.choice(TENS, 300, replace=False))


@pytest.fixture
def small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bid_table, "CHUNK", 64)


def test_all_hands_in_order() -> None:
    sevens = hands_of(7)
    assert len(TENS) == comb(24, 10)
    assert (np.bitwise_count(sevens) == 7).all()
    assert (np.diff(sevens) > 0).all()
    for row in RNG.choice(len(sevens), 50):
        cards = tuple(card for card in DECK if sevens[row] >> card.place & 1)
        assert bids.number(cards) == row


@pytest.mark.usefixtures("small_chunks")
def test_a_run_that_was_stopped_finds_the_same() -> None:
    whole, halted = Tally.empty(len(SOME)), Tally.empty(len(SOME))
    shares = [*solve(Task(4), whole, SOME)]
    assert shares == pytest.approx([step / 20 for step in range(1, 21)])
    for stop in (3, 1, 9):
        work = solve(Task(4, threads=2), halted, SOME)
        for _ in range(stop):
            next(work)
        work.close()
    assert [*solve(Task(4), halted, SOME)]
    assert (whole.samples, whole.chunks) == (halted.samples, halted.chunks) == (4, 0)
    assert (whole.counts == halted.counts).all()
    assert 0 < whole.counts.mean() < 2


def test_another_seed_finds_other_deals() -> None:
    first, second = Tally.empty(len(SOME)), Tally.empty(len(SOME))
    assert [*solve(Task(2, seed=1), first, SOME)]
    assert [*solve(Task(2, seed=2), second, SOME)]
    assert (first.counts != second.counts).any()


def test_each_half_judges_what_the_other_chose() -> None:
    counts = np.zeros((HALVES, 1, 4, len(THRESHOLDS)), np.uint8)
    counts[0, 0, 2], counts[1, 0, 2] = 5, 1
    counts[0, 0, 3], counts[1, 0, 3] = 2, 4
    assert (judged(counts) == 1 + 2).all()


def test_a_hand_of_seven_is_the_mean_of_its_talons() -> None:
    hand = bits(DECK[2:9])
    tens = TENS[TENS & hand == hand]
    assert len(tens) == TALONS
    tally = Tally(RNG.integers(0, 2, (HALVES, TALONS, 4, len(THRESHOLDS))).astype(np.uint8), samples=2)
    found = chances(tally, tens)[bids.number(DECK[2:9])]
    assert found == pytest.approx(judged(tally.counts).mean(axis=0) / 2)


def test_half_a_run_is_no_table() -> None:
    with pytest.raises(ValueError, match="half"):
        chances(Tally.empty(10), TENS[:10])


def test_no_gift_that_looks_better_is_left_out() -> None:
    gifts = best_gifts(classic(), SOME)
    assert (np.bitwise_count(gifts) == 2).all()
    assert (gifts & ~SOME[:, None] == 0).all()
    assert all(len(set(row)) == gifts.shape[1] for row in gifts.tolist())


def test_thresholds_are_reached_as_exact_points_say() -> None:
    table, needs = empty_table(), np.array(THRESHOLDS, np.int64)
    law = compiled(classic(), 3)
    for guess in range(60):
        fields = np.zeros(layout.FIELDS, np.int64)
        order = RNG.permutation(24)
        hands = [sum(1 << int(card) for card in part) for part in np.split(order, 3)]
        fields[:3] = hands
        fields[[layout.TRUMP, layout.NEXT, layout.LEAD, layout.SECOND]] = 4, 4, 30, 30
        fields[[layout.TRICKS, layout.IS_FIRST]] = 8, 1
        points = roots.value(fields, BEST, law.switches, law.prices, table)
        a, b, c = hands
        found = bidding.reached(a, b, c, guess % 7, needs, law.switches, law.prices, table)
        assert found == sum(points >= need for need in THRESHOLDS)


def test_the_command_goes_on_and_adds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(bid_table, "hands_of", {10: SOME}.__getitem__)

    def solved(samples: int) -> str:
        words = ["solve", "cards", "--samples", str(samples), "--out", str(tmp_path), "--lang", "en"]
        result = CliRunner().invoke(app, words)
        assert result.exit_code == 0, result.output
        return result.output

    solved(2)
    first = (tmp_path / bids.NAME).read_bytes()
    assert "Going on" in solved(4)
    assert bids.read((tmp_path / bids.NAME).read_bytes(), "").head.samples == 4
    assert "already" in solved(2)
    assert bids.read(first, "").head.samples == 2
    refused = CliRunner().invoke(app, ["solve", "cards", "--samples", "3", "--lang", "en"])
    assert refused.exit_code == 2
    assert "even" in refused.output


def test_counts_that_are_not_sound_are_passed_over(tmp_path: Path) -> None:
    file = tmp_path / bid_files.counts_name(1, TENS)
    assert bid_files.kept(file, 5) is None
    file.write_bytes(b"nothing of the kind")
    assert bid_files.kept(file, 5) is None
    bid_files.keep(Tally.empty(4), file)
    assert bid_files.kept(file, 5) is None
    assert bid_files.kept(file, 4) is not None

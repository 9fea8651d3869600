"""The open-card solver against every way to play endgames out, under every switch of play."""

import subprocess
import sys
from random import Random

import pytest

from tests.solvers.cards.endgames import alone_with_trumps, endgame, random_options, some_cards_on
from tests.solvers.cards.exactness import check_value
from tests.solvers.cards.minimax import Deal, after_play, deal_of, reaches, value
from thousand.cards.deck import DECK, in_order
from thousand.cards.game import resume
from thousand.cards.options import Marriages, Options
from thousand.cards.phases import phase_of
from thousand.cards.play import plays
from thousand.cards.play_evolution import begin_play
from thousand.cards.presets import rules
from thousand.cards.records import changed
from thousand.cards.state import Account, Naming, Playing, State
from thousand.core.seats import Seat
from thousand.kernels.cards.cache import folder
from thousand.kernels.cards.rules import Unsupported
from thousand.solvers.cards.open_cards import OpenCards

SEED = 20
SOLVER = OpenCards()
SIZES = {3: (1, 2, 2, 3, 3, 4), 2: (1, 2, 3, 4, 5)}


def check(seats: int, number: int) -> None:
    """One random position: its value, each play's, and whether each bound is met."""
    rng = Random(f"{SEED} {seats} {number}")
    options = random_options(rng, seats)
    size = rng.choice(SIZES[seats])
    state = endgame(rng, seats, size if options.play.follow else min(size, 3), options)
    playing, deal = phase_of(state, Playing), deal_of(state)
    scored = playing.points[playing.declarer]
    exact = SOLVER.value(state)
    assert exact == scored + value(deal)
    assert SOLVER.values(state) == {play: scored + after_play(deal, play) for play in plays(state)}
    for points in {exact - 1, exact, exact + 1, rng.randrange(200)}:
        assert SOLVER.makes(state, points) == (points <= exact)


@pytest.mark.parametrize("seats", [3, 2])
@pytest.mark.parametrize("part", range(4))
def test_endgames(seats: int, part: int) -> None:
    for number in range(part * 20, part * 20 + 20):
        check(seats, number)


def check_alone(number: int) -> None:
    """One random position in which the declarer alone has trumps."""
    check_value(alone_with_trumps, Random(f"{SEED} alone {number}"))


def test_a_declarer_alone_with_trumps() -> None:
    for number in range(15):
        check_alone(number)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(20))
def test_a_declarer_alone_with_trumps_in_many_positions(part: int) -> None:
    for number in range(1_000 + part * 200, 1_000 + part * 200 + 200):
        check_alone(number)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 2])
@pytest.mark.parametrize("part", range(30))
def test_many_endgames(seats: int, part: int) -> None:
    for number in range(1_000 + part * 200, 1_000 + part * 200 + 200):
        check(seats, number)


def full_deal(number: int, rng: Random) -> State:
    """Eight cards each, before the first lead, by rules that people play."""
    preset = rng.choice(["online", "classic", "polish", "russian"])
    options = rules(preset).options
    cards = rng.sample(DECK, k=24)
    hands = tuple(in_order(cards[at : at + 8]) for at in (0, 8, 16))
    table = resume(options, (Account(),) * 3, Seat(0), golden=None)
    return changed(table, hands=hands, phase=begin_play(table, Naming(Seat(number % 3), 100), 100))


def prove(number: int) -> None:
    """The value of one full deal is reached, and no point more."""
    state = full_deal(number, Random(f"{SEED} full {number}"))
    exact, deal, known = SOLVER.value(state), deal_of(state), dict[Deal, tuple[int, int]]()
    assert reaches(deal, exact, known)
    assert not reaches(deal, exact + 1, known)


def test_a_full_deal() -> None:
    prove(0)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(1, 25))
def test_full_deals(number: int) -> None:
    prove(number)


@pytest.mark.parametrize("number", range(30))
def test_the_best_play_is_worth_the_deal(number: int) -> None:
    rng = Random(f"{SEED} along {number}")
    state = some_cards_on(full_deal(number, rng), rng, rng.randrange(9))
    playing = phase_of(state, Playing)
    best = max if playing.to_move == playing.declarer else min
    exact = SOLVER.value(state)
    assert best(SOLVER.values(state).values()) == exact
    assert SOLVER.makes(state, exact)
    assert not SOLVER.makes(state, exact + 1)


def two_hands(declarers: str, others: str) -> State:
    """Two who have taken a trick each under `classic`; no trumps yet, 5 points in the talon."""
    options = rules("classic", seats=2).options
    hands = tuple(
        in_order([card for card in DECK if card.value in text.split()]) for text in (declarers, others)
    )
    rest = tuple(card for card in DECK if card.value in ("9c", "Qc", "Jh"))
    playing = Playing(
        Seat(0), 100, blind=False, leader=Seat(0), points=(0, 0), tricks=(1, 1), to_move=Seat(0), trump=None
    )
    table = resume(options, (Account(),) * 2, Seat(0), golden=None)
    return changed(table, hands=hands, talons=(rest, ()), phase=playing)


def test_what_was_asked_before_changes_no_answer_where_hands_are_unequal() -> None:
    state = two_hands("Js Qs Kc Kd Td Kh Th", "Jc Tc Ac Jd Ad 9h Qh Ah")
    solver = OpenCards()
    assert not solver.makes(state, 21)
    assert solver.makes(state, 20)


AGAIN = """
from random import Random
from tests.solvers.cards.test_open_cards import SOLVER, full_deal
print([SOLVER.value(full_deal(number, Random(number))) for number in range(3)])
"""


def test_kernels_from_disk() -> None:
    # Loading a compiled kernel is another path than compiling it, and only another process takes it.
    here = [SOLVER.value(full_deal(number, Random(number))) for number in range(3)]
    there = subprocess.run([sys.executable, "-c", AGAIN], capture_output=True, text=True, check=True)
    assert there.stdout.strip() == str(here)
    assert any(folder().rglob("search.search-*.nbc"))


def test_tables_of_other_rules_are_forgotten() -> None:
    rng = Random(SEED)
    for _ in range(20):
        options = [random_options(rng, 3), random_options(rng, 3)]
        state = endgame(Random(7), 3, 3, options[0])
        for each in options:
            assert SOLVER.value(changed(state, options=each)) == OpenCards().value(
                changed(state, options=each)
            )


def test_marriages_dearer_than_can_be_counted_are_refused() -> None:
    options = Options(marriages=Marriages(points=(400, 400, 400, 400)))
    with pytest.raises(Unsupported):
        SOLVER.value(endgame(Random(1), 3, 2, options))

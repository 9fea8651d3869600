"""What a declarer off lead wins at least where nobody else has trumps: he keeps masters till he gets in."""

from thousand.kernels.cards.bits import count
from thousand.kernels.cards.giving import thrown
from thousand.kernels.cards.jit import helper
from thousand.kernels.cards.moves import points_of, queens_of_pairs
from thousand.kernels.cards.rules import FOLLOW, TWO
from thousand.kernels.cards.sure import sure_suit
from thousand.kernels.cards.tables import LENGTH, NUMBERS, SUIT_SET, SUITS, WIDTH


@helper
def masters(own: int, leader: int, other: int, n: int) -> int:
    """The declarer's cards that all win a trick when he gets in; nothing if he may have to part with some.

    Until he gets in the defenders lead suits in which he has no master: each of them no oftener than the
    longer of them can follow, and none but the leader's own cards if his partner never takes a trick.
    """
    found, tricks, alone, is_passed = 0, 0, 0, 0
    for suit in range(SUITS):
        shift = WIDTH * suit
        hers, his = leader >> shift & SUIT_SET, other >> shift & SUIT_SET
        run = sure_suit(own >> shift & SUIT_SET, hers, his, NUMBERS - 1, 1)
        found |= run << shift
        if run == 0:
            tricks += max(LENGTH[hers], LENGTH[his])
            alone += LENGTH[hers]
            is_passed |= hers & -hers < his if hers else 0
    spare = n - count(found)
    return found if (tricks if is_passed else alone) <= spare else 0


@helper
def worth_of_masters(own: int, leader: int, other: int, n: int, switches: int) -> int:
    """What the declarer gets at least with his masters, and what the defenders must give to them.

    Nobody else has a trump. Where a marriage may be declared, or suits need not be followed, nothing is sure.
    """
    pairs = queens_of_pairs(own) | queens_of_pairs(leader) | queens_of_pairs(other)
    if pairs or not switches & FOLLOW or count(leader) != n or (count(other) != n and not switches & TWO):
        return 0
    kept = masters(own, leader, other, n)
    number = count(kept)
    return points_of(kept) + thrown(leader, number, 0) + thrown(other, number, 0) if kept else 0

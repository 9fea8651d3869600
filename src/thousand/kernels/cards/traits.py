"""The traits of every card that could have been played, from which habits are fitted; no bot needs them."""

from thousand.kernels.cards.evidence import GONE, PLAYED, SITUATION, TRUMP_THEN, WINNING
from thousand.kernels.cards.habits import CARDS, EVERY, OF_A_CARD, may_play, traits_of
from thousand.kernels.cards.jit import Rows, kernel


@kernel
def traits(facts: Rows, switches: int, found: Rows) -> None:
    """For each fact and card that could be played its traits, where PLAYED is the whole hand; else -1."""
    for at in range(facts.shape[0]):
        fact, hand = facts[at], facts[at, PLAYED]
        legal, led, declares = may_play(hand, fact, switches)
        for card in range(CARDS):
            one, two, three = -1, -1, -1
            if legal >> card & 1:
                one, two, three = traits_of(
                    hand, card, fact[SITUATION], fact[TRUMP_THEN], EVERY & ~fact[GONE] & ~hand, led,
                    fact[WINNING], declares,
                )  # fmt: skip
            found[at, OF_A_CARD * card] = one
            found[at, OF_A_CARD * card + 1] = two
            found[at, OF_A_CARD * card + 2] = three

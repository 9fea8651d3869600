"""Chance: the same seed gives the same throws, and nothing is outside its bounds."""

from collections import Counter

import pytest

from thousand.core.chance import SeededChance, shuffled, throw_dice


class Rising:
    """Chance that answers 0, 1, 2 … as far as the bound lets it, and remembers the bounds."""

    def __init__(self) -> None:
        self.bounds: list[int] = []

    def below(self, bound: int) -> int:
        self.bounds.append(bound)
        return (len(self.bounds) - 1) % bound


@pytest.mark.parametrize("seed", [0, 7, "a table of ours"])
def test_the_same_seed_throws_the_same(seed: int | str) -> None:
    assert throw_dice(SeededChance(seed), 20) == throw_dice(SeededChance(seed), 20)


def test_other_seeds_throw_otherwise() -> None:
    throws = {throw_dice(SeededChance(seed), 5) for seed in range(200)}
    assert len(throws) > 190


def test_faces_are_drawn_one_by_one_from_six() -> None:
    chance = Rising()
    assert throw_dice(chance, 5) == (1, 2, 3, 4, 5)
    assert chance.bounds == [6] * 5


def test_every_face_comes_about_as_often_as_the_others() -> None:
    faces = Counter(throw_dice(SeededChance("faces"), 6_000))
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert all(850 < count < 1_150 for count in faces.values())  # five standard deviations


def test_shuffling_draws_for_each_place_from_the_last_to_the_second() -> None:
    chance = Rising()
    assert sorted(shuffled(chance, "abcd")) == list("abcd")
    assert chance.bounds == [4, 3, 2]


def test_shuffling_leaves_the_pack_alone_and_reaches_every_order() -> None:
    pack = [1, 2, 3]
    chance = SeededChance(1)
    orders = Counter(shuffled(chance, pack) for _ in range(1_200))
    assert pack == [1, 2, 3]
    assert len(orders) == 6
    assert all(130 < count < 270 for count in orders.values())  # five standard deviations

"""What the buttons of a card table say."""

from dataclasses import replace
from typing import Any

import pytest

from thousand.cards.actions import Pass, Redeal
from thousand.cards.game import CARDS
from thousand.cards.state import State
from thousand.core.chance import SeededChance
from thousand.core.game import Nature, play
from thousand.core.seats import Seat
from thousand.notation.games import GAMES
from thousand.notation.protocol import Setup
from thousand.server.games.cards_offers import offers
from thousand.server.wire.scene import Offer
from thousand.text.catalogue import language


def write_off(preset: str, earlier: int, score: int = 500, **changes: Any) -> Offer:
    """The button of a declarer who has given up ``earlier`` deals before."""
    notation = GAMES["cards"]
    state: State = notation.start(notation.rules(preset, None, changes, 3).options, Setup(3, Seat(0)))
    accounts = tuple(replace(account, write_offs=earlier, score=score) for account in state.accounts)
    state, chance = replace(state, accounts=accounts), SeededChance("offers")
    while True:
        actor = CARDS.to_act(state)
        if isinstance(actor, int):
            for offer in offers(state, Seat(actor), ("A", "B", "C"), language("en")):
                if offer.kind == "write-off":
                    return offer
        legal = CARDS.legal_actions(state)
        calm = [one for one in legal if isinstance(one, Pass)]
        calm += [one for one in legal if not isinstance(one, Redeal)]
        assert actor is not None, Nature
        state = play(CARDS, state, calm[0], chance).state


@pytest.mark.parametrize(
    ("preset", "earlier", "points", "label"),
    [
        ("online", 0, -100, "Write off, −100"),
        ("polish", 0, 0, "Write off, score unchanged"),
        ("polish", 1, -100, "Write off, −100"),
        ("russian", 0, 0, "Write off, score unchanged"),
        ("russian", 2, -120, "Write off, −120"),
    ],
)
def test_a_write_off_says_what_it_costs(preset: str, earlier: int, points: int, label: str) -> None:
    offer = write_off(preset, earlier)
    assert (offer.why, offer.points, offer.label) == (None, points, label)


def test_a_write_off_that_is_barred_says_why_and_no_cost() -> None:
    offer = write_off("home", 1, write_off={"limit": 1})
    assert offer.why is not None
    assert (offer.points, offer.label) == (None, "Write off")

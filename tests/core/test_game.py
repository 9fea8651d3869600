"""Playing any game: a refused action draws nothing, views hold only what is redacted into them."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from thousand.core.chance import Chance, SeededChance
from thousand.core.errors import CODES, Code, IllegalAction, declare
from thousand.core.game import CHANCE, play, view
from thousand.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Draw:
    seat: Seat
    ball: int | None = None


@dataclass(frozen=True, slots=True)
class Drawn:
    seat: Seat
    ball: int | None


@pytest.fixture(scope="module")
def not_now() -> Iterator[Code]:
    yield declare("test/not_now")
    del CODES["test/not_now"]


class Urn:
    """Two seats draw secret balls in turn."""

    @property
    def name(self) -> str:
        return "urn"

    def winner(self, state: Any) -> None:  # noqa: ARG002
        return None

    def legal_actions(self, state: Any) -> tuple[Draw, ...]:
        return (Draw(self.to_act(state)),)

    def __init__(self, code: Code) -> None:
        self.code = code

    def to_act(self, state: Any) -> Seat:
        return Seat(len(state) % 2)

    def draw(self, state: Any, action: Draw, chance: Chance) -> Draw:
        if action.seat != self.to_act(state):
            raise IllegalAction(self.code)
        return Draw(action.seat, chance.below(100))

    def decide(self, state: Any, action: Draw) -> tuple[Drawn, ...]:  # noqa: ARG002
        return (Drawn(action.seat, action.ball),)

    def evolve(self, state: Any, event: Drawn) -> Any:
        return (*state, event)

    def redact(self, event: Drawn, seat: int | None) -> Drawn:
        return event if event.seat == seat else Drawn(event.seat, None)


class Watched(SeededChance):
    """Chance that counts what is drawn."""

    drawn = 0

    def below(self, bound: int) -> int:
        self.drawn += 1
        return super().below(bound)


def test_a_step_holds_action_events_and_state(not_now: Code) -> None:
    step = play(Urn(not_now), (), Draw(Seat(0)), SeededChance(1))
    assert step.action.ball is not None
    assert step.events == (Drawn(Seat(0), step.action.ball),)
    assert step.state == step.events


def test_a_refused_action_draws_nothing(not_now: Code) -> None:
    chance = Watched(1)
    with pytest.raises(IllegalAction):
        play(Urn(not_now), (), Draw(Seat(1)), chance)
    assert chance.drawn == 0


def test_a_view_is_made_of_redacted_events(not_now: Code) -> None:
    events = (Drawn(Seat(0), 5), Drawn(Seat(1), 7))
    game = Urn(not_now)
    assert view(game, (), events, Seat(0)) == (Drawn(Seat(0), 5), Drawn(Seat(1), None))
    assert view(game, (), events, None) == (Drawn(Seat(0), None), Drawn(Seat(1), None))


def test_chance_is_no_seat() -> None:
    assert CHANCE not in range(8)

"""A hint at cards is made of what its seat may know: hidden cards change nothing and are told to nobody."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.server.hosting import Here, Person, served
from tests.server.hosting_games import step
from thousand.cards.events import Dealt
from thousand.cards.game import CARDS
from thousand.cards.state import State
from thousand.core.chance import SeededChance
from thousand.core.codec import encode
from thousand.core.game import Recorded
from thousand.core.game import play as do
from thousand.core.seats import Seat, seats
from thousand.server.games.hints import Advised, Step, Weighed
from thousand.server.games.hints_registry import ADVISERS, advise, look
from thousand.server.games.registry import GAMES
from thousand.server.tables import play as game
from thousand.server.tables.body import Body
from thousand.server.tables.play import Play

BOT = {"kind": "bot", "bot": "random"}
HOSTED = GAMES["cards"]


class Listening(Here):
    """Keeps what the adviser is told, and says that all choices are alike."""

    def __init__(self) -> None:
        self.told: list[tuple[Any, Any]] = []

    async def advise(self, game: str, work: Callable[[], Any]) -> Any:
        assert game == "cards"
        assert isinstance(work, partial)
        _, view, seen = work.args
        self.told.append((view, seen))
        choices = tuple(Weighed(action, 0.5, 0.0, 100, 100.0) for action in CARDS.legal_actions(view))
        return Advised(choices, choices[0], "alike", {}, role="declarer", declarer=Seat(0))


def hidden_from(state: State, seat: Seat) -> set[str]:
    """The cards that ``seat`` cannot know of: those in the hands of the others and, unseen, in the talon."""
    return {str(card) for other in seats(len(state.hands)) if other != seat for card in state.hands[other]}


@pytest.mark.parametrize("preset", ["classic", "online"])
def test_the_adviser_is_never_told_a_hidden_card(folder: Path, preset: str) -> None:
    listening = Listening()

    async def play() -> None:
        async with served(folder, listening) as server:
            anna = await server.person("Анна")
            table = await anna.make("me", BOT, BOT, game="cards", preset=preset, start=True)
            host = await anna.sit(table)
            kept = server.context.tables
            for _ in range(8):
                await host.until(lambda p: p.offers())
                answered = await ask(anna, table)
                assert answered.status_code == 200, answered.text
                state = (await kept.get(table)).play.state  # type: ignore[union-attr]
                view, seen = listening.told[-1]
                shown = {card for event in seen if not isinstance(event, Dealt) for card in words(event)}
                told = json.dumps([encode(view), *map(encode, seen)])
                secret = hidden_from(state, Seat(0)) - shown
                assert all(f'"{card}"' in told for card in state.hands[0])
                assert not [card for card in secret if f'"{card}"' in told]
                await host.reached(answered.json()["seq"])
                await step(host)

    asyncio.run(play())
    assert len(listening.told) == 8


def words(event: Any) -> list[str]:
    """What is written in an event that the seat has seen, cards among it."""
    text = json.dumps(encode(event))
    return [word.strip('"') for word in text.replace("[", " ").replace("]", " ").replace(",", " ").split()]


async def ask(person: Person, table: str) -> Any:
    return await person.http.post(f"/api/tables/{table}/hint?lang=en", json={"seat": 1})


def dealt(seed: int) -> tuple[Play, list[Step]]:
    """A game of three after its first deal."""
    options = HOSTED.notation.rules("classic").options
    play, chance, steps = game.begin(HOSTED, options, 3, Seat(0)), SeededChance(seed), list[Step]()
    while not any(isinstance(event, Dealt) for event in play.story.recent):
        done = do(CARDS, play.state, CARDS.legal_actions(play.state)[0], chance)
        before, play = play, game.after(HOSTED, play, Body("chance", None, None, done.events))
        steps.append(Recorded(len(steps) + 1, before.state, done.action, done.events, play.state))
    return play, steps


def test_swapped_hands_of_the_others_change_nothing() -> None:
    options = HOSTED.notation.rules("classic").options
    start = game.begin(HOSTED, options, 3, Seat(0))
    play, steps = dealt(5)
    seat = CARDS.to_act(play.state)
    assert isinstance(seat, int)
    first, second = (other for other in seats(3) if other != seat)
    swapped = []
    for event in (event for one in steps for event in one.events):
        if isinstance(event, Dealt):
            hands = list(event.hands)
            hands[first], hands[second] = hands[second], hands[first]
            event = replace(event, hands=tuple(hands))
        swapped.append(event)
    other = game.after(HOSTED, start, Body("chance", None, None, tuple(swapped)))
    assert other.state != play.state
    hints = [
        advise("cards", one.view(Seat(seat)), game.recent(HOSTED, one, Seat(seat))) for one in (play, other)
    ]
    assert hints[0] is not None
    assert hints[0] == hints[1]
    best = hints[0].best
    assert best.loss == 0
    assert {one.action for one in hints[0].choices} == set(CARDS.legal_actions(play.state))


def test_a_deal_looked_at_again_says_what_it_cost_and_what_luck_did() -> None:
    play, steps = dealt(5)
    chance = SeededChance(6)
    while play.story.turns == 0:
        action = CARDS.legal_actions(play.state)[-1]
        done = do(CARDS, play.state, action, chance)
        before, play = play, game.after(HOSTED, play, Body("bot", None, None, done.events))
        steps.append(Recorded(len(steps) + 1, before.state, done.action, done.events, play.state))
    portions = list(ADVISERS["cards"].portions(steps))
    assert [len(portion) for portion in portions] == [len(steps)]
    looked = look("cards", portions[0])
    assert looked is not None
    assert looked.marks[0].values == (0.0, 0.0, 0.0)
    assert sum(looked.luck) == pytest.approx(0, abs=1e-6)
    given_away = [one for one in looked.judged if one.advised is not None]
    assert given_away
    assert all(one.loss >= ADVISERS["cards"].least for one in given_away)
    assert all(one.advised.of(steps[one.number - 1].action).loss > 0 for one in given_away if one.advised)

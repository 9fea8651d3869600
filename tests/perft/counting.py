"""Positions of play from the data file, and how many ways of play the engine finds in them."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce
from pathlib import Path
from typing import Any

from tests.perft import naive
from thousand.cards.events import DealPlayed
from thousand.cards.evolution import evolve
from thousand.cards.game import resume
from thousand.cards.play import play_card, plays
from thousand.cards.play_evolution import begin_play
from thousand.cards.presets import rules
from thousand.cards.records import changed
from thousand.cards.seating import players
from thousand.cards.state import Account, Naming, Playing, State
from thousand.core.options import write_options
from thousand.core.seats import Seat
from thousand.notation.cards_hands import read_cards, read_hand


@dataclass(frozen=True, slots=True)
class Position:
    """A deal before the first card, and what is known of it."""

    name: str
    state: State
    counts: tuple[int, ...]
    """perft(1), perft(2), …"""
    ways: int | None
    """The number of ways to play the deal to its end."""
    points: tuple[int, ...] | None
    """The points of each seat in all of them."""


def positions(game: str) -> Iterator[Position]:
    """The positions of ``game``'s data file."""
    path = Path(__file__).with_name(f"{game}.toml")
    for entry in tomllib.loads(path.read_text(encoding="utf-8"))["position"]:
        ways, points = entry.get("ways"), entry.get("points")
        yield Position(
            entry["name"], _state(entry), tuple(entry["counts"]), ways, tuple(points) if points else None
        )


def _state(entry: dict[str, Any]) -> State:
    hands = tuple(map(read_hand, entry["hands"]))
    changes = dict(entry["rules"])
    options = rules(changes.pop("preset"), changes=changes, seats=len(hands)).options
    table = resume(options, (Account(),) * len(hands), Seat(entry.get("first", len(hands)) - 1), golden=None)
    naming = Naming(Seat(entry.get("declarer", 1) - 1), 100)
    talons = tuple(map(read_cards, entry.get("talons", ())))
    return changed(table, hands=hands, talons=talons, phase=begin_play(table, naming, naming.bid))


def perft(state: State, depth: int) -> int:
    """How many sequences of ``depth`` plays the engine finds; fewer where the deal ends before."""
    if depth == 0 or not isinstance(state.phase, Playing):
        return 1
    choices = plays(state)
    if depth == 1:
        return len(choices)
    return sum(perft(reduce(evolve, play_card(state, play), state), depth - 1) for play in choices)


def outcomes(state: State) -> tuple[int, tuple[int, ...]]:
    """How many ways to play the deal to its end the engine finds, and the points of each seat in all."""
    ways, points = 0, (0,) * len(state.accounts)
    for play in plays(state):
        events = play_card(state, play)
        ends = [event for event in events if isinstance(event, DealPlayed)]
        more, won = (1, ends[0].points) if ends else outcomes(reduce(evolve, events, state))
        ways += more
        points = tuple(a + b for a, b in zip(points, won, strict=True))
    return ways, points


def retold(state: State) -> naive.Deal:
    """The same deal for the naive enumerator."""
    assert isinstance(state.phase, Playing)
    seats = len(state.accounts)
    table_cards = state.options.layout == "table_cards"
    talons = [[*map(str, talon)] for talon in state.talons]
    held = {str(card) for hand in state.hands for card in hand}
    rest = [card for talon in talons for card in talon if card not in held]
    return naive.Deal(
        rules=write_options(state.options),
        hands=[[*map(str, hand)] for hand in state.hands],
        order=[*map(int, players(state))],
        to_move=state.phase.to_move,
        later=talons if table_cards else [[]] * seats,
        rest=rest if state.options.talon.rest == "last_trick" else [],
    )

"""Events of dice in sentences."""

import typing

import pytest

from thousand.core.seats import Seat
from thousand.dice import events as ev
from thousand.text.catalogue import LANGUAGES, language
from thousand.text.dice import SENTENCES, faces, tell

ANNA, BORIS = Seat(0), Seat(1)
PLAYERS = ("Анна", "Boris")

EVENTS: list[tuple[ev.Event, str, str, str]] = [
    (
        ev.Rolled(ANNA, (1, 5, 3, 3, 4)),
        "Анна бросает: 1 5 3 3 4",
        "Анна кидає: 1 5 3 3 4",
        "Анна throws 1 5 3 3 4",
    ),
    (
        ev.SetAside(ANNA, (1, 5), 15),
        "Анна откладывает 1 5: 15 очков",
        "Анна відкладає 1 5: 15 очок",
        "Анна sets aside 1 5: 15 points",
    ),
    (
        ev.Busted(ANNA, 0),
        "Анна: бросок пустой, ход окончен",
        "Анна: кидок порожній, хід закінчено",
        "Анна throws nothing that scores: the turn is over",
    ),
    (
        ev.Busted(ANNA, 25),
        "Анна: бросок пустой, сгорает 25 очков",
        "Анна: кидок порожній, згорає 25 очок",
        "Анна throws nothing that scores: 25 points are lost",
    ),
    (ev.Banked(ANNA, 80), "Анна записывает 80 очков", "Анна записує 80 очок", "Анна banks 80 points"),
    (
        ev.Entered(ANNA, 75),
        "Анна входит в игру, допуск — 75 очков",
        "Анна входить у гру, допуск — 75 очок",
        "Анна is in the game, entry with 75 points",
    ),
    (
        ev.BoltMarked(ANNA, 2),
        "Анна получает болт, всего 2",
        "Анна отримує болт, усього 2",
        "Анна gets a bolt, 2 in all",
    ),
    (
        ev.BoltPenalty(ANNA, 50, -50),
        "Последний болт: Анна теряет 50 очков, счёт −50",
        "Останній болт: Анна втрачає 50 очок, рахунок −50",
        "The last bolt: Анна loses 50 points, score −50",
    ),
    (ev.BoltsCleared(ANNA), "Анна: болты сняты", "Анна: болти знято", "Анна: the bolts are struck off"),
    (
        ev.ClimbedBarrel(ANNA, 880, 3),
        "Анна садится на бочку, счёт 880, даются 3 хода",
        "Анна сідає на бочку, рахунок 880, даються 3 ходи",
        "Анна climbs the barrel, score 880, 3 turns to leave it",
    ),
    (
        ev.ClimbedBarrel(ANNA, 850, None),
        "Анна садится на бочку, счёт 850",
        "Анна сідає на бочку, рахунок 850",
        "Анна climbs the barrel, score 850",
    ),
    (
        ev.LandedOnBarrel(ANNA, 3),
        "Штраф отбрасывает на бочку: Анна, даются 3 хода",
        "Штраф відкидає на бочку: Анна, даються 3 ходи",
        "The loss leaves Анна on a barrel, 3 turns to leave it",
    ),
    (
        ev.BarrelTurnSpent(ANNA, 1),
        "Анна остаётся на бочке, ещё 1 ход",
        "Анна залишається на бочці, ще 1 хід",
        "Анна is still on the barrel, 1 turn left",
    ),
    (
        ev.FellOffBarrel(ANNA, 100, 780, 0),
        "Анна падает с бочки и теряет 100 очков, счёт 780",
        "Анна падає з бочки і втрачає 100 очок, рахунок 780",
        "Анна falls off the barrel and loses 100 points, score 780",
    ),
    (
        ev.KnockedOff(ANNA, BORIS, 100, 780, 2),
        "Boris занимает бочку, Анна слетает и теряет 100 очков, счёт 780. Падений уже 2",
        "Boris займає бочку, Анна злітає і втрачає 100 очок, рахунок 780. Падінь уже 2",
        "Boris takes the barrel, Анна falls off and loses 100 points, score 780. Falls so far: 2",
    ),
    (ev.LeftBarrel(ANNA), "Анна уходит с бочки", "Анна сходить із бочки", "Анна is no longer on the barrel"),
    (
        ev.DumpTruck(ANNA, 540, ends_turn=True),
        "Анна попадает под самосвал, счёт 0, ход окончен",
        "Анна потрапляє під самоскид, рахунок 0, хід закінчено",
        "Анна is hit by the dump truck, score 0, the turn is over",
    ),
    (
        ev.DumpTruck(ANNA, 555, ends_turn=False),
        "Анна попадает под самосвал, счёт 0",
        "Анна потрапляє під самоскид, рахунок 0",
        "Анна is hit by the dump truck, score 0",
    ),
    (
        ev.Overtaken(ANNA, BORIS, 50),
        "Boris выходит вперёд, Анна теряет 50 очков",
        "Boris виходить уперед, Анна втрачає 50 очок",
        "Boris goes ahead, Анна loses 50 points",
    ),
    (
        ev.DotMarked(ANNA, 1, 25),
        "Перебор: Анна получает точку, всего 1, ход окончен",
        "Перебір: Анна отримує крапку, усього 1, хід закінчено",
        "Beyond the target: Анна gets a dot, 1 in all, and the turn is over",
    ),
    (
        ev.DotsFall(ANNA, 980, 0, 0),
        "Последняя точка: Анна теряет 980 очков, счёт 0",
        "Остання крапка: Анна втрачає 980 очок, рахунок 0",
        "The last dot: Анна loses 980 points, score 0",
    ),
    (
        ev.DotsFall(ANNA, 0, 0, 0),
        "Последняя точка: Анна ничего не теряет, счёт 0",
        "Остання крапка: Анна нічого не втрачає, рахунок 0",
        "The last dot: Анна has nothing to lose, score 0",
    ),
    (
        ev.Won(ANNA, 1015),
        "Анна выигрывает, счёт 1015",
        "Анна виграє, рахунок 1015",
        "Анна wins, score 1015",
    ),
]


@pytest.mark.parametrize(("event", "russian", "ukrainian", "english"), EVENTS)
def test_an_event_in_three_languages(event: ev.Event, russian: str, ukrainian: str, english: str) -> None:
    told = [tell(event, PLAYERS, language(code)) for code in ("ru", "uk", "en")]
    assert told == [russian, ukrainian, english]


def test_every_event_has_a_sentence() -> None:
    assert set(SENTENCES) == set(typing.get_args(ev.Event))
    assert {type(event) for event, *_ in EVENTS} == set(SENTENCES)


@pytest.mark.parametrize("code", LANGUAGES)
def test_names_stand_as_they_are(code: str) -> None:
    for event, *_ in EVENTS:
        assert "{x}" in tell(event, ("{x}", "{y}"), language(code))


def test_faces() -> None:
    assert faces((5, 1)) == "5 1"

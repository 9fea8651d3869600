"""The throws of a table can be proven; who gives no seed is named and never waited for long."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.hosting import Player, Server, eventually, served
from tests.server.hosting_games import LONG, SHORT, finish, step
from thousand.core.fair import seat_hash, server_hash
from thousand.core.seats import Seat
from thousand.notation.fair import Proven, verify
from thousand.notation.records import read_record
from thousand.server.tables import commands, driver
from thousand.server.tables.draws import Draws


@pytest.fixture
def _time_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is, every seat has the time to give its seed."""
    monkeypatch.setattr(driver, "COMMIT_WAIT", 60.0)
    monkeypatch.setattr(driver, "REVEAL_WAIT", 60.0)
    monkeypatch.setattr(commands, "READY_PATIENCE", 60.0)


async def _begun(
    server: Server, *, fair: tuple[bool, ...] = (True, True), changes: Any = LONG
) -> tuple[str, list[Player]]:
    """A game of two that has begun; ``fair``: who gives his seeds by himself."""
    people = [await server.person(name) for name in ("Анна", "Boris")]
    table = await people[0].make("me", "open", changes=changes, first="me")
    players = [await person.sit(table, fair=way) for person, way in zip(people, fair, strict=True)]
    for player in players:
        await player.until(lambda p: p.room)
    await players[1].do("sit")
    await players[0].do("start")
    for player in players:
        await player.until(lambda p: p.room["status"] == "playing")
    return table, players


@pytest.mark.usefixtures("_time_enough")
def test_a_finished_game_is_proven_by_its_record(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            table, players = await _begun(server, changes=SHORT)
            assert (await server.people[0].http.get(f"/api/tables/{table}/record")).status_code == 409
            assert (await server.people[0].http.get(f"/api/tables/{table}/replay")).status_code == 409
            await finish(*players)
            answered = await server.people[0].http.get(f"/api/tables/{table}/record")
            assert "attachment" in answered.headers["content-disposition"]
            record = read_record(answered.text)
            found = list(verify(record))
            assert found
            assert all(isinstance(one, Proven) for one in found)
            used = [one for one in found if isinstance(one, Proven)]
            assert sum(one.actions for one in used) == sum("roll" in action for action in record.actions)
            given = [seat for one in used for seat in one.draw.seats]
            assert "withheld" not in given
            assert len(set(given) - {"none"}) == len([seat for seat in given if seat != "none"])
            report = (await server.people[1].http.get(f"/api/tables/{table}/fair")).json()
            assert len(report["draws"]) == len(found)

    asyncio.run(play())


@pytest.mark.usefixtures("_time_enough")
def test_promises_are_made_when_sitting_down_however_long_the_game_waits(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            people = [await server.person(name) for name in ("Анна", "Boris")]
            table = await people[0].make("me", "open", changes=LONG, first="me")
            host, guest = await people[0].sit(table), await people[1].sit(table)
            await guest.until(lambda p: p.room)
            await guest.do("sit")
            inside = await server.context.tables.get(table)
            assert inside.draws is not None
            await eventually(lambda: all(inside.draws.has_committed(Seat(seat)) for seat in (0, 1)))
            for person in inside.arrived:
                inside.arrived[person] -= 1000
            await host.do("start")
            await host.until(lambda p: p.offers())
            while host.offers():
                await step(host)
            last = await guest.until(lambda p: p.table["fair"]["last"])
            assert last["draw"] == 1
            assert all(len(seed) == 64 for seed in last["seats"])

    asyncio.run(play())


def test_a_seat_that_changes_hands_has_promised_nothing(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            people = [await server.person(name) for name in ("Анна", "Boris", "Віра")]
            table = await people[0].make("me", "open", changes=SHORT)
            _, guest, third = [await person.sit(table) for person in people]
            await guest.until(lambda p: p.room)
            await third.until(lambda p: p.room)
            inside = await server.context.tables.get(table)
            assert inside.draws is not None
            third.fair_play = False
            await guest.do("sit")
            await eventually(lambda: inside.draws.has_committed(Seat(1)))
            await guest.do("leave")
            await third.do("sit")
            assert not inside.draws.has_committed(Seat(1))
            await third.until(lambda p: p.table["fair"]["seats"][1]["yours"])

    asyncio.run(play())


def test_the_server_promises_before_it_can_know_a_seed(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            table, players = await _begun(server, changes=SHORT)
            await finish(*players)
            host = players[0]
            promised: dict[int, str] = {}
            for fair in host.fairs:
                assert promised.setdefault(fair["draw"], fair["hash"]) == fair["hash"]
                if fair["last"]:
                    last = fair["last"]
                    assert promised[last["draw"]] == last["hash"]
                    assert server_hash(table, last["draw"], bytes.fromhex(last["server"])) == last["hash"]
            assert len(promised) > 1

    asyncio.run(play())


def test_seeds_stay_closed_until_their_turn_is_over(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            table, players = await _begun(server, changes=SHORT)
            await finish(*players)
            draws = (await server.people[0].http.get(f"/api/tables/{table}/fair")).json()["draws"]
            turn_ends: dict[str, int] = {}
            place = 0
            for number, frame in enumerate(players[1].frames):
                if '"Banked"' in frame or '"Busted"' in frame or '"Won"' in frame:
                    turn_ends[draws[place]["server"]] = number
                    place += 1
            for draw in draws[:place]:
                seen = [n for n, frame in enumerate(players[1].frames) if draw["server"] in frame]
                assert all(number >= turn_ends[draw["server"]] for number in seen)

    asyncio.run(play())


@pytest.mark.usefixtures("_time_enough")
def test_a_seat_that_withholds_is_named_and_waited_for_no_longer_than_its_time(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            table, (host, guest) = await _begun(server, fair=(True, False))
            promise = seat_hash(table, 1, 2, b"x" * 32)
            await guest.send({"type": "commit", "seat": 2, "draw": 1, "hash": promise})
            thrown = asyncio.create_task(_throw(host))
            inside = await server.context.tables.get(table)
            assert inside.draws is not None
            await eventually(lambda: inside.draws.state_of(Seat(0)) == "revealed")
            assert not thrown.done()
            _time_is_over(inside.draws)
            assert (await thrown)["type"] == "ack"
            while host.offers():
                await step(host)
            await guest.until(lambda p: p.table["fair"]["last"])
            last = guest.table["fair"]["last"]
            assert last["seats"][1] == "withheld"
            assert len(last["seats"][0]) == 64
            assert guest.table["fair"]["seats"][1]["withheld"] == 1
            assert "Boris" in guest.table["fair"]["say"]

    asyncio.run(play())


async def _throw(host: Player) -> Any:
    await host.until(lambda p: p.offers())
    return await step(host)


def _time_is_over(draws: Draws) -> None:
    """As if the seconds for giving seeds had passed."""
    assert draws._timer is not None
    assert draws._timer.when() - asyncio.get_running_loop().time() <= driver.REVEAL_WAIT
    draws._close()


def test_a_seat_has_two_seconds_for_its_seed() -> None:
    assert driver.REVEAL_WAIT == 2.0


@pytest.mark.usefixtures("_time_enough")
def test_a_seed_that_was_not_promised_counts_as_withheld(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            table, (host, guest) = await _begun(server, fair=(True, False))
            promise = seat_hash(table, 1, 2, b"x" * 32)
            await guest.send({"type": "commit", "seat": 2, "draw": 1, "hash": promise})
            thrown = asyncio.create_task(_throw(host))
            inside = await server.context.tables.get(table)
            assert inside.draws is not None
            await eventually(lambda: inside.draws.due)
            await guest.send({"type": "reveal", "seat": 2, "draw": 1, "seed": (b"y" * 32).hex()})
            await guest.send({"type": "reveal", "seat": 1, "draw": 1, "seed": (b"y" * 32).hex()})
            await guest.until(lambda p: p.problems)
            assert guest.problems[0]["why"]["code"] == "server/not_seated"
            await eventually(lambda: inside.draws.state_of(Seat(0)) == "revealed")
            _time_is_over(inside.draws)
            await thrown
            while host.offers():
                await step(host)
            await guest.until(lambda p: p.table["fair"]["last"])
            assert guest.table["fair"]["last"]["seats"][1] == "withheld"

    asyncio.run(play())


def test_who_is_not_here_counts_as_none_at_once(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            _, (host, guest) = await _begun(server)
            while host.offers():
                await step(host)
            await guest.until(lambda p: p.offers())
            await host.close()
            while guest.offers():
                await step(guest)
            inside = server.context.tables.in_memory()[0]
            assert inside.draws is not None
            assert inside.draws.running is not None
            assert inside.draws.running.number == 2

    asyncio.run(play())

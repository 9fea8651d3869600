"""Games get finished: who leaves, is lost or is slow, is played for, and comes back at once."""

import asyncio
from pathlib import Path
from typing import Any

from tests.server.hosting import Player, Server, eventually, served
from tests.server.hosting_games import LONG, step
from thousand.core.seats import Seat
from thousand.server.tables.table import Table


async def _begun(server: Server, count: int = 3, **more: Any) -> tuple[str, list[Player], Table]:
    """A game of ``count`` people in which the first one begins."""
    people = [await server.person(name) for name in ("Анна", "Boris", "Віра")[:count]]
    seats = ["me", *["open"] * (count - 1)]
    table = await people[0].make(*seats, changes=LONG, first="me", **more)
    players = [await person.sit(table) for person in people]
    for player in players:
        await player.until(lambda p: p.room)
    for player in players[1:]:
        await player.do("sit")
    await players[0].do("start")
    await players[0].until(lambda p: p.offers())
    return table, players, await server.context.tables.get(table)


def _grace_is_over(server: Server, table: Table) -> None:
    """Let those who are gone have been gone for long."""
    for person in table.gone:
        table.gone[person] -= 10_000
    server.context.driver.wake(table)


def test_a_lost_player_is_played_for_after_the_grace_and_takes_his_place_back_at_once(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            table, (first, second, third), inside = await _begun(server)
            await first.close()
            await second.until(lambda p: not p.room["seats"][0]["online"])
            gone = second.room["seats"][0]
            assert (gone["played_by"], gone["grace_until"] is not None) == ("nobody", True)
            seq = second.seq
            await asyncio.sleep(0.1)
            assert second.seq == seq
            _grace_is_over(server, inside)
            await second.until(lambda p: p.offers())
            assert {line["by"] for line in second.table["log"] if line["seat"] == 1} == {"substitute"}
            assert second.room["seats"][0]["played_by"] == "substitute"
            again = await server.people[0].sit(table)
            await second.until(lambda p: p.room["seats"][0]["played_by"] == "self")
            for player in (second, third):
                await player.until(lambda p: p.offers())
                while player.offers():
                    await step(player)
            await again.until(lambda p: p.offers())

    asyncio.run(play())


def test_whoever_gets_up_is_played_for_at_once_and_the_host_moves_on(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            _, (first, second, third), _ = await _begun(server)
            assert (await first.do("leave"))["type"] == "ack"
            await second.until(lambda p: p.offers())
            await second.until(lambda p: p.room["host"])
            assert second.room["host_name"] == "Boris"
            assert second.room["seats"][0]["played_by"] == "substitute"
            assert (await first.do("back", seat=1))["type"] == "ack"
            await second.until(lambda p: p.room["seats"][0]["played_by"] == "self")
            for player in (second, third):
                await player.until(lambda p: p.offers())
                while player.offers():
                    await step(player)
            await first.until(lambda p: p.offers())

    asyncio.run(play())


def test_coming_in_again_is_coming_back(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            table, (first, second, _), _ = await _begun(server)
            await first.do("leave")
            await first.close()
            again = await server.people[0].sit(table)
            await again.until(lambda p: p.room["seats"][0]["played_by"] == "self")
            await second.until(lambda p: p.room["seats"][0]["played_by"] == "self")

    asyncio.run(play())


def test_a_table_may_wait_for_its_players(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            table, (first, second), inside = await _begun(server, 2, leavers="wait", clock=30)
            assert inside.clock is not None
            assert inside.clock.since is not None
            await first.close()
            await second.until(lambda p: not p.room["seats"][0]["online"])
            _grace_is_over(server, inside)
            await asyncio.sleep(0.1)
            assert second.room["seats"][0]["played_by"] == "nobody"
            assert second.seq == inside.seq
            assert inside.clock.since is None
            again = await server.people[0].sit(table)
            await again.until(lambda p: p.offers())
            assert inside.clock.since is not None

    asyncio.run(play())


def test_a_turn_whose_time_is_over_is_finished_by_the_substitute(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            _, (first, second), inside = await _begun(server, 2, clock=30)
            assert 25_000 < first.table["clock"]["left"] <= 30_000
            assert first.table["clock"]["deadline"] > 0
            assert inside.clock is not None
            inside.clock.left = 0.0
            server.context.driver.wake(inside)
            await second.until(lambda p: p.offers())
            turn = [line for line in second.table["log"] if line["seat"] == 1 and line["by"] != "table"]
            assert {line["by"] for line in turn} == {"clock"}
            assert second.table["clock"]["seat"] == 2
            assert second.table["clock"]["left"] > 25_000
            await step(second)

    asyncio.run(play())


def test_the_clock_stands_while_nobody_is_here(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            table, (first, second), inside = await _begun(server, 2, clock=60)
            await first.close()
            await second.close()
            await eventually(lambda: not inside.readers)
            assert inside.clock is not None
            assert inside.clock.since is None
            left = inside.clock.left
            _grace_is_over(server, inside)
            await asyncio.sleep(0.1)
            assert inside.clock.left == left
            assert not inside.timers
            again = await server.people[0].sit(table)
            await again.until(lambda p: p.table["clock"] and p.table["clock"]["deadline"])
            assert not again.room["paused"]

    asyncio.run(play())


def test_a_left_seat_goes_to_another_with_the_hosts_consent_between_turns(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            table, (first, second, third), inside = await _begun(server)
            ivan = await (await server.person("Ivan")).sit(table)
            await ivan.until(lambda p: p.room)
            assert (await ivan.do("ask_seat", seat=3))["why"]["code"] == "server/not_left"
            await third.do("leave")
            assert (await ivan.do("ask_seat", seat=3))["type"] == "ack"
            await first.until(lambda p: p.room["seats"][2]["asked_by"] == "Ivan")
            assert (await second.do("answer_seat", seat=3, allow=True))["why"]["code"] == "server/not_host"
            await step(first)
            assert inside.play is not None
            if inside.play.state.turn.throws:
                assert (await first.do("answer_seat", seat=3, allow=True))["type"] == "ack"
                assert inside.room.places[2].name == "Віра"
            while first.offers():
                await step(first)
            if inside.room.asking and not inside.room.asking[0].allowed:
                await first.do("answer_seat", seat=3, allow=True)
            await ivan.until(lambda p: p.room["seats"][2]["yours"])
            assert inside.room.seats_of(inside.room.places[2].person or "") == (Seat(2),)
            refused = await third.do("back", seat=3)
            assert refused["why"]["code"] == "server/not_seated"
            await second.until(lambda p: p.offers())
            while second.offers():
                await step(second)
            await ivan.until(lambda p: p.offers())

    asyncio.run(play())


def test_a_host_may_say_no_and_an_owner_who_returns_keeps_his_seat(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            table, (first, _, third), inside = await _begun(server)
            ivan = await (await server.person("Ivan")).sit(table)
            await ivan.until(lambda p: p.room)
            await third.do("leave")
            await ivan.do("ask_seat", seat=3)
            await first.do("answer_seat", seat=3, allow=False)
            await ivan.until(lambda p: p.room["seats"][2]["asked_by"] is None)
            await ivan.do("ask_seat", seat=3)
            await third.do("back", seat=3)
            assert inside.room.asking == ()
            assert (await first.do("answer_seat", seat=3, allow=True))["why"]["code"] == "server/nobody_asked"

    asyncio.run(play())


def test_rules_that_fail_freeze_their_table_and_no_other(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            table, (first, second), inside = await _begun(server, 2)
            other, (third, _), _ = await _begun(server, 2)

            class Broken:
                """Rules with a mistake in them."""

                def __getattr__(self, name: str) -> Any:
                    raise ZeroDivisionError(name)

            inside.hosted = _with_broken_rules(inside.hosted, Broken())
            refused = await first.act(first.offers()[0]["action"])
            assert refused["why"]["code"] == "server/frozen"
            await second.until(lambda p: p.room["status"] == "frozen")
            assert (await first.act("1 roll"))["why"]["code"] in ("server/frozen", "server/stale")
            await step(third)
            await third.until(lambda p: p.seq > 3)
            assert second.table["log"][-1]["says"]
            _ = table, other

    asyncio.run(play())


def _with_broken_rules(hosted: Any, broken: Any) -> Any:
    class Notation:
        game = broken

        def __getattr__(self, name: str) -> Any:
            return getattr(hosted.notation, name)

    class Hosted:
        notation = Notation()

        def __getattr__(self, name: str) -> Any:
            return getattr(hosted, name)

    return Hosted()

"""A dice table from its link to its end."""

import asyncio
import json
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from tests.server.hosting import PATIENCE, Player, Server, eventually, fresh, served
from tests.server.hosting_games import LONG, SHORT, finish, step
from thousand.server.web import socket


async def _two(server: Server, **more: object) -> tuple[str, Player, Player]:
    """A game of two friends that has begun."""
    anna, boris = await server.person("Анна"), await server.person("Boris")
    more.setdefault("changes", LONG)
    table = await anna.make("me", "open", **more)
    host, guest = await anna.sit(table), await boris.sit(table)
    await guest.until(lambda p: p.room)
    await guest.do("sit")
    await host.do("start")
    for player in (host, guest):
        await player.until(lambda p: p.room["status"] == "playing")
    return table, host, guest


async def _mover(*players: Player) -> Player:
    """Whose turn it is."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for player in players:
                if player.table and player.offers():
                    return player
            await asyncio.sleep(0.005)


def test_two_friends_play_a_game_by_link(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            anna, boris = await server.person("Анна"), await server.person("Boris")
            table = await anna.make("me", "open", changes=SHORT)
            host, guest = await anna.sit(table), await boris.sit(table)
            await guest.until(lambda p: p.room and p.room["status"] == "lobby")
            await host.until(lambda p: p.room)
            assert (await host.do("start"))["why"]["code"] == "server/seats_open"
            assert (await guest.do("sit"))["type"] == "ack"
            assert (await guest.do("start"))["why"]["code"] == "server/not_host"
            assert (await host.do("start"))["type"] == "ack"
            await guest.until(lambda p: p.room["status"] == "playing")
            await finish(host, guest)
            assert host.table["scene"]["winner"] in (1, 2)
            await guest.until(lambda p: p.seq == host.seq)
            assert host.table["scene"] == guest.table["scene"]
            assert not host.problems
            mine = (await anna.http.get("/api/me/tables?lang=ru")).json()
            assert [(one["id"], one["status"]) for one in mine] == [(table, "finished")]
            assert mine[0]["winner"] in ("Анна", "Boris")
            assert mine[0]["say"].split(" ")[0] == mine[0]["winner"]

    asyncio.run(play())


def test_a_command_counts_once_however_often_it_is_sent(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            table, *players = await _two(server)
            mover = await _mover(*players)
            message = {"type": "act", "id": fresh(), "seq": mover.seq, "action": mover.offers()[0]["action"]}
            first = await mover.repeat(message)
            again = await mover.repeat(message)
            assert first == again
            assert first["type"] == "ack"
            await mover.until(lambda p: p.seq >= first["seq"])
            stale = await mover.repeat({**message, "id": fresh()})
            assert stale["why"]["code"] in ("server/stale", "dice/not_your_turn")
            found = await server.context.tables.get(table)
            assert found.seq == first["seq"]

    asyncio.run(play())


def test_two_people_may_use_the_same_command_id(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            _, host, guest = await _two(server)
            same = fresh()
            for _ in range(2):
                mover = await _mover(host, guest)
                start = mover.seq
                while mover.offers():
                    await step(mover)
                assert mover.seq > start
            answers = []
            for player in (host, guest):
                answers.append(await player.repeat({"type": "chat", "id": same, "text": "hello"}))
            assert [one["type"] for one in answers] == ["ack", "ack"]
            await host.until(lambda p: len(p.table["chat"]) == 2)

    asyncio.run(play())


def test_nobody_acts_for_another(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            table, host, guest = await _two(server)
            mover = await _mover(host, guest)
            other = guest if mover is host else host
            seat = mover.offers()[0]["seat"]
            stranger = await (await server.person("Ivan")).sit(table)
            await stranger.until(lambda p: p.room)
            for player in (other, stranger):
                refused = await player.do("act", seq=player.seq, action=f"{seat} roll")
                assert refused["why"]["code"] == "server/not_your_seat"
            given = await mover.do("act", seq=mover.seq, action=f"{seat} roll 66666")
            assert given["why"]["code"] == "server/chance_given"
            nonsense = await mover.do("act", seq=mover.seq, action="fly me")
            assert nonsense["why"]["code"].startswith("notation/")
            assert (await stranger.do("leave"))["why"]["code"] == "server/not_seated"
            assert (await stranger.do("back", seat=seat))["why"]["code"] == "server/not_seated"
            assert mover.seq == (await server.context.tables.get(table)).seq

    asyncio.run(play())


def test_whoever_comes_back_gets_everything(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            table, host, guest = await _two(server)
            for _ in range(6):
                await step(await _mover(host, guest))
            person = server.people[0]
            await host.close()
            await step_if_possible(guest)
            again = await person.sit(table)
            await again.until(lambda p: p.room)
            await guest.until(lambda p: p.seq == again.seq)
            assert again.table["scene"]["standings"] == guest.table["scene"]["standings"]
            assert [line["seq"] for line in again.table["log"]] == list(range(1, again.seq + 1))
            await again.send({"type": "sync"})
            await again.until(lambda p: sum('"type":"table"' in frame for frame in p.frames) == 2)

    async def step_if_possible(player: Player) -> None:
        if player.offers():
            await step(player)

    asyncio.run(play())


def test_a_stopped_server_brings_the_table_back(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            table, host, guest = await _two(server)
            for _ in range(9):
                await step(await _mover(host, guest))
            await guest.until(lambda p: p.seq == host.seq)
            before, seq, cookies = host.table, host.seq, dict(server.people[0].http.cookies)
        async with served(folder) as server:
            person = await server.person("Somebody else")
            person.http.cookies.clear()
            person.http.cookies.update(cookies)
            host = await person.sit(table)
            await host.until(lambda p: p.room)
            assert host.seq == seq
            assert host.table["scene"] | {"sheet": []} == before["scene"] | {"sheet": []}
            assert [line["says"] for line in host.table["log"]] == [line["says"] for line in before["log"]]
            assert host.room["seats"][0]["yours"]

    asyncio.run(play())


def test_bots_play_on_and_nothing_moves_without_people(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            anna = await server.person("Анна")
            bot = {"kind": "bot", "bot": "random"}
            table = await anna.make("me", bot, bot, start=True, first="me")
            found = await server.context.tables.get(table)
            await asyncio.sleep(0.1)
            assert found.seq == 1
            host = await anna.sit(table)
            await host.until(lambda p: p.offers())
            while host.table["scene"]["round"] < 3:
                await host.until(lambda p: p.offers())
                await step(host)
            assert {line["by"] for line in host.table["log"]} >= {"self", "bot"}
            await host.close()
            await eventually(lambda: not found.readers and found.job is None)
            seq = found.seq
            await asyncio.sleep(0.2)
            assert found.seq == seq
            assert not found.timers

    asyncio.run(play())


def test_chat_and_phrases_in_each_readers_language(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            table, host, guest = await _two(server)
            watcher = await (await server.person("Оля", "uk")).sit(table, lang="uk")
            await watcher.until(lambda p: p.room)
            assert (await host.do("phrase", phrase="luck"))["seq"] is None
            await watcher.do("chat", text="  <b>добре</b>   є ")
            await guest.until(lambda p: len(p.table["chat"]) == 2)
            await watcher.until(lambda p: len(p.table["chat"]) == 2)
            assert [one["text"] for one in guest.table["chat"]] == ["Good luck", "<b>добре</b> є"]
            assert watcher.table["chat"][0]["text"] == "Успіху"
            assert [one["seat"] for one in guest.table["chat"]] == [1, None]
            assert (await host.do("phrase", phrase="curse"))["why"]["code"] == "server/unknown_phrase"
            again = await server.people[1].sit(table)
            await again.until(lambda p: p.room)
            assert len(again.table["chat"]) == 2

    asyncio.run(play())


def test_a_rematch_keeps_the_seats_and_begins_at_once_when_all_are_here(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            table, host, guest = await _two(server, changes=SHORT)
            assert (await host.do("rematch"))["why"]["code"] == "server/not_finished"
            await finish(host, guest)
            await guest.until(lambda p: p.room["status"] == "finished")
            message = {"type": "rematch", "id": fresh()}
            assert (await guest.repeat(message))["type"] == "ack"
            assert (await host.do("rematch"))["type"] == "ack"
            await host.until(lambda p: p.room["rematch"])
            following = host.room["rematch"]
            assert following != table
            new = await server.people[0].sit(following)
            await new.until(lambda p: p.room["status"] == "playing")
            assert [seat["name"] for seat in new.room["seats"]] == ["Анна", "Boris"]

    asyncio.run(play())


def test_at_the_end_everybody_sees_what_the_stake_brings(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            _, host, guest = await _two(server, changes={**SHORT, "stake": {"amount": 50}})
            await finish(host, guest)
            standings = host.table["scene"]["standings"]
            winner = host.table["scene"]["winner"]
            assert standings[winner - 1]["say"] == "stakes: gets 50"
            assert standings[2 - winner]["say"] == "stake: pays 50"

    asyncio.run(play())


def test_several_people_at_one_device(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            anna = await server.person("Анна")
            table = await anna.make("me", "open", "open", changes={**SHORT, "target": 600})
            host = await anna.sit(table)
            await host.until(lambda p: p.room)
            assert (await host.do("sit"))["why"]["code"] == "server/sits_already"
            assert (await host.do("sit", name="Мама", seat=3))["type"] == "ack"
            assert (await host.do("sit", name="Папа"))["type"] == "ack"
            assert (await host.do("start"))["type"] == "ack"
            await finish(host)
            assert [seat["name"] for seat in host.room["seats"]] == ["Анна", "Папа", "Мама"]
            assert {line["seat"] for line in host.table["log"] if line["seat"]} == {1, 2, 3}

    asyncio.run(play())


def test_a_closed_table_shows_nothing_to_strangers(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            table, host, _ = await _two(server, open_to_watchers=False)
            stranger = await server.person("Ivan")
            watcher = await stranger.sit(table)
            await asyncio.wait_for(watcher.ws.wait_closed(), PATIENCE)
            assert watcher.ws.close_code == 4003
            assert watcher.frames == []
            assert (await stranger.http.get(f"/api/tables/{table}/log?before=9")).status_code == 403
            assert (await stranger.http.get(f"/api/tables/{table}/sheet")).status_code == 403
            brief = (await stranger.http.get(f"/api/tables/{table}")).json()
            assert brief["status"] == "playing"
            assert host.room["watchers"] == 0

    asyncio.run(play())


def test_a_command_that_cannot_be_read_is_refused_by_its_id(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            anna = await server.person("Анна")
            host = await anna.sit(await anna.make("me", "open"))
            refused = await host.do("chat", text="\u202etfel")
            assert (refused["type"], refused["why"]["code"]) == ("refused", "server/unfit_text")
            assert (await host.do("chat", text="left"))["type"] == "ack"

    asyncio.run(play())


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("{", "server/unreadable"),
        ("[]", "server/unreadable"),
        ('{"type":"act"}', "server/unreadable"),
        (json.dumps({"type": "chat", "id": "abcdefgh", "text": "x" * 4000}), "server/unreadable"),
    ],
)
def test_unreadable_messages_get_a_code_and_change_nothing(folder: Path, frame: str, code: str) -> None:
    async def play() -> None:
        async with served(folder) as server:
            anna = await server.person("Анна")
            host = await anna.sit(await anna.make("me", "open"))
            await host.until(lambda p: p.room)
            await host.ws.send(frame)
            await host.until(lambda p: p.problems)
            assert host.problems[0]["why"]["code"] == code
            assert (await host.do("chat", text="still here"))["type"] == "ack"
            for _ in range(25):
                await host.ws.send(frame)
            await asyncio.wait_for(host.ws.wait_closed(), PATIENCE)
            assert host.ws.close_code == 4029

    asyncio.run(play())


def test_who_is_too_slow_to_say_hello_may_come_back(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "HELLO_SECONDS", 0.05)

    async def play() -> None:
        async with served(folder) as server:
            anna = await server.person("Анна")
            table = await anna.make("me", "open")
            cookie = "; ".join(f"{name}={value}" for name, value in anna.http.cookies.items())
            address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
            async with connect(address, additional_headers={"cookie": cookie}) as silent:
                await asyncio.wait_for(silent.wait_closed(), PATIENCE)
                assert silent.close_code == 4008

    asyncio.run(play())

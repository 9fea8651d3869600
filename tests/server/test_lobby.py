"""Before the game: who sits where, and who may begin."""

import asyncio
from pathlib import Path

import pytest

from tests.server.hosting import eventually, fresh, served
from tests.server.hosting_games import SHORT, finish
from thousand.bots.registry import names
from thousand.core.seats import Seat
from thousand.notation.fair import Proven, verify
from thousand.notation.games import GAMES
from thousand.notation.records import read_record
from thousand.server.games import solved
from thousand.tables import shelf
from thousand.tables.cards import bids, race


def test_the_host_fills_and_frees_places(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            anna, boris = await server.person("Анна"), await server.person("Boris")
            table = await anna.make("me", "open", "open", changes=SHORT)
            host, guest = await anna.sit(table), await boris.sit(table)
            await guest.until(lambda p: p.room)
            await guest.do("sit", seat=3)
            for refused, code in (
                (await guest.do("add_bot", seat=2), "server/not_host"),
                (await guest.do("sit", seat=2), "server/sits_already"),
                (await host.do("add_bot", seat=3), "server/seat_taken"),
                (await host.do("add_bot", seat=2, bot="oracle"), "bots/unknown_bot"),
                (await host.do("add_bot", seat=8), "server/no_seat"),
                (await guest.do("remove", seat=1), "server/not_host"),
                (await host.do("act", seq=host.seq, action="1 roll"), "server/not_playing"),
                (await host.do("ask_seat", seat=3), "server/not_playing"),
            ):
                assert refused["why"]["code"] == code
            assert (await host.do("add_bot", seat=2))["type"] == "ack"
            assert (await host.do("add_bot", seat=2, bot="random"))["type"] == "ack"
            await guest.until(lambda p: p.room["seats"][1]["bot"] == "random")
            assert (await host.do("remove", seat=3))["type"] == "ack"
            await guest.until(lambda p: p.room["seats"][2]["kind"] == "open")
            assert (await guest.do("sit"))["type"] == "ack"
            assert (await guest.do("leave"))["type"] == "ack"
            assert (await guest.do("sit"))["type"] == "ack"
            await host.until(lambda p: p.room["can_start"] is None)
            assert (await host.do("start"))["type"] == "ack"
            assert (await guest.do("sit"))["why"]["code"] == "server/not_in_lobby"
            assert (await host.do("remove", seat=2))["why"]["code"] == "server/not_in_lobby"

    asyncio.run(play())


def test_the_host_drops_a_place_that_nobody_took(folder: Path) -> None:
    """Those behind it move up and promise anew; the game is played and proven by those who are there."""

    async def lobby() -> str:
        async with served(folder) as server:
            anna, boris = await server.person("Анна"), await server.person("Boris")
            table = await anna.make("me", "open", "open", "open", changes=SHORT, first=4)
            host, guest = await anna.sit(table), await boris.sit(table)
            await guest.until(lambda p: p.room)
            await guest.do("sit", seat=4)
            for refused, code in (
                (await guest.do("drop", seat=2), "server/not_host"),
                (await host.do("drop", seat=4), "server/seat_taken"),
                (await host.do("drop", seat=5), "server/no_seat"),
            ):
                assert refused["why"]["code"] == code
            for _ in range(2):
                assert host.room["can_drop"]
                assert (await host.do("drop", seat=2))["type"] == "ack"
            assert host.table["log"][-1]["says"] == ["Place 2 is taken away"]
            assert [seat["name"] for seat in host.room["seats"]] == ["Анна", "Boris"]
            assert not host.room["can_drop"]
            await guest.do("leave")
            assert (await host.do("drop", seat=2))["why"]["code"] == "server/wrong_seats"
            await guest.do("sit")
            inside = await server.context.tables.get(table)
            assert inside.draws is not None
            await eventually(lambda: all(inside.draws.has_committed(Seat(seat)) for seat in (0, 1)))
            await host.do("start")
            await guest.until(lambda p: p.offers())
            await finish(host, guest)
            record = read_record((await anna.http.get(f"/api/tables/{table}/record")).text)
            assert record.players == ("Анна", "Boris")
            assert all(isinstance(one, Proven) for one in verify(record))
            assert (await host.do("rematch"))["type"] == "ack"
            await host.until(lambda p: p.room["rematch"])
            again = await server.context.tables.get(host.room["rematch"])
            assert (again.spec.seats, again.spec.first) == (2, 0)
            return table

    async def after_a_restart(table: str) -> None:
        async with served(folder) as server:
            found = await server.context.tables.get(table)
            assert (found.spec.seats, found.spec.first, found.room.status) == (2, 1, "finished")

    asyncio.run(after_a_restart(asyncio.run(lobby())))


def test_fewer_play_by_the_rules_for_so_many(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            anna = await server.person("Анна")
            table = await anna.make("me", "open", "open", "open", game="cards", preset="home")
            host = await anna.sit(table)
            await host.until(lambda p: p.room)
            inside = await server.context.tables.get(table)
            for seats in (3, 2):
                assert (await host.do("drop", seat=2))["type"] == "ack"
                assert inside.rules == GAMES["cards"].rules("home", players=seats)
            assert not host.room["can_drop"]
            for_four = {"sitter": {"points": "aces", "ace": 50, "marriage": True}}
            table = await anna.make(
                "me", "open", "open", "open", game="cards", preset="home", changes=for_four
            )
            host = await anna.sit(table)
            await host.until(lambda p: p.room)
            assert (await host.do("drop", seat=2))["why"]["code"] == "cards/not_for_seats"
            assert len(host.room["seats"]) == 4

    asyncio.run(play())


def test_a_table_whose_host_is_lost_gets_another(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            anna, boris = await server.person("Анна"), await server.person("Boris")
            table = await anna.make("me", "open", changes=SHORT)
            host, guest = await anna.sit(table), await boris.sit(table)
            await guest.until(lambda p: p.room)
            await guest.do("sit")
            await host.close()
            await guest.until(lambda p: not p.room["seats"][0]["online"])
            assert not guest.room["host"]
            inside = await server.context.tables.get(table)
            for person in inside.gone:
                inside.gone[person] -= 10_000
            server.context.driver.wake(inside)
            await guest.until(lambda p: p.room["host"])
            assert (await guest.do("start"))["type"] == "ack"

    asyncio.run(play())


def test_every_bot_has_a_name_in_every_language_and_may_be_seated_where_it_can_play(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            anna = await server.person("Анна")
            for lang in ("ru", "uk", "en"):
                games = (await anna.http.get(f"/api/games?lang={lang}")).json()
                offered = {game["key"]: {bot["key"] for bot in game["bots"]} for game in games}
                assert offered == {game: set(names(game)) for game in ("cards", "dice")}
            table = await anna.make("me", "open", "open")
            host = await anna.sit(table)
            await host.until(lambda p: p.room)
            refused = await host.do("add_bot", seat=2, bot="perfect")
            assert refused["why"]["code"] == "bots/only_two"
            assert (await host.do("add_bot", seat=2, bot="master"))["type"] == "ack"

    asyncio.run(play())


def test_the_editor_says_which_bots_can_play(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            anna = await server.person("Анна", lang="ru")
            draft = {"game": "dice", "preset": "kubiki", "lang": "ru"}
            cases: list[tuple[int, dict[str, int], str | None]] = [
                (2, {}, None),
                (3, {}, "bots/only_two"),
                (2, {"entry": 75}, "bots/not_solved"),
            ]
            for seats, changes, code in cases:
                asked = {**draft, "seats": seats, "changes": changes}
                told = (await anna.http.post("/api/rules/check", json=asked)).json()["bots"]
                assert [bot["key"] for bot in told] == list(names("dice"))
                hindered = {bot["key"]: bot["why"] for bot in told if bot["why"]}
                assert [why["code"] for why in hindered.values()] == ([code] if code else [])
                assert "perfect" in hindered or code is None
                plans = [{"kind": "me"}, *[{"kind": "bot", "bot": "perfect"}] * (seats - 1)]
                made = await anna.http.post(
                    "/api/tables?lang=ru",
                    json={
                        "id": fresh(),
                        "game": "dice",
                        "preset": "kubiki",
                        "seats": plans,
                        "changes": changes,
                    },
                )
                assert made.status_code == (422 if code else 201)
                if code:
                    assert made.json()["why"] == hindered["perfect"]

    asyncio.run(play())


def test_what_the_user_has_solved_is_found_at_the_tables_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def data_path(name: str, *, appauthor: bool) -> Path:
        return tmp_path

    looked: list[Path] = []
    monkeypatch.setattr(solved, "user_data_path", data_path)
    for room in (shelf, bids, race):
        monkeypatch.setattr(room, "add_folder", looked.append)
    solved.use_solved.__wrapped__()
    assert looked == []
    (tmp_path / "tables").mkdir()
    solved.use_solved.__wrapped__()
    assert looked == [tmp_path / "tables"] * 3

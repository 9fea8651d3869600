"""A hint is for one's own seat on one's turn, where the table allows it, and everybody is told of it."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.hosting import Person, Player, served
from tests.server.hosting_games import SHORT, finish, step
from thousand.core.errors import CodedError
from thousand.server.tables import thinking
from thousand.text.catalogue import language

BOT = {"kind": "bot", "bot": "random"}


async def ask(person: Person, table: str, seat: int = 1, lang: str = "en") -> Any:
    return await person.http.post(f"/api/tables/{table}/hint?lang={lang}", json={"seat": seat})


def code(answered: Any) -> tuple[int, str]:
    return answered.status_code, answered.json()["why"]["code"]


async def to_choose(player: Player) -> None:
    """Play on until there is more than one thing to do."""
    while True:
        await player.until(lambda p: p.offers())
        if len(player.offers()) > 1:
            return
        await step(player)


def test_a_hint_weighs_every_choice_and_is_marked_once(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            anna = await server.person("Анна", "ru")
            table = await anna.make("me", BOT, preset="kubiki", first="me", start=True)
            host = await anna.sit(table, lang="ru")
            assert (await host.until(lambda p: p.room))["hints"] is True
            await to_choose(host)
            before = host.seq
            hints = await asyncio.gather(*(ask(anna, table, lang="ru") for _ in range(3)))
            hint = hints[0].json()
            assert all(one.json() == hint for one in hints)
            assert {one["action"]: one["label"] for one in hint["choices"]} == {
                offer["action"]: offer["label"] for offer in host.offers()
            }
            shares = [one["share"] for one in hint["choices"]]
            assert shares == sorted(shares, reverse=True)
            assert hint["choices"][0]["less"] is None
            assert hint["choices"][0]["figure"].endswith("%")
            assert hint["why"]
            assert hint["seq"] == before + 1
            await host.reached(hint["seq"])
            assert host.seq == hint["seq"]
            assert host.table["log"][-1]["says"] == ["Анна берёт подсказку"]
            assert (await step(host) or {})["type"] == "ack"

    asyncio.run(play())


def test_no_hint_for_others_at_the_wrong_time_or_where_none_are_allowed(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            anna, boris, vera = [await server.person(name) for name in ("Анна", "Борис", "Вера")]
            table = await anna.make("me", "open", preset="kubiki", first="me", hints=True)
            host, guest = await anna.sit(table), await boris.sit(table)
            await guest.until(lambda p: p.room)
            await guest.do("sit", seat=2)
            assert code(await ask(anna, table)) == (422, "server/not_playing")
            await host.do("start")
            await host.until(lambda p: p.offers())
            assert code(await ask(boris, table, 1)) == (422, "server/not_your_seat")
            assert code(await ask(vera, table, 1)) == (422, "server/not_your_seat")
            assert code(await ask(boris, table, 2)) == (409, "server/not_your_turn")
            assert (await ask(anna, table, 1)).status_code == 200
            await guest.until(lambda p: "takes a hint" in "".join(p.table["log"][-1]["says"]))

    asyncio.run(play())


@pytest.mark.parametrize(
    ("seats", "asked", "allowed"),
    [
        (["me", BOT], {}, True),
        (["me", "open"], {}, False),
        (["me", {"kind": "me", "name": "Ева"}], {}, False),
        (["me", "open"], {"hints": True}, True),
        (["me", BOT], {"hints": False}, False),
    ],
)
def test_who_may_have_hints(folder: Path, seats: list[Any], asked: dict[str, bool], allowed: bool) -> None:
    async def play() -> None:
        async with served(folder) as server:
            anna = await server.person("Анна")
            start = "open" not in seats
            table = await anna.make(*seats, preset="kubiki", first="me", start=start, **asked)
            host = await anna.sit(table)
            assert (await host.until(lambda p: p.room))["hints"] is allowed
            if start and not allowed:
                await host.until(lambda p: p.offers())
                assert code(await ask(anna, table)) == (403, "server/no_hints")

    asyncio.run(play())


def test_rules_that_nobody_has_solved(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            anna = await server.person("Анна")
            table = await anna.make("me", BOT, changes=SHORT, first="me", start=True)
            host = await anna.sit(table)
            await host.until(lambda p: p.offers())
            before = host.seq
            assert code(await ask(anna, table)) == (422, "server/not_solved")
            assert host.seq == before

    asyncio.run(play())


def test_hints_are_limited(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            server.context.limits.factor = 1
            anna = await server.person("Анна")
            table = await anna.make("me", BOT, preset="kubiki", first="me", start=True)
            host = await anna.sit(table)
            await host.until(lambda p: p.offers())
            answers = await asyncio.gather(*(ask(anna, table) for _ in range(40)))  # at once, however slow
            assert (429, "server/too_many") in {code(each) for each in answers if each.status_code != 200}

    asyncio.run(play())


def test_a_finished_game_is_analysed_once(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            anna, ivan = await server.person("Анна"), await server.person("Иван")
            table = await anna.make("me", BOT, preset="kubiki", first="me", start=True)
            host = await anna.sit(table)
            await host.until(lambda p: p.offers())
            assert code(await ivan.http.get(f"/api/tables/{table}/analysis")) == (409, "server/not_finished")
            assert code(await ivan.http.post(f"/api/tables/{table}/analysis")) == (409, "server/not_finished")
            assert (await ask(anna, table)).status_code == 200
            await finish(host, seconds=60)
            address = f"/api/tables/{table}/analysis?lang=ru"
            assert (await ivan.http.get(address)).json()["state"] == "none"
            await ivan.http.post(address)
            while (found := (await ivan.http.get(address)).json())["state"] != "done":
                await asyncio.sleep(0.05)
            check(found, await replayed(ivan, table))
            assert (await anna.http.post(address)).json() == found

    asyncio.run(play())


def test_a_game_by_unsolved_rules_has_no_analysis(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            anna = await server.person("Анна")
            table = await anna.make("me", BOT, changes=SHORT, first="me", start=True)
            host = await anna.sit(table)
            await host.until(lambda p: p.offers())
            await finish(host, seconds=60)
            address = f"/api/tables/{table}/analysis"
            await anna.http.post(address)
            while (found := await anna.http.get(address)).json()["state"] == "running":
                await asyncio.sleep(0.05)
            silent = {"state": "silent", "done": 0, "of": 0, "report": None}
            assert (found.status_code, found.json()) == (200, silent)
            assert (await anna.http.post(address)).json() == silent

    asyncio.run(play())


async def replayed(person: Person, table: str) -> list[dict[str, Any]]:
    """All steps of a finished game."""
    steps: list[dict[str, Any]] = []
    following: int | None = 0
    while following is not None:
        page = (await person.http.get(f"/api/tables/{table}/replay?lang=ru&from={following}")).json()
        steps += page["steps"]
        following = page["next"]
    return steps


def won(player: dict[str, str]) -> float:
    """What luck gave and mistakes took."""
    return sum(
        float(player[what].replace("−", "-").replace(",", ".").rstrip("\xa0 %")) / 100
        for what in ("luck", "losses")
    )


def check(found: dict[str, Any], steps: list[dict[str, Any]]) -> None:
    """The analysis fits the replay."""
    report = found["report"]
    moments, mistakes, players = report["moments"], report["mistakes"], report["players"]
    winner = steps[-1]["scene"]["winner"]
    assert found["done"] == found["of"] == len(steps)
    assert moments[0]["step"] == 0
    assert moments[-1]["values"] == [float(seat == winner) for seat in (1, 2)]
    assert all(abs(sum(moment["values"]) - 1) < 0.001 for moment in moments)
    assert [player["hints"] for player in players] == [1, 0]
    for player in players:
        dearest = [mistakes[place] for place in player["dearest"]]
        assert {one["seat"] for one in dearest} <= {player["seat"]}
        own = sorted((one["loss"] for one in mistakes if one["seat"] == player["seat"]), reverse=True)
        assert [one["loss"] for one in dearest] == own[:3]
    assert moments[0]["values"][0] + won(players[0]) - won(players[1]) == pytest.approx(
        moments[-1]["values"][0], abs=0.01
    ), "between two players nothing but chance, luck and losses decides"
    for one in mistakes:
        assert steps[one["step"]]["line"]["seat"] == one["seat"]
        assert one["label"] != one["better"]
        assert one["less"].startswith("−")


def test_workers_that_are_not_ready_yet_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "HINT_PATIENCE", 0.0)

    async def hint() -> None:
        workers = thinking.Workers(1)
        try:
            with pytest.raises(CodedError, match="server/preparing"):
                await workers.advise("dice", int)
        finally:
            workers.close()

    asyncio.run(hint())


def test_the_log_speaks_every_language() -> None:
    from thousand.text.hints import HINTED

    assert {language(code).say(HINTED, player="X") for code in ("ru", "uk", "en")} == {
        "X берёт подсказку",
        "X бере підказку",
        "X takes a hint",
    }

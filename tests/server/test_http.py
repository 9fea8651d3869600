"""The HTTP side: who one is, what is refused, what every answer carries."""

import asyncio
import json
import re
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.hosting import Person, Server, fresh, served
from thousand.server.web import limits, site

JSON = {"content-type": "application/json"}


def test_the_secret_is_in_the_cookie_alone(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            person = Person(server.url)
            server.people.append(person)
            assert (await person.http.get("/api/me")).status_code == 401
            given = await person.http.post("/api/me", json={"name": "  Анна   К. ", "lang": "ru"})
            assert given.json() == {"name": "Анна К.", "lang": "ru"}
            cookie = given.headers["set-cookie"].lower()
            assert "httponly" in cookie
            assert "samesite=lax" in cookie
            assert "secure" not in cookie
            secret = person.http.cookies["thousand"]
            raw = (folder / "thousand.sqlite3").read_bytes() + (folder / "thousand.sqlite3-wal").read_bytes()
            assert secret.encode() not in raw
            renamed = await person.http.post("/api/me", json={"name": "Аня", "lang": "uk"})
            assert "set-cookie" not in renamed.headers
            assert (await person.http.get("/api/me")).json() == {"name": "Аня", "lang": "uk"}
            assert person.http.cookies["thousand"] == secret

    asyncio.run(play())


def test_behind_https_the_cookie_is_secure(folder: Path) -> None:
    async def play() -> None:
        async with served(folder, public_url="https://example.org") as server, httpx.AsyncClient() as http:
            given = await http.post(f"{server.url}/api/me", json={"name": "A", "lang": "en"})
            assert "secure" in given.headers["set-cookie"].lower()
            assert given.headers["strict-transport-security"]

    asyncio.run(play())


def test_an_identity_moves_once_by_a_link(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            phone, laptop, thief = await server.person("Анна"), Person(server.url), Person(server.url)
            server.people += [laptop, thief]
            link = (await phone.http.post("/api/me/link")).json()
            assert "<svg" in link["qr"]
            token = {"token": link["token"]}
            assert (await laptop.http.post("/api/me/arrive", json=token)).json()["name"] == "Анна"
            assert laptop.http.cookies["thousand"] != phone.http.cookies["thousand"]
            spent = await thief.http.post("/api/me/arrive", json=token)
            assert (spent.status_code, spent.json()["why"]["code"]) == (410, "server/link_spent")
            assert "thousand" not in thief.http.cookies
            table = await phone.make("me", "open")
            at_laptop = await laptop.sit(table)
            await at_laptop.until(lambda p: p.room)
            assert at_laptop.room["seats"][0]["yours"]
            old = (await phone.http.post("/api/me/link")).json()["token"]
            await phone.http.post("/api/me/link")
            assert (await thief.http.post("/api/me/arrive", json={"token": old})).status_code == 410

    asyncio.run(play())


def test_foreign_pages_are_refused(folder: Path) -> None:
    async def play() -> None:
        async with served(folder, origins=("http://127.0.0.1:5173",)) as server:
            anna = await server.person("Анна")
            table = await anna.make("me", "open")
            foreign = {"origin": "https://evil.example"}
            refused = await anna.http.post("/api/me", json={"name": "X", "lang": "en"}, headers=foreign)
            assert (refused.status_code, refused.json()["why"]["code"]) == (403, "server/wrong_origin")
            url = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
            with pytest.raises(InvalidStatus):
                async with connect(url, additional_headers=foreign):
                    pass
            for origin in (server.url, "http://127.0.0.1:5173"):
                named = {"name": "X", "lang": "en"}
                fine = await anna.http.post("/api/me", json=named, headers={"origin": origin})
                assert fine.status_code == 200

    asyncio.run(play())


def test_every_answer_is_guarded(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server, httpx.AsyncClient(base_url=server.url) as http:
            for path in ("/", "/healthz", "/api/me", "/api/nowhere", "/t/abcdefghij123456", "/metrics"):
                answered = await http.get(path)
                policy = answered.headers["content-security-policy"]
                assert "default-src 'none'" in policy
                assert "unsafe" not in policy
                assert answered.headers["x-content-type-options"] == "nosniff"
                assert "server" not in answered.headers

    asyncio.run(play())


@pytest.mark.parametrize(
    "path",
    ["/../pyproject.toml", "/assets/../../app.py", "/%2e%2e/%2e%2e/settings.py", "/.env", "/index.html.bak"],
)
def test_only_the_pages_own_files_are_served(folder: Path, path: str) -> None:
    async def play() -> None:
        async with served(folder) as server, httpx.AsyncClient(base_url=server.url) as http:
            assert (await http.get(path)).status_code == 404

    asyncio.run(play())


def test_too_long_and_wrong_bodies_get_a_code(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            anna = await server.person("Анна")
            long = await anna.http.post("/api/me", content=b"x" * 70_000)
            assert (long.status_code, long.json()["why"]["code"]) == (413, "server/too_long")
            bodies: list[dict[str, object]] = [
                {},
                {"name": "A" * 25, "lang": "en"},
                {"name": "A", "lang": "de"},
                {"name": "A", "lang": "en", "admin": True},
            ]
            for body in bodies:
                refused = await anna.http.post("/api/me", json=body)
                assert refused.status_code == 422
                assert refused.json()["why"]["code"] == "server/unreadable"
            family = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
            for name in ("\u202eA", "\u200fA", family):
                refused = await anna.http.post("/api/me?lang=ru", json={"name": name, "lang": "en"})
                assert (refused.status_code, refused.json()["where"]) == (422, "body.name")
                assert refused.json()["why"]["code"] == "server/unfit_name"
                assert "имени" in refused.json()["why"]["say"]
            draft = '{"game": "dice", "preset": "classic", "lang": "en", "changes": %s}'
            nested = '{"a": ' * 5000 + "1" + "}" * 5000
            for changes in ('{"\\ud800": 1}', '{"target": NaN}', nested):
                refused = await anna.http.post("/api/rules/check", content=draft % changes, headers=JSON)
                assert refused.status_code == 422
                assert refused.json()["why"]["code"] == "server/unreadable"

    asyncio.run(play())


def test_tables_that_cannot_be_made_are_refused_with_a_reason(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            anna = await server.person("Анна")

            async def refused(seats: list[dict[str, str]], **more: object) -> str:
                asked = {"id": fresh(), "game": "dice", "preset": "classic", "seats": seats, **more}
                answered = await anna.http.post("/api/tables", json=asked)
                assert answered.status_code == 422, answered.text
                code: str = answered.json()["why"]["code"]
                return code

            me, opened = {"kind": "me"}, {"kind": "open"}
            assert await refused([me, opened], preset="nowhere") == "rules/unknown_preset"
            assert await refused([me, opened], changes={"entry": 7}) == "dice/not_multiple_of_five"
            assert await refused([me, opened], changes={"gravity": 7}) == "rules/unknown_key"
            assert await refused([me, {"kind": "bot", "bot": "oracle"}]) == "bots/unknown_bot"
            assert await refused([me, me]) == "server/own_name"
            assert await refused([opened, opened], first="me") == "server/no_host_seat"
            assert await refused([me, opened], first=3) == "server/no_seat"
            assert await refused([me, opened], start=True) == "server/seats_open"
            assert await refused([me]) == "server/unreadable"

    asyncio.run(play())


def test_a_table_sent_twice_is_made_once(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            anna = await server.person("Анна")
            asked = {
                "id": fresh(),
                "game": "dice",
                "preset": "home",
                "seats": [{"kind": "me"}, {"kind": "open"}],
            }
            made = [(await anna.http.post("/api/tables", json=asked)).json()["id"] for _ in range(2)]
            assert made[0] == made[1]
            assert len((await anna.http.get("/api/me/tables")).json()) == 1
            assert (await anna.http.get("/api/tables/abcdefghij123456")).status_code == 404
            assert (await anna.http.get("/api/tables/ABC")).status_code == 422
            invite = (await anna.http.get(f"/api/tables/{made[0]}/invite")).json()
            assert invite["link"].endswith(f"/t/{made[0]}")
            assert invite["qr"].startswith("<svg")

    asyncio.run(play())


def test_house_rules_are_checked_shown_saved_and_shared(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            anna, boris = await server.person("Анна"), await server.person("Boris")
            draft = {
                "game": "dice",
                "preset": "classic",
                "lang": "ru",
                "changes": {"entry": 75, "dump": False},
            }
            shown = (await anna.http.post("/api/rules/check", json=draft)).json()
            assert (shown["differences"], shown["problem"]) == (2, None)
            assert shown["changes"] == {"entry": 75, "dump": False}
            groups = {group["key"]: group for group in shown["groups"]}
            assert groups["entry"]["settings"][0]["was_say"] == "было 50"
            assert [key for key, group in groups.items() if group["changed"]] == ["entry", "dump"]
            assert any(section["changed"] for section in shown["page"]["sections"])
            wrong = {**draft, "changes": {"entry": 77}}
            told = (await anna.http.post("/api/rules/check", json=wrong)).json()
            assert (told["problem"]["code"], told["problem_key"]) == ("dice/not_multiple_of_five", "entry")
            assert told["groups"][0]["settings"]
            kept = {
                "name": "Дачные",
                **{name: draft[name] for name in ("game", "preset", "changes")},
                "version": 1,
            }
            saved = (await anna.http.post("/api/rules", json=kept)).json()
            assert saved["yours"]
            found = (await boris.http.get(f"/api/rules/{saved['id']}")).json()
            assert (found["by"], found["yours"], found["changes"]) == ("Анна", False, draft["changes"])
            assert (await boris.http.delete(f"/api/rules/{saved['id']}")).status_code == 404
            assert len((await anna.http.get("/api/rules/mine")).json()) == 1
            assert (await anna.http.delete(f"/api/rules/{saved['id']}")).status_code == 204
            assert (await boris.http.get(f"/api/rules/{saved['id']}")).status_code == 404

    asyncio.run(play())


def test_every_setting_of_every_preset_can_be_switched_on_and_changed(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            anna = await server.person("Анна")
            for preset in ("home", "classic-open"):
                draft = {"game": "dice", "preset": preset, "lang": "en"}
                shown = (await anna.http.post("/api/rules/check", json=draft)).json()
                for setting in [one for group in shown["groups"] for one in group["settings"]]:
                    if not setting["optional"]:
                        continue
                    changes = _at(setting["key"], setting["default"])
                    again = (
                        await anna.http.post("/api/rules/check", json={**draft, "changes": changes})
                    ).json()
                    code = again["problem"]["code"] if again["problem"] else ""
                    assert not code.startswith("rules/"), (setting["key"], again["problem"])

    asyncio.run(play())


def _at(key: str, value: object) -> dict[str, object]:
    first, _, rest = key.partition(".")
    return {first: _at(rest, value) if rest else value}


def test_health_and_metrics(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server, httpx.AsyncClient(base_url=server.url) as http:
            assert (await http.get("/healthz")).text == "ok"
            assert (await http.get("/readyz")).text == "ok"
            assert "thousand_commands_total" in (await http.get("/metrics")).text
            assert (await http.get("/api/server")).json()["protocol"] == 1
            games = {game["key"]: game for game in (await http.get("/api/games?lang=uk")).json()}
            assert {"cards", "dice"} == games.keys()
            assert games["dice"]["name"] == "Кості"
            assert {preset["name"] for preset in games["dice"]["presets"]} > {"Класика"}
            assert games["cards"]["bots"][0]["key"] == "steady"

    asyncio.run(play())


def test_who_asks_too_often_must_wait(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "monotonic", lambda: 1.0)

    async def play() -> None:
        async with served(folder) as server:
            anna = await server.person("Анна")
            host = await anna.sit(await anna.make("me", "open"))
            await host.until(lambda p: p.room)
            server.context.limits.factor = 1.0
            answers = [await host.do("chat", text=f"{number}") for number in range(8)]
            codes = [one["why"]["code"] for one in answers if one["type"] == "refused"]
            assert codes
            assert set(codes) == {"server/too_many"}
            for _ in range(25):
                answered = await anna.http.post("/api/me", json={"name": "A", "lang": "en"})
            assert answered.status_code == 429
            server.context.limits.factor = 0.02
            answers = [await anna.http.get("/api/server?lang=ru") for _ in range(12)]
            assert answers[-1].status_code == 429
            why = answers[-1].json()["why"]
            assert (why["code"], why["say"]) == ("server/too_many", "Слишком часто, подождите немного")
            part = await anna.http.get("/assets/none.js")
            assert part.status_code == 404, "the parts of pages are never too many"

    asyncio.run(play())


def test_pages_of_nothing_are_not_found_and_the_others_are(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            anna = await server.person("Анна")
            table = await anna.make("me", "open")
            kept = {
                "name": "Дачные",
                "game": "dice",
                "preset": "home",
                "version": 1,
                "changes": {"entry": 50},
            }
            rules = (await anna.http.post("/api/rules", json=kept)).json()["id"]
            missing = "abcdefghij123456"
            there = ["/", *(f"/{page}" for page in sorted(site.PAGES)), f"/t/{table}", f"/replay/{table}"]
            nowhere = ["/nosuch", "/r/", f"/r/{table}", "/t", "/t/", "/t/unknown", f"/t/{missing}", "/new/"]
            nowhere += [
                f"/t/{table}/x",
                f"/replay/{missing}",
                f"/rules/{missing}",
                f"/rules/{table}",
                "/t/%00",
            ]
            answers = {path: await anna.http.get(path) for path in [*there, f"/rules/{rules}", *nowhere]}
            assert {path for path, got in answers.items() if got.status_code == 404} == set(nowhere)
            assert all("<title>Plain</title>" in answers[path].text for path in nowhere), "the same shell"
            assert (await anna.http.head("/nosuch")).status_code == 404

    with plain_pages(folder):
        asyncio.run(play())


def test_the_server_knows_the_pages_that_the_front_end_has() -> None:
    app = Path(__file__).parents[2] / "web" / "src" / "App.svelte"
    patterns = set(re.findall(r"pattern: '/([^']*)'", app.read_text(encoding="utf-8")))
    assert patterns == {*site.PAGES, "t/:id", "replay/:id", "rules/:id"}


@contextmanager
def plain_pages(folder: Path) -> Generator[Path]:
    """Pages that need no build."""
    pages = folder / "pages"
    pages.mkdir()
    (pages / "index.html").write_text("<!--head--><title>Plain</title><!--/head--><body>")
    kept, site.STATIC = site.STATIC, pages
    try:
        yield pages
    finally:
        site.STATIC = kept


CHUNKS = {
    "index.html": {"file": "assets/index.js", "imports": ["_shared.js"]},
    "_shared.js": {"file": "assets/shared.js"},
    "src/pages/Table.svelte": {"file": "assets/table.js", "imports": ["index.html", "_shared.js"]},
    "src/table/Lobby.svelte": {"file": "assets/lobby.js", "css": ["assets/lobby.css"]},
    "src/dice/DiceTable.svelte": {"file": "assets/throw.js"},
    "src/cards/CardTable.svelte": {"file": "assets/hand.js"},
}
"""What a build might have written down."""


def test_the_preview_of_an_invitation_says_who_invites_and_escapes_it(folder: Path) -> None:
    async def play(server: Server, table: str) -> str:
        async with httpx.AsyncClient(base_url=server.url) as http:
            return (await http.get(f"/t/{table}", headers={"accept-language": "ru-RU,ru"})).text

    async def main() -> None:
        async with served(folder) as server:
            anna = await server.person('<script>"Анна"')
            text = await play(server, await anna.make("me", "open"))
            assert "&lt;script&gt;&quot;Анна&quot; зовёт вас сыграть" in text
            assert "<script>&" not in text
            assert "Классика" in text
            unknown = await play(server, "abcdefghij123456")
            assert "<title>Plain</title>" in unknown
            assert "preload" not in unknown
            assert re.findall(r'<link rel="(?:module)?preload"[^>]* href="([^"]+)">', text) == [
                "/assets/table.js",
                "/assets/lobby.js",
                "/assets/lobby.css",
            ]

    with plain_pages(folder) as pages:
        (pages / "chunks.json").write_text(json.dumps(CHUNKS))
        asyncio.run(main())

"""A card table: three people, each at a device of his own, none of whom sees what is not his to see."""

import asyncio
import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.hosting import PATIENCE, Message, Player, Server, served
from thousand.notation.fair import Proven, verify
from thousand.notation.records import read_record

SIGNS = {"♠": "s", "♣": "c", "♦": "d", "♥": "h"}
SIGN = re.compile(r"(10|[9JQKA])([♠♣♦♥])")
CODES = re.compile(r"(?:(?:[ATKQJ9]{1,6}[scdh])+[/ ]?)+")
HAND = re.compile(r"([ATKQJ9]{1,6})([scdh])")


def cards_in(data: Any) -> set[str]:
    """Every card that any text in ``data`` names: by signs, or by codes in a word of nothing but codes."""
    match data:
        case dict():
            return set().union(*map(cards_in, data.values()))
        case list():
            return set().union(*map(cards_in, data))
        case str():
            signs = {("T" if rank == "10" else rank) + SIGNS[sign] for rank, sign in SIGN.findall(data)}
            words = [word for word in data.split() if CODES.fullmatch(word)]
            return signs | {r + suit for word in words for ranks, suit in HAND.findall(word) for r in ranks}
        case _:
            return set()


class Knowledge:
    """What a seat may know in the deal that is going on, worked out from the whole truth by hand."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.cards: set[str] = set()
        self.hand: set[str] = set()
        self.since = 0

    def follow(self, seq: int, events: list[Message]) -> None:
        for event in events:
            self._learn(seq, event)

    def _learn(self, seq: int, event: Message) -> None:  # noqa: C901 - a table of who sees what
        own = self.seat is not None and event.get("seat") == self.seat
        match event["type"]:
            case "Dealt":
                self.cards, self.since = set(), seq
                self.hand = set() if self.seat is None else set(event["hands"][self.seat - 1])
                if self.seat not in event["face_down"]:
                    self.cards |= self.hand
            case "LookedAtHand" if own:
                self.cards |= set(event["hand"])
            case "TalonTaken" if event["shown"] or own:
                self.cards |= set(event["cards"])
            case "TalonPeeked" | "TableCardsTaken" if own:
                self.cards |= set(event["cards"])
            case "CardGiven" if self.seat is not None and self.seat in (event["seat"], event["to"]):
                self.cards.add(event["card"])
            case "CardPlayed":
                self.cards.add(event["card"])
            case "RedealClaimed" | "RedealForced" | "TrickTaken" | "RestTaken":
                self.cards |= set(event["cards"])
            case "MarriageDeclared":
                self.cards |= {"K" + event["suit"], "Q" + event["suit"]}
            case "AceMarriageDeclared":
                self.cards |= {"As", "Ac", "Ad", "Ah"}
            case "HandsPeeked" if own:
                self.cards |= {card for hand in event["hands"] for card in hand}
            case "TalonCardPeeked" if own:
                self.cards.add(event["card"])
            case "PackCut":
                self.since = seq
                self.cards.add(event["card"])


async def begun(server: Server, **more: Any) -> tuple[str, list[Player]]:
    """Three people at a card table."""
    people = [await server.person(name) for name in ("Анна", "Boris", "Віра")]
    table = await people[0].make("me", "open", "open", game="cards", **{"preset": "online", **more})
    players = [await person.sit(table) for person in people]
    for player in players:
        await player.until(lambda p: p.room)
    for player in players[1:]:
        assert (await player.do("sit"))["type"] == "ack"
    await asyncio.sleep(0.02)
    assert (await players[0].do("start"))["type"] == "ack"
    for player in players:
        await player.until(lambda p: p.room["status"] == "playing")
    return table, players


async def play_on(players: list[Player], moves: int, luck: Random) -> None:
    """Let whoever is to act do something allowed, as long as the game goes on."""

    async def one(player: Player) -> None:
        while player.room["status"] == "playing" and player.seq < moves:
            await player.until(lambda p: p.offers() or p.room["status"] != "playing" or p.seq >= moves, 20)
            offers = player.offers()
            if not offers or player.seq >= moves:
                continue
            bids = [o for o in offers if o["kind"] in ("bid", "contract")]
            calm = [o for o in offers if o["kind"] not in ("bid", "blind", "contract", "write-off")]
            chosen = luck.choice([*calm, *bids[:1]])
            answered = await player.act(chosen["action"])
            assert answered["type"] == "ack", answered
            await player.reached(answered["seq"])

    await asyncio.gather(*(one(player) for player in players))


async def truth(server: Server, table: str) -> dict[int, list[Message]]:
    """All events of a table by number, nothing left out."""
    from functools import partial

    from thousand.server.store import log

    entries = await server.context.store.read(partial(log.entries, table_id=table))
    return {entry.seq: json.loads(entry.body)["events"] for entry in entries}


def leaks(
    frames: list[str], seat: int | None, events: dict[int, list[Message]]
) -> list[tuple[int, set[str]]]:
    """Cards that a connection was told of before its seat could know them."""
    knowledge = {0: Knowledge(seat)}
    at: dict[int, tuple[set[str], int]] = {}
    follower = knowledge[0]
    for seq in sorted(events):
        follower.follow(seq, events[seq])
        at[seq] = (set(follower.cards), follower.since)
    found = []
    for frame in frames:
        message = json.loads(frame)
        if message["type"] not in ("table", "update"):
            assert not cards_in({name: told for name, told in message.items() if name != "id"})
            continue
        known, since = at[message["seq"]]
        told = cards_in([message["scene"], message["offers"], message.get("events"), message.get("action")])
        lines = message.get("log") or [message["line"]]
        told |= cards_in([line["says"] for line in lines if line["seq"] >= since])
        if told - known and not _is_over(message, events):
            found.append((message["seq"], told - known))
    return found


def _is_over(message: Message, events: dict[int, list[Message]]) -> bool:
    """The update that closes a deal still tells its last trick."""
    return any(event["type"] in ("DealClosed", "CardsThrownIn") for event in events[message["seq"]])


@pytest.mark.parametrize(
    ("preset", "changes"),
    [
        ("online", {"peeks": {"hands": True}}),
        ("classic", {"blind": {"most": 120}, "cut": {"cutter": "right"}, "redeal": {"below": 60}}),
        ("home", {}),
    ],
)
def test_no_frame_tells_a_card_that_its_reader_may_not_know(
    folder: Path, preset: str, changes: dict[str, Any]
) -> None:
    async def play() -> None:
        async with served(folder) as server:
            table, players = await begun(server, preset=preset, changes=changes)
            watcher = await (await server.person("Ivan")).sit(table)
            await watcher.until(lambda p: p.room)
            await play_on(players, 70, Random(preset))
            again = await server.people[1].sit(table)
            late = await (await server.person("Olga")).sit(table)
            for player in (again, late):
                await player.until(lambda p: p.room)
            await play_on([players[0], again, players[2]], 110, Random(7))
            await watcher.until(lambda p: p.seq >= players[0].seq)
            events = await truth(server, table)
            readers = [
                (players[0], 1),
                (players[1], 2),
                (players[2], 3),
                (again, 2),
                (watcher, None),
                (late, None),
            ]
            for reader, seat in readers:
                assert leaks(reader.frames, seat, events) == []
            assert any("CardPlayed" in frame for frame in watcher.frames)

    asyncio.run(play())


def test_the_scan_would_find_a_leak() -> None:
    dealt: Message = {"type": "Dealt", "hands": [["Kh"], ["9s"], ["Ad"]], "talons": [["Tc"]], "face_down": []}
    frame: Message = {
        "type": "update",
        "seq": 2,
        "scene": {"hands": [["Kh"], ["?"], ["?"]]},
        "offers": [{"label": "10♣"}],
        "line": {"seq": 2, "says": []},
        "events": [],
        "action": "deal Kh/9s/Ad/Tc",
    }
    assert leaks([json.dumps(frame)], 1, {2: [dealt]}) == [(2, {"9s", "Ad", "Tc"})]


def test_a_whole_game_with_bots_ends_and_is_proven(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            anna = await server.person("Анна")
            bot = {"kind": "bot", "bot": "steady"}
            changes = {"target": 300, "barrel": False}
            table = await anna.make(
                "me", bot, bot, game="cards", preset="online", changes=changes, start=True
            )
            host = await anna.sit(table)
            await host.until(lambda p: p.room)
            await play_on([host], 10_000, Random(3))
            assert host.room["status"] == "finished"
            assert host.table["scene"]["deal"] == host.table["scene"]["sheet"][-1]["number"]
            text = (await anna.http.get(f"/api/tables/{table}/record")).text
            found = list(verify(read_record(text)))
            assert found
            assert all(isinstance(one, Proven) for one in found)
            replay = (await anna.http.get(f"/api/tables/{table}/replay")).json()
            hands = replay["steps"][0]["scene"]["hands"]
            assert all(len(hand["cards"]) == 7 and "?" not in hand["cards"] for hand in hands)

    asyncio.run(play())


def test_an_identity_has_one_seat_and_a_wrong_card_a_reason(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            anna = await server.person("Анна")
            answered = await anna.http.post(
                "/api/tables",
                json={
                    "id": "abcdefgh",
                    "game": "cards",
                    "preset": "online",
                    "seats": [{"kind": "me"}, {"kind": "me", "name": "B"}, {"kind": "open"}],
                },
            )
            assert answered.json()["why"]["code"] == "server/one_seat"
            _, players = await begun(server)
            assert (await players[0].do("sit", name="Другая"))["why"]["code"] == "server/one_seat"
            for _ in range(200):
                mover = await _mover(players)
                barred = [o for o in mover.table["offers"] if o["why"] and o["kind"] == "play"]
                if barred:
                    break
                await play_on(players, mover.seq + 1, Random(5))
            assert barred[0]["why"]["say"]
            assert barred[0]["note"]
            refused = await mover.act(barred[0]["action"])
            assert refused["why"]["code"] == barred[0]["why"]["code"]

    asyncio.run(play())


async def _mover(players: list[Player]) -> Player:
    async with asyncio.timeout(PATIENCE):
        while True:
            for player in players:
                if player.offers():
                    return player
            await asyncio.sleep(0.005)


def test_a_substitute_plays_a_hand_and_its_owner_finds_it_again(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            table, players = await begun(server)
            mover = await _mover(players)
            seat = mover.offers()[0]["seat"]
            person = server.people[players.index(mover)]
            await mover.do("leave")
            others = [player for player in players if player is not mover]
            await others[0].until(lambda p: any(line["by"] == "substitute" for line in p.table["log"]), 10)
            again = await person.sit(table)
            await again.until(lambda p: p.room and p.room["seats"][seat - 1]["played_by"] == "self")
            hand = again.table["scene"]["hands"][seat - 1]
            assert "?" not in hand["cards"]

    asyncio.run(play())

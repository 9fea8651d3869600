"""The contract: the schema file is what the types say, and what is not in it is refused."""

import asyncio
import json
from pathlib import Path

import pytest
from pydantic import ValidationError

from tests.server.hosting import served
from tests.server.hosting_games import step
from thousand.server.wire import schema
from thousand.server.wire.client import CLIENT, Act, Chat
from thousand.server.wire.server import SERVER

FILE = Path(__file__).parents[2] / "web" / "src" / "wire.schema.json"


def test_the_schema_of_the_front_end_is_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == schema.text(), (
        "run python -m thousand.server.wire.schema web/src/wire.schema.json"
    )


def test_every_event_of_every_game_is_in_the_schema() -> None:
    defs = schema.document()["$defs"]
    for prefix, events in (("Dice", "DiceEvent"),):
        names = {one["$ref"].rpartition("/")[2] for one in defs[events]["oneOf"]}
        assert f"{prefix}Rolled" in names
        assert all(defs[name]["properties"]["type"]["const"] == name.removeprefix(prefix) for name in names)


@pytest.mark.parametrize(
    "message",
    [
        {"type": "act", "id": "abcdefgh", "seq": 1, "action": "1 roll", "more": 1},
        {"type": "act", "id": "abcdefgh", "seq": "1", "action": "1 roll"},
        {"type": "act", "id": "short", "seq": 1, "action": "1 roll"},
        {"type": "act", "id": "abcdefgh", "seq": -1, "action": "1 roll"},
        {"type": "act", "id": "abcdefgh", "seq": 1, "action": "x" * 41},
        {"type": "chat", "id": "abcdefgh", "text": "a" * 301},
        {"type": "chat", "id": "abcdefgh", "text": "   "},
        {"type": "chat", "id": "abcdefgh", "text": "tab\tand\u202eturn"},
        {"type": "sit", "id": "abcdefgh", "seat": 9},
        {"type": "commit", "seat": 1, "draw": 1, "hash": "0" * 63},
        {"type": "conquer", "id": "abcdefgh"},
        [],
        None,
    ],
)
def test_what_the_contract_does_not_know_is_refused(message: object) -> None:
    with pytest.raises(ValidationError):
        CLIENT.validate_json(json.dumps(message))


def test_a_picture_made_of_several_may_be_said_but_is_no_name() -> None:
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
    said = CLIENT.validate_json(json.dumps({"type": "chat", "id": "abcdefgh", "text": f"{family}\u00a0hi"}))
    assert said == Chat(type="chat", id="abcdefgh", text=f"{family} hi")
    for text in ("\u200d", family + "\u202e"):
        with pytest.raises(ValidationError):
            CLIENT.validate_json(json.dumps({"type": "chat", "id": "abcdefgh", "text": text}))
    with pytest.raises(ValidationError):
        CLIENT.validate_json(json.dumps({"type": "sit", "id": "abcdefgh", "name": family}))


def test_a_good_message_is_read() -> None:
    read = CLIENT.validate_json('{"type": "act", "id": "abcdefgh", "seq": 1, "action": "1 roll"}')
    assert read == Act(type="act", id="abcdefgh", seq=1, action="1 roll")


def test_updates_put_together_from_parts_are_what_the_contract_says(folder: Path) -> None:
    async def play() -> None:
        async with served(folder) as server:
            anna = await server.person("Анна")
            bot = {"kind": "bot", "bot": "steady"}
            for game, preset in (("dice", "classic"), ("cards", "online")):
                table = await anna.make("me", bot, bot, game=game, preset=preset, start=True)
                host = await anna.sit(table)
                for _ in range(4):
                    await host.until(lambda p: p.offers())
                    await step(host)
                kinds = {SERVER.validate_json(frame).type for frame in host.frames}
                assert {"table", "update", "ack", "fair"} <= kinds

    asyncio.run(play())

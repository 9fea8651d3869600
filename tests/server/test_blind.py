"""A blind hand at the table: whoever plays on for its owner looks at it by the action `look` alone."""

import asyncio
from pathlib import Path
from typing import Any

from tests.server.hosting import Here, eventually, served
from tests.server.test_card_table import begun
from thousand.cards.deck import UNKNOWN
from thousand.core.seats import Seat
from thousand.server.tables.thinking import Answer, Question


class Watched(Here):
    """Bots whose questions are kept."""

    def __init__(self) -> None:
        self.asked: list[Question] = []

    async def think(self, asked: Question) -> Answer:
        self.asked.append(asked)
        return await super().think(asked)


def test_a_substitute_sees_a_blind_hand_only_after_looking(folder: Path) -> None:
    thinker = Watched()

    async def play() -> None:
        async with served(folder, thinker) as server:
            table, players = await begun(server, preset="classic", changes={"blind": {"most": 120}})
            inside = await server.context.tables.get(table)
            await eventually(lambda: isinstance(inside.to_act(), int))
            seat = Seat(int(str(inside.to_act())))
            assert seat in inside.play.state.face_down if inside.play else False
            mover = players[seat]
            await mover.until(lambda p: p.offers())
            assert mover.table["scene"]["hands"][seat]["cards"] == ["?"] * 7
            await mover.do("leave")
            await players[(seat + 1) % 3].until(lambda p: _acted(p.table["log"], seat))
            views = [asked.view for asked in thinker.asked if asked.view.phase.to_move == seat]
            assert set(views[0].hands[seat]) == {UNKNOWN}
            for view in views:
                blind = seat in view.face_down
                assert (UNKNOWN in view.hands[seat]) == blind
            looked = [logged.body.action for logged in inside.log if logged.body.seat == seat]
            seen = any(seat not in view.face_down for view in views)
            assert seen <= (f"{seat + 1} look" in looked)

    asyncio.run(play())


def _acted(log: list[Any], seat: Seat) -> bool:
    """The substitute has bid or passed."""
    own = [line for line in log if line["seat"] == seat + 1 and line["by"] == "substitute"]
    return len(own) > 1

"""Bodies of the HTTP API."""

import json
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field

from thousand.server.wire.base import (
    CommandId,
    GameName,
    In,
    Key,
    Lang,
    Millis,
    Out,
    PersonName,
    Refusal,
    RulesName,
    Token,
)
from thousand.server.wire.scene import Row, Scene
from thousand.server.wire.server import Event, FairDraw, Line


def _writable(changes: dict[str, Any]) -> dict[str, Any]:
    """``changes``, if they can be answered and stored: half characters, NaN and endless nesting cannot."""
    try:
        json.dumps(changes, ensure_ascii=False, allow_nan=False).encode()
    except RecursionError as error:
        raise ValueError("nested too deep") from error
    return changes


Changes = Annotated[dict[str, Any], Field(max_length=40), AfterValidator(_writable)]
"""House rules: what differs from the preset, as a rules table (`{"entry": 75, "dump": false}`)."""


class Failure(Out):
    """An answer with status 4xx: `why.code` is stable, `why.say` for people; `where` names the field."""

    why: Refusal
    where: str | None = None


class NewPerson(In):
    """First visit, or a new name."""

    name: PersonName
    lang: Lang


class Me(Out):
    """Who the cookie says you are."""

    name: str
    lang: Lang


class MoveLink(Out):
    """Put `token` in the fragment of `/move#…`; the other device spends it with POST /api/me/arrive."""

    token: str
    expires: Millis
    qr: str
    """An SVG of the whole link."""


class Arrival(In):
    """The token from the fragment, sent after a tap."""

    token: Token


class PresetInfo(Out):
    """A named set of rules."""

    key: str
    version: int
    name: str
    short: str
    seats: list[int]
    """How many may play."""


class BotInfo(Out):
    """A bot that can be seated; `why` says what keeps it from the table that was asked about."""

    key: str
    name: str
    short: str
    why: Refusal | None = None


class GameInfo(Out):
    """One of the two games."""

    key: GameName
    name: str
    presets: list[PresetInfo]
    bots: list[BotInfo]


class RulesDraft(In):
    """Rules being edited."""

    game: GameName
    preset: Key
    version: int | None = None
    changes: Changes = Field(default_factory=dict)
    seats: Annotated[int, Field(ge=2, le=8)] | None = None
    lang: Lang


class Choice(Out):
    """One value of a setting."""

    value: Any
    label: str


class Setting(Out):
    """One control of the house-rule editor.

    `switch`: true/false; `number`: `step`, `low`, `high`; `choice`: `choices`;
    `numbers`: a fixed list of numbers; `ranges`: a list of tables, each with `fields`.
    """

    key: str
    """Where it goes in `changes`: `bolts.penalty`."""
    control: Literal["switch", "number", "choice", "numbers", "ranges"]
    label: str
    value: Any
    was: Any
    """The preset's value."""
    was_say: str | None
    """«было 50», null when unchanged."""
    changed: bool
    optional: bool
    """The rule can be switched off (`false`)."""
    default: Any
    """The value to begin with when it is switched on."""
    step: int | None = None
    low: int | None = None
    high: int | None = None
    choices: list[Choice] = Field(default_factory=list)
    fields: list["Setting"] = Field(default_factory=list)


class RuleGroup(Out):
    """A rule with its settings and its sentence."""

    key: str
    name: str
    text: list[str]
    changed: bool
    settings: list[Setting]


class Paragraph(Out):
    """A rule; `numbers` are those of its decisions in the rule book."""

    kind: Literal["paragraph"] = "paragraph"
    text: str
    numbers: list[str]


class Items(Out):
    """Things that belong together."""

    kind: Literal["items"] = "items"
    texts: list[str]
    ordered: bool


class Grid(Out):
    """Columns with a head each."""

    kind: Literal["grid"] = "grid"
    head: list[str]
    rows: list[list[str]]


Block = Annotated[Paragraph | Items | Grid, Field(discriminator="kind")]


class Section(Out):
    """A section of the rule page; `changed`: the preset says something else here."""

    anchor: str
    title: str
    blocks: list[Block]
    changed: bool


class RulePage(Out):
    """The rules of a table in words."""

    title: str
    lead: list[Block]
    sections: list[Section]


class RulesChecked(Out):
    """The draft as the server understands it: with `problem` it cannot be played."""

    changes: dict[str, Any]
    """Only what really differs."""
    differences: int
    problem: Refusal | None
    problem_key: str | None
    groups: list[RuleGroup]
    page: RulePage | None
    bots: list[BotInfo]
    """Who can play by these rules with so many at the table."""


class SaveRules(In):
    """Name the draft and keep it."""

    name: RulesName
    game: GameName
    preset: Key
    version: int
    changes: Changes


class SavedRules(Out):
    """Own rules; anyone with the link `/rules/{id}` may use them."""

    id: str
    name: str
    game: GameName
    preset: str
    version: int
    changes: dict[str, Any]
    by: str
    yours: bool


class SeatPlan(In):
    """Who shall sit here: the maker, a bot, or whoever comes by the link."""

    kind: Literal["me", "bot", "open"]
    bot: Key | None = None
    name: PersonName | None = None
    """With `me` at dice: a further person at this device."""


class NewTable(In):
    """A table to be made; `id` makes sending it twice harmless."""

    id: CommandId
    game: GameName
    preset: Key
    version: int | None = None
    changes: Changes = Field(default_factory=dict)
    seats: Annotated[list[SeatPlan], Field(min_length=2, max_length=8)]
    clock: Literal[0, 30, 60, 120] = 0
    first: Literal["lot", "me"] | Annotated[int, Field(ge=1, le=8)] = "lot"
    open_to_watchers: bool = True
    leavers: Literal["substitute", "wait"] = "substitute"
    grace: Annotated[int, Field(ge=10, le=600)] = 60
    pace: Annotated[int, Field(ge=0, le=10_000)] = 1500
    """Milliseconds a bot takes for a move."""
    hints: bool | None = None
    """Hints are allowed; null: only where nobody but the maker and bots sits down."""
    start: bool = False
    """Begin at once (all places taken by the maker and bots)."""


class Made(Out):
    """A new table: the page is `/t/{id}`."""

    id: str
    link: str


class SeatBrief(Out):
    """A place as lists show it."""

    kind: Literal["open", "person", "bot"]
    name: str
    score: int | None


class TableBrief(Out):
    """A table as lists, invitations and previews show it."""

    id: str
    game: GameName
    preset: str
    preset_name: str
    differences: int
    status: Literal["lobby", "playing", "finished", "frozen"]
    seats: list[SeatBrief]
    host_name: str
    your_turn: bool
    winner: str | None
    updated: Millis
    say: str
    """One line: whose turn, who won, whom the table waits for."""


class Invite(Out):
    """A link to a table with its QR code (SVG)."""

    link: str
    qr: str


class LogPage(Out):
    """Older lines of a log, oldest first; `before` for the next page, null at the beginning."""

    lines: list[Line]
    before: int | None


class SheetPage(Out):
    """The whole score sheet."""

    rows: list[Row]


class ReplayStep(Out):
    """The game after one command, all cards open."""

    line: Line
    action: str | None
    events: list[Event]
    scene: Scene


class Replay(Out):
    """A finished game, step by step."""

    table: TableBrief
    steps: list[ReplayStep]
    next: int | None
    """`from` of the next page of steps."""


class FairReport(Out):
    """All draws of a game that are open."""

    scheme: Literal[1]
    table: str
    draws: list[FairDraw]


class ServerInfo(Out):
    """What this server is."""

    version: str
    protocol: int
    public: bool
    """It has a public address with https."""

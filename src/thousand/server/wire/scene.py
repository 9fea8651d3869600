"""What one reader sees of a game: everything a page draws, no rule left to work out.

Cards are `Kh` (rank `A T K Q J 9`, suit `s c d h`), `?` is a card the reader may not know.
Sentences (`say`, `label`, `note`) are in the reader's language; numbers in them are formatted.
"""

from typing import Annotated, Literal

from pydantic import Field

from thousand.server.wire.base import Out, Refusal

Card = Annotated[str, Field(pattern=r"^([ATKQJ9][scdh]|\?)$")]
Suit = Literal["s", "c", "d", "h"]


class Mark(Out):
    """A mark on the sheet; `of` is how many make a penalty or how many are allowed."""

    kind: Literal[
        "entry", "bolt", "pit", "barrel", "fall", "dot", "dump", "write_off", "overtaken", "golden", "won"
    ]
    count: int | None = None
    of: int | None = None
    say: str


class Meter(Out):
    """The need meter: `have` of `goal`, `missing` still to get, and the sentence."""

    kind: Literal["entry", "pit", "barrel", "finish", "contract"]
    have: int
    goal: int
    missing: int
    say: str


class Standing(Out):
    """A player's line of the sheet as it is now."""

    seat: int
    score: int
    marks: list[Mark]
    say: str | None
    """One line about his state: on the barrel, two turns left."""


class Cell(Out):
    """What one round did to one player's score; `score` is null while the round goes on."""

    seat: int
    score: int | None
    change: int
    """All that was added and taken in the round."""
    marks: list[Mark]


class Row(Out):
    """One round at dice, one deal at cards; the last row may be unfinished."""

    number: int
    cells: list[Cell]


class Die(Out):
    """One die of the throw on the cloth.

    `kept`: set aside (by itself or by choice); `choice`: may be tapped; `idle`: scores nothing here.
    """

    face: Annotated[int, Field(ge=1, le=6)]
    place: Literal["kept", "choice", "idle"]


class DiceTurn(Out):
    """The turn that is going on."""

    seat: int
    points: int
    dice: int
    """How many dice the next throw takes."""
    throws: int
    hot: bool
    """All five are used: they must be thrown again."""
    after: int
    """His score if the turn were written down now."""


class DiceScene(Out):
    """A game of dice."""

    game: Literal["dice"]
    round: int
    to_act: int | None
    winner: int | None
    standings: list[Standing]
    turn: DiceTurn | None
    cloth: list[Die]
    """The last throw, in the order it fell; empty before the first one of a turn."""
    shelf: list[int]
    """Faces set aside in this turn, the last throw's included, in the order they came."""
    meter: Meter | None
    """Of the player to move."""
    sheet: list[Row]
    """The last rows; older ones by GET …/sheet."""


class Hand(Out):
    """A player's cards: `?` where the reader may not know them."""

    seat: int
    cards: list[Card]
    taken: int
    """Tricks taken in this deal."""
    points: int | None
    """Points of his tricks and marriages so far; null before play."""
    marriages: list[Suit]
    """Suits of which he holds king and queen, as far as the reader knows."""
    blind: bool
    """He has not looked at his cards yet (the reader's own blind hand is all `?`)."""


class Bidding(Out):
    """One player's last word in the auction."""

    seat: int
    word: Literal["bid", "blind", "pass", "redeal"] | None
    amount: int | None


class Contract(Out):
    """What is being played for."""

    seat: int
    amount: int
    blind: bool
    named: bool
    """False while the declarer may still raise it."""


class TrickCard(Out):
    """One card of a trick."""

    seat: int
    card: Card


class Trick(Out):
    """A trick; `winner` is null while it is being played."""

    cards: list[TrickCard]
    winner: int | None


class Ceiling(Out):
    """The highest bid the reader may make, and why."""

    amount: int
    say: str


class Marriage(Out):
    """A marriage on the table in this deal."""

    seat: int
    suit: Suit | Literal["aces"]
    points: int


class Gift(Out):
    """A card given away; `to` null: laid aside or on the other talon."""

    seat: int
    to: int | None
    card: Card


class CardsScene(Out):
    """A game of cards."""

    game: Literal["cards"]
    deal: int
    phase: Literal["deal", "cut", "auction", "take", "give", "contract", "consent", "play", "over"]
    golden: bool
    to_act: int | None
    winner: int | None
    standings: list[Standing]
    dealer: int | None
    sitting_out: int | None
    hands: list[Hand]
    talon: list[list[Card]]
    """As dealt: one talon, two in the two-player game (or the cards on the table)."""
    talon_taken: int | None
    """Which of them (from 1) the declarer has taken."""
    auction: list[Bidding]
    bid: int | None
    """The highest bid so far."""
    ceiling: Ceiling | None
    contract: Contract | None
    trump: Suit | None
    trick: Trick | None
    last_trick: Trick | None
    marriages: list[Marriage]
    meter: Meter | None
    """Of the declarer, while the cards are played."""
    gifts: list[Gift]
    """What the declarer has given away in this deal; `?` where the reader may not know it."""
    question: str | None
    """What is asked of the player to act: whether he agrees to a new deal."""
    peeked: list[str]
    """What a bonus has shown to this reader alone in this deal, in sentences."""
    sheet: list[Row]


Scene = Annotated[DiceScene | CardsScene, Field(discriminator="game")]


class Offer(Out):
    """Something that this reader may do now, or a shown action with the reason why not.

    Send `action` back as it is. Allowed ones (`why` is null) come in a fixed order.
    """

    action: str
    kind: str
    """`roll keep bank`; `deal cut bid blind pass redeal take give contract write-off play look peek …`"""
    seat: int
    label: str
    """What the button says: «Записать 80»."""
    note: str | None = None
    """Its second line: «ещё 45»."""
    why: Refusal | None = None
    dice: list[int] | None = None
    card: Card | None = None
    to: int | None = None
    amount: int | None = None
    points: int | None = None

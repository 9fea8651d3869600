"""What a table can agree on at cards; every field is a key of a preset or of house rules.

``None`` (``false`` in TOML) means: not played. The values here are only types and the
common defaults of a record; a preset names all that matters in ``presets/``, and what
differs with two or four players in its tables ``two_players`` and ``four_players``.
"""

from dataclasses import dataclass
from typing import Literal

SuitPoints = tuple[int, int, int, int]
"""Points for spades, clubs, diamonds, hearts."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Cut:
    """Снимка: the pack is cut before each deal and its bottom card looked at (A2)."""

    cutter: Literal["right", "dealer"] = "right"
    """Who cuts first: the dealer's right neighbour or the dealer himself."""
    recut: Literal["right", "left"] = "right"
    """Who cuts after a nine."""
    choice: bool = True
    """Cutting again on a nine and burying a jack are up to the dealer; else both happen by themselves."""
    jack: Literal["bury", "dealer"] = "bury"
    """A jack is buried in the pack, or the dealer cuts once more; either way no cut follows."""
    nines: int = 3
    """So many nines in a row void the deal."""
    penalised: Literal["cutter", "dealer"] = "cutter"
    penalty: int = 120


@dataclass(frozen=True, slots=True, kw_only=True)
class HandRedeal:
    """Пересдача по руке: what entitles a player to a new deal at his first word (A4)."""

    nines: int | None = None
    """At least so many nines."""
    opener_nines: int | None = None
    """At least so many nines in the hand of the opener."""
    jacks: int | None = None
    below: int | None = None
    """Fewer card points than this."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TalonRedeal:
    """Пересдача по прикупу: what in the talon entitles the declarer to a new deal (A5)."""

    nines: int | None = None
    jacks: int | None = None
    below: int | None = None
    automatic: bool = False
    """By itself when the auction ends, and not in a blind game; else it is the declarer's right."""
    only_at_minimum: bool = False
    """Only when the opener got the talon at the lowest bid."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Cap:
    """Предел ставки: ``base``, and the marriages in hand on top (A6)."""

    base: int = 120
    most: int | None = None
    """Never more than this."""
    aces: bool = False
    """Four aces in hand add the points of an ace marriage."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Auction:
    """Торговля: who opens at what, by what step and up to what cap."""

    minimum: int = 100
    opener: Literal["bids", "stands"] = "bids"
    """The opener must bid the minimum or more; or he stands at it and the next player speaks first."""
    step: int = 5
    jumps: bool = True
    """A bid may be any number of steps higher; else exactly one."""
    cap: Cap | None = Cap()
    """``None``: as much as a deal can bring."""
    silent_below: int | None = None
    """Торговля в минусе: a player with a lower score may not bid above the forced minimum (A9)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Blind:
    """Игра в тёмную: bids before looking at the cards; the points of the deal are doubled (A8)."""

    most: int = 120
    doubles: Literal["all", "declarer"] = "all"
    """Whose points."""
    min_score: int | None = None
    """Only for players who have at least so many."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Golden:
    """Золотой кон: first each player in turn plays ``contract`` on his own talon, doubled (A17)."""

    contract: int = 120
    penalties: bool = True
    """Bolts and penalties are doubled too (A11)."""
    nobody: Literal["zero", "repeat"] | None = "zero"
    """When no declarer made it: all statuses to 0, and with ``repeat`` another golden round."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Talon:
    """Прикуп: who sees it and what the declarer gives away for it."""

    shown: Literal["always", "not_at_minimum", "never"] = "not_at_minimum"
    """``not_at_minimum``: not when it was won on the hundred; never in a blind game."""
    giving: Literal["one_each", "keep_one", "opponent_and_talon", "discard"] = "one_each"
    """One card to each opponent; all but one of the talon cards to them; one to the
    opponent and one to the other talon (two players); as many thrown away as taken."""
    rest: Literal["last_trick", "dead"] = "dead"
    """Two players: the other talon belongs to the winner of the last trick, or to nobody."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WriteOff:
    """Роспись: the declarer gives the deal up unplayed (A7)."""

    opponents: int | Literal["half"] = "half"
    """What each opponent gets; half is rounded down to 5."""
    cost: Literal["contract", "nothing"] = "contract"
    free: int = 0
    """So many write-offs of a player cost nothing."""
    third_penalty: int | None = None
    """Every third write-off of a player costs so much besides."""
    limit: int | None = None
    """So many a player and game."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Marriages:
    """Марьяж: king and queen of a suit make it trump and bring its points."""

    points: SuitPoints = (40, 60, 80, 100)
    needs_trick: bool = True
    """Only after a trick of one's own (A10)."""
    card: Literal["either", "queen"] = "either"
    """Which of the two is led."""
    automatic: bool = False
    """Leading one of them declares the marriage; else it is a choice."""
    trump: Literal["at_once", "next_trick"] = "at_once"


@dataclass(frozen=True, slots=True, kw_only=True)
class Play:
    """Розыгрыш: who leads first and what must be played to a trick."""

    first_lead: Literal["declarer", "dealer"] = "declarer"
    follow: bool = True
    """A card of the suit led, when one is held."""
    trump: bool = True
    """A trump, when none of the suit led is held."""
    beat: bool = False
    """A higher card of the suit led, when following with one is possible."""
    overtrump: bool = False
    """A higher trump than those in the trick, when trumping with one is possible."""
    beat_ruffed: bool = False
    """``beat`` holds even in a trick that has been trumped."""
    lead_foreign_trump: bool = True
    """Without it a trump that another player declared is led only by one who holds nothing else."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rounding:
    """Округление: to the nearest ``step``, 2 down and 3 up."""

    defenders: int | None = 5
    declarer: int | None = None
    """Before the comparison with the contract."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Bolts:
    """Болты: ``limit`` deals with nothing cost ``penalty`` points and are cleared."""

    limit: int = 3
    penalty: int = 120
    nothing: Literal["tricks", "points"] = "tricks"
    in_row: bool = False
    """A deal that brings something clears the marks."""
    declarer: bool = True
    """The declarer is marked as well."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Barrel:
    """Бочка: from ``at`` on a score stands still until one deal brings what is missing to the target.

    What is missing is the target less ``at``: 120, or a contract of 125 where the target is 1001.
    """

    at: int = 880
    cut: bool = True
    """Whoever climbs is written exactly ``at``."""
    wins: Literal["contract", "any"] = "contract"
    """A sitter wins by a contract of his own only, or in defence too."""
    deals: int | None = 3
    """So many deals without a win, and he falls."""
    unit: Literal["deal", "contract", "own_turn"] = "deal"
    """What counts as one of them: every deal, those he declares, those he opens."""
    fall: int | Literal["zero"] = 120
    """What a fall costs; or the whole score."""
    falls: int | None = None
    """So many falls set the score to 0."""
    exclusive: bool = True
    """One player at a time: whoever climbs knocks the sitter off."""
    together: Literal["sit", "best", "fall"] = "best"
    """Several climb in one deal: all sit, the best of them sits, all fall (A15)."""
    failed_contract: Literal["deal", "off"] = "deal"
    """A sitter's failed contract costs the deal only; or its amount, and he is off."""
    own_turn: bool = False
    """A sitter who opens takes the talon without an auction."""
    jump: Literal["climbs", "wins"] = "climbs"
    """Whoever reaches the target in one deal from below ``at``."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Dump:
    """Самосвал: a score of exactly one of these amounts becomes 0."""

    at: tuple[int, ...] = (555, -555)


@dataclass(frozen=True, slots=True, kw_only=True)
class Sitter:
    """Прикуп сдающего: what the dealer, who sits out with four players, scores for the talon (A20)."""

    points: Literal["cards", "aces"] = "cards"
    ace: int = 50
    """For each ace, where only aces count."""
    marriage: bool = True
    """And for a marriage in it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Bank:
    """Банк: what the losers put in for the winner; not part of the scores."""

    stake: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Peeks:
    """Бонусы: what each player may have shown to him once a deal (A21)."""

    hands: bool = True
    suits: bool = True
    talon: bool = True
    card: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """Everything a table agrees on before the game."""

    deck: Literal[24, 20] = 24
    layout: Literal["talon", "two_talons", "table_cards"] = "talon"
    """What is dealt besides the hands: a talon; two talons, or cards on the table for after
    the first trick (two players)."""
    cut: Cut | None = None
    redeal: HandRedeal | None = None
    talon_redeal: TalonRedeal | None = None
    redeal_consent: bool = False
    """A redeal that is claimed needs the agreement of the others."""
    auction: Auction = Auction()
    blind: Blind | None = None
    golden: Golden | None = None
    talon: Talon = Talon()
    raise_contract: bool = True
    """The declarer may name a higher contract than he bid."""
    write_off: WriteOff | None = WriteOff()
    marriages: Marriages = Marriages()
    ace_marriage: int | None = None
    """Тузовый марьяж: points for leading one of four aces held, after a trick of one's own."""
    play: Play = Play()
    rounding: Rounding = Rounding()
    bolts: Bolts | None = Bolts()
    barrel: Barrel | None = Barrel()
    own_contracts_from: int | None = None
    """From this score on only contracts of one's own are written."""
    target: int = 1000
    """1001: more than 1000."""
    dump: Dump | None = None
    sitter: Sitter | None = None
    bank: Bank | None = None
    peeks: Peeks | None = None

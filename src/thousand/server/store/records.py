"""What the store takes and gives."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who has chosen a name; ``id`` is no secret."""

    id: str
    name: str
    lang: str


@dataclass(frozen=True, slots=True)
class Rules:
    """House rules under a name; ``changes`` is JSON text."""

    id: str
    person_id: str
    name: str
    game: str
    preset: str
    version: int
    changes: str
    by: str = ""


@dataclass(frozen=True, slots=True)
class Entry:
    """One accepted command of a table's log; ``body`` is JSON text."""

    table_id: str
    seq: int
    actor: str
    command_id: str
    at: int
    body: str


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table after entry ``seq``, made by the version ``engine``; ``body`` is JSON text."""

    seq: int
    engine: str
    body: str


@dataclass(frozen=True, slots=True)
class Draw:
    """A draw of chance; ``seats`` says what each seat gave once the draw has its key."""

    number: int
    seed: bytes
    seats: tuple[str, ...] | None = None
    opened: bool = False


@dataclass(frozen=True, slots=True)
class Along:
    """What is written in the transaction of an entry, if that is accepted."""

    snapshot: Snapshot | None = None
    sitters: tuple[str, ...] = ()
    draws: tuple[Draw, ...] = ()
    game_over: bool = False
    """All draws that have been used may be opened."""


@dataclass(frozen=True, slots=True)
class Accepted:
    """The entry is on the disk."""

    seq: int


@dataclass(frozen=True, slots=True)
class Repeated:
    """This actor's command of this id was accepted before, as entry ``seq``."""

    seq: int


@dataclass(frozen=True, slots=True)
class Overtaken:
    """Another process has written this number: load again."""


Outcome = Accepted | Repeated | Overtaken


@dataclass(frozen=True, slots=True)
class ChatLine:
    """Something said; ``seat`` counts from 0, None for a watcher."""

    number: int
    person_id: str
    seat: int | None
    name: str
    at: int
    phrase: str | None
    text: str


@dataclass(frozen=True, slots=True)
class StoredTable:
    """All that is needed to bring a table back."""

    id: str
    person_id: str
    spec: str
    created_at: int
    snapshot: Snapshot | None
    entries: tuple[Entry, ...]
    """Those after the snapshot."""
    chat: tuple[ChatLine, ...]
    draws: tuple[Draw, ...] = ()
    """The last two."""
    withheld: tuple[tuple[str, ...], ...] = ()
    """What the seats gave to those draws for which one has given nothing."""
    lines: tuple[Entry, ...] = ()
    """The last entries up to the snapshot, for the log in words."""

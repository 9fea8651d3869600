"""Who is known here: names, the hashes of their devices' secrets, their saved rules."""

from sqlalchemy import Connection, delete, select, update

from thousand.server.store.records import Person, Rules
from thousand.server.store.schema import CREDENTIAL, MOVE, PERSON, RULES


def create(connection: Connection, person: Person, secret_hash: str, at: int) -> None:
    """Write a new person and the hash of his first device's secret."""
    values = {"id": person.id, "name": person.name, "lang": person.lang, "created_at": at}
    connection.execute(PERSON.insert(), values)
    add_credential(connection, person.id, secret_hash, at)


def add_credential(connection: Connection, person_id: str, secret_hash: str, at: int) -> None:
    """Let a further device be this person."""
    connection.execute(CREDENTIAL.insert(), {"hash": secret_hash, "person_id": person_id, "created_at": at})


def find(connection: Connection, secret_hash: str) -> Person | None:
    """The person whose device holds the secret of this hash."""
    query = (
        select(PERSON.c.id, PERSON.c.name, PERSON.c.lang)
        .join(CREDENTIAL)
        .where(CREDENTIAL.c.hash == secret_hash)
    )
    row = connection.execute(query).one_or_none()
    return Person(*row) if row else None


def change(connection: Connection, person: Person) -> None:
    """Take over a new name and language."""
    mine = PERSON.c.id == person.id
    connection.execute(update(PERSON).where(mine).values(name=person.name, lang=person.lang))


def add_move(connection: Connection, person_id: str, token_hash: str, expires_at: int) -> None:
    """Keep the hash of a token that brings this person to another device; older ones end."""
    connection.execute(delete(MOVE).where(MOVE.c.person_id == person_id))
    connection.execute(MOVE.insert(), {"hash": token_hash, "person_id": person_id, "expires_at": expires_at})


def spend_move(connection: Connection, token_hash: str, secret_hash: str, at: int) -> Person | None:
    """Spend a token once, in time: the new device's secret then means its person."""
    row = connection.execute(select(MOVE.c.person_id, MOVE.c.expires_at).where(MOVE.c.hash == token_hash))
    found = row.one_or_none()
    connection.execute(delete(MOVE).where(MOVE.c.hash == token_hash))
    if found is None or found.expires_at < at:
        return None
    add_credential(connection, found.person_id, secret_hash, at)
    return find(connection, secret_hash)


_RULES = (
    RULES.c.id,
    RULES.c.person_id,
    RULES.c.name,
    RULES.c.game,
    RULES.c.preset,
    RULES.c.version,
    RULES.c.changes,
)


def save_rules(connection: Connection, rules: Rules, at: int) -> None:
    """Keep rules under their name; the same person's same name for the same game is replaced."""
    same = (RULES.c.person_id == rules.person_id, RULES.c.game == rules.game, RULES.c.name == rules.name)
    connection.execute(delete(RULES).where(*same))
    values = {column.name: getattr(rules, column.name) for column in _RULES}
    connection.execute(RULES.insert(), {**values, "created_at": at})


def rules(connection: Connection, rules_id: str) -> Rules | None:
    """Saved rules by their id, with the name of who saved them."""
    query = select(*_RULES, PERSON.c.name.label("by")).join(PERSON).where(RULES.c.id == rules_id)
    row = connection.execute(query).one_or_none()
    return Rules(*row) if row else None


def rules_of(connection: Connection, person_id: str) -> tuple[Rules, ...]:
    """All that somebody has saved, the latest first."""
    query = select(*_RULES, PERSON.c.name.label("by")).join(PERSON).where(RULES.c.person_id == person_id)
    return tuple(Rules(*row) for row in connection.execute(query.order_by(RULES.c.created_at.desc())))


def drop_rules(connection: Connection, rules_id: str, person_id: str) -> bool:
    """Delete somebody's own rules; whether there were any."""
    mine = (RULES.c.id == rules_id, RULES.c.person_id == person_id)
    return connection.execute(delete(RULES).where(*mine)).rowcount > 0

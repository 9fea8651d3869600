"""Who somebody is, without accounts: a name, and a secret in a cookie of which only the hash is kept."""

import hashlib
import secrets
from collections import OrderedDict
from functools import partial

from starlette.requests import HTTPConnection
from starlette.responses import Response

from thousand.core.errors import CodedError, declare
from thousand.server.store import people
from thousand.server.store.records import Person
from thousand.server.store.store import Store
from thousand.server.tables.making import fresh_id
from thousand.server.tables.telling import millis

COOKIE = "thousand"
A_YEAR = 365 * 24 * 3600
MOVE_SECONDS = 600
"""How long a link to another device lives."""
KNOWN = 10_000
"""Devices whose person is remembered without asking the store."""

NO_NAME = declare("server/no_name")
LINK_SPENT = declare("server/link_spent")


def hashed(secret: str) -> str:
    """What is stored of a secret; it has 256 random bits, so a plain hash will do."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Identities:
    """People and their devices."""

    def __init__(self, store: Store, *, secure: bool) -> None:
        self._store = store
        self._secure = secure
        self._known: OrderedDict[str, Person] = OrderedDict()

    async def of(self, connection: HTTPConnection) -> Person | None:
        """The person whose cookie comes with a request or socket."""
        secret = connection.cookies.get(COOKIE)
        if not secret or len(secret) > 64:
            return None
        key = hashed(secret)
        if key in self._known:
            self._known.move_to_end(key)
            return self._known[key]
        found = await self._store.read(partial(people.find, secret_hash=key))
        if found is not None:
            self._remember(key, found)
        return found

    async def need(self, connection: HTTPConnection) -> Person:
        """The person behind a request.

        Raises:
            CodedError: no name has been chosen on this device.
        """
        person = await self.of(connection)
        if person is None:
            raise CodedError(NO_NAME)
        return person

    async def create(self, name: str, lang: str, response: Response) -> Person:
        """A new person; his secret goes into the cookie of ``response``."""
        person, secret = Person(fresh_id(), name, lang), secrets.token_urlsafe(32)
        create = partial(people.create, person=person, secret_hash=hashed(secret), at=millis())
        await self._store.write(create)
        self._give(response, secret)
        return person

    async def change(self, person: Person, name: str, lang: str) -> Person:
        """The same person with a new name and language."""
        changed = Person(person.id, name, lang)
        await self._store.write(partial(people.change, person=changed))
        for key, known in self._known.items():
            if known.id == person.id:
                self._known[key] = changed
        return changed

    async def move_token(self, person: Person) -> tuple[str, int]:
        """A token that brings ``person`` to another device once, and when it ends."""
        token, expires = secrets.token_urlsafe(32), millis() + MOVE_SECONDS * 1000
        add = partial(people.add_move, person_id=person.id, token_hash=hashed(token), expires_at=expires)
        await self._store.write(add)
        return token, expires

    async def arrive(self, token: str, response: Response) -> Person:
        """Spend ``token``: this device is the person's from now on.

        Raises:
            CodedError: it was spent before, or is too old.
        """
        secret = secrets.token_urlsafe(32)
        spend = partial(people.spend_move, token_hash=hashed(token), secret_hash=hashed(secret), at=millis())
        person = await self._store.write(spend)
        if person is None:
            raise CodedError(LINK_SPENT)
        self._give(response, secret)
        return person

    def renew(self, connection: HTTPConnection, response: Response) -> None:
        """Let the cookie of somebody who is still here live for another year."""
        self._give(response, connection.cookies[COOKIE])

    def _give(self, response: Response, secret: str) -> None:
        response.set_cookie(
            COOKIE, secret, max_age=A_YEAR, httponly=True, samesite="lax", secure=self._secure, path="/"
        )

    def _remember(self, key: str, person: Person) -> None:
        self._known[key] = person
        if len(self._known) > KNOWN:
            self._known.popitem(last=False)

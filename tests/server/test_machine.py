"""Whatever people do in whatever order, a table keeps one order of events and counts each command once.

The tables' own parts are driven directly, without sockets: two services over one store play the part of
two processes, and time passes only when the machine says so.
"""

import asyncio
import json
import tempfile
from pathlib import Path
from typing import Any

from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from tests.server.hosting import Here, fresh
from thousand.core.errors import CodedError
from thousand.core.fair import seat_hash
from thousand.server.metrics import Metrics
from thousand.server.store import log, people
from thousand.server.store.records import Person
from thousand.server.store.store import Store
from thousand.server.tables import making
from thousand.server.tables.commands import Commands
from thousand.server.tables.driver import Driver
from thousand.server.tables.reader import Reader
from thousand.server.tables.room import Place
from thousand.server.tables.service import Tables
from thousand.server.tables.spec import Spec
from thousand.server.tables.table import Table
from thousand.server.wire import client as c

SEATS = 3
WHO = st.integers(0, SEATS - 1)
WHERE = st.integers(0, 1)
LATER = 10_000.0


class Process:
    """One server process over the common store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.tables = Tables(store, Metrics())
        self.driver = Driver(self.tables, Here())
        self.commands = Commands(self.tables)


class Game(RuleBasedStateMachine):
    """Three people, two processes, one table."""

    game, preset = "dice", "kubiki"

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        memory = Path("/dev/shm")
        self.folder = tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None)
        self.people = [Person(f"person{number}", f"P{number}", "en") for number in range(SEATS)]
        self.readers: dict[tuple[int, int], Reader] = {}
        self.done: dict[tuple[str, str], int] = {}
        self.sent: list[tuple[int, c.Act]] = []
        self.seen: dict[Reader, int] = {}
        self.store = Store(Path(self.folder.name))
        self.processes = [Process(self.store) for _ in range(2)]
        self.id = self.run(self._make())

    def run(self, work: Any) -> Any:
        async def settled() -> Any:
            result = await work
            for _ in range(6):
                await asyncio.sleep(0)
            return result

        return self.loop.run_until_complete(asyncio.wait_for(settled(), 60))

    async def _make(self) -> str:
        rules = making.rules_of(self.game, self.preset, None, {}, SEATS)
        spec = Spec(self.game, rules.preset, rules.version, {}, SEATS, 30, 0, True, "substitute", 60, 0)
        places = tuple(Place("person", person.id, person.name) for person in self.people)
        stored, entry = making.first_entry(spec, self.people[0], places, 1, start=True)

        def write(connection: Any) -> str:
            for number, person in enumerate(self.people):
                people.create(connection, person, f"{number}" * 64, 1)
            return log.make(connection, stored, "made-once", entry, [person.id for person in self.people])

        table_id: str = await self.store.write(write)
        return table_id

    def table(self, where: int) -> Table:
        found: Table = self.run(self.processes[where].tables.get(self.id))
        return found

    # --- what may happen ---

    @rule(who=WHO, where=WHERE)
    def come(self, who: int, where: int) -> None:
        """Somebody connects to one of the processes and promises a seed."""
        if (who, where) in self.readers:
            return
        table, reader = self.table(where), Reader(self.people[who], "en")

        async def connect() -> None:
            self.processes[where].tables.connect(table, reader)
            await self.processes[where].commands.come_back(table, reader)
            if table.draws is not None:
                number = table.draws.coming.number
                table.draws.commit(
                    table.room.seats_of(reader.person.id)[0], number, seat_hash("x", 1, 1, b"")
                )

        self.run(connect())
        self.readers[who, where] = reader

    @rule(who=WHO, where=WHERE)
    def go(self, who: int, where: int) -> None:
        """A connection is lost."""
        reader = self.readers.pop((who, where), None)
        if reader is not None:
            self.run(self._disconnect(where, reader))

    async def _disconnect(self, where: int, reader: Reader) -> None:
        table = await self.processes[where].tables.get(self.id)
        self._read(reader)
        self.processes[where].tables.disconnect(table, reader)

    @rule(who=WHO, where=WHERE, choice=st.integers(0, 50))
    def act(self, who: int, where: int, choice: int) -> None:
        """Somebody does one of the things that may be done, or tries to."""
        table, person = self.table(where), self.people[who]
        if table.play is None:
            return
        notation = table.hosted.notation
        legal = notation.game.legal_actions(table.play.state)
        if not legal:
            return
        action = notation.write_action(legal[choice % len(legal)])
        command = c.Act(type="act", id=fresh(), seq=table.seq, action=action)
        self.sent.append((who, command))
        self._do(where, person, command)

    @precondition(lambda self: self.sent)
    @rule(where=WHERE, which=st.integers(0, 1000))
    def repeat(self, where: int, which: int) -> None:
        """An old message comes again, perhaps to the other process."""
        who, command = self.sent[which % len(self.sent)]
        self._do(where, self.people[who], command)

    @rule(who=WHO, where=WHERE)
    def leave(self, who: int, where: int) -> None:
        """Somebody gets up."""
        self._do(where, self.people[who], c.Leave(type="leave", id=fresh()))

    def _do(self, where: int, person: Person, command: c.Command) -> None:
        table, process = self.table(where), self.processes[where]
        reader = next(
            (one for (_, here), one in self.readers.items() if here == where and one.person == person),
            Reader(person, "en"),
        )

        async def do() -> None:
            if table.draws is not None:
                table.draws.ready.set()  # seeds are another test's matter
            try:
                seq = await process.commands.do(table, reader, command)
            except CodedError:
                return
            key = (person.id, command.id)
            if seq is not None:
                assert self.done.setdefault(key, seq) == seq, "a repeated command got another number"

        self.run(do())

    @rule(where=WHERE)
    def time_passes(self, where: int) -> None:
        """All clocks and graces run out, in one process or in both at once."""
        self.run(self._late([where]))

    @rule()
    def both_fire_the_same_timer(self) -> None:
        """Two processes play for the same seat at the same moment."""
        for where in (0, 1):
            self.table(where)
        self.run(self._late([0, 1]))

    async def _late(self, wheres: list[int]) -> None:
        tasks = []
        for where in wheres:
            process = self.processes[where]
            table = await process.tables.get(self.id)
            for person in table.gone:
                table.gone[person] -= LATER
            if table.clock is not None:
                table.clock.left, table.clock.since = 0.0, None
            table.turn_began -= LATER
            if table.draws is not None and table.draws.due:
                table.draws.ready.set()
            process.driver.wake(table)
            tasks.append(table)
        for _ in range(40):
            await asyncio.sleep(0.001)

    @rule(where=WHERE)
    def restart(self, where: int) -> None:
        """A process dies and another takes its place."""
        for key in [key for key in self.readers if key[1] == where]:
            self._read(self.readers.pop(key))
        self.run(self._stop(where))
        self.processes[where] = Process(self.store)

    async def _stop(self, where: int) -> None:
        self.processes[where].driver.close()

    # --- what must always hold ---

    def _read(self, reader: Reader) -> None:
        """Every connection sees the numbers without a gap, or is told everything anew."""
        while not reader.frames.empty():
            frame = reader.frames.get_nowait()
            if frame is None:
                continue
            message = json.loads(frame)
            if message["type"] == "table":
                assert message["seq"] >= self.seen.get(reader, 0)
                self.seen[reader] = message["seq"]
            elif message["type"] == "update":
                assert message["seq"] == self.seen[reader] + 1
                self.seen[reader] = message["seq"]

    @invariant()
    def the_log_is_one_order(self) -> None:
        entries = self.run(self.store.read(lambda connection: log.entries(connection, self.id)))
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
        commands = [(entry.actor, entry.command_id) for entry in entries]
        assert len(set(commands)) == len(commands)
        for key, seq in self.done.items():
            assert commands[seq - 1] == key, "an acknowledged command is not where it was said to be"

    @invariant()
    def connections_see_no_gap(self) -> None:
        for reader in self.readers.values():
            self._read(reader)

    @invariant()
    def memory_is_what_the_log_says(self) -> None:
        for process in self.processes:
            for table in process.tables.in_memory():
                found = self.run(process.tables._load(self.id))
                assert found.room.status != "frozen"
                if found.seq == table.seq:
                    assert (found.room, found.play) == (table.room, table.play)

    def teardown(self) -> None:
        for where in (0, 1):
            self.run(self._stop(where))
        self.store.close()
        self.loop.run_until_complete(self.loop.shutdown_asyncgens())
        self.loop.close()
        self.folder.cleanup()


class CardGame(Game):
    """The same with cards."""

    game, preset = "cards", "classic"


TestDice = Game.TestCase
TestCards = CardGame.TestCase
TestDice.settings = TestCards.settings = settings(
    max_examples=max(4, settings().max_examples // 15), stateful_step_count=25, phases=[Phase.generate]
)

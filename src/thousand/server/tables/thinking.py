"""Bots think in processes of their own; one that gives no answer in time is played by `steady`."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from typing import Any, Protocol, TypeVar

import structlog

from thousand.core.errors import CodedError, declare
from thousand.server.tables.crew import Crew, Failed, Lost, load_bots, load_kernels, load_studies

NO_ANSWER = declare("server/no_answer")
PREPARING = declare("server/preparing")
SUBSTITUTE = "steady"
"""The bot that plays on for people and for bots that fail."""
SOLVING_GAME = "cards"
WITHOUT_KERNELS = frozenset({SUBSTITUTE, "random"})
"""The bots of that game that need no kernels."""
PATIENCE = 5.0
"""Seconds a bot may think."""
START_PATIENCE = 30.0
"""Seconds the workers of the plain bots may need to start."""
HINT_PATIENCE = 15.0
"""Seconds a hint may take, and as many again the start of a worker."""
STUDY_PATIENCE = 300.0
"""Seconds that a portion of a finished game may take."""

T = TypeVar("T")

LOG = structlog.get_logger("bots")


@dataclass(frozen=True, slots=True)
class Question:
    """All that a bot is told: the view of its seat and the events its seat may know."""

    game: str
    bot: str
    view: Any
    seen: tuple[Any, ...]
    seed: int


@dataclass(frozen=True, slots=True)
class Answer:
    """An action; ``replaced``: the bot failed and `steady` answered for it."""

    action: Any
    replaced: bool = False


def question(game: str, bot: str, view: Any, seen: tuple[Any, ...]) -> Question:
    """A question with luck of its own."""
    return Question(game, bot, view, seen, secrets.randbits(64))


def answer(asked: Question) -> Any:
    """The action the bot chooses; runs in a worker, which alone loads what bots need."""
    from thousand.bots.registry import make

    return make(asked.game, asked.bot).choose(asked.view, asked.seen, Random(asked.seed))


class Thinker(Protocol):
    """Where bots think."""

    def start(self) -> None:
        """Prepare in the background, so that nobody waits at a table."""
        ...

    async def think(self, asked: Question) -> Answer:
        """The bot's action.

        Raises:
            Lost: not even the substitute has answered; ask again later.
        """
        ...

    async def advise(self, game: str, work: Callable[[], T]) -> T:
        """What ``work`` about ``game`` gives, done soon.

        Raises:
            CodedError: it has failed or takes too long.
        """
        ...

    async def study(self, work: Callable[[], T]) -> T:
        """What ``work`` gives, done where it keeps no bot waiting.

        Raises:
            CodedError: it has failed or takes too long.
        """
        ...

    def close(self) -> None:
        """Let the workers go."""
        ...


class Workers:
    """Bots in worker processes: one for the plain ones, ``count`` for those that need kernels.

    While kernels are being loaded, which takes long the first time on a machine, the plain worker
    answers for everybody.
    """

    def __init__(self, count: int) -> None:
        self._plain = Crew("plain", 1, load_bots)
        self._solving = Crew("solving", count, load_kernels)
        self._students = Crew("students", 1, load_studies)

    def start(self) -> None:
        """Start all that bots need."""
        self._plain.start()
        self._solving.start()

    async def think(self, asked: Question) -> Answer:
        """The bot's action, or `steady`'s if the bot fails, takes too long or is not ready yet."""
        if self._solving.is_ready:
            crew = self._solving
        elif needs_kernels(asked):
            self._solving.start()
            return await self._stand_in(asked)
        else:
            crew = self._plain
            await crew.ready(START_PATIENCE)
        try:
            return Answer(await crew.do(partial(answer, asked), PATIENCE))
        except (Lost, Failed) as error:
            LOG.error("bot_failed", bot=asked.bot, error=str(error) or type(error).__name__)
        return await self._stand_in(asked)

    async def _stand_in(self, asked: Question) -> Answer:
        await self._plain.ready(START_PATIENCE)
        by_substitute = partial(answer, replace(asked, bot=SUBSTITUTE))
        return Answer(await self._plain.do(by_substitute, PATIENCE), replaced=True)

    async def advise(self, game: str, work: Callable[[], T]) -> T:
        """What ``work`` gives, done where bots think."""
        crew = self._solving if game == SOLVING_GAME or self._solving.is_ready else self._plain
        return await _asked(crew, work, HINT_PATIENCE)

    async def study(self, work: Callable[[], T]) -> T:
        """What ``work`` gives, done in a worker of its own that lets others go first."""
        return await _asked(self._students, work, STUDY_PATIENCE)

    def close(self) -> None:
        """Let the workers go."""
        for crew in (self._plain, self._solving, self._students):
            crew.close()


def needs_kernels(asked: Question) -> bool:
    """Whether the bot cannot think without them."""
    return asked.game == SOLVING_GAME and asked.bot not in WITHOUT_KERNELS


async def _asked(crew: Crew, work: Callable[[], T], seconds: float) -> T:
    """What ``work`` gives.

    Raises:
        CodedError: the workers are not ready yet, or it has failed or takes too long.
    """
    try:
        await crew.ready(seconds)
    except (Lost, Failed):
        raise CodedError(PREPARING) from None
    try:
        return await crew.do(work, seconds)
    except (Lost, Failed) as error:
        LOG.error("work_failed", error=str(error) or type(error).__name__)
        raise CodedError(NO_ANSWER) from None

"""The application: everything put together, opened and closed with the server."""

import asyncio
import gc
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress

import structlog
from fastapi import FastAPI

from thousand.server.settings import Settings
from thousand.server.tables.thinking import Thinker, Workers
from thousand.server.version import VERSION
from thousand.server.web import (
    answers,
    games_api,
    hints_api,
    people_api,
    rules_api,
    service_api,
    site,
    socket,
    tables_api,
)
from thousand.server.web.context import Context, build
from thousand.server.web.security import Guard
from thousand.server.wire.server import Close

SWEEP = 30.0
"""Seconds between looks for tables that nobody uses."""
COLLECT_ALL = 6 * 3600.0
"""Seconds after which all garbage is collected though people play: it stops everybody for a moment."""
WARM_UP_AFTER = 3.0
"""Seconds in which a server that comes back has the machine for itself; then the bots prepare themselves."""
LOG = structlog.get_logger("server")


def create(settings: Settings, thinker: Thinker | None = None) -> FastAPI:
    """The application over the data folder of ``settings``, whose store is opened at once."""
    context = build(settings, thinker or Workers(settings.bot_workers))

    @asynccontextmanager
    async def life(_: FastAPI) -> AsyncGenerator[None]:
        sweeper = asyncio.create_task(_sweep(context))
        warm_up = asyncio.get_running_loop().call_later(WARM_UP_AFTER, context.thinker.start)
        LOG.debug("server_started", version=VERSION)
        try:
            yield
        finally:
            warm_up.cancel()
            sweeper.cancel()
            with suppress(asyncio.CancelledError):
                await sweeper
            _close(context)

    app = FastAPI(
        title="Thousand",
        version=VERSION,
        description="Tables of Thousand by link. Playing goes over the socket of a table, see docs/api.md.",
        docs_url=None,
        redoc_url=None,
        lifespan=life,
    )
    app.state.context = context
    answers.install(app)
    for module in (socket, service_api, people_api, rules_api, tables_api, games_api, hints_api, site):
        app.include_router(module.ROUTER)
    app.add_middleware(Guard, settings=settings)
    return app


async def _sweep(context: Context) -> None:
    """Forget tables that nobody uses; collect all garbage when nobody is here, at the latest after long."""
    collected = time.monotonic()
    while True:
        await asyncio.sleep(SWEEP)
        context.tables.forget_idle()
        here = any(table.readers for table in context.tables.in_memory())
        if not here or time.monotonic() - collected > COLLECT_ALL:
            gc.collect()
            collected = time.monotonic()


def _close(context: Context) -> None:
    """Send everybody away to come back soon; finish what is being written."""
    for table in context.tables.in_memory():
        for reader in list(table.readers):
            reader.close(Close.RESTART)
    context.driver.close()
    context.analyses.close()
    context.thinker.close()
    context.store.close()

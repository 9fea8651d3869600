"""What every request handler needs, made once for a server."""

from dataclasses import dataclass

from starlette.requests import HTTPConnection

from thousand.server.identity import Identities
from thousand.server.metrics import Metrics
from thousand.server.settings import Settings
from thousand.server.store.store import Store
from thousand.server.tables.analysing import Analyses
from thousand.server.tables.commands import Commands
from thousand.server.tables.driver import Driver
from thousand.server.tables.hinting import Hints
from thousand.server.tables.service import Tables
from thousand.server.tables.thinking import Thinker
from thousand.server.web.limits import Limits


@dataclass(frozen=True, slots=True)
class Context:
    """The parts of a running server."""

    settings: Settings
    store: Store
    identities: Identities
    tables: Tables
    commands: Commands
    driver: Driver
    thinker: Thinker
    hints: Hints
    analyses: Analyses
    limits: Limits
    metrics: Metrics


def build(settings: Settings, thinker: Thinker) -> Context:
    """Open the store and put the parts together; needs a running event loop later, not now."""
    store, metrics = Store(settings.data), Metrics()
    tables = Tables(store, metrics)
    return Context(
        settings,
        store,
        Identities(store, secure=settings.secure),
        tables,
        Commands(tables),
        Driver(tables, thinker),
        thinker,
        Hints(tables, thinker),
        Analyses(thinker),
        Limits(settings.rate),
        metrics,
    )


def context_of(connection: HTTPConnection) -> Context:
    """The server that a request came to."""
    context: Context = connection.app.state.context
    return context


def address(connection: HTTPConnection, settings: Settings) -> str:
    """Where a request comes from; behind a trusted proxy, the last address it names."""
    if settings.trust_proxy:
        named = connection.headers.get("x-forwarded-for", "").rpartition(",")[2].strip()
        if named:
            return named
    return connection.client.host if connection.client else "-"


def lang_of(connection: HTTPConnection) -> str:
    """The language of a request: `?lang=`, else the browser's first that we speak, else English."""
    wished = [connection.query_params.get("lang", "")]
    wished += [
        part.split(";")[0].strip() for part in connection.headers.get("accept-language", "").split(",")
    ]
    for one in wished:
        if (short := one[:2].lower()) in ("ru", "uk", "en"):
            return short
    return "en"

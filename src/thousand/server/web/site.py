"""The pages: one HTML shell for every path, with a preview text for invitations, and its files."""

import html
import mimetypes
import re
from functools import cache, partial
from pathlib import Path

from fastapi import APIRouter, Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response

from thousand.core.errors import CodedError
from thousand.server.store import people
from thousand.server.tables.brief import invitation
from thousand.server.tables.table import Table
from thousand.server.web.context import context_of, lang_of
from thousand.server.web.links import link_to
from thousand.server.web.preloads import CHUNKS, preloads
from thousand.server.web.reading import NOT_FOUND
from thousand.text.catalogue import language

STATIC = Path(__file__).resolve().parent.parent / "static"
SHELL = "index.html"
HEAD = re.compile(r"<!--head-->.*?<!--/head-->", re.DOTALL)
PAGES = frozenset({"", "new", "rules", "verify", "me", "move"})
"""Pages that are always there, as `App.svelte` has them; the others are of something kept here."""
TABLE_PATH = re.compile(r"(t|replay)/([a-z0-9]{16})")
RULES_PATH = re.compile(r"rules/([a-z0-9]{16})")
ROUTER = APIRouter(include_in_schema=False)

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")


@ROUTER.api_route("/{path:path}", methods=["GET", "HEAD"])
async def page(request: Request, path: str) -> Response:
    """A file of the front end, else its shell, which says itself that there is no such page or table."""
    if path.startswith("api/"):
        raise CodedError(NOT_FOUND)
    if path in _files():
        return _sent(request, path)
    if "." in path.rpartition("/")[2]:
        raise CodedError(NOT_FOUND)
    return await _shell(request, path)


@cache
def _files() -> frozenset[str]:
    return frozenset(
        file.relative_to(STATIC).as_posix()
        for file in STATIC.rglob("*")
        if file.is_file() and file.name not in {SHELL, CHUNKS} and not file.name.startswith(".")
    )


def _sent(request: Request, path: str) -> Response:
    """A file that is in the folder by this very name, packed as the build did if the client likes that."""
    kept = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
    headers = {"cache-control": kept}
    packed = f"{path}.gz"
    if packed not in _files():
        return FileResponse(STATIC / path, headers=headers)
    headers["vary"] = "accept-encoding"
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return FileResponse(STATIC / path, headers=headers)
    headers["content-encoding"] = "gzip"
    return FileResponse(STATIC / packed, media_type=mimetypes.guess_type(path)[0], headers=headers)


async def _shell(request: Request, path: str) -> Response:
    file = STATIC / SHELL
    if not file.exists():
        return PlainTextResponse("The pages are not built: see CONTRIBUTING.md, or use ./run.\n", 503)
    text = file.read_text(encoding="utf-8")
    table = await _table(request, path)
    if table is not None and path.startswith("t/"):
        text = _of_table(request, text, table)
    found = path in PAGES or table is not None or await _keeps_rules(request, path)
    return HTMLResponse(text, 200 if found else 404, {"cache-control": "no-cache"})


async def _table(request: Request, path: str) -> Table | None:
    """The table that ``path`` is about."""
    wanted = TABLE_PATH.fullmatch(path)
    if wanted is None:
        return None
    try:
        return await context_of(request).tables.get(wanted[2])
    except CodedError:
        return None


async def _keeps_rules(request: Request, path: str) -> bool:
    """Whether ``path`` is about saved rules that are there."""
    wanted = RULES_PATH.fullmatch(path)
    if wanted is None:
        return False
    return await context_of(request).store.read(partial(people.rules, rules_id=wanted[1])) is not None


def _of_table(request: Request, text: str, table: Table) -> str:
    """The shell whose head says who invites to what and which parts to load."""
    title, says = invitation(table, language(lang_of(request)))
    title, says = html.escape(title), html.escape(says)
    link = html.escape(link_to(request, f"/t/{table.id}"))
    shown = "lobby" if table.room.status == "lobby" else table.spec.game
    head = (
        f'<!--head--><title>{title}</title><meta name="description" content="{says}">'
        f'<meta property="og:title" content="{title}"><meta property="og:description" content="{says}">'
        f'<meta property="og:type" content="website"><meta property="og:url" content="{link}">'
        f"{preloads(STATIC, shown)}<!--/head-->"
    )
    return HEAD.sub(lambda _: head, text, count=1)

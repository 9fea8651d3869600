"""``thousand serve``: where the tables are, and a QR code where phones can reach them."""

import gc
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from thousand.cli.failing import INTERRUPTED, speaking
from thousand.text.catalogue import Language, message

if TYPE_CHECKING:
    from thousand.server.running import Place

ADDRESS = message("Thousand: {address}")
PORT_TAKEN = message("Port {taken} is taken, so it is {port}.")
HOW_TO_END = message("Ctrl-C ends it; all tables are kept.")
ENDED = message("Ended; all tables are kept.")


def run(host: str | None, port: int | None, data: Path | None, public_url: str | None) -> None:
    """Serve until interrupted; what the options leave open comes from the environment or thousand.toml."""
    gc.disable()  # a server that comes back must load quickly; it collects again once it serves
    with speaking(None) as lang:
        status = 0
        try:
            _serve(lang, host=host, port=port, data=data, public_url=public_url)
        except KeyboardInterrupt:
            status = INTERRUPTED
        print(lang.say(ENDED))
        raise typer.Exit(status)


def _serve(lang: Language, **given: object) -> None:
    from thousand.server.running import read_settings, serve

    settings = read_settings(**given)
    serve(settings, partial(tell, lang, settings.port))


def tell(lang: Language, wanted: int, found: "Place") -> None:
    """Where it is, for people and for their phones."""
    if wanted not in (0, found.port):
        print(lang.say(PORT_TAKEN, taken=wanted, port=found.port))
    print(lang.say(ADDRESS, address=found.address), flush=True)
    if not sys.stdout.isatty():
        return
    if found.nearby:
        import segno

        segno.make(found.address, micro=False).terminal(compact=True)
    print(lang.say(HOW_TO_END))

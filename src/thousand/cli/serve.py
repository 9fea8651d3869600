"""Serving the web platform: the address on the terminal, and a QR code where phones can reach it."""

import gc
import sys
from pathlib import Path

from thousand.cli.failing import BAD_INPUT


def run(host: str | None, port: int | None, data: Path | None, public_url: str | None) -> None:
    """Serve until interrupted; what the options leave open comes from the environment or thousand.toml."""
    gc.disable()  # a server that comes back must load quickly; it collects again once it serves
    from thousand.server.running import CannotStart, read_settings, serve

    try:
        serve(read_settings(host=host, port=port, data=data, public_url=public_url), _tell)
    except CannotStart as error:
        print(f"thousand: {error}", file=sys.stderr)
        raise SystemExit(BAD_INPUT) from None


def _tell(address: str, reachable: bool) -> None:
    print(address, flush=True)
    if reachable and sys.stdout.isatty():
        import segno

        segno.make(address, micro=False).terminal(compact=True)

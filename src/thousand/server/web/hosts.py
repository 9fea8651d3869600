"""Own names: the server answers to its own names and to addresses in figures, and to no other name.

Whoever owns a foreign name can let it point at this machine once his page is loaded (DNS rebinding); the
origin of that page then agrees with the host it asks, so the host itself has to be one of ours.
"""

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from thousand.server.settings import Settings

LOOPBACK = "localhost"
LOCAL = ("local", "lan", "home", "home.arpa", "internal")
"""Endings that local networks give to the names of machines; nobody can own a name in them."""


def own_names(settings: Settings) -> frozenset[str]:
    """This machine's name with and without its local endings, and the names that settings give."""
    machine = socket.gethostname().lower()
    short = machine.partition(".")[0]
    given = {*map(_name, settings.hosts), _name(settings.host)}
    if settings.public_url is not None:
        given.add(_name(urlsplit(settings.public_url).netloc))
    return frozenset({LOOPBACK, machine, short, *(f"{short}.{ending}" for ending in LOCAL), *given} - {""})


def is_own(host: str, names: frozenset[str]) -> bool:
    """Whether a request for ``host``, as its header says, is one for us."""
    name = _name(host)
    return name in names or name.endswith(f".{LOOPBACK}") or _is_figures(name)


def _name(host: str) -> str:
    """The name in ``host`` without its port, as browsers write it; nothing where it is no host at all."""
    try:
        parts = urlsplit(f"//{host}")
        if parts.netloc != host or "@" in host:
            return ""
        return (parts.hostname or "").rstrip(".").encode("idna").decode()
    except ValueError:
        return ""


def _is_figures(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True

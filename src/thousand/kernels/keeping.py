"""Where compiled kernels lie: in a folder named after all the sources that went into them.

Numba looks only at the file of the function it loads, not at the helpers and tables that it calls. What is
here is asked without loading the compiler.
"""

from collections.abc import Generator, Iterable
from contextlib import contextmanager
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

from platformdirs import user_cache_path


def folder_of(game: str, sources: Iterable[Path]) -> Path:
    """The folder of the compiled kernels of a game, for these sources and this release of numba."""
    stamp = sha256(version("numba").encode())
    for source in sources:
        stamp.update(source.read_bytes())
    return user_cache_path("thousand", appauthor=False) / "kernels" / f"{game}-{stamp.hexdigest()[:16]}"


@contextmanager
def kept_in(folder: Path) -> Generator[None]:
    """What is decorated by numba meanwhile is kept in ``folder`` when it is compiled."""
    from numba import config

    settings = vars(config)
    before = settings["CACHE_DIR"]
    settings["CACHE_DIR"] = str(folder)
    try:
        yield
    finally:
        settings["CACHE_DIR"] = before

"""Where compiled kernels lie: in a folder named after all the sources that went into them.

Numba looks only at the file of the function it loads, not at the helpers and tables that it calls. What is
here is asked without loading the compiler.
"""

from collections.abc import Generator, Iterable
from contextlib import contextmanager
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from pickle import STOP

from platformdirs import user_cache_path


def folder_of(game: str, sources: Iterable[Path]) -> Path:
    """The folder of the compiled kernels of a game, for these sources and this release of numba.

    A file whose end is missing, as after a power cut, is removed, so that its kernel is compiled anew.
    """
    stamp = sha256(version("numba").encode())
    for source in sources:
        stamp.update(source.read_bytes())
    folder = user_cache_path("thousand", appauthor=False) / "kernels" / f"{game}-{stamp.hexdigest()[:16]}"
    for file in folder.rglob("*.nb[ci]"):
        if not file.read_bytes().endswith(STOP):
            file.unlink()
    return folder


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

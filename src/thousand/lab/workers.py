"""Where the deals of a match are played: in this process, in several of them, or on a cluster of Dask."""

from collections.abc import Generator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager

SECONDS_TO_ANSWER = 10
"""How long a cluster may take to answer."""


class NoDask(ImportError):
    """Dask is not installed."""


class NoCluster(OSError):
    """Nothing answers at the address of the cluster."""


@contextmanager
def processes(jobs: int) -> Generator[Executor | None]:
    """So many processes on this machine; None: this one is enough."""
    if jobs == 1:
        yield None
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield pool


@contextmanager
def cluster(address: str) -> Generator[Executor]:
    """The workers of the Dask scheduler at ``address``; the project is installed on each of them.

    Raises:
        NoDask: it is not installed here.
        NoCluster: no scheduler answers there.
    """
    try:
        from distributed import Client
    except ImportError as error:
        raise NoDask from error
    try:
        client = Client(address, timeout=SECONDS_TO_ANSWER)
    except (OSError, ValueError, MemoryError) as error:
        # What another service says, read as a length by Dask, is more than any memory.
        raise NoCluster from error
    with client, client.get_executor() as pool:
        yield pool

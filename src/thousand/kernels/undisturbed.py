"""While kernels are compiled nobody looks for cycles of objects, which takes a thirtieth of the time."""

import gc
from collections.abc import Generator
from contextlib import contextmanager


@contextmanager
def undisturbed() -> Generator[None]:
    """No cycles are looked for meanwhile; the compiler leaves hardly any."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()

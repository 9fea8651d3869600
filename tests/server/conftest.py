"""The store of a test lies in memory where the system has a place for that: still FULL, but not slow."""

import tempfile
from collections.abc import Generator
from pathlib import Path

import pytest

MEMORY = Path("/dev/shm")


@pytest.fixture
def folder(tmp_path: Path) -> Generator[Path]:
    """A data folder for one server."""
    if not MEMORY.is_dir():
        yield tmp_path
        return
    with tempfile.TemporaryDirectory(dir=MEMORY, prefix="thousand-") as made:
        yield Path(made)

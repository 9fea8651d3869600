"""Bids as files: the counts of a run that is gone on with later, and the table that is shipped."""

import zipfile
from hashlib import sha256
from pathlib import Path

import numpy as np

from thousand.kernels.cards.jit import Ints
from thousand.solvers.cards.bid_table import (
    CHUNK,
    Chances,
    Tally,
    Task,
    best_gifts,
    chances,
    standard_errors,
)
from thousand.tables.cards.bids import SCALE, THRESHOLDS, BidsHead, classic, play_key, written


def counts_name(seed: int, hands: Ints) -> str:
    """The name of the file of counts of a run: other rules or other gifts to try, another name."""
    gifts = best_gifts(classic(), hands[:CHUNK])
    stamp = sha256(f"{play_key(classic())} {THRESHOLDS} {seed}".encode() + gifts.tobytes())
    return f"cards-bids-{stamp.hexdigest()[:32]}.npz"


def keep(tally: Tally, file: Path) -> None:
    """Put ``tally`` into ``file``, whole or not at all."""
    aside = file.with_name(f"{file.name}.part")
    with aside.open("wb") as out:
        np.savez(out, counts=tally.counts, done=np.array([tally.samples, tally.chunks], np.int64))
    aside.replace(file)


def kept(file: Path, hands: int) -> Tally | None:
    """What an earlier run put into ``file``; None: there is nothing that is sound."""
    try:
        with np.load(file, allow_pickle=False) as found:
            counts, done = found["counts"], found["done"]
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile):
        return None
    fresh = Tally.empty(hands).counts
    if counts.shape != fresh.shape or counts.dtype != fresh.dtype or done.shape != (2,):
        return None
    return Tally(counts, int(done[0]), int(done[1]))


def bids_file(task: Task, tally: Tally, hands: Ints) -> bytes:
    """The table of bids, packed."""
    found = chances(tally, hands)
    error = float(standard_errors(found, tally.samples).max())
    head = BidsHead(play_key(classic()), tally.samples, task.seed, round(error, 5))
    return written(head, bytes_of(found))


def bytes_of(found: Chances) -> bytes:
    """Threshold by threshold a byte for each hand."""
    return np.ascontiguousarray(np.rint(found * SCALE).astype(np.uint8).T).tobytes()

"""``thousand solve cards``: what every hand of seven is worth bidding, kept for bots and hints."""

import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from platformdirs import user_cache_path

from thousand.cli.bar import Bar
from thousand.cli.failing import UserError, speaking
from thousand.cli.files import see_writable, write_bytes
from thousand.cli.solved import user_tables
from thousand.cli.terminal import Terminal, of_process
from thousand.tables.cards.bids import NAME
from thousand.text.catalogue import Language, message

if TYPE_CHECKING:
    from thousand.solvers.cards.bid_table import Tally

ODD = message("--samples {samples}: an even number, since one half of the deals judges what the other chose")
FOR_ALL_RULES = message("Cards go without --preset, --set and --house: one table is for all rules")
PREPARING = message("Preparing for this machine; the first time takes half a minute")
GOING_ON = message("Going on from where an earlier run stopped: {samples} deals of each hand are done")
ENOUGH = message("An earlier run has looked at {samples} deals of each hand already; its table is written")
FOUND = message("Every hand of seven stands for {deals} deals; no chance has a standard error above {error}")
KEPT = message("The table is in {file}; it took {seconds} s")

SAVED_EVERY = 60.0
"""Seconds between two checkpoints at least."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What was asked for."""

    samples: int
    seed: int
    threads: int
    out: Path | None
    """The folder for the table; None: that of the user's data."""


def run(wanted: Wanted, lang_code: str | None) -> None:
    """Compute the table of bids, or more deals for it."""
    with speaking(lang_code) as lang:
        if wanted.samples % 2:
            raise UserError(ODD, samples=wanted.samples)
        _Solving(wanted, of_process(), lang).run()


class _Solving:
    """One run from the counts of an earlier one to the table."""

    def __init__(self, wanted: Wanted, terminal: Terminal, lang: Language) -> None:
        self.wanted, self.terminal, self.lang = wanted, terminal, lang
        self.file = (wanted.out or user_tables()) / NAME

    def run(self) -> None:
        """Go on, count, write the table."""
        began = time.monotonic()
        see_writable(self.file)
        self._say(PREPARING)

        from thousand.solvers.cards import bid_files, bid_table

        hands = bid_table.hands_of(10)
        checkpoint = _checkpoints() / bid_files.counts_name(self.wanted.seed, hands)
        tally = bid_files.kept(checkpoint, len(hands))
        self._tell_of(tally)
        tally = tally or bid_table.Tally.empty(len(hands))
        task = bid_table.Task(max(self.wanted.samples, tally.begun), self.wanted.seed, self.wanted.threads)
        saved = time.monotonic()
        try:
            with Bar(self.terminal) as bar:
                for share in bid_table.solve(task, tally, hands):
                    bar.show(share)
                    if time.monotonic() - saved >= SAVED_EVERY:
                        bid_files.keep(tally, checkpoint)
                        saved = time.monotonic()
        finally:
            bid_files.keep(tally, checkpoint)
        self._write(bid_files.bids_file(task, tally, hands), began)

    def _tell_of(self, tally: "Tally | None") -> None:
        if tally is not None:
            self._say(ENOUGH if tally.samples >= self.wanted.samples else GOING_ON, samples=tally.samples)

    def _write(self, data: bytes, began: float) -> None:
        from thousand.solvers.cards.bid_table import TALONS
        from thousand.tables.cards.bids import read

        write_bytes(self.file, data)
        head = read(data, str(self.file)).head
        self.terminal.say("")
        self._say(FOUND, deals=TALONS * head.samples, error=self.lang.decimal(f"{head.error:.4f}"))
        self._say(KEPT, file=str(self.file), seconds=f"{time.monotonic() - began:.0f}")

    def _say(self, sentence: Any, **parameters: Any) -> None:
        self.terminal.say(self.lang.say(sentence, **parameters))


def _checkpoints() -> Path:
    folder = user_cache_path("thousand", appauthor=False) / "solving"
    folder.mkdir(parents=True, exist_ok=True)
    return folder

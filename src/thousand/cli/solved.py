"""Where a user's own solutions are kept, so that bots and hints find them."""

from collections.abc import Iterator
from pathlib import Path

from platformdirs import user_data_path

from thousand.core.errors import CodedError
from thousand.tables.cards import bids, race
from thousand.tables.shelf import add_folder


def user_tables() -> Path:
    """The folder of what the user has solved."""
    return user_data_path("thousand", appauthor=False) / "tables"


def use_user_tables() -> None:
    """Let bots and hints look there."""
    if user_tables().is_dir():
        add_folder(user_tables())
        bids.add_folder(user_tables())
        race.add_folder(user_tables())


def unusable_card_tables() -> Iterator[CodedError]:
    """What is wrong with the tables of cards; without them bots sample deals and count points."""
    for table in (bids.bid_table, race.races):
        try:
            table()
        except CodedError as error:
            yield error

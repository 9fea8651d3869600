"""Where a user's own solutions are kept, so that bots and hints find them."""

from pathlib import Path

from platformdirs import user_data_path

from thousand.tables.cards import bids
from thousand.tables.shelf import add_folder


def user_tables() -> Path:
    """The folder of what the user has solved."""
    return user_data_path("thousand", appauthor=False) / "tables"


def use_user_tables() -> None:
    """Let bots and hints look there."""
    if user_tables().is_dir():
        add_folder(user_tables())
        bids.add_folder(user_tables())

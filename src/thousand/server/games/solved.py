"""What the user of this machine has solved: bots and hints at tables find it as those in the terminal do."""

from functools import cache

from platformdirs import user_data_path


@cache
def use_solved() -> None:
    """Let the bots and hints of this process look there."""
    from thousand.tables import shelf
    from thousand.tables.cards import bids, race

    folder = user_data_path("thousand", appauthor=False) / "tables"
    if folder.is_dir():
        for room in (shelf, bids, race):
            room.add_folder(folder)

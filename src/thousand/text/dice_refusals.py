"""Refusals at dice in sentences."""

from thousand.text.catalogue import Message, message

SENTENCES: dict[str, Message] = {
    "dice/game_over": message("The game is over"),
}
"""The sentence for each code that starts with ``dice/``."""

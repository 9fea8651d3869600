"""What every rule may refuse an action for; codes of a single rule are declared beside it."""

from thousand.core.errors import declare

GAME_OVER = declare("cards/game_over")
NOT_YOUR_TURN = declare("cards/not_your_turn")
NOT_NOW = declare("cards/not_now")
"""Such an action has its place in another part of the deal."""
NOT_IN_HAND = declare("cards/not_in_hand", "card")

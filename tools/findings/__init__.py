"""What the solution of the dice game says: the page ``docs/findings-dice.md``, section by section."""

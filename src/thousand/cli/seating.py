"""Who plays: the people, the bots, and where they sit."""

from collections.abc import Sequence
from dataclasses import dataclass

from thousand.cli.failing import UserError
from thousand.text.catalogue import Language, message

BOT = message("Bot {number}")
UNFIT_NAME = message("“{name}” cannot be a player's name")
SAME_NAME = message("Two players are called {name}")
COUNT = message("{players} at the table; these rules need from {least} to {most}")
EXACT_COUNT = message("{players} at the table; these rules need exactly {most}")

LONGEST_NAME = 40


@dataclass(frozen=True, slots=True)
class Seating:
    """The names of all players by seat, and which bot plays for them; "" is a person."""

    players: tuple[str, ...]
    bots: tuple[str, ...]


def seated(people: Sequence[str], bots: int, bot: str, lang: Language) -> Seating:
    """People first, then ``bots`` bots of the kind ``bot``.

    Raises:
        UserError: a name is empty, too long or taken.
    """
    numbers = [""] if bots == 1 else [str(number) for number in range(1, bots + 1)]
    names = [lang.say(BOT, number=number).strip() for number in numbers[:bots]]
    players = (*(name.strip() for name in people), *names)
    for place, name in enumerate(players):
        if not name or not name.isprintable() or len(name) > LONGEST_NAME:
            raise UserError(UNFIT_NAME, name=name)
        if name in players[:place]:
            raise UserError(SAME_NAME, name=name)
    return Seating(players, ("",) * len(people) + (bot,) * bots)


def check_count(players: int, allowed: range) -> None:
    """See that the rules can be played by so many players.

    Raises:
        UserError: they cannot.
    """
    if players not in allowed:
        sentence = COUNT if len(allowed) > 1 else EXACT_COUNT
        raise UserError(sentence, players=players, least=allowed[0], most=allowed[-1])

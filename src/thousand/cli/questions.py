"""The questions before a game, for what the command line has left open."""

from collections.abc import Sequence

from thousand.cli.failing import UserError
from thousand.cli.keys import latin
from thousand.cli.seating import Seating, seated
from thousand.cli.tables import PLAYED
from thousand.cli.terminal import Style, Terminal
from thousand.notation.games import GAMES
from thousand.text.catalogue import Language, Message, message
from thousand.text.rules.pages import BOOKS, preset_name, preset_summary

WHICH_GAME = message("Which game?")
WHICH_RULES = message("Which rules?")
WHO = message("Who plays? Write the names with commas between them.")
HOW_MANY_BOTS = message("How many bots play too, from {least} to {most}?")
GOING_ON = message("A game is going on: {players}.")
GO_ON = message("Enter – go on with it, n – begin another")
ENTER_TAKES = message("Enter – {default}")
A_NUMBER = message("A number from {least} to {most}, please.")
PLAYER = message("Player")


class Declined(Exception):
    """The user has left without an answer."""


class Questions:
    """Asks until there is an answer."""

    def __init__(self, terminal: Terminal, lang: Language) -> None:
        self._terminal = terminal
        self._lang = lang

    def goes_on(self, players: Sequence[str]) -> bool:
        """Whether to go on with the game of ``players``."""
        self._terminal.tell(self._lang.say(GOING_ON, players=", ".join(players)))
        return latin(self._ask(self._lang.say(GO_ON))) != "n"

    def game(self) -> str:
        """Which game to play; not asked where there is only one."""
        games = PLAYED
        if len(games) == 1:
            return games[0]
        titles = [(self._lang.say(BOOKS[game].title), "") for game in games]
        return games[self._choice(WHICH_GAME, titles)]

    def preset(self, game: str) -> str:
        """Which preset of ``game`` to play by."""
        presets = GAMES[game].presets()
        described = [
            (preset_name(game, preset, self._lang), preset_summary(game, preset, self._lang))
            for preset in presets
        ]
        return presets[self._choice(WHICH_RULES, described)]

    def seating(self, bot: str, seats: range) -> Seating:
        """Who plays; for somebody alone at least one bot."""
        default = self._lang.say(PLAYER)
        while True:
            self._terminal.tell(self._lang.say(WHO))
            typed = self._ask(self._lang.say(ENTER_TAKES, default=default))
            people = [name for name in (typed or default).split(",") if name.strip()]
            least, most = max(0, seats[0] - len(people)), max(0, seats[-1] - len(people))
            try:
                seated(people, 0, bot, self._lang)
                return seated(people, self._number(HOW_MANY_BOTS, least, most), bot, self._lang)
            except UserError as error:
                self._complain(self._lang.say(error.sentence, **error.parameters))

    def _choice(self, question: Message, choices: Sequence[tuple[str, str]]) -> int:
        """The place of the choice that is taken, each a name and a description."""
        terminal = self._terminal
        terminal.say("", self._lang.say(question), "")
        for number, (name, description) in enumerate(choices, 1):
            terminal.say(f"  {number}  {terminal.paint(name, Style.STRONG)}")
            for row in terminal.wrapped(description, indent=5) if description else ():
                terminal.say(terminal.paint(row, Style.FAINT))
        terminal.say("")
        return self._until_number(1, len(choices), choices[0][0], 1) - 1

    def _number(self, question: Message, least: int, most: int) -> int:
        """A number the user names, the least of them by default."""
        if least == most:
            return least
        self._terminal.tell(self._lang.say(question, least=least, most=most))
        return self._until_number(least, most, str(least), least)

    def _until_number(self, least: int, most: int, default: str, number: int) -> int:
        while True:
            typed = self._ask(self._lang.say(ENTER_TAKES, default=default))
            if not typed:
                return number
            if typed.isascii() and typed.isdigit() and least <= int(typed[:4]) <= most:
                return int(typed)
            self._complain(self._lang.say(A_NUMBER, least=least, most=most))

    def _complain(self, sentence: str) -> None:
        self._terminal.tell(self._terminal.paint(sentence, Style.LOSS))

    def _ask(self, hint: str) -> str:
        """What the user types.

        Raises:
            Declined: the input has ended.
        """
        typed = self._terminal.ask(f"{hint} ")
        if typed is None:
            raise Declined
        return typed

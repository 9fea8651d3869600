"""``thousand rules``: the rule page of a table, or the presets of a game."""

from thousand.cli.failing import speaking
from thousand.cli.ruling import Ruling
from thousand.cli.seating import check_count
from thousand.cli.tables import check_game
from thousand.cli.terminal import Style, Terminal, of_process
from thousand.notation.games import GAMES
from thousand.text.catalogue import Language
from thousand.text.rules.pages import BOOKS, page, plain_page, preset_name, preset_summary


def run(game: str, ruling: Ruling, seats: int | None, markdown: bool, lang_code: str | None) -> None:
    """Print the rules of ``game`` for so many ``seats`` (None: as many as usual).

    Without a preset the list of presets, only of those for so many.
    """
    with speaking(lang_code) as lang:
        terminal = of_process()
        check_game(game, BOOKS)
        if ruling == Ruling():
            _list(game, seats, terminal, lang)
            return
        if seats is not None:
            check_count(seats, ruling.seats(game))
        rules = ruling.rules(game, seats)
        text = page(game, rules, lang) if markdown else plain_page(game, rules, lang, terminal.columns)
        terminal.say(text.rstrip("\n"))


def _list(game: str, seats: int | None, terminal: Terminal, lang: Language) -> None:
    """Name the presets of ``game`` and say what is peculiar to each."""
    allowed = {preset: GAMES[game].seats(preset) for preset in GAMES[game].presets()}
    if seats is not None:
        check_count(seats, range(min(map(min, allowed.values())), max(map(max, allowed.values())) + 1))
    for preset, counts in allowed.items():
        if seats is None or seats in counts:
            terminal.say(f"{terminal.paint(preset, Style.STRONG)}  {preset_name(game, preset, lang)}")
            terminal.tell(f"{preset_summary(game, preset, lang)}.", indent=2)

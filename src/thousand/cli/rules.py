"""``thousand rules``: the rule page of a table, or the presets of a game."""

from thousand.cli.failing import speaking
from thousand.cli.ruling import Ruling
from thousand.cli.tables import check_game
from thousand.cli.terminal import Style, of_process
from thousand.notation.games import GAMES
from thousand.text.rules.pages import BOOKS, page, plain_page, preset_name, preset_summary


def run(game: str, ruling: Ruling, markdown: bool, lang_code: str | None) -> None:
    """Print the rules of ``game``; without a preset the list of presets."""
    with speaking(lang_code) as lang:
        terminal = of_process()
        check_game(game, BOOKS)
        if ruling == Ruling():
            for preset in GAMES[game].presets():
                terminal.say(f"{terminal.paint(preset, Style.STRONG)}  {preset_name(game, preset, lang)}")
                terminal.tell(f"{preset_summary(game, preset, lang)}.", indent=2)
            return
        rules = ruling.rules(game)
        text = page(game, rules, lang) if markdown else plain_page(game, rules, lang, terminal.columns)
        terminal.say(text.rstrip("\n"))

"""The command ``thousand``: its commands and their options; each command imports its room when it runs."""

import os
import sys
from functools import partial
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Literal

import typer

from thousand.cli.command_line import Command, CommandLine

app = typer.Typer(
    name="thousand",
    cls=CommandLine,
    help="Play Thousand, with dice or with cards, and work with records of games.",
    rich_markup_mode=None,
    add_completion=False,
    pretty_exceptions_enable=False,
    no_args_is_help=True,
    context_settings={"help_option_names": ["--help", "-h"]},
)
command = partial(app.command, cls=Command)

Lang = Annotated[
    str | None,
    typer.Option("--lang", metavar="ru|uk|en", help="Language; by default that of the environment."),
]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="dice or cards.")]
File = Annotated[str, typer.Argument(metavar="FILE", help="A record, - for the standard input.")]
Preset = Annotated[str | None, typer.Option("--preset", metavar="NAME", help="A known set of rules.")]
Settings = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="KEY=VALUE", help="Change one rule, such as bolts=false; may be repeated."),
]
House = Annotated[
    str | None,
    typer.Option("--house", metavar="FILE", help="A TOML file: preset, and what the house changes."),
]
Table = Annotated[
    str | None,
    typer.Argument(metavar="[GAME]", help="dice or cards; asked where it is left out.", show_default=False),
]
Target = Annotated[int | None, typer.Option(metavar="N", help="Short for --set target=N.")]
People = Annotated[
    str, typer.Option(metavar="NAME,…", help="The people at the table, in the order of their seats.")
]
Bots = Annotated[int, typer.Option(min=0, metavar="N", help="How many bots sit after them.")]
Bot = Annotated[str, typer.Option(metavar="KIND", help="What kind of bots.")]
First = Annotated[int | None, typer.Option(min=1, metavar="SEAT", help="Who begins; by lot if left out.")]
Seed = Annotated[str | None, typer.Option(metavar="TEXT", help="Chance that comes again the same.")]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with the last game that is not over.")]
Kept = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Where the game is kept, instead of the data folder.")
]

MOST_THREADS = 256
"""More threads or processes than that are taken for a slip."""
MOST_SAMPLES = 500
"""The deals of each half are counted in bytes, 255 at most."""
MOST_SEED = 1_000_000
"""Samples of different seeds stay apart, and fit into a machine word."""

Threads = Annotated[int, typer.Option(min=1, max=MOST_THREADS, metavar="N", help="Processor cores to use.")]
Out = Annotated[Path | None, typer.Option(metavar="FOLDER", help="Where to, instead of the data folder.")]
Samples = Annotated[
    int,
    typer.Option(
        min=2, max=MOST_SAMPLES, metavar="N", help="Cards: deals of each hand of ten; an even number."
    ),
]
FirstSeed = Annotated[
    int, typer.Option(min=0, max=MOST_SEED, metavar="N", help="Cards: what chance begins with.")
]
Races = Annotated[
    bool, typer.Option("--races", help="Cards: the chances to win by the score, under all rule sets.")
]
Solvers = Annotated[int, typer.Option(min=2, max=8, metavar="N", help="Dice: how many play, two or three.")]
Entries = Annotated[
    Literal["eight", "all"],
    typer.Option(help="Dice: the entry scores told apart where they count; all take longer, and 300 MB."),
]

NOT_FOR = {
    "dice": ("samples", "seed", "races"),
    "cards": ("players", "entries"),
    "cards --races": ("players", "entries", "samples", "threads"),
}
"""The options of ``solve`` that say nothing about what is solved."""


@command()
def play(
    game: Table = None,
    preset: Preset = None,
    settings: Settings = None,
    house: House = None,
    target: Target = None,
    players: People = "",
    bots: Bots = 0,
    bot: Bot = "steady",
    first: First = None,
    seed: Seed = None,
    resume: Resume = False,
    record: Kept = None,
    lang: Lang = None,
) -> None:
    """Play a game, alone with bots or several at one keyboard.

    Asks for what the options leave open. With bots alone the game is told from beginning to end.
    """
    from thousand.cli.play import Wanted, run
    from thousand.cli.ruling import Ruling

    people = tuple(players.split(",")) if players else ()
    changes = [*(settings or []), *([f"target={target}"] if target is not None else [])]
    ruling = Ruling(preset, house, tuple(changes))
    run(Wanted(game, ruling, people, bots, bot, first, seed, resume, record, lang))


@command()
def replay(
    file: File,
    as_json: Annotated[
        bool, typer.Option("--json", help="One JSON object a line, one for each action.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Tell a recorded game in words."""
    from thousand.cli.replay import run

    run(file, as_json, lang)


@command()
def verify(file: File, lang: Lang = None) -> None:
    """Check that every throw and deal of a record follows from its seeds; status 1 if not."""
    from thousand.cli.verify import run

    run(file, lang)


@command()
def legal(
    file: File,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
    lang: Lang = None,
) -> None:
    """Say what may be done in a recorded position."""
    from thousand.cli.legal import run

    run(file, as_json, lang)


@command()
def analyse(
    file: File,
    svg: Annotated[
        Path | None,
        typer.Option("--svg", metavar="FILE", help="Plot how the players stood into this file."),
    ] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="One JSON object a line for each decision, then one for the game.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Say what every decision of a recorded game gave away, and what was luck."""
    from thousand.cli.analyse import run

    run(file, svg, as_json, lang)


@command()
def rules(
    game: GameName,
    preset: Preset = None,
    settings: Settings = None,
    house: House = None,
    seats: Annotated[
        int | None,
        typer.Option(metavar="N", help="For so many players; for as many as usual if left out."),
    ] = None,
    markdown: Annotated[bool, typer.Option("--markdown", help="As Markdown, with anchors.")] = False,
    lang: Lang = None,
) -> None:
    """Print the rules of a table; without a preset the list of presets."""
    from thousand.cli.rules import run
    from thousand.cli.ruling import Ruling

    run(game, Ruling(preset, house, tuple(settings or ())), seats, markdown, lang)


@command()
def docs(
    folder: Annotated[Path, typer.Argument(metavar="[FOLDER]", help="Where to.")] = Path("docs/rules"),
    lang: Lang = None,
) -> None:
    """Write the rule book as Markdown files."""
    from thousand.cli.docs import run

    run(folder, lang)


@command()
def solve(
    context: typer.Context,
    game: GameName,
    preset: Preset = None,
    settings: Settings = None,
    house: House = None,
    threads: Threads = 2,
    out: Out = None,
    samples: Samples = 8,
    seed: FirstSeed = 1,
    races: Races = False,
    players: Solvers = 2,
    entries: Entries = "eight",
    lang: Lang = None,
) -> None:
    """Solve the rules of a dice table, or find what every hand of cards is worth bidding.

    A run that was stopped is gone on with.
    """
    from thousand.cli.failing import UserError, speaking
    from thousand.cli.solve import NOT_TAKEN

    what = f"{game} --races" if game == "cards" and races else game
    with speaking(lang):
        strange = tuple(f"--{name}" for name in NOT_FOR.get(what, ()) if _is_given(context, name))
        if strange:
            raise UserError(NOT_TAKEN, what=what, options=strange)
    if game == "cards":
        from thousand.cli import solve_cards, solve_races

        with speaking(lang):
            if preset or settings or house:
                raise UserError(solve_cards.FOR_ALL_RULES)
        found = solve_races.run if races else solve_cards.run
        found(solve_cards.Wanted(samples, seed, threads, out), lang)
        return
    from thousand.cli.ruling import Ruling
    from thousand.cli.solve import Wanted, run

    run(game, Ruling(preset, house, tuple(settings or ())), Wanted(players, threads, out, entries), lang)


def _is_given(context: typer.Context, name: str) -> bool:
    source = context.get_parameter_source(name)
    return source is not None and source.name != "DEFAULT"


@command()
def serve(
    host: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Listen here; 127.0.0.1, 0.0.0.0 lets phones in.")
    ] = None,
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, metavar="N", help="8000, or the next one that is free.")
    ] = None,
    data: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Where the one SQLite file is kept.")
    ] = None,
    public_url: Annotated[
        str | None, typer.Option(metavar="URL", help="Under which people reach it, https://… behind a proxy.")
    ] = None,
) -> None:
    """Serve the web platform.

    Every option can also stand in the environment (THOUSAND_PORT=8080) or in thousand.toml in the current
    folder (port = 8080). Only there: hosts (further names under which people may open it, as a list),
    origins (pages of other addresses that may talk to it, as a list), bot_workers (1), trust_proxy (false),
    rate (1.0, multiplies the limits), log_level (info).
    """
    from thousand.cli.serve import run

    run(host, port, data, public_url)


@command()
def arena(
    game: Annotated[str, typer.Argument(metavar="GAME", help="cards.")],
    bots: Annotated[str, typer.Option(metavar="NAME,…", help="Two or more.")] = "steady,counting",
    preset: Annotated[str, typer.Option(metavar="NAME", help="A known set of rules.")] = "online",
    seats: Annotated[int, typer.Option(min=2, max=4, metavar="N", help="How many sit at the table.")] = 3,
    deals: Annotated[int, typer.Option(min=1, metavar="N", help="Each in all line-ups.")] = 100,
    seed: Annotated[int, typer.Option(min=0, metavar="N", help="Which deals.")] = 1,
    jobs: Annotated[
        int, typer.Option(min=1, max=MOST_THREADS, metavar="N", help="On how many processes.")
    ] = 1,
    games: Annotated[bool, typer.Option("--games", help="Whole games instead of deals.")] = False,
    cluster: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="On the workers of this Dask scheduler, instead of here."),
    ] = None,
    lang: Lang = None,
) -> None:
    """Set bots against each other on the same deals, and print who is ahead and how sure that is."""
    from thousand.cli.arena import Tournament, run

    unit = "game" if games else "deal"
    run(game, Tournament(tuple(bots.split(",")), preset, seats, deals, seed, jobs, unit, cluster), lang)


def _show_version(is_wanted: bool) -> None:
    if is_wanted:
        from importlib.metadata import version

        print(f"thousand {version('thousand')}")
        raise typer.Exit


@app.callback()
def common(
    show_version: Annotated[
        bool,
        typer.Option("--version", is_eager=True, callback=_show_version, help="Print the version and exit."),
    ] = False,
) -> None:
    """Play Thousand, with dice or with cards, and work with records of games."""


def main() -> None:
    """Run the command line."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        app(prog_name="thousand")
    except BrokenPipeError:
        # The reader has seen enough; what is left in the buffer has nowhere to go.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)

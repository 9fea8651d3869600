"""Keep the catalogues: find every sentence in the code, bring the .po files up to date, compile them.

python -m tools.messages          find, bring up to date, compile; says what is still untranslated
python -m tools.messages clean    the same, and drop translations that no sentence uses any more
"""

import io
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from babel.messages import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po
from typer import Context
from typer.main import get_command

from thousand.cli.help import AROUND, reword
from thousand.cli.main import app

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "thousand"
LOCALE = SOURCE / "text" / "locale"
TRANSLATED = ("ru", "uk")
ROOMS = [("text/**.py", "python"), ("cli/**.py", "python")]
"""The only rooms that hold sentences."""
KEYWORDS = {
    "message": None,
    "plural": (1, 2),
    "gettext": None,
    "ngettext": (1, 2),
    "pgettext": ((1, "c"), 2),
    "npgettext": ((1, "c"), 2, 3),
}


class PlainCatalog(Catalog):
    """A catalogue without dates and names in its header: its files change only with the texts."""

    @property
    def mime_headers(self) -> list[tuple[str, str]]:  # pyrefly: ignore[bad-override]
        """The lines of the header that readers of the file need."""
        return [
            ("Language", str(self.locale)),
            ("MIME-Version", "1.0"),
            ("Content-Type", "text/plain; charset=utf-8"),
            ("Content-Transfer-Encoding", "8bit"),
            ("Plural-Forms", self.plural_forms),
        ]


def template() -> Catalog:
    """Every sentence in the code, untranslated."""
    found = Catalog()
    for file, _, text, comments, context in extract_from_dir(
        SOURCE, ROOMS, keywords=KEYWORDS, comment_tags=("Translators:",)
    ):
        found.add(text, None, [(file, 0)], auto_comments=comments, context=context)
    for text in help_texts():
        found.add(text, None, [("cli/main.py", 0)])
    return found


def help_texts() -> list[str]:
    """What help says about commands and parameters, and around that; in English, a paragraph each."""
    found = [*AROUND]

    def kept(text: str) -> str:
        found.append(text)
        return text

    line = get_command(app)
    reword(line, Context(line), kept)
    return found


def source_of(code: str) -> Path:
    """Where the translations into ``code`` are written."""
    return LOCALE / code / "LC_MESSAGES" / "thousand.po"


def read(code: str) -> Catalog:
    """The translations into ``code`` as they are written."""
    catalog = PlainCatalog(code, header_comment=f"# Thousand: {code}", fuzzy=False)
    if source_of(code).exists():
        with source_of(code).open("rb") as stream:
            written = read_po(stream, locale=code)
        for entry in sentences(written):
            catalog[entry.id] = entry
        catalog.obsolete = written.obsolete
    return catalog


def updated(code: str) -> Catalog:
    """The translations into ``code``, brought up to date with the code."""
    catalog = read(code)
    catalog.update(template(), no_fuzzy_matching=True)
    return catalog


def sentences(catalog: Catalog) -> Iterator[Message]:
    """The entries of ``catalog`` without its header."""
    return (entry for entry in catalog if entry.id)


def forms(text: str | Sequence[str] | None) -> tuple[str, ...]:
    """The plural forms of one side of an entry; a single one where nothing is counted."""
    return (text or "",) if isinstance(text, str | None) else tuple(text)


def missing(catalog: Catalog) -> Iterator[Message]:
    """The sentences that lack a translation or one of its plural forms, or are only guessed."""
    return (entry for entry in sentences(catalog) if entry.fuzzy or not all(forms(entry.string)))


def as_text(catalog: Catalog) -> bytes:
    """The .po file of ``catalog``."""
    stream = io.BytesIO()
    write_po(stream, catalog, width=110, include_lineno=False, sort_by_file=True)
    return stream.getvalue()


def compiled(catalog: Catalog) -> bytes:
    """The .mo file of ``catalog``."""
    stream = io.BytesIO()
    write_mo(stream, catalog)
    return stream.getvalue()


def main(arguments: list[str]) -> int:
    """Bring all catalogues up to date; 1: something is untranslated."""
    if arguments not in ([], ["clean"]):
        print(__doc__, file=sys.stderr)
        return 2
    status = 0
    for code in TRANSLATED:
        catalog = updated(code)
        if arguments == ["clean"]:
            catalog.obsolete.clear()
        source_of(code).parent.mkdir(parents=True, exist_ok=True)
        source_of(code).write_bytes(as_text(catalog))
        source_of(code).with_suffix(".mo").write_bytes(compiled(catalog))
        for entry in missing(catalog):
            print(f"{code}: {entry.id!r}")
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

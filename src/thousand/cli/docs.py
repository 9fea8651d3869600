"""``thousand docs``: the rule book as files."""

from pathlib import Path

from thousand.cli.failing import speaking
from thousand.cli.files import write_text
from thousand.text.book import book


def run(folder: Path, lang_code: str | None) -> None:
    """Write every page of the rule book into ``folder``; pages that are the same are left alone."""
    with speaking(lang_code):
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in book():
            path = folder / name
            if not path.exists() or path.read_bytes() != text.encode():
                write_text(path, text)
                print(path)

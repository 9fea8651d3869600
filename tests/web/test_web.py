"""The front end's own checks and unit tests, run by npm in `web/`."""

import pytest

from tools.frontend import PAGES


@pytest.mark.parametrize("script", ["check", "test"])
def test_npm_script_passes(script: str) -> None:
    done = PAGES.npm("run", script)
    assert done.returncode == 0, done.stdout + done.stderr

"""How hypothesis runs: few examples and always the same; under `./test --all` many and new ones."""

import signal
import sys
from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, settings

# Begun in the background, tests would hand an ignored Ctrl-C on to the programs they start.
signal.signal(signal.SIGINT, signal.default_int_handler)

SLOW_MACHINE = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow]}

settings.register_profile("few", max_examples=40, derandomize=True, **SLOW_MACHINE)
settings.register_profile("many", max_examples=2_000, print_blob=True, **SLOW_MACHINE)
settings.load_profile("few")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "walks: random games; a rule that only they reach is not covered")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Coverage is measured in examples alone: what properties happen to reach nobody has written down."""
    measured = sys.gettrace() if "coverage" in sys.modules else None
    if measured is None or not (is_property(item) or item.get_closest_marker("walks")):
        return (yield)
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(measured)


def is_property(item: pytest.Item) -> bool:
    """Whether hypothesis makes up what is tested."""
    return bool(getattr(getattr(item, "obj", None), "is_hypothesis_test", False))

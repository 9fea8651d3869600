"""How hypothesis runs: few examples and always the same; under `./test --all` many and new ones."""

import signal

from hypothesis import HealthCheck, settings

# Begun in the background, tests would hand an ignored Ctrl-C on to the programs they start.
signal.signal(signal.SIGINT, signal.default_int_handler)

SLOW_MACHINE = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow]}

settings.register_profile("few", max_examples=60, derandomize=True, **SLOW_MACHINE)
settings.register_profile("many", max_examples=2_000, print_blob=True, **SLOW_MACHINE)
settings.load_profile("few")

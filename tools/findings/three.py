"""The section on the solution of three players: an equilibrium, and how near to one."""

import sys
from collections.abc import Iterator

from thousand.dice.presets import rules
from thousand.tables.shelf import find_for_three
from tools.findings.page import made_by

PRESET = "home"


def lines() -> Iterator[str]:
    """Text, out of what the file of values says of itself."""
    found = find_for_three(rules(PRESET).options)
    if found is None:
        sys.exit(f"{PRESET} comes without values for three")
    first, second, third = (f"{100 * chance:.2f} %" for chance in found.head.first)
    yield f"""Three players of `{PRESET}` are solved, entry scores taken for the least: an equilibrium in
which who moves first wins {first} of the games, the second {second} and the third {third},
and in which nobody could gain more than {100 * found.head.regret:.3f} % in any turn by playing otherwise as
long as the others do not; no chance is further than {100 * found.head.lack:.3f} % from what these turns come
to. Where choices hardly differ to the mover he takes either, the more often the better
it is: with a hard choice the others answer it, and the values never come to rest. What one loses is not what
another wins, and whoever cannot win any more decides between the other two: there may be other equilibria.
"""
    yield made_by("three")

"""What an operation means is looked for first among what numba has built in for numbers and arrays.

By itself it tries some dozen meanings in between that libraries may have added, each time anew; that takes a
tenth of a compilation.
"""

from numba.core.typing.arraydecl import GetItemBuffer, SetItemBuffer
from numba.core.typing.builtins import Bool
from numba.core.typing.templates import ConcreteTemplate


def built_in_first() -> None:
    """From now on; numba asks what is made for one target before what is made for all."""
    of_numbers = (each for each in ConcreteTemplate.__subclasses__() if each.__module__ == Bool.__module__)
    for meaning in (GetItemBuffer, SetItemBuffer, Bool, *of_numbers):
        meaning.metadata = {"target": "cpu"}

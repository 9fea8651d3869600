"""What can be wrong with a text, a rule set or an action, said in stable codes.

A code is declared once, in the module that refuses; the sentences are made from
code and parameters in ``thousand.text``.
"""

from dataclasses import dataclass

Parameter = int | str | tuple[int, ...] | tuple[str, ...]
"""What a sentence about an error may need; never anything the reader may not know."""

CODES: dict[str, "Code"] = {}
"""Every code declared so far, by name."""


@dataclass(frozen=True, slots=True)
class Code:
    """The stable name of one kind of error, ``room/what_is_wrong``."""

    name: str
    parameters: tuple[str, ...] = ()


def declare(name: str, *parameters: str) -> Code:
    """Declare the code ``name`` and the parameters that its sentence needs.

    Raises:
        ValueError: another module has declared ``name`` already.
    """
    if name in CODES:
        raise ValueError(f"code {name} is declared twice")
    CODES[name] = Code(name, parameters)
    return CODES[name]


class CodedError(ValueError):
    """An error that has a code and the parameters of its sentence."""

    def __init__(self, code: Code, **parameters: Parameter) -> None:
        if set(parameters) != set(code.parameters):
            raise TypeError(f"{code.name} needs {code.parameters}, got {tuple(parameters)}")
        details = ", ".join(f"{name}={value}" for name, value in parameters.items())
        super().__init__(f"{code.name}({details})" if details else code.name)
        self.code = code.name
        self.parameters = parameters


class IllegalAction(CodedError):
    """A well-formed action that the rules do not allow here; nothing has changed."""


class InvalidRules(CodedError):
    """A rule set that cannot be played; ``key`` names the option, ``source`` the preset or file."""

    def __init__(self, code: Code, key: str, source: str = "", **parameters: Parameter) -> None:
        super().__init__(code, **parameters)
        self.key = key
        self.source = source

    def __str__(self) -> str:
        place = f"{self.source}: {self.key}" if self.source else self.key
        return f"{place}: {super().__str__()}"


class InvalidNotation(CodedError):
    """A text that is not in the notation; ``place`` says where in it (line, key or word)."""

    def __init__(self, code: Code, place: str, source: str = "", **parameters: Parameter) -> None:
        super().__init__(code, **parameters)
        self.place = place
        self.source = source

    def __str__(self) -> str:
        place = f"{self.source}: {self.place}" if self.source else self.place
        return f"{place}: {super().__str__()}"

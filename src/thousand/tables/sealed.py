"""A sealed file: a line of JSON that says what it holds and what for, and a body.

The line holds a hash of all the rest, so nothing damaged is trusted.
"""

import json
import lzma
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, TypeVar

from thousand.core.errors import CodedError, declare

DAMAGED = declare("tables/damaged", "file")
"""The file of values is cut off or changed, or no such file at all."""
FOREIGN = declare("tables/foreign", "file")
"""The file holds values for other rules, or was written by another release."""

Fields = Mapping[str, Any]
"""What the line says."""
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of sealed files, and the format in which this release keeps them."""

    name: str
    format: int

    def written(self, fields: Fields, body: bytes | memoryview) -> bytes:
        """The file of ``body``; ``fields`` say what it is for."""
        line = {"thousand": self.name, "format": self.format, **fields}
        return b"\n".join((json.dumps({**line, "hash": _hash(line, body)}).encode(), body))

    def read(self, data: bytes, file: str, parse: Callable[[Fields, memoryview], V]) -> V:
        """What ``parse`` makes of the fields and the body of ``data``, which came from ``file``.

        Raises:
            CodedError: it is damaged, or no file of this kind and format.
        """
        end = data.find(b"\n") % (len(data) + 1)
        body = memoryview(data)[end + 1 :]
        try:
            line = json.loads(data[:end])
            if (line["thousand"], line.get("format")) != (self.name, self.format):
                raise CodedError(FOREIGN, file=file)
            if _hash(line, body) != line["hash"]:
                raise CodedError(DAMAGED, file=file)
            return parse({name: line[name] for name in line.keys() - {"thousand", "format", "hash"}}, body)
        except CodedError:
            raise
        except (ValueError, KeyError, TypeError, lzma.LZMAError):
            raise CodedError(DAMAGED, file=file) from None


def _hash(line: Fields, body: bytes | memoryview) -> str:
    """Of everything in a file but the hash itself."""
    rest = {name: value for name, value in line.items() if name != "hash"}
    found = sha256(json.dumps(rest, sort_keys=True).encode() + b"\n")
    found.update(body)
    return found.hexdigest()

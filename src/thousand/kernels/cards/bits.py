"""Sets of cards as bits of an int64, a card's ``place`` as bit: the instructions that count and find them."""

from collections.abc import Callable
from typing import Any, cast

from llvmlite import ir
from numba import types
from numba.extending import intrinsic


def _call(name: str, with_flag: bool) -> Any:  # noqa: FBT001
    """The builder of a call of the LLVM intrinsic ``name``; counting zeros of nothing is undefined."""

    def codegen(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:  # noqa: ARG001
        word = ir.IntType(64)
        extra = [ir.IntType(1)] if with_flag else []
        function = builder.module.declare_intrinsic(name, [word], ir.FunctionType(word, [word, *extra]))
        return builder.call(function, [arguments[0], *(kind(1) for kind in extra)])

    return codegen


def _instruction(name: str, with_flag: bool) -> Callable[[int], int]:  # noqa: FBT001
    def typed(typing: Any, cards: Any) -> Any:  # noqa: ARG001
        return types.int64(types.int64), _call(name, with_flag)

    return cast("Callable[[int], int]", intrinsic(typed))


count = _instruction("llvm.ctpop", with_flag=False)
"""How many cards there are."""
lowest = _instruction("llvm.cttz", with_flag=True)
"""The place of the first card; there must be one."""
leading = _instruction("llvm.ctlz", with_flag=True)
"""How many zero bits stand before the last card; there must be one."""
LAST_BIT = 63
"""The place of the last bit of a number, before which `leading` counts the zeros."""

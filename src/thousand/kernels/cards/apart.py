"""A long kernel that others call stands apart: they know its address and do not compile it anew."""

from collections.abc import Callable
from inspect import Parameter, Signature, signature
from typing import Any, ParamSpec, TypeVar, cast

from llvmlite import binding
from numba.core.cgutils import get_or_insert_function
from numba.extending import intrinsic

from thousand.kernels.cards.jit import helper, numba_signature

P = ParamSpec("P")
R = TypeVar("R")

_standing: dict[str, Any] = {}
"""By the names under which their addresses are known."""


def _call(name: str) -> Any:
    """The builder of a call by address, or of one by the kernel itself, which is still being compiled."""

    def codegen(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        convention, kinds = context.call_conv, (signature.return_type, signature.args)
        callee = builder.function
        if name in _standing:
            callee = get_or_insert_function(builder.module, convention.get_function_type(*kinds), name)
        _, result = convention.call_function(builder, callee, *kinds, arguments)
        return result

    return codegen


def apart(function: Callable[P, R]) -> Callable[P, R]:
    """A helper that its callers do not take in; where it calls itself numba need not find out its type.

    Numba looks for what a function calls in the module where it stands.
    """
    name, declared = f"{function.__module__}.{function.__qualname__}", numba_signature(function)

    def typed(typing: Any, *arguments: Any) -> Any:  # noqa: ARG001
        return declared, _call(name)

    parameters = Parameter("typing", Parameter.POSITIONAL_ONLY), *signature(function).parameters.values()
    vars(typed)["__signature__"] = Signature(parameters)
    found = cast("Callable[P, R]", intrinsic(typed))
    function.__globals__[function.__name__] = found
    kernel: Any = helper(function)
    (overload,) = kernel.overloads.values()
    binding.add_symbol(name, overload.library.get_pointer_to_function(overload.fndesc.llvm_func_name))
    _standing[name] = kernel
    return found

"""A contract for import-linter: which rooms may import the standard library only."""

import sys
from typing import cast

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class StandardLibraryOnly(Contract):
    """The given packages import nothing but the standard library and their own root package.

    A package that does not exist yet is passed over.
    """

    type_name = "standard_library_only"

    modules = fields.ListField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:  # noqa: ARG002, FBT001 - its base names them
        """Find every direct import of a third-party package."""
        strangers = [
            (module, imported)
            for module in sorted(graph.modules)
            if self._is_watched(module)
            for imported in sorted(graph.find_modules_directly_imported_by(module))
            if not self._is_allowed(imported)
        ]
        return ContractCheck(kept=not strangers, metadata={"strangers": strangers})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Print one line for each import."""
        for module, imported in check.metadata["strangers"]:
            output.print_error(f"{module} imports {imported}, which is not in the standard library")

    def _is_watched(self, module: str) -> bool:
        rooms = cast("list[str]", self.modules)  # a field is a descriptor without a type
        return any(module == room or module.startswith(f"{room}.") for room in rooms)

    @staticmethod
    def _is_allowed(imported: str) -> bool:
        root = imported.partition(".")[0]
        return root == "thousand" or root in sys.stdlib_module_names

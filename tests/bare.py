"""Maestri without extras, as `pip install maestri` leaves it: `python -m tests.bare` is `maestri`."""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType

BARE = ("maestri", "tests", "fluent", "librt", "msgspec", "mypy_extensions", "typing_extensions")
"""All that is there besides Python itself."""


class OnlyBare(MetaPathFinder):
    """Finds no package that a bare installation does not bring."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        top = fullname.partition(".")[0]
        if top in BARE or top in sys.stdlib_module_names or top.startswith("_") or top.endswith("__mypyc"):
            return None
        raise ModuleNotFoundError(f"No module named {fullname!r}", name=fullname)


if __name__ == "__main__":
    sys.meta_path.insert(0, OnlyBare())
    from maestri.terminal.cli import main

    main()

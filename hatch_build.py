"""Puts the web client into a wheel, and the compiled build where there is a C compiler.

`pip wheel .` makes a wheel for this Python, `MAESTRI_PURE=1 pip wheel .` a plain one for all.
"""

import os
import runpy
import sys
from importlib.metadata import files
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledBuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        client = runpy.run_path(str(Path(self.root, "web", "make.py")))["build"]()
        build_data["force_include"][str(client)] = "maestri/server/static"
        if not os.environ.get("MAESTRI_PURE"):
            self.include_compiled(build_data)

    def include_compiled(self, build_data: dict[str, Any]) -> None:
        sys.path.insert(0, str(Path(self.root, "src")))
        from maestri.build import CannotBuild, build

        try:
            folder = build()
        except CannotBuild as error:
            self.app.display_warning(f"A plain wheel: {error}.")
            return
        build_data["force_include"][str(folder)] = f"maestri/_compiled/{folder.name}"
        build_data["force_include"][licence_of("mypy")] = f"maestri/_compiled/{folder.name}/LICENSE-mypyc"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def licence_of(package: str) -> str:
    """Where the licence of an installed package is: what mypyc makes holds some of its own code."""
    return next(str(file.locate()) for file in files(package) or () if file.name == "LICENSE")

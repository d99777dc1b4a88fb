"""Puts the compiled build into a wheel where there is a C compiler; makes a plain wheel otherwise."""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledBuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or os.environ.get("MAESTRI_PURE"):
            return
        sys.path.insert(0, str(Path(self.root, "src")))
        from maestri.build import CannotBuild, build

        try:
            folder = build()
        except CannotBuild as error:
            self.app.display_warning(f"A plain wheel: {error}.")
            return
        build_data["force_include"][str(folder)] = f"maestri/_compiled/{folder.name}"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

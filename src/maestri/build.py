"""Compiles the marked modules into one library: `python -m maestri.build`."""

import gc
import os
import re
import sys
import time
from contextlib import chdir
from importlib.util import find_spec
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryDirectory

from maestri.compiled import BUILDS, GROUP, PACKAGE, build_of_these_files, compiler, marked, quick
from maestri.lock import Locked, only_one

NO_COMPILER = 3
QUICK = "1" if sys.platform == "win32" else "g"
"""Tests take longer with rules that are not optimised at all than this takes to optimise them."""
WEEK = 7 * 24 * 60 * 60


class CannotBuild(Exception):
    """Something is missing on this machine; Maestri runs plain without it."""


def build(wait: bool = True, quickly: bool = False) -> Path:
    """Makes the compiled build of the files as they are, unless it is there; says where it is."""
    if build_of_these_files().is_dir():
        return build_of_these_files()
    check_tools()
    BUILDS.mkdir(exist_ok=True)
    with only_one(BUILDS / ".lock", wait=wait):
        # Files may change while they are compiled: then what came out belongs to neither version.
        while not (goal := _goal(quickly)).is_dir():
            with TemporaryDirectory(prefix=".", dir=BUILDS) as scratch:
                compile_into(Path(scratch), QUICK if quickly else "3")
                if _goal(quickly) == goal:
                    Path(scratch, "lib").rename(goal)
        remove_old_builds(goal)
    return goal


def _goal(quickly: bool) -> Path:
    build = build_of_these_files()
    return quick(build) if quickly else build


def check_tools() -> None:
    """Refuses where mypyc or a C compiler is missing."""
    if not compiler():
        raise CannotBuild("there is no C compiler (cc, gcc or clang) with Python's headers")
    if not (find_spec("mypyc") and find_spec("setuptools")):
        raise CannotBuild("mypy and setuptools are not installed: pip install maestri[compile]")


def compile_into(scratch: Path, optimised: str) -> None:
    """Runs mypyc and the C compiler; the result is in `scratch/lib`."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    os.environ["CC"] = compiler() or ""
    # From here the names of the files, which tracebacks show, are the same on every machine.
    with chdir(PACKAGE.parent):
        files = [str(source.relative_to(PACKAGE.parent)) for source in marked()]
        options = ["--config-file=", f"--cache-dir={scratch / 'cache'}"]
        extensions = mypycify(
            [*options, *files],
            opt_level=optimised,
            debug_level="0",
            group_name=GROUP,
            target_dir=str(scratch / "c"),
        )
        if sys.platform != "win32":
            # Nobody replaces its functions from outside, so they may be inlined; nobody reads warnings
            # about generated code, for which gcc takes as long as for the code itself.
            # A product is rounded before it is added to, as in plain Python: else bots choose otherwise
            # on processors that can do both at once.
            marked_in = str(marks(scratch / "c"))
            flags = ["-ffp-contract=off", "-fno-semantic-interposition", "-fno-plt", "-Wno-all"]
            flags += ["-include", marked_in]
            for extension in extensions:
                extension.extra_compile_args += flags
        command = build_ext(Distribution({"ext_modules": extensions}))
        command.build_lib, command.build_temp = str(scratch / "lib"), str(scratch / "objects")
        command.ensure_finalized()
        command.run()


def marks(folder: Path) -> Path:
    """A header for the C compiler: what runs once, when a module is loaded, need not be made fast."""
    once = re.compile(r"^(char CPyDef_\w+_____top_level__\(void\)) \{", re.MULTILINE)
    header = folder / "once.h"
    found = once.findall((folder / f"__native_{GROUP}.c").read_text())
    header.write_text("".join(f"__attribute__((cold)) {function};\n" for function in found))
    return header


def remove_old_builds(current: Path) -> None:
    """Removes what nothing uses any more: a program may still be loading from a build of this week."""
    for folder in BUILDS.iterdir():
        if folder.is_dir() and folder != current and time.time() - folder.stat().st_mtime > WEEK:
            rmtree(folder, ignore_errors=True)


def main() -> None:
    """Builds; with --background at low priority, and not when another build is under way.

    With --quickly it takes half the time, and what comes out is slower.
    """
    background = "--background" in sys.argv
    if background and sys.platform != "win32":
        os.nice(10)
    start = time.monotonic()
    gc.disable()  # mypyc makes millions of objects and needs them all: to look for garbage takes seconds
    try:
        goal = build(wait=not background, quickly="--quickly" in sys.argv)
    except CannotBuild as error:
        print(f"Not compiled, so Maestri runs plain: {error}.", file=sys.stderr)
        sys.exit(NO_COMPILER)
    except Locked:
        sys.exit("Another build is under way.")
    except KeyboardInterrupt:
        sys.exit(130)
    print(f"Compiled, in {goal.name} ({time.monotonic() - start:.0f} s).")
    gc.freeze()  # nor when it ends


if __name__ == "__main__":
    main()

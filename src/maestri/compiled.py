"""The same files run plain or compiled by mypyc. This takes a compiled build of these very files."""

import os
import sys
import sysconfig
from collections.abc import Sequence
from hashlib import sha256
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from shutil import which
from types import ModuleType

PACKAGE = Path(__file__).parent
BUILDS = PACKAGE / "_compiled"
MARK = b"# compiled with mypyc"
GROUP = "maestri"
SUFFIX = EXTENSION_SUFFIXES[0]
QUICK = "-quick"

_plain_because = "not activated"
_quickly = False


def activate() -> None:
    """Loads the marked modules from the compiled build from now on: all of them, or none."""
    global _plain_because, _quickly
    build = _build_that_is_there()
    _plain_because = _obstacle(build)
    if _plain_because or not build:
        return
    _quickly = build.name.endswith(QUICK)
    finder = CompiledFinder(build)
    sys.meta_path.insert(0, finder)
    try:
        import_module(f"{GROUP}__mypyc")
    except ImportError as error:
        sys.meta_path.remove(finder)
        _plain_because = f"the compiled build does not load: {error}"


def flavour() -> str:
    """Says "compiled", "compiled quickly", or "plain" and why."""
    if _plain_because:
        return f"plain ({_plain_because})"
    return "compiled quickly" if _quickly else "compiled"


def marked() -> list[Path]:
    """The files to compile: those whose first line says so."""
    return sorted(source for source in PACKAGE.rglob("*.py") if _first_line(source) == MARK)


def build_of_these_files() -> Path:
    """Where the compiled build of the files as they are now belongs, whether or not it is there.

    All files beside a marked one count, since mypyc copies the constants of plain modules into compiled ones,
    and so does how they are compiled.
    """
    digest = sha256(SUFFIX.encode() + (PACKAGE / "build.py").read_bytes())
    for folder in sorted({source.parent for source in marked()}):
        for source in sorted(folder.glob("*.py")):
            digest.update(source.relative_to(PACKAGE).as_posix().encode())
            digest.update(sha256(source.read_bytes()).digest())
    return BUILDS / digest.hexdigest()[:32]


def quick(build: Path) -> Path:
    """Where one of the same files belongs that takes half the time to make, and is slower: for tests."""
    return build.with_name(build.name + QUICK)


def compiler() -> str | None:
    """The C compiler on this machine, if it can compile for this Python."""
    headers = Path(sysconfig.get_path("include"), "Python.h")
    found = [name for name in (os.environ.get("CC"), "cc", "gcc", "clang", "cl") if name and which(name)]
    return found[0] if found and headers.exists() else None


class CompiledFinder(MetaPathFinder):
    """Finds every module of a build, and the library that they share."""

    def __init__(self, build: Path) -> None:
        files = build.rglob(f"*{SUFFIX}")
        self.files = {_module_name(file.relative_to(build)): file for file in files}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(fullname)
        return spec_from_file_location(fullname, file) if file else None


def _build_that_is_there() -> Path | None:
    build = build_of_these_files()
    return next((one for one in (build, quick(build)) if one.is_dir()), None)


def _obstacle(build: Path | None) -> str:
    if os.environ.get("MAESTRI_PURE"):
        return "MAESTRI_PURE is set"
    if build:
        return ""
    if any(BUILDS.glob("[!.]*")):
        return "the compiled build is of other files: python -m maestri.build"
    if not compiler():
        return "no compiled build, and no C compiler with Python's headers to make one"
    return "no compiled build: python -m maestri.build"


def _first_line(source: Path) -> bytes:
    with source.open("rb") as file:
        return file.readline().rstrip()


def _module_name(file: Path) -> str:
    return ".".join(file.parts).removesuffix(SUFFIX)

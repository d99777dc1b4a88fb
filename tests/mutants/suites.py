"""Which tests belong to a source file: the quickest first, since the first that fails ends the run."""

from functools import cache
from pathlib import Path

from tests.mutants.tree import ROOT

Stage = tuple[str, ...]
"""Pytest's arguments."""
Stages = tuple[Stage, ...]
"""One run after the other."""
SLOW = ("tests/server/test_no_leak.py", "tests/server/test_bad_input.py")
SPOILED = ("tests/attacks/test_positions.py", "tests/attacks/test_flaws.py")
"""Positions that contradict themselves."""
FLOODS = ("-k", "not felt")
"""Attacks that go on for seconds, and measure what others feel of them."""
TABLES = ("tests/server/test_tables.py",)
STARTS_PROCESSES = "tests.server.servers"
SMALLEST = "duel-of-magicians"
ANYWHERE = {"of", "du", "master"}
"""Words in the name of a game that stand in the names of other tests too."""


def stages_for(file: Path) -> Stages:
    """The tests of a file, which is named from `src/maestri` on."""
    match file.parts:
        case ("games", game, _):
            key = game.replace("_", "-")
            told = ("tests/golden", "tests/test_words.py", "-k", key)
            laws = ("tests/laws", *SPOILED, "-k", key)
            return ((f"tests/{game}",), told, laws)
        case ("bots", game, _):
            return (_bots(game), ("tests/bots", "tests/arena"))
        case ("bots", _):
            return (("tests/bots", "tests/arena"), _server(apart=False), _server(apart=True))
        case ("server", *_):
            return (_server(apart=False), _server(apart=True), *((slow,) for slow in SLOW))
        case _:
            quick = ("tests/core", "tests/test_cli.py", "tests/test_words.py")
            some = ("tests/golden", "tests/laws", "-k", SMALLEST)
            return (quick, some, ("tests/examples",), ("tests/attacks/test_decks.py", *SPOILED), TABLES)


def is_apart(stage: Stage) -> bool:
    """Whether its tests start processes, in which nobody sees what runs."""
    return stage == _server(apart=True)


@cache
def _server(*, apart: bool) -> Stage:
    """The tests of the server in their own process, or those that start others."""
    files = [file for folder in ("server", "attacks") for file in (ROOT / "tests" / folder).glob("test_*.py")]
    chosen = [file for file in sorted(files) if (STARTS_PROCESSES in file.read_text()) == apart]
    names = [str(file.relative_to(ROOT)) for file in chosen]
    return (*(name for name in names if name not in (*SLOW, *SPOILED)), *FLOODS)


def _bots(game: str) -> Stage:
    words = sorted(set(game.split("_")) - ANYWHERE)
    return ("tests/bots", "-k", " or ".join(words))

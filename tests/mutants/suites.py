"""Which tests belong to a source file: the quickest first, since the first that fails ends the run."""

from pathlib import Path

Stages = tuple[tuple[str, ...], ...]
"""Pytest's arguments, one run after the other."""
NO_LEAK = "tests/server/test_no_leak.py"
SMALLEST = "duel-of-magicians"
ANYWHERE = {"of", "du", "master"}
"""Words in the name of a game that stand in the names of other tests too."""


def stages_for(file: Path) -> Stages:
    """The tests of a file, which is named from `src/maestri` on."""
    match file.parts:
        case ("games", game, _):
            key = game.replace("_", "-")
            told = ("tests/golden", "tests/test_words.py", "-k", key)
            return ((f"tests/{game}",), told, ("tests/laws", "-k", key), _bots(game))
        case ("bots", game, _):
            return (_bots(game), ("tests/bots", "tests/arena"))
        case ("bots", _):
            return (("tests/bots", "tests/arena"), ("tests/server/test_tables.py",))
        case ("server", *_):
            first = ("tests/server/test_tables.py", "tests/server/test_strangers.py")
            return ((*first, "tests/server", f"--ignore={NO_LEAK}"), (NO_LEAK,))
        case _:
            quick = ("tests/core", "tests/test_cli.py", "tests/test_words.py")
            some = ("tests/golden", "tests/laws", "-k", SMALLEST)
            return (quick, some, ("tests/examples",), ("tests/server/test_tables.py",))


def _bots(game: str) -> tuple[str, ...]:
    words = sorted(set(game.split("_")) - ANYWHERE)
    return ("tests/bots", "-k", " or ".join(words))

"""The command `maestri`."""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from maestri import __version__
from maestri.compiled import flavour
from maestri.core.refusal import Refusal
from maestri.locales import LANGUAGES, words
from maestri.terminal import (
    arena,
    bench,
    book,
    bots,
    deck,
    games,
    hint,
    judge,
    play,
    replay,
    serve,
    verify,
)

COMMANDS = (games, book, bots, play, serve, replay, verify, judge, deck, hint, arena, bench)
BAD_INPUT = 2


class Parser(argparse.ArgumentParser):
    """A parser whose complaints take one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, f"{self.prog}: {message} (see {self.prog} --help)\n")


def parser() -> Parser:
    """The whole command line; each command brings its own part."""
    top = Parser(prog="maestri", description="Four games of masters, in your terminal.")
    version = words()("version-line", version=__version__, flavour=flavour())
    top.add_argument("--version", action="version", version=version)
    commands = top.add_subparsers(required=True, metavar="COMMAND", parser_class=Parser)
    for command in COMMANDS:
        command.add_to(commands)
    return top


def main(argv: Sequence[str] | None = None) -> NoReturn:
    """Runs a command. What is refused takes one line and the exit code 2."""
    args = parser().parse_args(argv)
    try:
        check_language(getattr(args, "lang", "en"))
        sys.exit(args.run(args))
    except Refusal as refusal:
        language = getattr(args, "lang", "en")
        print(refusal.told(language if language in LANGUAGES else "en"), file=sys.stderr)
        sys.exit(BAD_INPUT)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)


def check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise Refusal("language", language=language[:60], allowed=", ".join(LANGUAGES))

"""The command `maestri`."""

import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from maestri import __version__
from maestri.compiled import flavour
from maestri.core.refusal import Refusal
from maestri.locales import LANGUAGES, words
from maestri.terminal.command import BAD_INPUT, Command, Parser, add_language, brought_by

COMMANDS = (
    Command("games", "games", "play"),
    Command("rules", "book", "play"),
    Command("bots", "bots", "play"),
    Command("play", "play", "play"),
    Command("serve", "serve", "server"),
    Command("replay", "replay", "play"),
    Command("verify", "verify"),
    Command("judge", "judge", "play"),
    Command("deck", "deck"),
    Command("hint", "hint", "play"),
    Command("review", "review", "play"),
    Command("puzzles", "puzzles", "play"),
    Command("arena", "arena", "arena"),
    Command("ladder", "ladder", "arena"),
    Command("dataset", "dataset", "research"),
    Command("train", "train", "train"),
    Command("bench", "bench", "bench"),
)


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
    asked = sys.argv[1:] if argv is None else list(argv)
    try:
        args = parser().parse_args(asked)
        check_language(getattr(args, "lang", "en"))
        with brought_by(args.extra):
            sys.exit(args.run(args))
    except Refusal as refusal:
        print(refusal.told(language_of(asked)), file=sys.stderr)
        sys.exit(BAD_INPUT)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)


def check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise Refusal("language", language=language[:60], allowed=", ".join(LANGUAGES))


def language_of(argv: Sequence[str]) -> str:
    """The language that is asked for, also where the command that would read it is not installed."""
    asking = Parser(add_help=False)
    add_language(asking)
    language = asking.parse_known_args(argv)[0].lang
    return language if language in LANGUAGES else "en"

"""What the commands have in common."""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

from maestri.core.refusal import Refusal

BAD_INPUT = 2
Commands = Any
"""What argparse's add_subparsers gives; its own type is private."""


class Parser(argparse.ArgumentParser):
    """A parser whose complaints take one line."""

    def __init__(self, *args: Any, missing: Refusal | None = None, **more: Any) -> None:
        super().__init__(*args, **more)
        self.missing = missing

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, f"{self.prog}: {message} (see {self.prog} --help)\n")

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Refuses whatever is asked of a command whose packages are missing."""
        if self.missing:
            raise self.missing
        return super().parse_known_args(args, namespace)


class Command(NamedTuple):
    """A command: its name, its module in this package, and the extra that brings the packages it needs."""

    name: str
    module: str
    extra: str = ""

    def add_to(self, commands: Commands) -> None:
        """Puts the command on the command line; where its packages are missing, a place that says so."""
        try:
            with brought_by(self.extra):
                import_module(f"{__package__}.{self.module}").add_to(commands)
        except Refusal as missing:
            commands.add_parser(self.name, help=f"(pip install maestri[{self.extra}])", missing=missing)
        else:
            commands.choices[self.name].set_defaults(extra=self.extra)


@contextmanager
def brought_by(extra: str) -> Iterator[None]:
    """A package of others that is missing inside is refused with the extra that brings it."""
    try:
        yield
    except ModuleNotFoundError as error:
        if not extra or (error.name or "").startswith("maestri"):
            raise
        raise Refusal("extra-missing", extra=extra) from None


def new_command(commands: Commands, name: str, about: str, example: str) -> Parser:
    """A command with a line about it and an example."""
    made: Parser = commands.add_parser(
        name,
        help=about.replace("%", "%%"),
        description=about,
        epilog=f"example: {example}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    return made


def add_language(command: Parser) -> None:
    command.add_argument("--lang", default="en", metavar="en|fr|ja", help="language (default: en)")


def write(path: Path, text: str) -> None:
    """Writes a file that was asked for."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Refusal("file", path=str(path), problem=error.strerror or "") from None

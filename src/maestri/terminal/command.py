"""What the commands have in common."""

import argparse
from typing import Any

Commands = Any
"""What argparse's add_subparsers gives; its own type is private."""


def new_command(commands: Commands, name: str, about: str, example: str) -> argparse.ArgumentParser:
    """A command with a line about it and an example."""
    made: argparse.ArgumentParser = commands.add_parser(
        name,
        help=about,
        description=about,
        epilog=f"example: {example}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    return made


def add_language(command: argparse.ArgumentParser) -> None:
    command.add_argument("--lang", default="en", metavar="en|fr|ja", help="language (default: en)")

"""`maestri rules`: the rule book, rule by rule."""

import argparse
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from maestri.core.game import AnyGame
from maestri.core.refusal import Refusal
from maestri.core.registry import game_called
from maestri.locales import Words, words
from maestri.terminal.command import Commands, add_language, brought_by, new_command

STYLES = {"ruling": "cyan", "reconstructed": "yellow"}


def add_to(commands: Commands) -> None:
    about = "Show the rule book of a game, or one rule."
    command = new_command(commands, "rules", about, "maestri rules duel-of-magicians DM-9 --lang ja")
    command.add_argument("game", help="a game's key, as `maestri games` lists it")
    command.add_argument("rule", nargs="?", help="a rule's id, as DM-9; all rules by default")
    command.add_argument("--pdf", metavar="FILE", help="print the rule book, with pictures and examples")
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = game_called(args.game)
    say = words(args.lang, game.key)
    console = Console(highlight=False)
    if args.pdf:
        print_book(game, args.lang, Path(args.pdf))
        console.print(say("book-written", path=args.pdf), markup=False)
        return 0
    if args.rule:
        show_rule(game, args.rule, say, console)
        return 0
    console.print(f"[bold]{say('title')}[/]\n{say('book-note')}\n{say('book-note-reconstructed')}")
    for section in game.rule_book:
        console.print(f"\n[bold]{say(f'section-{section.key}')}[/]")
        console.print(Padding(table(section.rules, say), (0, 0, 0, 2)))
    return 0


def print_book(game: AnyGame, language: str, path: Path) -> None:
    """The rule book as a PDF."""
    with brought_by("book"):
        from maestri.book.printing import printed
    made = printed(game, language)
    try:
        path.write_bytes(made)
    except OSError as error:
        raise Refusal("file", path=str(path)[:60], problem=error.strerror or "") from None


def show_rule(game: AnyGame, rule: str, say: Words, console: Console) -> None:
    """One rule, by its id."""
    if rule not in game.rules:
        raise Refusal("rule-unknown", rule=rule[:60], first=game.rules[0], last=game.rules[-1])
    console.print(table((rule,), say))


def table(rules: tuple[str, ...], say: Words) -> Table:
    """Ids in the margin, texts beside them, rulings and reconstructions marked."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column(overflow="fold")
    for rule in rules:
        grid.add_row(rule, Text("\n").join(parts(rule, say)))
    return grid


def parts(rule: str, say: Words) -> Iterator[Text]:
    """What the sheet says, then what was ruled or reconstructed."""
    if sheet := say.part(rule, None, {}):
        yield Text(sheet)
    for attribute in say.attributes(rule):
        mark = attribute.split("-")[0]
        yield Text(say(f"mark-{mark}") + say.part(rule, attribute, {}), style=STYLES[mark])

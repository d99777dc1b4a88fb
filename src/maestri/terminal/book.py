"""`maestri rules`: the rule book, rule by rule."""

import argparse
import re
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console

from maestri.core.game import AnyGame
from maestri.core.refusal import Refusal
from maestri.core.registry import game_called
from maestri.core.spelling import tidy
from maestri.locales import Words, words
from maestri.terminal.command import Commands, add_language, brought_by, new_command
from maestri.terminal.paper import lay

STYLES = {"ruling": "cyan", "reconstructed": "yellow"}


def add_to(commands: Commands) -> None:
    about = "Show the rule book of a game, or one rule."
    command = new_command(commands, "rules", about, "maestri rules duel-of-magicians DM-9 --lang ja")
    command.add_argument("game", help="a game's key, as `maestri games` lists it")
    command.add_argument("rule", nargs="?", help="a rule's id, as DM-9 or just 9; all rules by default")
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
    lay(console, say("title"), "bold")
    for note in ("book-note", "book-note-reconstructed"):
        lay(console, say(note), hang=2)
    for section in game.rule_book:
        lay(console, f"\n{say(f'section-{section.key}')}", "bold")
        show(section.rules, say, console, indent=2)
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


def show_rule(game: AnyGame, asked: str, say: Words, console: Console) -> None:
    """One rule, by its id."""
    rule = rule_called(game, asked)
    if rule is None:
        raise Refusal("rule-unknown", rule=asked[:60], first=game.rules[0], last=game.rules[-1])
    show((rule,), say, console)


def rule_called(game: AnyGame, asked: str) -> str | None:
    """The rule that is meant by `MR-9`, `mr 9`, `mr9` or `9`."""
    prefix = game.rules[0].partition("-")[0].casefold()
    found = re.fullmatch(rf"(?:{prefix})?[ -]?([0-9]+)", tidy(asked))
    return next((rule for rule in game.rules if found and rule.endswith(f"-{found[1]}")), None)


def show(rules: tuple[str, ...], say: Words, console: Console, indent: int = 0) -> None:
    """Ids in the margin, texts beside them, rulings and reconstructions marked."""
    margin = indent + max(map(len, rules)) + 2
    for rule in rules:
        head = f"{' ' * indent}{rule}".ljust(margin)
        for text, style in parts(rule, say):
            lay(console, head + text, style, hang=margin)
            head = " " * margin


def parts(rule: str, say: Words) -> Iterator[tuple[str, str]]:
    """What the sheet says, then what was ruled or reconstructed, each with its style."""
    if sheet := say.part(rule, None, {}):
        yield sheet, ""
    for attribute in say.attributes(rule):
        mark = attribute.split("-")[0]
        yield say(f"mark-{mark}") + say.part(rule, attribute, {}), STYLES[mark]

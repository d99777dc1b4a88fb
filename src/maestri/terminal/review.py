"""`maestri review`: what was luck in a recorded match, and what was decided."""

import argparse
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from maestri.coach.because import because
from maestri.coach.moments import Moment, told, verdicts
from maestri.coach.pages import plot
from maestri.coach.review import VICTORY, Figure, Review, Reviewer
from maestri.core.record import Record
from maestri.core.refusal import Refusal
from maestri.locales import Words, words
from maestri.terminal.command import Commands, add_language, new_command, write
from maestri.terminal.page import printed

CHUNK = 8
"""Plies that are looked at between two steps of the bar."""


def add_to(commands: Commands) -> None:
    about = (
        "Look back on a match: everybody's chances, what was luck and what was decided, and what decided it."
    )
    command = new_command(commands, "review", about, "maestri review match.json --seat 1 --plot match.svg")
    command.add_argument("file", help="a record file of a match that is over")
    command.add_argument("--seat", type=int, help="for this player alone; the first player is 1")
    command.add_argument("--samples", type=int, help="simulations for each figure (default: as for a master)")
    command.add_argument("--seed", default="review", help="the chance that it draws on (default: review)")
    command.add_argument("--json", action="store_true", help="print the review as JSON")
    command.add_argument("--plot", type=Path, metavar="FILE", help="draw the chances as SVG")
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    record = Record.load(args.file)
    say = words(args.lang, record.game)
    if args.samples is not None and args.samples < 6:
        raise Refusal("review-samples")
    if args.seat is not None and not 1 <= args.seat <= record.seats:
        raise Refusal("seat-unknown", seat=args.seat, last=record.seats)
    found = looked_back(Reviewer(record, args.seed, args.samples))
    names = [say("player", number=seat + 1) for seat in range(found.seats)]
    if args.plot:
        write(args.plot, plot(found, names, say("review-title", game=say("title"))))
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
    else:
        show(found, record, args.seat, say, names)
    return 0


def looked_back(reviewer: Reviewer) -> Review:
    """The review, with a bar on standard error."""
    looks = reviewer.looks(0, 0)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=reviewer.last)
        for first in range(1, reviewer.last + 1, CHUNK):
            last = min(first + CHUNK - 1, reviewer.last)
            looks += reviewer.looks(first, last)
            progress.update(task, completed=last)
    return reviewer.review(looks)


def show(found: Review, record: Record, asked: int | None, say: Words, names: list[str]) -> None:
    """The sums, a word on each player, and the moments that decided."""
    heads = ("review-player", "review-start", "review-luck", "review-own", "review-others", "review-result")
    table = Table(*map(say, heads), box=None, padding=(0, 2, 0, 0))
    seats = range(found.seats) if asked is None else [asked - 1]
    for seat in seats:
        own = found.sums[seat]
        cells = [signed(figure) for figure in (own.luck, own.own, own.others)]
        table.add_row(names[seat], points(own.start), *cells, f"{100 * own.result / VICTORY:.0f}")
    Console(highlight=False).print(table)
    for verdict in verdicts(found):
        if verdict.seat in seats:
            facts = msgspec.structs.asdict(verdict) | {"won": "yes" if verdict.won else "no"}
            printed(say("review-verdict", name=names[verdict.seat], **facts))
    for number, moment in enumerate(told(record, found).moments, 1):
        printed(f"{number}. {moment_told(record, moment, say, names)}")


def moment_told(record: Record, moment: Moment, say: Words, names: list[str]) -> str:
    """A moment in words: what happened, what it changed, and what was better."""
    match = record.replay(moment.ply)
    events = match.plies[-1].events if match.plies else match.dealt
    what = " ".join(say.event(event, names) for event in events[:2])
    changed = say(f"review-{moment.kind}-moment", name=names[moment.seat], change=signed(moment.change))
    return " ".join([say("review-ply", ply=moment.ply), what, changed, *better(record, moment, say, names)])


def better(record: Record, moment: Moment, say: Words, names: list[str]) -> list[str]:
    """The better move and why, where there was one to be seen."""
    if not moment.better:
        return []
    before = record.replay(moment.ply - 1)
    why = because(before.game, before.recall(moment.seat), moment.better)
    reason = [say.told(why.key, why.facts, names, moment.seat)] if why else []
    return [say("review-better", move=moment.better), *reason]


def signed(figure: Figure) -> str:
    return f"{100 * figure.value / VICTORY:+.1f} ± {100 * figure.error / VICTORY:.1f}"


def points(figure: Figure) -> str:
    return f"{100 * figure.value / VICTORY:.1f} ± {100 * figure.error / VICTORY:.1f}"

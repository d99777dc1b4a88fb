"""`maestri verify`: deals and plays a record again, and says whether it is true."""

import argparse

from maestri.core.record import Record
from maestri.core.verify import flaw_in, unknown_in
from maestri.locales import words
from maestri.terminal.command import Commands, add_language, new_command
from maestri.terminal.page import printed


def add_to(commands: Commands) -> None:
    about = "Deal and play a recorded match again. Exit code 0: it is true; 1: the first wrong ply is named."
    command = new_command(commands, "verify", about, "maestri verify match.json")
    command.add_argument("file", help="a record file")
    command.add_argument(
        "--commitment", metavar="HEX", help="the seal that you wrote down before you sat down"
    )
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    say = words(args.lang)
    record = Record.load(args.file)
    flaw = flaw_in(record, args.commitment)
    if flaw:
        printed(say(flaw.key, ply=flaw.ply))
        return 1
    printed(say("verified", plies=len(record.moves)))
    if record.fairness:
        printed(say("verified-seal" if args.commitment is None else "verified-commitment"))
    for unknown in unknown_in(record, args.commitment):
        printed(say(unknown.key, count=unknown.times))
    return 0

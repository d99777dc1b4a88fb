"""`maestri bench`: how fast the rules, the search and the server are."""

import argparse

from maestri.terminal.command import Commands, new_command


def add_to(commands: Commands) -> None:
    about = (
        "Measure the rules on one core: random play plain and compiled, copies, generators, beside OpenSpiel."
    )
    add = new_command(commands, "bench", about, "maestri bench --json --seconds 2").add_argument
    add("--json", action="store_true", help="print the figures as JSON")
    add("--seconds", type=float, default=1.0, help="how long each measure takes (default: 1)")
    add("--ours-only", action="store_true", help="this flavour alone, beside nothing")
    add("--search", action="store_true", help="measure the masters' search instead, in simulations")
    research = "measure what learning needs instead: stepping from Python and batches, beside others"
    add("--research", action="store_true", help=research)
    add("--server", action="store_true", help="measure live tables instead, beside boardgame.io")
    add("--tables", type=int, default=1000, help="with --server: tables (default: 1000)")
    store = "with --server: stores (default: SQLite)"
    add("--store", action="append", default=[], metavar="URL", help=store)
    add("--seconds-a-rate", type=float, default=10.0, metavar="S", help="with --server (default: 10)")
    commands.choices["bench"].set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    # What each of them needs takes a while to import, and the others do not need it.
    if args.server:
        from maestri.bench.tables import bench as tables

        return tables.run(args.store, args.tables, args.seconds_a_rate, alone=args.ours_only, json=args.json)
    if args.search:
        from maestri.bench import search

        return search.run(args.seconds, json=args.json)
    if args.research:
        from maestri.bench import research

        return research.run(args.seconds, json=args.json)
    from maestri.bench import bench

    return bench.run(args.seconds, alone=args.ours_only, json=args.json)

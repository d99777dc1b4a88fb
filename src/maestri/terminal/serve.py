"""`maestri serve`: live tables, for this machine or for the world."""

import argparse
import webbrowser

from maestri.locales import words
from maestri.terminal.command import Commands, add_language, new_command
from maestri.terminal.page import printed


def add_to(commands: Commands) -> None:
    about = "Serve live tables: people play together in the browser."
    example = "maestri serve --port 8080 --store postgresql://maestri@/maestri"
    command = new_command(commands, "serve", about, example)
    add = command.add_argument
    add("--host", default="127.0.0.1", help="address to listen on (default: this machine only)")
    add("--port", type=int, default=8765, help="port (default: 8765; 0: any that is free)")
    add("--store", metavar="URL", help="sqlite:///FILE or postgresql://… (default: your data folder)")
    add("--no-open", action="store_true", help="do not open the browser")
    add("--origin", action="append", default=[], metavar="URL", help="another site whose pages may use it")
    add("--per-address", type=int, default=40, metavar="N", help="requests a second from one address")
    add("--connections", type=int, default=10_000, metavar="N", help="open connections in all")
    add("--connections-per-address", type=int, default=200, metavar="N", help="of which from one address")
    add("--connections-per-person", type=int, default=20, metavar="N", help="of which of one person")
    add("--thinkers", type=int, default=2, metavar="N", help="processes for bots (default: 2)")
    add(
        "--bot-pace",
        type=float,
        default=1.0,
        metavar="X",
        help="how slowly bots move (default: 1; 0: at once)",
    )
    add("--tables-per-person", type=int, default=20, metavar="N", help="unfinished tables of one host")
    add("--contact", default="", metavar="URL", help="mailto:… or https://…, for push services to find you")
    add("--push-anywhere", action="store_true", help=argparse.SUPPRESS)
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    # What the server needs takes a while to import, and other commands do not need it.
    from maestri.server.run import serve
    from maestri.server.settings import Settings, default_store, without_password

    settings = Settings(
        store=args.store or default_store(),
        host=args.host,
        port=args.port,
        origins=tuple(args.origin),
        per_address=args.per_address,
        connections=max(1, args.connections),
        connections_per_address=max(1, args.connections_per_address),
        connections_per_person=max(1, args.connections_per_person),
        thinkers=max(1, args.thinkers),
        bot_pace=max(0.0, args.bot_pace),
        tables_per_person=max(1, args.tables_per_person),
        contact=args.contact,
        push_anywhere=args.push_anywhere,
    )

    def ready(address: str) -> None:
        store = without_password(settings.store)
        printed(words(args.lang)("serve-ready", address=address, store=store))
        if not args.no_open:
            webbrowser.open(address)

    return serve(settings, ready)

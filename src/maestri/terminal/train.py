"""`maestri train`: a network learns a game by playing it."""

import argparse
from pathlib import Path

from maestri.arena.contender import checked
from maestri.core.registry import game_called
from maestri.terminal.command import Commands, add_language, new_command

MINUTE = 60.0
NUMBERS = ("matches", "steps", "width", "depth", "epochs", "parts")
SIZES = ("rate", "trust", "clip", "curiosity")


def add_to(commands: Commands) -> None:
    about = "Teach a network a game by play against itself. It goes on from what the folder holds."
    example = "maestri train duel-of-magicians --seats 2 3 4 --out duel --minutes 10"
    command = new_command(commands, "train", about, example)
    command.add_argument("game", help="a game's key, as `maestri games` lists it")
    command.add_argument("--seats", type=int, nargs="+", help="players (default: as few as the game allows)")
    command.add_argument(
        "--out", type=Path, required=True, metavar="DIR", help="what is learned, and a curve"
    )
    command.add_argument("--minutes", type=float, default=10.0, help="in all (default: 10)")
    command.add_argument("--seed", type=int, default=1, help="of deals and of its first numbers (default: 1)")
    command.add_argument("--against", metavar="BOT", help="learn against this bot, and not against itself")
    command.add_argument("--workers", type=int, default=1, help="processes that play (default: 1)")
    command.add_argument("--judge", default="regular", metavar="BOT", help="measure it at tables of this bot")
    command.add_argument("--judged", type=int, default=400, help="in so many matches (default: 400)")
    command.add_argument("--every", type=float, default=0.5, help="minutes from look to look (default: 0.5)")
    for name in NUMBERS:
        command.add_argument(f"--{name}", type=int, help="see docs/training.md")
    for name in SIZES:
        command.add_argument(f"--{name}", type=float, help="see docs/training.md")
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from maestri.learning.recipe import Recipe
    from maestri.learning.training import NETWORK, Training  # PyTorch takes a while to import

    game = game_called(args.game)
    seats = [game.check_seats(number) for number in args.seats or [game.seats.start]]
    for bot in filter(None, (args.judge, args.against)):
        checked(bot)
    asked = {name: getattr(args, name) for name in (*NUMBERS, *SIZES)}
    sizes = {name: value for name, value in asked.items() if value is not None}
    recipe = Recipe(game=game.key, seats=tuple(seats), seed=args.seed, against=args.against, **sizes)
    training = Training(recipe, args.out, args.workers)
    try:
        for look in training.run(MINUTE * args.minutes, MINUTE * args.every, args.judge, args.judged):
            shares = "  ".join(f"{seats}: {share:.3f}" for seats, share in look.won.items())
            print(f"{look.seconds:6.0f} s  {look.frames:12,}  {shares}", flush=True)
    finally:
        training.close()
    print(f"{args.out / NETWORK}: {training.pace()}")
    return 0

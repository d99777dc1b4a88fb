"""Proximal policy optimisation: a network learns a game on `maestri.Batch`, against a bot.

    python docs/examples/ppo.py --seconds 600 --seed 1 --curve curve.csv

It needs PyTorch: pip install maestri[train]. With a GPU it takes the GPU. The network sees what a seat
observes and nothing else; a move that the mask forbids has no chance. It learns from victories alone: a match
brings 1 or -1. `maestri train` does the same against itself, at tables of several sizes, and keeps what it
has learned.
"""

import argparse
import csv
import time
from pathlib import Path

import torch

from maestri.core.registry import game_called
from maestri.learning.lessons import Lessons
from maestri.learning.matches import play, share_won, tables
from maestri.learning.network import Network
from maestri.learning.recipe import Recipe


def asked(argv: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add = parser.add_argument
    add("--game", default="duel-of-magicians")
    add("--seats", type=int, default=2)
    add("--opponent", default="regular")
    add("--seed", type=int, default=1)
    add("--seconds", type=float, default=600.0, help="how long it may learn")
    add("--matches", type=int, default=512, help="at a time")
    add("--workers", type=int, default=1, help="processes that play; more than one: for each of two groups")
    add("--steps", type=int, default=64, help="of each match between two lessons")
    add("--epochs", type=int, default=3)
    add("--parts", type=int, default=8)
    add("--width", type=int, default=256)
    add("--every", type=float, default=30.0, help="seconds between two looks at how good it is")
    add("--judged", type=int, default=1000, help="matches of such a look")
    add("--curve", type=Path, help="a file for what was seen")
    return parser.parse_args(argv)


def main(argv: list[str] | None = None) -> float:
    """Learns, and says how much it wins in the end."""
    args = asked(argv)
    sizes = {name: getattr(args, name) for name in ("matches", "steps", "epochs", "parts", "width")}
    recipe = Recipe(game=args.game, seats=(args.seats,), seed=args.seed, against=args.opponent, **sizes)
    torch.manual_seed(recipe.seed)
    network = Network(game_called(recipe.game), recipe.width, recipe.depth, recipe.seed)
    lessons = Lessons(recipe, network)
    matches = tables(recipe, network, args.workers, f"learning {recipe.seed}")
    rows: list[tuple[float, int, float]] = []

    def look(n: int) -> float:
        won = share_won(network, args.game, args.seats, args.opponent, n, f"look {len(rows)}")
        rows.append((spent, frames, won))
        print(f"{spent:6.0f} s  {frames:10,} frames  {won:.3f} of {n} matches", flush=True)
        return won

    frames, spent, looked = 0, 0.0, 0.0
    while spent < args.seconds:
        begun = time.perf_counter()
        frames += play(matches)
        lessons.teach(matches, 1.0 - spent / args.seconds)
        spent += time.perf_counter() - begun
        if spent - looked >= args.every:
            looked = spent
            look(args.judged)
    waited = sum(each.waited for each in matches)
    for each in matches:
        each.close()
    won = look(4 * args.judged)
    in_engine = f"{waited / spent:.0%} of the time in the engine, or waiting for it"
    print(f"{frames / spent:,.0f} frames/s on {network.device}; {in_engine}")
    if args.curve:
        with args.curve.open("w", newline="") as file:
            csv.writer(file).writerows([("seconds", "frames", "won"), *rows])
    return won


if __name__ == "__main__":
    main()

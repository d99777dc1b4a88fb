"""How long bots of each level think at the slowest of many positions, and how much memory they take.

python bench/answers.py [--positions N] [--seed S] [--games KEY …] [--levels KEY …]

Positions with a choice, one of twenty, of matches among regulars with every number of players. Every level
answers them in a process of its own, whose memory is told; seconds are those of its processor.
"""

import argparse
import resource
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import count, cycle, product
from multiprocessing import get_context
from statistics import fmean
from typing import Any

from maestri import Match, all_games, game_called
from maestri.bots import rng_for_bot
from maestri.bots.kit import past_of
from maestri.bots.levels import LEVELS, REGULAR, bot_of, level_called, levels_of

EVERY = 20
"""Of so many positions one is asked about."""


def positions(key: str, seed: str) -> Iterator[tuple[Match[Any], int]]:
    """Matches, stopped where somebody has a choice, and his seat."""
    game = game_called(key)
    bot = bot_of(game, REGULAR)
    for deal, seats in zip(count(), cycle(game.seats)):
        match = Match(game, seats, f"{seed}/{deal}")
        while match.to_move:
            seat, moves = match.to_move[0], match.moves(match.to_move[0])
            rng = rng_for_bot(match.seed, match.ply)
            if len(moves) > 1 and rng.below(EVERY) == 0:
                yield match, seat
            match.play(seat, bot(match.recall(seat), moves, rng, past_of(match, seat)))


def measured(key: str, level: str, many: int, seed: str) -> dict[str, float]:
    """One level in one game."""
    bot, spent = bot_of(game_called(key), level_called(level)), list[float]()
    for match, seat in positions(key, seed):
        view, moves, past = match.recall(seat), match.moves(seat), past_of(match, seat)
        rng = rng_for_bot(match.seed, match.ply)
        start = time.process_time()
        bot(view, moves, rng, past)
        spent.append(time.process_time() - start)
        if len(spent) == many:
            break
    spent.sort()
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return {"mean": fmean(spent), "99 %": spent[int(0.99 * many)], "slowest": spent[-1], "MB": memory}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--seed", default="answers")
    parser.add_argument("--games", nargs="+", default=[game.key for game in all_games()])
    parser.add_argument("--levels", nargs="+", default=[level.key for level in LEVELS])
    args = parser.parse_args()
    print("| game | level | positions | ms on the mean | 99 of 100 | slowest | MB at most |")
    print("|---|---|---|---|---|---|---|")
    for key, level in product(args.games, args.levels):
        if level_called(level) not in levels_of(game_called(key)):
            continue
        with ProcessPoolExecutor(1, get_context("spawn")) as alone:
            found = alone.submit(measured, key, level, args.positions, args.seed).result()
        times = " | ".join(f"{1000 * found[each]:.1f}" for each in ("mean", "99 %", "slowest"))
        print(f"| {key} | {level} | {args.positions} | {times} | {found['MB']:.0f} |", flush=True)


if __name__ == "__main__":
    main()

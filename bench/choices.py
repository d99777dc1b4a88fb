"""Which of several bots chooses best: where they choose differently, all choices are played on.

python bench/choices.py GAME SEATS BOT BOT … [--minutes M] [--jobs J] [--often F] [--times N] [--seed S]

One seat plays as masters think that everybody does, at a glance, alone among regulars. In some of its
positions all bots are asked. Where they differ, the match is played on to its end from each choice, N times,
by the same players and with the same luck. What a bot's choices are worth a match is told in fair shares of
the victory, beside what the one who plays there would have chosen, and beside the first bot. That is far
surer than whole matches: chance decides the same for all of them.
"""

import argparse
import os
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from statistics import fmean, stdev
from typing import Any, NamedTuple

from maestri import AnyGame, Match, game_called, seeded
from maestri.arena.contender import contender
from maestri.arena.figures import SURE
from maestri.bots import rng_for_bot
from maestri.bots.kit import kit_of
from maestri.bots.policy import Policy, Seated
from maestri.bots.search import Search
from maestri.core.rng import Rng
from maestri.core.state import State

ENDLESS = 10**9


class Asked(NamedTuple):
    """What a process found: for each position, by how much every bot's choice beats a glance."""

    gains: list[dict[str, float]]
    decisions: int
    matches: int


class Table:
    """One at a table of regulars, who plays as masters think that everybody does."""

    def __init__(self, game: AnyGame, seats: int, seat: int) -> None:
        self.game, self.seats, self.seat = game, seats, seat
        kit = kit_of(game)
        self.players: list[Policy] = [kit.regular() for _ in range(seats)]
        self.players[seat] = kit.roll_out()
        self.together = Seated(kit.roll_out(), self.players)
        self.together.horizon = ENDLESS

    def pick(self, state: State, seat: int, rng: Rng) -> int:
        return self.players[seat].picked(state, seat, state.moves(seat), rng)

    def worth(self, state: State, move: int, key: str, times: int) -> float:
        """Of the victory, what the seat gets after a move."""
        return fmean(self.ended(state, move, seeded(f"{key}/{number}")) for number in range(times))

    def ended(self, before: State, move: int, rng: Rng) -> float:
        state = before.copy()
        state.play(self.seat, move, rng)
        while (result := state.result()) is None:
            Search(self.together, state, self.seat, self.seats, rng).roll_out(state)
        return (self.seat in result.winners) / len(result.winners)


def asked(job: tuple[argparse.Namespace, int]) -> Asked:
    args, number = job
    game = game_called(args.game)
    bots = {name: contender(game, name) for name in args.bots}
    gains: list[dict[str, float]] = []
    decisions, matches, end = 0, 0, time.monotonic() + 60 * args.minutes
    while time.monotonic() < end:
        match = Match(game, args.seats, f"{args.seed}/{number}/{matches}")
        table, dice = Table(game, args.seats, matches % args.seats), seeded(f"{match.seed}/asked")
        matches += 1
        while match.to_move:
            seat = match.to_move[0]
            choice = table.pick(match.state, seat, rng_for_bot(match.seed, match.ply))
            if seat == table.seat and len(match.state.moves(seat)) > 1:
                decisions += 1
                if dice.below(1000) < 1000 * args.often and time.monotonic() < end:
                    gains.append(compared(match, table, bots, choice, args.times))
            match.play_move(seat, choice)
    return Asked(gains, decisions, matches)


def compared(
    match: Match[Any], table: Table, bots: dict[str, Any], glance: int, times: int
) -> dict[str, float]:
    """By how much each bot's choice is worth more than that of a glance."""
    choices = {name: match.game.read(bot(match, table.seat)) for name, bot in bots.items()}
    moves = {glance, *choices.values()}
    if len(moves) == 1:
        return dict.fromkeys(bots, 0.0)
    worth = {move: table.worth(match.state, move, f"{match.seed}/{match.ply}", times) for move in moves}
    return {name: worth[move] - worth[glance] for name, move in choices.items()}


def told(gains: Sequence[float]) -> str:
    return f"{fmean(gains):+.3f} ± {SURE * stdev(gains) / len(gains) ** 0.5:.3f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--often", type=float, default=0.12, help="of the decisions, so many are looked at")
    parser.add_argument("--times", type=int, default=500, help="how often each choice is played on")
    parser.add_argument("--seed", default="choices")
    args = parser.parse_args()
    with ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn")) as pool:
        found = list(pool.map(asked, [(args, number) for number in range(args.jobs)]))
    gains = [gain for one in found for gain in one.gains]
    a_match = args.seats * sum(one.decisions for one in found) / sum(one.matches for one in found)
    print(f"{len(gains)} positions\n\n| bot | beside a glance | beside {args.bots[0]} |\n|---|---|---|")
    for name in args.bots:
        alone = [a_match * gain[name] for gain in gains]
        beside = [a_match * (gain[name] - gain[args.bots[0]]) for gain in gains]
        print(f"| {name} | {told(alone)} | {told(beside)} |")


if __name__ == "__main__":
    main()

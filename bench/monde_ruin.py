"""Whether masters of Maître du Monde win by elimination: where one of three was eliminated, two play on.

python bench/monde_ruin.py [--minutes M] [--before BOT] [--then BOT] [--from DEAL]

Until one is eliminated, which is seldom, three veterans play at a glance, whom masters take everybody for, or
the bots that are named; from there the others play on. Whole matches: `--before master@10 --then master@10`.
"""

import argparse
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

from maestri import Match
from maestri.arena.contender import Contender, contender
from maestri.bots import rng_for_bot
from maestri.bots.kit import kit_of
from maestri.core.state import State
from maestri.games.maitre_du_monde import GAME
from maestri.games.maitre_du_monde.state import World

SEATS = 3
LAST_LEFT = "MM-39"


def somebody_is_out(state: State) -> bool:
    assert isinstance(state, World)
    return any(player.out for player in state.players)


def veteran(match: Match[Any], seat: int) -> str:
    rng = rng_for_bot(match.seed, match.ply)
    return GAME.write(kit_of(GAME).roll_out().pick(match.state, seat, match.state.moves(seat), rng))


def player(name: str) -> Contender:
    return veteran if name == "veteran" else contender(GAME, name)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--before", type=player, default="veteran", help="who plays until one is eliminated")
    parser.add_argument("--then", type=player, default="master@40", help="who plays on")
    parser.add_argument("--from", type=int, default=0, dest="first", help="the first deal")
    args = parser.parse_args()
    end = time.monotonic() + 60 * args.minutes
    ends: list[str] = []
    while not ends or time.monotonic() < end:
        ends.append(reason(args.first + len(ends), args.before, args.then))
    ruined = Counter(filter(None, ends))
    print(f"{len(ends)} matches, one was eliminated in {ruined.total()}; then won by {dict(ruined)}")


def reason(deal: int, before: Contender, then: Contender) -> str:
    """Why a match ended in which somebody was eliminated; nothing where nobody was."""
    match: Match[Any] = Match(GAME, SEATS, f"ends {deal}")
    play(match, before, lambda state: not somebody_is_out(state))
    if not somebody_is_out(match.state):
        return ""
    play(match, then, lambda _: True)
    assert match.result
    if match.result.reason == LAST_LEFT:
        print(f"deal {deal}: seat {match.result.winners[0]} is the last, after {match.ply} moves", flush=True)
    return match.result.reason


def play(match: Match[Any], bot: Contender, goes_on: Callable[[State], bool]) -> None:
    while match.to_move and goes_on(match.state):
        match.play(match.to_move[0], bot(match, match.to_move[0]))


if __name__ == "__main__":
    main()

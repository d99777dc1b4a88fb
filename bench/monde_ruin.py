"""Whether masters of Maître du Monde win by elimination: where one of three was eliminated, two play on.

python bench/monde_ruin.py [--minutes M] [--simulations N] [--from DEAL]

Three veterans, whom masters take everybody for, play at a glance until one of them is eliminated, which is
seldom; masters with so many simulations play on in the seats that are left.
"""

import argparse
import time
from collections import Counter
from itertools import count
from typing import Any

from maestri import Match
from maestri.arena.contender import contender
from maestri.bots import rng_for_bot
from maestri.bots.kit import kit_of
from maestri.core.state import State
from maestri.games.maitre_du_monde import GAME
from maestri.games.maitre_du_monde.state import World

SEATS = 3


def somebody_is_out(state: State) -> bool:
    assert isinstance(state, World)
    return any(player.out for player in state.players)


def begun(deal: int) -> Match[Any]:
    """A match of veterans, to its end or until one is out."""
    match: Match[Any] = Match(GAME, SEATS, f"ruin {deal}")
    players = [kit_of(GAME).roll_out() for _ in range(SEATS)]
    while match.to_move and not somebody_is_out(match.state):
        seat, rng = match.to_move[0], rng_for_bot(match.seed, match.ply)
        match.play_move(seat, players[seat].pick(match.state, seat, match.state.moves(seat), rng))
    return match


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--simulations", type=int, default=40)
    parser.add_argument("--from", type=int, default=0, dest="first", help="the first deal")
    args = parser.parse_args()
    end, master = time.monotonic() + 60 * args.minutes, contender(GAME, f"master@{args.simulations}")
    reasons: Counter[str] = Counter()
    for deal in count(args.first):
        if time.monotonic() > end:
            break
        match = begun(deal)
        if not match.to_move:
            continue
        while match.to_move:
            match.play(match.to_move[0], master(match, match.to_move[0]))
        assert match.result
        reasons[match.result.reason] += 1
    played, ruined = deal - args.first, sum(reasons.values())
    print(f"{played} matches, one was eliminated in {ruined}; then won by {dict(reasons)}")


if __name__ == "__main__":
    main()

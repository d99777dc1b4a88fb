"""Does each way of Maître du Monde pay? Somebody who does without it, alone among bots who do not.

python bench/monde_ways.py [DEALS] [BOT] [WAY …]    four seats, every deal in every seat; `regular` by default
"""

import sys
from collections.abc import Callable
from typing import Any

from maestri import Match
from maestri.arena.figures import by_deal
from maestri.bots import rng_for_bot
from maestri.bots.kit import kit_of
from maestri.bots.levels import bot_of, level_called
from maestri.games.maitre_du_monde import GAME

SEATS = 4
Way = Callable[[str, bool], bool]
"""Whether a move belongs to it, in one's own turn or in another's."""
WAYS: dict[str, Way] = {
    "war": lambda move, own: move.startswith("attack "),
    "defence": lambda move, own: not own and move.startswith(("play ", "call")),
    "votes": lambda move, own: move.startswith("submit ") or move in ("vote for", "vote against"),
    "laundering": lambda move, own: move.startswith("stake ") and move != "stake 0",
    "bombs": lambda move, own: move.startswith("bomb "),
    "News cards": lambda move, own: move.startswith("use "),
    "Combat cards": lambda move, own: move == "buy combat",
}


def share(deal: int, without: int, way: Way, level: str) -> float:
    """What the one who does without the way has of the victory."""
    match: Match[Any] = Match(GAME, SEATS, f"ways {deal}")
    bot = bot_of(GAME, level_called(level), kit_of(GAME))
    while match.to_move:
        seat = match.to_move[0]
        moves = match.moves(seat)
        if seat == without:
            own = match.view(seat).turn == seat
            moves = [move for move in moves if not way(move, own)] or moves
        match.play(seat, bot(match.recall(seat), moves, rng_for_bot(match.seed, match.ply)))
    assert match.result is not None
    return (without in match.result.winners) / len(match.result.winners)


def main(args: list[str]) -> None:
    deals = int(args[0]) if args else 25
    level = args[1] if len(args) > 1 else "regular"
    for name in args[2:] or WAYS:
        found = by_deal(
            (deal, share(deal, seat, WAYS[name], level)) for deal in range(deals) for seat in range(SEATS)
        )
        print(
            f"without {name}: {SEATS * found.mean:.2f} ± {SEATS * found.margin:.2f} of the fair share",
            flush=True,
        )


if __name__ == "__main__":
    main(sys.argv[1:])

"""What it saves that bots take notes as it goes, and do not read the whole log at every move.

python bench/recall.py [DEALS] [GAME]    four regulars; every deal once with notes, once reading all anew
"""

import sys
import time
from typing import Any

from maestri import AnyGame, Match, game_called
from maestri.arena.contender import contender

SEATS = 4


class Forgetful(Match[Any]):
    """Its seats read everything from the deal on whenever they are asked."""

    def recall(self, seat: int) -> Any:
        self._notebooks.clear()
        return super().recall(seat)


def seconds(kind: type[Match[Any]], game: AnyGame, deal: int) -> tuple[float, list[str]]:
    """What a match takes of the processor's time, and its moves."""
    match, bot = kind(game, SEATS, f"recall {deal}"), contender(game, "regular")
    start = time.process_time()
    while match.to_move:
        seat = match.to_move[0]
        match.play(seat, bot(match, seat))
    return time.process_time() - start, match.notation


def main(args: list[str]) -> None:
    deals = int(args[0]) if args else 20
    game = game_called(args[1] if args[1:] else "maitre-du-monde")
    anew = noted = 0.0
    for deal in range(deals):
        before, moves = seconds(Forgetful, game, deal)
        after, same = seconds(Match, game, deal)
        assert moves == same
        anew, noted = anew + before, noted + after
    each = f"{60 * deals / anew:.0f} matches a minute, and {60 * deals / noted:.0f} with notes"
    print(f"{each}: {anew / noted:.1f} times as many")


if __name__ == "__main__":
    main(sys.argv[1:])

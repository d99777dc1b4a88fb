"""What an arena gains by taking luck off: `python bench/luckless.py GAME SEATS MATCHES [BOT BOT] ...`.

For each pairing, given as `regular,novice`: the share of victories as it is and without luck, by how much of
their errors they differ, and how much of the interval is left.
"""

import sys
from math import hypot

from maestri.arena.figures import SURE, standings
from maestri.arena.fixture import played
from maestri.arena.schedule import Arena


def main(game: str, seats: int, matches: int, *pairings: str) -> None:
    for pairing in pairings:
        arena = Arena(game, tuple(pairing.split(",")), seats, matches, "luckless", adjusted=True).checked()
        found = standings(arena, [played(fixture) for fixture in arena.fixtures()])
        row = next(row for row in found.bots if row.bot == arena.bots[0])
        assert row.adjusted
        apart = SURE * (row.adjusted.mean - row.wins.mean) / hypot(row.adjusted.margin, row.wins.margin)
        width = row.adjusted.margin / row.wins.margin
        print(
            f"{game} {seats} {pairing}: {row.wins}, {row.adjusted}, {apart:+.1f} errors, {width:.2f} as wide"
        )
        sys.stdout.flush()


if __name__ == "__main__":
    asked = sys.argv[1:]
    main(asked[0], int(asked[1]), int(asked[2]), *asked[3:])

"""How true chances are: `python bench/calibration.py GAME [MATCHES] [SEATS] [SHARPNESS ...]`.

Prints, for each sharpness (the game's own by default), the Brier score beside that of a constant, and by
tenths what was said against what happened.
"""

import sys

import maestri
from maestri.coach.calibration import brier, positions, predictions, tenths
from maestri.coach.values import Values

SAMPLES = 40


def main(key: str, matches: int = 100, seats: int = 4, *sharpness: float) -> None:
    game = maestri.game_called(key)
    seats = min(max(seats, game.seats.start), game.seats.stop - 1)
    name = "tune" if sharpness else "test"
    seen = [one for number in range(matches) for one in positions(game, seats, f"{name} {number}")]
    for each in sharpness or (0.0,):
        values = Values(game, seats)
        values.sharpness = each or values.sharpness
        pairs = list(predictions(values, seen, SAMPLES))
        constant = brier([(1 / seats, happened) for _, happened in pairs])
        head = f"{key} sharpness {values.sharpness} matches {matches}"
        print(f"{head} brier {brier(pairs):.4f} constant {constant:.4f}")
        for tenth in tenths(pairs):
            print(f"  {tenth.many:6d} said {tenth.said:.3f} happened {tenth.happened:.3f}")
        sys.stdout.flush()


if __name__ == "__main__":
    asked = sys.argv[1:]
    main(asked[0], *map(int, asked[1:3]), *map(float, asked[3:]))

"""How true chances are, on matches of regulars.

`python bench/calibration.py play FOLDER MATCHES [GAME ...]` plays matches (every number of seats in turn) and
keeps what was said of some positions of each in FOLDER/GAME.jsonl; run again, it goes on where it stopped.
One match in five is for tuning, and never for testing. `python bench/calibration.py show FOLDER [PLOTS]`
prints what was said against what happened, by tenths, and draws it into the folder PLOTS.
"""

import sys
from itertools import chain
from math import exp
from pathlib import Path
from statistics import pstdev

import msgspec

import maestri
from maestri.coach.calibration import Pair, Seen, Tenth, brier, looked_at, pairs, tenths
from maestri.coach.values import Values

SAMPLES = 64
TUNING = 5
"""One match in so many is for tuning."""
TRIES = [each / 10 for each in range(4, 20, 3)]
"""Sharpnesses that are tried."""
SIZE, EDGE = 320, 40

Sharpness = dict[int, float]
"""By seats."""


def play(folder: Path, matches: int, *keys: str) -> None:
    games = [maestri.game_called(key) for key in keys] or maestri.all_games()
    folder.mkdir(exist_ok=True)
    files = {game: folder / f"{game.key}.jsonl" for game in games}
    there = {
        game: len(file.read_bytes().splitlines()) if file.exists() else 0 for game, file in files.items()
    }
    for number in range(matches):
        for game in games:
            if number >= there[game]:
                seats = game.seats.start + number % len(game.seats)
                found = looked_at(game, seats, f"calibration {number}", SAMPLES)
                with files[game].open("ab") as lines:
                    lines.write(msgspec.json.encode(found) + b"\n")


def show(folder: Path, plots: Path | None = None) -> None:
    for file in sorted(folder.glob("*.jsonl")):
        rows = [msgspec.json.decode(line, type=list[Seen]) for line in file.read_bytes().splitlines()]
        tuning = list(chain.from_iterable(row for number, row in enumerate(rows) if is_for_tuning(number)))
        testing = [row for number, row in enumerate(rows) if not is_for_tuning(number)]
        game = maestri.game_called(file.stem)
        sharpness = {seats: Values(game, seats).sharpness for seats in game.seats}
        found = tell(game.key, sharpness, tuning, testing)
        if plots:
            (plots / f"calibration-{game.key}.svg").write_text(drawn(found), encoding="utf-8")


def is_for_tuning(number: int) -> bool:
    """By tens, so that every number of seats is in both parts."""
    return number // 10 % TUNING == 0


def tell(key: str, sharpness: Sharpness, tuning: list[Seen], testing: list[list[Seen]]) -> list[Tenth]:
    seen = list(chain.from_iterable(testing))
    found = said(seen, sharpness)
    constant = brier([(1 / len(one.won), won) for one in seen for won in one.won])
    print(f"{key}: {len(testing)} matches, sharpness {sharpness}, the others like {best(tuning)}")
    print(f"  brier {brier(found):.4f}, of a constant {constant:.4f}, of points alone {by_points(seen):.4f}")
    for tenth in tenths(found):
        print(f"  {tenth.many:6d} said {tenth.said:.3f} happened {tenth.happened:.3f} {'off' * tenth.is_off}")
    return tenths(found)


def said(seen: list[Seen], sharpness: Sharpness) -> list[Pair]:
    return [pair for one in seen for pair in pairs([one], sharpness[len(one.won)])]


def best(tuning: list[Seen]) -> Sharpness:
    """By seats, the sharpness with the best Brier score."""
    by_seats = {len(one.won): [each for each in tuning if len(each.won) == len(one.won)] for one in tuning}
    return {seats: min(TRIES, key=lambda each: brier(pairs(seen, each))) for seats, seen in by_seats.items()}


def by_points(seen: list[Seen]) -> float:
    """The Brier score of points alone, made into chances in the way that suits these very matches best."""
    usual = pstdev([points for one in seen for points in one.points])
    return min(
        brier([pair for one in seen for pair in _by_points(one, usual * 2**each)]) for each in range(-5, 4)
    )


def _by_points(one: Seen, spread: float) -> list[Pair]:
    worth = [exp((points - max(one.points)) / spread) for points in one.points]
    return [(each / sum(worth), won) for each, won in zip(worth, one.won, strict=True)]


def drawn(found: list[Tenth]) -> str:
    """What happened over what was said; the line is where they are the same, a circle is a tenth."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}">',
        '<style>text { font: 12px sans-serif }</style><rect width="100%" height="100%" fill="#fff"/>',
        f'<path d="M{_x(0)} {_y(0)}L{_x(1)} {_y(1)}" stroke="#999"/>',
    ]
    for mark in (0, 0.25, 0.5, 0.75, 1):
        parts.append(f'<path d="M{_x(0)} {_y(mark)}H{_x(1)}M{_x(mark)} {_y(0)}V{_y(1)}" stroke="#ddd"/>')
        parts.append(f'<text x="{_x(0) - 6}" y="{_y(mark) + 4}" text-anchor="end">{mark:.0%}</text>')
        parts.append(f'<text x="{_x(mark)}" y="{_y(0) + 18}" text-anchor="middle">{mark:.0%}</text>')
    for tenth in found:
        if tenth.many:
            radius = 2 + tenth.many**0.5 / 10
            parts.append(
                f'<circle cx="{_x(tenth.said)}" cy="{_y(tenth.happened)}" r="{radius:.1f}" fill="#2b6a50"/>'
            )
    return "\n".join([*parts, "</svg>"]) + "\n"


def _x(share: float) -> float:
    return round(EDGE + (SIZE - 2 * EDGE) * share, 1)


def _y(share: float) -> float:
    return round(SIZE - EDGE - (SIZE - 2 * EDGE) * share, 1)


if __name__ == "__main__":
    what, where, *rest = sys.argv[1:]
    if what == "play":
        play(Path(where), int(rest[0]), *rest[1:])
    else:
        show(Path(where), Path(rest[0]) if rest else None)

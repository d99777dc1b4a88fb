"""Whether every match ends: any mixture of levels and seat counts, without a limit, and how long each took.

python bench/endings.py FOLDER [--matches N] [--jobs N] [--games KEY …]    lengths.json and a plot a game
"""

import argparse
from collections.abc import Sequence
from pathlib import Path

import msgspec

from maestri import all_games
from maestri.arena.mixtures import mixture
from maestri.arena.workers import on_cores

BARS = 40
WIDTH, HEIGHT, LEFT, FOOT = 640, 240, 40, 30


def histogram(title: str, lengths: Sequence[int]) -> str:
    """How many matches took how many moves, as SVG."""
    step = max(lengths) // BARS + 1
    counts = [sum(length // step == bar for length in lengths) for bar in range(BARS)]
    wide, high = (WIDTH - 2 * LEFT) / BARS, (HEIGHT - 2 * FOOT) / max(counts)
    bars = [
        f'<rect x="{LEFT + bar * wide:.1f}" y="{HEIGHT - FOOT - count * high:.1f}" '
        f'width="{wide - 1:.1f}" height="{count * high:.1f}" fill="#27548a"/>'
        for bar, count in enumerate(counts)
    ]
    marks = [
        f'<text x="{LEFT + bar * wide:.1f}" y="{HEIGHT - 12}">{bar * step}</text>'
        for bar in range(0, BARS, 8)
    ]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">',
            '<style>text { font: 13px sans-serif }</style><rect width="100%" height="100%" fill="#fff"/>',
            f'<text x="12" y="20" font-weight="bold">{title}: moves of {len(lengths)} matches</text>',
            *bars,
            *marks,
            "</svg>\n",
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--jobs", type=int)
    parser.add_argument("--games", nargs="*", default=[])
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    found: dict[str, list[int]] = {}
    for game in all_games():
        if not args.games or game.key in args.games:
            fixtures = [mixture(game, number) for number in range(args.matches)]
            lengths = sorted(outcome.plies for outcome in on_cores(fixtures, args.jobs) if outcome.winners)
            found[game.key] = lengths
            (args.folder / f"{game.key}-lengths.svg").write_text(histogram(game.key, lengths))
            (args.folder / "lengths.json").write_bytes(msgspec.json.encode(found))
            print(
                f"{game.key}: {len(lengths)} of {args.matches} ended, the longest after {lengths[-1]} moves"
            )


if __name__ == "__main__":
    main()

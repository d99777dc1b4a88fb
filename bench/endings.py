"""Whether every match ends: any mixture of levels and seat counts, without a limit, and how long each took.

python bench/endings.py FOLDER [--matches N] [--jobs N] [--games KEY …]    every match, and a plot a game

What was broken off goes on from what the folder holds.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path

import msgspec

from maestri import AnyGame, all_games
from maestri.arena.fixture import Outcome
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


def kept(file: Path) -> list[Outcome]:
    """The matches on file; a line that was broken off in the writing is cut away."""
    if not file.exists():
        return []
    *lines, broken = file.read_bytes().split(b"\n")
    with file.open("r+b") as outcomes:
        outcomes.truncate(file.stat().st_size - len(broken))
    return [msgspec.json.decode(line, type=Outcome) for line in lines]


def played_on(game: AnyGame, matches: int, jobs: int | None, file: Path) -> list[Outcome]:
    """All of them, those that are not on file yet played now."""
    found = kept(file)
    done = {outcome.deal for outcome in found}
    missing = [mixture(game, number) for number in range(matches) if number not in done]
    with file.open("ab") as lines:
        for outcome in on_cores(missing, jobs):
            found.append(outcome)
            lines.write(msgspec.json.encode(outcome) + b"\n")
            lines.flush()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--jobs", type=int)
    parser.add_argument("--games", nargs="*", default=[])
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    for game in all_games():
        if not args.games or game.key in args.games:
            outcomes = played_on(game, args.matches, args.jobs, args.folder / f"{game.key}.jsonl")
            lengths = sorted(outcome.plies for outcome in outcomes if outcome.winners)
            (args.folder / f"{game.key}-lengths.svg").write_text(histogram(game.key, lengths))
            print(
                f"{game.key}: {len(lengths)} of {len(outcomes)} ended, the longest after {lengths[-1]} moves",
                flush=True,
            )


if __name__ == "__main__":
    main()

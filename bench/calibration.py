"""How true chances are, on matches of regulars.

python bench/calibration.py play FOLDER [--matches N] [--jobs N] [--minutes M] [--games KEY …] [--seed S]
python bench/calibration.py show FOLDER [--plots FOLDER]

`play` plays matches (every number of seats in turn) and keeps what was said of some positions of each in
FOLDER/GAME.jsonl; run again, it goes on where it stopped. How many jobs or minutes changes no match. One
match in five is for tuning, and never for testing. `show` prints what was said against what happened, by
tenths, and draws it.
"""

import argparse
import os
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import chain, islice
from math import exp
from multiprocessing import get_context
from pathlib import Path
from statistics import pstdev
from typing import NamedTuple

import msgspec

import maestri
from maestri.coach.calibration import Pair, Seen, Tenth, brier, looked_at, pairs, tenths
from maestri.coach.values import Values
from maestri.core.game import AnyGame

SAMPLES = 64
TUNING = 5
"""One match in so many is for tuning."""
TRIES = (0.2, 0.25, 0.3, 0.35, 0.4, 0.5, 0.6, 0.7, 0.8, 1.0, 1.2, 1.4, 1.7, 2.0)
"""Sharpnesses that are tried."""
SIZE, EDGE = 320, 40

Sharpness = dict[int, float]
"""By seats."""


class Task(NamedTuple):
    """Which match: the game, and its number."""

    game: str
    number: int
    seed: str


class Looked(msgspec.Struct, frozen=True):
    """What was seen of a match."""

    number: int
    seed: str
    seen: list[Seen]


def looked(task: Task) -> Looked:
    game = maestri.game_called(task.game)
    seats = game.seats.start + task.number % len(game.seats)
    return Looked(
        task.number, task.seed, looked_at(game, seats, f"calibration {task.seed} {task.number}", SAMPLES)
    )


def play(args: argparse.Namespace) -> None:
    args.folder.mkdir(parents=True, exist_ok=True)
    keys = args.games or [game.key for game in maestri.all_games()]
    done = {key: {each.number for each in kept(args.folder / f"{key}.jsonl", args.seed)} for key in keys}
    tasks = [
        Task(key, number, args.seed)
        for number in range(args.matches)
        for key in keys
        if number not in done[key]
    ]
    for task, found in on_cores(tasks, args.jobs or os.cpu_count() or 1, args.minutes):
        with (args.folder / f"{task.game}.jsonl").open("ab") as lines:
            lines.write(msgspec.json.encode(found) + b"\n")


def on_cores(tasks: Iterable[Task], jobs: int, minutes: float) -> Iterator[tuple[Task, Looked]]:
    """As they are ready; when time is up nothing more is begun, and what was begun is waited for."""
    end, left = time.monotonic() + 60 * minutes, iter(tasks)
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        begun: dict[Future[Looked], Task] = {}
        while True:
            free = jobs - len(begun) if time.monotonic() < end else 0
            begun.update({pool.submit(looked, task): task for task in islice(left, free)})
            if not begun:
                return
            for future in wait(begun, return_when=FIRST_COMPLETED).done:
                yield begun.pop(future), future.result()


def kept(file: Path, seed: str) -> list[Looked]:
    """What is on file; a line that was broken off in the writing is cut away."""
    if not file.exists():
        return []
    *lines, broken = file.read_bytes().split(b"\n")
    with file.open("r+b") as rows:
        rows.truncate(file.stat().st_size - len(broken))
    found = [msgspec.json.decode(line, type=Looked) for line in lines]
    if any(each.seed != seed for each in found):
        raise SystemExit(f"{file} has matches of another seed than {seed!r}: choose another folder")
    return found


def show(args: argparse.Namespace) -> None:
    for file in sorted(args.folder.glob("*.jsonl")):
        rows = [msgspec.json.decode(line, type=Looked) for line in file.read_bytes().splitlines()]
        tuning = list(chain.from_iterable(row.seen for row in rows if is_for_tuning(row.number)))
        testing = [row.seen for row in rows if not is_for_tuning(row.number)]
        game = maestri.game_called(file.stem)
        if not testing:
            print(f"{game.key}: {len(rows)} matches, none for testing yet")
            continue
        found = tell(game, tuning, testing)
        if args.plots:
            (args.plots / f"calibration-{game.key}.svg").write_text(drawn(found), encoding="utf-8")


def is_for_tuning(number: int) -> bool:
    """By tens, so that every number of seats is in both parts."""
    return number // 10 % TUNING == 0


def tell(game: AnyGame, tuning: list[Seen], testing: list[list[Seen]]) -> list[Tenth]:
    seen = list(chain.from_iterable(testing))
    values = {seats: Values(game, seats) for seats in game.seats}
    matches = [[pair for one in each for pair in said(one, values)] for each in testing]
    found = list(chain.from_iterable(matches))
    sharpness = {seats: each.sharpness for seats, each in values.items()}
    constant = brier([(1 / len(one.won), won) for one in seen for won in one.won])
    print(f"{game.key}: {len(testing)} matches, sharpness {sharpness}, the others like {best(tuning)}")
    print(f"  brier {brier(found):.4f}, of a constant {constant:.4f}, of points alone {by_points(seen):.4f}")
    for tenth in tenths(matches):
        print(f"  {tenth.many:6d} {tenth}{' off' * tenth.is_off}")
    return tenths(matches)


def said(one: Seen, values: dict[int, Values]) -> list[Pair]:
    by = values[len(one.won)]
    return pairs([one], by.sharpness, by.unsure, by.doubt)


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


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    verbs = parser.add_subparsers(required=True)
    plays, shows = verbs.add_parser("play"), verbs.add_parser("show")
    for verb, does in ((plays, play), (shows, show)):
        verb.add_argument("folder", type=Path)
        verb.set_defaults(does=does)
    plays.add_argument("--matches", type=int, default=1250, help="of each game; a fifth is for tuning")
    plays.add_argument("--jobs", type=int, help="processes; all cores by default")
    plays.add_argument("--minutes", type=float, default=float("inf"))
    plays.add_argument("--games", nargs="*", default=[])
    plays.add_argument("--seed", default="fresh", help="other matches than any that were looked at before")
    shows.add_argument("--plots", type=Path)
    args = parser.parse_args()
    args.does(args)


if __name__ == "__main__":
    main()

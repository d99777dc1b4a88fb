"""Whether an arena without luck says the same as one with it, and how much surer it is.

python bench/luckless.py play FOLDER [--minutes M] [--matches N] [--jobs J] [--seed S] [--pairings …]
python bench/luckless.py show FOLDER

`play` plays pairings, deal by deal in every seating, until each has so many matches or time is up, which is
shared out evenly; what was begun is played to its end. Run again, it goes on where it stopped: FOLDER has a
file for each pairing. One is written as `duel-of-magicians/2/regular,novice`; without any, all `PAIRINGS` are
played. `show` prints a table: the first bot's share of the victories as it is and without luck, how many
errors these are apart, how much of the interval is left, and what luck brought on the mean (nothing, if all
is right). It ends with 1 where shares are further apart than their errors.
"""

import argparse
import os
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import groupby
from math import hypot
from multiprocessing import get_context
from pathlib import Path

import msgspec

from maestri.arena.figures import SURE, by_deal, standings
from maestri.arena.fixture import Fixture, Outcome, played
from maestri.arena.results import Results
from maestri.arena.schedule import Arena

PAIRINGS = (
    "duel-of-magicians/2/regular,novice",
    "duel-of-magicians/2/master@100,regular",
    "duel-of-magicians/4/master@30,novice",
    "master-of-rules/3/regular,novice",
    "master-of-rules/3/master@60,regular",
    "master-of-rules/5/regular,novice",
    "master-labyrinth/2/master@30,regular",
    "master-labyrinth/3/master@30,regular",
    "master-labyrinth/4/regular,novice",
    "maitre-du-monde/3/regular,novice",
    "maitre-du-monde/3/master@10,regular",
    "maitre-du-monde/5/regular,novice",
)
HEADS = ("pairing", "matches", "share", "without luck", "apart", "as wide", "luck on the mean")


class Deal(msgspec.Struct):
    """A deal in all seatings, and the seconds of the processor that it took."""

    outcomes: list[Outcome]
    seconds: float


def played_deal(fixtures: list[Fixture]) -> Deal:
    start = time.process_time()
    return Deal([played(fixture) for fixture in fixtures], time.process_time() - start)


class Pairing:
    """What was played of a pairing, and what comes next."""

    def __init__(self, name: str, folder: Path, matches: int, seed: str) -> None:
        self.name = name
        game, seats, bots = name.split("/", 2)
        arena = Arena(game, tuple(bots.split(",")), int(seats), matches, seed, adjusted=True).checked()
        self.results = Results(arena, folder / f"{name.replace('/', ' ')}.jsonl")
        self.begun, self.done, self.fresh, self.seconds = 0, 0, 0, 0.0
        played = {outcome.deal for outcome in self.results.outcomes}
        self.deals = self._left(arena, played)

    def _left(self, arena: Arena, played: set[int]) -> Iterator[list[Fixture]]:
        for deal, fixtures in groupby(arena.fixtures(), key=lambda each: each.deal):
            if deal not in played:
                yield list(fixtures)

    def expected(self) -> float:
        """Seconds for what was begun; of nothing known, little."""
        return self.seconds + (self.begun - self.done) * (self.seconds / self.done if self.done else 1.0)

    def cost(self) -> float:
        """Seconds of the processor for a match that was played now."""
        return self.seconds / max(self.fresh, 1)

    def add(self, deal: Deal) -> None:
        self.done, self.seconds = self.done + 1, self.seconds + deal.seconds
        self.fresh += len(deal.outcomes)
        for outcome in deal.outcomes:
            self.results.add(outcome)


def play(args: argparse.Namespace) -> None:
    args.folder.mkdir(parents=True, exist_ok=True)
    names = args.pairings or PAIRINGS
    pairings = [Pairing(name, args.folder, args.matches, args.seed) for name in names]
    left = list(pairings)
    end, jobs = time.monotonic() + 60 * args.minutes, args.jobs or os.cpu_count() or 1
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        begun: dict[Future[Deal], Pairing] = {}
        while True:
            while left and len(begun) < jobs and time.monotonic() < end:
                pairing = min(left, key=Pairing.expected)
                deal = next(pairing.deals, None)
                if deal is None:
                    left.remove(pairing)
                    continue
                pairing.begun += 1
                begun[pool.submit(played_deal, deal)] = pairing
            if not begun:
                break
            for future in wait(begun, return_when=FIRST_COMPLETED).done:
                begun.pop(future).add(future.result())
    for pairing in pairings:
        print(f"{pairing.name}: {pairing.cost():.2f} s a match")
    show(args)


def show(args: argparse.Namespace) -> None:
    print(f"| {' | '.join(HEADS)} |\n|{'---|' * len(HEADS)}")
    apart = [told(file) for file in sorted(args.folder.glob("*.jsonl"))]
    further = sum(abs(each) > SURE for each in apart)
    print(f"\n{len(apart)} pairings, {further} further apart than their errors")
    raise SystemExit(further > 0)


def told(file: Path) -> float:
    """Prints a row; by how many errors the two shares are apart."""
    lines = file.read_bytes().splitlines()
    arena = msgspec.json.decode(lines[0], type=Arena)
    outcomes = [msgspec.json.decode(line, type=Outcome) for line in lines[1:]]
    row = next(row for row in standings(arena, outcomes).bots if row.bot == arena.bots[0])
    assert row.adjusted
    apart = SURE * (row.adjusted.mean - row.wins.mean) / hypot(row.adjusted.margin, row.wins.margin)
    luck = by_deal((each.deal, of_bot(each, row.bot)) for each in outcomes)
    width = row.adjusted.margin / row.wins.margin if row.wins.margin else float("nan")
    cells = (
        f"{arena.game}/{arena.seats}/{','.join(arena.bots)}",
        f"{row.matches}",
        str(row.wins),
        str(row.adjusted),
        f"{apart:+.1f}",
        f"{width:.2f}",
        f"{luck.mean:+.3f} ± {luck.margin:.3f}",
    )
    print(f"| {' | '.join(cells)} |", flush=True)
    return apart


def of_bot(outcome: Outcome, bot: str) -> float:
    """What luck brought to its seats."""
    return sum(luck for name, luck in zip(outcome.seating, outcome.luck, strict=True) if name == bot)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    verbs = parser.add_subparsers(required=True)
    plays, shows = verbs.add_parser("play"), verbs.add_parser("show")
    for verb, does in ((plays, play), (shows, show)):
        verb.add_argument("folder", type=Path)
        verb.set_defaults(does=does)
    plays.add_argument("--pairings", nargs="*", metavar="PAIRING", help="GAME/SEATS/BOT,BOT")
    plays.add_argument("--minutes", type=float, default=float("inf"))
    plays.add_argument("--matches", type=int, default=200, help="of each pairing, at most")
    plays.add_argument("--jobs", type=int, help="processes; all cores by default")
    plays.add_argument("--seed", default="luckless")
    args = parser.parse_args()
    args.does(args)


if __name__ == "__main__":
    main()

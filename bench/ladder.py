"""The whole ladder by one command: each level alone among the next lower one, in every game, at every table.

python bench/ladder.py FOLDER [--minutes M] [--jobs N] [--deals D] [--games KEY …] [--pairs BOT/FIELD …]

Matches are those of people: full length, options as they come, every deal in every seating. `matches.jsonl`
in the folder keeps each match, and a ladder that was broken off goes on from it. `ladder.json` and `.md`
are written anew every minute. The sources and the games' packages are enough: PYTHONPATH=src:… python …
"""

import argparse
import os
import time
from collections.abc import Iterator, Sequence
from multiprocessing import TimeoutError, get_context
from pathlib import Path
from statistics import quantiles

import msgspec

from maestri import all_games
from maestri.arena.figures import Estimate, Ratings, Standing, standings
from maestri.arena.fixture import Fixture, Outcome, played
from maestri.arena.schedule import Arena, seatings
from maestri.compiled import flavour

PAIRS = ("novice/random", "regular/novice", "master/regular")
MINUTE = 60.0


class Rung(msgspec.Struct, frozen=True):
    """One bot alone at a table of others."""

    game: str
    seats: int
    bot: str
    field: str

    def arena(self, seed: str) -> Arena:
        return Arena(self.game, (self.bot,), self.seats, 1, seed, {}, self.field).checked()

    def deal(self, seed: str, number: int) -> list[Fixture]:
        """A deal in every seating."""
        arena = self.arena(seed)
        (line_up,) = arena.line_ups()
        return [Fixture(self.game, arena.options, seed, number, 0, seating) for seating in seatings(line_up)]


class Kept(msgspec.Struct, frozen=True):
    """A match that was played, and for which rung."""

    rung: Rung
    outcome: Outcome


class Found(msgspec.Struct, frozen=True):
    """A rung's figures; `over_fair` is the share of victories over the fair share."""

    rung: Rung
    standing: Standing
    over_fair: Estimate
    plies: tuple[float, float, int]
    """The median, what nine of ten stay below, and the longest."""


class Ladder:
    """All rungs, the matches played for them, and the file that keeps these."""

    def __init__(self, rungs: Sequence[Rung], seed: str, folder: Path) -> None:
        self.rungs = rungs
        self.seed = seed
        self.folder = folder
        self.file = folder / "matches.jsonl"
        self.kept = [kept for kept in _read(self.file) if kept.rung in rungs]

    def to_play(self, deals: int) -> Iterator[tuple[Rung, Fixture]]:
        """What was not played yet, deal by deal, so that all rungs grow alike."""
        done = {(kept.rung, kept.outcome.place) for kept in self.kept}
        for number in range(deals):
            for rung in self.rungs:
                for fixture in rung.deal(self.seed, number):
                    if (rung, fixture.place) not in done:
                        yield rung, fixture

    def add(self, rung: Rung, outcome: Outcome) -> None:
        self.kept.append(Kept(rung, outcome))
        with self.file.open("ab") as file:
            file.write(msgspec.json.encode(self.kept[-1]) + b"\n")

    def found(self) -> list[Found]:
        return [figures for rung in self.rungs if (figures := self.figures(rung))]

    def figures(self, rung: Rung) -> Found | None:
        """A rung's figures over the deals that were played in every seating."""
        outcomes = _whole_deals([kept.outcome for kept in self.kept if kept.rung == rung], rung.seats)
        if not outcomes:
            return None
        (row,) = standings(rung.arena(self.seed), outcomes).bots
        over = Estimate(row.wins.mean / row.fair, row.wins.margin / row.fair)
        lengths = [outcome.plies for outcome in outcomes]
        tenths = quantiles(lengths, n=10)
        return Found(rung, row, over, (tenths[4], tenths[8], max(lengths)))

    def ratings(self) -> dict[str, dict[str, tuple[float, float]]]:
        """Everybody of a game on one scale: openskill's mu and sigma."""
        scales: dict[str, Ratings] = {}
        for kept in sorted(self.kept, key=lambda each: each.outcome.deal):
            scales.setdefault(kept.rung.game, Ratings()).add(kept.outcome)
        return {game: scale.known for game, scale in scales.items()}

    def write(self) -> None:
        found = self.found()
        tables = {"flavour": flavour(), "seed": self.seed, "rungs": found, "ratings": self.ratings()}
        (self.folder / "ladder.json").write_bytes(msgspec.json.format(msgspec.json.encode(tables)))
        (self.folder / "ladder.md").write_text("\n".join([HEAD, *map(_line, found)]) + "\n", encoding="utf-8")


HEADS = (
    *("game", "players", "bot", "at a table of", "matches", "wins", "fair", "over fair"),
    *("ms a move", "slowest", "plies of nine in ten"),
)
HEAD = f"| {' | '.join(HEADS)} |\n|{'---|' * len(HEADS)}"


def _line(found: Found) -> str:
    rung, row = found.rung, found.standing
    who = (rung.game, rung.seats, rung.bot, rung.field, row.matches, row.wins)
    times = (f"{row.milliseconds:.1f}", f"{row.slowest:.0f}", f"{found.plies[1]:.0f}")
    return f"| {' | '.join(map(str, (*who, f'{row.fair:.3f}', found.over_fair, *times)))} |"


def _read(file: Path) -> list[Kept]:
    """The matches on file; a line that was broken off in the writing is cut away."""
    if not file.exists():
        return []
    *lines, broken = file.read_bytes().split(b"\n")
    with file.open("r+b") as kept:
        kept.truncate(file.stat().st_size - len(broken))
    return [msgspec.json.decode(line, type=Kept) for line in lines]


def _whole_deals(outcomes: Sequence[Outcome], seatings_a_deal: int) -> list[Outcome]:
    deals: dict[int, list[Outcome]] = {}
    for outcome in outcomes:
        deals.setdefault(outcome.deal, []).append(outcome)
    return [outcome for deal in deals.values() if len(deal) == seatings_a_deal for outcome in deal]


def rungs_of(games: Sequence[str], pairs: Sequence[str]) -> list[Rung]:
    """Every pair of bots in every game with every number of players."""
    chosen = [game for game in all_games() if not games or game.key in games]
    return [
        Rung(game.key, seats, *pair.split("/")) for game in chosen for seats in game.seats for pair in pairs
    ]


def play(ladder: Ladder, deals: int, jobs: int, seconds: float) -> None:
    """Plays on so many cores until all is played or the time is over; what is half played then is lost."""
    end = time.monotonic() + seconds
    written = time.monotonic()
    with get_context("spawn").Pool(jobs) as pool:
        outcomes = pool.imap_unordered(_played, list(ladder.to_play(deals)))
        while time.monotonic() < end:
            try:
                ladder.add(*outcomes.next(timeout=5.0))
            except StopIteration:
                break
            except TimeoutError:
                pass
            if time.monotonic() - written > MINUTE:
                ladder.write()
                written = time.monotonic()


def _played(match: tuple[Rung, Fixture]) -> tuple[Rung, Outcome]:
    return match[0], played(match[1])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--minutes", type=float, default=24 * 60.0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--games", nargs="*", default=[])
    parser.add_argument("--pairs", nargs="*", default=PAIRS)
    parser.add_argument("--seed", default="ladder")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    ladder = Ladder(rungs_of(args.games, args.pairs), args.seed, args.folder)
    print(
        f"{flavour()}, {args.jobs} cores, {len(ladder.rungs)} rungs, {len(ladder.kept)} matches so far",
        flush=True,
    )
    play(ladder, args.deals, args.jobs, MINUTE * args.minutes)
    ladder.write()
    print((args.folder / "ladder.md").read_text(encoding="utf-8"))


if __name__ == "__main__":
    main()

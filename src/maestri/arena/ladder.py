"""The whole ladder: bots alone among bots of another kind, in every game, with every number of players."""

from collections.abc import Iterator, Mapping, Sequence
from math import log, sqrt
from pathlib import Path
from statistics import quantiles

import msgspec
from openskill.models import BradleyTerryFull

from maestri.arena.figures import Estimate, Standing, rated, standings
from maestri.arena.fixture import Fixture, Outcome
from maestri.arena.schedule import Arena, seatings
from maestri.bots.levels import DEFAULT, GRANDMASTER, LEVELS, levels_of
from maestri.bots.ratings import START, TENFOLD
from maestri.compiled import flavour
from maestri.core.refusal import Refusal
from maestri.core.registry import all_games, game_called

PAIRS = ("novice/random", "regular/novice", "master/regular", "grandmaster/master")
"""Each level alone among the next lower one."""

POINTS = TENFOLD / log(10) / (sqrt(2) * BradleyTerryFull().beta)
"""How many of them a step of openskill's scale makes …"""
SURE_OF = 10
"""… and so many are not worth telling."""


class Rung(msgspec.Struct, frozen=True):
    """One bot alone at a table of others, by the options that people get."""

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


def rungs_of(games: Sequence[str], pairs: Sequence[str], seats: Sequence[int] = ()) -> list[Rung]:
    """Every pair of bots in every game with every number of players, or with those asked for."""
    chosen = [game for game in all_games() if not games or game.key in games]
    tables = [(game.key, number) for game in chosen for number in game.seats if not seats or number in seats]
    return [
        Rung(key, number, *pair.split("/", 1))
        for key, number in tables
        for pair in pairs
        if not pair.startswith(GRANDMASTER.key) or GRANDMASTER in levels_of(game_called(key), number)
    ]


class Kept(msgspec.Struct, frozen=True):
    """A match that was played, for which rung, and with which rules and bots."""

    rung: Rung
    outcome: Outcome
    made_with: str = ""


class Found(msgspec.Struct, frozen=True):
    """A rung's figures; `over_fair` is the share of victories over the fair share."""

    rung: Rung
    standing: Standing
    over_fair: Estimate
    plies: tuple[float, float, int]
    """The median, what nine of ten stay below, and the longest."""


class Report(msgspec.Struct, frozen=True):
    """All that a ladder found out; ratings are openskill's mu and sigma, everybody of a game on one scale."""

    flavour: str
    seed: str
    rungs: list[Found]
    ratings: dict[str, dict[str, tuple[float, float]]]

    def points(self) -> dict[str, dict[str, int]]:
        """The same of the levels that met, in tens of points, where a regular has as many in every game."""
        return {game: _points(known) for game, known in self.ratings.items() if DEFAULT.key in known}


def _points(known: Mapping[str, tuple[float, float]]) -> dict[str, int]:
    regular, _ = known[DEFAULT.key]
    met = {level.key: known[level.key][0] for level in LEVELS if level.key in known}
    return {key: START + SURE_OF * round((mu - regular) * POINTS / SURE_OF) for key, mu in met.items()}


class Ladder:
    """All rungs, the matches played for them, and the file that keeps these."""

    def __init__(self, rungs: Sequence[Rung], seed: str, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.rungs = rungs
        self.seed = seed
        self.file = folder / "matches.jsonl"
        self.kept = [kept for kept in _read(self.file) if kept.rung in rungs]
        if any(kept.made_with != self.made_with(kept.rung) for kept in self.kept):
            raise Refusal("arena-other", path=str(self.file))

    def made_with(self, rung: Rung) -> str:
        return rung.arena(self.seed).made_with

    def to_play(self, deals: int) -> Iterator[tuple[Rung, Fixture]]:
        """What was not played yet, deal by deal, so that all rungs grow alike."""
        done = {(kept.rung, kept.outcome.place) for kept in self.kept}
        for number in range(deals):
            for rung in self.rungs:
                for fixture in rung.deal(self.seed, number):
                    if (rung, fixture.place) not in done:
                        yield rung, fixture

    def add(self, rung: Rung, outcome: Outcome) -> None:
        self.kept.append(Kept(rung, outcome, self.made_with(rung)))
        with self.file.open("ab") as file:
            file.write(msgspec.json.encode(self.kept[-1]) + b"\n")

    def report(self) -> Report:
        found = [figures for rung in self.rungs if (figures := self.figures(rung))]
        return Report(flavour(), self.seed, found, self.ratings())

    def figures(self, rung: Rung) -> Found | None:
        """A rung's figures over the deals that were played in every seating; they take two deals."""
        outcomes = _whole_deals([kept.outcome for kept in self.kept if kept.rung == rung], rung.seats)
        if len(outcomes) <= rung.seats:
            return None
        (row,) = standings(rung.arena(self.seed), outcomes).bots
        over = Estimate(row.wins.mean / row.fair, row.wins.margin / row.fair)
        lengths = [outcome.plies for outcome in outcomes]
        tenths = quantiles(lengths, n=10)
        return Found(rung, row, over, (tenths[4], tenths[8], max(lengths)))

    def ratings(self) -> dict[str, dict[str, tuple[float, float]]]:
        found: dict[str, list[Outcome]] = {}
        for kept in self.kept:
            found.setdefault(kept.rung.game, []).append(kept.outcome)
        return {game: rated(outcomes) for game, outcomes in sorted(found.items())}


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

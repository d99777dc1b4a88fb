"""Puzzles: moments of matches where one move is clearly best, not obvious, and can be explained."""

from collections.abc import Iterator
from typing import Any

import msgspec

from maestri.bots.audit import choice
from maestri.bots.kit import past_of
from maestri.bots.levels import NOVICE, REGULAR, bot_of
from maestri.coach.because import because
from maestri.coach.judging import Judge
from maestri.coach.values import Values
from maestri.core.game import AnyGame
from maestri.core.match import Match
from maestri.core.record import Record
from maestri.core.rng import seeded

CLEAR = 0.04
"""Of a victory, by how much the best move is better than every other."""
SURE = 3.0
"""Standard errors that this is beyond."""
TRIES = 6
"""How often each level is asked whether it finds the move."""
GLANCE, STUDY = 24, 240
"""Samples: to see whether there may be something, and to prove it."""


class Puzzle(msgspec.Struct, frozen=True):
    """What a seat saw at a ply of a match, the move to be found, by how much it is best, and who finds it."""

    record: Record
    ply: int
    seat: int
    best: str
    reason: str
    gap: float
    error: float
    found: dict[str, float]
    """How often each level finds it: the less often, the harder."""


def mined(game: AnyGame, seats: int, seed: str, samples: int = STUDY) -> Iterator[Puzzle]:
    """The puzzles of one match among regulars."""
    match, bot = Match(game, seats, seed), bot_of(game, REGULAR)
    judge = Judge(Values(game, seats), GLANCE)
    while match.to_move:
        seat = match.to_move[0]
        move = choice(match, seat, bot)
        if len(match.moves(seat)) > 1 and (best := _suspected(judge, match, seat, move)):
            yield from _proven(match, seat, best, samples)
        match.play(seat, move)


def _suspected(judge: Judge, match: Match[Any], seat: int, move: str) -> str | None:
    """A better move than the regular's, at a glance."""
    seen = judge.judge(match.recall(seat), match.moves(seat), move, f"glance {match.ply}")
    return seen.best if seen.loss > max(CLEAR, 2 * seen.error) else None


def _proven(match: Match[Any], seat: int, best: str, samples: int) -> Iterator[Puzzle]:
    why = because(match.game, match.recall(seat), best)
    found = {level.key: _finds(match, seat, best, level.key) for level in (NOVICE, REGULAR)}
    if why is None or found[REGULAR.key] > 0.5:
        return
    gap, error = margin(match, seat, best, samples, f"proof {match.ply}")
    if gap > max(CLEAR, SURE * error):
        yield Puzzle(Record.of(match), match.ply, seat, best, why.key, round(gap, 4), round(error, 4), found)


def margin(match: Match[Any], seat: int, best: str, samples: int, chance: str) -> tuple[float, float]:
    """By how much a move is better than the next best, and the error of that."""
    judge, view = Judge(Values(match.game, match.seats), samples), match.recall(seat)
    others = judge.candidates(view, match.moves(seat), best, chance)[1:]
    losses = [judge.against(view, other, best, f"{chance}/{other}") for other in others]
    return min(losses)


def _finds(match: Match[Any], seat: int, best: str, level: str) -> float:
    bots = {NOVICE.key: NOVICE, REGULAR.key: REGULAR}
    bot = bot_of(match.game, bots[level])
    view, moves, past = match.recall(seat), match.moves(seat), past_of(match, seat)
    picked = [bot(view, moves, seeded(f"{match.seed} {match.ply} {number}"), past) for number in range(TRIES)]
    return sum(move == best for move in picked) / TRIES


def holds(puzzle: Puzzle, samples: int, chance: str) -> bool:
    """Whether the move is best when it is looked into again, with other chance."""
    match = puzzle.record.replay()
    gap, error = margin(match, puzzle.seat, puzzle.best, samples, chance)
    return gap > 0 and gap > SURE * error / 2

"""A puzzle as the seat to move sees it, and how it goes on with a move. Nothing else goes out."""

from typing import Any

import msgspec

from maestri.coach.because import because
from maestri.coach.puzzles import Puzzle, played_on
from maestri.coach.review import VICTORY
from maestri.core.match import Match
from maestri.protocol.live import PlyTold
from maestri.protocol.puzzles import PuzzleAnswer, PuzzlePly, PuzzlePreview, PuzzleShown
from maestri.protocol.tables import SeatShown

OTHERS = "regular"
"""The level of those who play the other seats."""


def posed(puzzle: Puzzle) -> PuzzleShown:
    """The moment, before anything is tried."""
    match, seat = puzzle.match(), puzzle.seat
    view = match.view(seat)
    return PuzzleShown(
        id=puzzle.id,
        game=puzzle.game,
        grade=puzzle.grade,
        seat=seat,
        seats=[_seat(number, number == seat) for number in range(match.seats)],
        ply=match.ply,
        view=view,
        moves=match.moves(seat),
        told=_since_own_move(match, seat),
        outlook=match.game.outlook(view),
    )


def answered(puzzle: Puzzle, move: str) -> PuzzleAnswer:
    """Why the move is good, and what the others answer."""
    match, seat = puzzle.match(), puzzle.seat
    why = because(match.game, match.recall(seat), move)
    gap = puzzle.gap
    return PuzzleAnswer(
        move=move,
        reason=why.key if why else "",
        facts=msgspec.structs.asdict(why.facts) if why else {},
        gap=gap.value / VICTORY,
        error=gap.error / VICTORY,
        found=puzzle.found,
        plies=_played(puzzle, played_on(match, seat, move)),
    )


def previewed(puzzle: Puzzle, move: str) -> PuzzlePreview:
    """What a legal move would bring, worked out from what the seat can see."""
    match, seat = puzzle.match(), puzzle.seat
    number = match.check(seat, move)
    return PuzzlePreview(match.game.preview(match.view(seat), number))


def _played(puzzle: Puzzle, later: Match[Any]) -> list[PuzzlePly]:
    """What was played beyond the moment."""
    match = puzzle.match()
    return [_ply(match, puzzle.seat, ply.seat, ply.move) for ply in later.plies[match.ply :]]


def _ply(match: Match[Any], seat: int, mover: int, move: int) -> PuzzlePly:
    match.play_move(mover, move)
    view = match.view(seat)
    return PuzzlePly(_told(match, match.ply, seat), view, match.game.outlook(view), match.result)


def _since_own_move(match: Match[Any], seat: int) -> list[PlyTold]:
    own = [number for number, ply in enumerate(match.plies, 1) if ply.seat == seat]
    return [_told(match, number, seat) for number in range(own[-1] + 1 if own else 1, match.ply + 1)]


def _told(match: Match[Any], ply: int, seat: int) -> PlyTold:
    seen = (event.seen_by(seat) for event in match.plies[ply - 1].events)
    return PlyTold(ply, [event for event in seen if event is not None])


def _seat(number: int, mine: bool) -> SeatShown:
    if mine:
        return SeatShown(number, "person", None, None, True, False)
    return SeatShown(number, "bot", OTHERS, None, True, False)

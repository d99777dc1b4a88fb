"""Checks a record by dealing and playing it all again."""

from typing import Any, NamedTuple

from maestri.core.match import Match
from maestri.core.record import Record, seat_and_move
from maestri.core.refusal import Refusal


class Flaw(NamedTuple):
    """The first thing in a record that does not fit: a catalogue key, and the ply it shows at."""

    key: str
    ply: int


def flaw_in(record: Record) -> Flaw | None:
    """The first flaw of a record, or None when every ply of it is true."""
    if record.fairness is not None and not record.fairness.holds(record.seed):
        return Flaw("flaw-seal", 0)
    match = record.opened()
    if len(record.marks) != len(record.moves) + 1:
        return Flaw("flaw-marks", min(len(record.marks), len(record.moves)))
    if record.marks[0] != match.mark():
        return Flaw("flaw-deal", 0)
    return _flaw_in_play(record, match)


def _flaw_in_play(record: Record, match: Match[Any]) -> Flaw | None:
    for ply, (text, mark) in enumerate(zip(record.moves, record.marks[1:], strict=True), 1):
        try:
            match.play(*seat_and_move(text))
        except Refusal:
            return Flaw("flaw-move", ply)
        if match.mark() != mark:
            return Flaw("flaw-position", ply)
    return None if match.result == record.result else Flaw("flaw-result", match.ply)

"""Checks a record by dealing and playing it all again."""

from typing import Any, NamedTuple

from maestri.core.game import EVERYTHING
from maestri.core.match import Match
from maestri.core.record import Record, seat_and_move
from maestri.core.refusal import Refusal


class Flaw(NamedTuple):
    """The first thing in a record that does not fit: a catalogue key, and the ply it shows at."""

    key: str
    ply: int


class Unknown(NamedTuple):
    """Something that a record alone can't prove: a catalogue key, and how many it is about."""

    key: str
    times: int = 0


def flaw_in(record: Record, commitment: str | None = None) -> Flaw | None:
    """The first flaw of a record, or None when every ply of it is true.

    The commitment is what somebody wrote down before he sat down, where he did.
    """
    if commitment is not None and (record.fairness is None or record.fairness.commitment != commitment):
        return Flaw("flaw-commitment", 0)
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


def unknown_in(record: Record, commitment: str | None = None) -> list[Unknown]:
    """What can't be known of a record without a flaw."""
    unknown = [] if record.start is None else [_unknown_start(record.start)]
    seal = record.fairness
    if seal is None:
        return [Unknown("unknown-seed"), *unknown]
    if commitment is None:
        unknown.append(Unknown("unknown-secret"))
    if seal.unpledged and sum(share.line is not None for share in seal.shares) > 1:
        unknown.append(Unknown("unknown-order", seal.unpledged))
    if seal.unrevealed:
        unknown.append(Unknown("unknown-unrevealed", seal.unrevealed))
    return unknown


def _unknown_start(start: dict[str, Any]) -> Unknown:
    """What a seat saw is given, what it did not see was dealt again; a whole position is given."""
    return Unknown("unknown-position" if start.get("seat") == EVERYTHING else "unknown-moment")

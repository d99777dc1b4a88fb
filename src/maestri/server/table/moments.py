"""Moments of a finished match, with nothing hidden."""

from typing import Any

import msgspec

from maestri.core.event import Event
from maestri.core.game import EVERYTHING
from maestri.core.match import Match
from maestri.core.record import Record, seat_and_move
from maestri.protocol.insights import PlyShown
from maestri.protocol.live import PlyTold
from maestri.protocol.tables import StandIn

MOST = 500
"""Moments told at once: a whole match, but for the longest."""


def moments(record: Record, first: int, last: int) -> list[PlyShown]:
    """A match from one ply to another; both are taken for the last one where they lie beyond it."""
    first = min(first, len(record.moves))
    last = min(last, len(record.moves), first + MOST - 1)
    match = record.replay(first)
    told = [_moment(record, match)]
    for text in record.moves[first:last]:
        match.play(*seat_and_move(text))
        told.append(_moment(record, match))
    return told


def story(record: Record) -> list[PlyTold]:
    """All that happened in a match, ply by ply."""
    match = record.replay(0)
    told = [_told(record, match)]
    for text in record.moves:
        match.play(*seat_and_move(text))
        told.append(_told(record, match))
    return told


def _told(record: Record, match: Match[Any]) -> PlyTold:
    return PlyTold(match.ply, list(_events(match)), None, _stand_in(record, match.ply))


def _events(match: Match[Any]) -> tuple[Event, ...]:
    return match.plies[-1].events if match.plies else match.dealt


def _moment(record: Record, match: Match[Any]) -> PlyShown:
    ply = match.ply
    return PlyShown(
        ply=ply,
        last=len(record.moves),
        move=record.moves[ply - 1] if ply else None,
        events=[msgspec.to_builtins(event) for event in _events(match)],
        view=msgspec.to_builtins(match.game.view(match.state, EVERYTHING)),
        outlook=match.game.outlook(match.view(None)),
        result=match.result,
        stand_in=_stand_in(record, ply),
    )


def _stand_in(record: Record, ply: int) -> StandIn | None:
    level = record.stand_ins.get(ply)
    return StandIn(seat_and_move(record.moves[ply - 1])[0], level) if level else None

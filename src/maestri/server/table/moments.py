"""Moments of a finished match, with nothing hidden."""

from collections.abc import Iterable
from typing import Any

import msgspec

from maestri.core.game import EVERYTHING
from maestri.core.match import Match
from maestri.core.record import Record, seat_and_move
from maestri.protocol.tables import PlyShown, StandIn
from maestri.server.store.entry import Entry
from maestri.server.table.board import stand_in_of

MOST = 500
"""Moments told at once: a whole match, but for the longest."""


def moments(record: Record, entries: Iterable[Entry], first: int, last: int) -> list[PlyShown]:
    """A match from one ply to another; both are taken for the last one where they lie beyond it."""
    first = min(first, len(record.moves))
    last = min(last, len(record.moves), first + MOST - 1)
    stood_in = _stood_in(entries)
    match = record.replay(first)
    told = [_moment(record, match, stood_in)]
    for text in record.moves[first:last]:
        match.play(*seat_and_move(text))
        told.append(_moment(record, match, stood_in))
    return told


def _moment(record: Record, match: Match[Any], stood_in: list[StandIn | None]) -> PlyShown:
    ply = match.ply
    events = match.plies[-1].events if match.plies else match.dealt
    return PlyShown(
        ply=ply,
        last=len(record.moves),
        move=record.moves[ply - 1] if ply else None,
        events=[msgspec.to_builtins(event) for event in events],
        view=msgspec.to_builtins(match.game.view(match.state, EVERYTHING)),
        outlook=match.game.outlook(match.view(None)),
        result=match.result,
        stand_in=stood_in[ply - 1] if 0 < ply <= len(stood_in) else None,
    )


def _stood_in(entries: Iterable[Entry]) -> list[StandIn | None]:
    """Who made each move that was not taken back, where it was a stand-in."""
    standing: list[Entry] = []
    for entry in entries:
        if entry.back_to is None:
            standing.append(entry)
        else:
            standing = [each for each in standing if each.ply <= entry.back_to]
    return [stand_in_of(entry) for entry in standing]

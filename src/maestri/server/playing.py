"""What the house does at a table besides telling: bots think, hints are given, stand-ins take over."""

import logging
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING

from maestri.bots.guard import Failure
from maestri.bots.levels import level_called
from maestri.core.refusal import Refusal
from maestri.protocol.tables import Hints, HintShown
from maestri.server.denied import Denied
from maestri.server.metrics import BOT_REPLACED
from maestri.server.presence import stand_in
from maestri.server.store.people import Person
from maestri.server.store.sql import AWAY
from maestri.server.store.store import now
from maestri.server.upkeep import absent, next_wake

if TYPE_CHECKING:
    from maestri.server.house import House
    from maestri.server.room import Room

logger = logging.getLogger("maestri.server")


async def think(house: "House", room: "Room") -> None:
    """Plays bot moves until none is due. One process thinks for a move; if it dies, another will."""
    try:
        while (due := await _due(room)) is not None:
            ply, seat = due
            async with house.bus.claim(f"{room.sheet.id} {ply}") as mine:
                if not mine:
                    return
                await _bot_moves(house, room, ply, seat)
    except (Refusal, *AWAY) as error:
        logger.warning("think", extra={"facts": {"table": room.sheet.id, "problem": str(error)[:200]}})
    finally:
        house.thinking.discard(room.sheet.id)


async def _due(room: "Room") -> tuple[int, int] | None:
    async with room.lock:
        board = await room.ready()
        for seat in board.match.to_move:
            if room.sheet.seats[seat].played_by_bot:
                return board.ply, seat
    return None


async def _bot_moves(house: "House", room: "Room", ply: int, seat: int) -> None:
    async with room.lock:
        board = await room.ready()
        if board.ply != ply:
            return
        match, own = board.match, room.sheet.seats[seat]
        view, moves = match.view(seat), match.moves(seat)
    level = level_called(own.level if own.kind == "bot" and own.level else room.sheet.stand_in)
    answer = await house.thinkers.choose(
        match.game, level, view, moves, chance(match.seed, f"bot/{ply}/{seat}")
    )
    if answer.level != level:
        BOT_REPLACED.inc()
    await room.play_for(seat, ply, answer.move)


async def hint(house: "House", room: "Room", person: Person) -> Hints:
    """What a master thinks of a person's moves, from what that person sees and nothing else."""
    async with room.lock:
        seat = room.seat_of(person)
        board = await room.ready()
        if not room.sheet.hints_allowed:
            raise Denied(403, "hints-not-here")
        match, ply = board.match, board.ply
        if seat not in match.to_move:
            raise Denied(409, "hint-not-now" if match.to_move else "hint-over")
        view = match.view(seat)
    try:
        found = await house.thinkers.hints(match.game, view, chance(match.seed, f"hint/{ply}/{seat}"))
    except Failure as failure:
        logger.error("hint", extra={"facts": {"game": match.game.key, "problem": str(failure)}})
        raise Denied(503, "hint-failed") from None
    return Hints(ply, [HintShown(*each) for each in found])


def chance(seed: str, what: str) -> str:
    """Comes from the match's seed, but does not tell it."""
    return sha256(f"{seed}/{what}".encode()).hexdigest()


async def look_after(house: "House", room: "Room") -> None:
    """Puts stand-ins in for those who are away or out of time, lets bots think, says when to look next."""
    async with room.lock:
        if room.sheet.status == "open":
            return
        board = await room.ready()
        moment = now()
        due = absent(room.sheet, board, room.here, room.away_since, moment)
        for seat, for_good in due.items():
            await room.change(partial(stand_in, seat=seat, for_good=for_good))
        wake_at = next_wake(room.sheet, board, room.here, room.away_since, moment)
        await house.store.wake(room.sheet.id, wake_at)
    house.nudge(room)

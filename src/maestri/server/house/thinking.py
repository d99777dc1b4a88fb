"""Bots at tables: they think for their seats and for those who are away, and give hints."""

import asyncio
import logging
import time
from collections.abc import Sequence
from hashlib import sha256
from math import floor

import msgspec

from maestri.bots.hints import Hint
from maestri.bots.kit import past_of
from maestri.bots.levels import Level, level_called
from maestri.bots.pool import Pool
from maestri.bots.process import Failure
from maestri.bots.turns import Turn
from maestri.coach.because import because
from maestri.core.game import AnyGame, View
from maestri.core.refusal import Refusal
from maestri.protocol.insights import Hints, HintShown
from maestri.server.bus import Bus
from maestri.server.denied import Denied
from maestri.server.errands import Errands
from maestri.server.logs import plainly
from maestri.server.metrics import BOT_QUEUE, BOT_REPLACED
from maestri.server.store.people import Person
from maestri.server.store.sheet import Sheet
from maestri.server.store.sql import AWAY
from maestri.server.table import moves
from maestri.server.table.room import Room
from maestri.server.table.seating import own_seat

logger = logging.getLogger("maestri.server")

REASONED = 3
"""Hints that are told with why: nobody looks at more."""


class Thinking:
    """The bots of this process. One process thinks for a move; if it dies, another will."""

    def __init__(self, workers: int, pace: float, bus: Bus, errands: Errands) -> None:
        self.pool = Pool(workers)
        self.pace = pace
        self.bus = bus
        self.errands = errands
        self.tables: set[str] = set()
        """Where bots are thinking."""
        BOT_QUEUE.set_function(lambda: self.pool.waiting)

    async def close(self) -> None:
        await self.pool.close()

    def nudge(self, room: Room) -> None:
        """Lets bots think at a table where one is to move."""
        if room.bots_due and room.sheet.id not in self.tables:
            self.tables.add(room.sheet.id)
            self.errands.later(self._think(room))

    async def _think(self, room: Room) -> None:
        """Plays bot moves until none is due."""
        try:
            while (due := await _due(room)) is not None:
                ply, seat = due
                async with self.bus.claim(f"{room.sheet.id} {ply}") as mine:
                    if not mine:
                        return
                    await self._move(room, ply, seat)
        except (Refusal, *AWAY) as error:
            logger.warning("think", extra={"facts": {"table": room.sheet.id, "problem": plainly(error)}})
        except Exception as error:
            room.fail(error)
        finally:
            self.tables.discard(room.sheet.id)

    async def _move(self, room: Room, ply: int, seat: int) -> None:
        async with room.lock:
            board = await room.ready()
            if board.ply != ply:
                return
            match, level = board.match, _level(room.sheet, seat)
            view, legal, past = match.recall(seat), match.moves(seat), past_of(match, seat)
        chance = _chance(match.seed, f"bot/{ply}/{seat}")
        turn = Turn(room.sheet.host)
        answer = await self.pool.choose(match.game, level, view, legal, chance, turn, past)
        await _next_beat(turn.came_at, level.beat * self.pace)
        if answer.level != level:
            BOT_REPLACED.inc()
        await moves.play_for(room, seat, ply, answer.move)

    async def hint(self, room: Room, person: Person) -> Hints:
        """What a master thinks of a person's moves, from what that person sees and nothing else."""
        async with room.lock:
            seat = own_seat(room.sheet, person)
            board = await room.ready()
            if not room.sheet.hints_allowed:
                raise Denied(403, "hints-not-here")
            match, ply = board.match, board.ply
            if seat not in match.to_move:
                raise Denied(409, "hint-not-now" if match.to_move else "hint-over")
            view, past = match.recall(seat), past_of(match, seat)
        chance = _chance(match.seed, f"hint/{ply}/{seat}")
        try:
            found = await self.pool.hints(match.game, view, chance, Turn(person.id), past)
        except Failure as failure:
            logger.error("hint", extra={"facts": {"game": match.game.key, "problem": str(failure)}})
            raise Denied(503, "hint-failed") from None
        return Hints(ply, reasoned(match.game, view, found))


def reasoned(game: AnyGame, view: View, found: Sequence[Hint]) -> list[HintShown]:
    """Hints as they are told, the best ones with why."""
    told = [HintShown(*hint) for hint in found]
    for hint in told[:REASONED]:
        if why := because(game, view, hint.move):
            hint.reason, hint.facts = why.key, msgspec.structs.asdict(why.facts)
    return told


async def _next_beat(began: float, beat: float) -> None:
    """An answer is given on the beat: how long a bot had to think would tell what it holds."""
    if beat > 0:
        passed = time.monotonic() - began
        await asyncio.sleep(beat * (1 + floor(passed / beat)) - passed)


async def _due(room: Room) -> tuple[int, int] | None:
    async with room.lock:
        board = await room.ready()
        return (board.ply, room.bots_due[0]) if room.bots_due else None


def _level(sheet: Sheet, seat: int) -> Level:
    own = sheet.seats[seat]
    return level_called(own.level if own.kind == "bot" and own.level else sheet.stand_in)


def _chance(seed: str, what: str) -> str:
    """Comes from the match's seed, but does not tell it."""
    return sha256(f"{seed}/{what}".encode()).hexdigest()

"""Bots in processes of their own, watched: one that crashes, hangs or answers nonsense stops no table."""

import logging
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from maestri.bots import Past, at_random
from maestri.bots.hints import Hint
from maestri.bots.levels import MASTER, Level, below
from maestri.bots.process import Failure, Worker
from maestri.bots.turns import Turn, Turns
from maestri.bots.worker import BOTS, Advice, Choice, Question
from maestri.core.game import AnyGame, View
from maestri.core.rng import seeded

PATIENCE = 0.9
"""Of its seconds, how much a level is given: the rest is for the next lower one, which answers at once."""
LEAST = 1.0
"""Seconds that any level is given, for a busy machine is no fault of the bot's."""

log = logging.getLogger(__name__)


class Answer(NamedTuple):
    """A move, and the level that found it: a lower one where the one asked failed, None at random."""

    move: str
    level: Level | None


class Pool:
    """As many processes as one affords; a question waits for one to be free, and for its asker's turn."""

    def __init__(self, workers: int = 2, patience: float | None = None, bots: str = BOTS) -> None:
        self.patience = patience
        """Seconds for every level alike, where they are not to be its own."""
        self.workers = [Worker("maestri.bots.worker", bots) for _ in range(workers)]
        self.turns = Turns(self.workers)
        self.waiting = 0
        """Questions asked and not answered yet."""

    async def choose(
        self,
        game: AnyGame,
        level: Level,
        view: View,
        moves: Sequence[str],
        chance: str,
        turn: Turn | None = None,
        past: Past = (),
    ) -> Answer:
        """A legal move, from that level or the highest one below that answers."""
        turn = turn or Turn()
        if len(moves) == 1:
            await self._wait_as_others_do(turn)
            return Answer(moves[0], level)
        raw, remembered, listed = _raw(view), _raw(past), list(moves)
        trying: Level | None = level
        while trying is not None:
            try:
                choice = Choice(
                    game=game.key,
                    view=raw,
                    past=remembered,
                    chance=chance,
                    level=trying.key,
                    moves=listed,
                )
                move = await self._ask(choice, trying, str, turn)
                if move in moves:
                    return Answer(move, trying)
                raise Failure(f"answered {move!r:.60}")
            except Failure as failure:
                log.warning("bot failed: game=%s level=%s problem=%s", game.key, trying.key, failure)
            trying = below(trying)
        return Answer(at_random(view, moves, seeded(chance)), None)

    async def _wait_as_others_do(self, turn: Turn) -> None:
        """Who has no choice needs no process; but that he has none, nobody may tell from his haste."""
        if self.workers:
            self.turns.give(await self.turns.take(turn.asker))
        turn.comes()

    async def hints(
        self, game: AnyGame, view: View, chance: str, turn: Turn | None = None, past: Past = ()
    ) -> list[Hint]:
        """What a master thinks of the moves; a Failure where he can't say."""
        advice = Advice(game=game.key, view=_raw(view), past=_raw(past), chance=chance)
        found: list[Hint] = await self._ask(advice, MASTER, list[Hint], turn or Turn())
        return found

    async def _ask(self, question: Question, level: Level, kind: Any, turn: Turn) -> Any:
        patience = self.patience or max(LEAST, level.seconds * PATIENCE)
        self.waiting += 1
        try:
            worker = await self.turns.take(turn.asker)
        except BaseException:
            self.waiting -= 1
            raise
        turn.comes()
        try:
            return msgspec.json.decode(await worker.ask(question, patience), type=kind)
        except msgspec.DecodeError:
            raise Failure("answered nonsense") from None
        finally:
            self.waiting -= 1
            self.turns.give(worker)

    async def close(self) -> None:
        for worker in self.workers:
            await worker.end()


def _raw(data: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(data))

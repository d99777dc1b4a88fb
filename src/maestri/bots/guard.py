"""Bots in processes of their own, watched: one that crashes, hangs or answers nonsense stops no table."""

import logging
import queue
import threading
import time
from collections.abc import Sequence
from typing import NamedTuple

from maestri.bots import Choose, at_random
from maestri.bots.levels import Level, below, bot_of
from maestri.bots.worker import BotOf, Failure, Question, Worker
from maestri.core.game import Game, View
from maestri.core.rng import Rng

RESERVE = 0.25
"""Seconds of a level's time that are kept for the level that steps in."""
PATIENCE = 0.25
"""Seconds that even the quickest level is given, for a busy machine is no fault of the bot's."""

log = logging.getLogger(__name__)


class Answer(NamedTuple):
    """A move, and the level that found it: a lower one where the one asked failed, None at random."""

    move: str
    level: Level | None


class Guard:
    """Some processes that choose moves. Any thread may ask; a failed process is replaced by a fresh one."""

    def __init__(self, workers: int = 2, bots: BotOf = bot_of, patience: float = PATIENCE) -> None:
        self.bots = bots
        self.patience = patience
        self.ready: queue.Queue[Worker] = queue.Queue()
        self.open = True
        for _ in range(workers):
            self._start()

    def bot(self, game: Game, level: Level) -> Choose:
        """The guarded bot as a plain one."""
        return lambda view, moves, rng: self.choose(game, level, view, moves, rng).move

    def choose(self, game: Game, level: Level, view: View, moves: Sequence[str], rng: Rng) -> Answer:
        """A legal move within the level's time, from that level or the highest one below that answers."""
        end = time.monotonic() + max(level.seconds, 2 * self.patience)
        trying: Level | None = level
        while trying is not None:
            spare = RESERVE if below(trying) else 0.0
            patience = min(max(trying.seconds - spare, self.patience), end - time.monotonic())
            try:
                return Answer(self._ask(Question.of(game, trying, view, moves, rng), patience), trying)
            except Failure as failure:
                log.warning("bot failed: game=%s level=%s problem=%s", game.key, trying.key, failure)
            trying = below(trying)
        return Answer(at_random(view, moves, rng), None)

    def _ask(self, question: Question, patience: float) -> str:
        start = time.monotonic()
        try:
            worker = self.ready.get(timeout=max(patience, 0.0))
        except queue.Empty:
            raise Failure("no process is ready") from None
        try:
            move = worker.ask(question, patience - (time.monotonic() - start))
        except Failure:
            worker.stop()
            self._start()
            raise
        self.ready.put(worker)
        return move

    def _start(self) -> None:
        """Starts a process; it counts as ready once it says so."""
        worker = Worker(self.bots)
        threading.Thread(target=self._await, args=(worker,), daemon=True).start()

    def _await(self, worker: Worker) -> None:
        if worker.begun() and self.open:
            self.ready.put(worker)
        else:
            worker.stop()

    def close(self) -> None:
        """Ends the processes that are ready; those at work end with this process."""
        self.open = False
        while not self.ready.empty():
            self.ready.get().stop()

"""A process that chooses moves. Nothing goes into it but views, moves and a generator of its own."""

from collections.abc import Callable, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import NamedTuple, Self

import msgspec

from maestri.bots import Choose
from maestri.bots.kit import kit_of
from maestri.bots.levels import Level, level_called
from maestri.core.game import Game, View
from maestri.core.registry import all_games, game_called
from maestri.core.rng import Rng

BotOf = Callable[[Game, Level], Choose]
"""Gives a game's bot of a level."""
READY = "ready"
START = 60.0
"""Seconds that a process may take to start."""


class Failure(Exception):
    """A bot that crashed, took too long, or answered nonsense."""


class Question(NamedTuple):
    """What a bot is asked, as plain data."""

    game: str
    level: str
    view: bytes
    moves: tuple[str, ...]
    digest: bytes

    @classmethod
    def of(cls, game: Game, level: Level, view: View, moves: Sequence[str], rng: Rng) -> Self:
        words = (rng.a, rng.b, rng.c, rng.counter)
        digest = b"".join(int(word).to_bytes(4, "big") for word in words)
        return cls(game.key, level.key, msgspec.json.encode(view), tuple(moves), digest)


class Worker:
    """One such process, seen from outside."""

    def __init__(self, bots: BotOf) -> None:
        context = get_context("spawn")
        self.line, far_end = context.Pipe()
        self.process = context.Process(target=serve, args=(far_end, bots), daemon=True)
        self.process.start()
        far_end.close()

    def begun(self) -> bool:
        """Waits until it has started."""
        try:
            return self.line.poll(START) and self.line.recv() == READY
        except (EOFError, OSError):
            return False

    def ask(self, question: Question, patience: float) -> str:
        """Its answer, if one comes in time and is a legal move."""
        try:
            self.line.send(question)
            if not self.line.poll(max(patience, 0.0)):
                raise Failure("too slow")
            answer = self.line.recv()
        except (EOFError, OSError):
            raise Failure("crashed") from None
        if not isinstance(answer, str) or answer not in question.moves:
            raise Failure(f"answered {answer!r:.60}")
        return answer

    def stop(self) -> None:
        """Ends it, whatever it is doing."""
        self.process.kill()
        self.process.join()
        self.line.close()


def serve(line: Connection, bots: BotOf) -> None:
    """Answers questions until the line is closed."""
    known: dict[tuple[str, str], Choose] = {}
    for game in all_games():  # so that no first answer waits for what a game's bots have to load
        kit_of(game)
    line.send(READY)
    while True:
        try:
            question: Question = line.recv()
        except EOFError:
            return
        key = question.game, question.level
        if key not in known:
            known[key] = bots(game_called(question.game), level_called(question.level))
        line.send(answer(question, known[key]))


def answer(question: Question, bot: Choose) -> str:
    view = msgspec.json.decode(question.view, type=game_called(question.game).view_type)
    return bot(view, question.moves, Rng(question.digest))

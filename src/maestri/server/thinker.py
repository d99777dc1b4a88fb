"""A process that thinks for bots: a view and its moves come in, a move goes out. It never sees a position.

Run as `python -m maestri.server.thinker`; one request and one answer a line, as JSON.
"""

import sys
from functools import cache
from typing import Any

import msgspec

from maestri.bots import Choose
from maestri.bots.levels import bot_of, level_called
from maestri.core.registry import game_called
from maestri.core.rng import seeded


class Question(msgspec.Struct):
    """What a bot is asked: as much as a person in its seat would know."""

    game: str
    level: str
    view: msgspec.Raw
    moves: list[str]
    chance: str


def answer(line: bytes) -> str:
    """The move that the bot chooses."""
    question = msgspec.json.decode(line, type=Question)
    view: Any = msgspec.json.decode(question.view, type=game_called(question.game).view_type)
    return bot(question.game, question.level)(view, question.moves, seeded(question.chance))


@cache
def bot(game: str, level: str) -> Choose:
    """The bot of a game's level; it is made once, and keeps what it has learned to read."""
    return bot_of(game_called(game), level_called(level))


def main() -> None:
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(answer(line)) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    import maestri  # noqa: F401  (puts the games on the shelf)

    main()

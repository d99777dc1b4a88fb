"""A process that thinks for bots: a view and its moves come in, a move goes out. It never sees a position.

Run as `python -m maestri.server.thinker`; one request and one answer a line, as JSON.
"""

import sys
from typing import Any

import msgspec

from maestri.core.registry import game_called
from maestri.core.rng import seeded
from maestri.server.levels import bot_of


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
    return bot_of(question.level)(view, question.moves, seeded(question.chance))


def main() -> None:
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(answer(line)) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    import maestri  # noqa: F401  (puts the games on the shelf)

    main()

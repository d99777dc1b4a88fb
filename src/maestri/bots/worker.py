"""A process that thinks for bots. Nothing goes into it but views, moves and what its chance is drawn from.

Run as `python -m maestri.bots.worker [MODULE:FUNCTION]`; one question and one answer a line, as JSON.
"""

import sys
from collections.abc import Callable
from functools import cache, reduce
from importlib import import_module
from operator import or_
from typing import Any

import msgspec

from maestri.bots import Choose
from maestri.bots.answering import answer_all, make_way
from maestri.bots.hints import hints
from maestri.bots.kit import kit_of
from maestri.bots.levels import Level, level_called
from maestri.core.game import AnyGame
from maestri.core.registry import all_games, game_called
from maestri.core.rng import seeded

BotOf = Callable[[AnyGame, Level], Choose]
"""Gives a game's bot of a level."""
BOTS = "maestri.bots.levels:bot_of"
KINDNESS = 10
"""Who thinks makes way for who serves."""


class Question(msgspec.Struct, kw_only=True, tag_field="ask"):
    """What is asked: as much as a person in that seat would know."""

    game: str
    view: msgspec.Raw
    past: msgspec.Raw
    chance: str

    def seen(self) -> Any:
        return msgspec.json.decode(self.view, type=game_called(self.game).view_type)

    def remembered(self) -> list[Any]:
        return _past_of(self.game).decode(self.past)


class Choice(Question, tag="choice"):
    """Which move would a bot of a level make?"""

    level: str
    moves: list[str]


class Advice(Question, tag="advice"):
    """What does a master think of the moves?"""


@cache
def _past_of(game: str) -> msgspec.json.Decoder[list[Any]]:
    """Reads what somebody saw happen in a game."""
    kinds: Any = reduce(or_, game_called(game).event_types)
    return msgspec.json.Decoder(list[kinds])


questions = msgspec.json.Decoder(Choice | Advice)


def answer(question: Choice | Advice, bots: BotOf) -> object:
    """A move, or hints."""
    game, rng = game_called(question.game), seeded(question.chance)
    if isinstance(question, Advice):
        return hints(game, question.seen(), rng, past=question.remembered())
    bot = bots(game, level_called(question.level))
    return bot(question.seen(), question.moves, rng, question.remembered())


def main(bots: BotOf) -> None:
    for game in all_games():  # so that no first answer waits for what a game's bots have to load
        kit_of(game)
    answer_all(lambda line: msgspec.json.encode(answer(questions.decode(line), bots)))


def named(name: str) -> BotOf:
    """The bots of a name. Each is made once, and keeps what it has learned to read."""
    module, _, function = name.partition(":")
    bots: BotOf = cache(getattr(import_module(module), function))
    return bots


if __name__ == "__main__":
    import maestri.games  # noqa: F401  (puts the games on the shelf)

    make_way(KINDNESS)
    main(named(*sys.argv[1:] or [BOTS]))

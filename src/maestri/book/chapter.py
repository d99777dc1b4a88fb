"""What a game brings for its printed rule book: one `CHAPTER` a game, found by the game's key."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

import msgspec

from maestri.core.event import Event
from maestri.core.game import EVERYTHING, AnyGame
from maestri.core.match import Match

LETTERS = "ABCDEF"


class Scene(NamedTuple):
    """What is drawn, and what happened there."""

    drawn: Mapping[str, Any]
    told: Sequence[Event]


class Example(NamedTuple):
    """An example of play: the key of its title, the section that it stands in, and the play itself."""

    title: str
    section: str
    played: Callable[[], Scene]


class Chapter(NamedTuple):
    """A game's examples, drawings beside rules by their ids, names by its pieces, and the size of letters."""

    examples: tuple[Example, ...] = ()
    beside: Mapping[str, str] = {}
    names: tuple[str, ...] = ()
    size: float = 9.0


def chapter_of(game: AnyGame) -> Chapter:
    """The chapter in `maestri.book.<game>`, where there is one."""
    module = folder_of(game)
    if not find_spec(module):
        return Chapter()
    chapter = import_module(module).CHAPTER
    assert isinstance(chapter, Chapter)
    return chapter


def folder_of(game: AnyGame) -> str:
    return f"{__package__}.{game.key.replace('-', '_')}"


def set_up(match: Match[Any], change: Callable[[dict[str, Any]], None]) -> Match[Any]:
    """A match that goes on from a position that was changed by hand; what hangs on the change follows."""
    data = match.state_data()
    change(data)
    game = match.game
    state = game.lay_out(msgspec.convert(data, game.view_type))
    return Match.from_state(game, msgspec.to_builtins(game.view(state, EVERYTHING)), match.seed)


def told(match: Match[Any], moves: str) -> list[Event]:
    """Plays moves in a row, `A roll, A die 4`, and says what everybody saw of them."""
    events: list[Event] = []
    for move in moves.split(","):
        letter, _, notation = move.strip().partition(" ")
        events += match.play(LETTERS.index(letter), notation)
    return [seen for event in events if (seen := event.seen_by(None))]

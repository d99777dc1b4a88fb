"""How strong a bot plays: three levels for every game, and a fourth where a master gains by more time."""

import msgspec

from maestri.bots import Choose, at_random
from maestri.bots.glance import Glance
from maestri.bots.kit import Kit, kit_of
from maestri.bots.thinker import Thinker
from maestri.core.game import AnyGame
from maestri.core.refusal import Refusal


class Level(msgspec.Struct, frozen=True):
    """A level: its name is the message `level-<key>`, its style `level-<key>.style`."""

    key: str
    seconds: float
    """Within how many it answers, on one core."""
    beat: float = 1.0
    """Seconds that people see it think about a decision, whether or not there is something to decide."""


NOVICE = Level("novice", 0.02, 0.7)
REGULAR = Level("regular", 0.02, 0.9)
MASTER = Level("master", 1.5, 1.5)
GRANDMASTER = Level("grandmaster", 3.0, 2.0)
LEVELS = (NOVICE, REGULAR, MASTER, GRANDMASTER)
DEFAULT = REGULAR
THINKING = 0.6
"""Of its time, how much a master may spend searching; the rest is for imagining, reading and writing."""


def levels_of(game: AnyGame, seats: int | None = None) -> tuple[Level, ...]:
    """The levels that a game's bots have with so many players, or at any table."""
    grand = kit_of(game).grand_seats
    return LEVELS if (grand if seats is None else seats in grand) else LEVELS[:-1]


def level_called(key: str) -> Level:
    """The level with that key, of those that any game has."""
    for level in LEVELS:
        if level.key == key:
            return level
    raise Refusal("level-unknown", level=str(key)[:60], allowed=_keys(LEVELS))


def level_at(key: str, game: AnyGame, seats: int) -> Level:
    """The level with that key, if the game has it with so many players."""
    level, known = level_called(key), levels_of(game, seats)
    if level not in known:
        raise Refusal("level-seats", level=key, seats=seats, allowed=_keys(known))
    return level


def nearest(key: str, game: AnyGame, seats: int) -> Level:
    """That level where the game has it with so many players, or the highest that it has."""
    level, known = level_called(key), levels_of(game, seats)
    return level if level in known else known[-1]


def _keys(levels: tuple[Level, ...]) -> str:
    return ", ".join(level.key for level in levels)


def below(level: Level) -> Level | None:
    """The next lower level, which steps in where this one fails."""
    place = LEVELS.index(level)
    return LEVELS[place - 1] if place else None


def bot_of(game: AnyGame, level: Level | None, kit: Kit | None = None) -> Choose:
    """A game's bot of a level, by its kit or another; without a level, a bot that plays at random."""
    if level is None:
        return at_random
    kit = kit or kit_of(game)
    if level == MASTER:
        return master_of(game, kit=kit)
    if level == GRANDMASTER:
        return master_of(game, kit.grand_simulations, level.seconds * THINKING, kit)
    return Glance(game, kit.novice() if level == NOVICE else kit.regular())


def master_of(
    game: AnyGame, simulations: int | None = None, seconds: float | None = None, kit: Kit | None = None
) -> Thinker:
    """The master, within its usual budget or another."""
    kit = kit or kit_of(game)
    return Thinker(game, kit, simulations or kit.simulations, seconds or MASTER.seconds * THINKING)

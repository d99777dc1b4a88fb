"""What happens in Master Labyrinth."""

from typing import Annotated, ClassVar

import msgspec

from maestri.core.event import BySeat, Card, Event, SeatOf, speaks_of

Square = Annotated[str, speaks_of("square")]
Sides = Annotated[str, speaks_of("sides")]
"""A corridor by the sides it opens to: `NES`."""
Side = Annotated[str, speaks_of("side")]
Face = Annotated[str, speaks_of("face")]
"""Of the dragon die: 1 to 4 arrows, white, black."""
Menace = Annotated[str, speaks_of("menace")]
"""Who threatens: dragon, white, black."""
Guard = Annotated[str, speaks_of("guard")]


class Dealt(Event):
    """ML-9 to ML-15: the labyrinth is laid and the cards are dealt; each seat sees its own."""

    starter: SeatOf
    cards: tuple[tuple[Card, ...] | None, ...]
    unveils: ClassVar[bool] = True

    def seen_by(self, seat: int | None) -> "Dealt":
        own = tuple(cards if seat == other else None for other, cards in enumerate(self.cards))
        return Dealt(self.starter, own)


class Ride(msgspec.Struct, frozen=True):
    """ML-19: what a push carries along: `adventurer-0`, `guard-white`, `treasure-7`."""

    piece: str
    start: Square
    end: Square


class Pushed(Event):
    """ML-17: a corridor pushed in at an arrow, the one that came out, and all that rode along."""

    seat: SeatOf
    arrow: Square
    corridor: Sides
    out: Square
    spare: Sides
    rode: tuple[Ride, ...]


class AdventurerCarried(Event):
    """ML-19: an adventurer went over the edge, onto the corridor just pushed in."""

    seat: SeatOf
    square: Square


class GuardCarried(Event):
    """ML-19: a guard went over the edge."""

    guard: Guard
    square: Square


class TreasureCarried(Event):
    """ML-19: a treasure went over the edge."""

    value: int
    square: Square


class Walked(Event):
    """ML-20: the path an adventurer walked, square by square."""

    seat: SeatOf
    square: Square
    path: tuple[Square, ...]


class Stayed(Event):
    """ML-20: an adventurer stayed where he was."""

    seat: SeatOf
    square: Square


class Took(Event):
    """ML-22: a treasure taken."""

    seat: SeatOf
    value: int
    square: Square


class SecondPhase(Event):
    """ML-25: treasures 7 to 12 are laid; values and squares belong together in order."""

    values: tuple[int, ...]
    squares: tuple[Square, ...]


class CoinWon(Event):
    """ML-24: a card played for a gold coin."""

    seat: SeatOf
    card: Card
    final: ClassVar[bool] = True


class DragonDieRolled(Event):
    """ML-26: the dragon die."""

    seat: SeatOf
    face: Face


class DragonTurned(Event):
    """ML-26: where the dragon faces after his quarter-turns."""

    facing: Side
    square: Square


class Threatened(Event):
    """ML-26, ML-27: the threatened passage, how far each seat is (None: not in it), and who is nearest."""

    menace: Menace
    square: Square
    passage: tuple[Square, ...]
    distances: tuple[int | None, ...]
    nearest: tuple[SeatOf, ...]
    distance: int


class NobodyThreatened(Event):
    """ML-26: there is no adventurer in the threatened passage."""

    menace: Menace
    square: Square
    passage: tuple[Square, ...]


class GuardInLair(Event):
    """ML-26: a guard under the lair threatens nobody."""

    guard: Guard


class Spared(Event):
    """ML-27: a player with no treasure need not duel."""

    seat: SeatOf


class DuelRolled(Event):
    """ML-28: a roll of a duel, and whether it was safe."""

    seat: SeatOf
    roll: int
    safe: bool


class Rerolled(Event):
    """ML-28, ML-31: a card played to roll again."""

    seat: SeatOf
    card: Card
    final: ClassVar[bool] = True


class TreasureLost(Event):
    """ML-28, ML-32: the lowest treasure of a player leaves the game."""

    seat: SeatOf
    value: int


class DoubleTurn(Event):
    """ML-29: a card played for one more turn."""

    seat: SeatOf
    card: Card
    final: ClassVar[bool] = True


class Challenged(Event):
    """ML-30: the last duel begins."""

    seat: SeatOf
    square: Square


class LastDuelRolled(Event):
    """ML-31: the rolls of the last duel so far, and their sum."""

    seat: SeatOf
    roll: int
    rolls: tuple[int, ...]
    total: int


class LastDuelLost(Event):
    """ML-32: fewer than 12 in all."""

    seat: SeatOf
    total: int


class DragonDefeated(Event):
    """ML-32: 12 or more."""

    seat: SeatOf
    total: int


class TurnLimitReached(Event):
    """ML-34: as many turns as agreed were played."""

    turns: int


class MatchEnded(Event):
    """ML-33: the score of each seat: treasures, coins, dragon."""

    winners: tuple[SeatOf, ...]
    scores: BySeat
    treasures: tuple[int, ...]
    coins: tuple[int, ...]
    dragon: tuple[int, ...]


ALL = (
    Dealt,
    Pushed,
    AdventurerCarried,
    GuardCarried,
    TreasureCarried,
    Walked,
    Stayed,
    Took,
    SecondPhase,
    CoinWon,
    DragonDieRolled,
    DragonTurned,
    Threatened,
    NobodyThreatened,
    GuardInLair,
    Spared,
    DuelRolled,
    Rerolled,
    TreasureLost,
    DoubleTurn,
    Challenged,
    LastDuelRolled,
    LastDuelLost,
    DragonDefeated,
    TurnLimitReached,
    MatchEnded,
)

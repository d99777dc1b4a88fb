# compiled with mypyc
"""Makes events of what the rules do."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from maestri.core.event import Event
from maestri.games.master_labyrinth import bag, events
from maestri.games.master_labyrinth.board import Board
from maestri.games.master_labyrinth.lines import ENTRY, EXIT, carried
from maestri.games.master_labyrinth.material import (
    COIN_POINTS,
    DRAGON,
    DRAGON_DIE,
    DRAGON_POINTS,
    FACINGS,
    HIGHEST,
    LAIR,
    MENACES,
    SHAPE_OF,
)
from maestri.games.master_labyrinth.passages import distance, flood, path
from maestri.games.master_labyrinth.squares import BIT, NAMES, names_in, squares_in
from maestri.games.master_labyrinth.teller import Teller

if TYPE_CHECKING:
    from maestri.games.master_labyrinth.position import Position


class Telling(Teller):
    """Somebody listens: what happens goes into a log."""

    def __init__(self, log: list[Event]) -> None:
        self.log: list[Event] = log

    def dealt(self, position: "Position") -> None:
        hands = tuple([cards(player.hand) for player in position.players])
        self.log.append(events.Dealt(position.turn, hands))

    # Pushing: told before the push is made.

    def pushed(self, position: "Position", seat: i64, arrow: i64, sides: i64) -> None:
        board = position.board
        out = EXIT[arrow]
        spare = SHAPE_OF[board.corridor(out)]
        rode = tuple([ride for ride in _rides(board, arrow) if ride.start != ride.end])
        self.log.append(events.Pushed(seat, NAMES[ENTRY[arrow]], SHAPE_OF[sides], NAMES[out], spare, rode))
        for ride in rode:
            if ride.start == NAMES[out]:
                self.log.append(_over_the_edge(ride))

    # Moving and taking

    def walked(self, position: "Position", seat: i64, square: i64) -> None:
        board = position.board
        way = path(board.adventurers[seat], square, board.right, board.down)
        self.log.append(events.Walked(seat, NAMES[square], tuple([NAMES[step] for step in way])))

    def stayed(self, position: "Position", seat: i64) -> None:
        self.log.append(events.Stayed(seat, NAMES[position.board.adventurers[seat]]))

    def took(self, position: "Position", seat: i64, square: i64) -> None:
        self.log.append(events.Took(seat, position.taken, NAMES[square]))

    def second_phase(self, position: "Position") -> None:
        values: list[int] = []
        squares: list[str] = []
        for value in range(1, HIGHEST + 1):
            for name in names_in(position.board.treasures[value]):
                values.append(value)
                squares.append(name)
        self.log.append(events.SecondPhase(tuple(values), tuple(squares)))

    def won_coin(self, position: "Position", seat: i64) -> None:
        self.log.append(events.CoinWon(seat, str(position.taken)))

    # Dragon die and duels

    def dragon_die(self, position: "Position", face: i64) -> None:
        self.log.append(events.DragonDieRolled(position.turn, DRAGON_DIE[face]))

    def dragon_turned(self, position: "Position") -> None:
        self.log.append(events.DragonTurned(FACINGS[position.board.facing], NAMES[position.board.faced()]))

    def threatened(self, position: "Position", menace: i64, source: i64) -> None:
        if source == LAIR:
            self.log.append(events.GuardInLair(MENACES[menace]))
            return
        board = position.board
        passage = names_in(flood(BIT[source], board.right, board.down))
        nearest = tuple([seat for seat in range(position.seats) if position.threatened & BIT[seat]])
        if not nearest:
            self.log.append(events.NobodyThreatened(MENACES[menace], NAMES[source], passage))
            return
        distances = tuple(
            [_distance(board, source, seat, menace == DRAGON) for seat in range(position.seats)]
        )
        near = distances[nearest[0]]
        assert near is not None
        self.log.append(events.Threatened(MENACES[menace], NAMES[source], passage, distances, nearest, near))

    def spared(self, position: "Position", seat: i64) -> None:
        self.log.append(events.Spared(seat))

    def duel_rolled(self, position: "Position", safe: bool) -> None:
        self.log.append(events.DuelRolled(position.dueller, position.rolls[0], safe))

    def rerolled(self, position: "Position", seat: i64, card: i64) -> None:
        self.log.append(events.Rerolled(seat, str(card)))

    def lost(self, position: "Position", seat: i64, value: i64) -> None:
        self.log.append(events.TreasureLost(seat, value))

    # Double turn, last duel, end

    def double_turn(self, position: "Position", seat: i64, card: i64) -> None:
        self.log.append(events.DoubleTurn(seat, str(card)))

    def challenged(self, position: "Position", seat: i64) -> None:
        self.log.append(events.Challenged(seat, NAMES[position.board.faced()]))

    def last_duel_rolled(self, position: "Position", seat: i64) -> None:
        rolls = tuple(position.rolls)
        self.log.append(events.LastDuelRolled(seat, rolls[-1], rolls, position.rolled()))

    def last_duel_lost(self, position: "Position", seat: i64) -> None:
        self.log.append(events.LastDuelLost(seat, position.rolled()))

    def dragon_defeated(self, position: "Position", seat: i64) -> None:
        self.log.append(events.DragonDefeated(seat, position.rolled()))

    def limit_reached(self, position: "Position") -> None:
        self.log.append(events.TurnLimitReached(position.turns))

    def match_ended(self, position: "Position") -> None:
        result = position.result()
        assert result is not None
        treasures = tuple([int(bag.total(player.treasures)) for player in position.players])
        coins = tuple([int(COIN_POINTS * player.coins) for player in position.players])
        dragon = tuple([DRAGON_POINTS if seat == position.victor else 0 for seat in range(position.seats)])
        self.log.append(events.MatchEnded(result.winners, result.scores, treasures, coins, dragon))


def cards(hand: i64) -> tuple[str, ...]:
    """The cards of a bag, in rising order."""
    return tuple([str(value) for value in bag.values(hand)])


def _rides(board: Board, arrow: i64) -> list[events.Ride]:
    standing = [(f"adventurer-{seat}", square) for seat, square in enumerate(board.adventurers)]
    standing += [("guard-white", board.white), ("guard-black", board.black)]
    for value in range(1, HIGHEST + 1):
        standing += [(f"treasure-{value}", square) for square in squares_in(board.treasures[value])]
    return [events.Ride(piece, NAMES[square], NAMES[carried(square, arrow)]) for piece, square in standing]


def _over_the_edge(ride: events.Ride) -> Event:
    piece, _, which = ride.piece.partition("-")
    if piece == "guard":
        return events.GuardCarried(which, ride.end)
    if piece == "treasure":
        return events.TreasureCarried(int(which), ride.end)
    return events.AdventurerCarried(int(which), ride.end)


def _distance(board: Board, source: i64, seat: i64, dragon: bool) -> int | None:
    """ML-27: a guard's own square is 0, the square that the dragon faces 1."""
    steps = distance(source, BIT[board.adventurers[seat]], board.right, board.down)
    return None if steps < 0 else steps + 1 if dragon else steps

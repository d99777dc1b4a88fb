"""Makes events of what the rules do, where somebody listens."""

from typing import TYPE_CHECKING

from maestri.core.event import Event
from maestri.games.master_labyrinth import bag, events
from maestri.games.master_labyrinth.lines import ENTRY, EXIT, carried
from maestri.games.master_labyrinth.material import (
    COIN_POINTS,
    DRAGON_DIE,
    DRAGON_POINTS,
    HIGHEST,
    LAIR,
    SHAPE_OF,
)
from maestri.games.master_labyrinth.passages import distance, flood, path
from maestri.games.master_labyrinth.squares import BIT, NAMES, names_in, squares_in

if TYPE_CHECKING:
    from maestri.games.master_labyrinth.board import Board
    from maestri.games.master_labyrinth.table import Table

MENACES = ("dragon", "white", "black")
FACINGS = "NESW"


def cards(hand: int) -> tuple[str, ...]:
    """The cards of a bag, in rising order."""
    return tuple(str(value) for value in bag.values(hand))


def dealt(table: "Table") -> None:
    hands = tuple(cards(player.hand) for player in table.players)
    _tell(table, events.Dealt(table.turn, hands))


# Pushing: told before the push is made.


def pushed(table: "Table", seat: int, arrow: int, sides: int) -> None:
    board = table.board
    out = EXIT[arrow]
    spare = SHAPE_OF[board.corridor(out)]
    rode = tuple(ride for ride in _rides(board, arrow) if ride.start != ride.end)
    _tell(table, events.Pushed(seat, NAMES[ENTRY[arrow]], SHAPE_OF[sides], NAMES[out], spare, rode))
    for ride in rode:
        if ride.start == NAMES[out]:
            _tell(table, _over_the_edge(ride))


def _rides(board: "Board", arrow: int) -> list[events.Ride]:
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


# Moving and taking


def walked(table: "Table", seat: int, square: int) -> None:
    board = table.board
    way = path(board.adventurers[seat], square, board.right, board.down)
    _tell(table, events.Walked(seat, NAMES[square], tuple(NAMES[step] for step in way)))


def stayed(table: "Table", seat: int) -> None:
    _tell(table, events.Stayed(seat, NAMES[table.board.adventurers[seat]]))


def took(table: "Table", seat: int, square: int) -> None:
    _tell(table, events.Took(seat, table.taken, NAMES[square]))


def second_phase(table: "Table") -> None:
    laid = [
        (value, name) for value in range(1, HIGHEST + 1) for name in names_in(table.board.treasures[value])
    ]
    values, squares = zip(*laid, strict=True)
    _tell(table, events.SecondPhase(values, squares))


def won_coin(table: "Table", seat: int) -> None:
    _tell(table, events.CoinWon(seat, str(table.taken)))


# Dragon die and duels


def dragon_die(table: "Table", face: int) -> None:
    _tell(table, events.DragonDieRolled(table.turn, DRAGON_DIE[face]))


def dragon_turned(table: "Table") -> None:
    _tell(table, events.DragonTurned(FACINGS[table.board.facing], NAMES[table.board.faced()]))


def threatened(table: "Table", menace: int, source: int) -> None:
    if source == LAIR:
        _tell(table, events.GuardInLair(MENACES[menace]))
        return
    board = table.board
    passage = names_in(flood(BIT[source], board.right, board.down))
    nearest = tuple(seat for seat in range(table.seats) if table.threatened & BIT[seat])
    if not nearest:
        _tell(table, events.NobodyThreatened(MENACES[menace], NAMES[source], passage))
        return
    distances = tuple(_distance(board, source, seat, menace == 0) for seat in range(table.seats))
    near = distances[nearest[0]]
    assert near is not None
    _tell(table, events.Threatened(MENACES[menace], NAMES[source], passage, distances, nearest, near))


def _distance(board: "Board", source: int, seat: int, dragon: bool) -> int | None:
    """ML-27: a guard's own square is 0, the square that the dragon faces 1."""
    steps = distance(source, BIT[board.adventurers[seat]], board.right, board.down)
    return None if steps < 0 else steps + 1 if dragon else steps


def spared(table: "Table", seat: int) -> None:
    _tell(table, events.Spared(seat))


def duel_rolled(table: "Table", safe: bool) -> None:
    _tell(table, events.DuelRolled(table.dueller, table.rolls[0], safe))


def rerolled(table: "Table", seat: int, card: int) -> None:
    _tell(table, events.Rerolled(seat, str(card)))


def lost(table: "Table", seat: int, value: int) -> None:
    _tell(table, events.TreasureLost(seat, value))


# Double turn, last duel, end


def double_turn(table: "Table", seat: int, card: int) -> None:
    _tell(table, events.DoubleTurn(seat, str(card)))


def challenged(table: "Table", seat: int) -> None:
    _tell(table, events.Challenged(seat, NAMES[table.board.faced()]))


def last_duel_rolled(table: "Table", seat: int) -> None:
    rolls = tuple(table.rolls)
    _tell(table, events.LastDuelRolled(seat, rolls[-1], rolls, table.rolled()))


def last_duel_lost(table: "Table", seat: int) -> None:
    _tell(table, events.LastDuelLost(seat, table.rolled()))


def dragon_defeated(table: "Table", seat: int) -> None:
    _tell(table, events.DragonDefeated(seat, table.rolled()))


def limit_reached(table: "Table") -> None:
    _tell(table, events.TurnLimitReached(table.turns))


def match_ended(table: "Table") -> None:
    result = table.result()
    assert result is not None
    treasures = tuple(bag.total(player.treasures) for player in table.players)
    coins = tuple(COIN_POINTS * player.coins for player in table.players)
    dragon = tuple(DRAGON_POINTS * (seat == table.victor) for seat in range(table.seats))
    _tell(table, events.MatchEnded(result.winners, result.scores, treasures, coins, dragon))


def _tell(table: "Table", event: Event) -> None:
    assert table.log is not None
    table.log.append(event)

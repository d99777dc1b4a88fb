# compiled with mypyc
"""Once all treasures are taken: who comes to the dragon, who defeats him, and who wins the match by that."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.bots.master_labyrinth.goals import points_so_far
from maestri.bots.shares import shares_of
from maestri.games.master_labyrinth import bag
from maestri.games.master_labyrinth.board import Board
from maestri.games.master_labyrinth.lines import OPPOSITE, ridden, slid
from maestri.games.master_labyrinth.material import DRAGON_POINTS, PUSH_ARROW, PUSH_SIDES
from maestri.games.master_labyrinth.passages import flood, linked_down, linked_right
from maestri.games.master_labyrinth.position import Position
from maestri.games.master_labyrinth.pushing import pushes
from maestri.games.master_labyrinth.scoring import score
from maestri.games.master_labyrinth.squares import BIT, EAST, NORTH, SOUTH, WEST

DEFEATED: Final[list[float]] = [0.375, 0.602, 0.759, 0.857, 0.916, 0.951, 0.972]
"""ML-31: how likely three rolls make 12 where so many may be rolled again."""
LATER: Final = 0.25  # how likely somebody comes to him whose turn is not the next …
MANY: Final = 10.0  # … if so many pushes or more would lead him there
LOATH: Final = 0.2  # how often somebody tries whom his points would not help
SPREAD: Final = 3.0  # a lead of so many points is e times as likely to last: who fails gives up a treasure


def is_all(table: Position) -> bool:
    """ML-30: whether the dragon is all that is left."""
    return not table.waiting and table.board.wanted() == 0


def prospects(table: Position, hope: float) -> vec[float]:
    """By seat, how likely it wins: whoever defeats the dragon ends the match by it (ML-32, ML-33)."""
    shares = vec[float](capacity=4)
    seat: i64
    for _ in range(table.seats):
        shares = append(shares, 0.0)
    defeats = who_defeats_him(table, hope)
    victor: i64
    for victor in range(table.seats):
        points = points_so_far(table)
        points[victor] += float(DRAGON_POINTS)
        ends = shares_of(points, SPREAD)
        for seat in range(table.seats):
            shares[seat] += defeats[victor] * ends[seat]
    return shares


def who_defeats_him(table: Position, hope: float) -> vec[float]:
    """By seat, how likely it is the one: in this round whoever comes to him, later each as it is strong.

    Who hopes for nothing any more does not look who comes, and so bars nobody's way.
    """
    chances = vec[float](capacity=4)
    strong = vec[float](capacity=4)
    total = 0.0
    seat: i64
    for seat in range(table.seats):
        chances = append(chances, 0.0)
        strong = append(strong, strength(table, seat))
        total += strong[seat]
    ways = ways_to_him(table.board)
    left = 1.0
    after: i64
    for after in range(table.seats):
        seat = (table.turn + after) % table.seats
        if ways[seat]:
            comes = hope * strong[seat]
            if after:
                comes *= LATER * min(1.0, float(ways[seat]) / MANY)
            chances[seat] += left * comes
            left *= 1.0 - comes
    for seat in range(table.seats):
        chances[seat] += left * strong[seat] / total
    return chances


def strength(table: Position, seat: i64) -> float:
    """ML-31: how likely he defeats him; one who is too far behind for that to help may let him be."""
    rerolls = min(bag.size(table.players[seat].hand & bag.LOW), len(DEFEATED) - 1)
    most: i64 = 0
    other: i64
    for other in range(table.seats):
        if other != seat:
            most = max(most, score(table, other))
    will = 1.0 if score(table, seat) + DRAGON_POINTS >= most else LOATH
    return will * DEFEATED[rerolls]


def ways_to_him(board: Board) -> vec[i64]:
    """By seat: how many pushes lead it before him, if it were its turn."""
    ways = vec[i64](capacity=4)
    for _ in board.adventurers:
        ways = append(ways, 0)
    seat: i64
    for push in pushes(board.spare, board.forbidden):
        starts = from_where(board, push)
        for seat in range(len(board.adventurers)):
            if starts & BIT[board.adventurers[seat]]:
                ways[seat] += 1
    return ways


def can_come(board: Board, seat: i64) -> bool:
    """ML-30: whether a seat that pushes next comes to him."""
    for push in pushes(board.spare, board.forbidden):
        if from_where(board, push) & BIT[board.adventurers[seat]]:
            return True
    return False


def from_where(board: Board, push: i64) -> i64:
    """ML-20, ML-30: the squares from which one comes before him with this push."""
    arrow = PUSH_ARROW[push]
    sides = PUSH_SIDES[push]
    right = linked_right(slid(board.east, arrow, sides & EAST), slid(board.west, arrow, sides & WEST))
    down = linked_down(slid(board.south, arrow, sides & SOUTH), slid(board.north, arrow, sides & NORTH))
    return ridden(flood(BIT[board.faced()], right, down), OPPOSITE[arrow])

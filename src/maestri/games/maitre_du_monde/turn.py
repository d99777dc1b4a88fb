# compiled with mypyc
"""A turn (MM-9, MM-10): the window before rolling, the dice, the way, the window after, the next player."""

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.core.packing import packed
from maestri.core.rng import Rng
from maestri.games.maitre_du_monde import telling
from maestri.games.maitre_du_monde.material import DIE, GO, NEWS, move_of
from maestri.games.maitre_du_monde.phases import ARRIVE, BEFORE, DICE, FREEZES
from maestri.games.maitre_du_monde.position import MOST_OFFERS, NOTHING, Position


def begin_match(table: Position, rng: Rng) -> None:
    """MM-6, MM-7: two Actualité cards each; the highest die begins, ties for it roll again."""
    table.sit_down()
    for seat in range(table.seats):
        for _ in range(2):
            table.draw(seat, NEWS, rng)
    if table.log is not None:
        telling.dealt(table)
    table.turn = first_player(table, rng)
    table.stack = packed([BEFORE])
    if table.log is not None:
        telling.turn_began(table)
    table.awaited = 1 << table.turn


def first_player(table: Position, rng: Rng) -> i64:
    """MM-7."""
    rolls = packed([0] * table.seats)
    tied = (1 << table.seats) - 1
    seat: i64
    while tied & (tied - 1):
        best: i64 = 0
        for seat in range(table.seats):
            rolls[seat] = rng.die() if (tied >> seat) & 1 else 0
            if rolls[seat] > best:
                best = rolls[seat]
        tied = 0
        for seat in range(table.seats):
            if rolls[seat] == best:
                tied |= 1 << seat
        if table.log is not None:
            telling.rolled_for_start(table, rolls)
    seat = 0
    while not (tied >> seat) & 1:
        seat += 1
    return seat


# The dice


def roll(table: Position, rng: Rng) -> None:
    """MM-9: two dice, of which the player chooses one."""
    first = rng.die()
    table.dice = append(append(vec[i64](capacity=2), first), rng.die())
    table.become(DICE)
    if table.log is not None:
        telling.rolled(table)


def add_dice(table: Position, moves: vec[i64]) -> vec[i64]:
    moves = append(moves, move_of(DIE, table.dice[0] - 1))
    if table.dice[1] != table.dice[0]:
        moves = append(moves, move_of(DIE, table.dice[1] - 1))
    return moves


def dice_refusal(table: Position, kind: i64, argument: i64) -> str:
    if kind != DIE:
        return "MM-9"
    return "" if table.dice[0] == argument + 1 or table.dice[1] == argument + 1 else "MM-9"


def add_ways(table: Position, moves: vec[i64]) -> vec[i64]:
    """MM-27: Sommet international goes as far as one likes, a full lap at most."""
    steps: i64
    for steps in range(table.box.squares):
        moves = append(moves, move_of(GO, steps))
    return moves


def go(table: Position, steps: i64) -> None:
    """MM-10: forward; passing or reaching OMC, the player collects before the square he stops on."""
    player = table.players[table.turn]
    goal = player.square + steps
    passes = goal >= table.box.squares
    if passes:
        goal -= table.box.squares
    player.square = NOTHING
    table.goal = goal
    table.dice = vec[i64]()
    table.become(ARRIVE)
    if passes:
        table.push(FREEZES)
    if table.log is not None:
        telling.moved(table, steps, passes)


# The end of a turn


def end_turn(table: Position) -> None:
    """MM-9, MM-40: the next player clockwise; after the last turn of a limited match the richest wins."""
    finish_turn(table)
    while not table.over and not begins_turn(table):
        if table.plays(table.turn):
            finish_turn(table)
        else:
            table.turn = table.left_of(table.turn, 1)
    if not table.over:
        table.become(BEFORE)
        table.offers_left = MOST_OFFERS
        if table.log is not None:
            telling.turn_began(table)


def finish_turn(table: Position) -> None:
    table.turns += 1
    table.turn = table.left_of(table.turn, 1)
    if table.turns == table.turn_limit:
        table.end()


def begins_turn(table: Position) -> bool:
    """MM-25, MM-27: what lasted until this seat's turn ends, even when he misses it or is out."""
    seat = table.turn
    lift(table, ~(1 << seat))
    player = table.players[seat]
    if player.out:
        return False
    if player.strikes:
        player.strikes -= 1
        if table.log is not None:
            telling.turn_missed(table, seat)
        return False
    return True


def lift(table: Position, others: i64) -> None:
    for player in table.players:
        player.muted &= others
        player.shielded &= others
    family: i64
    for family in range(len(table.embargo)):
        table.embargo[family] &= others
    table.no_bombs &= others
    table.no_taxes &= others

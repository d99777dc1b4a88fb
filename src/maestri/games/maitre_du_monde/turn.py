# compiled with mypyc
"""A turn (MM-9, MM-10): who begins, the dice, the way, the next player."""

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.core.packing import packed
from maestri.core.rng import Rng
from maestri.core.seating import left_of
from maestri.games.maitre_du_monde.material import DEALT, MOST_OFFERS, NEWS, NOTHING, filled
from maestri.games.maitre_du_monde.moves import DIE, GO, move_of
from maestri.games.maitre_du_monde.phases import ARRIVE, BEFORE, DICE, FREEZES, Phase
from maestri.games.maitre_du_monde.position import Position


def begin_match(table: Position, rng: Rng) -> None:
    """MM-6, MM-7: two Actualité cards each; the highest die begins, ties for it roll again."""
    table.sit_down()
    for seat in range(table.seats):
        for _ in range(DEALT):
            table.draw(seat, NEWS, rng)
    table.teller.dealt(table.players)
    table.turn = first_player(table, rng)
    table.stack = packed([BEFORE])
    table.teller.turn_began(table.turn, table.turns + 1)
    table.awaited = 1 << table.turn


def first_player(table: Position, rng: Rng) -> i64:
    """MM-7."""
    tied: i64 = (1 << table.seats) - 1
    while tied & (tied - 1):
        tied = highest(table, tied, rng)
    seat: i64 = 0
    while not (tied >> seat) & 1:
        seat += 1
    return seat


def highest(table: Position, rolling: i64, rng: Rng) -> i64:
    """A die for each who rolls (a set of seats); those with the highest."""
    rolls = filled(table.seats, 0)
    best: i64 = 0
    found: i64 = 0
    seat: i64
    for seat in range(table.seats):
        if (rolling >> seat) & 1:
            rolls[seat] = rng.die()
            if rolls[seat] > best:
                best = rolls[seat]
                found = 0
            if rolls[seat] == best:
                found |= 1 << seat
    table.teller.rolled_for_start(rolls)
    return found


# The dice


def roll(table: Position, rng: Rng) -> None:
    """MM-9: two dice, of which the player chooses one."""
    first = rng.die()
    table.dice = append(append(vec[i64](capacity=2), first), rng.die())
    table.become(DICE)
    table.teller.rolled(table.turn, table.dice)


class Dice(Phase):
    """MM-9: he moves by one of his two dice."""

    def moves(self, table: Position, seat: i64) -> vec[i64]:
        moves = append(vec[i64](capacity=2), move_of(DIE, table.dice[0] - 1))
        if table.dice[1] != table.dice[0]:
            moves = append(moves, move_of(DIE, table.dice[1] - 1))
        return moves

    def refusal(self, table: Position, seat: i64, kind: i64, argument: i64) -> str:
        if kind != DIE:
            return "MM-9"
        return "" if table.dice[0] == argument + 1 or table.dice[1] == argument + 1 else "MM-9"

    def decide(self, table: Position, seat: i64, kind: i64, argument: i64, rng: Rng) -> None:
        go(table, argument + 1)


class SummitMove(Phase):
    """MM-27: Sommet international goes as far as one likes, a full lap at most."""

    def moves(self, table: Position, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=table.box.squares)
        steps: i64
        for steps in range(table.box.squares):
            moves = append(moves, move_of(GO, steps))
        return moves

    def refusal(self, table: Position, seat: i64, kind: i64, argument: i64) -> str:
        return "" if kind == GO and argument < table.box.squares else "MM-27"

    def decide(self, table: Position, seat: i64, kind: i64, argument: i64, rng: Rng) -> None:
        go(table, argument + 1)


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
    table.teller.moved(table.turn, steps, table.box.track[goal], passes)


# The end of a turn


def end_turn(table: Position) -> None:
    """MM-9, MM-40: the next player clockwise; after the last turn of a limited match the richest wins."""
    finish_turn(table)
    while not table.over and not begins_turn(table):
        if table.plays(table.turn):
            finish_turn(table)
        else:
            table.turn = left_of(table.turn, table.seats)
    if not table.over:
        table.become(BEFORE)
        table.leave_offers(MOST_OFFERS)
        table.teller.turn_began(table.turn, table.turns + 1)


def finish_turn(table: Position) -> None:
    table.turns += 1
    table.turn = left_of(table.turn, table.seats)
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
        table.teller.turn_missed(seat)
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

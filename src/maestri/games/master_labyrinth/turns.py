# compiled with mypyc
"""The end of a turn (ML-16), the double turn (ML-29), and the turn limit (ML-34)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.games.master_labyrinth import bag, telling
from maestri.games.master_labyrinth.material import CARD, CHALLENGE, END, HIGHEST, LAST_REROLL
from maestri.games.master_labyrinth.table import ENDING, OVER, PUSHING, Table


def begin(table: Table) -> None:
    """A new turn. ML-30: from the turn after the last treasure on, the dragon can be challenged."""
    table.step = PUSHING
    table.taken = 0
    table.rolls = vec[i64]()
    table.last_duel_open = not table.waiting and not table.board.wanted()


def finish(table: Table) -> None:
    """ML-16: the last step of a turn, where there is something to choose."""
    if may_challenge(table) or may_double(table):
        table.step = ENDING
    else:
        end(table)


def may_challenge(table: Table) -> bool:
    """ML-30: he stands on the square that the dragon faces, however he came there."""
    return table.last_duel_open and table.board.adventurers[table.turn] == table.board.faced()


def may_double(table: Table) -> bool:
    """ML-29: with a double-turn card, and never more than one in a row; ML-34: within the limit."""
    if table.second or not table.players[table.turn].hand & bag.HIGH:
        return False
    return not is_last(table)


def is_last(table: Table) -> bool:
    """ML-34: no turn follows this one."""
    return table.turn_limit > 0 and table.turns + 1 >= table.turn_limit


def moves_of(table: Table) -> vec[i64]:
    moves = vec[i64](capacity=8)
    moves = append(moves, END)
    if may_challenge(table):
        moves = append(moves, CHALLENGE)
    if may_double(table):
        hand = table.players[table.turn].hand
        card: i64
        for card in range(LAST_REROLL + 1, HIGHEST + 1):
            if bag.count(hand, card):
                moves = append(moves, CARD + card)
    return moves


def end_refusal(table: Table) -> str:
    return "" if table.step == ENDING else "ML-16"


def double_refusal(table: Table, card: i64) -> str:
    if table.step != ENDING or table.second or not bag.count(table.players[table.turn].hand, card):
        return "ML-29"
    return "ML-34" if is_last(table) else ""


def double(table: Table, seat: i64, card: i64) -> None:
    """ML-29: one more complete turn."""
    table.play_card(seat, card)
    if table.log is not None:
        telling.double_turn(table, seat, card)
    table.turns += 1
    table.second = True
    begin(table)


def end(table: Table) -> None:
    """ML-15: play goes clockwise; ML-34: unless the limit is reached."""
    table.turns += 1
    if table.turn_limit > 0 and table.turns >= table.turn_limit:
        if table.log is not None:
            telling.limit_reached(table)
        end_game(table)
        return
    table.second = False
    table.turn = table.left_of(table.turn)
    begin(table)


def end_game(table: Table) -> None:
    """ML-32, ML-34: the match is over and is scored."""
    table.step = OVER
    if table.log is not None:
        telling.match_ended(table)

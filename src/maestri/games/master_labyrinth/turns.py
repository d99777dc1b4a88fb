# compiled with mypyc
"""The end of a turn (ML-16), the double turn (ML-29), and the turn limit (ML-34)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.core.seating import left_of
from maestri.games.master_labyrinth import bag
from maestri.games.master_labyrinth.material import CARD, CHALLENGE, END, HIGHEST, LAST_REROLL
from maestri.games.master_labyrinth.position import ENDING, OVER, PUSHING, Position


def begin(position: Position) -> None:
    """A new turn. ML-30: from the turn after the last treasure on, the dragon can be challenged."""
    position.step = PUSHING
    position.taken = 0
    position.rolls = vec[i64]()
    position.last_duel_open = not position.waiting and not position.board.wanted()


def finish(position: Position) -> None:
    """ML-16: the last step of a turn, where there is something to choose."""
    if may_challenge(position) or may_double(position):
        position.step = ENDING
    else:
        end(position)


def may_challenge(position: Position) -> bool:
    """ML-30: he stands on the square that the dragon faces, however he came there."""
    return position.last_duel_open and position.board.adventurers[position.turn] == position.board.faced()


def may_double(position: Position) -> bool:
    """ML-29: with a double-turn card, and never more than one in a row; ML-34: within the limit."""
    if position.second or not position.players[position.turn].hand & bag.HIGH:
        return False
    return not is_last(position)


def is_last(position: Position) -> bool:
    """ML-34: no turn follows this one."""
    return position.turn_limit > 0 and position.turns + 1 >= position.turn_limit


def moves_of(position: Position) -> vec[i64]:
    moves = vec[i64](capacity=8)
    moves = append(moves, END)
    if may_challenge(position):
        moves = append(moves, CHALLENGE)
    if may_double(position):
        hand = position.players[position.turn].hand
        card: i64
        for card in range(LAST_REROLL + 1, HIGHEST + 1):
            if bag.count(hand, card):
                moves = append(moves, CARD + card)
    return moves


def end_refusal(position: Position) -> str:
    return "" if position.step == ENDING else "ML-16"


def double_refusal(position: Position, card: i64) -> str:
    if (
        position.step != ENDING
        or position.second
        or not bag.count(position.players[position.turn].hand, card)
    ):
        return "ML-29"
    return "ML-34" if is_last(position) else ""


def double(position: Position, seat: i64, card: i64) -> None:
    """ML-29: one more complete turn."""
    position.play_card(seat, card)
    position.teller.double_turn(position, seat, card)
    position.turns += 1
    position.second = True
    begin(position)


def end(position: Position) -> None:
    """ML-15: play goes clockwise; ML-34: unless the limit is reached."""
    position.turns += 1
    if position.turn_limit > 0 and position.turns >= position.turn_limit:
        position.teller.limit_reached(position)
        end_game(position)
        return
    position.second = False
    position.turn = left_of(position.turn, position.seats)
    begin(position)


def end_game(position: Position) -> None:
    """ML-32, ML-34: the match is over and is scored."""
    position.step = OVER
    position.teller.match_ended(position)

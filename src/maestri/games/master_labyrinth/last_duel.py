# compiled with mypyc
"""The last duel (ML-30 to ML-32)."""

from librt.vecs import vec
from mypy_extensions import i64

from maestri.core.rng import Rng
from maestri.games.master_labyrinth import bag
from maestri.games.master_labyrinth.duels import give_up_lowest, reroll
from maestri.games.master_labyrinth.material import ACCEPT, CARD, LAST_DUEL_ROLLS, TO_DEFEAT
from maestri.games.master_labyrinth.position import ENDING, LAST_DUEL, Position
from maestri.games.master_labyrinth.turns import end, end_game, may_challenge


def refusal(position: Position) -> str:
    """ML-30: after pushing and perhaps moving."""
    return "" if position.step == ENDING and may_challenge(position) else "ML-30"


def challenge(position: Position, seat: i64, rng: Rng) -> None:
    """ML-30, ML-31: three rolls of the duel die."""
    position.teller.challenged(position, seat)
    position.rolls = vec[i64](capacity=3)
    roll(position, seat, rng)


def roll(position: Position, seat: i64, rng: Rng) -> None:
    """ML-31: the next of three rolls; who has no card that could replace it goes straight on."""
    position.add_roll(rng.die())
    judge(position, seat, rng)


def judge(position: Position, seat: i64, rng: Rng) -> None:
    """ML-31: he stops as soon as he has 12; after each roll he may re-roll it."""
    position.teller.last_duel_rolled(position, seat)
    if position.rolled() >= TO_DEFEAT:
        win(position, seat)
    elif position.players[seat].hand & bag.LOW:
        position.step = LAST_DUEL
    else:
        go_on(position, seat, rng)


def answer(position: Position, seat: i64, move: i64, rng: Rng) -> None:
    """ML-31: he lets the last roll stand, or replaces it."""
    if move == ACCEPT:
        go_on(position, seat, rng)
        return
    reroll(position, seat, move - CARD, rng)
    judge(position, seat, rng)


def go_on(position: Position, seat: i64, rng: Rng) -> None:
    if len(position.rolls) < LAST_DUEL_ROLLS:
        roll(position, seat, rng)
    else:
        fail(position, seat)


def fail(position: Position, seat: i64) -> None:
    """ML-32: he gives up his lowest treasure, if he has one, and it is the next player's turn."""
    position.teller.last_duel_lost(position, seat)
    give_up_lowest(position, seat)
    end(position)


def win(position: Position, seat: i64) -> None:
    """ML-32: the dragon is defeated, and the game ends at once."""
    position.victor = seat
    position.teller.dragon_defeated(position, seat)
    end_game(position)

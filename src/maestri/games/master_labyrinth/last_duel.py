# compiled with mypyc
"""The last duel (ML-30 to ML-32)."""

from librt.vecs import vec
from mypy_extensions import i64

from maestri.core.rng import Rng
from maestri.games.master_labyrinth import bag, telling
from maestri.games.master_labyrinth.duels import give_up_lowest, reroll
from maestri.games.master_labyrinth.material import ACCEPT, CARD, LAST_DUEL_ROLLS, TO_DEFEAT
from maestri.games.master_labyrinth.table import ENDING, LAST_DUEL, Table
from maestri.games.master_labyrinth.turns import end, end_game, may_challenge


def refusal(table: Table) -> str:
    """ML-30: after pushing and perhaps moving."""
    return "" if table.step == ENDING and may_challenge(table) else "ML-30"


def challenge(table: Table, seat: i64, rng: Rng) -> None:
    """ML-30, ML-31: three rolls of the duel die."""
    if table.log is not None:
        telling.challenged(table, seat)
    table.rolls = vec[i64](capacity=3)
    roll(table, seat, rng)


def roll(table: Table, seat: i64, rng: Rng) -> None:
    """ML-31: the next of three rolls; who has no card that could replace it goes straight on."""
    table.add_roll(rng.die())
    judge(table, seat, rng)


def judge(table: Table, seat: i64, rng: Rng) -> None:
    """ML-31: he stops as soon as he has 12; after each roll he may re-roll it."""
    if table.log is not None:
        telling.last_duel_rolled(table, seat)
    if table.rolled() >= TO_DEFEAT:
        win(table, seat)
    elif table.players[seat].hand & bag.LOW:
        table.step = LAST_DUEL
    else:
        go_on(table, seat, rng)


def answer(table: Table, seat: i64, move: i64, rng: Rng) -> None:
    """ML-31: he lets the last roll stand, or replaces it."""
    if move == ACCEPT:
        go_on(table, seat, rng)
        return
    reroll(table, seat, move - CARD, rng)
    judge(table, seat, rng)


def go_on(table: Table, seat: i64, rng: Rng) -> None:
    if len(table.rolls) < LAST_DUEL_ROLLS:
        roll(table, seat, rng)
    else:
        fail(table, seat)


def fail(table: Table, seat: i64) -> None:
    """ML-32: he gives up his lowest treasure, if he has one, and it is the next player's turn."""
    if table.log is not None:
        telling.last_duel_lost(table, seat)
    give_up_lowest(table, seat)
    end(table)


def win(table: Table, seat: i64) -> None:
    """ML-32: the dragon is defeated, and the game ends at once."""
    table.victor = seat
    if table.log is not None:
        telling.dragon_defeated(table, seat)
    end_game(table)

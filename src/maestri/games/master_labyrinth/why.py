"""The facts that the words of a refusal speak of."""

from typing import Any

from maestri.games.master_labyrinth.material import (
    CARD,
    FIRST_OF_KIND,
    GO,
    KIND,
    LAIR,
    SHAPES,
    STAY,
)
from maestri.games.master_labyrinth.notation import write
from maestri.games.master_labyrinth.position import ENDING, STEPS
from maestri.games.master_labyrinth.squares import NAMES
from maestri.games.master_labyrinth.state import Labyrinth
from maestri.games.master_labyrinth.turns import may_challenge


def facts(labyrinth: Labyrinth, move: int) -> dict[str, Any]:
    """Everything a refusal of this move may want to say."""
    return {
        "mover": labyrinth.mover(),
        "step": STEPS[labyrinth.step],
        "taken": labyrinth.taken,
        "limit": labyrinth.turn_limit,
        **_squares(labyrinth, move),
        **_cards(labyrinth, move),
        "spare": _ways_to_turn(labyrinth.board.spare),
        "dragon": _dragon(labyrinth),
        "faced": NAMES[labyrinth.board.faced()],
    }


def _squares(labyrinth: Labyrinth, move: int) -> dict[str, str]:
    square = move - GO
    here = labyrinth.board.adventurers[labyrinth.turn]
    return {
        "here": NAMES[here],
        "there": NAMES[square] if GO <= move < STAY else "-",
        "arrow": write(move).split()[1] if move < GO else "-",
        "lair": "in" if here == LAIR else "out",
    }


def _cards(labyrinth: Labyrinth, move: int) -> dict[str, Any]:
    card = move - CARD if move > CARD else labyrinth.taken
    return {
        "card": card,
        "again": "yes" if labyrinth.second else "no",
    }


def _ways_to_turn(spare: int) -> str:
    """ML-17: every way in which the spare can lie."""
    kind = KIND[spare]
    return ", ".join(SHAPES[FIRST_OF_KIND[kind] : FIRST_OF_KIND[kind + 1]])


def _dragon(labyrinth: Labyrinth) -> str:
    """ML-30: what stands between a player and the last duel."""
    if labyrinth.waiting or labyrinth.board.wanted():
        return "treasures"
    if not labyrinth.last_duel_open:
        return "next-turn"
    return "later" if may_challenge(labyrinth) and labyrinth.step != ENDING else "elsewhere"

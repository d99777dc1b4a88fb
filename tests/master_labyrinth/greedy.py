"""A player who takes what can be taken, so that matches come to their natural end in good time.

python -m tests.master_labyrinth.greedy SEATS SEED NAME   such a match, made golden
"""

import sys

from maestri import Match, Rng, seeded
from maestri.games.master_labyrinth.material import CHALLENGE, COIN, GO
from maestri.games.master_labyrinth.reach import push_to_take, reach_after
from maestri.games.master_labyrinth.squares import BIT
from maestri.games.master_labyrinth.state import Labyrinth
from maestri.games.master_labyrinth.view import LabyrinthView
from tests.golden import files


def greedy(labyrinth: Labyrinth, chooser: Rng) -> int:
    """A treasure, a coin or the dragon where there is one, and chance otherwise."""
    seat = labyrinth.mover()
    moves = list(labyrinth.moves(seat))
    for wanted in (COIN, CHALLENGE, good_push(labyrinth), good_step(labyrinth)):
        if wanted in moves:
            return wanted
    return moves[chooser.below(len(moves))]


def good_push(labyrinth: Labyrinth) -> int:
    """A push after which the treasure, or the square before the dragon, is in reach."""
    board, seat = labyrinth.board, labyrinth.turn
    standing = BIT[board.adventurers[seat]]
    if wanted := board.wanted():
        return push_to_take(board, standing, board.treasures[wanted])
    for push in labyrinth.moves(seat):
        if push < GO and reach_after(board, standing, push) & BIT[board.faced()]:
            return push
    return -1


def good_step(labyrinth: Labyrinth) -> int:
    """A step onto the treasure, or onto the square before the dragon."""
    board = labyrinth.board
    goals = board.targets() or BIT[board.faced()]
    in_reach = board.reachable(labyrinth.turn) & goals & ~BIT[board.adventurers[labyrinth.turn]]
    return GO + int(in_reach).bit_length() - 1


def greedy_match(seats: int, seed: str, turn_limit: int | None = None) -> Match[LabyrinthView]:
    """A whole match among such players."""
    match = Match("master-labyrinth", seats, seed, {"turn_limit": turn_limit})
    chooser = seeded(f"greedy {seed}")
    while match.to_move:
        labyrinth = match.state
        assert isinstance(labyrinth, Labyrinth)
        match.play_move(labyrinth.mover(), greedy(labyrinth, chooser))
    return match


def main(seats: str, seed: str, name: str, turn_limit: str = "") -> None:
    match = greedy_match(int(seats), seed, int(turn_limit) if turn_limit else None)
    files.write(match, files.FOLDER / match.game.key / f"{name}.json")


if __name__ == "__main__":
    main(*sys.argv[1:])

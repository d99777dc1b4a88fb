"""All 34 movable corridors, 24 treasures and 24 cards are always somewhere; a coin is a card played."""

from collections import Counter

from maestri.games.master_labyrinth import bag
from maestri.games.master_labyrinth.material import FIXED, KIND
from maestri.games.master_labyrinth.squares import NAMES, squares_in
from maestri.games.master_labyrinth.state import Labyrinth


def inventory(labyrinth: Labyrinth) -> tuple[Counter[str], Counter[int], Counter[int]]:
    assert sum(player.coins for player in labyrinth.players) <= bag.size(labyrinth.played)
    return corridors(labyrinth), treasures(labyrinth), cards(labyrinth)


def corridors(labyrinth: Labyrinth) -> Counter[str]:
    """Fixed ones by their square, movable ones by their kind."""
    board = labyrinth.board
    found = Counter([f"kind {KIND[board.spare]}"])
    for square, name in enumerate(NAMES):
        sides = board.corridor(square)
        found[f"{name} {sides}" if name in FIXED else f"kind {KIND[sides]}"] += 1
    return found


def treasures(labyrinth: Labyrinth) -> Counter[int]:
    """On the board, with the players, lost, or waiting for the second phase."""
    found = Counter(bag.values(labyrinth.lost))
    for player in labyrinth.players:
        found.update(bag.values(player.treasures))
    for value, lying in enumerate(labyrinth.board.treasures):
        found[value] += len(squares_in(lying))
    if labyrinth.waiting:
        found.update([*range(7, 13)] * 2)
    return +found


def cards(labyrinth: Labyrinth) -> Counter[int]:
    found = Counter(bag.values(labyrinth.played))
    for player in labyrinth.players:
        found.update(bag.values(player.hand))
    return found

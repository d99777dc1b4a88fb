# compiled with mypyc
"""The position that a view shows; what can't be is refused."""

from collections import Counter

from maestri.core.packing import packed
from maestri.games.master_labyrinth import bag, setup
from maestri.games.master_labyrinth.board import Board
from maestri.games.master_labyrinth.material import (
    ARROWS,
    COPIES,
    FACINGS,
    FIRST_PHASE,
    FIXED,
    HIGHEST,
    KIND,
    LAST_DUEL_ROLLS,
    sides_of,
)
from maestri.games.master_labyrinth.position import COIN_CARD, DUEL, LAST_DUEL, OVER, STEPS
from maestri.games.master_labyrinth.squares import BIT, NAMES, NUMBER
from maestri.games.master_labyrinth.state import Labyrinth, laid_out
from maestri.games.master_labyrinth.view import BoardView, LabyrinthView, PlayerView


def lay_out(view: LabyrinthView) -> Labyrinth:
    """The table of the view; hidden hands get any cards that fit their backs."""
    labyrinth = laid_out(view.seats, int(view.options["turn_limit"] or 0), board_of(view.board))
    labyrinth.played = bag.bag_of([int(card) for card in view.played])
    labyrinth.lost = bag.bag_of(view.lost)
    labyrinth.waiting = not view.second_phase
    labyrinth.turn = view.turn
    labyrinth.step = STEPS.index(view.step)
    labyrinth.turns = view.turns
    labyrinth.second = view.second_turn
    labyrinth.last_duel_open = view.last_duel_open
    labyrinth.taken = view.taken or 0
    labyrinth.dueller = view.dueller or 0
    labyrinth.threatened = sum(BIT[seat] for seat in view.threatened)
    labyrinth.rolls = packed(view.rolls)
    labyrinth.victor = -1 if view.victor is None else view.victor
    for player, seen in zip(labyrinth.players, view.players, strict=True):
        player.treasures = bag.bag_of(seen.treasures)
        player.coins = seen.coins
        player.hand = bag.bag_of([int(card) for card in seen.hand or ()])
    _check_treasures(view)
    _check_step(labyrinth, view)
    _fill_hands(labyrinth, view.players)
    return labyrinth


def board_of(seen: BoardView) -> Board:
    """The board that data describes: all corridors of the box, the fixed ones in their places."""
    board = setup.empty_board(len(seen.adventurers))
    shapes = dict(zip(NAMES, seen.corridors, strict=True))
    _check_corridors(shapes, seen.spare)
    for name, shape in shapes.items():
        board.lay(NUMBER[name], sides_of(shape))
    board.spare = sides_of(seen.spare)
    board.forbidden = -1 if seen.forbidden is None else ARROWS.index(seen.forbidden)
    board.facing = FACINGS.index(seen.dragon)
    board.white = NUMBER[seen.white]
    board.black = NUMBER[seen.black]
    board.adventurers = packed([NUMBER[name] for name in seen.adventurers])
    for name, value in seen.treasures.items():
        board.treasures[value] |= BIT[NUMBER[name]]
    return board


def _check_corridors(shapes: dict[str, str], spare: str) -> None:
    """ML-2, ML-3."""
    if {name: shapes[name] for name in FIXED} != FIXED:
        raise ValueError("a fixed corridor is not as it should be")
    movable = [shape for name, shape in shapes.items() if name not in FIXED]
    kinds = Counter(KIND[sides_of(shape)] for shape in [*movable, spare])
    if [kinds[kind] for kind in range(len(COPIES))] != COPIES:
        raise ValueError("these are not the movable corridors of the box")


def _check_treasures(view: LabyrinthView) -> None:
    """ML-5, ML-12: two of each value, on the board, with the players or out of the game."""
    treasures = Counter([*view.board.treasures.values(), *view.lost])
    for player in view.players:
        treasures.update(player.treasures)
    highest = HIGHEST if view.second_phase else FIRST_PHASE
    if treasures != dict.fromkeys(range(1, highest + 1), 2):
        raise ValueError("there are two treasures of each value")


def _check_step(labyrinth: Labyrinth, view: LabyrinthView) -> None:
    """What is pending has all that it needs, and seats are seats."""
    seats = [view.turn, view.dueller or 0, view.victor or 0, *view.threatened]
    if len(view.board.adventurers) != view.seats or not all(0 <= seat < view.seats for seat in seats):
        raise ValueError("there are not that many seats")
    reached = 0 < labyrinth.turn_limit <= view.turns
    sound = {
        COIN_CARD: view.taken is not None,
        DUEL: view.dueller is not None and len(view.rolls) == 1,
        LAST_DUEL: 1 <= len(view.rolls) <= LAST_DUEL_ROLLS,
        OVER: view.victor is not None or reached,
    }
    if not sound.get(labyrinth.step, True) or (labyrinth.step != OVER and reached):
        raise ValueError(f"the step {view.step} does not fit")


def _fill_hands(labyrinth: Labyrinth, players: list[PlayerView]) -> None:
    """ML-35: hidden hands get what nobody has shown, of each pack as many cards as their backs tell."""
    shown = Counter(bag.values(labyrinth.played))
    for player in labyrinth.players:
        shown.update(bag.values(player.hand))
    left = sorted((Counter(bag.values(bag.TWO_OF_EACH)) - shown).elements())
    low, high = [c for c in left if c <= FIRST_PHASE], [c for c in left if c > FIRST_PHASE]
    for player, seen in zip(labyrinth.players, players, strict=True):
        if seen.hand is None:
            player.hand = bag.bag_of([*low[: seen.low_cards], *high[: seen.high_cards]])
            del low[: seen.low_cards], high[: seen.high_cards]
    if low or high or shown.total() > 2 * HIGHEST or max(shown.values(), default=0) > 2:
        raise ValueError("there are two cards of each value")

"""What a move would bring, before it is made: all of it lies open on the board (ML-35)."""

import msgspec

from maestri.games.master_labyrinth.events import Square
from maestri.games.master_labyrinth.lay_out import board_of
from maestri.games.master_labyrinth.material import (
    ACCEPT,
    GO,
    LAST_DUEL_ROLLS,
    PUSH_ARROW,
    PUSH_SIDES,
    STAY,
    TO_DEFEAT,
)
from maestri.games.master_labyrinth.reach import taken_after
from maestri.games.master_labyrinth.squares import BIT, names_in
from maestri.games.master_labyrinth.view import BoardView, LabyrinthView, Value, board_view


class PushPreview(msgspec.Struct, tag_field="previews", tag="push"):
    """ML-17 to ML-22: the board as it would lie, where I could end, and where I could take a treasure."""

    board: BoardView
    reach: list[Square]
    takes: list[Square]


class GoPreview(msgspec.Struct, tag_field="previews", tag="go"):
    """ML-22, ML-24: the treasure that a walk would end on, and whether I hold its card."""

    takes: Value | None
    coin: bool


class AcceptPreview(msgspec.Struct, tag_field="previews", tag="accept"):
    """ML-28, ML-31, ML-32: what a lost duel costs; in the last one what is missing, and the rolls left."""

    loses: Value | None
    missing: int
    left: int


Preview = PushPreview | GoPreview | AcceptPreview


def preview(view: LabyrinthView, move: int) -> Preview | None:
    """Of a push the board after it; of a walk what is taken at its end; of a roll what it means."""
    if move < GO:
        return _pushed(view, move)
    if move < STAY:
        return _gone(view, move - GO)
    return _accepted(view) if move == ACCEPT else None


def _pushed(view: LabyrinthView, push: int) -> PushPreview:
    before = board_of(view.board)
    wanted = before.treasures[view.wanted or 0]
    takes = taken_after(before, BIT[before.adventurers[view.turn]], wanted, push)
    after = before.copy()
    after.push(PUSH_ARROW[push], PUSH_SIDES[push])
    return PushPreview(board_view(after), list(names_in(after.reachable(view.turn))), list(names_in(takes)))


def _accepted(view: LabyrinthView) -> AcceptPreview:
    seat = view.turn if view.dueller is None else view.dueller
    loses = min(view.players[seat].treasures, default=None)
    if view.dueller is not None:
        return AcceptPreview(loses, 0, 0)
    return AcceptPreview(loses, TO_DEFEAT - sum(view.rolls), LAST_DUEL_ROLLS - len(view.rolls))


def _gone(view: LabyrinthView, square: int) -> GoPreview:
    value = view.wanted if board_of(view.board).targets() & BIT[square] else None
    hand = view.players[view.turn].hand or ()
    return GoPreview(value, str(value) in hand)

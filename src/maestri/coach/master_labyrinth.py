"""Why a move of Master Labyrinth is good."""

from maestri.bots.master_labyrinth.dragon import can_come
from maestri.bots.master_labyrinth.goals import can_take
from maestri.coach.because import Because, seat_of
from maestri.core.refusal import Facts
from maestri.core.seating import left_of
from maestri.games.master_labyrinth.board import Board
from maestri.games.master_labyrinth.events import Square
from maestri.games.master_labyrinth.lay_out import board_of
from maestri.games.master_labyrinth.material import LAST_REROLL, PUSH_ARROW, PUSH_SIDES
from maestri.games.master_labyrinth.notation import read
from maestri.games.master_labyrinth.preview import AcceptPreview, GoPreview, PushPreview, preview
from maestri.games.master_labyrinth.pushing import pushes
from maestri.games.master_labyrinth.scoring import score
from maestri.games.master_labyrinth.state import Labyrinth
from maestri.games.master_labyrinth.view import LabyrinthView


class LabyrinthFacts(Facts):
    """The treasure that is spoken of, a square, how many there are of something, and of how many rolls."""

    value: int = 0
    square: Square | None = None
    count: int = 0
    rolls: int = 0


facts_type = LabyrinthFacts
SYMBOLS = {False: "because-keep-double", True: "because-keep-reroll"}
SHARPNESS = {2: 0.4, 3: 0.55, 4: 0.55}
"""By seats, of the chances that the search's judgement gives: see `docs/review.md`."""


def points(labyrinth: Labyrinth) -> list[int]:
    """ML-33: what everybody has found so far."""
    return [int(score(labyrinth, seat)) for seat in range(len(labyrinth.players))]


def because(view: LabyrinthView, move: str) -> Because:
    """ML-17 to ML-33: what the move reaches, takes, risks or saves up."""
    seen = preview(view, read(move))
    if isinstance(seen, PushPreview):
        return _push(view, seen, read(move))
    if isinstance(seen, GoPreview):
        return _go(view, seen, move.removeprefix("go "))
    if isinstance(seen, AcceptPreview):
        return _accept(view, seen)
    return _other(view, *move.split())


def _push(view: LabyrinthView, seen: PushPreview, push: int) -> Because:
    facts = LabyrinthFacts(view.wanted or 0, count=len(seen.reach))
    if seen.takes:
        return Because("because-opens", facts)
    if view.last_duel_open and view.faced in seen.reach:
        return Because("because-to-dragon", facts)
    if _bars(view, push):
        return Because("because-bars-dragon" if view.last_duel_open else "because-bars", facts)
    return Because("because-reach", facts)


def _bars(view: LabyrinthView, push: int) -> bool:
    """Whether it keeps the next player from the treasure or the dragon, where another push would not."""
    before = board_of(view.board)

    def lets(other: int) -> bool:
        after: Board = before.copy()
        after.push(PUSH_ARROW[other], PUSH_SIDES[other])
        return (can_come if view.last_duel_open else can_take)(after, left_of(view.turn, view.seats))

    return not lets(push) and any(map(lets, pushes(before.spare, before.forbidden)))


def _go(view: LabyrinthView, seen: GoPreview, square: str) -> Because:
    facts = LabyrinthFacts(seen.takes or 0, square)
    if seen.takes:
        return Because("because-takes-coin" if seen.coin else "because-takes", facts)
    if view.last_duel_open and square == view.faced:
        return Because("because-faces", facts)
    return Because("because-waits", facts)


def _accept(view: LabyrinthView, seen: AcceptPreview) -> Because:
    """ML-28: the loss is borne, the cards are kept; ML-31: the roll stands."""
    if view.dueller is None:
        return Because("because-stands", LabyrinthFacts(seen.missing, rolls=seen.left))
    return Because("because-bears", LabyrinthFacts(seen.loses or 0))


def _other(view: LabyrinthView, verb: str, card: str = "0") -> Because:
    seat = seat_of(view)
    if verb == "stay":
        return Because("because-stays", LabyrinthFacts(square=view.board.adventurers[seat]))
    if verb == "keep":
        taken = view.taken or 0
        held = str(taken) in (view.players[seat].hand or ())
        return Because(SYMBOLS[taken <= LAST_REROLL] if held else "because-no-card", LabyrinthFacts(taken))
    if verb == "reroll":
        return _reroll(view)
    if verb == "end":
        doubles = sum(int(each) > LAST_REROLL for each in view.players[seat].hand or ())
        return Because("because-ends", LabyrinthFacts(count=doubles))
    return Because(f"because-{verb}", LabyrinthFacts(int(card)))


def _reroll(view: LabyrinthView) -> Because:
    """ML-28: 4 to 6 saves the lowest treasure; ML-31: the last roll is replaced."""
    if view.dueller is None:
        return Because("because-replaces", LabyrinthFacts(view.rolls[-1]))
    return Because("because-saves", LabyrinthFacts(min(view.players[view.dueller].treasures, default=0)))

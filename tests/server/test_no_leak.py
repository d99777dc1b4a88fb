"""A seat is told what its view allows, and not a byte more."""

import re

import msgspec
import pytest

from maestri import Event, Game, Match, all_games, seeded
from maestri.core.game import EVERYTHING
from maestri.core.option import settled
from maestri.core.refusal import Refusal
from maestri.server import telling
from maestri.server.board import Board, Happened
from maestri.server.sheet import SeatSheet, Sheet
from tests.laws.tables import random_play
from tests.server.people import quick_options

for_every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)
MOMENT = 1_000_000
MOMENTS = (0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89)
"""The plies at which hidden cards are swapped."""


def a_sheet(game: Game, start: dict[str, object] | None = None) -> Sheet:
    seats = max(game.seats.start, min(4, game.seats.stop - 1))
    return Sheet(
        id="table",
        game=game.key,
        rules=game.rules_version,
        options=settled(game.options, quick_options(game)),
        seats=[SeatSheet("open", person=f"person {n}", entropy=f"{n}") for n in range(seats)],
        status="playing",
        host="person 0",
        invite="invite",
        secret="secret",
        seed="no leak",
        start=start,
        created_at=MOMENT,
        started_at=MOMENT,
    )


def onlookers(board: Board) -> tuple[int | None, ...]:
    return (*range(board.match.seats), None)


def message(sheet: Sheet, board: Board, seat: int | None) -> bytes:
    return telling.state(sheet, board, seat, board.ply - 1, list(board.happened)[-1:], MOMENT)


@for_every_game
def test_a_conversation_holds_what_views_and_seen_events_hold(game: Game) -> None:
    """What goes out is the seat's own view, its own moves, its own share of events, and public numbers."""
    sheet = a_sheet(game)
    board = Board(sheet)
    match = Match(game, board.match.seats, "no leak", sheet.options)
    for seat, move in random_play(match, seeded("conversation")):
        for each in onlookers(board):
            told = msgspec.json.decode(message(sheet, board, each))
            view = board.match.view(each)
            assert told.pop("view") == msgspec.json.decode(msgspec.json.encode(view))
            assert told.pop("moves") == (board.match.moves(each) if each is not None else [])
            assert told.pop("told") == [_seen(board.happened[-1], each)]
            assert told.pop("result") is None
            assert told.pop("outlook") == game.outlook(view)
            assert told == {
                "is": "state",
                "table": "table",
                "ply": board.ply,
                "since": board.ply - 1,
                "clocks": None,
            }
        board.play(seat, move, game.write(move), MOMENT)


def _seen(happened: Happened, seat: int | None) -> object:
    seen: list[Event | None] = [event.seen_by(seat) for event in happened.events]
    events = [event for event in seen if event is not None]
    return {"ply": happened.ply, "events": msgspec.json.decode(msgspec.json.encode(events))}


@for_every_game
def test_every_ply_is_noticed_by_everybody(game: Game) -> None:
    """Plies are counted for all alike, so a ply that somebody could not notice would tell him something."""
    sheet = a_sheet(game)
    board = Board(sheet)
    match = Match(game, board.match.seats, "no leak", sheet.options)
    for seat, move in random_play(match, seeded("noticed")):
        before = {each: msgspec.json.encode(board.match.view(each)) for each in onlookers(board)}
        board.play(seat, move, game.write(move), MOMENT)
        for each in onlookers(board):
            events = telling.ply_told(board.happened[-1], each).events
            assert events or msgspec.json.encode(board.match.view(each)) != before[each]


@for_every_game
def test_swapped_hidden_cards_give_the_same_bytes(game: Game) -> None:
    """The same table with all that a seat can't see dealt anew: the same messages, refusals included."""
    match = Match(game, len(a_sheet(game).seats), "no leak", a_sheet(game).options)
    compared = 0
    for seat, move in random_play(match, seeded("swapped")):
        if match.ply not in MOMENTS:
            continue
        for each in (*range(match.seats), None):
            if _compare(game, match, each, seat, move):
                compared += 1
    assert compared > 5


def _compare(game: Game, match: Match, each: int | None, mover: int, move: int) -> bool:
    other = match.state.copy()
    other.redeal(-1 if each is None else each, seeded(f"hidden {match.ply}"))
    data = [msgspec.json.decode(msgspec.json.encode(game.view(s, EVERYTHING))) for s in (match.state, other)]
    if data[0] == data[1] or other.refusal(mover, move):
        return False
    sheets = [a_sheet(game, start) for start in data]
    boards = [Board(sheet) for sheet in sheets]
    assert message(sheets[0], boards[0], each) == message(sheets[1], boards[1], each)
    if each is not None:
        for number in range(0, game.size, max(1, game.size // 40)):
            assert _why(boards[0], each, number) == _why(boards[1], each, number)
            assert _preview(boards[0], each, number) == _preview(boards[1], each, number)
    if each != mover:
        for board in boards:
            board.play(mover, move, game.write(move), MOMENT)
        if not any(event.unveils for board in boards for event in board.happened[-1].events):
            assert message(sheets[0], boards[0], each) == message(sheets[1], boards[1], each)
    return True


def _why(board: Board, seat: int, move: int) -> bytes:
    refusal = board.why_not(seat, board.match.game.write(move))
    return msgspec.json.encode(telling.refused(1, refusal) if refusal else None)


def _preview(board: Board, seat: int, move: int) -> bytes:
    try:
        return msgspec.json.encode(board.preview(seat, board.match.game.write(move)))
    except Refusal as refusal:
        return msgspec.json.encode(telling.refused(1, refusal))


@for_every_game
def test_a_preview_is_refused_exactly_where_the_move_would_be(game: Game) -> None:
    board = Board(a_sheet(game))
    for seat in range(board.match.seats):
        for move in range(game.size):
            refusal = board.why_not(seat, game.write(move))
            if refusal:
                with pytest.raises(Refusal, match=re.escape(str(refusal))):
                    board.preview(seat, game.write(move))
            else:
                assert isinstance(board.preview(seat, game.write(move)), (*game.preview_types, type(None)))


def test_the_table_shows_neither_secret_nor_seed_nor_entropy_nor_identities() -> None:
    sheet = a_sheet(all_games()[0])
    for person in ("person 0", "person 1", "stranger"):
        shown = msgspec.json.encode(telling.table(sheet, person, ())).decode()
        assert '"secret":null' in shown
        for hidden in ("no leak", "person 0", "person 1", "entropy", '"secret":"'):
            assert hidden not in shown
    assert telling.table(sheet, "stranger", ()).invite is None
    sheet.status = "over"
    assert telling.table(sheet, "stranger", ()).secret == "secret"

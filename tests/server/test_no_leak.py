"""A seat is told what its view allows, and not a byte more. What is looked at is what came over the wire."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from maestri import AnyGame, Match, all_games, seeded
from maestri.core.game import EVERYTHING
from maestri.core.refusal import Refusal
from maestri.protocol.live import encoder
from maestri.protocol.tables import Table
from maestri.server.live import connection
from maestri.server.table import shown
from maestri.server.table.board import Board
from tests.breadth import as_many, broad
from tests.laws.tables import random_play
from tests.server.people import run
from tests.server.recorded import (
    MOMENT,
    SECRETS,
    Stage,
    a_match,
    a_sheet,
    onlookers,
    person,
    recorded,
    seats_of,
)

for_every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)
for_more_games = pytest.mark.parametrize("game", broad(all_games(), {"duel-of-magicians"}))
MOMENTS = (0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89)
"""The plies at which hidden cards are swapped; all of them in the long run, else every second."""
LOOKS_ROUND = 1
"""Up to this ply the onlooker is in the lobby too: it tells all tables, and there are more and more."""
ON = 3
"""So many moves are played after a swap, as long as they show nothing that was hidden."""
ENOUGH = 400
"""Plies of a match that is longer."""
ASKED_WHY = 10
"""Moves that an onlooker asks about at a table; at the next table others."""


@pytest.fixture(autouse=True)
def always_as_late_and_never_too_fast(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("maestri.server.now.clock", lambda: MOMENT * 1_000_000)
    monkeypatch.setattr(connection, "ASKS_AT_ONCE", 1_000_000)
    monkeypatch.setattr("maestri.server.house.house.CHATS_AT_ONCE", 1_000_000)


def plain(thing: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


@for_more_games
def test_a_conversation_holds_what_views_and_seen_events_hold(game: AnyGame, tmp_path: Path) -> None:
    """Of a whole match: the seat's own view, its own moves, its own share of events, and public numbers."""

    async def test() -> None:
        sheet = a_sheet(game)
        board = Board(sheet)
        expected = {each: [_state(board, each, -1)] for each in onlookers(game)}
        async with recorded(tmp_path / "store", game) as stage:
            await stage.watch(sheet)
            for seat, move in random_play(a_match(game), seeded("conversation")):
                if board.ply % 20 == 0:
                    await _talk(stage, board)
                await stage.play(seat, game.write(move))
                board.play(seat, move, game.write(move), MOMENT)
                for each, states in expected.items():
                    states.append(_state(board, each, board.ply - 1))
                if board.ply == ENOUGH:
                    break
            for tap in stage.taps:
                assert tap.told("state") == expected[tap.seat]
                _holds_no_secret(tap.messages, tap.seat)
                assert {told["is"] for told in map(msgspec.json.decode, tap.messages)} >= {"chat", "table"}

    run(test())


def _state(board: Board, seat: int | None, since: int) -> Any:
    """All that a state may say, from the view laws' own means."""
    match, happened = board.match, board.happened[-1]
    seen = [event.seen_by(seat) for event in happened.events]
    return {
        "is": "state",
        "table": "table",
        "ply": board.ply,
        "since": since,
        "view": plain(match.view(seat)),
        "moves": [] if seat is None else match.moves(seat),
        "told": [{"ply": happened.ply, "events": plain([event for event in seen if event is not None])}],
        "clocks": None,
        "result": plain(match.result),
        "outlook": match.game.outlook(match.view(seat)),
        "takes_back": match.result is None and _nothing_final_since(match, seat),
    }


def _nothing_final_since(match: Match[Any], seat: int | None) -> bool:
    """Whether a seat has moved and nothing came out since: what the answer to its asking would tell it."""
    mine = [number for number, ply in enumerate(match.plies) if ply.seat == seat]
    return bool(mine) and not any(ply.final for ply in match.plies[mine[-1] :])


async def _talk(stage: Stage, board: Board) -> None:
    """Everybody chats, asks why, plays what is not legal, and asks to take back."""
    game = board.match.game
    for tap in stage.taps:
        await tap.ask("chat", text=f"Hello from {tap.seat}")
        await tap.ask("undo", ply=board.ply)
        await tap.ask("decline")
        for number in range(0, game.size, 1 + game.size // 5):
            text = game.write(number)
            await tap.ask("why", move=text)
            await tap.ask("preview", move=text)
            if tap.seat is None or board.why_not(tap.seat, text) is not None:
                assert (await tap.ask("play", ply=board.ply, move=text))["is"] == "refused"
    await stage.settled()


def _holds_no_secret(messages: list[bytes], seat: int | None) -> None:
    for message in messages:
        told = msgspec.json.decode(message)
        if told["is"] == "table":
            table = told["table"]
            assert set(table) == set(Table.__struct_fields__)
            assert table["you"] == seat
            assert (table["invite"] is None) == (seat is None)
            if table["status"] == "over":
                assert table.pop("secret") == "the sealed secret"
        for secret in SECRETS:
            assert secret not in msgspec.json.encode(told).decode()


@for_every_game
def test_every_ply_is_noticed_by_everybody(game: AnyGame) -> None:
    """Plies are counted for all alike, so a ply that somebody could not notice would tell him something."""
    board = Board(a_sheet(game))
    for seat, move in random_play(a_match(game), seeded("noticed")):
        before = {each: msgspec.json.encode(board.match.view(each)) for each in onlookers(game)}
        board.play(seat, move, game.write(move), MOMENT)
        for each in onlookers(game):
            events = shown.ply_told(board.happened[-1], each).events
            assert events or msgspec.json.encode(board.match.view(each)) != before[each]


@for_more_games
def test_swapped_hidden_cards_give_the_same_bytes(
    game: AnyGame, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Tables that differ in what a seat can't see: every byte that it gets is the same, whatever it asks."""

    async def test() -> None:
        compared = 0
        match = a_match(game)
        moments = MOMENTS[:: as_many(request.config, quick=3, wide=2, long=1)]
        async with recorded(tmp_path / "one", game) as one, recorded(tmp_path / "two", game) as two:
            for _ in random_play(match, seeded("swapped")):
                if match.ply in moments:
                    for each in onlookers(game):
                        compared += await _compare((one, two), match, each)
                if match.ply > moments[-1]:
                    break
        assert compared > 5

    run(test())


async def _compare(stages: tuple[Stage, Stage], match: Match[Any], each: int | None) -> bool:
    """Lets the same happen at both tables, as far as it shows the onlooker nothing that was hidden."""
    game = match.game
    other = match.state.copy()
    other.redeal(-1 if each is None else each, seeded(f"hidden {match.ply}"))
    data = [plain(game.view(state, EVERYTHING)) for state in (match.state, other)]
    if data[0] == data[1]:
        return False
    sheets = [a_sheet(game, start, f"ply {match.ply} for {each}") for start in data]
    boards = (Board(sheets[0]), Board(sheets[1]))
    before = [len(stage.tap(each).stream) for stage in stages]
    script = _script(boards, each)
    for stage, sheet in zip(stages, sheets, strict=True):
        await stage.watch(sheet)
        await _question(stage, game, each, match.ply)
        for seat, move in script:
            await stage.play(seat, move)
    streams = [bytes(stage.tap(each).stream[start:]) for stage, start in zip(stages, before, strict=True)]
    assert streams[0] == streams[1]
    assert b'"state"' in streams[0]
    if match.ply <= LOOKS_ROUND:
        assert await _looked_round(stages[0], game, each) == await _looked_round(stages[1], game, each)
    return True


async def _looked_round(stage: Stage, game: AnyGame, each: int | None) -> list[bytes]:
    """What the lobby tells the onlooker, of all tables and of his own."""
    who = person(seats_of(game) if each is None else each)
    lobby = stage.house.lobby
    told = [encoder.encode(await lobby.public()), encoder.encode(await lobby.mine(who))]
    assert b"to_move" in told[0]
    return told


def _script(boards: tuple[Board, Board], each: int | None) -> list[tuple[int, str]]:
    """Moves of others that are legal at both tables and unveil nothing."""
    played: list[tuple[int, str]] = []
    one, two = (board.match for board in boards)
    while len(played) < ON:
        seat = next((seat for seat in one.to_move if seat != each), None)
        both = [] if seat is None else [move for move in one.moves(seat) if move in two.moves(seat)]
        if seat is None or not both:
            break
        told = [event for match in (one, two) for event in match.play(seat, both[0])]
        if any(event.unveils for event in told):
            break
        played.append((seat, both[0]))
    return played


async def _question(stage: Stage, game: AnyGame, each: int | None, first: int) -> None:
    """The onlooker asks all that he can think of; the others chat."""
    step = 1 + game.size // ASKED_WHY
    for number in range(first % step, game.size, step):
        told = await stage.tap(each).ask("why", move=game.write(number))
        await stage.tap(each).ask("preview", move=game.write(number))
        if told.get("key"):
            await stage.tap(each).ask("play", ply=0, move=game.write(number))
    for tap in stage.taps:
        await tap.ask("chat", text="Hello")
        await tap.ask("undo", ply=0)
    await stage.settled()


@for_more_games
def test_a_preview_is_refused_exactly_where_the_move_would_be(game: AnyGame) -> None:
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
    for who in (person(0).id, person(1).id, "stranger"):
        table = msgspec.json.encode(shown.table(sheet, who, ())).decode()
        assert '"secret":null' in table
        for hidden in SECRETS:
            assert hidden not in table
    assert shown.table(sheet, "stranger", ()).invite is None
    sheet.status = "over"
    assert shown.table(sheet, "stranger", ()).secret == "the sealed secret"

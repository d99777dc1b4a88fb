"""Puzzles: `/api/puzzles`."""

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from maestri.protocol.puzzles import PuzzleAnswer, Puzzles, PuzzleTried, PuzzleTry
from maestri.protocol.tables import Table
from maestri.server.api.people import TheHouse, ThePerson
from maestri.server.house import laying
from maestri.server.house.puzzles import called


@get("/api/puzzles")
async def puzzles(house: TheHouse, person: ThePerson) -> Puzzles:
    return await house.riddles.all(person.id)


@get("/api/puzzles/{puzzle_id:str}", media_type="application/json")
async def puzzle(house: TheHouse, person: ThePerson, puzzle_id: FromPath[str]) -> Response[bytes]:
    return Response(await house.riddles.posed(person.id, puzzle_id), media_type="application/json")


@post("/api/puzzles/{puzzle_id:str}/preview", status_code=200, media_type="application/json")
async def preview(
    house: TheHouse, person: ThePerson, puzzle_id: FromPath[str], data: JSONBody[PuzzleTry]
) -> Response[bytes]:
    told = await house.riddles.preview(person.id, puzzle_id, data.move)
    return Response(told, media_type="application/json")


@post("/api/puzzles/{puzzle_id:str}/try", status_code=200)
async def try_move(
    house: TheHouse, person: ThePerson, puzzle_id: FromPath[str], data: JSONBody[PuzzleTry]
) -> PuzzleTried:
    return await house.riddles.tried(person.id, puzzle_id, data.move)


@post("/api/puzzles/{puzzle_id:str}/answer", status_code=200)
async def answer(house: TheHouse, person: ThePerson, puzzle_id: FromPath[str]) -> PuzzleAnswer:
    return await house.riddles.looked_up(person.id, puzzle_id)


@post("/api/puzzles/{puzzle_id:str}/table")
async def play_on(house: TheHouse, person: ThePerson, puzzle_id: FromPath[str]) -> Table:
    room = await laying.play_on(house.rooms, person, called(puzzle_id))
    return room.shown_to(person.id)


HANDLERS = (puzzles, puzzle, preview, try_move, answer, play_on)

"""Puzzles are posed from their seat's own view; what somebody has done with them is kept."""

import msgspec

from maestri import AnyGame
from maestri.coach.puzzles import Puzzle, shipped
from maestri.core.fairness import digest_of
from maestri.core.rng import seeded
from maestri.protocol.puzzles import PuzzleShown
from maestri.protocol.tables import Reveal, Sit
from maestri.server.house import House
from maestri.server.house.forgetting import forget
from maestri.server.house.laying import play_on
from maestri.server.house.puzzles import Riddles
from maestri.server.store.puzzles import puzzles_done
from maestri.server.table import puzzling
from maestri.server.table.dealing import reveal, start
from maestri.server.table.seating import sit
from tests.laws.test_laws import for_every_game
from tests.server.inside import Hourglass, inside, refused
from tests.server.recorded import person

ANN, BOB = "ann", "bob"
SHOWN = {"id", "game", "seats", "seat", "moves"}
"""Of a puzzle's own fields; the seats are those who sit there, and the moves those that may be played."""
DAY = 24 * 3600 * 1000


def first(game: str = "duel-of-magicians") -> Puzzle:
    return next(puzzle for puzzle in shipped().values() if puzzle.game == game)


def a_wrong_move(puzzle: Puzzle) -> str:
    return next(move for move in puzzle.losses if move not in puzzle.right)


async def done(riddles: Riddles, who: str, puzzle: Puzzle) -> str:
    return next(line.done for line in (await riddles.all(who)).puzzles if line.id == puzzle.id)


@inside
async def test_a_wrong_move_says_what_it_loses_and_a_right_one_is_kept_for_who_found_it(house: House) -> None:
    riddles, puzzle = house.riddles, first()
    wrong = a_wrong_move(puzzle)
    missed = await riddles.tried(ANN, puzzle.id, wrong)
    assert (missed.right, missed.answer) == (False, None)
    assert missed.loss == puzzle.losses[wrong].value / 100_000 > 0.04
    assert await done(riddles, ANN, puzzle) == ""
    solved = await riddles.tried(ANN, puzzle.id, puzzle.best)
    assert solved.right
    assert solved.answer is not None
    assert (solved.answer.move, solved.answer.gap) == (puzzle.best, puzzle.gap.value / 100_000)
    assert solved.answer.plies[0].told.ply == len(puzzle.moves) + 1
    assert await done(riddles, ANN, puzzle) == "solved"
    assert await done(riddles, BOB, puzzle) == ""


@inside
async def test_who_has_looked_the_answer_up_has_not_solved_it(house: House) -> None:
    riddles, puzzle = house.riddles, first()
    assert (await riddles.looked_up(ANN, puzzle.id)).move == puzzle.best
    await riddles.tried(ANN, puzzle.id, puzzle.best)
    assert await done(riddles, ANN, puzzle) == "seen"
    await riddles.tried(BOB, puzzle.id, puzzle.best)
    await riddles.looked_up(BOB, puzzle.id)
    assert await done(riddles, BOB, puzzle) == "solved"


@inside
async def test_what_there_is_not_is_refused(house: House) -> None:
    riddles, puzzle = house.riddles, first()
    assert await refused(riddles.posed(ANN, "nowhere")) == "puzzle-unknown"
    assert await refused(riddles.looked_up(ANN, "nowhere")) == "puzzle-unknown"
    for move in ("99", "", puzzle.best + " "):
        assert await refused(riddles.tried(ANN, puzzle.id, move)) == "puzzle-move"
        assert await refused(riddles.preview(ANN, puzzle.id, move)) == "puzzle-move"
    assert await puzzles_done(house.store, ANN) == {}


@inside
async def test_a_day_has_its_puzzle(house: House, hourglass: Hourglass) -> None:
    today = (await house.riddles.all(ANN)).today
    assert (await house.riddles.all(BOB)).today == today
    hourglass.pass_by(DAY)
    assert (await house.riddles.all(ANN)).today != today


@inside
async def test_who_is_forgotten_has_solved_nothing(house: House) -> None:
    me, puzzle = person(0), first()
    await house.store.people.add(me, 0)
    await house.riddles.tried(me.id, puzzle.id, puzzle.best)
    assert await puzzles_done(house.store, me.id)
    await forget(house.rooms, house.visitors, me)
    assert await puzzles_done(house.store, me.id) == {}


@for_every_game
def test_a_puzzle_shows_what_its_seat_sees_and_nothing_else(game: AnyGame) -> None:
    """Whatever else the others hold, what goes out is the same, byte for byte."""
    puzzle = first(game.key)
    shown = puzzling.posed(puzzle)
    other = puzzle.match()
    other.state.redeal(puzzle.seat, seeded("other hands"))
    seen = (shown.view, shown.moves, shown.outlook)
    view = other.view(puzzle.seat)
    assert msgspec.json.encode(seen) == msgspec.json.encode(
        (view, other.moves(puzzle.seat), game.outlook(view))
    )
    assert set(shown.moves) == {puzzle.best, *puzzle.losses}
    assert [seat.kind for seat in shown.seats].count("person") == 1
    assert all(told.ply > max(own_plies(puzzle), default=0) for told in shown.told)
    assert not set(PuzzleShown.__struct_fields__) & (set(Puzzle.__struct_fields__) - SHOWN)


def own_plies(puzzle: Puzzle) -> list[int]:
    return [ply for ply, text in enumerate(puzzle.moves, 1) if text.startswith(f"{puzzle.seat} ")]


@for_every_game
def test_what_follows_is_told_as_the_seat_sees_it(game: AnyGame) -> None:
    puzzle = first(game.key)
    answer = puzzling.answered(puzzle, puzzle.best)
    assert answer.reason
    assert answer.plies
    for ply in answer.plies:
        assert ply.view.seat == puzzle.seat
        assert ply.told.events == [event.seen_by(puzzle.seat) for event in ply.told.events]


@for_every_game
def test_what_a_move_would_bring_is_worked_out_from_the_view(game: AnyGame) -> None:
    puzzle = first(game.key)
    match = puzzle.match()
    for move in (puzzle.best, a_wrong_move(puzzle)):
        told = puzzling.previewed(puzzle, move).preview
        assert told == game.preview(match.view(puzzle.seat), game.read(move))


@inside
async def test_from_a_puzzle_it_is_played_on_against_bots(house: House) -> None:
    puzzle, ann = first(), person(0)
    room = await play_on(house.rooms, ann, puzzle)
    assert [seat.kind for seat in room.sheet.seats].count("bot") == puzzle.seats - 1
    assert room.sheet.seats[puzzle.seat].reserved == ann.id
    own = "entropy of Ann's device, long enough"
    await sit(room, ann, Sit(puzzle.seat, digest_of(own), room.sheet.commitment))
    await start(room, ann)
    await reveal(room, ann, Reveal(own, room.sheet.pledges))
    board = await room.ready()
    posed = msgspec.json.decode(await house.riddles.posed(ANN, puzzle.id), type=PuzzleShown)
    assert msgspec.json.decode(msgspec.json.encode(board.match.view(puzzle.seat))) == posed.view
    assert board.match.moves(puzzle.seat) == posed.moves

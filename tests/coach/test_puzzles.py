"""Puzzles are mined from matches of bots; those that are shipped hold when they are looked into again."""

from collections import Counter
from datetime import date, timedelta
from pathlib import Path

import pytest

from maestri import AnyGame, game_called
from maestri.coach.because import because
from maestri.coach.mining import Miner, chosen
from maestri.coach.proof import CLEAR, SAME, STUDY, as_good, is_clear, is_refuted, losses
from maestri.coach.puzzles import ANSWERS, FINDERS, GRADES, Puzzle, named, of_the_day, played_on, shipped
from maestri.coach.review import Figure
from maestri.terminal.cli import main
from maestri.terminal.puzzles import kept
from tests.laws.test_laws import for_every_game

DUEL = game_called("duel-of-magicians")
AT_LEAST = 60
LARGEST = 1_000_000


def of(game: AnyGame) -> list[Puzzle]:
    return [puzzle for puzzle in shipped().values() if puzzle.game == game.key]


def holds(puzzle: Puzzle, samples: int, chance: str) -> bool:
    """Whether the proof comes out again with other chance."""
    found = losses(puzzle.match(), puzzle.seat, puzzle.best, samples, chance)
    return not is_refuted(found, puzzle.right)


def check(puzzle: Puzzle) -> None:
    """What every puzzle keeps, mined just now or shipped."""
    match = puzzle.match()
    assert match.to_move == (puzzle.seat,)
    assert {puzzle.best, *puzzle.losses} == set(match.moves(puzzle.seat))
    assert puzzle.best not in puzzle.losses
    assert is_clear(puzzle.losses)
    assert puzzle.gap.value > max(CLEAR, 3 * puzzle.gap.error)
    assert len(puzzle.losses) >= 2
    assert set(puzzle.found) == set(FINDERS)
    assert puzzle.found["regular"] <= 0.5
    assert puzzle.found["master"] >= 0.75
    assert all(because(match.game, match.recall(puzzle.seat), move) for move in puzzle.right)
    assert puzzle == named(puzzle)


@pytest.mark.wide
def test_what_is_mined_is_clear_and_holds() -> None:
    found = [puzzle for number in (0, 3) for puzzle in Miner(DUEL, 3, f"mine {number}", 120).mined()]
    assert found
    for puzzle in found:
        check(puzzle)
        assert holds(puzzle, 120, "again")


@for_every_game
def test_a_game_has_its_puzzles(game: AnyGame) -> None:
    puzzles = of(game)
    assert len(puzzles) >= AT_LEAST
    assert {puzzle.grade for puzzle in puzzles} == set(GRADES)
    assert max(Counter(puzzle.seed for puzzle in puzzles).values()) <= AT_LEAST / 6
    for puzzle in puzzles:
        check(puzzle)


@for_every_game
def test_a_shipped_proof_comes_out_again(game: AnyGame, request: pytest.FixtureRequest) -> None:
    """Three here, all with `--long`; of so many figures some lie beyond their errors by chance."""
    long = request.config.getoption("--long")
    puzzles = of(game) if long else of(game)[::25][:3]
    held = [holds(puzzle, STUDY if long else 60, f"again {puzzle.id}") for puzzle in puzzles]
    assert sum(held) >= (0.95 if long else 0.6) * len(held)


def test_all_puzzles_together_are_small() -> None:
    folder = Path(__file__).parents[2] / "src" / "maestri" / "coach" / "shipped"
    assert sum(file.stat().st_size for file in folder.iterdir()) < LARGEST


def test_moves_that_come_to_the_same_are_right_too_if_they_are_few() -> None:
    clear, same, worse = Figure(2 * CLEAR, 10), Figure(-SAME, 10), Figure(CLEAR // 2, 10)
    assert as_good({"a": clear, "b": same}) == ["b"]
    assert is_clear({"a": clear, "b": clear})
    assert not is_clear({"a": clear, "b": worse})
    assert not is_clear({"a": clear, "b": Figure(2 * CLEAR, CLEAR)})
    assert not is_clear({"a": clear, "b": same})
    assert is_clear({"a": clear, "b": same, "c": clear, "d": clear, "e": clear})
    assert is_refuted({"a": clear, "b": same}, [])
    assert not is_refuted({"a": clear, "b": same}, ["b"])


def test_a_day_has_one_puzzle_for_everybody_and_none_comes_again_before_all_were() -> None:
    days = [date(2026, 11, 16) + timedelta(day) for day in range(len(shipped()))]
    assert of_the_day(days[0]) is of_the_day(days[0])
    assert len({of_the_day(day).id for day in days}) == len(days)


@for_every_game
def test_it_is_played_on_until_the_others_have_answered(game: AnyGame) -> None:
    puzzle = of(game)[0]
    before = len(puzzle.moves)
    match = played_on(puzzle.match(), puzzle.seat, puzzle.best)
    answers = [text.split(" ", 1) for text in match.notation[before:]]
    assert answers[0] == [str(puzzle.seat), puzzle.best]
    assert len(answers) <= ANSWERS
    others = [seat != str(puzzle.seat) for seat, _ in answers]
    assert others == sorted(others), "whoever has been answered does not move again"
    assert match.result or len(answers) == ANSWERS or match.to_move[0] == puzzle.seat


def test_what_is_chosen_comes_from_many_matches_and_is_of_many_kinds() -> None:
    puzzles = of(DUEL)
    some = chosen(puzzles, 10)
    assert len({puzzle.id for puzzle in some}) == 10
    assert len({puzzle.seed for puzzle in some}) == 10
    assert len({puzzle.grade for puzzle in some}) == len(GRADES)


@pytest.mark.wide
def test_mining_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "duel.jsonl"
    ask = ["puzzles", DUEL.key, "--seats", "2", "--samples", "6", "--file", str(file)]
    with pytest.raises(SystemExit) as first:
        main([*ask, "--matches", "1"])
    assert first.value.code == 0
    before = file.read_bytes()
    file.write_bytes(before + b'{"seed": "puzz')
    assert len(kept(file)) == 1
    assert file.read_bytes() == before
    with pytest.raises(SystemExit) as bad:
        main([*ask[:-1], str(tmp_path), "--matches", "1"])
    assert bad.value.code == 2


@pytest.mark.wide
def test_the_best_of_what_was_mined_are_written_a_line_each(tmp_path: Path) -> None:
    file, best = tmp_path / "duel.jsonl", tmp_path / "best.jsonl"
    with pytest.raises(SystemExit) as done:
        main(
            ["puzzles", DUEL.key, "--seats", "3", "--matches", "1", "--file", str(file), "--into", str(best)]
        )
    assert done.value.code == 0
    found = [puzzle for each in kept(file) for puzzle in each.puzzles]
    assert best.read_bytes().count(b"\n") == len(found) > 0

"""Puzzles are mined from matches of bots, and what is found holds when it is looked into again."""

from pathlib import Path

import pytest

from maestri import game_called
from maestri.coach.puzzles import CLEAR, holds, mined
from maestri.terminal.cli import main
from maestri.terminal.puzzles import kept

DUEL = game_called("duel-of-magicians")


def test_what_is_mined_is_clear_and_holds() -> None:
    found = [puzzle for number in (0, 3) for puzzle in mined(DUEL, 3, f"mine {number}", 120)]
    assert found
    for puzzle in found:
        match = puzzle.record.replay()
        assert (match.ply, puzzle.seat) == (puzzle.ply, match.to_move[0])
        assert puzzle.best in match.moves(puzzle.seat)
        assert puzzle.gap > max(CLEAR, 3 * puzzle.error)
        assert puzzle.found["regular"] <= 0.5
    assert sum(holds(puzzle, 120, "again") for puzzle in found) >= 0.7 * len(found)


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

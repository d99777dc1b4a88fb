"""The whole ladder: every rung from file, and on from where it was broken off."""

from pathlib import Path

import msgspec
import pytest

from maestri import Refusal
from maestri.arena import makings
from maestri.arena.fixture import played
from maestri.arena.ladder import PAIRS, Ladder, Report, Rung, rungs_of
from maestri.bots.ratings import FILE
from maestri.terminal.cli import main

DUEL = "duel-of-magicians"


def test_every_pair_meets_in_every_game_with_every_number_of_players() -> None:
    rungs = rungs_of([], PAIRS)
    assert len(rungs) == len(set(rungs)) == 3 * (5 + 3 + 3 + 4) + 1
    assert [(rung.game, rung.seats) for rung in rungs if rung.bot == "grandmaster"] == [
        ("master-labyrinth", 2)
    ]
    assert rungs_of([DUEL], ["master/regular"], [3]) == [Rung(DUEL, 3, "master", "regular")]


def test_the_others_may_come_from_another_folder() -> None:
    (rung,) = rungs_of([DUEL], ["master/../old/maestri:regular"], [2])
    assert rung == Rung(DUEL, 2, "master", "../old/maestri:regular")


def test_a_deal_is_played_in_every_seating_by_the_options_of_people() -> None:
    fixtures = Rung("master-labyrinth", 3, "regular", "novice").deal("x", 5)
    assert [fixture.seating.index("regular") for fixture in fixtures] == [2, 1, 0]
    assert all(fixture.options["turn_limit"] is None and fixture.deal == 5 for fixture in fixtures)


def ladder(folder: Path) -> Ladder:
    return Ladder(rungs_of([DUEL], ["regular/random"], [2]), "x", folder)


def test_a_ladder_that_was_broken_off_goes_on(tmp_path: Path) -> None:
    first = ladder(tmp_path)
    rung, fixture = next(first.to_play(2))
    first.add(rung, played(fixture))
    with first.file.open("ab") as file:
        file.write(b'{"rung": ')
    again = ladder(tmp_path)
    left = list(again.to_play(2))
    assert len(left) == 3
    assert fixture not in [other for _, other in left]
    assert not again.report().rungs  # half a deal says nothing
    for rung, fixture in left:
        again.add(rung, played(fixture))
    (found,) = ladder(tmp_path).report().rungs
    assert found.standing.matches == 4
    assert found.over_fair.mean == pytest.approx(2 * found.standing.wins.mean)


def test_matches_of_other_bots_are_not_taken_for_those_of_today(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = ladder(tmp_path)
    rung, fixture = next(first.to_play(1))
    first.add(rung, played(fixture))
    assert len(ladder(tmp_path).kept) == 1
    monkeypatch.setattr(makings, "_of_files", lambda bots, folder: "changed")
    with pytest.raises(Refusal, match="another arena"):
        ladder(tmp_path)
    assert not Ladder(rungs_of([DUEL], ["novice/random"], [2]), "x", tmp_path).kept


def test_the_command_writes_figures_for_programs_and_for_people(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["ladder", str(tmp_path), "--games", DUEL, "--seats", "2", "--pairs", "regular/random"]
    with pytest.raises(SystemExit) as done:
        main([*asked, "--deals", "2", "--jobs", "1"])
    assert done.value.code == 0
    report = msgspec.json.decode((tmp_path / "ladder.json").read_bytes(), type=Report)
    assert report.rungs[0].standing.matches == 4
    assert set(report.ratings[DUEL]) == {"regular", "random"}
    assert msgspec.json.decode((tmp_path / FILE).read_bytes()) == {DUEL: {"regular": 1500}}
    told = capsys.readouterr().out
    assert "| duel-of-magicians | 2 | regular | random | 4 |" in told
    assert (tmp_path / "ladder.md").read_text(encoding="utf-8") == told
    assert (tmp_path / f"{DUEL}-2.svg").read_text(encoding="utf-8").count("<circle") == 1

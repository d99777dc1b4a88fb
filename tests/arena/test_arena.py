"""The arena: paired deals, all seatings, honest intervals, and going on where it was."""

import json
import shutil
from pathlib import Path

import msgspec
import pytest

from maestri import Refusal, game_called
from maestri.arena import makings, pages
from maestri.arena.figures import Estimate, by_deal, standings, sure
from maestri.arena.fixture import Outcome, played
from maestri.arena.results import Results
from maestri.arena.schedule import Arena
from maestri.arena.visitors import PYTHON
from maestri.arena.workers import on_cores
from maestri.core.option import Value
from maestri.terminal.cli import main

BOTS = Path("src", "maestri", "bots")
ONE_HAND: dict[str, Value] = {"hands": 1}
SMALL = Arena("duel-of-magicians", ("regular", "random"), 3, 12, "test", ONE_HAND).checked()


def test_every_deal_is_played_in_every_seating() -> None:
    fixtures = list(SMALL.fixtures())
    assert len(fixtures) == 12
    assert {fixture.seating for fixture in fixtures if fixture.deal == 3} == {
        ("regular", "random", "random"),
        ("random", "regular", "random"),
        ("random", "random", "regular"),
    }


def test_with_a_field_each_bot_sits_alone_among_it() -> None:
    arena = Arena("duel-of-magicians", ("novice", "master"), 3, 1, "test", ONE_HAND, "random").checked()
    assert arena.line_ups() == [("novice", "random", "random"), ("master", "random", "random")]
    assert len(list(arena.fixtures())) == 6


def test_seatings_of_a_deal_get_the_same_cards_and_outcomes_repeat() -> None:
    fixture = next(iter(SMALL.fixtures()))
    first, again = played(fixture), played(fixture)
    assert (first.scores, first.plies) == (again.scores, again.plies)


def test_a_strong_bot_wins_more_than_its_fair_share() -> None:
    more = msgspec.structs.replace(SMALL, matches=36)
    found = standings(more, list(on_cores(list(more.fixtures()), jobs=1)))
    assert [row.bot for row in found.bots] == ["regular", "random"]
    assert found.bots[0].beats_its_share
    assert found.bots[0].rating > found.bots[1].rating
    assert found.bots[0].fair == pytest.approx(1 / 3)


def outcome(deal: int, winners: tuple[int, ...]) -> Outcome:
    """A match of a regular and a random bot."""
    time = {"regular": 1, "random": 1}
    seconds = {"regular": 0.5, "random": 0.25}
    return Outcome(deal, 0, ("regular", "random"), winners, (3, 9), (1, 2), 10, time, seconds, seconds)


def test_a_shared_victory_counts_in_parts() -> None:
    arena = Arena("duel-of-magicians", ("regular", "random"), 2, 4, "test").checked()
    found = standings(arena, [outcome(0, (0,)), outcome(1, (0, 1)), outcome(2, (1,)), outcome(3, (0,))])
    shares = {row.bot: row.wins.mean for row in found.bots}
    assert shares == {"regular": 0.625, "random": 0.375}


def test_only_deals_count_as_independent() -> None:
    once = by_deal([(0, 1.0), (1, 0.0), (2, 1.0), (3, 0.0)])
    copied = by_deal([(deal, figure) for deal, figure in [(0, 1.0), (1, 0.0), (2, 1.0), (3, 0.0)] * 25])
    assert copied == once
    assert once.margin == pytest.approx(3.182 * 0.57735 / 2, rel=1e-3)  # Student's t of four deals


def test_an_arena_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    fixtures = list(SMALL.fixtures())
    results = Results(SMALL, file)
    for each in on_cores(fixtures[:5], jobs=1):
        results.add(each)
    with file.open("ab") as broken:
        broken.write(b'{"deal":3,"line')
    again = Results(SMALL, file)
    assert [each.place for each in again.outcomes] == [fixture.place for fixture in fixtures[:5]]
    for each in on_cores(fixtures[5:], jobs=1):
        again.add(each)
    assert [each.place for each in Results(SMALL, file).outcomes] == [each.place for each in fixtures]


def test_a_file_of_another_arena_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    Results(SMALL, file)
    other = Arena("duel-of-magicians", ("novice", "random"), 3, 12, "test", ONE_HAND).checked()
    with pytest.raises(Refusal, match="another arena"):
        Results(other, file)


def test_a_file_of_other_rules_or_of_bots_that_were_changed_since_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "arena.jsonl"
    Results(SMALL, file)
    Results(SMALL.checked(), file)
    monkeypatch.setattr(makings, "_of_files", lambda bots, folder: "changed")
    with pytest.raises(Refusal, match="another arena"):
        Results(SMALL.checked(), file)
    monkeypatch.undo()
    monkeypatch.setattr(type(game_called(SMALL.game)), "rules_version", 1000)
    with pytest.raises(Refusal, match="another arena"):
        Results(SMALL.checked(), file)


def test_bots_are_told_apart_by_what_their_own_game_says_of_them(tmp_path: Path) -> None:
    duel, rules = game_called("duel-of-magicians"), game_called("master-of-rules")
    checkout = copied_bots(tmp_path)
    assert makings.makings(duel, ["regular", f"{checkout}:novice"]) == makings.makings(duel, ["master"])
    (checkout / BOTS / "duel_of_magicians" / "policy.py").write_text("# they know nothing")
    makings._of_files.cache_clear()
    assert makings.makings(duel, [f"{checkout}:novice"]) != makings.makings(duel, ["novice"])
    assert makings.makings(rules, [f"{checkout}:novice"]) == makings.makings(rules, ["novice"])


def copied_bots(folder: Path) -> Path:
    """A checkout that was set up, as far as files tell."""
    (folder / PYTHON).parent.mkdir(parents=True)
    (folder / PYTHON).touch()
    shutil.copytree(makings.BOTS, folder / BOTS, ignore=shutil.ignore_patterns("__pycache__"))
    return folder


@pytest.mark.parametrize("name", ["archmage", "master@", "master@x", "regular@5", "master@0"])
def test_what_is_no_bot_is_refused(name: str) -> None:
    with pytest.raises(Refusal, match="is not a bot of the arena"):
        Arena("duel-of-magicians", (name,), 3, 1, "test").checked()


@pytest.mark.parametrize("game", ["duel-of-magicians", "master-labyrinth"])
def test_a_grandmaster_is_refused_where_he_would_not_sit_down(game: str) -> None:
    assert Arena("master-labyrinth", ("grandmaster@20",), 2, 1, "test").checked()
    with pytest.raises(Refusal, match=r"At a table for 3 .* levels are: novice, regular, master"):
        Arena(game, ("grandmaster@20",), 3, 1, "test").checked()


def test_more_bots_than_seats_are_refused() -> None:
    with pytest.raises(Refusal, match="no place at a table of 2"):
        Arena("duel-of-magicians", ("novice", "regular", "random"), 2, 1, "test").checked()


def test_the_command_prints_a_table_or_json_and_draws_the_ladder(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    common = ["arena", "duel-of-magicians", "regular", "random", "--seats", "2", "--matches", "4"]
    common += ["--option", "hands=1", "--jobs", "1"]
    plot = tmp_path / "ladder.svg"
    with pytest.raises(SystemExit) as ended:
        main([*common, "--plot", str(plot)])
    assert ended.value.code == 0
    assert "| regular | 4 |" in capsys.readouterr().out
    assert plot.read_text().startswith("<svg")
    with pytest.raises(SystemExit):
        main([*common, "--json"])
    assert json.loads(capsys.readouterr().out)["matches"] == 4


@pytest.mark.parametrize(
    ("deals", "errors"), [(2, 12.706), (10, 2.262), (11, 2.228), (31, 2.042), (1000, 1.962)]
)
def test_few_deals_say_little_of_how_far_they_scatter(deals: int, errors: float) -> None:
    assert sure(deals) == pytest.approx(errors, rel=0.02)


def test_an_interval_is_written_with_its_margin() -> None:
    assert str(Estimate(0.25, 0.0512)) == "0.250 ± 0.051"
    assert pages.HEADS[0] == "bot"

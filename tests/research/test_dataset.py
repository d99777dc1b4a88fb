"""Data sets: the same plan makes the same files, and every match in them can be verified."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pyarrow.parquet as pq
import pytest

from maestri import AnyGame, Match, Record, game_called, observation
from maestri.research.dataset import CARD, DECISIONS, RECORDS, Card, Plan, check, write
from tests.research.tables import small_tables


def plan(game: AnyGame, seats: int, matches: int = 1) -> Plan:
    return Plan(game.key, seats, ("regular", "random"), matches, "data", dict(game.brief_options))


@small_tables
def test_a_decision_is_what_the_record_says(game: AnyGame, seats: int, tmp_path: Path) -> None:
    card = write(game, plan(game, seats), tmp_path, "test")
    (line,) = (tmp_path / RECORDS).read_bytes().splitlines()
    match = Record.decode(line).replay()
    rows = pq.read_table(tmp_path / DECISIONS).to_pylist()
    assert [f"{row['seat']} {row['notation']}" for row in rows] == match.notation
    assert card.decisions == len(rows)
    assert all(row["choice"] in row["legal"] for row in rows)
    assert {row["bot"] for row in rows} == {"regular", "random"}
    assert match.result is not None
    assert {(row["seat"], row["place"]) for row in rows} <= set(enumerate(match.result.places))


def test_observations_and_views_are_those_of_the_moment(tmp_path: Path) -> None:
    game = game_called("duel-of-magicians")
    write(game, plan(game, 2), tmp_path, "test")
    layout = observation(game, 2)
    match = Match(game, 2, "data/0", dict(game.brief_options))
    for row in pq.read_table(tmp_path / DECISIONS).to_pylist():
        assert row["observation"] == layout.encode(match.state, row["seat"])
        assert msgspec.json.decode(row["view"], type=game.view_type) == match.view(row["seat"])
        match.play(row["seat"], row["notation"])


def test_the_same_plan_makes_the_same_files_and_the_card_knows_them(tmp_path: Path) -> None:
    game = game_called("duel-of-magicians")
    one, two = (write(game, plan(game, 2, 2), tmp_path / name, "test") for name in ("one", "two"))
    assert one == two
    assert msgspec.json.decode((tmp_path / "one" / CARD).read_bytes(), type=Card) == one
    assert check(tmp_path / "one") == {RECORDS: True, DECISIONS: True}
    with (tmp_path / "two" / RECORDS).open("ab") as file:
        file.write(b"\n")
    assert check(tmp_path / "two") == {RECORDS: False, DECISIONS: True}


@pytest.mark.parametrize(
    ("more", "told"),
    [((), "decisions of 1 matches"), pytest.param(("--bots", "god"), "not a bot", marks=pytest.mark.wide)],
)
def test_the_command(more: tuple[str, ...], told: str, tmp_path: Path) -> None:
    command = (sys.executable, "-m", "maestri", "dataset", "duel-of-magicians", "--matches", "1", *more)
    done = subprocess.run(
        [*command, "--option", "hands=1", "--out", str(tmp_path / "new")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert told in done.stdout + done.stderr
    assert done.returncode == (2 if more else 0)

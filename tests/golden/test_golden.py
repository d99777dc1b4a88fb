"""Complete matches, replayed to their exact end with every event on the way."""

from pathlib import Path

import msgspec
import pytest

from maestri import AnyGame, Record, all_games
from maestri.core.game import EVERYTHING
from maestri.core.record import VERSION
from maestri.core.rng import rng_for_ply
from maestri.core.verify import flaw_in
from tests.golden.each import each_golden, golden_by_size
from tests.golden.files import FOLDER, events_of, golden_files, name_of
from tests.golden.said import kept, said_in


@each_golden
def test_a_golden_match_replays_to_its_exact_end(path: Path) -> None:
    record = Record.load(path)
    match = record.replay()
    assert match.result == record.result is not None
    assert events_of(match) == msgspec.json.decode(path.read_bytes())["events"]


@each_golden
def test_a_golden_match_is_verified(path: Path) -> None:
    assert flaw_in(Record.load(path)) is None


@golden_by_size
def test_a_copy_of_a_copy_comes_to_the_same_end(path: Path) -> None:
    """What a copy forgets may matter only many plies later."""
    record = Record.load(path)
    match = record.replay()
    state = record.opened().state
    for number, ply in enumerate(match.plies, 1):
        state = state.copy()
        state.play(ply.seat, ply.move, rng_for_ply(match.seed, number))
    assert match.game.view(state, EVERYTHING) == match.game.view(match.state, EVERYTHING)
    assert state.result() == match.result


@golden_by_size
def test_all_that_is_said_in_a_golden_match_is_what_was_said(path: Path) -> None:
    """A change that is meant is written down by `python -m tests.golden.files --again`."""
    assert said_in(Record.load(path)) == kept()[name_of(path)]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)
def test_every_game_has_golden_matches_for_every_number_of_players(game: AnyGame) -> None:
    records = [Record.load(path) for path in golden_files() if path.parent.name == game.key]
    assert {record.seats for record in records} == set(game.seats)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)
def test_the_golden_matches_of_a_game_show_every_kind_of_event(game: AnyGame) -> None:
    matches = [Record.load(path).replay() for path in golden_files() if path.parent.name == game.key]
    shown = {type(event) for match in matches for event in match.events}
    assert [kind.__name__ for kind in game.event_types if kind not in shown] == []


@pytest.mark.parametrize(
    "path", sorted(FOLDER.glob("rules-*/*.json")), ids=lambda path: f"{path.parent.name}/{path.stem}"
)
def test_a_record_of_older_rules_replays_and_is_verified_by_them(path: Path) -> None:
    record = Record.load(path)
    match = record.replay()
    assert match.game.rules_version == record.rules == int(path.parent.name.removeprefix("rules-"))
    assert events_of(match) == msgspec.json.decode(path.read_bytes())["events"]
    assert flaw_in(record) is None
    assert Record.of(match) == msgspec.structs.replace(record, maestri=VERSION)

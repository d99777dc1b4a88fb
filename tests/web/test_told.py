"""An event is one sentence, at the terminal and in the browser."""

import runpy
from collections.abc import Iterator
from pathlib import Path
from subprocess import PIPE, STDOUT
from typing import Any

import msgspec
import pytest

from maestri import AnyGame, Record, all_games
from maestri.locales import LANGUAGES, words
from tests.breadth import broad
from tests.golden.files import golden_files

MAKE = Path(__file__).parent.parent.parent / "web" / "make.py"
NAMES = ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"]


def told(game: AnyGame) -> Iterator[dict[str, Any]]:
    """Of each kind of event the first of each golden match, to each seat and to a spectator."""
    for path in golden_files():
        match = Record.load(path).replay()
        if match.game.key != game.key:
            continue
        first = {type(event): event for event in reversed(match.events)}
        for event in first.values():
            for me in (*range(match.seats), None):
                seen = event.seen_by(me)
                if seen is not None:
                    yield {
                        "game": game.key,
                        "event": msgspec.to_builtins(seen),
                        "names": NAMES[: match.seats],
                        "me": me,
                        "told": {
                            language: words(language, game.key).event(seen, NAMES, me)
                            for language in LANGUAGES
                        },
                    }


@pytest.mark.parametrize("game", broad(all_games(), quick=()))
def test_the_browser_says_what_the_words_say(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    cases = {case_key(case): case for case in told(game)}
    monkeypatch.setenv("VITE_TOLD", msgspec.json.encode(list(cases.values())).decode())
    node = runpy.run_path(str(MAKE))["node"]
    checked = node("vitest/vitest.mjs", "run", "tests/words.test.ts", stdout=PIPE, stderr=STDOUT)
    assert checked.returncode == 0, checked.stdout.decode()
    assert f"{len(LANGUAGES)} passed" in checked.stdout.decode()


def case_key(case: dict[str, Any]) -> str:
    """One case of each English sentence will do: an environment has not room for all."""
    return str(case["event"]["event"]) + ("me" if "ou" in case["told"]["en"] else "other")

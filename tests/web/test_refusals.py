"""A refusal is one sentence: at the terminal, from the server and in the browser."""

import runpy
from collections.abc import Iterator
from functools import cache
from io import StringIO
from pathlib import Path
from subprocess import PIPE, STDOUT
from typing import Any, NamedTuple

import msgspec
import pytest
from rich.console import Console

from maestri import AnyGame, IllegalMove, Match, all_games
from maestri.bots.levels import NOVICE
from maestri.locales import LANGUAGES
from maestri.protocol.live import encoder
from maestri.server.store.sheet import SeatSheet, Sheet
from maestri.server.table import shown
from maestri.terminal.play import ME, Evening

MAKE = Path(__file__).parent.parent.parent / "web" / "make.py"
NAMES = ["Ann", "Bob", "Cid"]


class Refused(NamedTuple):
    """A move that a seat may not make."""

    match: Match[Any]
    seat: int
    refusal: IllegalMove

    def told(self, language: str) -> str:
        return self.refusal.told(language, NAMES, self.seat)

    def by_server(self) -> dict[str, Any]:
        game = self.match.game
        seats = [SeatSheet("open", nickname=name) for name in NAMES]
        sheet = Sheet(game=game.key, rules=1, options={}, seats=seats, host="", created_at=0)
        wire = encoder.encode(shown.refused(1, self.refusal, sheet, self.seat))
        told: dict[str, Any] = msgspec.json.decode(wire)
        return told


@cache
def refusals() -> list[Refused]:
    """At the start of each game: of all rules that forbid something, the first move each, to each seat."""
    matches = [(game, Match(game, len(NAMES), "refusals")) for game in all_games()]
    seats = range(len(NAMES))
    return [refused for game, match in matches for seat in seats for refused in _refused(game, match, seat)]


def _refused(game: AnyGame, match: Match[Any], seat: int) -> Iterator[Refused]:
    found: set[str] = set()
    for move in range(game.size):
        rule = match.state.refusal(seat, move)
        if rule and rule not in found:
            found.add(rule)
            yield Refused(match, seat, IllegalMove(game.key, rule, game.why(match.state, seat, move)))


def test_the_server_says_what_the_words_say() -> None:
    for refused in refusals():
        detail = refused.by_server()["detail"]
        assert detail == f"{refused.told('en')} ({refused.refusal.rule})"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_says_what_the_words_say(language: str) -> None:
    for refused in refusals():
        if refused.seat == ME:
            evening = Evening(refused.match, NOVICE, language)
            evening.names = NAMES
            evening.console = Console(file=StringIO(), width=1000)
            evening.refuse(refused.refusal)
            assert refused.told(language) in evening.console.file.getvalue()  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("language", "place", "waiting"),
    [("en", "South Africa", "Bob"), ("fr", "Afrique du Sud", "Bob"), ("ja", "南アフリカ", "Bob")],
)
def test_things_and_players_are_called_by_their_names(language: str, place: str, waiting: str) -> None:
    match = Match("maitre-du-monde", len(NAMES), "refusals")
    (mover,) = match.to_move
    names = [waiting if seat == mover else name for seat, name in enumerate(NAMES)]
    with pytest.raises(IllegalMove) as refused:
        match.play(mover, "attack south-africa")
    assert place in refused.value.told(language, names, mover)
    with pytest.raises(IllegalMove) as refused:
        match.play((mover + 1) % 3, "roll")
    assert waiting in refused.value.told(language, names, (mover + 1) % 3)


def test_nameless_players_are_called_by_their_numbers() -> None:
    match = Match("master-labyrinth", 3, "refusals")
    (mover,) = match.to_move
    with pytest.raises(IllegalMove, match=f"Player {mover + 1} is to move"):
        match.play((mover + 1) % 3, "stay")


def test_the_browser_says_what_the_words_say(monkeypatch: pytest.MonkeyPatch) -> None:
    """The web client has the same facts over the wire, and puts them into the same catalogues by itself."""
    cases = [
        {
            **refused.by_server(),
            "names": NAMES,
            "me": refused.seat,
            "told": {language: refused.told(language) for language in LANGUAGES},
        }
        for refused in refusals()
    ]
    monkeypatch.setenv("VITE_REFUSALS", msgspec.json.encode(cases).decode())
    node = runpy.run_path(str(MAKE))["node"]
    checked = node("vitest/vitest.mjs", "run", "tests/refusals.test.ts", stdout=PIPE, stderr=STDOUT)
    assert checked.returncode == 0, checked.stdout.decode()
    assert f"{len(LANGUAGES)} passed" in checked.stdout.decode()

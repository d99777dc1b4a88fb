"""The trial game in the terminal, with bots, in the arena: whole programs that find it by MAESTRI_GAMES."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from maestri import AnyGame, Match, seeded
from maestri.bots.hints import hints
from maestri.bots.kit import WITHOUT_KNOW_HOW, kit_of
from maestri.bots.levels import MASTER, NOVICE, REGULAR, Level, bot_of, master_of
from tests.examples.houses import ENVIRONMENT

TRIES = [*(str(number) for number in range(1, 21)), "draw", "pass"]


def maestri(*args: str, typed: str = "") -> str:
    """What the command prints; it must end well."""
    command = [sys.executable, "-m", "maestri", *args]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, env=ENVIRONMENT, timeout=100)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.wide
def test_it_is_on_the_shelf_with_its_rule_book() -> None:
    assert "Ladder  ladder" in maestri("games")
    book = maestri("rules", "ladder", "--lang", "ja")
    assert all(rule in book for rule in ("ルール", "LA-1", "LA-4", "山札"))


@pytest.mark.wide
def test_a_match_is_played_in_the_terminal_told_again_and_verified(tmp_path: Path) -> None:
    """Somebody who asks why once, and then tries everything until something is taken."""
    saved = tmp_path / "match.json"
    typed = "\n".join(["why 1", *(TRIES * 40)])
    played = maestri("play", "ladder", "--level", "novice", "--lang", "fr", "--save", str(saved), typed=typed)
    assert "L’échelle, partie à 2 joueurs" in played
    assert re.search("Pioche  ▒×[89]", played), "9 cards, or 8 where the bot began and drew"
    assert "(LA-2)" in played
    assert "LA-4" not in played
    assert "Verified" in maestri("verify", str(saved))
    told = maestri("replay", str(saved))
    assert "is turned up" in told
    assert "on the ladder" in told


@pytest.mark.wide
def test_bots_meet_in_the_arena() -> None:
    args = ("--matches", "4", "--jobs", "1", "--json")
    found = msgspec.json.decode(maestri("arena", "ladder", "master@30", "random", *args))
    assert found["matches"] >= 4


@pytest.mark.parametrize("level", [NOVICE, REGULAR, MASTER], ids=lambda level: level.key)
def test_bots_of_every_level_play_to_the_end_and_the_same_again(ladder: AnyGame, level: Level) -> None:
    def played() -> Match[Any]:
        match = Match(ladder, 2, f"bots {level.key}")
        bots = [master_of(ladder, 20) if level == MASTER else bot_of(ladder, level) for _ in range(2)]
        while match.to_move:
            (seat,) = match.to_move
            move = bots[seat](match.view(seat), match.moves(seat), seeded(f"{match.ply}"))
            match.play(seat, move)
        return match

    first, second = played(), played()
    assert first.result is not None
    assert first.notation == second.notation


def test_a_master_lays_its_last_card_without_know_how_of_the_game(ladder: AnyGame) -> None:
    assert kit_of(ladder) is WITHOUT_KNOW_HOW
    match = Match(ladder, 2, "hint")
    data = match.state_data()
    cards = [str(number) for number in range(1, 21)]
    data |= {"hands": [["20"], ["1", "2", "3"]], "ladder": ["4"], "pile": ["5", "6"], "discards": cards[6:19]}
    match = Match.from_state(ladder, {**data, "turn": 0, "to_move": [0]}, "hint")
    assert hints(ladder, match.view(0), seeded("hint"), 60)[0].move == "20"

"""The command line, as its users meet it."""

import io
import shutil
from pathlib import Path

import pytest

from maestri import all_games
from maestri.core.cells import cells
from maestri.core.record import LARGEST
from maestri.locales import LANGUAGES
from maestri.terminal.cli import COMMANDS, main
from maestri.terminal.command import Command
from maestri.terminal.page import CLOSING
from tests.breadth import broad
from tests.golden.files import FOLDER

GOLDEN = FOLDER / "duel-of-magicians" / "3-players.json"


class Answer:
    """What a command printed, and how it ended."""

    def __init__(self, capsys: pytest.CaptureFixture[str], *args: str) -> None:
        with pytest.raises(SystemExit) as ended:
            main(args)
        self.code = ended.value.code
        self.out, self.err = capsys.readouterr()


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def one_line(answer: Answer) -> str:
    assert answer.code == 2
    assert answer.out == ""
    assert answer.err.count("\n") == 1
    return answer.err


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_help_with_an_example(
    command: Command, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = () if command.name == "bench" else ("--lang", language)
    answer = Answer(capsys, command.name, *asked, "--help")
    assert (answer.code, answer.err) == (0, "")
    assert f"example: maestri {command.name}" in answer.out


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    answer = Answer(capsys, "--help")
    assert (answer.code, answer.err) == (0, "")
    assert [command.name for command in COMMANDS if f"\n    {command.name} " not in answer.out] == []
    assert "95 % intervals" in " ".join(answer.out.split())


def test_games_lists_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert "duel-of-magicians" in Answer(capsys, "games").out
    assert "魔術師の決闘" in Answer(capsys, "games", "--lang", "ja").out


def test_rules_shows_ids_rulings_and_reconstructions(capsys: pytest.CaptureFixture[str]) -> None:
    book = Answer(capsys, "rules", "duel-of-magicians", "--lang", "fr").out
    assert all(f"DM-{n} " in book for n in range(1, 20))
    assert "◇ décision" in book
    assert "▫ reconstitution" in book


def test_rules_shows_one_rule(capsys: pytest.CaptureFixture[str]) -> None:
    assert "crystal ball" in Answer(capsys, "rules", "duel-of-magicians", "DM-9").out


def test_a_person_can_play_ask_why_and_leave(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    typed(monkeypatch, "why 3+4", "13", "undo", "moves", "rules DM-6", "hello", "12", "quit")
    answer = Answer(capsys, "play", "duel-of-magicians", "--seats", "4", "--seed", "demo")
    assert answer.code == 0
    assert "Not now. Cards played together must have the same value. (DM-6)" in answer.out
    assert "Not now. These cards are not all in your hand. (DM-4)" in answer.out
    assert "There is no move to take back." in answer.out
    assert "You play 12." in answer.out
    assert list(tmp_path.iterdir()) == []


def test_a_whole_match_is_played_saved_and_verified(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Somebody who always types every card he could hold, and takes when nothing helps."""
    saved = tmp_path / "deep" / "m.json"
    tries = [*(str(n) for n in range(1, 14)), "J=7", "ball", "take"]
    typed(monkeypatch, *(tries * 300))
    played = Answer(
        capsys, "play", "duel-of-magicians", "--seats", "2", "--option", "hands=1", "--save", str(saved)
    )
    assert played.code == 0
    assert "Sealed: " in played.out
    assert "The secret was " in played.out
    verified = Answer(capsys, "verify", str(saved))
    assert verified.code == 0
    assert "The secret fits its seal" in verified.out
    assert "It can't be known that the secret was chosen before" in verified.out


def test_replay_tells_the_match_to_a_ply(capsys: pytest.CaptureFixture[str]) -> None:
    to_five = Answer(capsys, "replay", str(GOLDEN), "--ply", "5").out
    whole = Answer(capsys, "replay", str(GOLDEN)).out
    assert "Player 1" in to_five
    assert " wins." not in to_five
    assert " wins." in whole or "share the victory" in whole


def test_verify_ends_with_0_for_a_golden_record(capsys: pytest.CaptureFixture[str]) -> None:
    assert Answer(capsys, "verify", str(GOLDEN)).code == 0


@pytest.mark.parametrize(
    ("old", "new", "ply"),
    [
        ('"seed": "golden 3"', '"seed": "golden 4"', "ply 0"),
        ('"winners":[', '"winners":[0,1,', "after ply"),
    ],
)
def test_verify_ends_with_1_and_names_the_ply(
    old: str, new: str, ply: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    changed = tmp_path / "changed.json"
    text = GOLDEN.read_text()
    assert old in text
    changed.write_text(text.replace(old, new, 1))
    answer = Answer(capsys, "verify", str(changed))
    assert answer.code == 1
    assert ply in answer.out


def test_bad_input_takes_one_line_and_writes_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    duel = ("play", "duel-of-magicians")
    assert "The games are: " in one_line(Answer(capsys, "play", "chess"))
    assert "2 to 6" in one_line(Answer(capsys, *duel, "--seats", "9"))
    assert "invalid int value" in one_line(Answer(capsys, *duel, "--seats", "four"))
    assert "Allowed: 1–20" in one_line(Answer(capsys, *duel, "--option", "hands=99"))
    assert "Allowed: 1–20" in one_line(Answer(capsys, *duel, "--option", "hands=true"))
    assert "hands, stack" in one_line(Answer(capsys, *duel, "--option", "speed=1"))
    assert "NAME=VALUE" in one_line(Answer(capsys, *duel, "--option", "hands"))
    assert "en, fr, ja" in one_line(Answer(capsys, *duel, "--lang", "de"))
    assert "1 to 200 characters" in one_line(Answer(capsys, *duel, "--seed", ""))
    assert "DM-1 to DM-19" in one_line(Answer(capsys, "rules", "duel-of-magicians", "DM-99"))
    assert "plies 0 to" in one_line(Answer(capsys, "replay", str(GOLDEN), "--ply", "9999"))
    assert "choose from" in one_line(Answer(capsys, "frobnicate"))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_bad_records_take_one_line(command: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text("not json")
    assert "not complete JSON" in one_line(Answer(capsys, command, str(bad)))
    bad.write_bytes(GOLDEN.read_bytes()[:2000])
    assert "not complete JSON" in one_line(Answer(capsys, command, str(bad)))
    bad.write_text(GOLDEN.read_text().replace('"maestri": 1', '"maestri": 99'))
    assert "up to version 2" in one_line(Answer(capsys, command, str(bad)))
    bad.write_text(GOLDEN.read_text().replace('"duel-of-magicians"', '"chess"'))
    assert "The games are: " in one_line(Answer(capsys, command, str(bad)))
    with bad.open("wb") as file:
        file.truncate(100_000_000)
    assert f"at most {LARGEST // 1_000_000} MB" in one_line(Answer(capsys, command, str(bad)))
    assert "No such file" in one_line(Answer(capsys, command, str(tmp_path / "none.json")))
    assert "Is a directory" in one_line(Answer(capsys, command, str(tmp_path)))


def test_replaying_a_record_with_an_illegal_move_says_which(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    bad = tmp_path / "bad.json"
    shutil.copy(GOLDEN, bad)
    lines = bad.read_text().splitlines()
    moves = next(number for number, line in enumerate(lines) if line.startswith(' "moves"'))
    lines[moves] = ' "moves": ["0 take"],'
    bad.write_text("\n".join(lines))
    assert "Move 1 of this record can't be played" in one_line(Answer(capsys, "replay", str(bad)))


def test_a_refusal_is_told_in_the_language_that_was_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Il n’y a pas de jeu" in one_line(Answer(capsys, "play", "chess", "--lang", "fr"))


def test_every_command_is_on_the_command_line() -> None:
    assert len(COMMANDS) == len(set(COMMANDS))


def test_a_deck_is_written_changed_and_played_with(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    box = tmp_path / "box.json"
    written = Answer(capsys, "deck", "maitre-du-monde", "--export", str(box))
    assert (written.code, str(box) in written.out) == (0, True)
    typed(monkeypatch, "quit")
    played = ("play", "maitre-du-monde", "--seed", "box", "--option", f"deck={box}")
    assert Answer(capsys, *played).code == 0
    box.write_text(box.read_text().replace('"charity"', '"chairty"', 1))
    assert 'Line 4: "chairty" is not known here.' in one_line(Answer(capsys, *played))


def test_a_deck_that_can_not_be_written_takes_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert "maitre-du-monde" in one_line(Answer(capsys, "deck", "duel-of-magicians", "--export", "x"))
    assert "Is a directory" in one_line(Answer(capsys, "deck", "maitre-du-monde", "--export", str(tmp_path)))


@pytest.mark.parametrize("asked", ["MR-9", "mr-9", "mr 9", "MR9", "9", "ＭＲ-９", " mr-9 "])
def test_a_rule_is_found_as_a_person_would_type_it(asked: str, capsys: pytest.CaptureFixture[str]) -> None:
    answer = Answer(capsys, "rules", "master-of-rules", asked)
    assert (answer.code, answer.out.split()[0]) == (0, "MR-9")


@pytest.mark.parametrize("asked", ["DM-9", "mr-99", "nine", "", "-"])
def test_a_rule_that_is_not_there_is_named(asked: str, capsys: pytest.CaptureFixture[str]) -> None:
    if asked:
        assert "MR-1 to MR-34" in one_line(Answer(capsys, "rules", "master-of-rules", "--", asked))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", broad([40, 61, 80], {40}))
@pytest.mark.parametrize(
    "asked",
    [
        ("games",),
        ("bots",),
        *(("rules", game.key) for game in all_games()),
        ("replay", str(GOLDEN)),
        ("replay", str(FOLDER / "maitre-du-monde" / "4-players-war.json"), "--ply", "60"),
        ("replay", str(FOLDER / "master-of-rules" / "zman-3-players.json"), "--ply", "60"),
    ],
    ids=lambda asked: " ".join(asked[:2]).rpartition("/")[2],
)
def test_what_is_printed_is_broken_as_a_printer_would(
    asked: tuple[str, ...],
    width: int,
    language: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    answer = Answer(capsys, *asked, "--lang", language)
    assert answer.code == 0
    lines = answer.out.splitlines()
    assert [line for line in lines if cells(line) > width] == []
    inside = [line.strip("│ ") for line in lines]
    assert [line for line in inside if line[:1] and line[0] in f"{CLOSING};:!?»"] == []

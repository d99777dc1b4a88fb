"""Judging a real table of Master of Rules."""

import pytest

from maestri import Refusal, game_called
from maestri.games.master_of_rules.judge import judge
from maestri.locales import LANGUAGES, words
from maestri.terminal.cli import main

TABLE = "Ann: trio R7 | Bob: support B3 | C: only G8 | D1: R2 limit | D2: R9"


@pytest.mark.parametrize(
    ("text", "key", "said"),
    [
        ("A: trio R7 | B: support B3 | C: only G8 | D1: X2 | D2: R9", "judge-card", "X2"),
        ("A: trio R10 | B: support B3 | C: only G8 | D1: R2 | D2: R9", "judge-card", "R10"),
        ("A: trios R1 | B: support B3 | C: only G8 | D1: R2 | D2: R9", "judge-card", "trios"),
        ("A: trio +R1 | B: support B3 | C: only G8 | D1: R2 | D2: R9", "judge-card", r"\+R1"),
        ("A: trio R7 | B: support R7 | C: only G8 | D1: R2 | D2: R9", "judge-twice", "R7"),
        ("A: trio R7 | B: support B3 | C: only G8 | D1: R2 | D2: r2", "judge-twice", "R2"),
        ("A: trio R7 | B: support B3 | C: only G8 | D1: R2", "judge-count", "3 players and 1 "),
        ("A: trio R7 | B: support B3 | D1: R2 | D2: R9", "judge-count", "2 players and 2 "),
        ("A: trio R7 | B: limit B3 | C: only G8 | D: best R2 | D2: R9", "judge-count", "4 players and 1 "),
        ("A: trio R7 | B: only B3 | C: best R2 | D: limit R3 | E: trio R4 | F: trio R5", "judge-count", "6"),
        ("A: trio R7 | A: support B3 | C: only G8 | D1: R2 | D2: R9", "judge-name", "A is there twice"),
        ("A: trio R7 | B: support B3 | C: only G8 | D1: R2 | d1: R9", "judge-name", "D1 is there twice"),
        ("A: trio R7 | B: support | C: only G8 | D1: R2 | D2: R9", "judge-cards", "B needs"),
        ("A: trio R7 R8 | B: support R1 | C: only G8 | D1: R2 | D2: R9", "judge-cards", "A needs"),
        ("A: trio R7 | B: trio only R1 | C: only G8 | D1: R2 | D2: R9", "judge-cards", "B needs"),
        ("A: trio R7 | B: trio R1 | C: only G8 | D1: R2 | D2: R9 trio", "judge-dummy-cards", "D2 needs"),
        ("A: trio R7 | B: trio R1 | C: only G8 | D1: limit | D2: R9", "judge-dummy-cards", "D1 needs"),
        ("A: trio R7 | B: trio R1 | C: only G8 | D: best G1 | D1: P1 best", "judge-dummy-cards", "D1 needs"),
        ("A trio R7 | B: trio R1", "judge-form", "A trio R7"),
        ("", "judge-form", "place"),
        (": trio R7", "judge-form", "place"),
        ("x" * 5000, "judge-form", "place"),
    ],
)
def test_a_table_that_can_not_be_is_refused_in_one_clear_line(text: str, key: str, said: str) -> None:
    with pytest.raises(Refusal, match=said) as refusal:
        judge(text)
    assert refusal.value.key == key
    for language in LANGUAGES:
        told = refusal.value.told(language)
        assert told
        assert "\n" not in told
        assert len(told) < 250


def test_dummies_may_be_listed_anywhere_and_need_no_rule() -> None:
    names, verdicts = judge("D2: R9 | a: trio R7 | d1: R2 | b: limit23 B3 | c: only G8")
    assert names == ["a", "b", "c"]
    assert [verdict.done for verdict in verdicts] == [True, False, True]  # type: ignore[attr-defined]


def test_the_game_has_a_word_on_every_verdict_in_every_language() -> None:
    names, verdicts = game_called("master-of-rules").judge(TABLE)
    for language in LANGUAGES:
        say = words(language, "master-of-rules")
        assert all(name in say.event(verdict, names) for name, verdict in zip(names, verdicts, strict=True))


def test_the_command_prints_who_did_the_rule_and_why(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(["judge", "master-of-rules", TABLE])
    assert leaving.value.code == 0
    assert capsys.readouterr().out.splitlines() == [
        "Ann does Trio: red 7, red 2 and red 9.",
        "Bob does Support Right, leaning on Ann: the rule of Ann was done.",
        "C does Only One: no card shares the colour or the number of green 8.",
    ]


def test_the_command_refuses_bad_input_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(["judge", "master-of-rules", TABLE.replace("B3", "R7"), "--lang", "fr"])
    assert leaving.value.code == 2
    assert capsys.readouterr().err == "R7 apparaît deux fois. Chaque carte Nombre est unique.\n"


def test_a_game_without_rules_to_judge_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["judge", "duel-of-magicians", TABLE])
    assert capsys.readouterr().err == "There is nothing to judge in duel-of-magicians.\n"

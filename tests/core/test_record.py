"""Records: saved, loaded, replayed, verified; every change is found and named."""

from pathlib import Path

import msgspec
import pytest

from maestri import Fairness, Match, Record, Refusal, seeded
from maestri.core.record import LARGEST
from maestri.core.verify import Flaw, flaw_in


def finished(fairness: Fairness | None = None) -> Record:
    match = Match("duel-of-magicians", 3, None if fairness else "record", {"hands": 1}, fairness=fairness)
    rng = seeded("chooser")
    while match.to_move:
        (seat,) = match.to_move
        moves = match.moves(seat)
        match.play(seat, moves[rng.below(len(moves))])
    return Record.of(match)


RECORD = finished()


def changed(**fields: object) -> Record:
    return msgspec.structs.replace(RECORD, **fields)


def test_a_saved_record_is_loaded_and_replayed_to_the_same_end(tmp_path: Path) -> None:
    RECORD.save(tmp_path / "m.json")
    loaded = Record.load(tmp_path / "m.json")
    assert loaded == RECORD
    assert loaded.replay().result == RECORD.result
    assert [file.name for file in tmp_path.iterdir()] == ["m.json"]


def test_a_record_replays_to_any_ply() -> None:
    assert RECORD.replay(5).notation == RECORD.moves[:5]


def test_a_true_record_has_no_flaw() -> None:
    assert flaw_in(RECORD) is None


def test_a_sealed_record_has_no_flaw() -> None:
    record = finished(Fairness.sealed("ann", "bob"))
    assert record.fairness is not None
    assert flaw_in(record) is None


@pytest.mark.parametrize("ply", range(1, len(RECORD.moves) + 1))
def test_any_changed_move_is_found_at_its_ply(ply: int) -> None:
    before = RECORD.replay(ply - 1)
    (seat,) = before.to_move
    others = [move for move in before.moves(seat) if f"{seat} {move}" != RECORD.moves[ply - 1]]
    for move in (*others, "13+13"):
        moves = [*RECORD.moves]
        moves[ply - 1] = f"{seat} {move}"
        flaw = flaw_in(changed(moves=moves))
        assert flaw is not None
        assert flaw.ply == ply


def test_a_changed_seed_is_found_in_the_deal() -> None:
    assert flaw_in(changed(seed="recorD")) == Flaw("flaw-deal", 0)


def test_a_changed_option_is_found_in_the_deal() -> None:
    assert flaw_in(changed(options={"hands": 2, "stack": False})) == Flaw("flaw-deal", 0)


def test_a_changed_result_is_found_at_the_last_ply() -> None:
    assert RECORD.result is not None
    result = msgspec.structs.replace(RECORD.result, winners=(0, 1, 2))
    assert flaw_in(changed(result=result)) == Flaw("flaw-result", len(RECORD.moves))
    assert flaw_in(changed(result=None)) == Flaw("flaw-result", len(RECORD.moves))


def test_a_dropped_move_is_found() -> None:
    assert flaw_in(changed(moves=RECORD.moves[:-1])) == Flaw("flaw-marks", len(RECORD.moves) - 1)


@pytest.mark.parametrize("field", ["commitment", "secret", "entropy"])
def test_a_broken_seal_is_found(field: str) -> None:
    record = finished(Fairness.sealed("ann"))
    assert record.fairness is not None
    value = ("bob",) if field == "entropy" else "0" * 64
    forged = msgspec.structs.replace(record.fairness, **{field: value})
    assert flaw_in(msgspec.structs.replace(record, fairness=forged)) == Flaw("flaw-seal", 0)


def test_a_record_of_a_match_that_began_in_the_middle_keeps_its_position() -> None:
    match = Match.from_state("duel-of-magicians", RECORD.replay(7).state_data(), "fork")
    (seat,) = match.to_move
    match.play(seat, match.moves(seat)[0])
    record = Record.of(match)
    assert flaw_in(record) is None
    assert Record.decode(record.encode()).replay().state_data() == match.state_data()


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (b"", "not complete JSON"),
        (b"hello", "not complete JSON"),
        (b"\xff\xfe\x00", "not complete JSON"),
        (RECORD.encode()[:-100], "not complete JSON"),
        (b"[" * 100_000, "not complete JSON"),
        (b"[]", "no field “maestri”"),
        (b'{"game": "duel-of-magicians"}', "no field “maestri”"),
        (b'{"maestri": 3}', "version 3.*up to version 2"),
        (b'{"maestri": 1}', "missing required field"),
        (RECORD.encode().replace(b'"seats": 3', b'"seats": "3"'), "Expected `int`"),
    ],
)
def test_what_is_no_record_is_refused_in_one_line(data: bytes, problem: str, tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_bytes(data)
    with pytest.raises(Refusal, match=problem) as refused:
        Record.load(tmp_path / "bad.json")
    assert "\n" not in str(refused.value)


def test_what_has_no_file_is_called_a_record() -> None:
    with pytest.raises(Refusal, match=r"^record "):
        Record.decode(b"hello")


def test_a_file_too_long_for_a_record_is_not_read(tmp_path: Path) -> None:
    with (tmp_path / "long.json").open("wb") as file:
        file.truncate(LARGEST + 1)
    with pytest.raises(Refusal, match="at most 8 MB"):
        Record.load(tmp_path / "long.json")


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="No such file"):
        Record.load(tmp_path / "none.json")


def test_a_record_of_other_rules_is_not_replayed() -> None:
    with pytest.raises(Refusal, match="version 9 of the game's rules"):
        changed(rules=9).replay()


@pytest.mark.parametrize("text", ["", "take", "x take", "² take", "-1 take"])
def test_a_recorded_move_begins_with_its_seat(text: str) -> None:
    with pytest.raises(Refusal, match="should begin with a seat"):
        changed(moves=[text]).replay()


def test_who_stood_in_is_kept_with_the_plies() -> None:
    told = msgspec.structs.replace(RECORD, stand_ins={2: "regular", 11: "master"})
    assert Record.decode(told.encode()) == told

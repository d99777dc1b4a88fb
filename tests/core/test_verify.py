"""What a record proves, what it leaves open, and what a commitment adds that somebody kept."""

from typing import Any

import msgspec
import pytest

from maestri import Fairness, Match, Record
from maestri.core.fairness import digest_of
from maestri.core.verify import Flaw, Unknown, flaw_in, unknown_in
from tests.core.test_record import RECORD, changed, finished

SEALED = finished(Fairness.sealed("ann", secret="house"))
SEAL = digest_of("house")


def shared(*entropy: str | None, pledges: tuple[str | None, ...]) -> Record:
    """A record of a match in whose seed the seats have these shares."""
    return msgspec.structs.replace(SEALED, fairness=Fairness(SEAL, "house", entropy, pledges))


@pytest.mark.parametrize(
    ("record", "kept", "flaw"),
    [
        (SEALED, SEAL, None),
        (SEALED, None, None),
        (SEALED, digest_of("another"), Flaw("flaw-commitment", 0)),
        (RECORD, SEAL, Flaw("flaw-commitment", 0)),
    ],
)
def test_a_commitment_that_was_kept_must_be_the_record_s(
    record: Record, kept: str | None, flaw: Flaw | None
) -> None:
    assert flaw_in(record, kept) == flaw


def test_a_move_that_is_not_legal_is_told_from_a_position_that_is_not_true() -> None:
    moves = [*RECORD.moves[:4], "0 13+13", *RECORD.moves[5:]]
    assert flaw_in(changed(moves=moves)) == Flaw("flaw-move", 5)
    marks = [*RECORD.marks[:4], "00000000", *RECORD.marks[5:]]
    assert flaw_in(changed(marks=marks)) == Flaw("flaw-position", 4)


@pytest.mark.parametrize(
    ("marks", "ply"),
    [(RECORD.marks[:3], 3), ([], 0), ([*RECORD.marks, "00000000"], len(RECORD.moves))],
)
def test_every_ply_has_a_mark(marks: list[str], ply: int) -> None:
    assert flaw_in(changed(marks=marks)) == Flaw("flaw-marks", ply)


def test_a_seed_that_somebody_chose_proves_no_fair_deal() -> None:
    assert unknown_in(RECORD) == [Unknown("unknown-seed", 0)]


def test_a_house_s_secret_is_proved_to_whoever_kept_its_seal() -> None:
    assert unknown_in(SEALED) == [Unknown("unknown-secret")]
    assert unknown_in(SEALED, SEAL) == []


@pytest.mark.parametrize(
    ("entropy", "pledges", "unknown"),
    [
        (("ann", "bob"), (digest_of("ann"), digest_of("bob")), []),
        (("ann", "bob"), (None, None), [Unknown("unknown-order", 2)]),
        (("ann", "bob"), (digest_of("ann"), None), [Unknown("unknown-order", 1)]),
        (("ann", None), (None, None), []),
        (("ann", None), (digest_of("ann"), digest_of("bob")), [Unknown("unknown-unrevealed", 1)]),
        (
            ("ann", None),
            (None, digest_of("bob")),
            [Unknown("unknown-order", 1), Unknown("unknown-unrevealed", 1)],
        ),
    ],
)
def test_who_gave_his_entropy_openly_after_another_may_have_chosen_it(
    entropy: tuple[str | None, ...], pledges: tuple[str | None, ...], unknown: list[Unknown]
) -> None:
    assert unknown_in(shared(*entropy, pledges=pledges), SEAL) == unknown


@pytest.mark.parametrize(("seat", "key"), [(-1, "unknown-position"), (0, "unknown-moment")])
def test_a_start_that_is_given_is_not_proved(seat: int, key: str) -> None:
    played = RECORD.replay(7)
    start: Any = msgspec.to_builtins(played.game.view(played.state, seat))
    record = Record.of(Match("duel-of-magicians", 3, "fork", played.options, start=start))
    assert flaw_in(record) is None
    assert unknown_in(record) == [Unknown("unknown-seed"), Unknown(key)]

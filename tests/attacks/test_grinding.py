"""A house that chooses its secret, or a seat that it holds, when it knows what everybody else has added."""

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from maestri import Fairness, Match, Record
from maestri.client import Person, Unfair
from maestri.client.proof import Proof
from maestri.core.fairness import digest_of
from maestri.core.rng import seeded
from maestri.core.verify import Flaw, flaw_in, unknown_in
from maestri.protocol.tables import SeatShown, Table
from maestri.server.store.sheet import Sheet, sheet_decoder
from maestri.terminal.cli import main
from tests.server.people import run
from tests.server.servers import Server

ENTROPY = ("entropy of ann, thirty-two letters", "entropy of bob, thirty-two letters")
PLEDGES = tuple(digest_of(entropy) for entropy in ENTROPY)
SHOWN = digest_of("the secret that was sealed")


def ground(seals: Iterator[Fairness]) -> Fairness:
    """The first that deals the first seat a joker and a crystal ball."""
    return next(seal for seal in seals if {"J", "ball"} <= set(_hand(seal)))


def _match(seal: Fairness) -> Match[Any]:
    return Match("duel-of-magicians", 2, None, {"hands": 1}, fairness=seal)


def _hand(seal: Fairness) -> list[str]:
    hand: list[str] = _match(seal).state_data()["players"][0]["hand"]
    return hand


def played(seal: Fairness) -> Record:
    match = _match(seal)
    chooser = seeded("chooser")
    while match.to_move:
        (seat,) = match.to_move
        moves = match.moves(seat)
        match.play(seat, moves[chooser.below(len(moves))])
    return Record.of(match)


def other_secrets() -> Iterator[Fairness]:
    for number in range(100_000):
        secret = f"{number:064}"
        yield Fairness(digest_of(secret), secret, ENTROPY, PLEDGES)


def test_a_secret_chosen_last_does_not_fit_the_seal_that_was_written_down() -> None:
    record = played(ground(other_secrets()))
    assert flaw_in(record) is None, "in itself it is whole"
    assert [unknown.key for unknown in unknown_in(record)] == ["unknown-secret"]
    assert flaw_in(record, SHOWN) == Flaw("flaw-commitment", 0)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "It can't be known that the secret was chosen before the entropies were known."),
        ("fr", "si le secret a été choisi avant que le hasard des joueurs soit connu."),
        ("ja", "秘密の値が、乱数が知られる前に決まっていたかどうかは分かりません。"),
    ],
)
def test_the_command_says_what_it_can_not_know_and_finds_another_seal(
    language: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = played(ground(other_secrets()))
    assert record.fairness is not None
    record.save(tmp_path / "ground.json")
    verify = ["verify", str(tmp_path / "ground.json"), "--lang", language]
    assert _command(*verify) == 0
    assert words in capsys.readouterr().out
    assert _command(*verify, "--commitment", SHOWN) == 1
    assert _command(*verify, "--commitment", record.fairness.commitment) == 0
    assert words not in capsys.readouterr().out


def _command(*args: str) -> object:
    with pytest.raises(SystemExit) as end:
        main(args)
    return end.value.code


def _table(pledges: tuple[str, ...]) -> Table:
    """A table of two that is about to be dealt, as the first seat sees it."""
    seats = [
        SeatShown(n, "open", None, "name", True, False, pledge=pledge) for n, pledge in enumerate(pledges)
    ]
    nothing: dict[str, Any] = dict.fromkeys(
        ("kept", "secret", "invite", "undo", "rematch", "rematch_of", "forked_from")
    )
    return Table(
        id="table",
        game="duel-of-magicians",
        rules=1,
        status="open",
        seats=seats,
        you=0,
        host=True,
        host_name="name",
        commitment=SHOWN,
        dealing=True,
        watching=0,
        imported=False,
        created_at=0,
        **nothing,
    )


def _proof() -> Proof:
    proof = Proof(_table(PLEDGES))
    proof.entropy = ENTROPY[0]
    return proof


def test_a_seat_of_the_house_that_chooses_last_does_not_fit_the_pledges_that_were_kept() -> None:
    """The house holds the second seat: it grinds that seat's entropy when it has the first one's."""

    def others() -> Iterator[Fairness]:
        for number in range(100_000):
            entropy = f"{number:032}"
            pledges = (PLEDGES[0], digest_of(entropy))
            yield Fairness(SHOWN, "the secret that was sealed", (ENTROPY[0], entropy), pledges)

    proof = _proof()
    proof.reveal(_table(PLEDGES))
    forged = played(ground(others()))
    assert flaw_in(forged, SHOWN) is None, "the seal alone does not tell"
    with pytest.raises(Unfair, match="other pledges"):
        proof.check(forged, 0)
    with pytest.raises(Unfair, match="after they were fixed"):
        proof.reveal(_table((PLEDGES[0], digest_of("another"))))


def test_a_house_that_leaves_a_share_out_is_found_by_whose_it_is() -> None:
    proof = _proof()
    proof.reveal(_table(PLEDGES))
    left_out = Fairness(SHOWN, "the secret that was sealed", (None, ENTROPY[1]), PLEDGES)
    record = played(left_out)
    assert flaw_in(record, SHOWN) is None
    assert [unknown.key for unknown in unknown_in(record, SHOWN)] == ["unknown-unrevealed"]
    with pytest.raises(Unfair, match="own entropy"):
        proof.check(record, 0)
    proof.check(played(msgspec.structs.replace(left_out, entropy=ENTROPY)), 0)


def test_whoever_is_silent_can_not_choose_what_stands_for_him() -> None:
    """Two deals there are, revealed or not; both were fixed by the pledge before anybody revealed."""
    secret = "the secret that was sealed"
    seals = [Fairness(SHOWN, secret, (ENTROPY[0], own), PLEDGES) for own in (ENTROPY[1], None)]
    assert all(seal.holds(seal.seed) for seal in seals)
    other = Fairness(SHOWN, secret, (ENTROPY[0], "chosen" * 6), PLEDGES)
    assert not other.holds(other.seed)


def test_a_house_that_changes_its_secret_after_the_seats_are_taken_learns_nobodys_entropy(
    tmp_path: Path,
) -> None:
    store = tmp_path / "tables.sqlite"

    async def sit_down(server: Server) -> tuple[Person, str]:
        ann = Person(server.address)
        await ann.arrive()
        table = await ann.lay("duel-of-magicians", [{"kind": "open"}, {"kind": "bot", "level": "novice"}])
        await ann.sit(table.id, 0)
        return ann, table.id

    async def test() -> None:
        with Server(f"sqlite:///{store}") as server:
            ann, table = await sit_down(server)
            server.stop()
            rewritten(store, table, lambda sheet: setattr(sheet, "secret", "chosen last"))
            server.start()
            with pytest.raises(Unfair, match="the commitment was"):
                await ann.do(table, "start")
            assert _sheet(store, table).seats[0].entropy is None
            await ann.http.aclose()

    run(test())


def _sheet(store: Path, table: str) -> Sheet:
    with sqlite3.connect(store) as rows:
        (doc,) = rows.execute("SELECT doc FROM sheets WHERE id = ?", (table,)).fetchone()
    return sheet_decoder.decode(doc)


def rewritten(store: Path, table: str, change: Callable[[Sheet], None]) -> None:
    sheet = _sheet(store, table)
    change(sheet)
    with sqlite3.connect(store) as rows:
        rows.execute("UPDATE sheets SET doc = ? WHERE id = ?", (msgspec.json.encode(sheet), table))

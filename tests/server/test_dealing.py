"""The deal: all pledges are fixed before any is revealed, and nobody can hold it up."""

import msgspec
import pytest

from maestri.core.fairness import Fairness, digest_of
from maestri.core.record import Record
from maestri.core.verify import flaw_in
from maestri.protocol.tables import NewSeat, NewTable, Reveal, Sit
from maestri.server.house import House, laying
from maestri.server.house.caretaker import look_after
from maestri.server.store.people import Person
from maestri.server.table import seating
from maestri.server.table.dealing import PATIENCE, reveal, start
from maestri.server.table.room import Room
from tests.server.inside import DUEL, Hourglass, comes, inside, ready, refused
from tests.server.recorded import revealing, sitting

ANN, BOB, EVE = (Person(name.lower(), name, 0) for name in ("Ann", "Bob", "Eve"))


async def full(house: House) -> Room:
    """A table at which Ann and Bob sit, with a bot."""
    seats = [NewSeat("open"), NewSeat("open"), NewSeat("bot")]
    room = await laying.lay(house.rooms, ANN, NewTable(game=DUEL.key, seats=seats, options={"hands": 1}))
    for seat, who in enumerate((ANN, BOB)):
        await seating.sit(room, who, sitting(room, seat, f"entropy of {who.id}"))
    return room


@inside
async def test_nobody_sits_down_at_another_seal_than_he_saw(house: House) -> None:
    room = await laying.lay(house.rooms, ANN, NewTable(game=DUEL.key, seats=[NewSeat(), NewSeat()]))
    other = Sit(0, digest_of("mine"), digest_of("another secret"))
    assert await refused(seating.sit(room, ANN, other)) == "commitment-other"


@inside
async def test_a_pledge_is_shown_to_all_and_what_is_behind_it_to_nobody(
    house: House, hourglass: Hourglass
) -> None:
    room = await full(house)
    watching = await comes(room, 5)
    await start(room, ANN)
    await reveal(room, ANN, revealing(room, "entropy of ann"))
    ann, bob, bot = watching.table["seats"]
    assert (ann["pledge"], ann["revealed"]) == (digest_of("entropy of ann"), True)
    assert (bob["pledge"], bob["revealed"]) == (digest_of("entropy of bob"), False)
    assert (bot["pledge"], bot["revealed"]) == (None, False)
    assert watching.table["dealing"]
    assert not any(b"entropy of" in message for message in watching.messages)


@inside
async def test_once_it_starts_nobody_leaves_and_nobody_starts_it_again(house: House) -> None:
    room = await full(house)
    assert await refused(reveal(room, ANN, revealing(room, "entropy of ann"))) == "table-not-started"
    await start(room, ANN)
    assert await refused(start(room, ANN)) == "table-started"
    assert await refused(seating.stand_up(room, BOB)) == "table-started"
    assert room.sheet.pledges == [digest_of("entropy of ann"), digest_of("entropy of bob"), None]


@inside
async def test_only_what_was_pledged_can_be_revealed_and_only_once(house: House) -> None:
    room = await full(house)
    await start(room, ANN)
    pledges = room.sheet.pledges
    assert await refused(reveal(room, ANN, Reveal("a better one", pledges))) == "pledge-other"
    changed = [pledges[0], digest_of("another"), None]
    assert await refused(reveal(room, ANN, Reveal("entropy of ann", changed))) == "pledge-other"
    assert await refused(reveal(room, EVE, revealing(room, "entropy of ann"))) == "seat-not-yours"
    for who in (ANN, ANN, BOB, BOB):
        await reveal(room, who, revealing(room, f"entropy of {who.id}"))
    assert room.sheet.status == "playing"
    sealed = Fairness.sealed("entropy of ann", "entropy of bob", secret=room.sheet.secret)
    assert room.sheet.seed == sealed.seed
    assert await refused(reveal(room, BOB, revealing(room, "a better one"))) == "reveal-late"


@inside
async def test_who_stays_silent_holds_nothing_up_and_his_pledge_stands_for_him(
    house: House, hourglass: Hourglass
) -> None:
    room = await full(house)
    await start(room, ANN)
    await reveal(room, ANN, revealing(room, "entropy of ann"))
    hourglass.pass_by(PATIENCE - 1)
    assert await house.store.due(hourglass.moment, 9) == []
    await look_after(room)
    assert room.sheet.dealing
    hourglass.pass_by(1)
    assert await house.store.due(hourglass.moment, 9) == [room.sheet.id]
    await look_after(room)
    assert room.sheet.status == "playing"
    lines = f"{room.sheet.secret}\nentropy of ann\n{digest_of('entropy of bob')}"
    assert room.sheet.seed == digest_of(lines)
    assert await refused(reveal(room, BOB, revealing(room, "entropy of bob"))) == "reveal-late"
    seal = Record.of((await ready(room)).match).fairness
    assert seal is not None
    assert seal.entropy == ("entropy of ann", None, None)
    assert (seal.unrevealed, seal.unpledged) == (1, 0)
    assert flaw_in(Record.of((await ready(room)).match)) is None


@inside
async def test_a_table_that_was_full_before_there_were_pledges_is_dealt_at_once(house: House) -> None:
    room = await full(house)

    for seat in room.sheet.seats[:2]:
        seat.pledge, seat.entropy = None, f"given by {seat.person}"
    await start(room, ANN)
    assert room.sheet.status == "playing"
    seal = room.sheet.fairness()
    assert (seal.entropy, seal.unpledged) == (("given by ann", "given by bob", None), 2)
    assert seal.seed == Fairness.sealed("given by ann", "given by bob", secret=room.sheet.secret).seed


@pytest.mark.parametrize("field", ["entropy", "pledges"])
def test_a_share_that_was_changed_breaks_the_seal(field: str) -> None:
    seal = Fairness(digest_of("secret"), "secret", ("ann", None), (digest_of("ann"), digest_of("bob")))
    assert seal.holds(seal.seed)
    changed = {"entropy": ("eve", None), "pledges": (digest_of("ann"), digest_of("eve"))}[field]
    forged = msgspec.structs.replace(seal, **{field: changed})
    assert not forged.holds(seal.seed)
    if field == "entropy":
        assert not forged.holds(forged.seed), "what was revealed is not what was pledged"

"""Frames as the library of others writes and reads them."""

import pytest
from websockets.frames import Frame, Opcode

from maestri.protocol.close_codes import PROTOCOL_ERROR, TOO_BIG
from maestri.server.live import frames

LENGTHS = (0, 1, 125, 126, 127, 65_535, 65_536, 70_000)
LONGEST = 100_000


@pytest.mark.parametrize("length", LENGTHS)
def test_what_we_say_is_written_as_others_write_it(length: int) -> None:
    assert frames.text(b"x" * length) == Frame(Opcode.TEXT, b"x" * length).serialize(mask=False)


@pytest.mark.parametrize("length", LENGTHS)
def test_what_others_write_is_read_once_it_is_whole(length: int) -> None:
    payload = bytes(number % 251 for number in range(length))
    sent = b"before" + Frame(Opcode.TEXT, payload).serialize(mask=True)
    frame = frames.read(sent + b"after", len(b"before"), LONGEST)
    assert frame == (Opcode.TEXT, True, payload, len(sent))
    for cut in {*range(6, 22), len(sent) - 1}:
        if cut < len(sent):
            assert frames.read(sent[:cut], len(b"before"), LONGEST) is None


def test_a_part_of_a_message_is_known_as_one() -> None:
    sent = Frame(Opcode.CONT, b"part", fin=False).serialize(mask=True)
    assert frames.read(sent, 0, LONGEST) == (Opcode.CONT, False, b"part", len(sent))


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (Frame(Opcode.TEXT, b"x").serialize(mask=False), PROTOCOL_ERROR),
        (bytes((0xC1, 0x81, 0, 0, 0, 0, 0)), PROTOCOL_ERROR),
        (bytes((0x83, 0x81, 0, 0, 0, 0, 0)), PROTOCOL_ERROR),
        (bytes((0x09, 0x80, 0, 0, 0, 0)), PROTOCOL_ERROR),
        (bytes((0x89, 0xFE, 0, 126, 0, 0, 0, 0)) + b"x" * 126, PROTOCOL_ERROR),
        (Frame(Opcode.TEXT, b"x" * 11).serialize(mask=True), TOO_BIG),
    ],
    ids=["unmasked", "reserved", "unknown", "a control in parts", "a long control", "too long"],
)
def test_what_breaks_the_protocol_is_refused(sent: bytes, code: int) -> None:
    with pytest.raises(frames.Broken) as broken:
        frames.read(sent, 0, longest=10)
    assert broken.value.code == code
    assert frames.read(Frame(Opcode.TEXT, b"x" * 10).serialize(mask=True), 0, longest=10)

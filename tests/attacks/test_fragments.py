"""Messages in thousands of parts, parts that hold nothing, and floods of pings and small messages."""

from multiprocessing.synchronize import Event as Stop

import pytest

from maestri.protocol.close_codes import NOT_ALLOWED
from maestri.server.live import frames
from tests.attacks.strangers import Attack, bear, on_both_stores
from tests.attacks.wire import masked, until_closed, upgraded
from tests.server.people import run, visitors
from tests.server.servers import Server

EMPTY_PARTS = masked(frames.TEXT, b"", last=False) + masked(frames.CONTINUED, b"", last=False) * 4090
PINGS = masked(frames.PING, b"") * 10_000
PING = b'{"do":"ping","id":1}'
SMALL = masked(frames.TEXT, PING) * 8_000


def _flood(port: int, cookie: str, stop: Stop, data: bytes) -> None:
    """Comes back as often as it is closed."""
    while not stop.is_set():
        try:
            with upgraded(port, cookie) as line:
                while not stop.is_set():
                    line.sendall(data)
        except (OSError, AssertionError):
            stop.wait(0.05)


def empty_parts(port: int, cookie: str, stop: Stop) -> None:
    _flood(port, cookie, stop, EMPTY_PARTS + masked(frames.CONTINUED, PING))


def pings(port: int, cookie: str, stop: Stop) -> None:
    _flood(port, cookie, stop, PINGS)


def small_messages(port: int, cookie: str, stop: Stop) -> None:
    _flood(port, cookie, stop, SMALL)


FLOODS: tuple[Attack, ...] = (empty_parts, pings, small_messages)


@pytest.mark.parametrize(
    ("attacked", "attack"),
    on_both_stores([(flood.__name__, flood) for flood in FLOODS], {"empty_parts", "pings"}),
    indirect=["attacked"],
)
def test_a_flood_of_frames_is_felt_at_no_other_table(attacked: Server, attack: Attack) -> None:
    run(bear(attack, attacked))


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (EMPTY_PARTS, NOT_ALLOWED),
        (
            masked(frames.TEXT, b"a", last=False) + masked(frames.CONTINUED, b"a", last=False) * 20,
            NOT_ALLOWED,
        ),
        (PINGS, NOT_ALLOWED),
    ],
    ids=["parts that hold nothing", "too many parts", "too many pings"],
)
def test_whoever_sends_what_nobody_needs_is_told_so_and_closed(
    server: Server, data: bytes, code: int
) -> None:
    async def test() -> None:
        async with visitors(server, 1) as (mallory,):
            with upgraded(server.port, mallory.cookie) as line:
                line.sendall(data)
                assert until_closed(line).endswith(frames.closing(code))

    run(test())


def test_what_was_sent_before_a_pause_is_answered_after_it(server: Server) -> None:
    """More messages in one packet than may wait: all of them are answered, in their order."""

    async def test() -> None:
        async with visitors(server, 1) as (ann,):
            with upgraded(server.port, ann.cookie) as line:
                asked = [b'{"do":"ping","id":%d}' % number for number in range(60)]
                line.sendall(b"".join(masked(frames.TEXT, ask) for ask in asked))
                said = b""
                while b'"id":59}' not in said:
                    said += line.recv(65_536)
                places = [said.index(b'"id":%d}' % number) for number in range(60)]
                assert places == sorted(places)

    run(test())

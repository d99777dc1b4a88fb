"""A websocket by itself: what it does with bytes, at a line that keeps what is written."""

import asyncio

import pytest
from websockets.frames import Frame, Opcode

from maestri.protocol.close_codes import (
    NO_IDENTITY,
    NOT_ALLOWED,
    PROTOCOL_ERROR,
    RESTARTING,
    TOO_BIG,
    TOO_SLOW,
)
from maestri.protocol.live import LONGEST_MESSAGE
from maestri.server.live import frames
from maestri.server.live.websocket import FAREWELL, MOST_WAITING, QUIET
from tests.server.lines import Open, request
from tests.server.people import run

TEXT, CONTINUED, CLOSE, PING, PONG = (
    Opcode.TEXT,
    Opcode.CONT,
    Opcode.CLOSE,
    Opcode.PING,
    Opcode.PONG,
)


def test_a_websocket_is_welcomed_where_there_is_one() -> None:
    async def test() -> None:
        good = Open(request("/api/live?some=thing"))
        assert good.hello.startswith(b"HTTP/1.1 101 ")
        assert [asked.path for asked in good.asked] == ["/api/live?some=thing"]
        assert good.server.connections == {good.socket}
        assert (good.line.end, good.socket.closed) == ("", False)
        for hello, status in (
            (request("/elsewhere"), b"404"),
            (request(version="7"), b"4"),
        ):
            bad = Open(hello)
            assert bad.hello.startswith(b"HTTP/1.1 " + status)
            assert (bad.asked, bad.line.end, bad.socket.closed) == ([], "closed", True)

    run(test())


def test_messages_are_heard_whole_however_they_come() -> None:
    async def test() -> None:
        open_ = Open()
        open_.gets(TEXT, b"one")
        data = Frame(TEXT, b"two").serialize(mask=True) + Frame(TEXT, b"three").serialize(mask=True)
        for byte in data:
            open_.socket.data_received(bytes((byte,)))
        open_.socket.data_received(data)
        open_.gets(TEXT, b"fo", last=False)
        open_.gets(PING, b"meanwhile")
        open_.gets(CONTINUED, b"", last=False)
        assert open_.listener.messages == [b"one", b"two", b"three", b"two", b"three"]
        open_.gets(CONTINUED, b"ur")
        open_.gets(TEXT, b"five")
        assert open_.listener.messages[-2:] == [b"four", b"five"]
        assert open_.line.taken() == frames.control(frames.PONG, b"meanwhile")
        open_.gets(PONG, b"nobody asked")
        assert open_.line.taken() == b""

    run(test())


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        ([(CONTINUED, b"of nothing", True)], PROTOCOL_ERROR),
        ([(TEXT, b"begun", False), (TEXT, b"again", True)], PROTOCOL_ERROR),
        ([(TEXT, b"x" * LONGEST_MESSAGE, False), (CONTINUED, b"x", True)], TOO_BIG),
        ([(TEXT, b"x" * (LONGEST_MESSAGE + 1), True)], TOO_BIG),
        ([(TEXT, b"", False), *[(CONTINUED, b"", False)] * LONGEST_MESSAGE], NOT_ALLOWED),
    ],
    ids=["continues nothing", "is not continued", "too long in parts", "too long", "endless parts"],
)
def test_whoever_breaks_the_rules_is_told_and_not_heard_any_more(
    sent: list[tuple[Opcode, bytes, bool]], code: int
) -> None:
    async def test() -> None:
        open_ = Open()
        for frame in sent:
            open_.gets(*frame)
        assert open_.line.taken() == frames.closing(code) + b"<eof>"
        open_.gets(TEXT, b"and more")
        assert open_.listener.messages == []
        assert open_.socket.closed

    run(test())


def test_the_longest_message_is_heard() -> None:
    async def test() -> None:
        open_ = Open()
        open_.gets(TEXT, b"x" * LONGEST_MESSAGE)
        open_.gets(TEXT, b"x" * (LONGEST_MESSAGE - 1), last=False)
        open_.gets(CONTINUED, b"x")
        assert [len(message) for message in open_.listener.messages] == [LONGEST_MESSAGE] * 2

    run(test())


@pytest.mark.parametrize(("payload", "answer"), [(b"", b""), (b"\x03", b""), (b"\x03\xe8bye", b"\x03\xe8")])
def test_a_good_bye_is_answered_and_ends_it(payload: bytes, answer: bytes) -> None:
    async def test() -> None:
        open_ = Open()
        open_.gets(CLOSE, payload)
        assert open_.line.taken() == frames.control(frames.CLOSE, answer)
        assert open_.line.end == "closed"
        open_.socket.connection_lost(None)
        assert open_.listener.left == 1
        assert not open_.server.connections

    run(test())


def test_after_our_own_good_bye_nothing_is_heard_and_theirs_is_the_end() -> None:
    async def test() -> None:
        open_ = Open()
        open_.socket.pause()
        assert not open_.line.reading
        open_.socket.close(NO_IDENTITY)
        open_.socket.close(TOO_SLOW)
        assert open_.line.reading, "else their answer would not come"
        assert open_.line.taken() == frames.closing(NO_IDENTITY)
        open_.gets(TEXT, b"but")
        assert open_.listener.messages == []
        assert open_.line.end == ""
        open_.gets(CLOSE, b"\x0f\xa1")
        assert (open_.line.taken(), open_.line.end) == (b"", "closed")
        open_.socket.pause()
        open_.socket.resume()
        assert open_.line.reading

    run(test())


def test_no_more_is_read_before_all_that_came_was_heard() -> None:
    """Else whoever sends faster than he is answered fills the memory, and what waits is copied for each."""

    async def test() -> None:
        open_ = Open()
        heard = open_.listener.heard

        def hear_one(message: bytes) -> None:
            heard(message)
            open_.socket.pause()

        open_.listener.heard = hear_one  # type: ignore[method-assign]
        open_.socket.data_received(Frame(TEXT, b"x").serialize(mask=True) * 3)
        for count in (1, 2, 3):
            assert (len(open_.listener.messages), open_.line.reading) == (count, False)
            open_.socket.resume()
            assert open_.line.reading == (count == 3)
            await asyncio.sleep(0)
        open_.gets(TEXT, b"x"[:0])
        assert len(open_.listener.messages) == 4

    run(test())


def test_when_the_server_ends_all_that_was_said_goes_out_first() -> None:
    async def test() -> None:
        open_ = Open()
        open_.socket.say(b"last words")
        open_.socket.shutdown()
        assert open_.line.taken() == frames.text(b"last words") + frames.closing(RESTARTING)
        assert open_.line.end == "closed"
        closed = Open()
        closed.socket.close(NO_IDENTITY)
        closed.line.taken()
        closed.socket.shutdown()
        assert (closed.line.taken(), closed.line.end) == (b"", "closed")

    run(test())


def test_a_quiet_line_is_asked_once_and_any_word_is_a_sign_of_life() -> None:
    async def test() -> None:
        open_ = Open()
        begun = open_.socket.heard_at
        open_.socket.look_after(begun + QUIET)
        assert open_.line.taken() == b""
        open_.socket.look_after(begun + QUIET + 0.1)
        open_.socket.look_after(begun + QUIET + 0.2)
        assert open_.line.taken() == frames.control(frames.PING)
        open_.socket.heard_at = begun + QUIET + 1
        open_.socket.look_after(begun + 2 * QUIET + 2)
        assert open_.line.taken() == frames.control(frames.PING)
        open_.socket.look_after(begun + 3 * QUIET + 1)
        assert open_.line.end == ""
        open_.socket.look_after(begun + 3 * QUIET + 1.1)
        assert open_.line.end == "aborted"

    run(test())


def test_who_does_not_answer_our_good_bye_is_given_up() -> None:
    async def test() -> None:
        open_ = Open()
        open_.socket.heard_at = 0.0
        open_.socket.close(NO_IDENTITY)
        said_at = open_.socket.heard_at
        assert said_at > 0
        open_.gets(PONG, b"")
        assert open_.socket.heard_at == said_at, "what comes after a good-bye is no sign of life"
        open_.socket.look_after(said_at + FAREWELL)
        assert open_.line.end == ""
        open_.socket.look_after(said_at + FAREWELL + 0.1)
        assert open_.line.end == "aborted"

    run(test())


def test_so_much_may_wait_for_a_slow_client_and_no_more() -> None:
    async def test() -> None:
        open_ = Open()
        open_.line.waiting = MOST_WAITING
        open_.socket.say(b"news")
        await asyncio.sleep(0)
        assert open_.line.taken() == frames.text(b"news")
        open_.line.waiting = MOST_WAITING + 1
        open_.socket.say(b"news")
        await asyncio.sleep(0)
        assert open_.line.taken() == frames.closing(TOO_SLOW)
        open_.line.end = "lost"
        open_.socket.say(b"news")
        await asyncio.sleep(0)

    run(test())


def test_the_server_waits_for_what_is_under_way() -> None:
    async def test() -> None:
        open_ = Open()
        task = open_.socket.spawn(asyncio.sleep(0))
        assert open_.server.tasks == {task}
        await task
        await asyncio.sleep(0)
        assert not open_.server.tasks

    run(test())

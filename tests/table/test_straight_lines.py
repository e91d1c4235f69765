"""A line on the bare connection: what is told is written at once; who does not read is given up."""

import asyncio
import tracemalloc
from typing import Any

import pytest
from websockets.frames import Close, Frame, Opcode
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from archipel.table.open_socket import UNHEARD, UNREAD, OpenSocket
from archipel.table.surroundings import Gone

WORDS = Frame(Opcode.TEXT, b"{}").serialize(mask=False)


class Transport(asyncio.Transport):
    """A connection whose other end reads as told."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.unread = 0
        self.closing = self.aborted = False
        self.reading = True

    def write(self, data: Any) -> None:
        self.written.append(bytes(data))

    def get_write_buffer_size(self) -> int:
        return self.unread

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    def abort(self) -> None:
        self.closing = self.aborted = True

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


def line(transport: Transport) -> OpenSocket:
    """The line of a client that was let in."""
    said = ServerProtocol(state=OPEN, max_size=1000)
    return OpenSocket(transport, said, "192.0.2.1", "en", [])


def hear(line: OpenSocket, *frames: Frame, mask: bool = True) -> None:
    """What the client sends."""
    sent = b"".join(frame.serialize(mask=mask) for frame in frames)
    line.get_buffer(-1)[: len(sent)] = sent
    line.buffer_updated(len(sent))


def test_what_is_said_is_written_at_once_unless_too_much_waits() -> None:
    async def go() -> None:
        transport = Transport()
        socket = line(transport)
        assert socket.put(b"{}")
        assert transport.written == [WORDS]
        transport.unread = UNREAD + 1
        assert not socket.put(b"{}")
        assert transport.written == [WORDS]

    asyncio.run(go())


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_message_of_any_length_is_written_as_the_library_would(size: int) -> None:
    async def go() -> None:
        transport = Transport()
        line(transport).put(b"x" * size)
        assert transport.written == [Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)]

    asyncio.run(go())


def test_nothing_is_written_to_somebody_who_is_gone() -> None:
    async def go() -> None:
        transport = Transport()
        socket = line(transport)
        transport.closing, transport.unread = True, UNREAD + 1
        assert socket.put(b"{}")  # nobody is given up who has gone
        assert not transport.written

    asyncio.run(go())


def test_only_who_says_much_at_once_has_to_wait_until_it_is_heard() -> None:
    async def go() -> None:
        transport = Transport()
        socket = line(transport)
        for number in range(UNHEARD):
            hear(socket, Frame(Opcode.TEXT, b"%d" % number))
            assert transport.reading
        hear(socket, Frame(Opcode.TEXT, b"more"))
        assert not transport.reading
        heard = [await socket.receive() for _ in range(UNHEARD + 1)]
        assert heard == [*map(str, range(UNHEARD)), "more"]
        assert transport.reading

    asyncio.run(go())


def test_a_message_may_come_in_pieces_with_a_ping_between_them() -> None:
    async def go() -> None:
        transport = Transport()
        socket = line(transport)
        hear(socket, Frame(Opcode.TEXT, b"he", fin=False), Frame(Opcode.PING, b"!"))
        hear(socket, Frame(Opcode.CONT, b"llo"), Frame(Opcode.BINARY, b"bytes"))
        assert [await socket.receive(), await socket.receive()] == ["hello", b"bytes"]
        assert transport.written == [Frame(Opcode.PONG, b"!").serialize(mask=False)]

    asyncio.run(go())


def test_whoever_says_goodbye_is_answered_and_gone_once_all_was_heard() -> None:
    async def go() -> None:
        transport = Transport()
        socket = line(transport)
        goodbye = Close(1000, "").serialize()
        hear(socket, Frame(Opcode.TEXT, b"last words"), Frame(Opcode.CLOSE, goodbye))
        assert await socket.receive() == "last words"
        with pytest.raises(Gone):
            await socket.receive()
        assert transport.written == [Frame(Opcode.CLOSE, goodbye).serialize(mask=False)]
        assert transport.closing

    asyncio.run(go())


@pytest.mark.parametrize(
    ("frame", "mask", "code"),
    [
        (Frame(Opcode.TEXT, b"\xff"), True, 1007),  # no text
        (Frame(Opcode.TEXT, b"x" * 1001), True, 1009),  # too long
        (Frame(Opcode.CONT, b"x"), True, 1002),  # the end of nothing
        (Frame(Opcode.TEXT, b"x"), False, 1002),  # without a mask
    ],
)
def test_who_does_not_keep_to_the_protocol_is_told_so_and_heard_no_more(
    frame: Frame, mask: bool, code: int
) -> None:
    async def go() -> None:
        transport = Transport()
        socket = line(transport)
        hear(socket, frame, mask=mask)
        with pytest.raises(Gone):
            await socket.receive()
        assert transport.written[0][2:4] == code.to_bytes(2, "big")
        assert socket.put(b"{}")
        assert len(transport.written) == 1

    asyncio.run(go())


def test_who_answers_no_ping_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("archipel.table.open_socket.KEEP_ALIVE", 0.05)

    async def go() -> None:
        silent, lively = Transport(), Transport()
        lines = [line(silent), line(lively)]
        for _ in range(6):
            await asyncio.sleep(0.02)
            hear(lines[1], Frame(Opcode.PONG, b""))
        assert (silent.closing, lively.closing) == (True, False)
        assert Frame(Opcode.PING, b"").serialize(mask=False) in lively.written

    asyncio.run(go())


def test_a_goodbye_that_nobody_answers_is_not_waited_for_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("archipel.table.open_socket.FAREWELL", 0.02)

    async def go() -> None:
        transport = Transport()
        socket = line(transport)
        await socket.close(4408, "too slow")
        assert not transport.closing
        await asyncio.sleep(0.06)
        assert transport.closing

    asyncio.run(go())


def test_who_goes_and_does_not_read_what_is_left_is_not_kept_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("archipel.table.open_socket.FAREWELL", 0.02)

    async def go() -> None:
        polite, rude, cut = Transport(), Transport(), Transport()
        hear(line(polite), Frame(Opcode.CLOSE, Close(1000, "").serialize()))
        hear(line(rude), Frame(Opcode.TEXT, b"x" * 1001))
        gone = line(cut)
        gone.eof_received()
        with pytest.raises(Gone):
            await gone.receive()
        assert not any(each.aborted for each in (polite, rude, cut))
        await asyncio.sleep(0.06)
        assert all(each.aborted for each in (polite, rude, cut))

    asyncio.run(go())


def test_who_asks_for_answers_and_reads_none_is_given_up() -> None:
    async def go() -> None:
        transport = Transport()
        socket = line(transport)
        hear(socket, Frame(Opcode.PING, b"x"))
        assert not transport.aborted
        transport.unread = 2 * UNREAD + 1
        hear(socket, Frame(Opcode.PING, b"x"))
        assert transport.aborted

    asyncio.run(go())


def test_empty_pieces_of_a_message_take_no_room() -> None:
    async def go() -> None:
        socket = line(Transport())
        hear(socket, Frame(Opcode.TEXT, b"a", fin=False))
        tracemalloc.start()
        for _ in range(20):
            hear(socket, *[Frame(Opcode.CONT, b"", fin=False)] * 500)
        kept = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        assert kept < 100_000  # ten thousand frames would be a megabyte
        hear(socket, Frame(Opcode.CONT, b"b"))
        assert await socket.receive() == "ab"

    asyncio.run(go())


def test_who_was_not_listened_to_is_not_taken_for_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("archipel.table.open_socket.KEEP_ALIVE", 0.05)

    async def go() -> None:
        transport = Transport()
        socket = line(transport)
        for _ in range(UNHEARD + 1):
            hear(socket, Frame(Opcode.TEXT, b"x"))
        await asyncio.sleep(0.12)  # two pings, and nothing is read meanwhile
        for _ in range(UNHEARD + 1):
            await socket.receive()
        await asyncio.sleep(0.04)  # the next ping
        assert transport.reading
        assert not transport.closing

    asyncio.run(go())

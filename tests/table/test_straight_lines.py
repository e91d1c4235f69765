"""A line without the web framework: what is told is written at once; who does not read is given up."""

import asyncio
from typing import Any

import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from archipel.table.connections import UNHEARD, UNREAD, Doors, SocketDoor

WORDS = Frame(Opcode.TEXT, b"{}").serialize(mask=False)


class Transport(asyncio.Transport):
    """A connection whose other end reads as told."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.unread = 0
        self.closing = False
        self.reading = True

    def write(self, data: Any) -> None:
        self.written.append(bytes(data))

    def get_write_buffer_size(self) -> int:
        return self.unread

    def is_closing(self) -> bool:
        return self.closing

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


def door(transport: Transport) -> SocketDoor:
    """A socket that was let in."""

    async def nobody(scope: Any, receive: Any, send: Any) -> None:
        """An application that does nothing."""

    config = uvicorn.Config(nobody, ws_max_size=1000)
    made = SocketDoor(Doors(10), config=config, server_state=ServerState(), app_state={})
    made.transport = transport
    return made


def test_what_is_said_is_written_at_once_unless_too_much_waits() -> None:
    async def go() -> None:
        transport = Transport()
        line = door(transport)
        assert line.say(WORDS)
        assert transport.written == [WORDS]
        transport.unread = UNREAD + 1
        assert not line.say(WORDS)
        assert transport.written == [WORDS]

    asyncio.run(go())


def test_nothing_is_written_to_somebody_who_is_gone() -> None:
    async def go() -> None:
        transport = Transport()
        line = door(transport)
        transport.closing, transport.unread = True, UNREAD + 1
        assert line.say(WORDS)  # nobody is given up who has gone
        assert not transport.written

    asyncio.run(go())


def test_only_who_says_much_at_once_has_to_wait_until_it_is_heard() -> None:
    async def go() -> None:
        transport = Transport()
        line = door(transport)
        for number in range(UNHEARD):
            line.handle_text(Frame(Opcode.TEXT, b"%d" % number))
            assert transport.reading
        line.handle_text(Frame(Opcode.TEXT, b"more"))
        assert not transport.reading
        heard = [(await line.receive())["text"] for _ in range(UNHEARD + 1)]  # type: ignore[typeddict-item]
        assert heard == [*map(str, range(UNHEARD)), "more"]
        assert transport.reading

    asyncio.run(go())

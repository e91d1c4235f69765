"""How many connections an address and the whole server may hold, and how long a request may take to begin.

uvicorn limits neither: a thousand connections that never finish their first line use up every file that this
process may open, and nobody else is let in. Its two protocols are extended here by a door that counts.
"""

import asyncio
import contextlib
import functools
import resource
import socket
from collections.abc import Callable
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr

from archipel.table.addresses import Proxies, one_stranger
from archipel.table.limits import HEAD_WITHIN, Buckets, Crowd
from archipel.table.web_line import StraightDoor

ALL: Final = 4_096
SPARE: Final = 100  # files that the store, the page and the bots' processes need
IN_A_ROW: Final = 500  # on whom the gate hangs up before anybody else is served
AWAY: Final = b"HTTP/1.1 %s\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Doors:
    """Counts the connections by address; where one is too many, one that asks for nothing makes room."""

    def __init__(
        self,
        each: float,
        all: int = 0,
        proxies: Proxies | None = None,
        processes: int = 1,
        everywhere: Crowd | None = None,
    ) -> None:
        self.each = each
        self.rate = Buckets(each / 3 / processes, each * 2 / processes)  # anybody may come to any of them
        self._everywhere = everywhere  # the connections of all processes, where there are several
        self._counted: dict[asyncio.BaseTransport, asyncio.Task[bool]] = {}
        self.all = all or max(SPARE, min(ALL, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - SPARE))
        self.head_within = HEAD_WITHIN
        self.proxies = proxies or Proxies([])
        self._by_address: dict[str, dict[asyncio.BaseTransport, object]] = {}
        self._count = 0

    def come(self, host: str, transport: asyncio.BaseTransport, door: object) -> bool:
        """Whether one more is let in."""
        address = one_stranger(host)
        here = self._by_address.get(address, {})
        # Behind a proxy that is trusted are many people; it has limits of its own.
        if len(here) >= self.each and host not in self.proxies and not self._make_room([here]):
            return False
        if self._count >= self.all and not self._make_room(list(self._by_address.values())):
            return False
        self._by_address.setdefault(address, {})[transport] = door
        self._count += 1
        if self._everywhere is not None and host not in self.proxies:
            counting = asyncio.create_task(self._count_everywhere(self._everywhere, address, transport))
            self._counted[transport] = counting
        return True

    async def _count_everywhere(
        self, everywhere: Crowd, address: str, transport: asyncio.BaseTransport
    ) -> bool:
        """Whether one more is let in by all processes; if not, one that asks for nothing makes room here."""
        while transport in (here := self._by_address.get(address, {})):
            if await everywhere.enter(address):
                return True
            if not self._make_room([here]):
                door = here.get(transport)
                if isinstance(door, HttpDoor):
                    door.send_away(b"429 Too Many Requests")
                else:
                    transport.close()
                return False
        return False

    def _leave_everywhere(self, address: str, counting: "asyncio.Task[bool]") -> None:
        if self._everywhere is not None and not counting.cancelled() and counting.result():
            self._everywhere.leave(address)

    def becomes_socket(self, host: str, transport: asyncio.BaseTransport, door: object) -> None:
        """A connection goes on as a socket, and counts as before."""
        here = self._by_address.get(one_stranger(host), {})
        if transport in here:
            here[transport] = door

    def go(self, host: str, transport: asyncio.BaseTransport) -> None:
        """A connection is gone, or never was let in."""
        address = one_stranger(host)
        here = self._by_address.get(address, {})
        if here.pop(transport, None) is not None:
            self._count -= 1
            if not here:
                del self._by_address[address]
        counting = self._counted.pop(transport, None)
        if counting is not None:
            counting.add_done_callback(lambda done: self._leave_everywhere(address, done))

    def _make_room(self, groups: list[dict[asyncio.BaseTransport, Any]]) -> bool:
        """Close the oldest connection without a request, of whoever has most of them."""
        for group in sorted(groups, key=len, reverse=True):
            for door in group.values():
                if isinstance(door, HttpDoor) and door.idle:
                    door.send_away(b"408 Request Timeout")
                    return True
        return False

    def knock(self, host: str) -> bool:
        """Whether somebody who comes to the door is looked at; who comes too often costs next to nothing."""
        return host in self.proxies or self.rate.take(one_stranger(host))

    def http(self) -> Any:
        """What makes uvicorn's HTTP connections."""
        return functools.partial(HttpDoor, self)

    def sockets(self) -> Any:
        """What makes uvicorn's sockets."""
        return functools.partial(SocketDoor, self)


class Gate(socket.socket):
    """A listening socket that hangs up on those who come too often: greeting one takes a millisecond."""

    def __init__(self, doors: Doors, listener: socket.socket) -> None:
        super().__init__(fileno=listener.detach())
        self.doors = doors

    def accept(self) -> tuple[socket.socket, Any]:
        """The next one who is let through."""
        for _ in range(IN_A_ROW):
            line, peer = super().accept()
            if self.doors.knock(peer[0]):
                return line, peer
            line.close()
        raise BlockingIOError  # others have something to do as well


class HttpDoor(H11Protocol):
    """One HTTP connection, counted, whose requests must begin in time."""

    def __init__(self, doors: Doors, **words: Any) -> None:
        super().__init__(**words)
        self.doors = doors
        self.host = ""
        self._upgraded = False
        self._clock: asyncio.TimerHandle | None = None

    @property
    def idle(self) -> bool:
        """Whether no request is under way: none has come, or not its whole head."""
        return self.conn.their_state is h11.IDLE and not self._upgraded

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let it in, if there is room."""
        super().connection_made(transport)
        self.host = peer(transport)
        if self.doors.come(self.host, transport, self):
            self._watch_the_clock()
        else:
            self.send_away(b"429 Too Many Requests")

    def data_received(self, data: bytes) -> None:
        """Something of a request; nothing more is read of one that was sent away."""
        if not self.transport.is_closing():
            super().data_received(data)
            self._watch_the_clock()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The connection goes on as a socket."""
        self._upgraded = True
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self.doors.go(self.host, self.transport)
        self._stop_the_clock()
        super().connection_lost(exc)

    def send_away(self, why: bytes) -> None:
        """Say why, and close."""
        self.doors.go(self.host, self.transport)
        if not self.transport.is_closing():
            self.transport.write(AWAY % why)
            self.transport.close()

    def _watch_the_clock(self) -> None:
        if not self.idle or self.transport.is_closing():
            self._stop_the_clock()
        elif self._clock is None:
            self._clock = self.loop.call_later(self.doors.head_within, self._too_late)

    def _stop_the_clock(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None

    def _too_late(self) -> None:
        self._clock = None
        if self.idle:
            self.send_away(b"408 Request Timeout")


class SocketDoor(StraightDoor):
    """One socket, counted with the connections of its address."""

    def __init__(self, doors: Doors, **words: Any) -> None:
        super().__init__(**words)
        self.doors = doors
        self.host = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It was let in as an HTTP connection."""
        super().connection_made(transport)
        self.host = peer(transport)
        self.doors.becomes_socket(self.host, transport, self)

    def counted_until(self, transport: asyncio.Transport, line: object) -> Callable[[], object]:
        """It counts as before, whoever has it."""
        self.doors.becomes_socket(self.host, transport, line)
        return functools.partial(self.doors.go, self.host, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self.doors.go(self.host, self.transport)
        super().connection_lost(exc)


def peer(transport: asyncio.BaseTransport) -> str:
    """The address at the other end."""
    with contextlib.suppress(OSError):
        remote = get_remote_addr(transport)  # type: ignore[arg-type]
        return remote[0] if remote else ""
    return ""

"""A call for a table that another process has goes there, and its answer comes back as if it were ours.

A process listens for the others on a port of its own; whoever shows its token there speaks for somebody else,
and is believed who that is.
"""

import asyncio
import contextlib
import functools
import hmac
import re
import socket
from typing import Any, Final

import h11
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from archipel.table.house.neighbours import Neighbours, Visit
from archipel.table.house.ownership import Owner, Ownership
from archipel.table.house.placement import place
from archipel.table.limits import MAX_MESSAGE
from archipel.table.openapi import refusal_response
from archipel.table.refusals import RequestRefused
from archipel.table.stores import StoreFailed
from archipel.table.web_line import COME_AGAIN, DOOR, ELSEWHERE

A_TABLE: Final = re.compile(r"/api/tables/([^/]+)(?:/.*)?")
NO_TABLE: Final = "import"  # a call of that name, where a table's stands elsewhere
TOKEN: Final = b"x-archipel-house"
CLIENT: Final = b"x-archipel-client"
HOST: Final = b"x-archipel-host"  # which the client asked for; a socket that we open names our own
WITHIN: Final = 3.0  # seconds to reach another process
# As long as a machine that has vanished keeps its tables: seconds of silence, between questions, questions.
GONE_AFTER: Final = {"TCP_KEEPIDLE": 5, "TCP_KEEPINTVL": 2, "TCP_KEEPCNT": 3, "TCP_USER_TIMEOUT": 10_000}
# They are about one connection and not about what is sent over it.
OWN: Final = {b"connection", b"upgrade", b"transfer-encoding", b"keep-alive", TOKEN, CLIENT, HOST}


class Forward:
    """Lets pass what is for this process, and takes the rest to whoever has the table.

    A socket for one of the ``neighbours`` is opened here and goes there itself.
    """

    def __init__(self, app: ASGIApp, ownership: Ownership, neighbours: Neighbours | None = None) -> None:
        self.app = app
        self.ownership = ownership
        self.neighbours = neighbours

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One call, or one socket."""
        found = A_TABLE.fullmatch(scope["path"]) if scope["type"] in ("http", "websocket") else None
        table = found[1] if found is not None and found[1] != NO_TABLE else ""
        owner = await self._elsewhere(table) if table else None
        if owner is None:
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            await _pass_on_a_call(owner, scope, receive, send)
        elif DOOR in scope["extensions"] and self.neighbours is not None and self.neighbours.has(owner):
            scope["extensions"][ELSEWHERE] = functools.partial(_hand_over, self.neighbours, owner, table)
            await self.app(scope, receive, send)
        else:
            await _pass_on_a_socket(owner, scope, receive, send)

    async def _elsewhere(self, table: str) -> Owner | None:
        try:
            owner = await self.ownership.owner(table)
            if owner is None and self.neighbours is not None and not self.ownership.has(table):
                owner = await place(table, self.ownership, self.neighbours)
            return owner
        except StoreFailed:
            return None  # whoever answers will say so


async def _hand_over(
    neighbours: Neighbours, owner: Owner, table: str, connection: int, address: str, language: str
) -> bool:
    return await neighbours.hand_over(owner, connection, Visit(table, address, language))


class BackDoor:
    """What the other processes come in by: they must know the token, and say for whom they ask."""

    def __init__(self, app: ASGIApp, token: str) -> None:
        self.app = app
        self.token = token.encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One call, or one socket, of another process."""
        headers = dict(scope.get("headers", []))
        if scope["type"] not in ("http", "websocket"):
            return
        if not hmac.compare_digest(headers.get(TOKEN, b""), self.token):
            if scope["type"] == "http":
                stranger = refusal_response(RequestRefused("unknown_call", 404), Headers(scope=scope))
                await stranger(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 4403})
            return
        ours = {TOKEN, CLIENT, HOST} | ({b"host"} if HOST in headers else set())
        kept = [pair for pair in scope["headers"] if pair[0] not in ours]
        if HOST in headers:
            kept.append((b"host", headers[HOST]))
        client = (headers.get(CLIENT, b"").decode(), 0)
        await self.app({**scope, "headers": kept, "client": client}, receive, send)


def _headers(owner: Owner, scope: Scope) -> list[tuple[bytes, bytes]]:
    kept = [pair for pair in scope["headers"] if pair[0] not in OWN]
    client = scope["client"][0] if scope.get("client") else ""
    return [*kept, (TOKEN, owner.token.encode()), (CLIENT, client.encode())]


def _path(scope: Scope) -> bytes:
    query = scope.get("query_string", b"")
    path: bytes = scope.get("raw_path") or scope["path"].encode()
    return path + (b"?" + query if query else b"")


# -- calls ----------------------------------------


async def _pass_on_a_call(owner: Owner, scope: Scope, receive: Receive, send: Send) -> None:
    begun = False
    writer: asyncio.StreamWriter | None = None
    try:
        host, _, port = owner.address.rpartition(":")
        reader, writer = await asyncio.wait_for(asyncio.open_connection(host, int(port)), WITHIN)
        line = h11.Connection(h11.CLIENT)
        headers = [*_headers(owner, scope), (b"connection", b"close")]
        body = await _body(receive)
        if not any(name == b"content-length" for name, _ in headers) and body:
            headers.append((b"content-length", str(len(body)).encode()))
        ask = h11.Request(method=scope["method"].encode(), target=_path(scope), headers=headers)
        assert writer is not None
        writer.write((line.send(ask) or b"") + (line.send(h11.Data(data=body)) or b""))
        writer.write(line.send(h11.EndOfMessage()) or b"")
        while True:
            event = line.next_event()
            if event is h11.NEED_DATA:
                line.receive_data(await reader.read(65_536))
            elif isinstance(event, h11.Response):
                begun = True
                told = [(name, value) for name, value in event.headers if name not in OWN]
                await send({"type": "http.response.start", "status": event.status_code, "headers": told})
            elif isinstance(event, h11.Data):
                await send({"type": "http.response.body", "body": bytes(event.data), "more_body": True})
            elif isinstance(event, h11.EndOfMessage):
                await send({"type": "http.response.body", "body": b""})
                return
            else:
                raise ConnectionError
    except (OSError, TimeoutError, h11.ProtocolError):  # it is gone: somebody else will have the table
        if not begun:
            gone = refusal_response(RequestRefused("reopened", 503), Headers(scope=scope))
            await gone(scope, receive, send)
    finally:
        if writer is not None:
            writer.close()


async def _body(receive: Receive) -> bytes:
    """All of it: no call has more than some hundred kilobytes, and what is more the owner refuses."""
    data = b""
    while len(data) < 1_000_000:
        message = await receive()
        data += message.get("body", b"")
        if not message.get("more_body"):
            break
    return data


# -- sockets ----------------------------------------


async def _pass_on_a_socket(owner: Owner, scope: Scope, receive: Receive, send: Send) -> None:
    await receive()  # it wants to connect
    ours = {b"host", b"sec-websocket-key", b"sec-websocket-version", b"sec-websocket-extensions"}
    headers = [
        (name.decode("latin-1"), value.decode("latin-1"))
        for name, value in _headers(owner, scope)
        if name not in ours
    ]
    # Not as another “Host”: the client library has one already, and a call with two is refused.
    host = dict(scope["headers"]).get(b"host", b"").decode("latin-1")
    options: dict[str, Any] = {"compression": None, "proxy": None, "ping_interval": None, "max_size": None}
    options |= {
        "open_timeout": WITHIN,
        "close_timeout": 0.5,
        "additional_headers": [*headers, (HOST.decode(), host)],
    }
    uri = f"ws://{owner.address}{_path(scope).decode('ascii')}"
    try:
        async with connect(uri, **options) as line:
            notice_when_gone(line.transport.get_extra_info("socket"))
            await send({"type": "websocket.accept"})
            await _both_ways(line, receive, send)
    except InvalidStatus as refused:
        await _deny(refused, scope, send)
    except (OSError, TimeoutError, WebSocketException):
        with contextlib.suppress(RuntimeError, OSError):
            await send({"type": "websocket.close", "code": COME_AGAIN})


def notice_when_gone(line: socket.socket) -> None:
    """Let the system end a line to a machine that has vanished: people come again, to the next owner."""
    line.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for option, value in GONE_AFTER.items():
        if hasattr(socket, option):  # not every system has all of them
            line.setsockopt(socket.IPPROTO_TCP, getattr(socket, option), value)


async def _both_ways(line: ClientConnection, receive: Receive, send: Send) -> None:
    there, back = asyncio.create_task(_there(line, receive)), asyncio.create_task(_back(line, send))
    try:
        await asyncio.wait([there, back], return_when=asyncio.FIRST_COMPLETED)
    finally:
        there.cancel()
        back.cancel()
        await asyncio.gather(there, back, return_exceptions=True)
    if there.cancelled() or not there.done() or there.exception() is not None:
        with contextlib.suppress(RuntimeError, OSError):
            code = line.close_code or COME_AGAIN
            await send({"type": "websocket.close", "code": COME_AGAIN if code in (1005, 1006) else code})


async def _there(line: ClientConnection, receive: Receive) -> None:
    """What the client says; ends when it goes."""
    while (message := await receive())["type"] == "websocket.receive":
        text = message.get("text")
        said = text if text is not None else message.get("bytes") or b""
        # What is longer is refused anyway; the owner is shown that it is too long.
        await line.send(said[: 2 * MAX_MESSAGE - 1])


async def _back(line: ClientConnection, send: Send) -> None:
    """What the client is told."""
    async for message in line:
        text = message if isinstance(message, str) else message.decode()
        await send({"type": "websocket.send", "text": text})


async def _deny(refused: InvalidStatus, scope: Scope, send: Send) -> None:
    """The owner said no before there was a socket: so do we, in the same words."""
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 4400})
        return
    answer = refused.response
    headers = [(name.lower().encode(), value.encode()) for name, value in answer.headers.raw_items()]
    kept = [pair for pair in headers if pair[0] not in OWN]
    start = {"type": "websocket.http.response.start", "status": answer.status_code, "headers": kept}
    await send(start)
    await send({"type": "websocket.http.response.body", "body": bytes(answer.body or b"")})

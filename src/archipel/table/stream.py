"""One client's socket: hello, then news one way and commands the other."""

import asyncio
import contextlib
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from archipel.engine.errors import ArchipelError
from archipel.table import messages as wire
from archipel.table.actor import Actor, Client
from archipel.table.api import rematch
from archipel.table.chairs import fingerprint
from archipel.table.commands import Refusal
from archipel.table.hall import Hall
from archipel.table.limits import COMMANDS_A_SECOND, MAX_MESSAGE, Bucket
from archipel.table.openapi import refuse

_hello = msgspec.json.Decoder(wire.Hello)
_command = msgspec.json.Decoder(wire.Command)
_encode = msgspec.json.Encoder().encode
# A client that reads too slowly is cut off rather than kept in memory; it will ask for everything again.
MOST_WAITING = 64


async def serve_stream(socket: WebSocket, hall: Hall) -> None:
    """Serve one socket until it closes."""
    await socket.accept()
    table = socket.path_params["table"]
    try:
        hello = _read(await socket.receive_text(), _hello)
        actor = await hall.actor(table)
        keys = [fingerprint(key) for key in hello.keys[:8]]
        if keys and not actor.table.seats_of(keys) and not actor.table.is_host(keys):
            raise Refusal("wrong_key", "This key opens no seat of this table.", 403)
    except ArchipelError as error:
        await _close(socket, error)
        return
    except WebSocketDisconnect:
        return
    outbox: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
    client = Client(keys, hello.watch, hello.after, lambda news: _put(outbox, news))
    sender = asyncio.create_task(_send(socket, outbox))
    try:
        await actor.join(client)
        await _listen(socket, hall, table, client, outbox)
    except WebSocketDisconnect:
        pass
    finally:
        sender.cancel()
        (await _current(hall, table, actor)).leave(client)


async def _current(hall: Hall, table: str, actor: Actor) -> Actor:
    with contextlib.suppress(ArchipelError):
        return await hall.actor(table)
    return actor


async def _listen(
    socket: WebSocket, hall: Hall, table: str, client: Client, outbox: "asyncio.Queue[bytes]"
) -> None:
    bucket = Bucket(COMMANDS_A_SECOND, COMMANDS_A_SECOND * 2)
    while True:
        text = await socket.receive_text()
        id = ""
        try:
            if not bucket.take():
                raise Refusal("too_fast", "Too many messages; wait a moment.", 429)
            command = _read(text, _command)
            id = command.id
            actor = await hall.actor(table)
            if isinstance(command.do, wire.Rematch):
                await rematch(hall, actor, actor.who(client))
            else:
                await actor.command(command, lambda actor=actor: actor.who(client))  # type: ignore[misc]
            _put(outbox, wire.Done(id))
        except ArchipelError as error:
            _put(outbox, refuse(error, id))
            if isinstance(error, Refusal) and error.error == "stale":
                _put(outbox, (await hall.actor(table)).news_for(client))


def _read(text: str, decoder: Any) -> Any:
    if len(text) > MAX_MESSAGE:
        raise Refusal("too_large", f"A message may have {MAX_MESSAGE} bytes at the most.", 413)
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refusal("malformed", f"The message cannot be read: {error}.", 400) from None


def _put(outbox: "asyncio.Queue[bytes]", message: wire.Wire) -> None:
    with contextlib.suppress(asyncio.QueueFull):
        outbox.put_nowait(_encode(message))
        return
    while not outbox.empty():
        outbox.get_nowait()
    outbox.put_nowait(b"")  # tells the sender to hang up


async def _send(socket: WebSocket, outbox: "asyncio.Queue[bytes]") -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while True:
            data = await outbox.get()
            if not data:
                await socket.close(4408, "too slow")
                return
            await socket.send_text(data.decode())


async def _close(socket: WebSocket, error: ArchipelError) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(_encode(refuse(error)).decode())
        await socket.close(4400, "refused")

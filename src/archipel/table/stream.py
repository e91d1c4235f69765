"""One client's socket: hello, then news one way and commands the other."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

import msgspec

from archipel.engine.errors import ArchipelError
from archipel.table import messages as wire
from archipel.table.api import rematch
from archipel.table.client import Client
from archipel.table.limits import COMMANDS_A_SECOND, HELLO_WITHIN, MAX_MESSAGE, Bucket
from archipel.table.refusals import RequestRefused, refused, too_fast
from archipel.table.seats import fingerprint
from archipel.table.surroundings import Gone, Line
from archipel.table.tables import Tables

_hello = msgspec.json.Decoder(wire.Hello)
_command = msgspec.json.Decoder(wire.Command)
_encode = msgspec.json.Encoder().encode


async def serve_stream(line: Line, table: str, tables: Tables) -> None:
    """Serve one client of a table until its line closes."""
    with contextlib.suppress(Gone):
        try:
            client, outbox = await _greet(line, table, tables)
        except ArchipelError as error:
            await refuse(line, error)
            return
        await _talk(line, table, tables, client, outbox)


async def _greet(line: Line, table: str, tables: Tables) -> tuple[Client, "Outbox"]:
    """Read the client's first words."""
    try:
        first = await asyncio.wait_for(line.receive(), HELLO_WITHIN)
    except TimeoutError:
        raise RequestRefused("no_hello", 408, seconds=int(HELLO_WITHIN)) from None
    hello = _read(first, _hello)
    actor = await tables.actor(table, line.address)
    keys = [fingerprint(key) for key in hello.keys[:8]]
    who = await actor.see(lambda: actor.people.who(keys))
    if keys and not who.seats and not who.host:
        raise RequestRefused("wrong_key", 403)
    outbox = Outbox(line)
    return Client(keys, hello.watch, hello.after, outbox.put, line.address), outbox


async def _talk(line: Line, table: str, tables: Tables, client: Client, outbox: "Outbox") -> None:
    """Listen until the client goes, or is given up."""
    task = asyncio.current_task()
    assert task is not None
    outbox.give_up = task.cancel
    client.hang_up = outbox.hang_up
    error: ArchipelError | None = None
    try:
        await _listen(line, table, tables, client, outbox)
    except ArchipelError as refusal:
        error = refusal
    except asyncio.CancelledError:
        if not outbox.given_up:
            raise
        task.uncancel()
    finally:
        outbox.give_up = lambda: None
        tables.leave(table, client)
    if error is not None:
        await refuse(line, error)
    elif outbox.overflown:
        await line.close(4408, "too slow")
    elif outbox.hung_up:
        await line.close(1012, "come again")


async def _listen(line: Line, table: str, tables: Tables, client: Client, outbox: "Outbox") -> None:
    bucket = Bucket(COMMANDS_A_SECOND, COMMANDS_A_SECOND * 2)
    await tables.join(table, client)
    while True:
        await _obey(await line.receive(), line, table, tables, client, outbox, bucket)


async def _obey(
    text: str | bytes,
    line: Line,
    table: str,
    tables: Tables,
    client: Client,
    outbox: "Outbox",
    bucket: Bucket,
) -> None:
    """Carry one command out and answer it."""
    id = ""
    try:
        command: wire.Command = _read(text, _command)
        id = command.id
        if not bucket.take():
            raise too_fast(bucket.wait())
        actor = await tables.actor(table)
        if isinstance(command.do, wire.Rematch):
            await rematch(tables, actor, client.fingerprints, client.address)
        else:
            await tables.quotas.command(client.address, command.do, len(text))
            await actor.command(command, client.fingerprints, client.watch)
        outbox.put(wire.Done(id))
    except ArchipelError as error:
        outbox.put(refused(error, line.language, id))
        if error.key == "stale":
            with contextlib.suppress(ArchipelError):
                await (await tables.actor(table)).tell_again(client)


def _read(text: str | bytes, decoder: Any) -> Any:
    if len(text) > MAX_MESSAGE:
        raise RequestRefused("too_large", 413, most=MAX_MESSAGE)
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        raise RequestRefused("malformed", 400, fault=str(error)) from None


class Outbox:
    """What a client is told goes here; one that reads too slowly is given up."""

    def __init__(self, line: Line) -> None:
        self.overflown = False
        self.hung_up = False
        self.give_up: Callable[[], object] = lambda: None
        self._line = line

    @property
    def given_up(self) -> bool:
        """Whether it was we who ended it."""
        return self.overflown or self.hung_up

    def put(self, message: wire.Wire) -> None:
        """Send this after everything else."""
        if not self._line.put(_encode(message)):
            self.overflown = True
            self.give_up()

    def hang_up(self) -> None:
        """Send nothing more, and let the client come again."""
        self.hung_up = True
        self.give_up()


async def refuse(line: Line, error: ArchipelError) -> None:
    """Say what stands against it, and end."""
    line.put(_encode(refused(error, line.language)))
    await line.close(4400, "refused")

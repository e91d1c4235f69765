"""A socket whose table another process of this machine has goes there itself: nothing is passed on.

The system hands open connections from one process to another. Each process listens for them in a folder that
is its server's alone, at a place named by its token: whoever is not found there is on another machine.
"""

import asyncio
import contextlib
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from archipel.table.house.ownership import Owner

WITHIN: Final = 3.0  # seconds to get a busy process to take it
AGAIN: Final = 0.01  # seconds until it is asked once more
MOST: Final = 4_096  # bytes that are said of a connection
_read = msgspec.json.decode
_write = msgspec.json.Encoder().encode


class Visit(msgspec.Struct, array_like=True):
    """Who comes, and to which table."""

    table: str
    address: str
    language: str


Welcome = Callable[[socket.socket, Visit], None]


class Neighbours:
    """The processes of this machine that serve the same tables, this one among them."""

    def __init__(self, folder: str, token: str) -> None:
        self._folder = Path(folder)
        self._own = self._folder / token
        self._line: socket.socket | None = None

    def has(self, owner: Owner) -> bool:
        """Whether this process is on this machine."""
        return (self._folder / owner.token).exists()

    async def hand_over(self, owner: Owner, connection: int, visit: Visit) -> bool:
        """Give an open connection (its file) to another process; whether it has it now."""
        end = asyncio.get_running_loop().time() + WITHIN
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line, contextlib.suppress(OSError):
            line.setblocking(False)
            line.connect(str(self._folder / owner.token))
            while asyncio.get_running_loop().time() < end:
                with contextlib.suppress(BlockingIOError):
                    socket.send_fds(line, [_write(visit)], [connection])
                    return True
                await asyncio.sleep(AGAIN)
        return False

    def listen(self, welcome: Welcome) -> None:
        """From now on take what the others hand over."""
        line = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        line.setblocking(False)
        try:
            line.bind(str(self._own))
        except OSError:  # the others pass on what is for us, as those of other machines do
            line.close()
            return
        self._line = line
        asyncio.get_running_loop().add_reader(line, self._take, line, welcome)

    def _take(self, line: socket.socket, welcome: Welcome) -> None:
        with contextlib.suppress(BlockingIOError):
            while True:
                said, files, _, _ = socket.recv_fds(line, MOST, 1)
                for file in files:
                    welcome(socket.socket(fileno=file), _read(said, type=Visit))

    def close(self) -> None:
        """Take nothing more."""
        if self._line is not None:
            self._own.unlink(missing_ok=True)
            asyncio.get_running_loop().remove_reader(self._line)
            self._line.close()
            self._line = None

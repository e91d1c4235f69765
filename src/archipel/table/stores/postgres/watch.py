"""Nobody waits for ever: a connection on which the database has been silent for too long is ended.

The system notices when a machine is gone (``tcp_user_timeout``), but not when whatever stands between holds
everything up, or the database itself stands still.
"""

import contextlib
import os
import socket
import threading
import time
from collections.abc import Iterator
from typing import Any, Final

import psycopg

PATIENCE: Final = 10.0  # seconds, if nothing else is said
LOOK: Final = 0.5


class Watch:
    """Looks after all connections of this process on which an answer is waited for."""

    def __init__(self) -> None:
        self._due: dict[object, tuple[float, int]] = {}  # when, and the connection's file
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None

    @contextlib.contextmanager
    def over(self, connection: psycopg.Connection[Any], patience: float = 0) -> Iterator[None]:
        """End the connection if the block takes longer: it fails then as if the line had been cut."""
        due, file = object(), connection.fileno()
        with self._lock:
            self._due[due] = (time.monotonic() + (patience or PATIENCE), file)
            if self._thread is None:
                self._thread = threading.Thread(target=self._look, name="archipel-watch", daemon=True)
                self._thread.start()
        try:
            yield
        finally:
            with self._lock:  # before the file can be somebody else's
                del self._due[due]

    def _look(self) -> None:
        while True:
            time.sleep(LOOK)
            with self._lock:
                now = time.monotonic()
                for when, file in self._due.values():
                    if now > when:
                        _hang_up(file)


def _hang_up(file: int) -> None:
    with contextlib.suppress(OSError), socket.socket(fileno=os.dup(file)) as line:
        line.shutdown(socket.SHUT_RDWR)


WATCH: Final = Watch()

"""Several processes behind one address: a parent that serves nobody starts them and replaces who dies."""

import contextlib
import functools
import logging
import multiprocessing
import os
import signal
import socket
import tempfile
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from typing import Any, Final

from archipel.engine.errors import ArchipelError
from archipel.table.host import logs, meters
from archipel.table.house.desk import Desk
from archipel.table.limits import Rates
from archipel.table.quotas import Quotas
from archipel.table.server import LOOPBACK, serve

LOOK: Final = 1.0  # seconds
PATIENCE: Final = 15.0  # for an end that was asked for
TOO_SOON: Final = 5.0  # who dies sooner than this is started again after a while
_spawned = multiprocessing.get_context("spawn")
_log = logging.getLogger("archipel.host")


def serve_together(
    count: int,
    listener: socket.socket,
    ready: Callable[[], None],
    log_form: logs.Form,
    log_level: str,
    **words: Any,
) -> None:
    """Serve a database with so many processes until interrupted; one that dies is replaced."""
    logs.set_up(log_form, log_level)
    rates = words.get("rates") or Rates()
    quotas = words.get("quotas") or Quotas(ease=rates.ease)
    words |= {"rates": rates, "quotas": quotas, "processes": count}
    words |= {"log_form": log_form, "log_level": log_level}
    inside = words.get("inside", LOOPBACK)
    with (
        Desk(rates, quotas, words.get("workers", 1), str(words["db"]), inside) as desk,
        tempfile.TemporaryDirectory(prefix="archipel-", ignore_cleanup_errors=True) as neighbours,
    ):
        words |= {"secret": desk.secret, "neighbours": neighbours}
        _look_after([_Child(listener, desk, words) for _ in range(count)], ready)


def _look_after(family: list["_Child"], ready: Callable[[], None]) -> None:
    stop = threading.Event()
    for sign in (signal.SIGTERM, signal.SIGINT):
        signal.signal(sign, lambda *_: stop.set())
    try:
        for child in family:
            child.start()
        if not all(child.wait_until_ready(stop) for child in family):
            return  # it has said why
        ready()
        while not stop.is_set():
            wait([child.process.sentinel for child in family], LOOK)
            for child in family:
                child.look_after(stop)
    finally:
        for child in family:
            child.ask_to_end()
        for child in family:
            child.end()


class _Child:
    """One process, and those that come after it."""

    def __init__(self, listener: socket.socket, desk: Desk, words: dict[str, Any]) -> None:
        self.process: Any = None
        self._listener = listener
        self._desk = desk
        self._words = words
        self._started = 0.0

    def start(self) -> None:
        self._started = time.monotonic()
        self._ready, says = _spawned.Pipe(duplex=False)
        with self._desk.line() as line:  # the end that is the child's; ours must not keep it open
            words = {**self._words, "parent": line}
            self.process = _spawned.Process(target=_serve, args=(self._listener, says, words))
            self.process.start()
        says.close()

    def wait_until_ready(self, stop: threading.Event) -> bool:
        """Whether it answers calls; not if it ended before."""
        while not stop.is_set():
            if self._ready.poll(0.1):
                with contextlib.suppress(EOFError):
                    self._ready.recv()
                    return True
                return False
        return False

    def look_after(self, stop: threading.Event) -> None:
        """Start another if it has died."""
        if self.process.is_alive():
            return
        self.process.join()
        _log.warning("a process has ended and is replaced")
        meters.REPLACED.add()
        if time.monotonic() - self._started < TOO_SOON:
            stop.wait(LOOK)
        if not stop.is_set():
            self.start()

    def ask_to_end(self) -> None:
        if self.process is not None and self.process.is_alive():
            self.process.terminate()

    def end(self) -> None:
        if self.process is not None:
            self.process.join(PATIENCE)
            if self.process.is_alive():
                self.process.kill()
                self.process.join()


def _serve(listener: socket.socket, ready: Any, words: dict[str, Any]) -> None:
    threading.Thread(target=_end_with_the_parent, daemon=True).start()
    try:
        serve(listener, ready=functools.partial(ready.send, True), **words)
    except ArchipelError as error:
        _log.error("a process cannot serve: %s", error)


def _end_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

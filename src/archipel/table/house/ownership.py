"""Which process has a table: PostgreSQL's advisory locks, held by one session for each process.

A lock ends with its session, so the tables of a process that is killed are free at once. Where the owner can
be reached is the name under which its session is connected; nobody but the database's own user can read it.
Should two believe that they have a table for a moment (a session was lost), the store lets only one of them
write.
"""

import asyncio
import contextlib
import hashlib
import logging
import secrets
import threading
from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar

import psycopg

from archipel import __version__
from archipel.table.host.store_database import SERVING
from archipel.table.stores import StoreAway, StoreFailed
from archipel.table.stores.postgres.connections import Connection, connect, first_connection, shown
from archipel.table.stores.postgres.faults import failure
from archipel.table.stores.postgres.watch import WATCH

T = TypeVar("T")
TABLES: Final = 0x41524350  # the first half of every table's lock; the second is made from its name
BEAT: Final = 1.0  # seconds between two looks whether the session is alive
HOLDER: Final = """SELECT a.application_name FROM pg_locks l JOIN pg_stat_activity a USING (pid)
    WHERE l.locktype = 'advisory' AND l.objsubid = 2 AND l.granted
        AND l.classid = %s AND l.objid = %s::bigint::oid
        AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())"""
OTHERS: Final = """SELECT DISTINCT split_part(application_name, ' ', 2) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name LIKE 'archipel % %'"""
ALL: Final = """SELECT application_name FROM pg_stat_activity
    WHERE datname = current_database() AND application_name LIKE %s"""
_log = logging.getLogger("archipel.table")


class Owner(NamedTuple):
    """Another process, and the word by which it knows that one of us asks."""

    address: str
    token: str


class Ownership:
    """What this process has; ``address`` (host:port) is where the others reach it.

    Tables are not all that can be had: ``kind`` is the first half of each lock, ``program`` who has it.
    """

    def __init__(self, store: str, address: str, kind: int = TABLES, program: str = "archipel") -> None:
        self.token = secrets.token_hex(8)
        self.when_lost: Callable[[], None] = lambda: None
        self._store = store
        self._name = f"{program} {__version__} {address} {self.token}"
        self._kind = kind
        self._held: set[str] = set()
        self._lost = False
        self._using = threading.Lock()
        self._connection: Connection | None = first_connection(store)
        try:
            self._settle(self._connection)
        except BaseException:
            self._connection.close()
            raise

    def _settle(self, connection: Connection) -> None:
        """Say who we are; refused beside another version, or a program that wants to be alone."""
        others = [row[0] for row in connection.execute(OTHERS).fetchall()]
        if other := next((each for each in others if each != __version__), ""):
            raise StoreFailed("store_other_version", store=shown(self._store), found=other, ours=__version__)
        found = connection.execute("SELECT pg_try_advisory_lock_shared(%s)", (SERVING,)).fetchone()
        if found is None or not found[0]:
            raise StoreFailed("store_in_use", file=shown(self._store), process="?")
        connection.execute("SELECT set_config('application_name', %s, false)", (self._name,))

    # -- tables ----------------------------------------

    async def take(self, table: str) -> bool:
        """Whether this process has the table now: it had it, or it was free."""
        return await asyncio.to_thread(self._ask, self._take, table)

    def _take(self, connection: Connection, table: str) -> bool:
        if table not in self._held:
            query = "SELECT pg_try_advisory_lock(%s, %s)"
            found = connection.execute(query, (self._kind, _number(table))).fetchone()
            if found is None or not found[0]:
                return False
            self._held.add(table)
        return True

    async def release(self, table: str) -> None:
        """Others may have it."""
        with contextlib.suppress(StoreFailed):
            await asyncio.to_thread(self._ask, self._release, table)

    def _release(self, connection: Connection, table: str) -> None:
        if table in self._held:
            self._held.discard(table)
            connection.execute("SELECT pg_advisory_unlock(%s, %s)", (self._kind, _number(table)))

    async def owner(self, table: str) -> Owner | None:
        """Which other process has the table; nothing if it is ours, or nobody's."""
        if table in self._held:
            return None
        return await asyncio.to_thread(self._ask, self._owner, table)

    def _owner(self, connection: Connection, table: str) -> Owner | None:
        row = connection.execute(HOLDER, (self._kind, _number(table) % 2**32)).fetchone()
        return None if row is None or row[0] == self._name else _named(row[0])

    def has(self, table: str) -> bool:
        """Whether it is ours."""
        return table in self._held

    async def processes(self) -> list[Owner]:
        """All that can have tables, this one among them."""
        return await asyncio.to_thread(self._ask, self._processes, f"{self._name.partition(' ')[0]} % % %")

    def _processes(self, connection: Connection, pattern: str) -> list[Owner]:
        named = [_named(row[0]) for row in connection.execute(ALL, (pattern,)).fetchall()]
        return [each for each in named if each is not None]

    def _ask(self, question: Callable[[Connection, str], T], table: str) -> T:
        with self._using:
            if self._connection is None:
                raise StoreAway("store_away")
            try:
                with WATCH.over(self._connection):
                    return question(self._connection, table)
            except psycopg.Error as error:
                self._lose_if_away(error)
                raise failure(error) from None

    # -- the session ----------------------------------------

    async def keep_alive(self) -> None:
        """Look every second whether the session is there; make a new one when it was lost."""
        while True:
            await asyncio.sleep(BEAT)
            await asyncio.to_thread(self._beat)
            if self._lost:
                self._lost = False
                self.when_lost()

    def _beat(self) -> None:
        with self._using:
            try:
                if self._connection is not None:
                    with WATCH.over(self._connection):
                        self._connection.execute("SELECT 1")
                elif not self._lost:  # first everybody is told
                    self._connection = self._come_back()
            except psycopg.Error as error:
                self._lose_if_away(error)
            except StoreFailed as error:
                _log.error("this process may not go on: %s", error.key)

    def _come_back(self) -> Connection:
        fresh = connect(self._store)
        try:
            with WATCH.over(fresh):
                self._settle(fresh)
        except BaseException:
            fresh.close()
            raise
        return fresh

    def _lose_if_away(self, error: psycopg.Error) -> None:
        if self._connection is not None and (
            self._connection.closed or isinstance(failure(error), StoreAway)
        ):
            self._connection.close()
            self._connection = None
            self._held.clear()
            self._lost = True

    def close(self) -> None:
        """Let everything go."""
        with self._using:
            if self._connection is not None:
                self._connection.close()
                self._connection = None

    def __enter__(self) -> "Ownership":
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()


def _named(session: str) -> Owner | None:
    """Who has a session, by its name."""
    words = session.split(" ")
    return Owner(words[2], words[3]) if len(words) == 4 else None


def _number(table: str) -> int:
    """The second half of a table's lock; two tables with the same number are just had by the same process."""
    return int.from_bytes(hashlib.blake2b(table.encode(), digest_size=4).digest(), signed=True)

"""Connections to a PostgreSQL database: how they are made, and some that are lent one at a time."""

import contextlib
import queue
from collections.abc import Iterator
from typing import Any, Final

import psycopg
from psycopg import conninfo

from archipel.table.stores.postgres.faults import first_line
from archipel.table.stores.postgres.watch import WATCH
from archipel.table.stores.protocol import StoreFailed

Connection = psycopg.Connection[tuple[Any, ...]]
# A database that is cut off is noticed within seconds; whoever hosts can say otherwise in the address.
USUAL: Final = {
    "application_name": "archipel",
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
LONGEST: Final = 60  # seconds that the database works on one question
# The other way round, too: a process that vanished with its network has its tables no longer.
SETTINGS: Final = f"""SELECT set_config('client_encoding', 'UTF8', false),
    set_config('statement_timeout', '{LONGEST}s', false),
    set_config('tcp_keepalives_idle', '5', false), set_config('tcp_keepalives_interval', '2', false),
    set_config('tcp_keepalives_count', '3', false), set_config('tcp_user_timeout', '10000', false),
    set_config('synchronous_commit', CASE current_setting('synchronous_commit')
        WHEN 'off' THEN 'on' ELSE current_setting('synchronous_commit') END, false),
    current_setting('server_encoding')"""


def shown(address: str) -> str:
    """An address without its password, for people and logs.

    >>> shown("postgresql://me:secret@there:5433/tables")
    'postgresql://me@there:5433/tables'
    """
    told = read(address)
    who = f"{told['user']}@" if "user" in told else ""
    where = told.get("host", told.get("hostaddr", ""))
    port = f":{told['port']}" if "port" in told else ""
    folder = "%2F" if where.startswith("/") else ""
    return f"postgresql://{who}{where.replace('/', folder)}{port}/{told.get('dbname', '')}"


def read(address: str) -> dict[str, str]:
    """The parts of an address; one that cannot be read is refused without being quoted: it has a password."""
    try:
        return {name: str(value) for name, value in conninfo.conninfo_to_dict(address).items() if value}
    except psycopg.Error:
        raise StoreFailed("store_address") from None


def connect(address: str, **more: Any) -> Connection:
    """A new connection, on which what is committed is on the disk."""
    connection = psycopg.connect(**{**USUAL, **more, **read(address)}, autocommit=True)
    with WATCH.over(connection):
        found = connection.execute(SETTINGS.encode()).fetchone()
    if found is None or found[-1] != "UTF8":
        connection.close()
        raise StoreFailed("store_encoding", store=shown(address), found=str(found and found[-1]))
    return connection


def first_connection(address: str) -> Connection:
    """A connection for a start: whatever stands against it is said in a sentence."""
    try:
        return connect(address)
    except psycopg.Error as error:
        raise StoreFailed("store_unreachable", store=shown(address), fault=first_line(error)) from None


class Connections:
    """So many connections at the most, lent one at a time; one that is lost is made anew for the next."""

    def __init__(self, address: str, most: int) -> None:
        self._address = address
        self._free: queue.LifoQueue[Connection | None] = queue.LifoQueue()
        for _ in range(most):
            self._free.put(None)

    @contextlib.contextmanager
    def lend(self) -> Iterator[Connection]:
        """A connection for the block; it waits while all are lent."""
        connection = self._free.get()
        try:
            if connection is None or connection.closed:
                connection = connect(self._address)
            yield connection
        finally:
            self._free.put(connection)

    def close(self) -> None:
        """Close those that are not lent."""
        while not self._free.empty():
            connection = self._free.get_nowait()
            if connection is not None:
                connection.close()

"""Which kind of store an address names: ``postgresql://…``, or else a file."""

from pathlib import Path

from archipel.table.stores.protocol import StoreFailed
from archipel.table.stores.sql import SqlStore


def is_postgres(address: Path | str) -> bool:
    """Whether this names a database and not a file.

    >>> is_postgres("postgresql://localhost/tables"), is_postgres("tables.db")
    (True, False)
    """
    return str(address).startswith(("postgresql://", "postgres://"))


def shown_name(address: Path | str) -> str:
    """What people are told of where the tables are: never a password."""
    if is_postgres(address):
        from archipel.table.stores.postgres.connections import shown

        return shown(str(address))
    return str(address)


def store_at(address: Path | str) -> SqlStore:
    """The store of this address, opened and brought to the newest schema."""
    if is_postgres(address):
        try:
            from archipel.table.stores.postgres.store import PostgresStore
        except ImportError:
            raise StoreFailed("store_needs_psycopg") from None
        return PostgresStore(str(address))
    from archipel.table.stores.sqlite.store import SqliteStore

    return SqliteStore(address)

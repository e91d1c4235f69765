"""What a host does with a store, whichever kind it is: a file, or a PostgreSQL database."""

import contextlib
from pathlib import Path
from typing import Any

from archipel.engine.errors import ArchipelError
from archipel.table.host import removal
from archipel.table.host.lock import StoreLock
from archipel.table.host.store_file import StoreFile
from archipel.table.host.store_reader import StoreReader
from archipel.table.stores import StoreFailed
from archipel.table.stores.opening import is_postgres


def look_into(address: Path | str) -> StoreReader:
    """The tables there, to look at."""
    return _database().StoreDatabase(str(address)) if is_postgres(address) else StoreFile(address)


def keep_for_ourselves(address: Path | str) -> contextlib.AbstractContextManager[object]:
    """The store is ours alone while the block runs; refused with a sentence if a server has it."""
    return _database().DatabaseLock(str(address)) if is_postgres(address) else StoreLock(address)


def delete_tables(address: Path | str, tables: list[str]) -> int:
    """Delete tables, all or none; gives how many entries went with them. Whoever calls keeps the store."""
    if is_postgres(address):
        return int(_database().delete_from(str(address), tables))
    return removal.delete(Path(address), tables)


def file_of(address: Path | str) -> Path:
    """The file, for what only a file can do; a database is copied by its own programs."""
    if is_postgres(address):
        raise ArchipelError("copy_database")
    return Path(address)


def _database() -> Any:
    try:
        from archipel.table.host import store_database
    except ImportError:
        raise StoreFailed("store_needs_psycopg") from None
    return store_database

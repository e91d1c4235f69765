"""What PostgreSQL's errors mean here."""

from typing import Final

import psycopg
from psycopg import errors

from archipel.table.stores.protocol import DiskFull, StoreAway, StoreFailed

# The connection was lost, or the database goes down or comes up.
AWAY: Final = ("08", "57P")


def failure(error: Exception) -> StoreFailed:
    """An error of a statement, as the store tells it; never with the values that it was about."""
    if isinstance(error, errors.DiskFull):
        return DiskFull("disk_full")
    if isinstance(error, psycopg.IntegrityError):
        return StoreFailed("store_busy")
    if isinstance(error, psycopg.Error):
        code = error.sqlstate or ""
        if code.startswith(AWAY) or (not code and isinstance(error, psycopg.OperationalError)):
            return StoreAway("store_away")
        return StoreFailed("store_refused", fault=error.diag.message_primary or type(error).__name__)
    return StoreFailed("store_lost")


def first_line(error: Exception) -> str:
    """What a failed connection says, in one line."""
    text = str(error).strip().partition("\n")[0]
    return text.removeprefix("connection failed: ").removeprefix("connection is bad: ")

"""A table made again from what is stored of it."""

import logging

from archipel.games import find
from archipel.table.entries import Header
from archipel.table.refusals import RequestRefused
from archipel.table.stores import Row
from archipel.table.table import Table

_log = logging.getLogger("archipel.table")


def rebuild(table: str, game_id: str, header: Header, rows: list[Row]) -> Table:
    """A table as its stored entries made it."""
    try:
        made = Table(table, find(game_id), header)
        for row in rows:
            made.follow(row.entry, row.at, row.command)
    except RequestRefused:  # a lesson that has changed: it says so itself
        raise
    except Exception as error:
        raise broken(error) from None
    return made


def broken(error: Exception) -> RequestRefused:
    """What is said of a table whose entries make no sense; the log says more."""
    _log.error("a stored table cannot be opened: %s", type(error).__name__)
    return RequestRefused("broken_table", 500)

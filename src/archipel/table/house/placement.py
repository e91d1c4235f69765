"""Which process of a machine is to have a table that nobody has.

Whoever accepts a call could take its table; but the system wakes one of several idle processes far more often
than the others, and that one would have most of the tables. So the table's name decides among those who are
there: all agree without asking, and each has about as many.
"""

import hashlib

from archipel.table.house.neighbours import Neighbours
from archipel.table.house.ownership import Owner, Ownership


async def place(table: str, ownership: Ownership, neighbours: Neighbours) -> Owner | None:
    """Another process of this machine that is to have it; nothing if it is to be ours."""
    there = [each for each in await ownership.processes() if neighbours.has(each)]
    chosen = max(there, key=lambda each: _draw(table, each), default=None)
    return None if chosen is None or chosen.token == ownership.token else chosen


def _draw(table: str, process: Owner) -> bytes:
    """The highest of these wins; who comes or goes changes nothing between the others."""
    return hashlib.blake2b(f"{table} {process.token}".encode(), digest_size=8).digest()

"""When Python may stop everything to look for objects that nobody can reach any more.

A full collection visits every object: with 1,000 tables it takes 0.4 s, during which nobody is told anything.
One of young objects visits whatever was made since the last one and is still there, which is all that tables
show now: after every 5,000 new objects, they took a fifth of the processor's time at 1,000 tables. Nearly
everything here is freed without either, as soon as nobody refers to it; what remains (calls that failed,
connections closed) can wait.
"""

import gc
from typing import Final

EVERY: Final = 600.0  # seconds between two full collections
YOUNG: Final = 100_000  # new objects, by which there are more than before, until the young ones are looked at
FOR_A_TABLE: Final = 300  # as many more for each table in use, about half of what it is made of


def keep_quiet() -> None:
    """Look at young objects only until :func:`collect` is called, and never at the program itself."""
    gc.collect()
    gc.freeze()
    expect(0)


def expect(tables: int) -> None:
    """So many tables are in use: the more there are, the longer a look takes, and the rarer it is."""
    gc.set_threshold(YOUNG + FOR_A_TABLE * tables, 10, 1_000_000)


def collect() -> None:
    """Look at everything."""
    gc.collect()

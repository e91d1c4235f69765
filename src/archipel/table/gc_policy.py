"""When Python may stop everything to look for objects that nobody can reach any more.

A full collection visits every object: with 500 tables it took 0.5 to 0.8 s on a busy machine, during which
nobody was told anything. Nearly everything here is freed without it, as soon as nobody refers to it; what
remains (closed connections, tables put away) can wait.
"""

import gc
from typing import Final

EVERY: Final = 600.0  # seconds between two full collections


def keep_quiet() -> None:
    """Look at young objects only until :func:`collect` is called, and never at the program itself."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 5, 1_000_000)


def collect() -> None:
    """Look at everything."""
    gc.collect()

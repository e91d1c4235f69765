"""When Python may stop everything to look for objects that nobody can reach any more.

It never does so by itself here. A look at everything takes 0.6 s with 1,000 tables, during which nobody is
told anything; one at young objects visits whatever was made since the last one and is still there, which is
nearly all that tables show now: a tenth of a second every seven, and so the slowest hundredth of all acts.
Nothing that a table does leaves circles behind. What does (calls that failed, connections closed) can wait:
everything is looked at now and then, and before its time when memory holds twice as much as was left then.
"""

import asyncio
import gc
import os
import sys
import time
from typing import Final

LOOK: Final = 1.0  # seconds between two looks at the clock and at the memory in use
EVERY: Final = 600.0  # seconds between two looks at everything
# Blocks of memory that may fill up in any case: 400 MB, or an eighth of what a small machine has.
SPARE: Final = min(4_000_000, os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") // 800)


def keep_quiet() -> None:
    """Look at nothing until :func:`follow` does, and never at the program itself."""
    gc.collect()
    gc.freeze()
    gc.disable()


async def follow() -> None:
    """Look at everything when it is time, or when much was made since; goes on for ever."""
    looked, left = time.monotonic(), sys.getallocatedblocks()
    while True:
        await asyncio.sleep(LOOK)
        if time.monotonic() - looked > EVERY or sys.getallocatedblocks() > 2 * left + SPARE:
            gc.collect()
            looked, left = time.monotonic(), sys.getallocatedblocks()

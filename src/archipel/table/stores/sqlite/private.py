"""Files with the seeds of running games and what people said are their owner's alone, from the first byte."""

import contextlib
import os
from pathlib import Path
from typing import Final

OWNER_ONLY: Final = 0o600


def make_private(path: Path | str) -> None:
    """An empty file that nobody else may read; one that is there stays as its host has it.

    What SQLite writes beside it (``-wal``, ``-shm``, ``-journal``) gets the same rights.
    """
    with contextlib.suppress(FileExistsError):
        os.close(os.open(os.path.realpath(path), os.O_RDWR | os.O_CREAT | os.O_EXCL, OWNER_ONLY))

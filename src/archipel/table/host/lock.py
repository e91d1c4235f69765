"""One program at a time changes a store: a lock beside the file, which ends with whoever holds it."""

import contextlib
import fcntl
import os
from pathlib import Path
from types import TracebackType
from typing import IO, Final

from archipel.table.stores import StoreFailed
from archipel.table.stores.sqlite.private import make_private

LET_GO: Final = "closed"


class StoreLock:
    """Keeps a store for this process while the block runs; refuses with a sentence if another has it.

    >>> with StoreLock("tables.db"):  # doctest: +SKIP
    ...     serve()

    The lock lies in ``tables.db.lock`` and is the system's: after ``kill -9`` the store is free again. The
    file stays, because whoever took it away could not know that nobody has just opened it. ``orderly`` says
    whether the last server had the time to let it go; one that has looked at the store may set it.
    """

    def __init__(self, store: Path | str) -> None:
        self.store = Path(store)
        # The same file by another name is the same file.
        self.path = Path(f"{self.store.resolve()}.lock")
        self.orderly = False
        self._file: IO[str] | None = None

    def __enter__(self) -> "StoreLock":
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            make_private(self.path)  # whoever can open it can hold it
            file = self.path.open("a+", encoding="ascii")
        except OSError as error:
            raise StoreFailed("store_open", file=str(self.store), fault=error) from None
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.seek(0)
            holder = file.read(20).strip() or "?"
            file.close()
            raise StoreFailed("store_in_use", file=str(self.store), process=holder) from None
        file.seek(0)
        self.orderly = file.read(20).strip() == LET_GO
        self._file = file
        self._say(str(os.getpid()))
        return self

    def _say(self, word: str) -> None:
        assert self._file is not None
        self._file.truncate(0)
        self._file.write(f"{word}\n")
        self._file.flush()
        os.fsync(self._file.fileno())  # what the next one reads after a power cut must be true

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            if kind is None and self.orderly:
                with contextlib.suppress(OSError):  # the disk is full: then it does not look orderly
                    self._say(LET_GO)
            with contextlib.suppress(OSError):
                self._file.close()
            self._file = None

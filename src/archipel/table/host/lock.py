"""One program at a time changes a store: a lock beside the file, which ends with whoever holds it."""

import fcntl
import os
from pathlib import Path
from types import TracebackType
from typing import IO

from archipel.table.stores import StoreFailed
from archipel.table.stores.sqlite.private import make_private


class StoreLock:
    """Keeps a store for this process while the block runs; refuses with a sentence if another has it.

    >>> with StoreLock("tables.db"):  # doctest: +SKIP
    ...     serve()

    The lock lies in ``tables.db.lock`` and is the system's: after ``kill -9`` the store is free again. The
    file stays, because whoever took it away could not know that nobody has just opened it.
    """

    def __init__(self, store: Path | str) -> None:
        self.store = Path(store)
        # The same file by another name is the same file.
        self.path = Path(f"{self.store.resolve()}.lock")
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
        file.truncate(0)
        file.write(f"{os.getpid()}\n")
        file.flush()
        self._file = file
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

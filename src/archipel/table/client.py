"""One connection to a table: its people, what it has been told, and how to reach it."""

from collections.abc import Callable

from archipel.table import messages as wire
from archipel.table.glance import Glance
from archipel.table.news import changes_since
from archipel.table.table import Table

Send = Callable[[wire.News | wire.Changes], None]


class Client:
    """Whoever is there, on whichever line."""

    def __init__(
        self, fingerprints: list[str], watch: int | None, after: int, send: Send, address: str = ""
    ) -> None:
        self.fingerprints = fingerprints
        self.watch = watch
        self.after = after
        self.send = send
        self.address = address
        self.hang_up: Callable[[], object] = lambda: None  # it comes again, and finds whoever has the table
        self._last: wire.News | None = None  # what it knows from what it was sent
        self._seen: Glance | None = None  # the position that this was of

    def tell(self, message: wire.News, table: Table) -> None:
        """Send all of it the first time, and then what is different."""
        different: wire.News | wire.Changes | None = message
        if self._last is not None and self._seen is not None:
            different = changes_since(self._last, message, table, self._seen)
        if different is not None:
            self.after = message.n
            self._last = message
            self._seen = table.glance
            self.send(different)

    def forget(self) -> None:
        """Next time it is sent all of it again."""
        self._last = None

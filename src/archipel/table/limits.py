"""How much one client may ask for: sizes and rates."""

import time
from collections import Counter
from typing import Final

MAX_MESSAGE: Final = 16_384  # bytes of a command
MAX_BODY: Final = 2_000_000  # bytes of an imported record
MAX_ENTRIES: Final = 3_000  # lines of an imported record
COMMANDS_A_SECOND: Final = 20.0
TABLES_A_MINUTE: Final = 30.0
HINTS_A_MINUTE: Final = 30.0  # each may keep a process busy for a second or more
CLAIMS_A_MINUTE: Final = 6.0  # of seats that are open to anybody; three of them at once
SOCKETS_A_SECOND: Final = 2.0
CONNECTIONS_AT_ONCE: Final = 128  # of one address, sockets included
SOCKETS_AT_ONCE: Final = 64  # of one address
HEAD_WITHIN: Final = 10.0  # seconds for the head of a call
HELLO_WITHIN: Final = 10.0  # seconds for the first words on a socket
BODY_WITHIN: Final = 20.0  # seconds for the body of a call


class Bucket:
    """Lets ``burst`` through at once and ``rate`` a second after that."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more may pass now."""
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def wait(self) -> float:
        """Seconds until the next may pass."""
        return max(0.0, (1 - self._left) / self.rate)


class Buckets:
    """A bucket for each client address, the oldest forgotten first."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self._buckets: dict[str, Bucket] = {}

    def take(self, client: str) -> bool:
        """Whether one more of this client may pass now."""
        bucket = self._buckets.pop(client, None) or Bucket(self.rate, self.burst)
        self._buckets[client] = bucket
        if len(self._buckets) > self.most:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take()

    def wait(self, client: str) -> float:
        """Seconds until the next of this client may pass."""
        bucket = self._buckets.get(client)
        return bucket.wait() if bucket is not None else 0.0


class Counts:
    """How many of something each address has now."""

    def __init__(self, most: float) -> None:
        self.most = most
        self._now: Counter[str] = Counter()

    def enter(self, client: str) -> bool:
        """Whether one more of this client is let in; whoever is let in must :meth:`leave`."""
        if self._now[client] >= self.most:
            return False
        self._now[client] += 1
        return True

    def leave(self, client: str) -> None:
        """One of this client is gone."""
        self._now[client] -= 1
        if not self._now[client]:
            del self._now[client]


class Rates:
    """How often one address may ask for what, and how much at once; ``ease`` multiplies all of it."""

    def __init__(self, ease: float = 1.0) -> None:
        self.calls = Buckets(COMMANDS_A_SECOND * 4 * ease, COMMANDS_A_SECOND * 10 * ease)
        self.tables = Buckets(TABLES_A_MINUTE / 60 * ease, TABLES_A_MINUTE * ease)
        self.hints = Buckets(HINTS_A_MINUTE / 60 * ease, HINTS_A_MINUTE / 2 * ease)
        self.claims = Buckets(CLAIMS_A_MINUTE / 60 * ease, CLAIMS_A_MINUTE / 2 * ease)
        self.sockets = Buckets(SOCKETS_A_SECOND * ease, SOCKETS_A_SECOND * 30 * ease)
        self.sockets_now = Counts(SOCKETS_AT_ONCE * ease)
        self.connections = CONNECTIONS_AT_ONCE * ease

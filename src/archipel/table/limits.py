"""How much one client may ask for: sizes and rates."""

import time
from collections import Counter
from typing import Final, Protocol

MAX_MESSAGE: Final = 16_384  # bytes of a command
MAX_BODY: Final = 400_000  # bytes of an imported record
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


class Limit(Protocol):
    """How often, or how much, each client may."""

    async def ask(self, client: str, amount: float = 1) -> float:
        """Nothing if one more, or so much more, of this client passes now; else the seconds until it may."""


class Crowd(Protocol):
    """How many of something each client has now."""

    async def enter(self, client: str) -> int:
        """Which of its kind this one is, from 1 on, and then it must :meth:`leave`; 0 is one too many."""

    def leave(self, client: str) -> None:
        """One of this client is gone."""


class Bucket:
    """Lets ``burst`` through at once and ``rate`` a second after that."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self, amount: float = 1) -> bool:
        """Whether one more, or so much more, may pass now."""
        if self.left() < amount:
            return False
        self._left -= amount
        return True

    def left(self) -> float:
        """How much may pass now."""
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        return self._left

    def charge(self, amount: float) -> None:
        """So much has passed, whoever let it."""
        self._left = self.left() - amount

    def wait(self, amount: float = 1) -> float:
        """Seconds until as much may pass."""
        return max(0.0, (amount - self._left) / self.rate)


class Buckets:
    """A bucket for each client address, the oldest forgotten first."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self._buckets: dict[str, Bucket] = {}

    def take(self, client: str, amount: float = 1) -> bool:
        """Whether one more, or so much more, of this client may pass now."""
        return self._of(client).take(amount)

    def charge(self, client: str, amount: float) -> None:
        """So much of this client has passed, whoever let it."""
        self._of(client).charge(amount)

    def spent(self) -> dict[str, float]:
        """What each client has had and not yet got back."""
        spent = {client: self.burst - bucket.left() for client, bucket in self._buckets.items()}
        return {client: amount for client, amount in spent.items() if amount > 0}

    def _of(self, client: str) -> Bucket:
        bucket = self._buckets.pop(client, None) or Bucket(self.rate, self.burst)
        self._buckets[client] = bucket
        if len(self._buckets) > self.most:
            del self._buckets[next(iter(self._buckets))]
        return bucket

    def wait(self, client: str, amount: float = 1) -> float:
        """Seconds until as much of this client may pass."""
        bucket = self._buckets.get(client)
        return bucket.wait(amount) if bucket is not None else 0.0

    async def ask(self, client: str, amount: float = 1) -> float:
        """Nothing if so much passes now; else the seconds until it may."""
        return 0.0 if self.take(client, amount) else self.wait(client, amount)


class Counts:
    """How many of something each address has now."""

    def __init__(self, most: float) -> None:
        self.most = most
        self._now: Counter[str] = Counter()

    async def enter(self, client: str) -> int:
        """Which of its kind this one is, from 1 on, and then it must :meth:`leave`; 0 is one too many."""
        return 0 if self._now[client] >= self.most else self.add(client)

    def add(self, client: str) -> int:
        """One more of this client is there, whoever let it in; gives how many there are."""
        self._now[client] += 1
        return self._now[client]

    def now(self) -> dict[str, int]:
        """How many each client has."""
        return dict(+self._now)

    def leave(self, client: str) -> None:
        """One of this client is gone."""
        self._now[client] -= 1
        if not self._now[client]:
            del self._now[client]


class Rates:
    """How often one address may ask for what, and how much at once; ``ease`` multiplies all of it."""

    def __init__(self, ease: float = 1.0) -> None:
        self.ease = ease
        self.calls: Limit = Buckets(COMMANDS_A_SECOND * 4 * ease, COMMANDS_A_SECOND * 10 * ease)
        self.tables: Limit = Buckets(TABLES_A_MINUTE / 60 * ease, TABLES_A_MINUTE * ease)
        self.hints: Limit = Buckets(HINTS_A_MINUTE / 60 * ease, HINTS_A_MINUTE / 2 * ease)
        self.claims: Limit = Buckets(CLAIMS_A_MINUTE / 60 * ease, CLAIMS_A_MINUTE / 2 * ease)
        self.sockets: Limit = Buckets(SOCKETS_A_SECOND * ease, SOCKETS_A_SECOND * 30 * ease)
        self.sockets_now: Crowd = Counts(SOCKETS_AT_ONCE * ease)
        self.connections = CONNECTIONS_AT_ONCE * ease
        self.connections_now: Crowd = Counts(self.connections)

"""What is counted by address: every limit and every crowd by its name, and who asks for them."""

from collections import Counter
from collections.abc import Mapping

from archipel.table.limits import Buckets, Counts, Crowd, Limit, Rates
from archipel.table.quotas import Quotas

Amounts = dict[str, dict[str, float]]  # by the name of what is counted, and by client


def limits_of(rates: Rates, quotas: Quotas) -> dict[str, Limit]:
    """Every limit, by a name."""
    return {
        "calls": rates.calls,
        "tables": rates.tables,
        "hints": rates.hints,
        "claims": rates.claims,
        "sockets": rates.sockets,
        "tables a day": quotas.tables,
        "pins a day": quotas.pins,
        "bytes a day": quotas.bytes,
    }


def crowds_of(rates: Rates, quotas: Quotas) -> dict[str, Crowd]:
    """Everything of which a client may have so many at once, by a name."""
    return {
        "sockets": rates.sockets_now,
        "connections": rates.connections_now,
        "listing": quotas.listing,
    }


class Account:
    """What was spent, and who is inside, by name and client."""

    def __init__(self, limits: Mapping[str, Limit], crowds: Mapping[str, Crowd]) -> None:
        self.limits = {name: each for name, each in limits.items() if isinstance(each, Buckets)}
        self.crowds = {name: each for name, each in crowds.items() if isinstance(each, Counts)}

    def anew(self) -> "Account":
        """One with the same bounds in which nothing was spent."""
        limits = {name: Buckets(each.rate, each.burst, each.most) for name, each in self.limits.items()}
        return Account(limits, {name: Counts(each.most) for name, each in self.crowds.items()})

    def spent(self) -> Amounts:
        """What everybody has had of every limit."""
        return {name: limit.spent() for name, limit in self.limits.items()}

    def inside(self) -> dict[str, dict[str, int]]:
        """How many of everything everybody has now."""
        return {name: crowd.now() for name, crowd in self.crowds.items()}

    def charge(self, spent: Amounts) -> None:
        """So much more was spent elsewhere."""
        for name, by_client in spent.items():
            for client, amount in by_client.items():
                self.limits[name].charge(client, amount)


class Guest:
    """Somebody at the other end of a line who asks; what they have entered is free when they are gone."""

    def __init__(self, limits: Mapping[str, Limit], crowds: Mapping[str, Crowd]) -> None:
        self._limits = limits
        self._crowds = crowds
        self._inside: Counter[tuple[str, str]] = Counter()

    async def ask(self, limit: str, client: str, amount: float) -> float:
        """Nothing if so much passes now; else the seconds until it may."""
        return await self._limits[limit].ask(client, amount)

    async def enter(self, crowd: str, client: str) -> int:
        """Which of its kind this one is, from 1 on; 0 is one too many."""
        place = await self._crowds[crowd].enter(client)
        self._inside[crowd, client] += bool(place)
        return place

    def came_in(self, inside: dict[str, dict[str, int]]) -> None:
        """So many were let in by somebody else before."""
        for name, by_client in inside.items():
            crowd = self._crowds[name]
            assert isinstance(crowd, Counts)
            for client, count in by_client.items():
                self._inside[name, client] += count
                for _ in range(count):
                    crowd.add(client)

    def leave(self, crowd: str, client: str) -> None:
        """One of them is gone; one that came in elsewhere does not count here."""
        if self._inside[crowd, client] > 0:
            self._inside[crowd, client] -= 1
            self._crowds[crowd].leave(client)

    def gone(self) -> None:
        """Free whatever they have."""
        for (crowd, client), count in self._inside.items():
            for _ in range(count):
                self._crowds[crowd].leave(client)
        self._inside.clear()

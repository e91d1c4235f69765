"""Who is at a table now: clients, for how long seats have been empty, and whether anybody looks on."""

import math

from archipel.table.client import Client
from archipel.table.commands import Who
from archipel.table.host.logs import note
from archipel.table.pace import Pace
from archipel.table.surroundings import Clock
from archipel.table.table import Table
from archipel.table.turns import Place


class People:
    """Those who come to a table and leave it.

    Addresses are kept in memory only, and only for as long as the table is in use.
    """

    def __init__(self, table: Table, pace: Pace, clock: Clock) -> None:
        self.clients: list[Client] = []
        self.came_from: dict[str, str] = {}  # the address that claimed a seat, by the seat's key
        self.sent_away: set[str] = set()  # addresses of those whom the host sent away
        self._table = table
        self._pace = pace
        self._clock = clock
        self._opened = self._visited = clock.steady()
        self._visitor = ""  # the address of whoever asked last without staying
        self._last_here: dict[int, float] = {}

    def who(self, fingerprints: list[str], watch: int | None = None) -> Who:
        """Who is behind these keys now."""
        return Who(self._table.seats_of(fingerprints), self._table.is_host(fingerprints), watch)

    def everybody(self) -> list[tuple[Client, Who]]:
        """Every client, and who is behind it."""
        return [(each, self.who(each.fingerprints, each.watch)) for each in self.clients]

    def here(self) -> set[int]:
        """The seats with a connected client."""
        return {seat for client in self.clients for seat in self._table.seats_of(client.fingerprints)}

    def away(self, seat: int) -> float:
        """Seconds since this seat's person was last here, or since the table was opened."""
        return 0.0 if seat in self.here() else self._clock.steady() - self._last_here.get(seat, self._opened)

    def watched_for(self) -> float:
        """Seconds that this table still counts as looked at, if nobody comes or goes."""
        return math.inf if self.clients else self._visited + self._pace.alone - self._clock.steady()

    def place(self) -> Place:
        """On whose account the bots think: of whoever plays here, else of whoever looks on.

        Somebody who only looks on at other people's game cannot make it wait for all of their own.
        """
        table = self._table

        def rank(client: Client) -> tuple[bool, bool]:
            return not table.seats_of(client.fingerprints), not table.is_host(client.fingerprints)

        address = min(self.clients, key=rank).address if self.clients else self._visitor
        return Place(address, table.id, any(seat.has_person for seat in table.seats))

    # -- coming and going ----------------------------------------

    def enter(self, client: Client) -> None:
        """A client arrives."""
        if client not in self.clients:
            self.clients.append(client)
            note("a client came", self._table.id, seats=self._table.seats_of(client.fingerprints))

    def leave(self, client: Client) -> bool:
        """A client goes; whether it was here."""
        if client not in self.clients:
            return False
        self._last_here.update(dict.fromkeys(self.here(), self._clock.steady()))
        self.clients.remove(client)
        note("a client left", self._table.id)
        self._visited, self._visitor = self._clock.steady(), client.address
        return True

    def visit(self, address: str) -> bool:
        """Somebody asks for something without staying; whether nobody had looked on any more."""
        slept = self.watched_for() <= 0
        self._visited = self._clock.steady()
        self._visitor = address or self._visitor
        return slept

    def send_away(self, seat: int) -> None:
        """Whoever claimed this seat may not claim one again."""
        self.sent_away.add(self.came_from.get(self._table.seats[seat].key, ""))

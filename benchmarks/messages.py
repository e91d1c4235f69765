"""What an act of four clients costs: ``python benchmarks/messages.py [--games N]``.

Bytes of a message, and processor time of an act. Random games without a network and without a disk: an act is
carried out, everybody at the table is told, and their messages are encoded. ``whole`` is the same with the
whole view for everybody after every act.
"""

import argparse
import random
import time

import msgspec

from archipel.engine.state import State
from archipel.games import GAMES
from archipel.table import messages as wire
from archipel.table.client import Client
from archipel.table.commands import Who
from archipel.table.entries import Acted, Header
from archipel.table.news import Around, news
from archipel.table.seats import Seat
from archipel.table.table import Table

encode = msgspec.json.Encoder().encode


class Cost:
    """What some acts took."""

    def __init__(self) -> None:
        self.acts = 0
        self.messages = 0
        self.bytes = 0
        self.seconds = 0.0

    def line(self) -> str:
        """A message's bytes, and an act's milliseconds."""
        return f"{self.bytes / self.messages:7.0f} B {1000 * self.seconds / self.acts:6.2f} ms"


def table_of(game: str, seats: int, seed: str) -> Table:
    """A table with a person on each seat."""
    people = [Seat("person", f"Person {seat}") for seat in range(seats)]
    header = Header(options={}, listed=False, keep_after=0, seats=people, hosts=[], created=1.0, seed=seed)
    return Table("a-table-of", GAMES[game], header)


def play(game: str, seed: str, whole: bool, cost: Cost) -> None:
    """One random game with everybody told after every act."""
    seats = min(4, GAMES[game].max_seats)
    table = table_of(game, seats, seed)
    rng = random.Random(seed)
    sent: list[bytes] = []
    clients = [Client([], seat, -1, lambda message: sent.append(encode(message))) for seat in range(seats)]
    _tell(table, clients)
    while not table.over:
        text = rng.choice(rng.choice(table.decisions()).actions).text
        sent.clear()
        begin = time.process_time()
        table.follow(Acted(text), 5.0)
        if whole:
            table.forget_pictures()
            for client in clients:
                client.forget()
        _tell(table, clients)
        cost.seconds += time.process_time() - begin
        cost.acts += 1
        cost.messages += len(sent)
        cost.bytes += sum(map(len, sent))


def _tell(table: Table, clients: list[Client]) -> None:
    around = Around(table)
    for client in clients:
        message: wire.News = news(table, Who([client.watch or 0], False), client.after, around)
        client.tell(message, table)
    table.forget_pictures()


def main() -> None:
    """Measure, and print a line a game."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--games", type=int, default=10)
    asked = words.parse_args()
    form = "plain" if hasattr(State.copy, "__code__") else "compiled"
    print(f"{form:18} {'whole':>19}   {'changes':>19}")
    for game in GAMES:
        costs = [Cost(), Cost()]
        for number in range(asked.games):
            for cost, whole in zip(costs, (True, False), strict=True):
                play(game, f"messages {number}", whole, cost)
        print(f"{game:18} {costs[0].line()}   {costs[1].line()}", flush=True)


if __name__ == "__main__":
    main()

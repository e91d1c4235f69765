"""A store with many tables, made without a network and without waiting."""

import asyncio
import random
from pathlib import Path

from archipel.games import GAMES
from archipel.table.entries import Acted, Said
from archipel.table.seats import fingerprint
from archipel.table.stores import Row
from archipel.table.stores.opening import store_at
from archipel.table.table import Table
from tests.table.support import header


def key_of(table: str) -> str:
    """The key of a table's first seat."""
    return f"key of {table}"


def written(path: Path | str, count: int, acts: int = 40) -> dict[str, Table]:
    """So many tables of all games at ``path``, each with so many acts (or over before); closed again."""
    made: dict[str, Table] = {}

    async def write() -> None:
        store = store_at(path)
        for number in range(count):
            id = f"table-{number:04}"
            table, rows = _played(id, number, acts)
            await store.add_table(id, table.game.id, 1000.0 + number, table.header)
            await store.append(id, 0, rows)
            made[id] = table
        store.close()

    asyncio.run(write())
    return made


def _played(id: str, number: int, acts: int) -> tuple[Table, list[Row]]:
    rng = random.Random(number)
    game = list(GAMES.values())[number % len(GAMES)]
    begin = header(["person", "person"], f"seed of {id}", hosts=[fingerprint(key_of(id))])
    begin.seats[0].key = fingerprint(key_of(id))
    begin.seats[0].name = f"Ana {number}"
    table = Table(id, game, begin)
    rows: list[Row] = []
    while not table.over and len(rows) < acts:
        decision = next(each for each in table.decisions() if not each.optional)
        entry = Acted(rng.choice(decision.actions).text)
        command = f"{rng.getrandbits(48):012x} {len(rows)}"
        table.follow(entry, 2000.0 + len(rows), command)
        rows.append(Row(2000.0 + len(rows), command, entry))
    said = Said(0, "bonne partie " * 20, "")
    table.follow(said, 9000.0, None)
    return table, [*rows, Row(9000.0, None, said)]

"""A store that an older program wrote opens: every table is as it was left, and can be played on.

``stores/first_form.sql.gz`` was written by the program as it was before entries and headers had types, with
everything that people can do at a table; ``first_form.json`` says what that program showed of it.
"""

import asyncio
import gzip
import hashlib
import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from archipel.games import GAMES
from archipel.table.entries import Entry, decode_entry, decode_header, encode
from archipel.table.news import Around, news
from archipel.table.seats import fingerprint
from archipel.table.store import Store
from tests.table.support import act_somehow, tables_at

FILES = Path(__file__).parent / "stores"
EXPECTED: dict[str, dict[str, Any]] = json.loads((FILES / "first_form.json").read_text(encoding="utf-8"))
RUNNING = [name for name, left in EXPECTED.items() if left["status"] == "playing"]


@pytest.fixture
def store(tmp_path: Path) -> Path:
    """The store as that program left it."""
    path = tmp_path / "tables.db"
    connection = sqlite3.connect(path)
    connection.executescript(gzip.decompress((FILES / "first_form.sql.gz").read_bytes()).decode())
    connection.close()
    return path


def stored(path: Path, sql: str) -> list[str]:
    connection = sqlite3.connect(path)
    rows = [row[0] for row in connection.execute(sql)]
    connection.close()
    return rows


def test_it_holds_every_kind_of_entry_and_every_game(store: Path) -> None:
    kinds = {json.loads(data)["kind"] for data in stored(store, "SELECT data FROM entries")}
    assert kinds == {each.__struct_config__.tag for each in Entry.__args__}
    assert {left["game"] for left in EXPECTED.values()} == set(GAMES)
    assert {left["status"] for left in EXPECTED.values()} == {"playing", "paused", "over"}


def test_what_is_read_is_written_again_as_the_same_json(store: Path) -> None:
    for text in stored(store, "SELECT data FROM entries"):
        assert json.loads(encode(decode_entry(text))) == json.loads(text)
    for text in stored(store, "SELECT header FROM tables"):
        assert json.loads(encode(decode_header(text))) == json.loads(text)


def test_listed_tables_are_still_found(store: Path) -> None:
    opened = Store(store)
    (listed,) = asyncio.run(opened.listed())
    opened.close()
    assert listed.table == EXPECTED["island"]["table"]
    assert [seat.name for seat in listed.seats] == ["Ana", "Béatrice", "", "Chloé"]


@pytest.mark.parametrize("name", EXPECTED)
def test_every_table_is_as_it_was_left(store: Path, name: str) -> None:
    left = EXPECTED[name]

    async def go() -> None:
        async with tables_at(store) as tables:
            actor = await tables.actor(left["table"])
            table = actor.table
            assert (table.game.id, table.status) == (left["game"], left["status"])
            assert (table.length, table.next_table) == (left["entries"], left["next"])
            assert [[seat.kind, seat.name, seat.bot] for seat in table.seats] == left["seats"]
            record = hashlib.sha256(table.match.record.dumps().encode()).hexdigest()
            assert record.startswith(left["record"])
            for viewer, seen in left["seen"].items():
                keys = [] if viewer == "spectator" else [fingerprint(left["keys"][viewer])]
                now = news(table, actor.who(keys), 0, Around(table))
                assert digest(now).startswith(seen), f"what {viewer} was told"

    asyncio.run(go())


def digest(now: Any) -> str:
    """What happened, as this viewer was told, and what they can do about it."""
    told = [[each.n, each.kind, each.moment, each.args, len(each.events)] for each in now.told]
    undo = [now.undo.free, now.undo.possible]
    plain = json.dumps([*told, now.version, now.asked, now.options, *undo], sort_keys=True)
    return hashlib.sha256(plain.encode()).hexdigest()


@pytest.mark.parametrize("name", RUNNING)
def test_a_running_game_goes_on_and_opens_again(store: Path, name: str) -> None:
    left = EXPECTED[name]

    async def go() -> None:
        rng = random.Random(name)
        length = left["entries"]
        for _ in range(2):
            async with tables_at(store) as tables:
                table = (actor := await tables.actor(left["table"])).table
                assert table.length == length
                while not table.over and table.length < length + 4:
                    owing = next(each.seat for each in table.decisions() if not each.optional)
                    await act_somehow(actor, left["keys"][str(owing)], rng)
                length = table.length
        assert length > left["entries"]

    asyncio.run(go())


def test_an_entry_that_nobody_knows_is_named_as_damage(store: Path) -> None:
    left = EXPECTED["island"]
    connection = sqlite3.connect(store)
    connection.execute(
        'UPDATE entries SET data = \'{"kind": "dance"}\' WHERE table_id = ? AND seq = 3', (left["table"],)
    )
    connection.commit()
    connection.close()

    async def go() -> None:
        async with tables_at(store) as tables:
            with pytest.raises(Exception, match="damaged, or of another version"):
                await tables.actor(left["table"])
            assert (await tables.actor(EXPECTED["given up"]["table"])).table.over

    asyncio.run(go())

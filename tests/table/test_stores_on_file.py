"""A store that any older program wrote opens: every table is as it was left, and can be played on.

``stores/`` holds a store for each schema that there ever was (``write_store.py`` writes the present one),
with everything that people could do at a table and every game, and beside it what the program of that day
showed of it. ``first_form`` is older still: entries and headers had no types then.
"""

import asyncio
import gzip
import hashlib
import json
import random
import sqlite3
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from archipel.games import GAMES
from archipel.table.entries import Entry, decode_entry, decode_header, encode
from archipel.table.news import Around, news
from archipel.table.seats import fingerprint
from archipel.table.stores.sqlite.migrations import STEPS
from archipel.table.stores.sqlite.store import SqliteStore
from tests.table import write_store
from tests.table.support import act_somehow, tables_at
from tests.table.write_store import FILES, digest

STORES = sorted(path.stem for path in FILES.glob("*.json"))
Left = dict[str, dict[str, Any]]


def left_in(store: str, folder: Path = FILES) -> Left:
    """What the program that wrote a store showed of each of its tables."""
    tables: Left = json.loads((folder / f"{store}.json").read_text(encoding="utf-8"))
    return tables


EXPECTED = {store: left_in(store) for store in STORES}
TABLES = [(store, name) for store, tables in EXPECTED.items() for name in tables]
RUNNING = [(store, name) for store, name in TABLES if EXPECTED[store][name]["status"] == "playing"]
every_store = pytest.mark.parametrize("store", STORES)


def unpacked(store: str, place: Path, folder: Path = FILES) -> Path:
    """The store as that program left it."""
    path = place / "tables.db"
    connection = sqlite3.connect(path)
    connection.executescript(gzip.decompress((folder / f"{store}.sql.gz").read_bytes()).decode())
    connection.close()
    return path


class Stored(NamedTuple):
    """What a file holds, before the newest program has touched it."""

    entries: list[str]
    headers: list[str]


def stored(path: Path) -> Stored:
    connection = sqlite3.connect(path)
    entries = [row[0] for row in connection.execute("SELECT data FROM entries")]
    headers = [row[0] for row in connection.execute("SELECT header FROM tables")]
    connection.close()
    return Stored(entries, headers)


def test_there_is_a_store_of_every_schema_that_there_ever_was() -> None:
    """A new step of migrations.py needs one: python -m tests.table.write_store."""
    versions = range(1, len(STEPS) + 1)
    assert set(STORES) == {"first_form", *(f"schema_{version}" for version in versions)}


FIRST_KINDS = {"act", "undo", "seat", "say", "pause", "resign", "next", "request", "answer"}
FIRST_GAMES = {each["game"] for each in EXPECTED["first_form"].values()}


@every_store
def test_it_holds_every_kind_of_entry_and_every_game_of_its_day(store: str, tmp_path: Path) -> None:
    assert kinds_in(unpacked(store, tmp_path)) >= FIRST_KINDS
    assert {each["game"] for each in EXPECTED[store].values()} >= FIRST_GAMES
    assert EXPECTED[store]["island"]["status"] == "paused"
    assert {each["status"] for each in EXPECTED[store].values()} == {"playing", "paused", "over"}


def kinds_in(path: Path) -> set[str]:
    return {json.loads(data)["kind"] for data in stored(path).entries}


@every_store
def test_what_is_read_is_written_again_as_the_same_json(store: str, tmp_path: Path) -> None:
    found = stored(unpacked(store, tmp_path))
    for text in found.entries:
        assert json.loads(encode(decode_entry(text))) == json.loads(text)
    for text in found.headers:
        assert json.loads(encode(decode_header(text))) == json.loads(text)


@every_store
def test_listed_tables_are_still_found(store: str, tmp_path: Path) -> None:
    opened = SqliteStore(unpacked(store, tmp_path))
    (listed,) = asyncio.run(opened.listed())
    opened.close()
    assert listed.table == EXPECTED[store]["island"]["table"]
    assert [seat.name for seat in listed.seats] == ["Ana", "Béatrice", "", "Chloé"]


@pytest.mark.parametrize(("store", "name"), TABLES)
def test_every_table_is_as_it_was_left(store: str, name: str, tmp_path: Path) -> None:
    asyncio.run(as_it_was_left(unpacked(store, tmp_path), EXPECTED[store][name]))


async def as_it_was_left(path: Path, left: dict[str, Any]) -> None:
    async with tables_at(path) as tables:
        actor = await tables.actor(left["table"])
        table = actor.table
        assert (table.game.id, table.status) == (left["game"], left["status"])
        assert (table.length, table.next_table) == (left["entries"], left["next"])
        assert [[seat.kind, seat.name, seat.bot] for seat in table.seats] == left["seats"]
        record = hashlib.sha256(table.match.record.dumps().encode()).hexdigest()
        assert record.startswith(left["record"])
        for viewer, seen in left["seen"].items():
            keys = [] if viewer == "spectator" else [fingerprint(left["keys"][viewer])]
            assert digest(news(table, actor.people.who(keys), 0, Around(table))) == seen, (
                f"what {viewer} was told"
            )


@pytest.mark.parametrize(("store", "name"), RUNNING)
def test_a_running_game_goes_on_and_opens_again(store: str, name: str, tmp_path: Path) -> None:
    path, left = unpacked(store, tmp_path), EXPECTED[store][name]

    async def go() -> None:
        rng = random.Random(name)
        length = left["entries"]
        for _ in range(2):
            async with tables_at(path) as tables:
                table = (actor := await tables.actor(left["table"])).table
                assert table.length == length
                while not table.over and table.length < length + 4:
                    owing = next(each.seat for each in table.decisions() if not each.optional)
                    await act_somehow(actor, left["keys"][str(owing)], rng)
                length = table.length
        assert length > left["entries"]

    asyncio.run(go())


def test_the_next_store_can_be_written_and_an_old_one_is_not_written_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert write_store.main(tmp_path) == 0
    name = f"schema_{len(STEPS)}"
    left = left_in(name, tmp_path)
    path = unpacked(name, tmp_path, tmp_path)
    # A lesson goes on only where its words have not changed since, so none is kept for ever.
    assert kinds_in(path) == {each.__struct_config__.tag for each in Entry.__args__} - {"lesson"}
    assert {each["game"] for each in left.values()} == set(GAMES)
    asyncio.run(as_it_was_left(path, left["island"]))
    before = (tmp_path / f"{name}.json").read_bytes()
    assert write_store.main(tmp_path) == 1
    assert (tmp_path / f"{name}.json").read_bytes() == before
    assert "stays" in capsys.readouterr().err


@every_store
def test_an_entry_that_nobody_knows_is_named_as_damage(store: str, tmp_path: Path) -> None:
    path, left = unpacked(store, tmp_path), EXPECTED[store]["island"]
    connection = sqlite3.connect(path)
    connection.execute(
        'UPDATE entries SET data = \'{"kind": "dance"}\' WHERE table_id = ? AND seq = 3', (left["table"],)
    )
    connection.commit()
    connection.close()

    async def go() -> None:
        async with tables_at(path) as tables:
            with pytest.raises(Exception, match="damaged, or of another version"):
                await tables.actor(left["table"])
            assert (await tables.actor(EXPECTED[store]["given up"]["table"])).table.over

    asyncio.run(go())

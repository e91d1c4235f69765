"""The store in PostgreSQL: what only a database can do to us, each told in one sentence."""

import asyncio
import contextlib
import random
import time

import pytest

from archipel.table.entries import Said
from archipel.table.stores import DiskFull, NewerStore, Row, StoreAway, StoreFailed
from archipel.table.stores.opening import store_at
from archipel.table.stores.postgres import migrations
from archipel.table.stores.postgres.connections import shown
from archipel.table.stores.postgres.migrations import STEPS
from archipel.table.stores.postgres.store import PostgresStore, escaped, unescaped
from archipel.words import LANGUAGES, Words
from tests.table.postgres import USER, Postgres, cluster
from tests.table.test_store import HEADER, row, texts


def name_of(address: str) -> str:
    return address.rpartition("/")[2]


def sentence(failed: pytest.ExceptionInfo[StoreFailed] | pytest.ExceptionInfo[NewerStore]) -> str:
    for language in LANGUAGES:
        assert "\n" not in Words(language).mistake(failed.value)
    return Words("en").mistake(failed.value)


def test_what_a_client_calls_its_command_comes_back_as_it_was(database: str) -> None:
    names = ["plain", "a\0b", "\\0", "\\\\", "\\", "é 🏝", "\0\\\0"]

    async def go() -> None:
        store = store_at(database)
        await store.add_table("t", "island", 1.0, HEADER)
        await store.append("t", 0, [row("x", name) for name in names])
        assert [each.command for each in await store.entries("t")] == names
        assert await store.table("no\0table") is None
        store.close()

    asyncio.run(go())
    assert [unescaped(escaped(name)) for name in names] == names


def test_a_new_schema_is_made_once_however_many_start_at_once(database: str) -> None:
    async def go() -> None:
        stores = await asyncio.gather(*(asyncio.to_thread(store_at, database) for _ in range(4)))
        assert [await store.count() for store in stores] == [0] * 4
        for store in stores:
            store.close()

    asyncio.run(go())


def test_a_newer_schema_is_refused_and_left_alone(database: str, postgres: Postgres) -> None:
    store_at(database).close()
    postgres.ask(f"INSERT INTO schema_version VALUES ({len(STEPS) + 1})", name_of(database))
    with pytest.raises(NewerStore) as refused:
        store_at(database)
    assert f"schema {len(STEPS) + 1}" in sentence(refused)


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("postgresql://archipel@127.0.0.1:1/x", "Connection refused"),
        ("postgresql://archipel@127.0.0.1:{port}/none", 'database "none" does not exist'),
        ("postgresql://nobody@127.0.0.1:{port}/postgres", 'role "nobody" does not exist'),
        ("postgresql://archipel@no.such.host.invalid/x", "failed to resolve host"),
    ],
)
def test_a_database_that_is_not_there_is_told_in_a_sentence(
    address: str, said: str, postgres: Postgres
) -> None:
    with pytest.raises(StoreFailed) as refused:
        store_at(address.format(port=postgres.port))
    assert refused.value.key == "store_unreachable"
    assert said in sentence(refused)


@pytest.mark.parametrize(
    ("how", "user", "said"),
    [
        ("CREATE ROLE stranger LOGIN", "stranger", "permission denied for schema public"),
        ("CREATE ROLE barred NOLOGIN", "barred", 'role "barred" is not permitted to log in'),
        (
            "CREATE ROLE waiting LOGIN CONNECTION LIMIT 0",
            "waiting",
            'too many connections for role "waiting"',
        ),
        # As a copy is that follows another database and has not been made the first.
        (f"ALTER ROLE {USER} IN DATABASE {{name}} SET default_transaction_read_only = on", USER, "read-only"),
    ],
)
def test_a_database_that_refuses_is_told_in_a_sentence(
    how: str, user: str, said: str, database: str, postgres: Postgres
) -> None:
    postgres.ask(how.format(name=name_of(database)))
    with pytest.raises(StoreFailed) as refused:
        store_at(database.replace(f"{USER}@", f"{user}@"))
    assert refused.value.key in ("store_unreachable", "store_open")
    assert said in sentence(refused)
    assert postgres.ask("SELECT to_regclass('tables')", name_of(database)) == [(None,)], "nothing was made"
    if user != USER:
        postgres.ask(f"DROP ROLE {user}")


def test_a_database_that_may_only_be_read_any_more_refuses_and_goes_on_later(
    database: str, postgres: Postgres
) -> None:
    """As one does that falls behind and is replaced by another, while people play."""

    async def go() -> None:
        store = store_at(database)
        await store.add_table("t", "island", 1.0, HEADER)
        for on in ("on", "off"):
            postgres.ask(f"ALTER DATABASE {name_of(database)} SET default_transaction_read_only = {on}")
            end_all_sessions(postgres, name_of(database))
            with contextlib.suppress(StoreAway):  # whoever was connected hears that first
                await store.append("t", 0, [])
            if on == "on":
                with pytest.raises(StoreFailed) as refused:
                    await store.append("t", 0, [row("never")])
                assert "read-only" in sentence(refused)
        await store.append("t", 0, [row("kept")])
        assert texts(await store.entries("t")) == ["kept"]
        store.close()

    asyncio.run(go())


def end_all_sessions(postgres: Postgres, database: str) -> None:
    postgres.ask(
        f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{database}'", "postgres"
    )


def test_an_older_schema_is_brought_to_the_newest_and_a_step_that_fails_leaves_it_whole(
    database: str, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    def columns() -> set[str]:
        query = "SELECT column_name FROM information_schema.columns WHERE table_name = 'tables'"
        return {str(name) for (name,) in postgres.ask(query, name_of(database))}

    async def go() -> None:
        store = store_at(database)
        await store.add_table("t", "island", 1.0, HEADER)
        await store.append("t", 0, [row("a")])
        store.close()
        bad = ["ALTER TABLE tables ADD COLUMN next text", "SELECT nonsense"]
        for step in (bad, bad[:1]):
            monkeypatch.setattr(migrations, "STEPS", [*STEPS, step])
            with contextlib.ExitStack() as expecting:
                if step is bad:
                    expecting.enter_context(pytest.raises(StoreFailed))
                store = store_at(database)
                assert texts(await store.entries("t")) == ["a"]
                store.close()
            assert ("next" in columns()) is (step is not bad)

    asyncio.run(go())


def test_no_password_is_shown(postgres: Postgres) -> None:
    assert shown("postgresql://me:geheim@there:5433/x?sslmode=require") == "postgresql://me@there:5433/x"
    with pytest.raises(StoreFailed) as refused:
        store_at(f"postgresql://{USER}:geheim@127.0.0.1:1/x")
    assert "geheim" not in sentence(refused)
    with pytest.raises(StoreFailed) as refused:
        store_at("postgresql://me:geheim@[::1/x")
    assert "geheim" not in sentence(refused)


def test_a_database_in_another_encoding_is_refused(postgres: Postgres) -> None:
    postgres.ask("CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0")
    with pytest.raises(StoreFailed) as refused:
        store_at(postgres.address("latin"))
    assert "LATIN1" in sentence(refused)
    postgres.ask("DROP DATABASE latin WITH (FORCE)")


def test_a_database_that_dies_is_away_and_then_goes_on_with_all_that_was_kept() -> None:
    async def go(server: Postgres) -> None:
        store = store_at(server.address())
        await store.add_table("t", "island", 1.0, HEADER)
        await store.append("t", 0, [row("a")])
        server.kill()
        for _ in range(2):
            with pytest.raises(StoreAway):
                await store.append("t", 1, [row("never")])
        with pytest.raises(StoreAway):
            await store.entries("t")
        server.start()
        assert texts(await store.entries("t")) == ["a"]
        await store.append("t", 1, [row("b")])
        assert texts(await store.entries("t")) == ["a", "b"]
        store.close()

    with cluster() as server:
        asyncio.run(go(server))


@pytest.mark.long
def test_a_full_disk_is_named_and_nothing_is_lost_and_after_room_is_made_it_goes_on() -> None:
    rng = random.Random(1)

    def page() -> Row:
        return Row(1.5, None, Said(0, rng.randbytes(60_000).hex(), ""))  # not to be made smaller

    async def go(server: Postgres) -> None:
        store = store_at(server.address())
        await store.add_table("t", "island", 1.0, HEADER)
        kept = 0
        with contextlib.suppress(DiskFull):
            while kept < 1000:
                await store.append("t", kept, [page()])
                kept += 1
        with pytest.raises(DiskFull, match="disk is full"):
            await store.append("t", kept, [page()])
        assert 10 < kept < 1000
        assert len(await store.entries("t")) == kept
        server.stop()
        server.file_size = 0
        server.start()
        with contextlib.suppress(StoreAway):
            await store.append("t", kept, [row("y")])
        entries = await store.entries("t")
        if len(entries) == kept:
            await store.append("t", kept, [row("y")])
        assert texts(await store.entries("t"))[kept:] == ["y"]
        store.close()

    with cluster() as server:
        server.stop()
        server.file_size = 16 * 2**20 + 4096  # a piece of the log is just as large; half a page does not fit
        server.start()
        asyncio.run(go(server))


def test_what_is_committed_is_on_the_disk_whatever_the_database_is_set_to(
    database: str, postgres: Postgres
) -> None:
    postgres.ask(f"ALTER DATABASE {name_of(database)} SET synchronous_commit = off")
    store = store_at(database)
    assert isinstance(store, PostgresStore)
    found = asyncio.run(store.find("SELECT current_setting('synchronous_commit')", (), str))
    assert found == ["on"]
    store.close()


def test_entries_go_in_by_the_hundred(database: str) -> None:
    async def go() -> float:
        store = store_at(database)
        await asyncio.gather(*(store.add_table(f"t{i}", "island", 1.0, HEADER) for i in range(100)))
        before = time.process_time()
        for seq in range(10):
            await asyncio.gather(*(store.append(f"t{i}", seq, [row("x" * 150)]) for i in range(100)))
        spent = time.process_time() - before
        assert await store.find("SELECT count(*) FROM entries", (), int) == [1000]
        store.close()
        return spent

    assert asyncio.run(go()) < 1.0  # a tenth of that on a quiet machine

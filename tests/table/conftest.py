"""Stores of every kind for the tests."""

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from archipel.table.stores.opening import store_at
from archipel.table.stores.sql import SqlStore
from tests.table.postgres import Postgres, cluster

_numbers = itertools.count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for all tests of this process."""
    with cluster() as server:
        yield server


@pytest.fixture
def database(postgres: Postgres) -> Iterator[str]:
    """The address of an empty database."""
    name = f"test{next(_numbers)}"
    postgres.ask(f"CREATE DATABASE {name}")
    yield postgres.address(name)
    postgres.ask(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a store of each kind may lie."""
    if request.param == "sqlite":
        return str(tmp_path / "a.db")
    return str(request.getfixturevalue("database"))


Opened = Callable[[], SqlStore]


@pytest.fixture
def opened(address: str) -> Iterator[Opened]:
    """Opens the store there, again and again if need be; all are closed at the end."""
    stores: list[SqlStore] = []

    def open_it() -> SqlStore:
        stores.append(store_at(address))
        return stores[-1]

    yield open_it
    for store in stores:
        store.close()

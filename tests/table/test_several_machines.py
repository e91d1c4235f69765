"""Two machines behind a proxy, and a third with the database: one of them may go at any moment."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.chaos.comparing import faults
from tests.table.chaos.machines import machine_faults
from tests.table.club import Club
from tests.table.machines import Machine, machines
from tests.table.postgres import cluster

pytestmark = pytest.mark.long


@pytest.fixture
def club(tmp_path: Path) -> Iterator[tuple[Club, Machine]]:
    with (
        machines("database", "proxy", "one", "two") as (database, proxy, *servers),
        cluster(database) as postgres,
    ):
        yield Club(tmp_path, postgres, proxy, servers), database


def quiet(*_: object, **__: object) -> None:
    pass


def test_a_machine_that_is_killed_cut_off_or_vanishes_loses_nothing_and_people_go_on(
    club: tuple[Club, Machine],
) -> None:
    """One of each; more by ``python -m tests.table.chaos machines --count 30``."""
    found = asyncio.run(machine_faults(3, 3, 7, *club, say=quiet))
    assert found["machines killed"] == found["machines vanished"] == 1
    assert found["machines cut off from the database"] == 1
    assert found["killed: every table answers, slowest ms"] < 5_000
    assert found["acknowledged"] > 20
    assert not faults(found)

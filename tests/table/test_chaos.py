"""A little chaos at every run; much more by ``python -m tests.table.chaos``."""

import asyncio
from pathlib import Path

import pytest

from tests.table.chaos.comparing import faults
from tests.table.chaos.cuts import cuts
from tests.table.chaos.kills import kills
from tests.table.server import Server


def quiet(*_: object, **__: object) -> None:
    pass


@pytest.mark.long
def test_ten_kills_lose_nothing_that_was_acknowledged_or_shown(tmp_path: Path) -> None:
    found = asyncio.run(kills(10, 4, 7, Server(tmp_path, clear_every=0.1), quiet))
    assert found["kills"] == 10
    assert found["acknowledged"] > 30
    assert found["claims"] >= 4
    assert found["copies"] >= 2
    assert found["old tables"] == 50
    assert not faults(found)


@pytest.mark.long
def test_sixty_cuts_leave_no_wrong_board(tmp_path: Path) -> None:
    found = asyncio.run(cuts(60, 5, 7, Server(tmp_path), quiet))
    assert found["cuts"] >= 60
    assert found["compared"] > 20
    assert not faults(found)

"""A seat is claimed by a key that the claimer made: whoever did not hear the answer asks again."""

import asyncio
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from archipel.table import messages as wire
from archipel.table.refusals import RequestRefused
from archipel.table.seats import fingerprint
from tests.table.support import opened, tables_at
from tests.table.test_http import web

__all__ = ["web"]  # a fixture

MINE = "a-key-that-I-made-up-myself"
OTHER = "a-key-that-somebody-else-made-up"


@pytest.mark.parametrize("listed", [False, True])
def test_a_claim_whose_answer_was_lost_is_made_again_also_after_a_restart(
    tmp_path: Path, listed: bool
) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            table = await opened(tables, "person", "open", "open", listed=listed, nod=False)
            claim = wire.Claim("" if listed else table.invitations["1"], "Bo", key=MINE)
            await tables.claim(table.table, claim)  # and nobody hears the answer
            again = await tables.claim(table.table, claim)
            assert again.keys == [MINE]
        async with tables_at(tmp_path / "a.db") as tables:
            assert (await tables.claim(table.table, claim)).keys == [MINE]
            actor = await tables.actor(table.table)
            assert actor.table.seats_of([fingerprint(MINE)]) == [1]
            assert [seat.kind for seat in actor.table.seats] == ["person", "person", "open"]
            assert actor.table.length == 1

    asyncio.run(go())


def test_another_key_does_not_open_a_claimed_seat(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            table = await opened(tables, "person", "open")
            await tables.claim(table.table, wire.Claim(table.invitations["1"], key=MINE))
            with pytest.raises(RequestRefused, match="has been used"):
                await tables.claim(table.table, wire.Claim(table.invitations["1"], key=OTHER))

    asyncio.run(go())


def test_one_key_holds_one_claimed_seat(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            table = await opened(tables, "person", "open", "open")
            for invitation in table.invitations.values():
                await tables.claim(table.table, wire.Claim(invitation, key=MINE))
            actor = await tables.actor(table.table)
            assert actor.table.seats_of([fingerprint(MINE)]) == [1]

    asyncio.run(go())


@pytest.mark.parametrize("key", ["short", "x" * 65, "with,a,comma,and,twenty,more"])
def test_a_key_that_could_be_guessed_or_not_be_sent_is_refused(web: TestClient, key: str) -> None:
    seats = [{"kind": "person"}, {"kind": "open"}]
    made = web.post("/api/tables", json={"game": "forbidden_island", "seats": seats}).json()
    body = {"invitation": made["invitations"]["1"], "key": key}
    assert web.post(f"/api/tables/{made['table']}/claim", json=body).json()["error"] == "malformed"

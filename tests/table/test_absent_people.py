"""Nobody holds up a game for ever: a bot keeps the seat, and the host can free it, told to all."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from archipel.table import messages as wire
from archipel.table.commands import FREE_AFTER
from archipel.table.opening import KEEP_AFTER
from archipel.table.refusals import RequestRefused
from archipel.table.seats import fingerprint
from tests.table.support import Ear, Played, opened, seats, table_of, tables_at
from tests.table.test_http import web

__all__ = ["web"]  # a fixture


@pytest.mark.parametrize(
    ("kinds", "asked", "kept"),
    [
        (["person", "open"], {}, KEEP_AFTER),
        (["person", "open"], {"keep_after": 0}, 0),
        (["person", "open"], {"keep_after": 60}, 60),
        (["person", "person", "bot"], {}, 0),  # all at one screen
    ],
)
def test_online_a_bot_keeps_the_seat_of_who_is_away_unless_the_host_wants_otherwise(
    tmp_path: Path, kinds: list[str], asked: dict[str, Any], kept: int
) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            made = await tables.open.new(wire.NewTable("forbidden_island", seats(*kinds), **asked))
            assert (await tables.actor(made.table)).table.header.keep_after == kept

    assert 60 <= KEEP_AFTER <= 600
    asyncio.run(go())


def refusal(game: Played, seat: int | list[int], do: wire.Do, host: bool = False) -> tuple[str, int]:
    with pytest.raises(RequestRefused) as caught:
        game.do(seat, do, host=host)
    return caught.value.key, caught.value.status


@pytest.mark.parametrize("kind", ["person", "kept"])
def test_the_host_frees_the_seat_of_somebody_long_absent_and_all_are_told(kind: str) -> None:
    game = Played(table_of("person", kind))
    game.away[1] = FREE_AFTER
    game.do(0, wire.Free(1), host=True)
    seat = game.table.seats[1]
    assert (seat.kind, seat.key) == ("bot", "")
    assert game.table.seats_of([fingerprint("key 1")]) == []
    for stream in game.table.streams.values():
        assert (stream.told[-1].kind, stream.told[-1].args["seat"]) == ("freed", 1)
        assert stream.told[-1].args["by"] == 0


def test_who_is_here_or_was_lately_keeps_the_seat() -> None:
    game = Played(table_of("person", "person"))
    assert refusal(game, 0, wire.Free(1), host=True) == ("not_long_away", 403)
    game.away[1] = FREE_AFTER - 30
    with pytest.raises(RequestRefused) as caught:
        game.do(0, wire.Free(1), host=True)
    assert caught.value.about == {"seat": 1, "seconds": 30}


def test_only_the_host_frees_and_only_a_persons_seat() -> None:
    game = Played(table_of("person", "person", "bot", "open"))
    game.away = dict.fromkeys(range(4), FREE_AFTER)
    assert refusal(game, 1, wire.Free(0)) == ("not_host", 403)
    assert refusal(game, 0, wire.Free(0), host=True) == ("own_seat", 409)
    assert refusal(game, 0, wire.Free(2), host=True) == ("nobody_there", 409)
    assert refusal(game, 0, wire.Free(3), host=True) == ("nobody_there", 409)
    assert refusal(game, 0, wire.Free(9), host=True) == ("no_such_seat", 400)


def test_at_a_listed_table_the_host_can_send_a_stranger_away_and_the_seat_is_open_again() -> None:
    game = Played(table_of("person", "person", listed=True))
    game.do(0, wire.Free(1), host=True)
    assert (game.table.seats[1].kind, game.table.seats[1].key) == ("open", "")


def test_the_game_goes_on_with_a_bot_and_the_record_says_so(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            table = await opened(tables, "person", "open")
            await tables.claim(table.table, wire.Claim(table.invitations["1"], "Bo"))
            actor = await tables.actor(table.table)
            actor.people._opened -= FREE_AFTER + 1
            host = Ear(table.keys[0])
            await tables.join(table.table, host.client)
            await actor.command(wire.Command("1", wire.Free(1)), [fingerprint(table.keys[0])])
            assert host.last.told[-1].kind == "freed"
            freed = [{"seat": 1, "name": "Bo", "moment": 0}]
            assert actor.table.freed == freed
        async with tables_at(tmp_path / "a.db") as tables:
            actor = await tables.actor(table.table)
            assert actor.table.freed == freed
            assert actor.table.seats[1].kind == "bot"

    asyncio.run(go())


def test_who_was_sent_away_does_not_come_again_by_the_list(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            table = await opened(tables, "person", "open", listed=True, nod=False)
            await tables.claim(table.table, wire.Claim(name="Pest"), "192.0.2.1")
            actor = await tables.actor(table.table)
            await actor.command(wire.Command("1", wire.Free(1)), [fingerprint(table.keys[0])])
            with pytest.raises(RequestRefused) as caught:
                await tables.claim(table.table, wire.Claim(name="Angel"), "192.0.2.1")
            assert (caught.value.key, caught.value.status) == ("sent_away", 403)
            await tables.claim(table.table, wire.Claim(name="Bo"), "192.0.2.2")
            assert actor.table.seats[1].name == "Bo"

    asyncio.run(go())


def test_one_address_cannot_take_every_listed_seat_at_once(web: TestClient) -> None:
    made = []
    for _ in range(8):
        seats = [{"kind": "person"}, {"kind": "open"}]
        body = {"game": "forbidden_island", "seats": seats, "listed": True, "nod": False}
        made.append(web.post("/api/tables", json=body).json())
    answers = [web.post(f"/api/tables/{each['table']}/claim", json={}).status_code for each in made]
    assert answers.count(200) <= 3
    assert set(answers) == {200, 429}
    invited = {"invitation": made[-1]["invitations"]["1"]}
    assert web.post(f"/api/tables/{made[-1]['table']}/claim", json=invited).status_code == 200

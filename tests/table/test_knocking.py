"""Who agrees before somebody sits down: the host at a listed table, all where a hand would be seen."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from archipel.table import messages as wire
from archipel.table.actor import Actor
from archipel.table.refusals import RequestRefused
from archipel.table.seats import fingerprint
from archipel.table.tables import Tables
from tests.table.support import Ear, opened, seats, tables_at

MINE = "a-key-that-I-made-up-myself"
INVITATION = "an-invitation-of-the-host"
SECRET = "the_island"


async def say(actor: Actor, key: str, do: wire.Do, id: str) -> None:
    await actor.command(wire.Command(id, do), [fingerprint(key)])


async def secret_table(tables: Tables, *kinds: str) -> tuple[Actor, wire.OpenedTable]:
    asked = wire.NewTable(SECRET, seats(*kinds), {"set_up": "quick"})
    made = await tables.open.new(asked)
    return await tables.actor(made.table), made


def test_at_a_listed_table_the_host_is_asked(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            table = await opened(tables, "person", "open", "open", listed=True)
            claim = wire.Claim(name="Bo", key=MINE)
            answer = await tables.claim(table.table, claim)
            assert (answer.keys, answer.waiting) == ([MINE], [0])
            actor = await tables.actor(table.table)
            assert actor.table.seats[1].kind == "open"
        async with tables_at(tmp_path / "a.db") as tables:
            assert (await tables.claim(table.table, claim)).waiting == [0]  # still
            actor = await tables.actor(table.table)
            assert actor.table.length == 1
            await say(actor, table.keys[0], wire.Admit(0, 1, True), "1")
            assert (await tables.claim(table.table, claim)).waiting == []
            assert actor.table.seats_of([fingerprint(MINE)]) == [1]
            assert actor.table.seats[1].name == "Bo"

    asyncio.run(go())


def test_the_host_may_say_no_and_then_it_is_no(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            table = await opened(tables, "person", "open", listed=True)
            claim = wire.Claim(name="Bo", key=MINE)
            await tables.claim(table.table, claim)
            actor = await tables.actor(table.table)
            await say(actor, table.keys[0], wire.Admit(0, 1, False), "1")
        async with tables_at(tmp_path / "a.db") as tables:
            with pytest.raises(RequestRefused) as caught:
                await tables.claim(table.table, claim)
            assert (caught.value.key, caught.value.status) == ("declined", 403)

    asyncio.run(go())


@pytest.mark.parametrize("how", ["freely", "by invitation"])
def test_a_host_who_wants_it_lets_anybody_sit_down_and_friends_always(tmp_path: Path, how: str) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            table = await opened(tables, "person", "open", listed=True, nod=how != "freely")
            invitation = "" if how == "freely" else table.invitations["1"]
            assert (await tables.claim(table.table, wire.Claim(invitation))).waiting == []

    asyncio.run(go())


def test_two_who_knock_are_asked_about_one_seat_each(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            table = await opened(tables, "person", "open", "open", listed=True)
            for number in range(2):
                await tables.claim(table.table, wire.Claim(name=f"P{number}", key=f"{MINE}-{number}"))
            with pytest.raises(RequestRefused, match="no seat is free"):
                await tables.claim(table.table, wire.Claim(name="P2", key=f"{MINE}-2"))
            ear = Ear(table.keys[0])
            await tables.join(table.table, ear.client)
            assert [(each.seat, each.name, each.waiting) for each in ear.last.knocks] == [
                (1, "P0", [0]),
                (2, "P1", [0]),
            ]

    asyncio.run(go())


def test_only_those_who_are_asked_answer(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            table = await opened(tables, "person", "person", "open", listed=True)
            await tables.claim(table.table, wire.Claim(name="Bo", key=MINE))
            actor = await tables.actor(table.table)
            for key, do in (
                (table.keys[1], wire.Admit(1, 2, True)),
                (table.keys[0], wire.Admit(0, 1, True)),
                (table.keys[0], wire.Admit(0, 9, True)),
            ):
                with pytest.raises(RequestRefused):
                    await say(actor, key, do, "x")
            with pytest.raises(RequestRefused):
                await say(actor, MINE, wire.Admit(2, 2, True), "x")

    asyncio.run(go())


# -- hands -------------------------------------------------------------------------------------------------


def test_a_bots_hand_is_taken_over_only_if_everybody_agrees(tmp_path: Path) -> None:
    """Else the host could invite somebody to every bot's seat, look, and give it back."""

    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            actor, table = await secret_table(tables, "person", "person", "bot")
            await say(actor, table.keys[0], wire.Pause(True), "0")  # the bot waits
            await say(actor, table.keys[0], wire.Invite(2, INVITATION), "1")
            claim = wire.Claim(INVITATION, "Bo", key=MINE)
            assert (await tables.claim(table.table, claim)).waiting == [0, 1]
            told = actor.table.streams[None].told[-1]
            assert (told.kind, told.args) == ("knock", {"seat": 2, "name": "Bo", "waiting": [0, 1]})
            await say(actor, table.keys[0], wire.Admit(0, 2, True), "2")
            assert actor.table.seats[2].kind == "bot"
            assert actor.table.seats_of([fingerprint(MINE)]) == []
            await say(actor, table.keys[1], wire.Admit(1, 2, True), "3")
            assert actor.table.seats_of([fingerprint(MINE)]) == [2]

    asyncio.run(go())


def test_nor_does_a_late_invitation_open_a_hand_that_a_bot_has_played(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            actor, table = await secret_table(tables, "person", "person", "open")
            await say(actor, table.keys[0], wire.Sit(2, "random"), "1")
            claim = wire.Claim(table.invitations["2"], "Bo", key=MINE)
            assert (await tables.claim(table.table, claim)).waiting == [0, 1]

    asyncio.run(go())


def test_who_gave_up_a_hand_does_not_get_another_without_the_others(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            actor, table = await secret_table(tables, "person", "person", "open")
            await say(actor, table.keys[1], wire.Resign(1), "1")
            claim = wire.Claim(table.invitations["2"], "Another name", key=MINE)
            assert (await tables.claim(table.table, claim)).waiting == [0]

    asyncio.run(go())


@pytest.mark.parametrize(("game", "kinds"), [("forbidden_island", "bot"), (SECRET, "open")])
def test_where_no_hand_would_be_seen_a_friend_sits_down_at_once(
    tmp_path: Path, game: str, kinds: str
) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            made = await tables.open.new(wire.NewTable(game, seats("person", "person", kinds)))
            actor = await tables.actor(made.table)
            invitation = made.invitations.get("2", INVITATION)
            if kinds == "bot":
                await say(actor, made.keys[0], wire.Pause(True), "0")
                await say(actor, made.keys[0], wire.Invite(2, INVITATION), "1")
            assert (await tables.claim(made.table, wire.Claim(invitation))).waiting == []

    asyncio.run(go())


def test_who_left_the_table_is_not_waited_for(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            actor, table = await secret_table(tables, "person", "person", "bot")
            await say(actor, table.keys[0], wire.Pause(True), "0")
            await say(actor, table.keys[0], wire.Invite(2, INVITATION), "1")
            claim = wire.Claim(INVITATION, "Bo", key=MINE)
            await tables.claim(table.table, claim)
            await say(actor, table.keys[0], wire.Admit(0, 2, True), "2")
            await say(actor, table.keys[1], wire.Resign(1), "3")
            answer: Any = await tables.claim(table.table, claim)
            assert answer.waiting == []
            assert actor.table.seats_of([fingerprint(MINE)]) == [2]

    asyncio.run(go())

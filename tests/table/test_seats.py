"""Seats: who may sit where, who may do what, and what the store keeps of a key."""

import asyncio
import random
import sqlite3
from pathlib import Path

import pytest

from archipel.engine.errors import IllegalAction
from archipel.engine.game import Game
from archipel.games import GAMES
from archipel.table import messages as wire
from archipel.table.commands import MAX_NAME, MAX_SAYING
from archipel.table.entries import Acted
from archipel.table.moments import moment
from archipel.table.refusals import RequestRefused
from archipel.table.seats import fingerprint
from tests.table.support import Ear, Played, act_somehow, opened, table_of, tables_at


def refusal(game: Played, seat: int | list[int], do: wire.Do, host: bool = False) -> tuple[str, int]:
    before = game.news(None)
    with pytest.raises(RequestRefused) as caught:
        game.do(seat, do, host=host)
    assert game.news(None) == before
    return caught.value.key, caught.value.status


def test_nobody_acts_talks_or_leaves_for_a_seat_that_is_not_theirs() -> None:
    game = Played(table_of("person", "person", "bot"))
    requests: list[wire.Do] = [
        wire.Act(1, 0),
        wire.Undo(1),
        wire.AnswerUndo(1, True),
        wire.Rename(1, "x"),
        wire.Resign(1),
        wire.Sit(1, "random"),
        wire.Sit(1),
        wire.Act(99, 0),
        wire.Act(-1, 0),
    ]
    for do in requests:
        assert refusal(game, 0, do) == ("not_your_seat", 403)
        assert refusal(game, [], do) == ("not_your_seat", 403)
    for said in (wire.Say("hello"), wire.Pause(True)):
        assert refusal(game, [], said) == ("not_seated", 403)


def test_a_host_seats_and_changes_bots_but_never_takes_a_persons_seat() -> None:
    game = Played(table_of("person", "person", "open", "bot"))
    game.do([0], wire.Sit(2, "random"), host=True)
    game.do([0], wire.Sit(3, "random"), host=True)
    assert [seat.kind for seat in game.table.seats] == ["person", "person", "bot", "bot"]
    assert refusal(game, [0], wire.Sit(1, "random"), host=True) == ("not_your_seat", 403)
    assert refusal(game, [0], wire.Sit(3), host=True) == ("not_your_seat", 403)
    assert refusal(game, [1], wire.Sit(3, "random")) == ("not_your_seat", 403)


def test_a_seat_goes_to_a_bot_and_back_and_its_person_cannot_act_meanwhile() -> None:
    game = Played(table_of("person", "person"))
    seat = game.turn_of()
    game.do(seat, wire.Sit(seat, "random"))
    assert game.table.seats[seat].kind == "kept"
    state = game.table.match.state
    number = state.decisions()[0].actions[0].number
    assert refusal(game, seat, wire.Act(seat, number)) == ("kept", 409)
    game.do(seat, wire.Sit(seat))
    assert game.table.seats[seat].kind == "person"
    game.do(seat, wire.Act(seat, number))


def test_an_unknown_bot_seat_signal_or_action_is_refused() -> None:
    game = Played(table_of("person", "person"))
    assert refusal(game, 0, wire.Sit(0, "deep thought")) == ("unknown_bot", 400)
    assert refusal(game, 0, wire.Sit(7, "random")) == ("no_such_seat", 400)
    assert refusal(game, 0, wire.Sit(-1, "random")) == ("no_such_seat", 400)
    assert refusal(game, 0, wire.Say("", "dance")) == ("unknown_signal", 400)
    assert refusal(game, 0, wire.Say(" \n ")) == ("nothing_said", 400)
    for number in (-1, 10**6, 2**70):
        assert refusal(game, 0, wire.Act(0, number)) == ("unknown_action", 400)


def test_an_act_on_an_old_or_a_future_position_is_stale() -> None:
    game = Played(table_of("person", "person"))
    seat = game.act(draws=False)
    number = game.table.match.state.decisions()[0].actions[0].number
    for version in (-1, 0, 2, 10**20):
        with pytest.raises(RequestRefused, match="moved on"):
            game.do(seat, wire.Act(seat, number), version=version)


def test_an_illegal_act_is_refused_with_its_rule() -> None:
    game = Played(table_of("person", "person"))
    seat = game.turn_of()
    legal = {action.number for each in game.table.match.state.decisions() for action in each.actions}
    number = next(each for each in range(game.table.game.action_space) if each not in legal)
    with pytest.raises(IllegalAction) as caught:
        game.do(seat, wire.Act(seat, number))
    assert caught.value.key == "illegal"
    assert caught.value.rule.startswith("FI-")


def test_names_and_sayings_are_cut_and_cleaned() -> None:
    game = Played(table_of("person", "person"))
    game.do(0, wire.Rename(0, "  A\x00n\u202ea \n " + "x" * 100, "c" * 99))
    assert game.table.seats[0].name.startswith("Ana xxx")
    assert len(game.table.seats[0].name) == MAX_NAME
    assert len(game.table.seats[0].colour) == 20
    game.do(0, wire.Say("y" * 5000))
    assert len(game.table.streams[None].told[-1].args["text"]) == MAX_SAYING


def test_a_claimed_invitation_is_void_and_gives_a_key_that_works(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            table = await opened(tables, "person", "open")
            invitation = table.invitations["1"]
            for wrong in ("", "nonsense", table.keys[0]):
                with pytest.raises(RequestRefused):
                    await tables.claim(table.table, wire.Claim(wrong))
            mine = await tables.claim(table.table, wire.Claim(invitation, "Bo"))
            with pytest.raises(RequestRefused):
                await tables.claim(table.table, wire.Claim(invitation))
            actor = await tables.actor(table.table)
            assert actor.table.seats_of([fingerprint(invitation)]) == []
            assert actor.table.seats_of([fingerprint(mine.keys[0])]) == [1]

    asyncio.run(go())


def test_who_comes_late_takes_the_seat_from_the_bot_that_the_host_put_there(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            table = await opened(tables, "person", "open")
            actor = await tables.actor(table.table)
            await actor.command(wire.Command("1", wire.Sit(1, "random")), [fingerprint(table.keys[0])])
            await tables.claim(table.table, wire.Claim(table.invitations["1"], "Bo"))
            seat = actor.table.seats[1]
            assert (seat.kind, seat.name, seat.bot) == ("person", "Bo", "")

    asyncio.run(go())


def test_the_host_can_invite_a_friend_to_a_seat_that_began_as_a_bots(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            table = await opened(tables, "person", "bot")
            actor = await tables.actor(table.table)
            host = [fingerprint(table.keys[0])]
            invitation = "a text that nobody can guess"
            with pytest.raises(RequestRefused):
                await actor.command(
                    wire.Command("1", wire.Invite(1, invitation)), [fingerprint("a stranger")]
                )
            with pytest.raises(RequestRefused):
                await actor.command(wire.Command("2", wire.Invite(0, invitation)), host)
            await actor.command(wire.Command("3", wire.Invite(1, invitation)), host)
            assert actor.table.seats[1].kind == "bot"  # which plays on until the friend comes
            await tables.claim(table.table, wire.Claim(invitation, "Bo"))
            assert (actor.table.seats[1].kind, actor.table.seats[1].name) == ("person", "Bo")

    asyncio.run(go())


def test_a_listed_table_seats_anybody_and_leaves_the_list_when_it_is_over(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            hidden = await opened(tables, "person", "open")
            table = await opened(tables, "person", "open", listed=True, nod=False)
            assert [each.table for each in await tables.store.listed()] == [table.table]
            with pytest.raises(RequestRefused):
                await tables.claim(hidden.table, wire.Claim())
            await tables.claim(table.table, wire.Claim(name="Bo"))
            assert (await tables.store.listed())[0].seats[1].kind == "person"
            with pytest.raises(RequestRefused):
                await tables.claim(table.table, wire.Claim())
            actor = await tables.actor(table.table)
            await actor.command(wire.Command("1", wire.Resign(0)), [fingerprint(table.keys[0])])
            assert await tables.store.listed() == []

    asyncio.run(go())


def test_the_store_holds_no_key_and_no_invitation(tmp_path: Path) -> None:
    async def go() -> list[str]:
        async with tables_at(tmp_path / "a.db") as tables:
            table = await opened(tables, "person", "open", "open", listed=True)
            mine = await tables.claim(table.table, wire.Claim(table.invitations["1"], "Bo"))
            actor = await tables.actor(table.table)
            ear = Ear(*table.keys)
            await actor.join(ear.client)
            await actor.command(wire.Command("r", wire.Rename(0, "Ana")), [fingerprint(table.keys[0])])
            return [*table.keys, *table.invitations.values(), *mine.keys]

    secrets = asyncio.run(go())
    dump = "\n".join(sqlite3.connect(tmp_path / "a.db").iterdump())
    files = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for secret in secrets:
        assert secret not in dump
        assert secret.encode() not in files


def test_a_command_acts_once_also_after_a_restart(tmp_path: Path) -> None:
    async def play(keys: list[str], table: str, say: str) -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            actor = await tables.actor(table)
            for _ in range(3):
                await actor.command(wire.Command("1", wire.Say(say)), [fingerprint(keys[0])])
            await actor.command(wire.Command("1", wire.Say("the other")), [fingerprint(keys[1])])
            said = [told.args["text"] for told in actor.table.streams[None].told if told.kind == "say"]
            assert said == ["once", "the other"]

    async def begin() -> wire.OpenedTable:
        async with tables_at(tmp_path / "a.db") as tables:
            return await opened(tables, "person", "person")

    table = asyncio.run(begin())
    asyncio.run(play(table.keys, table.table, "once"))
    asyncio.run(play(table.keys, table.table, "twice"))


def test_a_resent_act_is_not_stale_but_done(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            table = await opened(tables, "person", "person")
            actor = await tables.actor(table.table)
            seat = actor.table.match.state.decisions()[0].seat
            key = table.keys[seat]
            await act_somehow(actor, key, id="mine", version=0)
            again = wire.Command("mine", wire.Act(seat, 0), 0)
            await actor.command(again, [fingerprint(key)])
            assert actor.position == 1

    asyncio.run(go())


def test_each_viewer_counts_for_themselves_without_gaps() -> None:
    game = Played(table_of("person", "person", "bot"))
    for _ in range(12):
        state = game.table.match.state
        game.follow(Acted(state.decisions()[0].actions[0].text))
        game.do(0, wire.Say("well"))
    for stream in game.table.streams.values():
        assert [told.n for told in stream.told] == list(range(1, len(stream.told) + 1))
        assert stream.version == 12


@pytest.mark.parametrize("game", [each for each in GAMES.values() if not each.secrets], ids=lambda it: it.id)
def test_in_a_game_without_secrets_every_seat_sees_what_a_spectator_sees(game: Game) -> None:
    """The table relies on it: one view serves all."""
    rng = random.Random(1)
    for seed in range(5):
        state = game.new(game.max_seats, seed=seed)
        while not state.over:
            assert state.secrets() == {}
            assert not any(decision.secret for decision in state.decisions())
            for seat in range(state.seats):
                assert state.view(seat) == {**state.view(None), "seat": seat}
            events = state.apply(rng.choice(rng.choice(state.decisions()).actions))
            assert all(event.secret is None and not event.hidden for event in events)


@pytest.mark.parametrize("game", [each for each in GAMES.values() if each.secrets], ids=lambda it: it.id)
def test_in_a_game_with_secrets_some_seat_sees_what_a_spectator_does_not(game: Game) -> None:
    rng = random.Random(1)
    state = game.new(game.max_seats, seed=1)
    while all(state.view(seat) == {**state.view(None), "seat": seat} for seat in range(state.seats)):
        assert not state.over
        state.apply(rng.choice(rng.choice(state.decisions()).actions))


def test_an_act_without_an_event_is_a_new_position_too() -> None:
    """Boarding a helicopter tells nothing yet, but a choice made before it must be stale."""
    for seed in range(200):
        game = Played(table_of("person", "person", seed=str(seed)))
        decisions = game.table.match.state.decisions()
        calls = [action for each in decisions for action in each.actions if action.kind == "helicopter"]
        if calls:
            break
    version = game.table.streams[None].version
    assert game.table.match.play(calls[0].text) == []
    game.table.match.take_back(1)
    game.follow(Acted(calls[0].text))
    for stream in game.table.streams.values():
        assert stream.version == version + 1
        assert len(stream.moments) == 2
    asked = game.table.match.state.decisions()[0]
    with pytest.raises(RequestRefused, match="moved on"):
        game.do(asked.seat, wire.Act(asked.seat, asked.actions[0].number), version=version)


def test_every_moment_shows_what_was_seen_then() -> None:
    game = Played(table_of("person", "person", "person"))
    rng = random.Random(2)
    seen = [game.table.match.state.view(1)]
    while not game.table.over:
        action = rng.choice(rng.choice(game.table.match.state.decisions()).actions)
        game.follow(Acted(action.text))
        seen.append(game.table.match.state.view(1))
        assert game.table.view(1) == seen[-1]
    assert [moment(game.table, 1, number).view for number in range(len(seen))] == seen
    with pytest.raises(RequestRefused, match="has the moments 0 to"):
        moment(game.table, 1, len(seen))

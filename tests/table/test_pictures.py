"""The view after each event, as each viewer is sent it: exact, for their eyes only, and kept by nobody."""

import asyncio
import random
from pathlib import Path

import msgspec
import pytest

from archipel.engine.match import learned
from archipel.engine.state import State
from archipel.games import GAMES
from archipel.table import messages as wire
from archipel.table.client import Client
from archipel.table.commands import Who
from archipel.table.entries import Acted
from archipel.table.news import Around, news
from archipel.table.table import Table
from tests.conformance.tables import bytes_of
from tests.table.hearing import Hearing
from tests.table.support import Ear, act_somehow, encode, header, opened, tables_at

SECRET = [game.id for game in GAMES.values() if game.secrets]


class Viewer:
    """Somebody at a table, or beside it, who hears everything that is sent."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.hearing = Hearing()
        self.client = Client([], seat, -1, self._hear)
        self.sent: list[bytes] = []

    def _hear(self, message: wire.News | wire.Changes) -> None:
        self.sent.append(encode(message))
        self.hearing.hear(msgspec.json.decode(self.sent[-1]))

    def look(self, table: Table) -> None:
        """Be told what is new."""
        who = Who([] if self.seat is None else [self.seat], False)
        self.client.tell(news(table, who, self.client.after, Around(table)), table)


def table_of(game: str, seed: str) -> Table:
    """A table for three people."""
    return Table("t", GAMES[game], header(["person"] * 3, seed))


def viewers() -> list[Viewer]:
    """The three, and a spectator."""
    return [Viewer(seat) for seat in (None, 0, 1, 2)]


def some_act(table: Table, rng: random.Random) -> str:
    """An action that can be chosen now."""
    return rng.choice(rng.choice(table.match.state.decisions()).actions).text


@pytest.mark.parametrize("game", GAMES)
def test_every_viewer_sees_each_moment_of_a_whole_game_as_it_was(game: str) -> None:
    rng = random.Random(game)
    table = table_of(game, f"pictures {game}")
    people = viewers()
    for each in people:
        each.look(table)
    while not table.over:
        table.follow(Acted(some_act(table, rng)), 5.0)
        played = table.match.history[-1]
        moments = list(zip(played.events, played.pictures(), strict=True))
        for each in people:
            each.look(table)
            assert bytes_of(each.hearing.news["view"]) == bytes_of(table.match.state.view(each.seat))
            seen = [(event.seen_by(each.seat), state) for event, state in moments]
            expected = [
                (event.to_json(), state.view(each.seat)) for event, state in seen if event is not None
            ]
            assert each.hearing.pictures == expected


@pytest.mark.parametrize("game", SECRET)
def test_what_a_viewer_cannot_know_changes_no_byte_that_is_sent(game: str) -> None:
    rng = random.Random(game)
    table = table_of(game, f"worlds {game}")
    compared = 0
    while not table.over and compared < 60:
        text = some_act(table, rng)
        if len(table.match.history) % 3 == 0:
            compared += sum(_same_to(viewer, table, text) for viewer in (None, 0, 1, 2))
        table.follow(Acted(text), 5.0)
    assert compared > 10


def _same_to(viewer: int | None, table: Table, text: str) -> bool:
    """Play an act in the true position and in one that a viewer takes it for; they are sent the same."""
    truth = table.match.state
    act = truth.parse(text)
    world = truth.imagine(viewer, truth.chance.copy())
    if act.code not in world.legal() or _brings_news(truth, act.code) or _brings_news(world, act.code):
        return False
    sent: list[list[bytes]] = []
    for state in (truth, world):
        twin = Table(
            "t", table.game, msgspec.structs.replace(table.header, record=table.match.record.to_json())
        )
        twin.match.state = state
        person = Viewer(viewer)
        person.look(twin)
        twin.follow(Acted(state.action(act.code).text), 5.0)  # its cards may be others
        person.look(twin)
        sent.append(person.sent)
    assert sent[0] == sent[1]
    return True


def _brings_news(state: State, code: int) -> bool:
    after = state.copy()
    after.chance.tape = []
    after.push(code)
    return bool(after.chance.tape) or learned(state, after)


def test_pictures_are_sent_once_and_kept_by_nobody(tmp_path: Path) -> None:
    async def play() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            table = await opened(tables, "person", "person")
            actor = await tables.actor(table.table)
            ear = Ear(*table.keys)
            await actor.join(ear.client)
            rng = random.Random(0)
            while not (isinstance(ear.sent[-1], wire.Changes) and ear.sent[-1].told[0].events):
                key = table.keys[actor.table.decisions()[0].seat]
                await act_somehow(actor, key, rng)  # some acts tell nothing
            assert len(ear.sent[-1].told[0].changes) == len(ear.sent[-1].told[0].events) > 0
            assert actor.table._pictures is None  # they would fill the memory
            late = Ear(*table.keys, after=1)
            await actor.join(late.client)
            assert isinstance(late.sent[0], wire.News)
            assert late.sent[0].told[-1].changes == []

    asyncio.run(play())


@pytest.mark.parametrize("game", [game for game in GAMES if game not in SECRET])
def test_where_nothing_is_secret_there_is_one_story_for_all(game: str) -> None:
    """Everybody sees every event, and the same of it: what was worked out for one may be shown to all."""
    table, rng = table_of(game, "one story"), random.Random(1)
    assert len({id(stream) for stream in table.streams.values()}) == 1
    while not table.over:
        table.follow(Acted(some_act(table, rng)), 1.0)
        for event in table.match.history[-1].events:
            seen = [event.seen_by(viewer) for viewer in table.streams]
            assert all(each is not None and each.to_json() == event.to_json() for each in seen)
        views = [{**table.view(viewer), "seat": None} for viewer in table.streams]
        assert all(view == views[0] for view in views)
        standings = [table.match.state.standing(table.view(viewer)) for viewer in table.streams]
        assert len({encode(each.to_json() if each else []) for each in standings}) == 1

"""No viewer can tell two tables apart that differ only in what they cannot know; no secret ever travels."""

import asyncio
import base64
import json
import logging
import random
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from archipel.engine.secret_chance import SecretChance
from archipel.games import find
from archipel.table.app import make_app
from archipel.table.bot_pool import BotPool
from archipel.table.entries import Acted, Header
from archipel.table.limits import Rates
from archipel.table.stores import Row
from archipel.table.stores.sqlite.store import SqliteStore
from archipel.table.table import Table
from archipel.table.tables import Tables
from tests.table.support import ISLAND, QUICK, header, told
from tests.table.test_streams import greet, message


def twin(table: Table, seed: str) -> Table:
    """A table with the same past and another generator: the same to everybody, another future."""
    made = header(["person"] * len(table.seats), seed, record=table.match.record.to_json())
    return Table("u", table.game, made)


def plain(text: bytes) -> bytes:
    """Without the table's name and the times, which differ for other reasons."""
    return re.sub(rb'"at":[0-9.]+', b'"at":0', re.sub(rb'"table":"[^"]*"', b'"table":""', text))


@pytest.mark.parametrize("seed", range(8))
def test_over_whole_games_the_generator_shows_nowhere(seed: int) -> None:
    rng = random.Random(seed)
    seats = 2 + seed % 3
    table = Table("t", find(ISLAND), header(["person"] * seats, f"seed {seed}"))
    checked = 0
    while not table.over:
        if not checked or rng.random() < 0.3:
            other = twin(table, f"another {seed}")
            assert other.match.state.chance.stored() != table.match.state.chance.stored()
            for viewer in [None, *range(seats)]:
                assert plain(told(other, viewer)) == plain(told(table, viewer))
            checked += 1
        decision = rng.choice(table.match.state.decisions())
        table.follow(Acted(rng.choice(decision.actions).text), 5.0)
    assert checked


def test_over_the_wire_too_for_every_seat_and_a_watcher(line: "Wire") -> None:
    rng = random.Random(3)
    table = Table("t", find(ISLAND), header(["person"] * 3, "a seed"))
    for _ in range(20):
        other = twin(table, "another seed")
        names = [f"{letter}{len(table.match.history)}" for letter in "tu"]
        for name, each in zip(names, (table, other), strict=True):
            acts = [entry for entry in each.match.record.entries if entry.act]
            entries = [Row(5.0, None, Acted(entry.act, entry.chance)) for entry in acts]
            stored = entries if each is table else []
            line.store(name, each.header, stored)
        for key in ("", "key 0", "key 1", "key 2"):
            headers = {"authorization": f"Bearer {key}"} if key else {}
            one, two = (line.web.get(f"/api/tables/{name}", headers=headers).content for name in names)
            assert plain(one) == plain(two)
            assert line.hello(names[0], key) == line.hello(names[1], key)
        decision = table.match.state.decisions()[0]
        table.follow(Acted(rng.choice(decision.actions).text), 5.0)
        if table.over:
            break


class Wire:
    """A server in this process, everything it sent, and every secret that it knows."""

    def __init__(self, web: TestClient, tables: Tables) -> None:
        self.web = web
        self.tables = tables
        self.sent: list[tuple[str, str]] = []  # to whom, what

    def store(self, table: str, header: Header, rows: list[Row]) -> None:
        """Put a table into the store."""
        asyncio.run(self.tables.store.add_table(table, ISLAND, 1.0, header))
        asyncio.run(self.tables.store.append(table, 0, rows))

    def hello(self, table: str, key: str) -> bytes:
        """The first words of a stream, as bytes."""
        with self.web.websocket_connect(f"/api/tables/{table}/stream") as socket:
            socket.send_json({"type": "hello", "keys": [key] if key else []})
            return plain(socket.receive_text().encode())

    def hear(self, to: str, text: str) -> str:
        self.sent.append((to, text))
        return text

    def get(self, to: str, path: str, key: str = "") -> Any:
        headers = {"authorization": f"Bearer {key}"} if key else {}
        answer = self.web.get(path, headers=headers)
        self.hear(to, answer.text + str(dict(answer.headers)))
        return answer.json()

    def post(self, to: str, path: str, body: Any, key: str = "") -> Any:
        headers = {"authorization": f"Bearer {key}"} if key else {}
        answer = self.web.post(path, json=body, headers=headers)
        self.hear(to, answer.text + str(dict(answer.headers)))
        return answer.json()


@pytest.fixture
def line(tmp_path: Path) -> Iterator[Wire]:
    tables = Tables(SqliteStore(tmp_path / "a.db"), BotPool(1), QUICK)
    with TestClient(make_app(tables, tmp_path, rates=Rates(1e6)), raise_server_exceptions=False) as web:
        yield Wire(web, tables)


def secrets_of(wire: Wire, table: str) -> list[str]:
    """What nobody may see while the game runs: the seed, and the key that is made of it."""
    match = wire.tables._actors[table].table.match
    chance = match.state.chance
    assert isinstance(chance, SecretChance)
    assert len(match._seed) >= 32  # 128 bits
    written = [
        chance.key.hex(),
        base64.b64encode(chance.key).decode(),
        str(int.from_bytes(chance.key, "big")),
    ]
    return [match._seed, *written]


def test_during_a_whole_game_no_secret_is_sent_to_anybody_else(
    line: Wire, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    seats = [{"kind": "person"}, {"kind": "open"}, {"kind": "open"}]
    opened = line.post("ana", "/api/tables", {"game": ISLAND, "seats": seats, "listed": True})
    path, ana = f"/api/tables/{opened['table']}", opened["keys"][0]
    claim = {"invitation": opened["invitations"]["1"], "name": "Bo"}
    bo = line.post("bo", path + "/claim", claim)["keys"][0]
    keys = {ana: "ana", bo: "bo", **dict.fromkeys(opened["invitations"].values(), "ana")}
    secrets: set[str] = set()
    rng = random.Random(5)
    with line.web.websocket_connect(path + "/stream") as watcher:
        line.hear("watcher", json.dumps(greet(watcher)))
        for turn in range(3000):
            secrets |= set(secrets_of(line, opened["table"]))
            _someone_acts(line, path, [ana, bo, opened["invitations"]["2"]], rng, turn)
            _someone_is_wrong(line, path, rng)
            for key, name in ((ana, "ana"), (bo, "bo"), ("", "watcher")):
                news = line.get(name, path, key)
            if news["status"] == "over":
                break
        line.get("watcher", path + "/record")
        line.get("watcher", path + f"/moments/{news['moments']}")
        line.get("watcher", "/api/tables")
        line.get("watcher", "/api/openapi.json")
        while (heard := message(watcher))["status"] != "over":
            line.hear("watcher", json.dumps(heard))
    shown = news["seed"]
    running = [text for _, text in line.sent if f'"seed":"{shown}"' not in text.replace(" ", "")]
    assert len(running) > 40  # even of the shortest game
    whole = "\n".join(running)
    for secret in secrets - {shown}:
        assert secret not in whole
    assert shown not in whole
    for key, owner in keys.items():
        for to, text in line.sent:
            assert key not in text or to == owner
        assert key not in caplog.text
    for secret in secrets:
        assert secret not in caplog.text


def _someone_acts(line: Wire, path: str, keys: list[str], rng: random.Random, turn: int) -> None:
    for key in keys[:2]:
        news = line.get("ana" if key == keys[0] else "bo", path, key)
        owed = [each for each in news["decisions"] if not each["optional"]]
        name = "ana" if key == keys[0] else "bo"
        if owed:
            action = rng.choice(owed[0]["actions"])
            do = {"type": "act", "seat": action["seat"], "number": action["number"]}
            line.post(name, path + "/commands", {"id": f"t{turn}", "version": news["version"], "do": do}, key)
            line.post(name, path + "/hint", {"seat": action["seat"]}, key) if turn % 10 == 0 else None
            return
    if turn == 0 or not any(each["kind"] == "open" for each in news["seats"]):
        time.sleep(0.02)  # a bot is thinking
        return
    do = {"type": "sit", "seat": 2, "bot": "random"}  # nobody came: the host seats a bot
    line.post("ana", path + "/commands", {"id": f"t{turn}", "do": do}, keys[0])


def _someone_is_wrong(line: Wire, path: str, rng: random.Random) -> None:
    bodies: list[Any] = [
        {"id": "w", "do": {"type": "act", "seat": 0, "number": rng.randrange(300)}, "version": 3},
        {"id": "w", "do": {"type": "undo", "seat": 1}},
        {"x": 1},
        {"id": "w", "do": {"type": "say", "text": "hello"}},
    ]
    line.post("watcher", path + "/commands", rng.choice(bodies))
    line.get("watcher", path + "/moments/9999")
    line.post("watcher", path + "/claim", {"invitation": "guess"})

"""The log: one line of JSON a record where that is asked for, and never a secret, however much is logged."""

import asyncio
import gc
import io
import json
import logging
import random
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from archipel.table.host import logs
from archipel.table.seats import fingerprint
from tests.table.player import Player
from tests.table.server import http, running
from tests.table.test_one_server_a_store import serving

SEATS = [
    {"kind": "person", "name": "Anatole"},
    {"kind": "open"},
    {"kind": "bot", "bot": "random"},
]
SAID = "a word between friends"
WRONG_KEY = "NotAKeyOfThisTable123456"
HIDDEN = "s3cr3t"


def play(port: int) -> list[str]:
    """A whole game with everything that goes wrong around it; gives what must stay secret."""
    secrets = [WRONG_KEY, SAID, "Anatole", "Berthe"]
    status, opened = http(port, "POST", "/api/tables", {"game": "the_island", "seats": SEATS, "listed": True})
    assert status == 201
    path = f"/api/tables/{opened['table']}"
    secrets += [opened["table"], *opened["keys"], *opened["invitations"].values()]
    claim = {"invitation": opened["invitations"]["1"], "name": "Berthe"}
    claimed = http(port, "POST", f"{path}/claim", claim)[1]
    secrets += claimed["keys"]
    keys = [*opened["keys"], *claimed["keys"]]
    for key, body, wanted in [
        (WRONG_KEY, {"id": "1", "do": {"type": "say", "text": SAID}}, 403),
        (keys[0], {"id": "2", "do": {"type": "say", "text": SAID}}, 200),
        (keys[0], {"id": keys[0], "do": {"type": "act", "seat": 0, "number": 0}, "version": 99}, 409),
        (keys[0], {"keys": keys}, 400),
        (keys[0], f'{{"{keys[1]}'.encode(), 400),
    ]:
        assert http(port, "POST", f"{path}/commands", body, key)[0] == wanted
    assert http(port, "GET", f"/api/tables/{WRONG_KEY}")[0] == 404
    asyncio.run(to_the_end(f"ws://127.0.0.1:{port}{path}/stream", keys))
    assert http(port, "GET", path)[1]["status"] == "over"
    return secrets


async def to_the_end(address: str, keys: list[str]) -> None:
    players = [Player(address, key, f"p{i}", random.Random(i)) for i, key in enumerate(keys)]
    await asyncio.wait_for(asyncio.gather(*(player.live() for player in players)), 240)


def test_a_game_logged_in_full_tells_no_key_no_seed_no_address_and_no_name(tmp_path: Path) -> None:
    with running(tmp_path, log=("json", "debug")) as server:
        secrets = play(server.port)
    lines = server.log.read_text().splitlines()
    records = [json.loads(line) for line in lines]
    for record in records:
        assert {"time", "level", "logger", "message"} <= set(record)
    told = {record["message"] for record in records}
    assert {"a table was opened", "entries were kept", "a client came", "a client left"} <= told
    assert {"something was refused", "a bot has answered"} <= told
    assert sum(record["message"] == "entries were kept" for record in records) > 50
    connection = sqlite3.connect(server.db)
    ((header,),) = connection.execute("SELECT header FROM tables").fetchall()
    connection.close()
    secrets += [json.loads(header)["seed"], *(fingerprint(secret) for secret in list(secrets))]
    text = "\n".join(lines)
    for secret in [*secrets, "127.0.0.1"]:
        assert secret not in text
    assert "Traceback" not in text


def test_an_end_while_bots_think_leaves_no_complaint(tmp_path: Path) -> None:
    with running(tmp_path, log=("json", "debug")) as server:
        seats = [{"kind": "bot", "bot": "planner"}, {"kind": "bot", "bot": "planner"}, {"kind": "person"}]
        for _ in range(3):
            body = {"game": "forbidden_desert", "seats": seats}
            assert http(server.port, "POST", "/api/tables", body)[0] == 201
        time.sleep(2.0)  # the workers have started
    assert server.process is not None
    assert server.process.returncode == 0
    for line in server.log.read_text().splitlines():
        json.loads(line)


def test_the_command_writes_nothing_but_json_where_that_is_asked_for(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", "--log-format", "json", "--log-level", "info") as server:
        seats = [{"kind": "person"}, {"kind": "person"}]
        assert http(server.port, "POST", "/api/tables", {"game": "la_isla", "seats": seats})[0] == 201
        server.stop()
        lines = [json.loads(line) for line in server.log()]
    assert [line["logger"] for line in lines] == [*["archipel.host"] * 3, "archipel.table"]
    assert lines[-1]["game"] == "la_isla"
    assert server.printed == ""


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """What is logged, as JSON; afterwards logging is as it was."""
    root, ours = logging.getLogger(), logging.getLogger("archipel")
    before = (list(root.handlers), root.level, ours.level)
    stream = io.StringIO()
    logs.set_up("json", "debug", stream)
    yield stream
    root.handlers[:], root.level = before[0], before[1]
    ours.setLevel(before[2])


def records(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_an_error_is_told_by_its_kind_and_place_not_by_its_words(written: io.StringIO) -> None:
    try:
        raise KeyError("the seed is " + HIDDEN)
    except KeyError:
        logging.getLogger("archipel.table").exception("it failed")
        logging.getLogger("uvicorn.error").exception("Exception in ASGI application\n")
    for record in records(written):
        assert record["error"] == "KeyError"
        assert "test_logs" in record["where"]
    assert HIDDEN not in written.getvalue()


def test_a_task_that_nobody_waited_for_quotes_nothing(written: io.StringIO) -> None:
    async def fail() -> None:
        raise ValueError("the key is " + HIDDEN)

    async def go() -> None:
        task = asyncio.create_task(fail())
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        del task
        gc.collect()

    asyncio.run(go())
    (record,) = records(written)
    assert record["message"] == "Task exception was never retrieved"
    assert record["error"] == "ValueError"
    assert HIDDEN not in written.getvalue()


def test_what_others_tell_below_a_warning_is_not_written(written: io.StringIO) -> None:
    """uvicorn tells who came from where, websockets what was sent."""
    for name in ("uvicorn.error", "uvicorn.access", "websockets.server", "asyncio", "root"):
        logging.getLogger(name).info('192.0.2.7:5000 - "WebSocket /api/…" [accepted]')
        logging.getLogger(name).debug('< TEXT \'{"type":"hello","keys":["…"]}\'')
    assert written.getvalue() == ""


def test_a_record_is_one_line_whatever_is_in_it(written: io.StringIO) -> None:
    logs.note("first\nsecond", "table", logging.WARNING, odd="“é”\n\r\u2028", number=1)
    (line,) = written.getvalue().rstrip("\n").split("\n")
    record = json.loads(line)
    assert (record["message"], record["number"], record["level"]) == ("first\nsecond", 1, "warning")
    assert record["table"] == logs.mark("table")


def test_a_line_for_people_has_the_fields_behind_it(capsys: pytest.CaptureFixture[str]) -> None:
    root = logging.getLogger()
    before = list(root.handlers), root.level, logging.getLogger("archipel").level
    logs.set_up("text", "info")
    logs.note("a table was opened", "table", logging.INFO, game="la_isla")
    logs.note("entries were kept", "table")
    root.handlers[:], root.level = before[0], before[1]
    logging.getLogger("archipel").setLevel(before[2])
    (line,) = capsys.readouterr().err.splitlines()
    assert line.endswith(f"info archipel.table: a table was opened table={logs.mark('table')} game=la_isla")

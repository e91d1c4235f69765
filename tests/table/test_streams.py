"""The stream of news: hello, commands, bad messages, two tabs, cuts, slow clients, races and restarts."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from archipel.table import messages as wire
from archipel.table.limits import MAX_MESSAGE
from archipel.table.seats import fingerprint
from archipel.table.stream import serve_stream
from archipel.table.web_line import MOST_WAITING, WebLine
from tests.table.hearing import Hearing
from tests.table.server import Server, running
from tests.table.support import opened as open_table
from tests.table.support import tables_at
from tests.table.test_http import PEOPLE, Clock, Opened, clock, table, web

__all__ = ["clock", "table", "web"]


def greet(socket: WebSocketTestSession, *keys: str, **more: Any) -> dict[str, Any]:
    socket.send_json({"type": "hello", "keys": list(keys), **more})
    return message(socket)


def message(socket: WebSocketTestSession, kind: str = "") -> dict[str, Any]:
    """The next message; what is only different from the last news is made whole."""
    while True:
        received: dict[str, Any] = socket.receive_json()
        if received["type"] in ("news", "changes"):
            received = HEARINGS.setdefault(socket, Hearing()).hear(received)
        if kind in ("", received["type"]):
            return received


HEARINGS: WeakKeyDictionary[WebSocketTestSession, Hearing] = WeakKeyDictionary()


def test_hello_brings_everything_and_then_only_what_is_new(web: TestClient, table: Opened) -> None:
    with web.websocket_connect(table.path + "/stream") as socket:
        news = greet(socket, table.keys[0])
        assert (news["type"], news["you"], news["n"]) == ("news", [0], 1)
        assert [told["n"] for told in news["told"]] == [1]
        socket.send_json({"id": "1", "do": {"type": "say", "text": "hello"}})
        news = message(socket)
        assert [told["kind"] for told in news["told"]] == ["say"]
        assert message(socket) == {"type": "done", "id": "1"}
        socket.send_json({"id": "1", "do": {"type": "say", "text": "hello"}})
        assert message(socket) == {"type": "done", "id": "1"}
    with web.websocket_connect(table.path + "/stream") as socket:
        assert [told["n"] for told in greet(socket, table.keys[0], after=1)["told"]] == [2]
    with web.websocket_connect(table.path + "/stream") as socket:
        assert greet(socket, after=10**9).get("told", []) == []


@pytest.mark.parametrize(
    "hello",
    [
        "",
        "{",
        "[]",
        '{"type": "news"}',
        '{"type": "hello", "keys": "x"}',
        '{"type": "hello", "after": "x"}',
        '{"type": "hello", "watch": -1.5}',
        '{"type": "hello", "x": 1}',
        json.dumps({"type": "hello", "keys": ["x" * MAX_MESSAGE]}),
        "[" * 10_000,
        b"\xff\x00",
    ],
)
def test_a_bad_hello_is_refused_and_the_line_closed(
    web: TestClient, table: Opened, hello: str | bytes
) -> None:
    with web.websocket_connect(table.path + "/stream") as socket:
        if isinstance(hello, bytes):
            socket.send_bytes(hello)
        else:
            socket.send_text(hello)
        assert message(socket)["error"] in ("malformed", "too_large")
        with pytest.raises(WebSocketDisconnect):
            message(socket)


def test_a_stream_of_an_unknown_table_or_with_a_wrong_key_is_refused(web: TestClient, table: Opened) -> None:
    with web.websocket_connect("/api/tables/nope/stream") as socket:
        assert greet(socket)["error"] == "unknown_table"
    with web.websocket_connect(table.path + "/stream") as socket:
        assert greet(socket, "nonsense")["error"] == "wrong_key"


def test_who_never_says_hello_is_sent_away(
    web: TestClient, table: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("archipel.table.stream.HELLO_WITHIN", 0.05)
    with web.websocket_connect(table.path + "/stream") as socket:
        assert message(socket)["error"] == "no_hello"


def test_bad_commands_are_refused_and_the_line_stays_open(web: TestClient, table: Opened) -> None:
    before = table.news()
    with web.websocket_connect(table.path + "/stream") as socket:
        greet(socket, table.keys[0])
        for text in ("", "{", "7", '{"id": 1}', '{"id": "1", "do": {"type": "fly"}}', "[" * 9000):
            socket.send_text(text)
            assert message(socket)["error"] == "malformed"
        socket.send_bytes(b"\xff")
        assert message(socket)["error"] == "malformed"
        socket.send_text(json.dumps({"id": "1", "do": {"type": "say", "text": "x" * MAX_MESSAGE}}))
        assert message(socket)["error"] == "too_large"
        socket.send_json({"id": "2", "do": {"type": "act", "seat": 1, "number": 0}})
        refused = message(socket)
        assert (refused["error"], refused["id"]) == ("not_your_seat", "2")
        socket.send_json({"id": "3", "do": {"type": "rematch"}})
        assert message(socket)["error"] == "not_over"
        assert table.news()["told"] == before["told"]
        socket.send_json({"id": "4", "do": {"type": "say", "text": "still here"}})
        message(socket, "done")


def test_who_sends_too_fast_is_told_which_command_was_not_done(
    clock: Clock, web: TestClient, table: Opened
) -> None:
    with web.websocket_connect(table.path + "/stream") as socket:
        greet(socket, table.keys[0])
        for i in range(60):
            socket.send_json({"id": str(i), "do": {"type": "say", "text": str(i)}})
        answers = [message(socket) for _ in range(100)]
        refused = [each for each in answers if each["type"] == "refused"]
        done = [each["id"] for each in answers if each["type"] == "done"]
        assert refused
        assert {each["error"] for each in refused} == {"too_fast"}
        assert all(each["id"] and each["id"] not in done for each in refused)


def test_a_stale_act_is_answered_with_fresh_news(web: TestClient, table: Opened) -> None:
    seat, number, version = table.owed()
    with web.websocket_connect(table.path + "/stream") as socket:
        greet(socket, table.keys[seat])
        act = {"type": "act", "seat": seat, "number": number}
        socket.send_json({"id": "1", "version": version - 1, "do": act})
        assert message(socket)["error"] == "stale"
        assert message(socket)["version"] == version


def test_two_tabs_of_one_seat_see_the_same_and_one_click_counts(web: TestClient, table: Opened) -> None:
    seat, number, version = table.owed()
    act = {"type": "act", "seat": seat, "number": number}
    with (
        web.websocket_connect(table.path + "/stream") as one,
        web.websocket_connect(table.path + "/stream") as two,
    ):
        greet(one, table.keys[seat])
        greet(two, table.keys[seat])
        one.send_json({"id": "a", "version": version, "do": act})
        two.send_json({"id": "b", "version": version, "do": act})
        answers = {}
        for socket in (one, two):
            received = message(socket)
            while received["type"] == "news":
                received = message(socket)
            answers[received["id"]] = received.get("error", "done")
        assert sorted(answers.values()) == ["done", "stale"]
    assert table.news()["version"] == version + 1


def test_leaving_with_one_tab_is_not_leaving(web: TestClient, table: Opened) -> None:
    with web.websocket_connect(table.path + "/stream") as one:
        greet(one, table.keys[0])
        with web.websocket_connect(table.path + "/stream") as two:
            greet(two, table.keys[0])
        for word in range(5):
            one.send_json({"id": str(word), "do": {"type": "say", "text": "still here"}})
            assert message(one, "news")["seats"][0]["here"]
            assert table.news()["seats"][0]["here"]
    for _ in range(50):
        if not table.news()["seats"][0].get("here"):
            break
    assert not table.news()["seats"][0].get("here")


def test_a_watcher_cannot_look_over_somebodys_shoulder(web: TestClient, table: Opened) -> None:
    with web.websocket_connect(table.path + "/stream") as socket:
        news = greet(socket, watch=1)
        assert (news["watch"], news["you"], news["decisions"]) == (None, [], [])
        assert news["view"]["seat"] is None


def test_a_client_that_does_not_read_is_cut_off_and_nobody_waits_for_it(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            table = await open_table(tables, "person", "person")
            inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
            inbox.put_nowait({"type": "websocket.connect"})
            inbox.put_nowait({"type": "websocket.receive", "text": json.dumps({"type": "hello"})})
            sent: list[str] = []

            async def send(message: Any) -> None:
                sent.append(message["type"])
                if message["type"] == "websocket.send":
                    await asyncio.Event().wait()  # its buffers are full for ever

            scope = {"type": "websocket", "path_params": {"table": table.table}, "headers": []}
            socket = WebSocket(scope, inbox.get, send)
            await socket.accept()
            slow = asyncio.create_task(serve_stream(WebLine(socket), table.table, tables))
            actor = await tables.actor(table.table)
            while not actor.people.clients:
                await asyncio.sleep(0.01)
            for i in range(MOST_WAITING + 5):
                say = wire.Command(str(i), wire.Say("on we go"))
                await asyncio.wait_for(actor.command(say, [fingerprint(table.keys[0])]), 2)
            await asyncio.wait_for(slow, 3)
            assert not actor.people.clients
            assert sent == ["websocket.accept", "websocket.send", "websocket.close"]

    asyncio.run(go())


# -- with a server of its own ------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server")) as process:
        yield process


def opened(server: Server) -> tuple[str, list[str]]:
    _, table = server.call("POST", "/api/tables", {"game": "forbidden_island", "seats": PEOPLE})
    return table["table"], table["keys"]


def test_a_message_beyond_all_measure_closes_the_line_and_nothing_else(server: Server) -> None:
    table, keys = opened(server)

    async def go() -> None:
        async with connect(server.stream(table), compression=None, proxy=None) as line:
            await line.send(json.dumps({"type": "hello", "keys": [keys[0]]}))
            await line.recv()
            await line.send("x" * 1_000_000)
            closed = False
            while not closed:
                try:
                    await asyncio.wait_for(line.recv(), 5)
                except ConnectionClosed:
                    closed = True

    asyncio.run(go())
    assert server.call("GET", f"/api/tables/{table}")[0] == 200


def test_after_a_restart_a_client_goes_on_where_it_was(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, keys = opened(server)
        server.call(
            "POST", f"/api/tables/{table}/commands", {"id": "1", "do": {"type": "say", "text": "a"}}, keys[0]
        )
        before = server.call("GET", f"/api/tables/{table}", None, keys[0])[1]
        server.stop()
        server.start()
        assert server.call("GET", f"/api/tables/{table}", None, keys[0])[1] == before
        body = {"id": "1", "do": {"type": "say", "text": "a"}}
        assert server.call("POST", f"/api/tables/{table}/commands", body, keys[0])[0] == 200
        assert server.call("GET", f"/api/tables/{table}", None, keys[0])[1] == before
    assert "Traceback" not in server.log.read_text()

"""Headers, files, origins and records: what a stranger may try."""

import asyncio
import json
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from archipel.table import server
from archipel.table.entries import Acted
from archipel.table.stores import Row
from tests.table.test_http import PEOPLE, Opened, refused, table, web

__all__ = ["table", "web"]


@pytest.mark.parametrize(
    "path", ["/", "/t/abc", "/assets/app.js", "/api/games", "/api/nope", "/api/tables/nope"]
)
def test_every_answer_keeps_the_browser_from_running_what_is_not_ours(web: TestClient, path: str) -> None:
    headers = web.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe-eval" not in policy
    assert "http:" not in policy
    assert "https:" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert len(headers.get_list("content-security-policy")) == 1
    if path.startswith("/api/"):
        assert headers["cache-control"] == "no-store"


def test_a_fault_of_ours_tells_nothing_and_keeps_the_headers(
    web: TestClient, table: Opened, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    words = "a " + "secret of the game"

    def fail(*_: object) -> None:
        raise KeyError(words)

    monkeypatch.setattr("archipel.table.api.news", fail)
    answer = web.get(table.path)
    refused(answer, 500, "fault")
    assert "a secret" not in answer.text
    assert answer.headers["content-security-policy"]
    assert "a secret" not in caplog.text
    monkeypatch.undo()
    assert table.news()["version"] == 0
    monkeypatch.setattr("archipel.table.api.GAMES", None)
    answer = web.get("/api/games")
    refused(answer, 500, "fault")
    assert answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "//etc/passwd",
        "/%2fetc/passwd",
        "/assets/..\\..\\secret.txt",
        "/%00",
        "/a%00b",
        "/" + "a" * 5000,
        "/assets",
        "/assets/",
        "/%ff%fe",
    ],
)
def test_no_file_outside_the_page_is_ever_sent(web: TestClient, path: str) -> None:
    answer = web.get(path)
    assert answer.status_code in (200, 404)
    assert "a secret" not in answer.text
    assert "root:" not in answer.text


def test_files_of_the_page_are_sent(web: TestClient) -> None:
    assert web.get("/assets/app.js").text == "1"
    assert web.get("/").text == web.get("/t/any#key=x").text == "<p>the page"
    assert "immutable" in web.get("/assets/app.js").headers["cache-control"]
    assert web.get("/").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "origin", ["http://elsewhere.example", "null", "http://[", "https://testserver.example", ""]
)
def test_a_page_from_elsewhere_gets_no_stream(web: TestClient, table: Opened, origin: str) -> None:
    with (
        pytest.raises(WebSocketDisconnect),
        web.websocket_connect(table.path + "/stream", headers={"origin": origin}),
    ):
        pass


@pytest.mark.parametrize("headers", [{}, {"origin": "http://testserver"}])
def test_our_own_page_and_programs_get_one(web: TestClient, table: Opened, headers: dict[str, str]) -> None:
    with web.websocket_connect(table.path + "/stream", headers=headers) as socket:
        socket.send_text('{"type": "hello"}')
        assert socket.receive_json()["type"] == "news"


def test_the_server_listens_on_this_machine_only_unless_told_otherwise() -> None:
    listener = server.listen(port=0)
    assert listener.getsockname()[0] == "127.0.0.1"
    with pytest.raises(server.CannotListen, match="Cannot listen"):
        server.listen("192.0.2.1", 0)
    with pytest.raises(server.CannotListen, match="Cannot listen"):
        server.listen("no such host", 0)
    listener.listen()
    with pytest.raises(server.CannotListen, match="Cannot listen"):
        server.listen("127.0.0.1", listener.getsockname()[1])
    listener.close()


def finished(table: Opened) -> dict[str, Any]:
    table.command(0, {"type": "resign", "seat": 0})
    record: dict[str, Any] = table.web.get(table.path + "/record").json()
    return record


def change(**parts: Any) -> Any:
    return lambda record: {**record, **parts}


@pytest.mark.parametrize(
    "spoil",
    [
        lambda record: {},
        lambda record: {"archipel": 1},
        change(archipel=2),
        change(game="chess"),
        change(rules=99),
        change(seats=10**9),
        change(seats="2"),
        change(setup=[]),
        change(setup=[10**6] * 50),
        change(setup=[-1] * 50),
        change(entries=[{"act": "0 fly away"}]),
        change(entries=[{"undo": 1, "learned": False}]),
        change(entries=[{"undo": 10**9, "learned": False}]),
        change(entries=["x"]),
        change(entries=[{"act": "x" * 100_000}]),
        change(entries=[{"reseed": "x"}] * 50_000),
        change(options={"difficulty": "x"}),
        change(options={"difficulty": 1}),
        change(outcome={"name": "escaped"}),
        change(commitment=None),
    ],
)
def test_a_record_that_cannot_be_is_refused(table: Opened, web: TestClient, spoil: Any) -> None:
    record = finished(table)
    answer = web.post("/api/tables/import", json={"record": spoil(record)})
    assert answer.status_code in (400, 413), answer.text
    refused(answer, answer.status_code)


def test_a_record_is_imported_branched_and_played_on(table: Opened, web: TestClient) -> None:
    seat, number, version = table.owed()
    table.command(seat, {"type": "act", "seat": seat, "number": number}, version=version)
    record = web.get(table.path + "/record").json()
    assert record["seed"] is None
    imported = web.post("/api/tables/import", json={"record": record})
    assert imported.status_code == 201
    news = web.get(f"/api/tables/{imported.json()['table']}").json()
    assert news["moments"] == 1
    assert {**news["view"], "seat": None} == table.news()["view"]
    branched = web.post(table.path + "/branch", json={"moment": 0, "seats": PEOPLE})
    assert branched.status_code == 201
    fresh = web.get(f"/api/tables/{branched.json()['table']}").json()
    assert fresh["view"] == web.get(table.path + "/moments/0").json()["view"]
    refused(web.post(table.path + "/branch", json={"moment": 0, "seats": PEOPLE * 2}), 400, "seat_count_here")


def test_a_hint_is_one_of_the_listed_actions_and_always_the_same(table: Opened, web: TestClient) -> None:
    seat, _, _ = table.owed()
    hints = [
        web.post(table.path + "/hint", json={"seat": seat}, headers=table.headers(seat)).json()
        for _ in range(2)
    ]
    assert hints[0] == hints[1]
    actions = [action["number"] for each in table.news(seat)["decisions"] for action in each["actions"]]
    assert hints[0]["number"] in actions
    table.command(seat, {"type": "resign", "seat": seat})
    answer = web.post(table.path + "/hint", json={"seat": seat}, headers=table.headers(seat))
    refused(answer, 409, "not_asked")


def test_a_stored_table_that_is_damaged_is_named_and_others_are_not_touched(
    table: Opened, web: TestClient
) -> None:
    tables = web.app.state.tables  # type: ignore[attr-defined]
    other = Opened(web)

    async def damage() -> None:
        await tables.store.append(other.id, 0, [Row(1.0, None, Acted("nonsense", [7]))])

    asyncio.run(damage())
    refused(web.get(other.path), 500, "broken_table")
    assert json.dumps(table.news())

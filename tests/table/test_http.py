"""Every call of the HTTP interface, good and bad: a clear JSON answer, and the table untouched."""

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse

from archipel.table.app import make_app
from archipel.table.bot_pool import BotPool
from archipel.table.limits import MAX_BODY, MAX_MESSAGE
from archipel.table.stores.sqlite.store import SqliteStore
from archipel.table.tables import Tables
from tests.table.support import ISLAND, QUICK

JSON = {"content-type": "application/json"}
PEOPLE = [{"kind": "person", "name": "Ana"}, {"kind": "person"}]


@pytest.fixture
def web(tmp_path: Path) -> Iterator[TestClient]:
    tables = Tables(SqliteStore(tmp_path / "a.db"), BotPool(1), QUICK)
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<p>the page")
    (static / "assets" / "app.js").write_text("1")
    (tmp_path / "secret.txt").write_text("a secret")
    with TestClient(make_app(tables, static), raise_server_exceptions=False) as client:
        yield client


class Opened:
    """A table of two people, with a way to see whether anything has changed."""

    def __init__(self, web: TestClient, **more: Any) -> None:
        answer = web.post("/api/tables", json={"game": ISLAND, "seats": PEOPLE, **more})
        assert answer.status_code == 201
        self.web = web
        self.id = answer.json()["table"]
        self.keys = answer.json()["keys"]
        self.path = f"/api/tables/{self.id}"

    def headers(self, seat: int) -> dict[str, str]:
        return {"authorization": f"Bearer {self.keys[seat]}"}

    def news(self, seat: int | None = None) -> dict[str, Any]:
        headers = {} if seat is None else self.headers(seat)
        news: dict[str, Any] = self.web.get(self.path, headers=headers).json()
        return news

    def owed(self) -> tuple[int, int, int]:
        """Seat and number of an act, and the version it is for."""
        for seat in range(2):
            news = self.news(seat)
            for decision in news["decisions"]:
                if not decision["optional"]:
                    return seat, decision["actions"][0]["number"], news["version"]
        raise AssertionError

    def command(self, seat: int, do: dict[str, Any], id: str = "1", **more: Any) -> Any:
        body = {"id": id, "do": do, **more}
        return self.web.post(self.path + "/commands", json=body, headers=self.headers(seat))


@pytest.fixture
def table(web: TestClient) -> Opened:
    return Opened(web)


def refused(answer: Any, status: int, error: str = "") -> dict[str, Any]:
    """The answer is a clear refusal."""
    assert answer.status_code == status, answer.text
    body: dict[str, Any] = answer.json()
    assert body["type"] == "refused"
    assert body["message"]
    assert "Traceback" not in answer.text
    if error:
        assert body["error"] == error
    return body


def test_the_list_shows_what_can_be_played(web: TestClient) -> None:
    games = web.get("/api/games").json()["games"]
    assert games[0]["id"] == ISLAND
    assert games[0]["bots"][0] == "random"
    assert games[0]["seats"] == [2, 4]
    assert games[0]["usual_seats"] == 2
    [survivors] = [game for game in games if game["id"] == "the_island"]
    assert survivors["usual_seats"] == 4, "two with one colour each leave half of the island empty"


def test_a_table_is_opened_and_played_by_plain_calls(table: Opened) -> None:
    assert table.news()["you"] == []
    assert table.news(1)["you"] == [1]
    seat, number, version = table.owed()
    assert table.command(seat, {"type": "act", "seat": seat, "number": number}, version=version).json() == {
        "type": "done",
        "id": "1",
    }
    assert table.news()["version"] == version + 1
    assert table.news()["moments"] == 1


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"{", 400),
        (b"null", 400),
        (b"[1]", 400),
        (b'{"game": 1, "seats": []}', 400),
        (b'{"game": "forbidden_island"}', 400),
        (b'{"game": "nope", "seats": []}', 400),
        (b'{"game": "forbidden_island", "seats": []}', 400),
        (b'{"game": "forbidden_island", "seats": [{"kind": "ghost"}, {"kind": "open"}]}', 400),
        (b'{"game": "forbidden_island", "seats": [{"kind": "bot"}, {"kind": "open"}]}', 400),
        (b'{"game": "forbidden_island", "seats": [{"kind": "bot", "bot": "x"}, {"kind": "open"}]}', 400),
        (b'{"game": "forbidden_island", "seats": [{"kind": "open"}, {"kind": "open"}], "x": 1}', 400),
        (b"\xff\xfe", 400),
        (b'{"game": "\\ud800", "seats": []}', 400),
        (b"[" * 10_000, 400),
        (b'{"game": ' + b"9" * 6000 + b"}", 400),
    ],
)
def test_a_table_that_cannot_be_is_refused(web: TestClient, body: bytes, status: int) -> None:
    refused(web.post("/api/tables", content=body, headers=JSON), status)
    assert web.get("/api/tables").json()["tables"] == []


@pytest.mark.parametrize(
    "more",
    [
        {"options": {"difficulty": "impossible"}},
        {"options": {"gravity": "none"}},
        {"options": {"adventurers": "diver"}},
        {"options": {"first_player": "4"}},
        {"options": {"difficulty": 3}},
        {"keep_after": -1},
        {"keep_after": 10**12},
        {"seats": PEOPLE * 3},
        {"seats": PEOPLE * 100},
    ],
)
def test_options_that_do_not_fit_are_refused(web: TestClient, more: dict[str, Any]) -> None:
    refused(web.post("/api/tables", json={"game": ISLAND, "seats": PEOPLE, **more}), 400)


def test_an_unknown_table_is_unknown_to_every_call(web: TestClient) -> None:
    for path in ("", "/record", "/moments/0"):
        refused(web.get("/api/tables/nope" + path), 404, "unknown_table")
    bodies: dict[str, Any] = {
        "commands": {"id": "1", "do": {"type": "rematch"}},
        "claim": {},
        "hint": {"seat": 0},
        "why": {"seat": 0, "thing": "tile:iron_gate"},
        "branch": {"moment": 0, "seats": PEOPLE},
    }
    for call, body in bodies.items():
        refused(web.post(f"/api/tables/nope/{call}", json=body), 404, "unknown_table")


def test_a_wrong_key_opens_nothing(table: Opened, web: TestClient) -> None:
    before = table.news()
    wrong = {"authorization": "Bearer nonsense"}
    refused(web.get(table.path, headers=wrong), 403, "wrong_key")
    body = {"id": "1", "do": {"type": "say", "text": "I am not here"}}
    refused(web.post(table.path + "/commands", json=body, headers=wrong), 403, "wrong_key")
    refused(web.post(table.path + "/commands", json=body), 403, "not_seated")
    refused(web.post(table.path + "/hint", json={"seat": 0}), 403, "not_your_seat")
    assert table.news() == before


@pytest.mark.parametrize(
    "body",
    [
        {"id": "1"},
        {"id": 1, "do": {"type": "rematch"}},
        {"id": "", "do": {"type": "rematch"}},
        {"id": "x" * 100, "do": {"type": "rematch"}},
        {"id": "1", "do": {"type": "fly"}},
        {"id": "1", "do": {"type": "act", "seat": "0", "number": 1}},
        {"id": "1", "do": {"type": "act", "seat": 0, "number": 1.5}},
        {"id": "1", "do": {"type": "act", "seat": 0}},
        {"id": "1", "do": {"type": "act", "seat": 0, "number": 1}, "version": None},
        {"id": "1", "do": {"type": "pause", "on": "yes"}},
        {"id": "1", "do": {"type": "rematch", "more": 1}},
        {"id": "1", "do": "rematch"},
    ],
)
def test_a_malformed_command_is_refused_and_changes_nothing(table: Opened, body: Any) -> None:
    before = table.news()
    answer = table.web.post(table.path + "/commands", json=body, headers=table.headers(0))
    refused(answer, 400, "malformed")
    assert table.news() == before


def test_an_act_on_an_old_version_or_out_of_turn_is_refused(table: Opened) -> None:
    seat, number, version = table.owed()
    act = {"type": "act", "seat": seat, "number": number}
    before = table.news()
    for old in (-1, version - 1, version + 1):
        refused(table.command(seat, act, version=old), 409, "stale")
    refused(table.command(1 - seat, act, version=version), 403, "not_your_seat")
    refused(table.command(1 - seat, {**act, "seat": 1 - seat}, version=version), 409, "illegal")
    assert table.news() == before


def test_messages_that_are_too_large_are_refused(table: Opened) -> None:
    before = table.news()
    say = {"type": "say", "text": "x" * MAX_MESSAGE}
    refused(table.command(0, say), 413, "too_large")
    huge = json.dumps({"record": {"x": "y" * MAX_BODY}})
    refused(table.web.post("/api/tables/import", content=huge, headers=JSON), 413, "too_large")
    wide = {"game": ISLAND, "seats": PEOPLE, "options": {"o" * 50_000: "x"}}
    refused(table.web.post("/api/tables", json=wide), 413, "too_large")
    assert table.news() == before


def test_a_moment_that_never_was_is_refused(table: Opened) -> None:
    refused(table.web.get(table.path + "/moments/1"), 404, "no_such_moment")
    refused(table.web.get(table.path + "/moments/" + "9" * 5000), 404)
    refused(table.web.get(table.path + "/moments/x"), 404)
    refused(table.web.get(table.path + "/moments/-1"), 404)
    assert table.web.get(table.path + "/moments/0").json()["moments"] == 0
    for moment in (1, -1, 10**30):
        body = {"moment": moment, "seats": PEOPLE}
        refused(table.web.post(table.path + "/branch", json=body), 404, "no_such_moment")


def test_an_unknown_language_or_header_is_ignored(table: Opened) -> None:
    headers = {"accept-language": "tlh;q=1, \xff".encode("latin-1"), "accept": "text/klingon"}
    assert table.web.get(table.path, headers=headers).status_code == 200  # type: ignore[arg-type]
    assert table.web.get("/?lang=tlh").status_code == 200


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = time.monotonic() + 1000

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    still = Clock()
    monkeypatch.setattr("archipel.table.limits.time", still)
    return still


def test_who_asks_too_fast_is_told_so_and_may_go_on_later(clock: Clock, web: TestClient) -> None:
    statuses = [web.get("/api/games").status_code for _ in range(201)]
    assert statuses == [200] * 200 + [429]
    refused(web.get("/api/games"), 429, "too_fast")
    clock.now += 1
    assert web.get("/api/games").status_code == 200


def test_tables_are_opened_more_slowly_than_that(clock: Clock, web: TestClient) -> None:
    body = {"game": ISLAND, "seats": PEOPLE}
    answers = [web.post("/api/tables", json=body) for _ in range(31)]
    assert [answer.status_code for answer in answers] == [201] * 30 + [429]
    refused(answers[-1], 429, "too_fast")
    clock.now += 2
    assert web.post("/api/tables", json=body).status_code == 201


def test_hints_have_a_rate_of_their_own(clock: Clock, web: TestClient, table: Opened) -> None:
    seat, _, _ = table.owed()

    def ask() -> int:
        return web.post(
            table.path + "/hint", json={"seat": 1 - seat}, headers=table.headers(seat)
        ).status_code

    assert [ask() for _ in range(16)] == [403] * 15 + [429]
    assert web.get(table.path).status_code == 200
    clock.now += 2
    assert ask() == 403


def test_sockets_have_a_rate_of_their_own(clock: Clock, web: TestClient, table: Opened) -> None:
    def knock() -> None:
        with web.websocket_connect(table.path + "/stream"):
            pass

    for _ in range(60):
        knock()
    with pytest.raises(WebSocketDenialResponse) as denied:
        knock()
    refused(denied.value, 429, "too_fast")
    assert web.get(table.path).status_code == 200
    clock.now += 1
    knock()


def test_unknown_calls_and_methods_are_refused_in_json(web: TestClient) -> None:
    refused(web.get("/api/nope"), 404, "unknown_call")
    refused(web.get("/api/tables/a/b/c/d"), 404, "unknown_call")
    for method in ("PUT", "DELETE", "PATCH"):
        answer = web.request(method, "/api/tables")
        refused(answer, 405)
        assert "GET" in answer.headers["allow"] or "POST" in answer.headers["allow"]
    refused(web.post("/"), 405)

"""What a stranger sends as a record: only what a game leaves is taken, and only what it led to is stored."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from archipel.engine.match import Match
from archipel.engine.record import Record
from archipel.games import find
from archipel.table.limits import MAX_BODY
from archipel.table.record_form import replayed
from tests.table.test_http import Opened, refused, table, web
from tests.table.test_safety import change, finished

__all__ = ["table", "web"]  # fixtures

GAMES = Path(__file__).parent.parent / "games"
ON_FILE = sorted(GAMES.glob("*/games/*.json"))


def test_there_are_records_on_file() -> None:
    assert len(ON_FILE) > 20


@pytest.mark.parametrize("file", ON_FILE, ids=lambda file: file.stem)
def test_every_record_on_file_has_the_form_and_stays_as_it_is(file: Path) -> None:
    data = json.loads(file.read_text(encoding="utf-8"))
    assert len(json.dumps(data)) < MAX_BODY / 5
    _, match = replayed(data)
    assert {**match.record.to_json(), "table": data["table"]} == data


def put(into: str, junk: Any) -> Any:
    def spoil(record: dict[str, Any]) -> dict[str, Any]:
        return {**record, "entries": [{**record["entries"][0], into: junk}, *record["entries"][1:]]}

    return spoil


JUNK = "x" * (MAX_BODY // 2)


@pytest.mark.parametrize(
    "spoil",
    [
        change(table={"junk": JUNK}),
        change(table={"names": [JUNK]}),
        change(table={"names": ["x"] * 100}),
        change(table={"seats": [{"name": "Ana", "bot": None, "more": JUNK}]}),
        change(table=[JUNK]),
        change(junk=JUNK),
        change(notes=""),
        change(commitment=JUNK),
        change(commitment="0" * 63 + "G"),
        change(seed=JUNK),
        change(seed=7),
        change(outcome=JUNK),
        change(outcome=[JUNK]),
        change(stream="x"),
        change(options={"difficulty": "novice", "x": JUNK}),
        change(entries=[{"reseed": JUNK}]),
        change(entries=[{"reseed": "x"}]),
        put("note", "x"),
        put("chance", [1] * 100_000),
    ],
)
def test_a_record_with_anything_else_in_it_is_refused(table: Opened, web: TestClient, spoil: Any) -> None:
    seat, number, version = table.owed()
    table.command(seat, {"type": "act", "seat": seat, "number": number}, version=version)
    record = web.get(table.path + "/record").json()
    assert web.post("/api/tables/import", json={"record": record}).status_code == 201
    refused(web.post("/api/tables/import", json={"record": spoil(record)}), 400)
    refused(web.post("/api/tables/import", json={"record": record, "more": 1}), 400)


def test_what_is_stored_is_what_came_of_it_and_not_what_was_sent(
    table: Opened, web: TestClient, tmp_path: Path
) -> None:
    record = {**finished(table), "table": {"names": ["a name that nobody needs"] * 2}}
    body = json.dumps({"record": record}, indent=40)
    answer = web.post("/api/tables/import", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 201
    connection = sqlite3.connect(tmp_path / "a.db")
    query = "SELECT header FROM tables WHERE id = ?"
    (header,) = connection.execute(query, (answer.json()["table"],)).fetchone()
    connection.close()
    assert "a name that nobody needs" not in header
    kept = json.loads(header)["record"]
    assert kept == {**record, "table": {}}
    assert Match.replay(find(record["game"]), Record.from_json(kept)).state is not None


def test_a_record_of_a_terminal_can_be_shown(table: Opened, web: TestClient) -> None:
    seats = [{"name": "Ana", "bot": None}, {"name": "Corail", "bot": "planner"}]
    record = {**finished(table), "table": {"seats": seats, "aside": True}}
    assert web.post("/api/tables/import", json={"record": record}).status_code == 201

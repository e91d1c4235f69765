"""The rulebook over HTTP: chapters for whoever asks, and a table from a position that it shows."""

import pytest
from starlette.testclient import TestClient

from tests.table.support import ISLAND
from tests.table.test_http import refused, web

__all__ = ["web"]  # a fixture

BOTS = [{"kind": "bot", "bot": "random"}] * 3


def test_anybody_may_read_a_rulebook(web: TestClient) -> None:
    book = web.get(f"/api/rulebook/{ISLAND}").json()
    assert [chapter["id"] for chapter in book["chapters"]][:3] == ["aim", "table", "setup"]
    picture = book["chapters"][0]["pictures"][0]
    assert picture["view"]["game"] == ISLAND
    assert web.get(f"/api/rulebook/{ISLAND}").json() == book


def test_a_game_goes_on_from_a_position_of_the_rulebook(web: TestClient) -> None:
    seats = [BOTS[0], {"kind": "person", "name": "Ana"}, *BOTS[1:]]
    opened = web.post(f"/api/rulebook/{ISLAND}/ready_to_leave", json={"seats": seats})
    assert opened.status_code == 201
    mine = {"authorization": f"Bearer {opened.json()['keys'][0]}"}
    news = web.get(f"/api/tables/{opened.json()['table']}", headers=mine).json()
    kinds = [action["kind"] for decision in news["decisions"] for action in decision["actions"]]
    assert "take_off" in kinds


def test_what_is_to_come_is_nobodys_to_know(web: TestClient) -> None:
    seats = [{"kind": "person"}, *BOTS]
    opened = web.post(f"/api/rulebook/{ISLAND}/first_floods", json={"seats": seats}).json()
    mine = {"authorization": f"Bearer {opened['keys'][0]}"}
    record = web.get(f"/api/tables/{opened['table']}/record", headers=mine).json()
    assert record["seed"] is None
    assert record["entries"][0].keys() == {"reseed"}


@pytest.mark.parametrize("name", ["nothing", "six_cards", "..%2Fthe_escape"])
def test_only_what_is_offered_can_be_played(web: TestClient, name: str) -> None:
    refused(
        web.post(f"/api/rulebook/{ISLAND}/{name}", json={"seats": [{"kind": "person"}, *BOTS]}),
        404,
        "no_such_example" if "%" not in name else "unknown_call",
    )


def test_the_seats_must_fit(web: TestClient) -> None:
    answer = web.post(f"/api/rulebook/{ISLAND}/first_floods", json={"seats": [{"kind": "person"}]})
    refused(answer, 400, "seat_count_here")


def test_a_game_that_there_is_not_has_no_rulebook(web: TestClient) -> None:
    refused(web.get("/api/rulebook/chess"), 400, "game")

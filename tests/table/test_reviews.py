"""A review at the table: only once the game is over, bit by bit, and kept with the game."""

import json
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from archipel.table.app import make_app
from archipel.table.bot_pool import BotPool
from archipel.table.stores.sqlite.store import SqliteStore
from archipel.table.surroundings import ReviewAnswer, ReviewQuestion
from archipel.table.tables import Tables
from archipel.table.turns import Place
from tests.table.support import QUICK
from tests.table.test_http import Opened, refused, table, web

__all__ = ["table", "web"]  # fixtures

SHORT = Path(__file__).parent.parent / "games/forbidden_island/games/treasure_lost_3.json"


def opened(web: TestClient) -> str:
    record = json.loads(SHORT.read_text(encoding="utf-8"))
    answer = web.post("/api/tables/import", json={"record": record})
    assert answer.status_code == 201, answer.text
    return f"/api/tables/{answer.json()['table']}"


def go_on(web: TestClient, path: str, **wish: bool) -> dict[str, Any]:
    answer = web.post(path + "/review", json=wish)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_running_game_is_not_reviewed(table: Opened, web: TestClient) -> None:
    answer = web.post(table.path + "/review", json={}, headers=table.headers(0))
    refused(answer, 409, "not_over")


def test_a_review_goes_on_bit_by_bit_and_can_wait(web: TestClient) -> None:
    path = opened(web)
    assert go_on(web, path, work=False) == {"done": 0.0}
    first = go_on(web, path)["done"]
    assert 0.0 < first < 1.0
    assert go_on(web, path, work=False)["done"] == first
    assert go_on(web, path)["done"] > first
    while "review" not in (found := go_on(web, path, show=True)):
        pass
    review = found["review"]
    assert review["game"] == "forbidden_island"
    assert len(found["moments"]) == review["happenings"][-1]["following"] + 1
    assert found["moments"] == sorted(found["moments"])


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[ReviewQuestion]:
    """What the bots' processes are asked for; they answer with a whole review at once."""
    questions: list[ReviewQuestion] = []

    async def all_at_once(pool: BotPool, question: ReviewQuestion, place: Place) -> ReviewAnswer:
        questions.append(question)
        return ReviewAnswer(b"made", 1.0, {"review": 1})

    monkeypatch.setattr(BotPool, "review", all_at_once)
    return questions


def test_a_complete_review_is_shown_at_once_and_never_worked_on_again(
    web: TestClient, asked: list[ReviewQuestion]
) -> None:
    path = opened(web)
    go_on(web, path)
    for work in (False, True):  # the card at the end of a game only looks whether there is one
        assert go_on(web, path, work=work)["review"] == {"review": 1}
    assert len(asked) == 1


def test_a_review_that_is_done_is_there_after_a_restart(tmp_path: Path, asked: list[ReviewQuestion]) -> None:
    def started() -> TestClient:
        tables = Tables(SqliteStore(tmp_path / "kept.db"), BotPool(1), QUICK)
        return TestClient(make_app(tables, tmp_path), raise_server_exceptions=False)

    with started() as before:
        path = opened(before)
        made = go_on(before, path)
    with started() as after:
        assert go_on(after, path, work=False) == made
        assert go_on(after, path, work=True) == made
    assert len(asked) == 1

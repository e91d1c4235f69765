"""The OpenAPI document tells the truth: a stranger with nothing but the document finds no fault."""

import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import load_all_checks, not_a_server_error
from schemathesis.specs.openapi.checks import positive_data_acceptance

from archipel.table import api
from archipel.table.app import make_app
from archipel.table.bot_pool import BotPool
from archipel.table.limits import Rates
from archipel.table.openapi import document
from archipel.table.server import listen
from archipel.table.stores.sqlite.store import SqliteStore
from archipel.table.tables import Tables
from tests.table.server import http
from tests.table.support import ISLAND, QUICK

load_all_checks()
schema = schemathesis.openapi.from_dict(document(api.CALLS))
SEATS = [{"kind": "person"}, {"kind": "open"}]


class Place:
    """A server in this process, and a table to try things at."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        _, opened = http(port, "POST", "/api/tables", {"game": ISLAND, "seats": SEATS, "listed": True})
        self.table = opened["table"]
        self.headers = {"authorization": f"Bearer {opened['keys'][0]}"}


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    store = SqliteStore(Path(tmp_path_factory.mktemp("openapi")) / "a.db")
    app = make_app(Tables(store, BotPool(1), QUICK), rates=Rates(1e6))
    running = uvicorn.Server(uvicorn.Config(app, log_level="critical", ws="websockets-sansio"))
    listener = listen()
    thread = threading.Thread(target=running.run, kwargs={"sockets": [listener]})
    thread.start()
    while not running.started:
        time.sleep(0.01)
    yield Place(listener.getsockname()[1])
    running.should_exit = True
    thread.join()


@schema.parametrize()
@settings(
    max_examples=15,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
def test_every_call_answers_as_the_document_says(case: Any, place: Place) -> None:
    # msgspec takes no 1.0 for an integer, JSON Schema does: the one difference of opinion.
    case.call_and_validate(base_url=place.url, excluded_checks=[positive_data_acceptance])
    if "table" in case.path_parameters:
        case.path_parameters["table"] = place.table
        answer = case.call(base_url=place.url, headers=place.headers)
        case.validate_response(answer, checks=[not_a_server_error])
        assert answer.headers["content-type"][0] == "application/json"


def test_after_all_that_the_table_is_sound(place: Place) -> None:
    status, news = http(place.port, "GET", f"/api/tables/{place.table}")
    assert status == 200
    assert news["seats"][0]["kind"] in ("person", "kept")


def test_the_document_names_every_call_once(place: Place) -> None:
    _, shown = http(place.port, "GET", "/api/openapi.json")
    calls = [(method, path) for path, methods in shown["paths"].items() for method in methods]
    assert len(calls) == len(api.CALLS)
    ids = [methods[method]["operationId"] for path, methods in shown["paths"].items() for method in methods]
    assert len(set(ids)) == len(ids)

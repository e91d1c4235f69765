"""A hint at the table: a plan with its steps, the same plan at the next step, and what if I …?"""

from typing import Any

from starlette.testclient import TestClient

from tests.table.test_http import Opened, refused, table, web

__all__ = ["table", "web"]  # fixtures


def hint(table: Opened, seat: int, **more: int) -> dict[str, Any]:
    answer = table.web.post(table.path + "/hint", json={"seat": seat, **more}, headers=table.headers(seat))
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_hint_is_a_plan_and_the_next_one_goes_on_with_it(table: Opened) -> None:
    seat, _, version = table.owed()
    first = hint(table, seat)
    assert first["steps"][0]["number"] == first["number"]
    assert all("kind" in step for step in first["steps"])
    assert first["reasons"]
    assert len(first["steps"]) > 1  # three actions a turn
    done = table.command(seat, {"type": "act", "seat": seat, "number": first["number"]}, version=version)
    assert done.status_code == 200
    second = hint(table, seat)
    assert second["steps"] == first["steps"][1:]


def test_another_action_is_compared_with_the_one_advised(table: Opened) -> None:
    seat, _, _ = table.owed()
    advised = hint(table, seat)["number"]
    decision = next(each for each in table.news(seat)["decisions"] if not each["optional"])
    other = next(each["number"] for each in decision["actions"] if each["number"] != advised)
    compared = hint(table, seat, number=other)
    assert compared["number"] == advised
    assert compared["other"]["number"] == other
    assert compared["other"]["error"] > 0
    assert -100 <= compared["other"]["worse"] <= 100
    assert hint(table, seat, number=other) == compared


def test_what_cannot_be_done_is_not_compared(table: Opened, web: TestClient) -> None:
    seat, _, _ = table.owed()
    for number in (4095, -1):
        answer = web.post(
            table.path + "/hint", json={"seat": seat, "number": number}, headers=table.headers(seat)
        )
        refused(answer, 409, "stale")

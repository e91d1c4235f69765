"""Why something cannot be done: asked by plain calls, told to the seat that asks."""

from typing import Any

from starlette.testclient import TestClient

from tests.table.test_http import Opened, refused, table, web

__all__ = ["table", "web"]  # fixtures


def why(table: Opened, seat: int, language: str = "en", **about: Any) -> Any:
    headers = {**table.headers(seat), "accept-language": language}
    return table.web.post(table.path + "/why", json={"seat": seat, **about}, headers=headers)


def test_a_press_is_answered_with_a_rule_a_reason_and_a_sentence(table: Opened) -> None:
    seat, _, _ = table.owed()
    answer = why(table, 1 - seat, thing="pile:treasure").json()
    assert (answer["rule"], answer["reason"], answer["args"]) == ("FI-D1", "not_your_turn", {"holder": seat})
    name = table.news()["seats"][seat]["name"]
    assert answer["message"] == f"It is {name}’s turn."
    assert "tour" in why(table, 1 - seat, "fr", thing="pile:treasure").json()["message"]


def test_an_action_is_asked_about_by_its_number(table: Opened) -> None:
    seat, number, _ = table.owed()
    assert why(table, seat, number=number).json() == {"seat": seat, "number": number, "legal": True}
    treasure = why(table, seat, number=489).json()
    assert (treasure["reason"], treasure["args"]) == ("actions_first", {"left": 3})


def test_an_illegal_act_brings_reason_and_arguments_too(table: Opened) -> None:
    seat, _, version = table.owed()
    act = {"type": "act", "seat": seat, "number": 489}
    body = refused(table.command(seat, act, version=version), 409, "illegal")
    assert body["rule"] == body["args"]["rule"] == "FI-T1"
    assert (body["args"]["reason"], body["args"]["args"]) == ("actions_first", {"left": 3})
    assert "First your actions: use the 3 that are left, or end them." in body["message"]


def test_nobody_asks_for_another_and_nothing_strange_is_answered(table: Opened, web: TestClient) -> None:
    seat, _, _ = table.owed()
    refused(web.post(table.path + "/why", json={"seat": seat, "thing": "pile:flood"}), 403, "not_your_seat")
    body = {"seat": 1 - seat, "thing": "pile:flood"}
    refused(web.post(table.path + "/why", json=body, headers=table.headers(seat)), 403, "not_your_seat")
    refused(why(table, seat, thing="moon"), 404, "no_such_thing")
    refused(why(table, seat, number=9999), 400, "unknown_action")
    refused(why(table, seat, thing="x" * 65), 400, "malformed")

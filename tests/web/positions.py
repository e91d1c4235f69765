"""Positions to look at: moments of the stored games, brought to a server as anybody could."""

import json
from collections.abc import Iterable, Sequence
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.table.server import ROOT, Server


def stored(game: str) -> dict[str, Any]:
    """A stored game: one of Forbidden Island by its name alone, others as ``forbidden_desert/escaped_2``."""
    folder, _, name = game.rpartition("/")
    file = ROOT / "tests" / "games" / (folder or "forbidden_island") / "games" / f"{name}.json"
    record = json.loads(file.read_text())
    assert isinstance(record, dict)
    return record


def full_tables() -> list[str]:
    """Of each game the stored one with most seats, and of those the longest."""
    found: dict[str, tuple[int, int, str]] = {}
    for file in sorted((ROOT / "tests" / "games").glob("*/games/*.json")):
        record, game = json.loads(file.read_text()), file.parent.parent.name
        rank = (record["seats"], len(record["entries"]), f"{game}/{file.stem}")
        found[game] = max(found.get(game, rank), rank)
    return [name for _, _, name in found.values()]


def mostly_long(cases: Iterable[str], usual: int = 2) -> list[Any]:
    """Cases for pytest: the first ones for every day, the others with the long walks."""
    return [
        each if number < usual else pytest.param(each, marks=pytest.mark.long)
        for number, each in enumerate(cases)
    ]


def replay_of(server: Server, game: str, moment: int | None = None) -> str:
    """The address of a stored game: its end screen, or one moment of it."""
    table = _done(server.call("POST", "/api/tables/import", {"record": stored(game)}))["table"]
    return f"/t/{table}" if moment is None else f"/t/{table}?moment={moment}"


def played_on(server: Server, game: str, moment: int) -> str:
    """The address of a seat at a table that goes on from a moment: of the one who acts next."""
    record = stored(game)
    table = _done(server.call("POST", "/api/tables/import", {"record": record}))["table"]
    seat = int(acts(game)[moment].split()[0])
    names = ["Alizé", "Corail", "Sirocco", "Nacre", "Mistral"]
    seats = [{"kind": "bot", "bot": "random", "name": name} for name in names[: record["seats"]]]
    seats[seat] = {"kind": "person", "name": "Nadia"}
    opened = _done(server.call("POST", f"/api/tables/{table}/branch", {"moment": moment, "seats": seats}))
    return f"/t/{opened['table']}#key={opened['keys'][0]}"


def shared(server: Server, game: str, moment: int, people: Sequence[int] = (0, 1)) -> list[str]:
    """The addresses of several people's seats at a table that goes on from a moment; bots have the others."""
    record = stored(game)
    table = _done(server.call("POST", "/api/tables/import", {"record": record}))["table"]
    seats = [
        {"kind": "person", "name": f"Person {seat}"} if seat in people else {"kind": "bot", "bot": "random"}
        for seat in range(record["seats"])
    ]
    opened = _done(server.call("POST", f"/api/tables/{table}/branch", {"moment": moment, "seats": seats}))
    return [f"/t/{opened['table']}#key={key}" for key in opened["keys"]]


def moment_of(game: str, word: str, nth: int = 0) -> int:
    """The moment before the first act of a kind (or a later one) in a stored game."""
    return [moment for moment, act in enumerate(acts(game)) if act.split()[1] == word][nth]


def acts(game: str) -> list[str]:
    """The acts of a stored game, without those that were taken back."""
    found: list[str] = []
    for entry in stored(game)["entries"]:
        if "act" in entry:
            found.append(entry["act"])
        elif "undo" in entry:
            del found[-entry["undo"] :]
    return found


def _done(answer: tuple[int, Any]) -> dict[str, Any]:
    status, body = answer
    assert status == 201, body
    assert isinstance(body, dict)
    return body


def look_behind_the_end(page: Page) -> None:
    """Put the end screen away, and see the board as it was left."""
    page.locator("dialog[open] .end").wait_for()
    page.keyboard.press("Escape")

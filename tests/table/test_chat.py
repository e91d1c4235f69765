"""What people say and are called: nothing unseen, nothing that runs over others; the host can delete it."""

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from archipel.table import messages as wire
from archipel.table.commands import MAX_NAME, MAX_SAYING, clean_name
from archipel.table.plain_text import plain_text
from archipel.table.refusals import RequestRefused
from archipel.table.seats import fingerprint
from tests.table.support import Ear, opened, tables_at
from tests.table.test_http import JSON, PEOPLE, Opened, refused, table, web

__all__ = ["table", "web"]  # fixtures


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("hello", "hello"),
        ("  two\n\nlines\tand\u2028more ", "two lines and more"),
        ("a\x00b\x07c\x1b[31md\x7f\x85e", "abc[31md e"),
        ("evil\u202egnp.exe", "evilgnp.exe"),
        ("\u200e\u200f\u202a\u202b\u202c\u202d\u2066\u2067\u2068\u2069\u061cx", "x"),
        ("in\u200bvis\ufeffi\u00adble\u2060", "invisible"),
        ("tag\U000e0041\U000e0042", "tag"),
        ("H" + "\u0335\u0336\u0337\u0338" * 20, "H\u0335\u0336"),
        ("\u0301\u0301alone", "alone"),
        ("a \u0301b", "a b"),
        ("e\u0301te\u0301", "été"),
        ("\u1ec7", "\u1ec7"),  # two marks in one letter: Vietnamese
        ("half \ud800 sign", "half sign"),
        ("\u3164\u2800\u115f", ""),
        ("", ""),
    ],
)
@pytest.mark.parametrize("clean", [clean_name, lambda text: plain_text(text, MAX_SAYING)])
def test_nothing_unseen_and_nothing_stacked_is_kept(clean: Any, written: str, shown: str) -> None:
    assert clean(written) == shown


@pytest.mark.parametrize("text", ["👩‍👩‍👧 ❤️ 1️⃣", "می‌خواهم", "नमस्ते", "ภาษาไทยที่นี่", "שָׁלוֹם"])
def test_whole_pictures_and_other_scripts_can_be_said(text: str) -> None:
    assert plain_text(text, MAX_SAYING) == text


def test_two_names_that_look_alike_are_alike() -> None:
    assert clean_name("An\u200da") == clean_name("Ana") == "Ana"
    assert len(clean_name("x" * 500)) == MAX_NAME


def test_chat_and_names_are_cleaned_wherever_they_come_in(table: Opened, web: TestClient) -> None:
    dirty = "a\u202eb\x07" + "\u0336" * 30
    table.command(0, {"type": "say", "text": dirty})
    table.command(0, {"type": "rename", "seat": 0, "name": dirty}, id="2")
    said = next(told for told in table.news()["told"] if told["kind"] == "say")
    assert said["args"]["text"] == table.news()["seats"][0]["name"] == "ab\u0336\u0336"
    body = {"game": "forbidden_island", "seats": [{"kind": "person", "name": dirty}, {"kind": "open"}]}
    opened = web.post("/api/tables", json=body).json()
    claim = {"invitation": opened["invitations"]["1"], "name": dirty}
    web.post(f"/api/tables/{opened['table']}/claim", json=claim)
    names = [seat["name"] for seat in web.get(f"/api/tables/{opened['table']}").json()["seats"]]
    assert names == ["ab\u0336\u0336"] * 2
    refused(table.command(0, {"type": "say", "text": "\u202e\u200b"}, id="3"), 400, "nothing_said")


def test_the_host_deletes_what_was_said_for_everybody_and_on_the_disk(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            table = await opened(tables, "person", "person")
            host, other = ([fingerprint(key)] for key in table.keys)
            ear = Ear()
            await tables.join(table.table, ear.client)
            actor = await tables.actor(table.table)
            for number, text in enumerate(("good evening", "my address is", "well")):
                await actor.command(wire.Command(f"{number}", wire.Say(text)), other)
            with pytest.raises(RequestRefused) as caught:
                await actor.command(wire.Command("x", wire.Unsay(1)), other)
            assert caught.value.key == "not_host"
            with pytest.raises(RequestRefused) as caught:
                await actor.command(wire.Command("y", wire.Unsay(3)), host)
            assert caught.value.key == "no_such_saying"
            await actor.command(wire.Command("z", wire.Unsay(1)), host)
            assert ear.last.told[-1].kind == "unsay"
            assert ear.last.told[-1].args == {"saying": 1, "seat": 0}
        for _ in range(2):  # and as it is opened again
            async with tables_at(tmp_path / "a.db") as tables:
                ear = Ear()
                await tables.join(table.table, ear.client)
                said = [told.args["text"] for told in ear.last.told if told.kind == "say"]
                assert said == ["good evening", "", "well"]

    asyncio.run(go())
    connection = sqlite3.connect(tmp_path / "a.db")
    kept = " ".join(row[0] for row in connection.execute("SELECT data FROM entries"))
    connection.close()
    assert "my address" not in kept
    assert "good evening" in kept


# -- other people's pages ------------------------------------------------------------------------------------

NEW = {"game": "forbidden_island", "seats": PEOPLE}


@pytest.mark.parametrize(
    "kind", ["text/plain", "text/plain; charset=application/json", "application/x-www-form-urlencoded", ""]
)
def test_a_page_of_another_site_cannot_open_a_table_with_plain_text(web: TestClient, kind: str) -> None:
    headers = {"content-type": kind, "origin": "http://elsewhere.example"} if kind else {}
    refused(web.post("/api/tables", content=json.dumps(NEW), headers=headers), 415 if not kind else 403)
    only = {"content-type": kind} if kind else {}
    refused(web.post("/api/tables", content=json.dumps(NEW), headers=only), 415, "not_json")
    assert stored(web) == 0


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", "http://["])
def test_nor_with_json(web: TestClient, origin: str) -> None:
    refused(web.post("/api/tables", json=NEW, headers={"origin": origin}), 403, "wrong_origin")
    assert stored(web) == 0


def test_our_own_page_can(web: TestClient) -> None:
    headers = {**JSON, "origin": "http://testserver"}
    assert web.post("/api/tables", json=NEW, headers=headers).status_code == 201
    assert stored(web) == 1


def stored(web: TestClient) -> int:
    store = web.app.state.tables.store  # type: ignore[attr-defined]
    return int(store._reader.execute("SELECT count(*) FROM tables").fetchone()[0])

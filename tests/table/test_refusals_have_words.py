"""Whatever the server refuses has a sentence with exactly its arguments, in every language."""

import ast
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from starlette.testclient import TestClient

import archipel.words
from archipel.engine.errors import ArchipelError, BadRecord, IllegalAction
from archipel.engine.refusal import Refusal
from archipel.table import messages as wire
from archipel.table.refusals import RequestRefused, refused, status_of
from archipel.table.stores import DiskFull, StoreFailed
from archipel.words import LANGUAGES, Words, accepted_language
from tests.table.support import Played, table_of
from tests.table.test_http import Opened, table, web

__all__ = ["table", "web"]  # fixtures

PACKAGE = Path(archipel.words.__file__).parent.parent  # plain sources, also where the engine runs compiled
FORMS = ("the", "of", "to", "a")  # of a name inside a sentence
SAID_AT_THE_START = {
    "head_unreachable",
    "inside_address",
    "processes_need_postgres",
    "store_address",
    "store_encoding",
    "store_in_use",
    "store_needs_psycopg",
    "store_newer",
    "store_open",
    "store_other_version",
    "store_unreachable",
    "listen",
    "proxy_address",
}  # in a terminal, before there is a page
# What is wrong with an owner's own files of La Isla: too much for every page to carry, so the server says it.
SAID_BY_THE_SERVER = "pieces"

HOST_TOOLS = PACKAGE / "table" / "host"  # they speak in a terminal: tables_command/
NOT_PILOT = Refusal("FI-R2", "not_pilot")

Raised = dict[str, set[frozenset[str]]]


@cache
def kinds_of_errors() -> set[str]:
    """The names of all classes of errors."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in PACKAGE.rglob("*.py")]
    classes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    kinds = {"ArchipelError"}
    while more := {each.name for each in classes if {_name(base) for base in each.bases} & kinds} - kinds:
        kinds |= more
    return kinds


def raised(*parts: str) -> Raised:
    """The keys of errors in some parts of the program, each with the arguments that it is raised with."""
    found: Raised = {"illegal": {frozenset({"action", "rule", "why"})}}  # IllegalAction names its own key
    paths = [path for part in parts for path in (PACKAGE / part).rglob("*.py")]
    for path in [path for path in paths if path.parent != HOST_TOOLS]:
        kinds = kinds_of_errors() - {"IllegalAction"}
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                not isinstance(node, ast.Call)
                or _name(node.func) not in kinds
                or path.name in ("piece_files.py", "piece_forms.py")
            ):
                continue
            keys = [each.value for each in ast.walk(node.args[0]) if isinstance(each, ast.Constant)]
            assert keys, f"{path.name}:{node.lineno}: a key must be plain"
            for key in keys:
                found.setdefault(str(key), set()).add(frozenset(str(each.arg) for each in node.keywords))
    return found


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def variables(node: Any) -> set[str]:
    """The arguments that a part of a message speaks of."""
    if isinstance(node, list):
        return {name for each in node for name in variables(each)}
    if not isinstance(node, dict):
        return set()
    if node["type"] != "VariableReference":
        return variables(list(node.values()))
    name = str(node["id"]["name"])
    base, _, form = name.rpartition("_")
    return {base if base and form in FORMS else name}


def said(language: str, *files: str) -> dict[str, set[str]]:
    """The errors that have words in these files, each with the arguments that its words speak of."""
    found: dict[str, set[str]] = {}
    for file in files:
        text = (PACKAGE / "texts" / language / f"{file}.ftl").read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, fluent.Message) and entry.id.name.startswith("error-"):
                found[entry.id.name.removeprefix("error-")] = variables(entry.to_json())
    return found


SENT = {
    key: about
    for key, about in raised("engine", "games", "bots", "lessons", "review", "table").items()
    if key not in SAID_AT_THE_START and SAID_BY_THE_SERVER not in key
}


def test_what_is_looked_for_is_found() -> None:
    assert {"disk_full", "reopened", "game", "record_field", "bot_silent", "stale", "illegal"} <= set(SENT)
    assert SENT["too_soon"] == {frozenset({"seat", "seconds"})}


@pytest.mark.parametrize("key", sorted(SENT))
def test_an_error_is_raised_with_the_same_arguments_everywhere(key: str) -> None:
    assert len(SENT[key]) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words_with_exactly_its_arguments(language: str) -> None:
    words = said(language, "refusals")
    assert {key: set(min(about)) for key, about in SENT.items()} == words


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_in_a_terminal_only_has_words_too(language: str) -> None:
    words = said(language, "common", "refusals")
    everywhere = raised("engine", "games", "bots", "lessons", "table")
    for key in SAID_AT_THE_START:
        assert {frozenset(words[key])} == everywhere[key]


# -- what is sent --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("error", "status"),
    [
        (RequestRefused("stale"), 409),
        (RequestRefused("wrong_key", 403), 403),
        (DiskFull("disk_full"), 507),
        (StoreFailed("store_lost"), 503),
        (BadRecord("record_foreign"), 400),
    ],
)
def test_an_error_has_a_status(error: ArchipelError, status: int) -> None:
    assert status_of(error) == status


def test_a_refusal_is_a_key_arguments_and_a_sentence() -> None:
    sent = refused(RequestRefused("too_soon", 429, seat=1, seconds=9), "fr", "7")
    assert (sent.error, sent.args, sent.id) == ("too_soon", {"seat": 1, "seconds": 9}, "7")
    assert sent.message == "Joueur 2 a dit non. Vous pourrez redemander dans 9 secondes."


def test_the_error_behind_another_is_sent_as_a_key_and_arguments_too() -> None:
    error = BadRecord("record_entry", line=3, reason=IllegalAction("forbidden_island", "0 dance", NOT_PILOT))
    about = {"game": "forbidden_island", "action": "0 dance", **NOT_PILOT.to_json()}
    behind = {"error": "illegal", "args": about}
    assert refused(error).args == {"line": 3, "reason": behind}


def test_the_rule_that_stands_against_an_act_is_sent_on_its_own() -> None:
    assert refused(IllegalAction("forbidden_island", "0 dance", NOT_PILOT)).rule == "FI-R2"


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("fr-CA,fr;q=0.9,en;q=0.8", "fr"),
        ("de-DE, de;q=0.9, fr;q=0.5, en;q=0.4", "fr"),
        ("en;q=0.3,fr;q=0.7", "fr"),
        ("fr;q=0", "en"),
        ("fr;q=much, en", "en"),
        ("*", "en"),
        ("frisian", "en"),
        (",;=,;q=;" * 50, "en"),
    ],
)
def test_the_language_is_the_one_that_the_caller_likes_best(accepted: str, language: str) -> None:
    assert accepted_language(accepted) == language


def test_a_caller_reads_a_sentence_in_their_language(table: Opened, web: TestClient) -> None:
    for language, words in (("fr-FR,fr;q=0.9", "pas de table"), ("de", "no table")):
        answer = web.get("/api/tables/nowhere", headers={"accept-language": language})
        assert (answer.status_code, answer.json()["error"]) == (404, "unknown_table")
        assert words in answer.json()["message"]
        with web.websocket_connect(
            "/api/tables/nowhere/stream", headers={"accept-language": language}
        ) as socket:
            socket.send_json({"type": "hello"})
            assert words in socket.receive_json()["message"]


def test_a_mistake_of_the_caller_names_what_there_is(web: TestClient) -> None:
    answer = web.post("/api/tables", json={"game": "monopoly", "seats": []})
    assert answer.json()["error"] == "game"
    assert answer.json()["args"]["name"] == "monopoly"
    assert "forbidden_island" in answer.json()["message"]


# -- who and how many ----------------------------------------------------------------------------------------


def about(game: Played, seat: int, do: wire.Do) -> tuple[str, dict[str, Any]]:
    with pytest.raises(RequestRefused) as caught:
        game.do(seat, do)
    return caught.value.key, caught.value.about


def test_who_paused_the_table_is_named() -> None:
    game = Played(table_of("person", "person"))
    seat = game.turn_of()
    game.do(1, wire.Pause(True))
    assert about(game, seat, wire.Act(seat, 0)) == ("paused_by", {"seat": 1})


def test_a_host_who_only_watches_pauses_without_a_name() -> None:
    game = Played(table_of("person", "person"))
    seat = game.turn_of()
    game.do([], wire.Pause(True), host=True)
    assert about(game, seat, wire.Act(seat, 0)) == ("paused", {})


def test_who_asked_before_and_who_said_no_are_named_with_the_seconds_to_wait() -> None:
    game = Played(table_of("person", "person"))
    seat = _drawn(game)
    game.do(seat, wire.Undo(seat))
    assert about(game, seat, wire.Undo(seat)) == ("already_asked", {"seat": seat})
    game.do(1 - seat, wire.AnswerUndo(1 - seat, False))
    game.now += 4
    assert about(game, seat, wire.Undo(seat)) == ("too_soon", {"seat": 1 - seat, "seconds": 7})


def _drawn(game: Played) -> int:
    while True:
        try:
            return game.act(draws=True)
        except AssertionError:
            game.act(draws=False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whose_seat_it_is_is_said_with_the_name(language: str) -> None:
    game = Played(table_of("person", "person"))
    with pytest.raises(RequestRefused) as caught:
        game.do(0, wire.Resign(1))
    assert "Béa" in Words(language, None, ["Ana", "Béa"], strict=True).mistake(caught.value)

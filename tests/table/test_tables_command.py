"""``archipel tables``: what a host does with a store, beside a running server and without one."""

import asyncio
import json
import random
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

import archipel
from archipel.cli import main
from archipel.engine.match import Match
from archipel.engine.record import Record
from archipel.games import find
from archipel.table.host.lock import StoreLock
from archipel.table.host.store_file import StoreFile, fault_of
from archipel.table.seats import fingerprint
from archipel.table.stores import StoreFailed
from archipel.table.table import Table
from archipel.words import LANGUAGES, Words
from tests.table.many_tables import key_of, written
from tests.table.player import Player
from tests.table.server import Server, running
from tests.table.test_stores_on_file import EXPECTED, STORES, unpacked
from tests.terminal.test_words import strings_given_to

HOST = Path(archipel.__file__).parent / "table" / "host"
STORES_CODE = sorted((HOST.parent / "stores").rglob("*.py"))
Run = Callable[..., Result]
COUNT = 10


@pytest.fixture
def db(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
def tables(db: Path) -> dict[str, Table]:
    """Two tables of each game; those of the first two games are over."""
    return written(db, COUNT, acts=90)


@pytest.fixture
def run(db: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """``archipel tables …`` on the store of this test; a traceback fails the test."""
    monkeypatch.setenv("ARCHIPEL_LANG", "en")

    def run(*words: str, typed: str = "", code: int = 0) -> Result:
        result = CliRunner().invoke(main, ["tables", *words, "--db", str(db)], typed, prog_name="archipel")
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        assert result.exit_code == code, result.output + result.stderr
        return result

    return run


def document(result: Result) -> Any:
    return json.loads(result.stdout)


# -- looking -------------------------------------------------------------------------------------------------


def test_list_tells_every_table_with_its_people(run: Run, tables: dict[str, Table]) -> None:
    listed = document(run("list", "--json", "--status"))
    assert {each["table"]: each["status"] for each in listed} == {
        id: table.status for id, table in tables.items()
    }
    assert {each["table"]: each["entries"] for each in listed} == {
        id: table.length for id, table in tables.items()
    }
    shown = run("list").stdout
    for id in tables:
        assert id in shown
    assert "Ana 3" in shown
    assert "10 tables." in shown
    assert "L’Île Interdite" in run("list", "--lang", "fr").stdout


def test_show_tells_a_table_and_no_secret_of_it(run: Run, tables: dict[str, Table]) -> None:
    table = tables["table-0003"]
    assert not table.over
    told = document(run("show", table.id, "--json"))
    assert (told["status"], told["acts"]) == (table.status, len(table.match.history))
    assert told["seats"][0] == {"kind": "person", "name": "Ana 3", "bot": ""}
    assert told["pinned"] is False
    everything = run("show", table.id).stdout + run("list").stdout + json.dumps(told)
    assert "The Island" in everything
    for secret in (table.header.seed, key_of(table.id), fingerprint(key_of(table.id))):
        assert secret not in everything


def test_an_empty_store_has_no_table(run: Run, db: Path) -> None:
    written(db, 0)
    assert run("list").stdout == "There is no table.\n"
    assert "0 of 0" in run("verify").stdout


# -- verify --------------------------------------------------------------------------------------------------


def test_verify_finds_every_table_sound_also_beside_a_server(
    run: Run, db: Path, tables: dict[str, Table]
) -> None:
    with StoreLock(db):
        told = document(run("verify", "--json"))
    assert told == {"tables": COUNT, "sound": COUNT, "file": [], "unsound": []}
    assert "10 of 10 tables are sound." in run("verify").stdout
    assert "1 of one" in run("verify", "table-0001").stdout


def test_a_table_that_a_server_clears_away_meanwhile_is_no_fault(
    run: Run, tables: dict[str, Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(StoreFile, "ids", lambda _: (*tables, "cleared away"))
    assert document(run("verify", "--json")) == {"tables": COUNT, "sound": COUNT, "file": [], "unsound": []}
    assert "no table “cleared away”" in run("verify", "cleared away", code=2).stderr


HERE = "WHERE table_id = 'table-0002' AND seq = 5"
CHANGES = {
    "unsound_unreadable": f'UPDATE entries SET data = \'{{"kind": "dance"}}\' {HERE}',
    "unsound_missing": f"DELETE FROM entries {HERE}",
    "unsound_replay": f'UPDATE entries SET data = \'{{"kind": "act", "act": "0 fly"}}\' {HERE}',
}


@pytest.mark.parametrize("reason", CHANGES)
def test_verify_finds_what_is_wrong_with_a_table(
    run: Run, db: Path, tables: dict[str, Table], reason: str
) -> None:
    connection = sqlite3.connect(db)
    connection.execute(CHANGES[reason])
    connection.commit()
    connection.close()
    told = document(run("verify", "--json", code=1))
    assert told["unsound"] == [{"table": "table-0002", "game": "la_isla", "reason": reason}]
    assert "Table table-0002 (La Isla) is unsound: " in run("verify", code=1).stdout
    assert "9 of 10 tables are sound." in run("verify", code=1).stdout


def test_verify_finds_a_seed_that_is_not_the_games(run: Run, db: Path, tables: dict[str, Table]) -> None:
    connection = sqlite3.connect(db)
    header = json.loads(connection.execute("SELECT header FROM tables WHERE id = 'table-0000'").fetchone()[0])
    header["seed"] = "another seed"
    connection.execute("UPDATE tables SET header = ? WHERE id = 'table-0000'", (json.dumps(header),))
    connection.commit()
    connection.close()
    (found,) = document(run("verify", "--json", code=1))["unsound"]
    assert found["table"] == "table-0000"


def test_verify_finds_damage_in_the_file(run: Run, db: Path, tables: dict[str, Table]) -> None:
    data = db.read_bytes()
    at = len(data) // 2 // 4096 * 4096
    db.write_bytes(data[:at] + b"\x07" * 4096 + data[at + 4096 :])
    told = document(run("verify", "--json", code=1))
    assert told["file"]
    assert told["tables"] == COUNT
    assert 0 < told["sound"] < COUNT
    assert "The file is damaged: " in run("verify", code=1).stdout
    assert "is unsound: something that is stored of it cannot be read." in run("verify", code=1).stdout


@pytest.mark.parametrize("store", STORES)
def test_stores_of_older_programs_are_read_and_not_touched(tmp_path: Path, store: str) -> None:
    path = unpacked(store, tmp_path)
    before = path.read_bytes()
    told = CliRunner().invoke(main, ["tables", "verify", "--json", "--db", str(path)])
    assert told.exit_code == 0, told.output
    assert json.loads(told.stdout)["sound"] == len(EXPECTED[store])
    listed = CliRunner().invoke(main, ["tables", "list", "--json", "--db", str(path)])
    people = {each["table"]: each["people"] for each in json.loads(listed.stdout)}
    assert people == {
        left["table"]: [name for _, name, _ in left["seats"] if name] for left in EXPECTED[store].values()
    }
    assert path.read_bytes() == before


# -- export --------------------------------------------------------------------------------------------------


def test_export_writes_the_games_that_are_over_and_each_replays(
    run: Run, tables: dict[str, Table], tmp_path: Path
) -> None:
    over = {id for id, table in tables.items() if table.over}
    assert 0 < len(over) < COUNT
    told = document(run("export", "--to", str(tmp_path / "out"), "--json"))
    assert (len(told["files"]), told["left_out"], told["secret"]) == (len(over), COUNT - len(over), 0)
    for file in map(Path, told["files"]):
        record = Record.loads(file.read_text(encoding="utf-8"))
        table = next(each for each in tables.values() if each.id in file.name)
        assert table.over
        assert Match.replay(find(record.game), record).state.outcome is not None
        assert record.seed == table.header.seed
        assert record.table["names"] == [seat.name for seat in table.seats]


def test_the_secrets_of_a_running_game_leave_only_when_asked_for_and_are_named(
    run: Run, tables: dict[str, Table], tmp_path: Path
) -> None:
    running_game = tables["table-0003"]
    assert running_game.game.secrets
    refused = run("export", running_game.id, code=2)
    assert "--secrets" in refused.stderr
    assert refused.stdout == ""
    told = run("export", running_game.id, "--secrets")
    assert "Careful: this game is still running" in told.stderr
    assert Record.loads(told.stdout).entries
    assert running_game.header.seed not in told.output
    every = run("export", "--secrets", "--to", str(tmp_path / "out"))
    assert "Careful:" in every.stderr
    assert len(list((tmp_path / "out").iterdir())) == COUNT
    for file in (tmp_path / "out").iterdir():
        table = next(each for each in tables.values() if each.id in file.name)
        assert table.over or table.header.seed not in file.read_text(encoding="utf-8")


def test_a_running_game_without_secrets_can_be_exported_by_its_name(run: Run, db: Path) -> None:
    table = written(db, 1, acts=10)["table-0000"]
    assert not table.over
    record = Record.loads(run("export", "table-0000").stdout)
    assert len(record.entries) == 10
    assert record.seed is None


# -- delete --------------------------------------------------------------------------------------------------


def test_delete_asks_first_and_leaves_nothing_in_the_file(
    run: Run, db: Path, tables: dict[str, Table]
) -> None:
    size = db.stat().st_size
    for typed in ("", "n\n", "perhaps\n"):
        assert "Nothing was deleted." in run("delete", "table-0004", typed=typed, code=1).stderr
    assert len(document(run("list", "--json"))) == COUNT
    asked = run("delete", "table-0004", "table-0005", typed="y\n")
    assert "Delete these 2 tables for good?" in asked.stderr
    assert "2 tables were deleted" in asked.stdout
    assert run("delete", "table-0006", "--yes", "--json").stderr == ""
    left = {each["table"] for each in document(run("list", "--json"))}
    assert left == set(tables) - {"table-0004", "table-0005", "table-0006"}
    assert db.stat().st_size < size
    for file in db.parent.glob("tables.db*"):
        for gone in ("table-0004", "seed of table-0005", "Ana 6"):
            assert gone.encode() not in file.read_bytes()
    assert "7 of 7" in run("verify").stdout


def test_delete_is_all_or_nothing_and_refused_while_a_server_runs(
    run: Run, db: Path, tables: dict[str, Table]
) -> None:
    assert "no table “nobody”" in run("delete", "table-0000", "nobody", "--yes", code=2).stderr
    with StoreLock(db):
        assert "in use by another Archipel" in run("delete", "table-0000", "--yes", code=2).stderr
        assert "in use by another Archipel" in run("delete", "table-0000", typed="y\n", code=2).stderr
    assert len(document(run("list", "--json"))) == COUNT


def test_a_table_whose_name_begins_with_a_dash_can_be_named(
    run: Run, db: Path, tables: dict[str, Table]
) -> None:
    connection = sqlite3.connect(db)
    connection.execute("PRAGMA foreign_keys = OFF")
    connection.execute("UPDATE tables SET id = '-dash_to-x' WHERE id = 'table-0001'")
    connection.execute("UPDATE entries SET table_id = '-dash_to-x' WHERE table_id = 'table-0001'")
    connection.commit()
    connection.close()
    assert "Ana 1" in run("show", "-dash_to-x").stdout
    assert "One table was deleted" in run("delete", "-dash_to-x", "--yes").stdout


# -- copies --------------------------------------------------------------------------------------------------


def test_a_backup_is_one_whole_file_for_its_owner_only(
    run: Run, db: Path, tables: dict[str, Table], tmp_path: Path
) -> None:
    copy = tmp_path / "copy.db"
    told = document(run("backup", str(copy), "--json"))
    assert (told["tables"], told["entries"]) == (COUNT, sum(table.length for table in tables.values()))
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    connection = sqlite3.connect(copy)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)
    connection.close()
    assert sorted(each.name for each in tmp_path.glob("copy*")) == ["copy.db"]
    before = copy.read_bytes()
    assert "exists already" in run("backup", str(copy), code=2).stderr
    assert "the store itself" in run("backup", str(db), "--force", code=2).stderr
    assert copy.read_bytes() == before
    run("backup", str(copy), "--force")


@pytest.mark.long
def test_backups_under_play_hold_everything_that_was_acknowledged_before(
    tmp_path: Path,
) -> None:
    async def go(server: Server) -> None:
        players = [player for number in range(3) for player in _seated(server, number)]
        playing = [asyncio.create_task(player.live()) for player in players]
        for number in range(4):
            await asyncio.sleep(1)
            done = {player.key: [each["id"] for each in player.done] for player in players}
            copy = tmp_path / f"copy{number}.db"
            told = await asyncio.to_thread(_backup, server.db, copy)
            assert told["tables"] == 3
            kept = _commands(copy)
            assert all(f"{fingerprint(key)[:12]} {id}" in kept for key, ids in done.items() for id in ids)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        assert sum(len(player.done) for player in players) > 20

    with running(tmp_path) as server:
        asyncio.run(go(server))
    for copy in tmp_path.glob("copy?.db"):
        assert CliRunner().invoke(main, ["tables", "verify", "--db", str(copy)]).exit_code == 0


def _seated(server: Server, number: int) -> list[Player]:
    seats = [{"kind": "person"}, {"kind": "person"}]
    opened = server.call("POST", "/api/tables", {"game": "the_island", "seats": seats})[1]
    return [
        Player(server.stream(opened["table"]), key, f"{number}{seat}", random.Random(number))
        for seat, key in enumerate(opened["keys"])
    ]


def _backup(db: Path, copy: Path) -> dict[str, int]:
    told = CliRunner().invoke(main, ["tables", "backup", str(copy), "--db", str(db), "--json"])
    assert told.exit_code == 0, told.output
    result: dict[str, int] = json.loads(told.stdout)
    return result


def _commands(copy: Path) -> set[str]:
    connection = sqlite3.connect(copy)
    found = {row[0] for row in connection.execute("SELECT command FROM entries WHERE command IS NOT NULL")}
    connection.close()
    return found


def test_a_restored_store_serves_and_what_was_there_is_kept(
    run: Run, db: Path, tables: dict[str, Table], tmp_path: Path
) -> None:
    copy = tmp_path / "copy.db"
    run("backup", str(copy))
    run("delete", *list(tables)[:4], "--yes")
    for typed in ("", "n\n"):
        refused = run("restore", str(copy), typed=typed, code=1)
        assert "holds tables already" in refused.stderr
        assert "Nothing was put back." in refused.stderr
    with StoreLock(db):
        assert "in use" in run("restore", str(copy), "--yes", code=2).stderr
        assert "in use" in run("restore", str(copy), typed="y\n", code=2).stderr
    assert len(document(run("list", "--json"))) == COUNT - 4
    told = document(run("restore", str(copy), "--json", typed="y\n"))
    assert told["tables"] == COUNT
    assert len(document(run("list", "--json"))) == COUNT
    kept = CliRunner().invoke(main, ["tables", "list", "--json", "--db", told["kept"]])
    assert len(json.loads(kept.stdout)) == COUNT - 4
    folder = tmp_path / "served"
    folder.mkdir()
    server = Server(folder)
    server.db = db
    server.start()
    try:
        assert server.call("GET", "/api/tables/table-0000", key=key_of("table-0000"))[0] == 200
    finally:
        server.stop()


def test_a_copy_is_restored_where_nothing_was(
    run: Run, db: Path, tables: dict[str, Table], tmp_path: Path
) -> None:
    copy = tmp_path / "copy.db"
    run("backup", str(copy))
    db.unlink()
    assert "kept" not in document(run("restore", str(copy), "--json"))
    assert "10 of 10" in run("verify").stdout


def test_a_damaged_or_foreign_copy_is_not_restored(
    run: Run, db: Path, tables: dict[str, Table], tmp_path: Path
) -> None:
    copy = tmp_path / "copy.db"
    run("backup", str(copy))
    data = copy.read_bytes()
    before = db.read_bytes()
    half = len(data) // 2
    copy.write_bytes(data[:half] + b"\x07" * 20_000 + data[half + 20_000 :])
    assert "is damaged" in run("restore", str(copy), "--yes", code=2).stderr
    copy.write_text("a letter " * 1000)
    assert "is not a store" in run("restore", str(copy), "--yes", code=2).stderr
    copy.unlink()
    sqlite3.connect(copy).execute("CREATE TABLE letters (text)").connection.close()
    assert "is not a store" in run("restore", str(copy), "--yes", code=2).stderr
    assert db.read_bytes() == before


# A disk that takes no more than so many bytes of a file, of a real program.
ON_A_SMALL_DISK = """
import resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000))
from archipel.cli import main
main(sys.argv[1:], prog_name="archipel")
"""


@pytest.mark.parametrize("words", [["backup", "copy.db", "--force"], ["restore", "whole.db", "--yes"]])
@pytest.mark.parametrize("older", [False, True], ids=["nothing there", "an older copy there"])
def test_a_disk_without_room_leaves_everything_and_nothing_half_written(
    run: Run, db: Path, tables: dict[str, Table], tmp_path: Path, words: list[str], older: bool
) -> None:
    run("backup", str(tmp_path / "whole.db"))
    if older:
        (tmp_path / "copy.db").write_bytes(b"an older copy")
    before = {each.name: each.read_bytes() for each in tmp_path.iterdir() if each.suffix == ".db"}
    command = [sys.executable, "-c", ON_A_SMALL_DISK, "tables", *words, "--db", str(db), "--lang", "en"]
    ended = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False)
    assert ended.returncode == 2
    assert "could not be written (the disk " in ended.stderr
    assert len(ended.stderr.splitlines()) == 1
    left = {each.name: each.read_bytes() for each in tmp_path.iterdir()}
    assert {name for name in left if not name.endswith((".lock", "-shm", "-wal"))} == set(before)
    assert {name: left[name] for name in before} == before


def test_a_full_disk_is_said_in_the_readers_language() -> None:
    full = sqlite3.OperationalError("database or disk is full")
    full.sqlite_errorcode = sqlite3.SQLITE_FULL
    error = StoreFailed("copy_failed", file="copy.db", fault=fault_of(full))
    assert "(the disk is full)" in Words("en").mistake(error)
    assert "(le disque est plein)" in Words("fr").mistake(error)


# -- words ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["list"], "cannot be used: there is no such file"),
        (["show", "nobody"], "cannot be used"),
        (["show"], "archipel tables show needs TABLE"),
        (["delete", "--yes"], "archipel tables delete needs TABLE…"),
        (["dance"], "There is no command “dance”; choose from list, show, export"),
        (["export"], "--to FOLDER"),
        (["backup"], "needs FILE"),
    ],
)
def test_a_mistake_gets_one_sentence_in_each_language(run: Run, words: list[str], says: str) -> None:
    english = run(*words, code=2)
    assert says in english.stderr
    assert len(english.stderr.splitlines()) == 1
    assert english.stdout == ""
    french = run(*words, "--lang", "fr", code=2).stderr
    assert french
    assert french != english.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_a_host_reads_has_words(language: str) -> None:
    words = Words(language, part="host")
    errors = ("ArchipelError", "StoreFailed", "NewerStore", "Unsound")
    for path in [*HOST.glob("*.py"), HOST.parent / "command.py", *STORES_CODE]:
        for key in strings_given_to(path, "text", "say", "tell"):
            assert words.has(key), key
        for key in strings_given_to(path, *errors):
            assert words.has(f"error-{key}"), key
    for verb in ("list", "show", "export", "delete", "verify", "backup", "restore"):
        assert words.has(f"tables-help-{verb}")


def test_help_is_in_the_readers_language(run: Run) -> None:
    assert "Copy the store to FILE" in run("backup", "--help").stdout
    french = CliRunner().invoke(main, ["--lang", "fr", "tables"], prog_name="archipel").stdout
    assert "Commandes" in french
    assert "verify" in french
    assert "Afficher cette aide." in french

"""``archipel tables backup``: one whole file, also while people play."""

import asyncio
import json
import random
import sqlite3
import stat
from pathlib import Path

import pytest
from click.testing import CliRunner

from archipel.cli import main
from archipel.table.seats import fingerprint
from archipel.table.table import Table
from tests.table.player import Player
from tests.table.server import Server, running
from tests.table.tables_command.conftest import COUNT, Run, document


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

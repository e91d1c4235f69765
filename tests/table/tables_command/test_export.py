"""``archipel tables export``: records of the games, and what has to be asked for."""

from pathlib import Path

from archipel.engine.match import Match
from archipel.engine.record import Record
from archipel.games import find
from archipel.table.table import Table
from tests.table.many_tables import written
from tests.table.tables_command.conftest import COUNT, Run, document


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

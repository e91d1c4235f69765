"""People sit only where chance is secret; older tables open, go on in secret, and can still be proved."""

import asyncio
import random
from pathlib import Path

import pytest

from archipel.engine.errors import BadRecord
from archipel.engine.game import Game
from archipel.engine.match import Match
from archipel.engine.proof import prove
from archipel.engine.record import SECRET, Record
from archipel.engine.secret_chance import SecretChance
from archipel.games import GAMES
from archipel.table import messages as wire
from archipel.table.entries import Acted, Header, TakenBack, decode_entry, encode
from archipel.table.rebuilding import rebuild
from archipel.table.stores import Row
from archipel.table.stores.sqlite.store import SqliteStore
from archipel.table.table import Table
from tests.table.support import ISLAND, Played, header, opened, seats, tables_at
from tests.table.test_migrations import store_of_version

SEED = "0123456789abcdef0123456789abcdef"


def lesson(game: Game, acts: int) -> Match:
    """A game for study, some acts long: as every table was played once."""
    dice = random.Random(acts)
    match = Match.study(game, game.max_seats, {}, SEED)
    for _ in range(acts):
        match.play(dice.choice(match.state.legal()))
    return match


def old_table(path: Path, match: Match) -> tuple[SqliteStore, Header, list[Row]]:
    """The same as a table in a store of the first version, opened by this program."""
    game = match.state.game
    made = header(["person"] * game.max_seats, SEED)
    connection = store_of_version(path, 1)
    connection.execute("INSERT INTO tables VALUES ('old', ?, 1, ?, '{}', 0)", (game.id, encode(made)))
    for seq, entry in enumerate(match.record.entries):
        row = encode(Acted(entry.act, entry.chance))
        connection.execute("INSERT INTO entries VALUES ('old', ?, 5, NULL, ?)", (seq, row))
    connection.close()
    store = SqliteStore(path)
    stored = asyncio.run(store.table("old"))
    assert stored is not None
    return store, stored[1], asyncio.run(store.entries("old"))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_table_of_before_opens_goes_on_in_secret_and_is_proved_by_its_seed(
    game: Game, tmp_path: Path
) -> None:
    match = lesson(game, 24)
    store, made, rows = old_table(tmp_path / "old.db", match)
    store.close()
    played = Played(rebuild("old", game.id, made, rows))
    played.rows = rows
    table = played.table
    match.record.stream = ""  # streams had no names then
    assert table.match.record.dumps() == match.record.dumps()
    assert table.match.state.view(0) == match.state.view(0)
    assert all(isinstance(state.chance, SecretChance) for state in table.match.states())
    dice = random.Random(7)
    while not table.over:
        action = dice.choice(dice.choice(table.match.state.decisions()).actions)
        played.follow(Acted(action.text))
        if dice.random() < 0.1 and not table.over:  # some go back to before it was opened
            acts = 1 + dice.randrange(min(9, len(table.match.history)))
            played.follow(TakenBack(0, acts))
    stored = [Row(row.at, row.command, decode_entry(encode(row.entry))) for row in played.rows]
    again = rebuild("old", game.id, made, stored)
    record = again.match.record
    assert record.dumps() == table.match.record.dumps()
    assert [entry.stream for entry in record.entries if entry.stream] == [SECRET]
    assert record.seed == SEED
    prove(game, Record.loads(record.dumps()))
    record.entries = [entry for entry in record.entries if not entry.stream]
    with pytest.raises(BadRecord):  # the old stream would have drawn something else
        prove(game, record)


def test_no_table_takes_a_game_for_study() -> None:
    game = GAMES[ISLAND]
    record = lesson(game, 5).record.to_json()
    kinds = ["person"] * game.max_seats
    for seed in (SEED, ""):
        with pytest.raises(ValueError, match="nobody can compute"):
            Table("t", game, header(kinds, seed, record=record))
    with pytest.raises(ValueError, match="needs a seed"):
        Table("t", game, header(kinds, ""))
    assert Table("t", game, header(kinds, "a secret", record=record)).match.for_people


def test_however_a_table_is_opened_its_seed_is_new_and_its_chance_secret(tmp_path: Path) -> None:
    async def open_all() -> list[Table]:
        async with tables_at(tmp_path / "a.db") as server:
            first = (await opened(server, "person", "person")).table
            record = lesson(GAMES[ISLAND], 5).record.to_json()
            shown = (await server.open.record(wire.ImportedTable(dict(record)))).table
            request = wire.BranchedTable(0, seats("person", "person"))
            branch = (await server.open.branch(first, request, None)).table
            rematch = await server.open.again(await server.actor(first))
            return [(await server.actor(each)).table for each in (first, shown, branch, rematch)]

    tables = asyncio.run(open_all())
    assert all(table.match.for_people for table in tables)
    assert len({table.header.seed for table in tables}) == len(tables)
    assert all(len(bytes.fromhex(table.header.seed)) * 8 >= 128 for table in tables)

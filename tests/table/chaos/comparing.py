"""What people were promised, compared with what the store holds in the end."""

import json
from collections import Counter
from pathlib import Path
from typing import Any, Final

import msgspec

from archipel.engine.match import Match
from archipel.engine.record import Record
from archipel.table.entries import SeatChanged
from archipel.table.rebuilding import rebuild
from archipel.table.seats import fingerprint
from archipel.table.stores import Row
from archipel.table.stores.sqlite.store import SqliteStore
from archipel.table.table import Table
from tests.table.chaos.play import Play

TOLD: Final[list[tuple[str, Any]]] = [("kind", ""), ("at", 0), ("events", []), ("args", {})]
MUST_BE_NOUGHT: Final = (
    *("lost", "twice", "corrupt", "shown but lost", "wrong", "wrong boards", "claims lost", "claims twice"),
    *("copies wrong", "old tables left", "old tables in pieces", "pinned tables lost"),
)


def faults(found: Counter[str]) -> dict[str, int]:
    """What must be nought."""
    return {name: found[name] for name in MUST_BE_NOUGHT if found[name]}


async def compare_with_the_store(db: Path, play: Play, found: Counter[str], say: Any) -> None:
    """Whatever was acknowledged or shown is there, once, and every table replays."""
    found["tables"] = len(play.players)
    found["acknowledged"] = play.done()
    found["sent again"] = sum(player.again for player in play.everybody)
    found["claims"] = len(play.claims)
    found["claims sent again"] = play.claims_again
    found["wrong"] += sum(len(player.wrong) for player in play.everybody)
    for player in play.everybody:
        for wrong in player.wrong[:3]:
            say("WRONG", wrong)
    for name in ("lost", "twice", "shown but lost", "claims lost", "claims twice", "corrupt"):
        found[name] += 0  # to be told, also when there is none
    store = SqliteStore(db)
    names = [row[0] for row in store._reader.execute("SELECT id FROM tables").fetchall()]
    if store._reader.execute("PRAGMA integrity_check").fetchone() != ("ok",):
        found["corrupt"] += 1
    found["lost"] += sum(
        len(player.done) for id in set(play.players) - set(names) for player in play.players[id].values()
    )
    for name in names:
        stored = await store.table(name)
        assert stored is not None
        rows = await store.entries(name)
        try:
            table = rebuild(name, *stored, rows)
            again = Match.replay(table.game, Record.from_json(json.loads(table.match.record.dumps())))
            sound = not table.match.state.check() and again.state.view(0) == table.match.state.view(0)
        except Exception as error:
            say("CORRUPT", name, error)
            sound = False
        found["corrupt"] += not sound
        if sound and name in play.players:
            _compare_table(table, rows, play, found)
        if sound:
            _compare_claims(table, rows, play, found)
    found["claims lost"] += sum(table not in names for table, _, _ in play.claims)
    store.close()


def _compare_table(table: Table, rows: list[Row], play: Play, found: Counter[str]) -> None:
    commands = Counter(row.command.split(" ", 1)[1] for row in rows if row.command)
    found["twice"] += sum(times > 1 for times in commands.values())
    for seat, player in play.players[table.id].items():
        found["lost"] += sum(command["id"] not in commands for command in player.done)
        stream = {told.n: msgspec.to_builtins(told) for told in table.streams[seat].told}
        for number, told in player.told.items():
            kept = stream.get(number, {})
            same = all(kept.get(name, empty) == told.get(name, empty) for name, empty in TOLD)
            found["shown but lost"] += not same


def _compare_claims(table: Table, rows: list[Row], play: Play, found: Counter[str]) -> None:
    seated = Counter(row.entry.seat for row in rows if isinstance(row.entry, SeatChanged))
    for id, seat, key in play.claims:
        if id == table.id:
            found["claims lost"] += table.seats[seat].key != fingerprint(key)
            found["claims twice"] += seated[seat] > 1

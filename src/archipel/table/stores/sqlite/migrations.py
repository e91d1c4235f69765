"""The store's schema, step by step: an older store is brought to the newest when it is opened.

Whoever adds a step keeps a store of the new schema for the tests: ``python -m tests.table.write_store``.
"""

import sqlite3
from typing import Final

from archipel.table.stores.protocol import NewerStore

STEPS: Final[list[list[str]]] = [
    [
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            game TEXT NOT NULL,
            created REAL NOT NULL,
            header TEXT NOT NULL,
            summary TEXT NOT NULL DEFAULT '{}',
            listed INTEGER NOT NULL DEFAULT 0
        )""",
        """CREATE TABLE entries (
            table_id TEXT NOT NULL REFERENCES tables (id),
            seq INTEGER NOT NULL,
            at REAL NOT NULL,
            command TEXT,
            data TEXT NOT NULL,
            PRIMARY KEY (table_id, seq)
        ) WITHOUT ROWID""",
        "CREATE UNIQUE INDEX entries_command ON entries (table_id, command) WHERE command IS NOT NULL",
        "CREATE INDEX tables_listed ON tables (created) WHERE listed = 1",
    ],
    [
        # Whether the game is over; unknown where an older program left it.
        "ALTER TABLE tables ADD COLUMN over INTEGER",
        "ALTER TABLE tables ADD COLUMN pinned INTEGER NOT NULL DEFAULT 0",
        # Tells the tables of one address from others'; who it was cannot be told from it.
        "ALTER TABLE tables ADD COLUMN opener TEXT NOT NULL DEFAULT ''",
        "CREATE INDEX tables_opener ON tables (opener) WHERE listed = 1",
    ],
    # Tables of before the secret stream: their set-up was drawn as for study, and is drawn so again.
    ["UPDATE tables SET header = json_set(header, '$.stream', 'study') WHERE json_valid(header)"],
]


def steps_seen(connection: sqlite3.Connection) -> list[list[str]]:
    """The steps that have made this store what it is."""
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > len(STEPS):
        raise NewerStore("store_newer", found=str(version), known=str(len(STEPS)))
    if version == 2 and "over" not in {row[1] for row in connection.execute("PRAGMA table_info(tables)")}:
        return [STEPS[0], STEPS[2]]  # before 0.1.0, for some hours, the third step came before the second
    return STEPS[:version]


def migrate(connection: sqlite3.Connection) -> None:
    """Run the steps that this store has not seen, each in a transaction of its own."""
    seen = steps_seen(connection)
    for number, step in enumerate([each for each in STEPS if each not in seen], start=len(seen) + 1):
        connection.execute("BEGIN IMMEDIATE")
        try:
            for statement in step:
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number}")
            connection.execute("COMMIT")
        except BaseException:
            connection.execute("ROLLBACK")
            raise

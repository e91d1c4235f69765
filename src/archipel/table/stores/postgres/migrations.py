"""The schema in PostgreSQL, step by step: an older one is brought to the newest when it is opened.

The steps are numbered on their own: the first makes what SQLite's third had come to. Whoever adds a step to
either adds it to both.
"""

from typing import Final

from archipel.table.stores.postgres.connections import Connection
from archipel.table.stores.protocol import NewerStore

STARTING: Final = 0x41524348  # the advisory lock of whoever changes the schema
STEPS: Final[list[list[str]]] = [
    [
        """CREATE TABLE tables (
            id text PRIMARY KEY,
            game text NOT NULL,
            created double precision NOT NULL,
            header text NOT NULL,
            summary text NOT NULL DEFAULT '{}',
            listed integer NOT NULL DEFAULT 0,
            over integer,
            pinned integer NOT NULL DEFAULT 0,
            opener text NOT NULL DEFAULT ''
        )""",
        """CREATE TABLE entries (
            table_id text NOT NULL REFERENCES tables (id),
            seq bigint NOT NULL,
            at double precision NOT NULL,
            command text,
            data text NOT NULL,
            PRIMARY KEY (table_id, seq)
        )""",
        "CREATE UNIQUE INDEX entries_command ON entries (table_id, command) WHERE command IS NOT NULL",
        "CREATE INDEX tables_listed ON tables (created) WHERE listed = 1",
        "CREATE INDEX tables_opener ON tables (opener) WHERE listed = 1",
    ],
]


def version_of(connection: Connection) -> int:
    """How many steps have made this database what it is; 0 is an empty one."""
    found = connection.execute("SELECT to_regclass('schema_version')").fetchone()
    if found is None or found[0] is None:
        return 0
    row = connection.execute("SELECT coalesce(max(version), 0) FROM schema_version").fetchone()
    version = int(row[0]) if row else 0
    if version > len(STEPS):
        raise NewerStore("store_newer", found=str(version), known=str(len(STEPS)))
    return version


def migrate(connection: Connection) -> None:
    """Run the steps that this database has not seen, each in a transaction; one program at a time."""
    connection.execute("SELECT pg_advisory_lock(%s)", (STARTING,))
    try:
        for number, step in enumerate(STEPS[version_of(connection) :], start=version_of(connection) + 1):
            with connection.transaction():
                connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version integer PRIMARY KEY)")
                for statement in step:
                    connection.execute(statement.encode())
                connection.execute("INSERT INTO schema_version VALUES (%s)", (number,))
    finally:
        connection.execute("SELECT pg_advisory_unlock(%s)", (STARTING,))

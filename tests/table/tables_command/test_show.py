"""``archipel tables show``: one table, and no secret of it."""

import json

from archipel.table.seats import fingerprint
from archipel.table.table import Table
from tests.table.many_tables import key_of
from tests.table.tables_command.conftest import Run, document


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

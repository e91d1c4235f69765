"""Any game: compiled or not, on any Python, a seed gives the very game that is on file."""

import pytest

from tests.conformance.golden import fingerprint, golden_games, kept, secret_games
from tests.conformance.tables import Table

KEPT = kept()


@pytest.mark.parametrize(("name", "table", "seed"), golden_games(), ids=str)
def test_a_seed_gives_the_game_on_file(name: str, table: Table, seed: str) -> None:
    assert fingerprint(table, seed) == KEPT[name]


def test_nothing_on_file_is_out_of_use() -> None:
    assert set(KEPT) == {name for name, *_ in (*golden_games(), *secret_games())}

"""Any game: how it stands is read off a view alone, for every seat, and can be said in every language."""

import pytest

from archipel.games import GAMES
from archipel.words import LANGUAGES, Words
from tests.conformance.tables import Table, all_tables, bytes_of, plain_tables, positions, viewers, walk

TOLD = [table for table in all_tables() if table.game.rules.standing]


@pytest.mark.parametrize("table", TOLD, ids=str)
def test_how_it_stands_can_be_said_to_everybody_in_every_language(table: Table) -> None:
    names = ["Ana", "Ben", "Cléo", "Dov", "Eva"]
    spoken = [Words(language, table.game.id, names, strict=True) for language in LANGUAGES]
    for state in positions(table, "standing", one_in=8, games=2, most=40):
        for viewer in viewers(state):
            view = state.view(viewer)
            before = bytes_of(view)
            standing = state.standing(view)
            assert bytes_of(view) == before
            if standing is None:
                assert state.over
                continue
            for words in spoken:
                line = words.standing(standing)
                assert "[" not in line
                assert len(line) <= 150  # two lines of the page's head at most
                for key, args in standing.clauses:
                    if "short" in words.catalog.forms(f"standing-{key}"):
                        assert words.text(f"standing-{key}", "short", **args)


@pytest.mark.parametrize("table", [each for each in plain_tables() if each.game.secrets], ids=str)
def test_what_a_seat_cannot_know_changes_nothing_in_how_it_stands(table: Table) -> None:
    if table.game.rules.standing is None:
        return
    for number, state in enumerate(positions(table, "unknown", one_in=10, games=2, most=25)):
        if state.over:
            continue
        for viewer in viewers(state):
            other = state.imagine(viewer, state.chance.copy())
            one, same = state.standing(state.view(viewer)), other.standing(other.view(viewer))
            assert one is not None
            assert same is not None
            assert one.to_json() == same.to_json(), number


def test_a_game_that_is_over_stands_no_more() -> None:
    for game in GAMES.values():
        *_, last = walk(game.new(game.min_seats, {}, "over"), "over")
        assert last.standing(last.view(0)) is None

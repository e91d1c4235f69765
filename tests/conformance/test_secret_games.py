"""Any game: dealt to people by the secret stream, the same in every form, and proved by its seed."""

import json
from typing import Final

import pytest

from archipel.engine.chance import Chance
from archipel.engine.errors import BadRecord
from archipel.engine.match import Match
from archipel.engine.perspective import Perspective
from archipel.engine.proof import prove
from archipel.engine.record import SECRET, STUDY, Record
from archipel.engine.secret_chance import SecretChance
from tests.conformance.golden import kept, secret_fingerprint, secret_games
from tests.conformance.matches import play_match
from tests.conformance.tables import Table, all_tables, everything, plain_tables

KEPT: Final = kept()


@pytest.mark.parametrize(("name", "table"), secret_games(), ids=str)
def test_a_secret_seed_gives_the_game_on_file(name: str, table: Table) -> None:
    assert secret_fingerprint(table) == KEPT[name]


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_a_match_for_people_is_secret_throughout_and_one_for_study_nowhere(table: Table) -> None:
    match = play_match(table, "throughout")
    assert match.for_people
    assert match.record.stream == match.record.stream_now == SECRET
    assert all(isinstance(state.chance, SecretChance) for state in match.states())
    study = Match.study(table.game, table.seats, table.options, "7")
    assert not study.for_people
    assert study.record.stream == STUDY
    assert everything(study.state) == everything(table.new("7"))


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_the_seed_proves_every_draw_with_second_thoughts_and_all(table: Table) -> None:
    match = play_match(table, "proved")
    prove(table.game, Record.loads(match.record.dumps()))
    data = json.loads(match.record.dumps())
    place = next(i for i, entry in enumerate(data["entries"]) if entry.get("chance"))
    data["entries"][place]["chance"][0] += 1
    for change in (
        {},
        {"stream": STUDY},
        {"setup": data["setup"][::-1]},
        {"seed": "another"},
        {"seed": None},
    ):
        with pytest.raises(BadRecord) as refused:
            prove(table.game, Record.from_json({**data, **change}))
        assert str(refused.value).endswith(".")


@pytest.mark.parametrize("table", plain_tables(), ids=str)
def test_a_game_for_study_goes_on_with_its_own_seed_as_one(table: Table) -> None:
    match = Match.study(table.game, table.seats, table.options, "lesson")
    for _ in range(9):
        match.play(match.state.legal()[-1])
    again = Match.replay(table.game, Record.loads(match.record.dumps()), "lesson")
    assert everything(again.state) == everything(match.state)
    assert Match.replay(table.game, match.record, "another seed").for_people


@pytest.mark.parametrize("table", plain_tables(), ids=str)
def test_what_a_bot_imagines_has_chance_of_its_own_and_leaves_the_tables_alone(table: Table) -> None:
    match = play_match(table, "imagined", acts=12)
    before = everything(match.state)
    for seat in range(table.seats):
        worlds = [match.state.imagine(seat, Chance.from_seed(seat))]
        worlds.append(Perspective(match.state, seat, Chance.from_seed(seat)).imagine())
        assert not any(isinstance(world.chance, SecretChance) for world in worlds)
        for world in worlds:
            world.push(world.legal()[0])
        with pytest.raises(ValueError, match="chance of its own"):
            Perspective(match.state, seat, match.state.chance)
    assert everything(match.state) == before

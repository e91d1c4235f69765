"""Any game: a record is the whole game, and an old one replays from its taped chance alone."""

import json

import pytest

from archipel.engine.errors import BadRecord
from archipel.engine.match import Match
from archipel.engine.record import Record, commitment
from tests.conformance.matches import play_match
from tests.conformance.tables import Table, all_tables, bytes_of, everything, plain_tables, without_chance


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_a_record_written_read_and_replayed_leads_to_the_same_position(table: Table) -> None:
    match = play_match(table, f"record of {table}")
    text = match.record.dumps()
    record = Record.loads(text)
    assert record.dumps() == text
    again = Match.replay(table.game, record)
    assert again.record.dumps() == text
    assert bytes_of(without_chance(again.state)) == bytes_of(without_chance(match.state))
    assert [bytes_of([e.to_json() for e in played.events]) for played in again.history] == [
        bytes_of([e.to_json() for e in played.events]) for played in match.history
    ]
    assert [event.to_json() for event in again.opening] == [event.to_json() for event in match.opening]


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_an_unfinished_record_can_be_played_on(table: Table) -> None:
    match = play_match(table, "unfinished", acts=12)
    record = Record.loads(match.record.dumps())
    assert record.seed is None
    again = Match.replay(table.game, record, seed="a new secret")
    assert again.record.entries[-1].reseed == commitment("a new secret")
    while not again.state.over:
        again.play(again.state.legal()[0])
    third = Match.replay(table.game, Record.loads(again.record.dumps()))
    assert bytes_of(without_chance(third.state)) == bytes_of(without_chance(again.state))
    other = Match.replay(table.game, record, seed="another secret")
    assert everything(other.state) != everything(Match.replay(table.game, record, seed="a new secret").state)


@pytest.mark.parametrize("table", plain_tables(), ids=str)
def test_the_seed_is_kept_secret_until_the_end_and_then_fits_its_fingerprint(table: Table) -> None:
    match = Match.start(table.game, table.seats, table.options, "the secret seed")
    while not match.state.over:
        assert match.record.seed is None
        assert "the secret seed" not in match.record.dumps()
        match.play(match.state.legal()[-1])
    assert match.record.seed == "the secret seed"
    assert commitment(match.record.seed) == match.record.commitment
    match.take_back(1)
    assert match.record.seed is None
    assert match.record.outcome is None


@pytest.mark.parametrize("table", plain_tables(), ids=str)
def test_a_record_is_plain_json_with_an_entry_a_line(table: Table) -> None:
    match = play_match(table, "plain")
    text = match.record.dumps()
    assert json.loads(text) == match.record.to_json()
    assert sum(line.lstrip().startswith(('{"act"', '{"undo"')) for line in text.splitlines()) == len(
        match.record.entries
    )


@pytest.mark.parametrize("table", plain_tables(), ids=str)
def test_the_positions_of_a_match_are_those_it_went_through(table: Table) -> None:
    match = play_match(table, "states")
    states = match.states()
    assert len(states) == len(match.history) + 1
    for played, before, after in zip(match.history, states, states[1:], strict=False):
        twin = before.copy()
        twin.apply(played.action)
        assert everything(twin) == everything(after)


@pytest.mark.parametrize("table", plain_tables(), ids=str)
def test_a_record_cut_short_or_changed_is_refused(table: Table) -> None:
    match = play_match(table, "tampered", second_thoughts=0)
    data = json.loads(match.record.dumps())
    entries = data["entries"]
    changes = [
        {"setup": [*data["setup"], 0]},
        {"setup": [-1, *data["setup"][1:]]},
        {"setup": [10**30, *data["setup"][1:]]},
        {"entries": entries[:-1]},
        {"entries": [*entries, entries[0]]},
        {"entries": [{"undo": 1, "learned": False}, *entries]},
        {"outcome": None},
        {"outcome": {**data["outcome"], "name": "a draw"}},
        {"rules": table.game.rules_version + 1},
        {"game": "another game"},
        {"seats": 0},
        {"seats": 100},
        {"options": {"no such option": "x"}},
        {"seed": "another seed"},
        {"commitment": "0" * 64},
    ]
    if data["setup"]:
        changes += [{"setup": data["setup"][:-1]}, {"setup": []}]
    draws = [place for place, entry in enumerate(entries) if entry.get("chance")]
    for place in draws[:1]:
        draw, earlier, later = entries[place], entries[:place], entries[place + 1 :]
        changes += [
            {"entries": [*earlier, {"act": draw["act"]}, *later]},
            {"entries": [*earlier, {**draw, "chance": [-1]}, *later]},
            {"entries": [*earlier, {**draw, "chance": [*draw["chance"], 0]}, *later]},
        ]
    for change in changes:
        with pytest.raises(BadRecord) as refused:
            Match.replay(table.game, Record.from_json({**data, **change}))
        sentence = str(refused.value)
        assert "\n" not in sentence
        assert sentence.endswith(".")


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_a_game_reopened_with_its_own_seed_goes_on_as_if_it_had_never_stopped(table: Table) -> None:
    match = play_match(table, "reopened", acts=15)
    again = Match.replay(table.game, Record.loads(match.record.dumps()), seed="reopened")
    assert everything(again.state) == everything(match.state)
    while not match.state.over:
        code = match.state.legal()[-1]
        match.play(code)
        again.play(code)
    assert again.record.dumps() == match.record.dumps()


@pytest.mark.parametrize("table", plain_tables(), ids=str)
def test_a_last_draw_without_its_chance_is_refused(table: Table) -> None:
    match = Match.start(table.game, table.seats, table.options, "last draw")
    while not match.record.entries or not match.record.entries[-1].chance:
        if match.state.over:
            pytest.skip("no action of this game asks chance")
        match.play(match.state.legal()[-1])
    match.record.entries[-1].chance = []
    with pytest.raises(BadRecord, match="Less chance"):
        Match.replay(table.game, match.record)


@pytest.mark.parametrize("table", plain_tables(), ids=str)
def test_the_names_at_the_table_are_kept(table: Table) -> None:
    match = play_match(table, "names")
    match.record.table = {"names": ["Zoé", "“Ann”"], "date": None}
    again = Match.replay(table.game, Record.loads(match.record.dumps()))
    assert again.record.table == match.record.table
    assert again.record.dumps() == match.record.dumps()

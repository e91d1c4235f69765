"""A table opened from the store is the table that was left, for everybody and to the byte."""

import json
import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from archipel.engine.errors import ArchipelError
from archipel.engine.match import Match
from archipel.engine.record import Record
from archipel.games import find
from archipel.table import messages as wire
from archipel.table.commands import FREE_AFTER, SIGNALS
from archipel.table.entries import Acted, NextOpened, decode_entry, decode_header, encode
from archipel.table.moments import moment
from archipel.table.opening import first_acts
from archipel.table.rebuilding import rebuild
from archipel.table.stores import Row
from archipel.table.table import Table
from tests.table.support import ISLAND, Played, header, told

KINDS = st.lists(st.sampled_from(["person", "person", "bot", "open", "kept"]), min_size=2, max_size=4)


class Crowd:
    """People who ask for anything at all, allowed or not."""

    def __init__(self, game: Played, rng: random.Random) -> None:
        self.game = game
        self.rng = rng
        self.granted: set[str] = set()

    def somebody_asks(self) -> None:
        rng, table = self.rng, self.game.table
        self.game.now += rng.choice([0.01, 1, 20])
        seat = rng.randrange(len(table.seats))
        do = self.request(seat)
        seats = [seat] if rng.random() < 0.7 else sorted({seat, rng.randrange(len(table.seats))})
        try:
            self.game.do(seats, do, host=rng.random() < 0.3)
        except ArchipelError:
            return
        self.granted.add(type(do).__name__)

    def request(self, seat: int) -> wire.Do:
        rng, table = self.rng, self.game.table
        requests: list[wire.Do] = [
            wire.Undo(seat),
            wire.Undo(seat),
            wire.AnswerUndo(seat, rng.random() < 0.6),
            wire.AnswerUndo(seat, True),
            wire.Sit(seat, rng.choice(["random", "", "nobody"])),
            wire.Rename(seat, rng.choice(["Ana", "", "x" * 99, "é\n\tü"]), "#123"),
            wire.Say(rng.choice(["hello", "", "“ça”  va"]), rng.choice(["", *SIGNALS])),
            wire.Pause(rng.random() < 0.3),
        ]
        if rng.random() < 0.01:
            return wire.Resign(seat)
        if rng.random() < 0.02:
            self.game.away = dict.fromkeys(range(len(table.seats)), FREE_AFTER)
            return wire.Free(rng.randrange(len(table.seats)))
        if rng.random() < 0.4:
            return rng.choice(requests)
        decisions = table.match.state.decisions()
        if not decisions:
            return rng.choice(requests)
        decision = rng.choice(decisions)
        return wire.Act(decision.seat, rng.choice(decision.actions).number)

    def somebody_comes_or_a_bot_plays(self) -> None:
        table = self.game.table
        decisions = [each for each in table.match.state.decisions() if table.seats[each.seat].has_bot]
        if decisions and not table.paused and not table.over:
            action = self.rng.choice(self.rng.choice(decisions).actions)
            self.game.follow(Acted(action.text))
        elif table.next_table is None and table.over:
            self.game.follow(NextOpened("another"))


def play(game: Played, rng: random.Random, requests: int) -> Crowd:
    crowd = Crowd(game, rng)
    for _ in range(requests):
        if rng.random() < 0.2:
            crowd.somebody_comes_or_a_bot_plays()
        else:
            crowd.somebody_asks()
    return crowd


def same(game: Played) -> None:
    """Open the table from what would have been stored, and compare everything that anybody could notice."""
    table = game.table
    rows = [Row(row.at, row.command, decode_entry(encode(row.entry))) for row in game.rows]
    again = rebuild(table.id, table.game.id, decode_header(encode(table.header)), rows)
    for viewer in [None, *range(len(table.seats))]:
        assert told(again, viewer) == told(table, viewer)
        for number in range(len(table.streams[viewer].moments)):
            assert moment(again, viewer, number) == moment(table, viewer, number)
    assert again.match.record.dumps() == table.match.record.dumps()
    assert again.match.state.to_json() == table.match.state.to_json()  # the generator too: same cards to come
    assert {seat: vars(each) for seat, each in again.refused.items()} == {
        seat: vars(each) for seat, each in table.refused.items()
    }
    assert (again.length, again.freed) == (table.length, table.freed)
    assert not again.match.state.check()


RUN = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@RUN
@given(kinds=KINDS, seed=st.integers(0, 10**6), requests=st.integers(0, 150))
def test_whatever_people_do_the_stored_table_is_the_live_one(
    kinds: list[str], seed: int, requests: int
) -> None:
    game = Played(Table("t", find(ISLAND), header(kinds, str(seed))))
    play(game, random.Random(seed), requests)
    same(game)


@RUN
@given(
    seed=st.integers(0, 10**6), before=st.integers(5, 80), requests=st.integers(0, 60), branch=st.booleans()
)
def test_a_table_opened_from_a_record_or_a_moment_too(
    seed: int, before: int, requests: int, branch: bool
) -> None:
    rng = random.Random(seed)
    origin = Played(Table("t", find(ISLAND), header(["person", "bot", "person"], str(seed))))
    play(origin, rng, before)
    match = origin.table.match
    record = match.record
    if branch:
        record = first_acts(origin.table, rng.randrange(len(match.history) + 1))
    plain = json.loads(record.dumps())
    assert Match.replay(find(ISLAND), Record.from_json(plain)).state.view(0) is not None
    made = header(["person", "person", "person"], "another seed", record=plain)
    game = Played(Table("u", find(ISLAND), made))
    play(game, rng, requests)
    same(game)


@pytest.mark.parametrize("seed", range(4))
def test_a_game_with_secrets_too_with_and_without_what_was_noted_for_speed(seed: int) -> None:
    kinds = ["person", "person", "bot", "person"]
    game = Played(Table("t", find("the_island"), header(kinds, str(seed), options={"set_up": "quick"})))
    play(game, random.Random(seed), 250)
    rng = random.Random(seed)
    for _ in range(60):  # far enough to come to acts that show some people nothing
        if not game.table.over:
            decision = rng.choice(game.table.match.state.decisions())
            game.follow(Acted(rng.choice(decision.actions).text))
    acts = [row.entry for row in game.rows if isinstance(row.entry, Acted)]
    assert any(act.noticed is not None for act in acts)
    same(game)
    for act in acts:
        act.noticed = act.number = None
    same(game)


def test_the_crowd_gets_every_kind_of_request_granted() -> None:
    """Else the two tests above would prove little."""
    granted: set[str] = set()
    for seed in range(40):
        game = Played(Table("t", find(ISLAND), header(["person", "person", "bot"], str(seed))))
        granted |= play(game, random.Random(seed), 120).granted
    assert granted == {"Act", "Undo", "AnswerUndo", "Sit", "Rename", "Say", "Pause", "Resign", "Free"}

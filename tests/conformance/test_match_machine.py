"""Any game: plays, undos, take-backs, saves and replays in any order keep match and record in step."""

from typing import Any

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from archipel.engine.errors import ArchipelError, CannotUndo
from archipel.engine.match import Match
from archipel.engine.record import Record
from tests.conformance.tables import Table, bytes_of, everything, plain_tables, viewers, without_chance


class MatchMachine(RuleBasedStateMachine):
    """One match, and what we remember of it ourselves."""

    table: Table

    def __init__(self) -> None:
        super().__init__()
        self.past: list[bytes] = []  # all that each earlier position held
        self.match: Match

    @initialize(seed=st.integers(0, 50))
    def start(self, seed: int) -> None:
        self.match = Match.start(self.table.game, self.table.seats, self.table.options, str(seed))

    @precondition(lambda self: not self.match.state.over)
    @rule(choice=st.integers(0, 10**6), form=st.sampled_from(["code", "text", "action"]))
    def play(self, choice: int, form: str) -> None:
        state = self.match.state
        codes = state.legal()
        action = state.action(codes[choice % len(codes)])
        before = everything(state)
        forms: dict[str, Any] = {"code": action.code, "text": action.text, "action": action}
        self.match.play(forms[form])
        assert everything(state) == before, "the position before must stay as it was"
        self.past.append(before)

    @rule(code=st.integers(-5, 4 << 12))
    def play_anything(self, code: int) -> None:
        state = self.match.state
        if code in state.legal():
            return
        before, written = everything(state), len(self.match.record.entries)
        with pytest.raises(ArchipelError):
            self.match.play(code)
        assert everything(self.match.state) == before
        assert len(self.match.record.entries) == written

    @rule(seat=st.none() | st.integers(0, 3))
    def undo(self, seat: int | None) -> None:
        if self.match.can_undo(seat):
            self.match.undo(seat)
            assert everything(self.match.state) == self.past.pop()
        else:
            before = everything(self.match.state)
            with pytest.raises(CannotUndo):
                self.match.undo(seat)
            assert everything(self.match.state) == before

    @rule(acts=st.integers(1, 6))
    def take_back(self, acts: int) -> None:
        if acts > len(self.past):
            with pytest.raises(CannotUndo):
                self.match.take_back(acts)
            return
        self.match.take_back(acts)
        assert everything(self.match.state) == self.past[-acts]
        del self.past[-acts:]

    @rule()
    def save_and_load_the_position(self) -> None:
        state = self.match.state
        back = self.table.game.load(state.to_json())
        assert everything(back) == everything(state)
        assert back.legal() == state.legal()

    @rule()
    def replay_the_record(self) -> None:
        text = self.match.record.dumps()
        again = Match.replay(self.table.game, Record.loads(text))
        assert again.record.dumps() == text
        assert bytes_of(without_chance(again.state)) == bytes_of(without_chance(self.match.state))
        assert len(again.history) == len(self.match.history)

    @precondition(lambda self: self.past)
    @rule()
    def go_on_from_the_file(self) -> None:
        """The table was shut and the game goes on from its record with a new secret."""
        record = Record.loads(self.match.record.dumps())
        self.match = Match.replay(self.table.game, record, seed=f"reopened {len(record.entries)}")
        self.past = [everything(state) for state in self.match.states()[:-1]]

    @invariant()
    def the_position_is_sound(self) -> None:
        state = self.match.state
        assert state.check() == []
        assert state.over == (not state.legal())
        assert len(self.match.history) == len(self.past)

    @invariant()
    def the_record_tells_the_end_and_only_the_end(self) -> None:
        outcome = self.match.state.outcome
        assert self.match.record.outcome == (outcome.to_json() if outcome else None)
        if not outcome:
            assert self.match.record.seed is None

    @rule()
    def look_from_every_seat(self) -> None:
        for viewer in viewers(self.match.state):
            bytes_of(self.match.state.view(viewer))


# One table of each game at every run, the others with the long walks.
TABLES = [
    pytest.param(
        table, marks=[] if table.seats == table.game.min_seats else [pytest.mark.long], id=str(table)
    )
    for table in plain_tables()
]


@pytest.mark.parametrize("table", TABLES)
def test_a_match_and_its_record_stay_in_step(table: Table) -> None:
    machine = type("Machine", (MatchMachine,), {"table": table})
    run_state_machine_as_test(machine)

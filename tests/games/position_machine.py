"""Hypothesis against the rules of any game: what is done in every position, and what is true of each."""

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from archipel.engine.state import State
from archipel.games import find


class PositionMachine(RuleBasedStateMachine):
    """A hand-made position played on; a game adds its positions, its other reading and its pieces."""

    state: State

    def play(self, text: str) -> None:
        """Carry out an action in both readings of the rules."""
        raise NotImplementedError

    @precondition(lambda self: not self.state.over)
    @rule(choice=st.integers(0, 10**6))
    def play_anything(self, choice: int) -> None:
        options = sorted(self.state.action(code).text for code in self.state.legal())
        self.play(options[choice % len(options)])

    @rule()
    def store_and_load(self) -> None:
        back = find(self.state.game.id).load(self.state.to_json())
        assert type(back) is type(self.state)
        assert back.to_json() == self.state.to_json()
        self.state = back

    @invariant()
    def the_position_is_sound(self) -> None:
        assert self.state.check() == []

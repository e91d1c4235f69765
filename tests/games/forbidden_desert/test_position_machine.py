"""Hypothesis against the rules: any crowded position, any play, two readings of the rulebook side by side."""

from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

from archipel.games.forbidden_desert.rules.state import DesertState
from tests.games.forbidden_desert.oracle import Table
from tests.games.forbidden_desert.positions import legal, seen
from tests.games.forbidden_desert.test_decisions import agrees, crowded, told
from tests.games.position_machine import PositionMachine

FREE = ("jet_pack", "dune_blaster", "solar_shield", "terrascope", "water_reserve", "time_throttle")


class DesertMachine(PositionMachine):
    """A hand-made position played on; after every action the two readings must agree."""

    state: DesertState
    table: Table

    @initialize(seed=st.integers(0, 10**6))
    def any_position(self, seed: int) -> None:
        self.state = crowded(seed)
        self.table = Table(seen(self.state))
        self.marks = [self.state.mark]

    def play(self, text: str) -> None:
        self.table.play(text, told(self.state.apply(text)))

    @precondition(lambda self: any(text.split()[1] in FREE for text in legal(self.state)))
    @rule(choice=st.integers(0, 10**6))
    def use_equipment(self, choice: int) -> None:
        options = sorted(text for text in legal(self.state) if text.split()[1] in FREE)
        self.play(options[choice % len(options)])

    @precondition(lambda self: any(text.split()[1] == "draw_storm" for text in legal(self.state)))
    @rule()
    def draw(self) -> None:
        self.play(f"{self.state.active} draw_storm")

    @precondition(lambda self: any(text.split()[1] == "end_step" for text in legal(self.state)))
    @rule()
    def end_the_step(self) -> None:
        self.play(f"{self.state.active} end_step")

    @invariant()
    def the_two_readings_agree(self) -> None:
        agrees(self.state, self.table)

    @invariant()
    def pieces_are_conserved(self) -> None:
        view = seen(self.state)
        assert view["sand"]["supply"] + sum(each["sand"] for each in view["desert"]["tiles"]) == 48
        pile = view["storm_pile"]
        cards = pile["size"] + sum(pile["discards"].values())
        assert cards == 31
        assert len({each["cell"] for each in view["desert"]["tiles"]} | {view["desert"]["hole"]}) == 25

    @invariant()
    def the_storm_never_calms_down(self) -> None:
        self.marks.append(self.state.mark)
        assert self.marks == sorted(self.marks)


TestDesertMachine = DesertMachine.TestCase

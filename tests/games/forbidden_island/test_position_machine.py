"""Hypothesis against the rules: any position, any play, two readings of the rulebook side by side."""

import random

from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

from archipel.games.forbidden_island.rules.components import COPIES, TILES
from archipel.games.forbidden_island.rules.state import IslandState
from tests.games.forbidden_island.oracle import Table
from tests.games.forbidden_island.positions import legal, seen
from tests.games.forbidden_island.test_decisions import agrees, drawn, random_position
from tests.games.position_machine import PositionMachine


class IslandMachine(PositionMachine):
    """A hand-made position played on; after every action the two readings must agree."""

    state: IslandState
    table: Table

    @initialize(seed=st.integers(0, 10**6))
    def any_position(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.state = random_position(self.dice)
        self.table = Table(seen(self.state))
        self.levels = [self.state.level]

    def play(self, text: str) -> None:
        card = drawn(self.state, text, self.dice)
        self.state.apply(text)
        self.table.play(text, card)

    @precondition(lambda self: any("draw_" in text for text in legal(self.state)))
    @rule()
    def draw(self) -> None:
        self.play(next(text for text in legal(self.state) if "draw_" in text))

    @precondition(lambda self: any("helicopter" in text for text in legal(self.state)))
    @rule(choice=st.integers(0, 10**6))
    def call_a_helicopter(self, choice: int) -> None:
        calls = sorted(text for text in legal(self.state) if "helicopter" in text and "discard" not in text)
        if calls:
            self.play(calls[choice % len(calls)])

    @precondition(lambda self: any(text.endswith("end_actions") for text in legal(self.state)))
    @rule()
    def end_actions(self) -> None:
        self.play(f"{self.state.active} end_actions")

    @invariant()
    def the_two_readings_agree(self) -> None:
        agrees(self.state, self.table)

    @invariant()
    def pieces_are_conserved(self) -> None:
        view = seen(self.state)
        cards = sum(each["hand_size"] for each in view["seats"])
        cards += view["treasure_pile"]["size"] + sum(view["treasure_pile"]["discards"].values())
        assert cards == sum(COPIES) == 28
        left = [each["tile"] for each in view["island"]["tiles"] if each["state"] != "sunk"]
        flood = [
            *view["flood_pile"]["discards"],
            *(tile for layer in view["flood_pile"]["layers"] for tile in layer),
        ]
        assert sorted(flood) == sorted(left)
        assert sorted(each["tile"] for each in view["island"]["tiles"]) == sorted(TILES)

    @invariant()
    def the_water_never_falls(self) -> None:
        self.levels.append(self.state.level)
        assert self.levels == sorted(self.levels)


TestIslandMachine = IslandMachine.TestCase

"""Action D: a card moves a marker, and whoever moves it scores (LI-D1 to D5)."""

from typing import ClassVar, Final

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.decision import Question
from archipel.engine.native import i64
from archipel.engine.step import Step
from archipel.games.la_isla.rules.actions import ADVANCE
from archipel.games.la_isla.rules.components import ANIMALS, ANY_MARKER, D_POINTS, D_RES, D_VP, KINDS
from archipel.games.la_isla.rules.gains import move_marker, score, works
from archipel.games.la_isla.rules.markers import TakeBonus
from archipel.games.la_isla.rules.state import LaIslaState


class ChooseMarker(Step[LaIslaState]):
    """LI-P10: any marker instead of the one on the card; one must be chosen (LI-X42)."""

    name: ClassVar[str] = "choose_marker"

    def __init__(self, animal: i64) -> None:
        self.animal = animal

    def legal(self, state: LaIslaState, codes: list[int]) -> None:
        base = (state.active << SEAT_SHIFT) + ADVANCE
        for animal in range(KINDS):
            codes.append(base + animal)

    def play(self, state: LaIslaState, seat: i64, number: i64) -> None:
        if push_up(state, seat, number - ADVANCE):
            state.stack[-1] = ONE_BONUS
        else:
            state.go_on()

    def question(self, state: LaIslaState, seat: int) -> Question:
        return Question("choose_marker", "LI-P10", {"animal": ANIMALS[self.animal]})

    def fields(self) -> list[int]:
        return [self.animal]


def begin(state: LaIslaState, seat: i64) -> Step[LaIslaState] | None:
    """The marker of the card moves, unless a function leaves the choice."""
    animal = state.pieces.animal[state.shown[seat]]
    if works(state, seat, ANY_MARKER, animal):
        return CHOOSE_MARKER[animal]
    return ONE_BONUS if push_up(state, seat, animal) else None


def push_up(state: LaIslaState, seat: i64, animal: i64) -> bool:
    """LI-D1, D2, F8, X26: only a real move brings what functions add. Whether a resource is to be named."""
    if not move_marker(state, seat, animal):
        return False
    if state.has(seat, D_VP, animal):
        score(state, seat, D_POINTS, D_VP, animal)
    return works(state, seat, D_RES, animal)


# Steps are unchanging, so one of each is enough.
CHOOSE_MARKER: Final[list[ChooseMarker]] = [ChooseMarker(animal) for animal in range(KINDS)]
ONE_BONUS: Final = TakeBonus(1, 0)

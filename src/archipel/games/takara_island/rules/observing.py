"""Looking into a site in secret: observations, and the looks of Archaeologist and Diviner (TK-O, TK-Q).

Whoever looks is asked after every tile, not only at monsters: so neither the question nor the number of
answers tells the others that a monster was seen and left hidden (TK-I3).
"""

from typing import ClassVar, Final

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.bits import BIT
from archipel.engine.decision import Question
from archipel.engine.event import Args
from archipel.engine.native import i64
from archipel.engine.step import Step
from archipel.games.takara_island.rules import events
from archipel.games.takara_island.rules.actions import LOOK_ON, PUT_BACK, TURN_UP
from archipel.games.takara_island.rules.components import (
    CELLS,
    DEPTHS,
    MONSTER,
    OBSERVE_REWARD,
    ROCKFALL,
    SITES,
    SORT,
    TILES,
)
from archipel.games.takara_island.rules.deal import look, next_look, tell_look, turn_up
from archipel.games.takara_island.rules.state import TakaraState


def observe(state: TakaraState, seat: i64, site: i64) -> None:
    """TK-O1: one adventurer beside a site, and the first look."""
    state.out[site] += 1
    state.tell(events.OBSERVED, seat, site)
    cell = next_look(state, site, 0)
    if cell >= 0:
        state.stack.append(OBSERVE_AT[cell])
        if not _look_down(state, seat, cell):
            state.stack.pop()


def _look_down(state: TakaraState, seat: i64, cell: i64) -> bool:
    """The tile of the step on top is looked at; whether it is no rockfall, which ends the observation."""
    found = SORT[look(state, seat, cell)] == ROCKFALL
    if not found:
        state.passed |= BIT[cell]
    tell_look(state, seat, cell)
    if found:  # TK-O3, O4
        turn_up(state, cell)
        state.karas[seat] += OBSERVE_REWARD
        state.tell(events.FOUND_ROCKFALL, seat, cell, OBSERVE_REWARD)
    return not found


class Observe(Step[TakaraState]):
    """TK-O2, O6: a tile that is no rockfall is being looked at; a monster may be turned up."""

    name: ClassVar[str] = "observe"

    def __init__(self, site: i64, depth: i64) -> None:
        self.site = site
        self.depth = depth  # of the tile being looked at, from 0

    def legal(self, state: TakaraState, codes: list[int]) -> None:
        base = state.active << SEAT_SHIFT
        codes.append(base + LOOK_ON)
        if SORT[state.tiles[DEPTHS * self.site + self.depth]] == MONSTER:
            codes.append(base + TURN_UP)

    def play(self, state: TakaraState, seat: i64, number: i64) -> None:
        if number == TURN_UP:
            cell = DEPTHS * self.site + self.depth
            turn_up(state, cell)
            state.karas[seat] += OBSERVE_REWARD
            state.tell(events.TURNED_UP, seat, cell, OBSERVE_REWARD)
        cell = next_look(state, self.site, self.depth + 1 - state.tops[self.site])
        if cell >= 0:
            state.stack[-1] = OBSERVE_AT[cell]
            if _look_down(state, seat, cell):
                return
        state.go_on()

    def question(self, state: TakaraState, seat: int) -> Question:
        cell = DEPTHS * self.site + self.depth
        kind = state.tiles[cell]
        args: Args = {"site": SITES[self.site], "depth": self.depth + 1, "tile": TILES[kind]}
        if SORT[kind] == MONSTER:
            return Question("observe_monster", "TK-O6", args)
        return Question("observe", "TK-O2", args)

    def fields(self) -> list[int]:
        return [self.site, self.depth]


class LookAtTiles(Step[TakaraState]):
    """TK-Q11, Q14: some tiles in a row are being looked at, and go back as they lay."""

    name: ClassVar[str] = "look_at_tiles"

    def __init__(self, site: i64, first: i64, last: i64) -> None:
        self.site = site
        self.first = first  # depth of the first tile, from 0
        self.last = last

    def legal(self, state: TakaraState, codes: list[int]) -> None:
        codes.append((state.active << SEAT_SHIFT) + PUT_BACK)

    def play(self, state: TakaraState, seat: i64, number: i64) -> None:
        state.go_on()

    def question(self, state: TakaraState, seat: int) -> Question:
        args: Args = {"site": SITES[self.site], "from": self.first + 1, "to": self.last + 1}
        return Question("look_at_tiles", "TK-Q12", args)

    def fields(self) -> list[int]:
        return [self.site, self.first, self.last]


def look_at_tiles(state: TakaraState, seat: i64, site: i64, first: i64, number: i64) -> None:
    """TK-Q12, Q13, X9: whatever lies there, face up or face down, as far as the site reaches."""
    last = min(first + number, DEPTHS) - 1
    hidden: list[int] = []
    for depth in range(first, last + 1):
        cell = DEPTHS * site + depth
        if not state.shown >> cell & 1:
            look(state, seat, cell)
            hidden.append(cell)
    state.stack[-1] = LookAtTiles(site, first, last)
    for cell in hidden:
        tell_look(state, seat, cell)


# Steps are unchanging, so one of each is enough: by cell.
OBSERVE_AT: Final[list[Observe]] = [Observe(cell // DEPTHS, cell % DEPTHS) for cell in range(CELLS)]

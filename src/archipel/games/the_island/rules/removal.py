"""Step 3: a terrain tile is removed, and its back looked at (TI-R, TI-G)."""

from typing import ClassVar, Final

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.bits import BIT, few, members
from archipel.engine.decision import Question
from archipel.engine.native import i64
from archipel.engine.step import Step
from archipel.games.the_island.rules import events, losses
from archipel.games.the_island.rules.actions import REMOVE, TAKE_ABOARD
from archipel.games.the_island.rules.components import (
    BACK_COUNT,
    BOAT_TILE,
    FIRST_RED,
    SEATS_IN_BOAT,
    SHARK,
    SHARK_TILE,
    TERRAINS,
    VOLCANO,
    WHALE,
    WHALE_TILE,
)
from archipel.games.the_island.rules.geometry import AROUND, LAND, NAMES
from archipel.games.the_island.rules.state import ERUPTED, SUBMERGED, TheIslandState


class RemoveTile(Step[TheIslandState]):
    """TI-T4: the active player removes exactly one tile."""

    name: ClassVar[str] = "remove_tile"

    def legal(self, state: TheIslandState, codes: list[int]) -> None:
        base = (state.active << SEAT_SHIFT) + REMOVE
        for space in removable(state):
            codes.append(base + space)

    def play(self, state: TheIslandState, seat: i64, number: i64) -> None:
        space = number - REMOVE
        terrain = state.ground[space] - 1
        state.ground[space] = 0
        state.tiles[terrain] -= 1
        state.tell(events.REMOVED_TILE, seat, terrain, space)
        losses.tell_fallen(state, state.people[space], space)  # TI-R1
        if state.submerging and state.terrain() < 0:
            state.end(SUBMERGED)  # TI-V4, X30: nobody looks at the last back any more
            return
        back = look_at_back(state, terrain)
        if back >= FIRST_RED:  # TI-R6
            _keep(state, seat, terrain, back)
        else:
            state.tell(events.REVEALED_TILE, seat, back, space)
            if not _carry_out(state, back, space):
                return
        state.go_on()

    def question(self, state: TheIslandState, seat: int) -> Question:
        return Question("remove_tile", "TI-T4", {"terrain": TERRAINS[state.terrain()]})


class TakeAboard(Step[TheIslandState]):
    """TI-G3: more than three swimmers at a revealed boat; who revealed it chooses three, one at a time."""

    name: ClassVar[str] = "take_aboard"

    def __init__(self, space: i64) -> None:
        self.space = space

    def legal(self, state: TheIslandState, codes: list[int]) -> None:
        base = (state.active << SEAT_SHIFT) + TAKE_ABOARD
        for explorer in members(state.people[self.space]):
            codes.append(base + explorer)

    def play(self, state: TheIslandState, seat: i64, number: i64) -> None:
        _climb_aboard(state, BIT[number - TAKE_ABOARD], self.space)
        if few(state.crew[self.space]) == SEATS_IN_BOAT:
            state.go_on()

    def question(self, state: TheIslandState, seat: int) -> Question:
        left = SEATS_IN_BOAT - few(state.crew[self.space])
        return Question("take_aboard", "TI-G3", {"space": NAMES[self.space], "left": left})

    def fields(self) -> list[int]:
        return [self.space]


def removable(state: TheIslandState) -> list[int]:
    """TI-R2, R3: tiles of the sinking terrain that touch the sea; TI-R4: any of them if none does."""
    wanted = state.terrain() + 1
    ground = state.ground
    enclosed: list[int] = []
    found: list[int] = []
    for space in LAND:
        if ground[space] == wanted:
            enclosed.append(space)
            for there in AROUND[space]:
                if not ground[there]:
                    found.append(space)
                    break
    return found or enclosed


def look_at_back(state: TheIslandState, terrain: i64) -> i64:
    """The back of a tile is decided now, when somebody sees it."""
    first = BACK_COUNT * terrain
    back = state.chance.pick_row(state.bag[first : first + BACK_COUNT])
    state.bag[first + back] -= 1
    return back


def _keep(state: TheIslandState, seat: i64, terrain: i64, back: i64) -> None:
    hand = state.hands[seat]
    hand.append(BACK_COUNT * terrain + back)
    hand.sort()
    state.confide(seat, events.KEPT_TILE, seat, terrain, back)


def _carry_out(state: TheIslandState, back: i64, space: i64) -> bool:
    """The green tiles, mandatory and at once; answers whether the turn goes on without a question."""
    if back == SHARK_TILE:
        _appear(state, SHARK, space)
        losses.settle(state, space)  # TI-G1
    elif back == WHALE_TILE:
        _appear(state, WHALE, space)  # TI-G2
    elif back == BOAT_TILE:
        return _boat_appears(state, space)
    elif back == VOLCANO and not (state.to_the_last or state.submerging):
        losses.drown_everybody(state)
        state.tell(events.ERUPTED)
        state.end(ERUPTED)  # TI-E1
        return False
    else:  # TI-G4; TI-X43: in two of the challenges the volcano is a whirlpool too
        state.tell(events.WHIRLPOOL, space)
        losses.whirl(state, space)
    return True


def _appear(state: TheIslandState, creature: i64, space: i64) -> None:
    if state.supply[creature]:  # TI-X23
        state.supply[creature] -= 1
        state.creatures[creature].append(space)
        state.tell(events.APPEARED, creature, space)


def _boat_appears(state: TheIslandState, space: i64) -> bool:
    """TI-G3: whoever swims there is put aboard; it takes a question if they are too many."""
    if not state.boats:  # TI-X23
        return True
    state.boats -= 1
    state.crew[space] = 0
    state.fleet.append(space)
    state.tell(events.BOAT_APPEARED, space)
    swimmers = state.people[space]
    if few(swimmers) > SEATS_IN_BOAT:
        state.stack[-1] = TakeAboard(space)
        return False
    _climb_aboard(state, swimmers, space)
    return True


def _climb_aboard(state: TheIslandState, swimmers: i64, space: i64) -> None:
    for explorer in members(swimmers):
        state.people[space] &= ~BIT[explorer]
        state.crew[space] |= BIT[explorer]
        state.aboard |= BIT[explorer]
        state.tell(events.PICKED_UP, explorer, space)


# Steps are unchanging, so one of each is enough.
REMOVE_A_TILE: Final = RemoveTile()

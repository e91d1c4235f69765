"""How much is left to do before the team can fly: tiles to reveal, parts to fetch, the way home."""

from typing import Final

from archipel.engine.bits import members
from archipel.engine.native import i64, vec
from archipel.games.forbidden_desert.mind.ways import FAR, digs
from archipel.games.forbidden_desert.rules.cards import ANY_JET_PACK
from archipel.games.forbidden_desert.rules.components import (
    ACTIONS_A_TURN,
    ARCHAEOLOGIST,
    CLIMBER,
    FIRST_CLUE,
    LAUNCH_PAD,
)
from archipel.games.forbidden_desert.rules.geometry import ORTHO
from archipel.games.forbidden_desert.rules.state import HELD, NOT_FOUND, DesertState
from archipel.games.forbidden_desert.rules.steps import TakeActions

WASTE: Final = 1.35  # actions that a planned one really takes: sand falls, paths get longer, water is fetched
FINDING: Final = 4.5  # actions that a part takes once its clues are known
GOING_HOME: Final = 1.5  # actions of each pawn at the end, as long as nobody knows from where
TWO_AWAY: Final = vec[i64]([0] * 25)  # cell -> the cells two steps away
for _one in range(25):
    for _other in range(25):
        if abs(_other // 5 - _one // 5) + abs(_other % 5 - _one % 5) == 2:
            TWO_AWAY[_one] |= 1 << _other
NAMES: Final[list[str]] = [
    "one part picked up",
    "two parts picked up",
    "three parts picked up",
    "four parts picked up",
    "parts lying on tiles",
    "parts with one clue",
    "launch pad revealed",
    "clues and launch pad still needed",
]


class Work:
    """What is left to do, by rough guess."""

    def __init__(self, state: DesertState, ways: list[vec[i64]], f: list[float]) -> None:
        self.actions: float = 0.0
        self.digs: float = 0.0  # markers that are dug in the course of it
        self.useful: i64 = 0  # cells where something can be done
        self.left: i64 = 0  # actions left in this turn
        step = state.stack[-1]
        if isinstance(step, TakeActions):
            self.left = step.left
        self.needed: int = 0  # faces still to be revealed that the team cannot do without
        self._parts(state, ways, f)
        self._reveals(state)
        if _shown(state, LAUNCH_PAD):
            f.append(1.0)
        else:
            f.append(0.0)
        f.append(self.needed / 9.0)
        self.turns: float = 0.0
        if state.parts_left or not f[-2]:
            self.turns = max(0.0, WASTE * self.actions - float(self.left)) / ACTIONS_A_TURN
            self.turns += self._way_home(state, ways)
        else:
            self.turns = self._last_turns(state, ways)

    def _parts(self, state: DesertState, ways: list[vec[i64]], f: list[float]) -> None:
        held = 4 - state.parts_left
        for count in range(1, 5):
            f.append(1.0 if held == count else 0.0)
        lying = begun = 0
        for part in range(4):
            place = state.parts[part]
            if place == NOT_FOUND:
                clue = FIRST_CLUE + 2 * part
                found = _shown(state, clue) + _shown(state, clue + 1)
                self.needed += 2 - found
                begun += found
                self.actions += FINDING
            elif place < HELD:
                lying += 1
                self.actions += self._way_to_part(state, place, ways) + 1.0
                if place != state.hole:
                    self.useful |= 1 << place
        if not _shown(state, LAUNCH_PAD):
            self.needed += 1
        f.append(lying / 4.0)
        f.append(begun / 4.0)

    def _way_to_part(self, state: DesertState, place: i64, ways: list[vec[i64]]) -> float:
        """What it costs the nearest pawn to be able to pick a part up."""
        sand = state.sand[place]
        nearest = FAR
        for pawn in range(state.seats):
            cost = ways[pawn][place]
            role = state.adventurers[pawn]
            if sand > 1 and (state.pawns[pawn] == place or role == CLIMBER):
                cost += digs(role, sand - 1)
            nearest = min(nearest, cost)
        if sand > 1:
            self.digs += float(sand - 1)
        if not state.revealed >> place & 1:
            nearest += 2 if sand else 1
        return min(nearest, 9.0)

    def _reveals(self, state: DesertState) -> None:
        """The tiles to be revealed until all that is needed has been found, the cheapest first."""
        hidden = state.tiles & ~state.revealed & ~state.water_backs & ~(1 << state.crash)
        unknown = hidden & ~state.known
        missing = self.needed
        costs: list[float] = []
        pawns: i64 = 0
        for cell in state.pawns:
            pawns |= 1 << cell
        near = hidden | pawns
        a_marker = 1.0
        if ARCHAEOLOGIST in state.adventurers:
            a_marker -= 0.5 / float(state.seats)
        for cell in members(hidden):
            if not unknown >> cell & 1 and not _wanted(state, state.face[cell]):
                continue
            cost = 1.0 + a_marker * float(state.sand[cell])
            if not pawns >> cell & 1:
                if ORTHO[cell] & near:
                    cost += 1.0
                else:
                    cost += 2.0 if TWO_AWAY[cell] & near else 3.0
            if unknown >> cell & 1:
                costs.append(cost)
            else:
                missing -= 1
                self.actions += cost
                self.digs += float(state.sand[cell])
                self.useful |= 1 << cell
        if missing > 0:
            self.useful |= unknown
            costs.sort()
            tiles = missing * (len(costs) + 1.0) / (missing + 1.0)
            for cost in costs:
                share = min(1.0, tiles)
                self.actions += share * cost
                self.digs += share * (cost - 2.0 if cost > 2.0 else 0.0)
                tiles -= 1.0
                if tiles <= 0.0:
                    break

    def _way_home(self, state: DesertState, ways: list[vec[i64]]) -> float:
        """Turns of walking to the launch pad after the last part, while it is not picked up yet."""
        if state.parts_left > 1 or not _shown(state, LAUNCH_PAD):
            return GOING_HOME * float(state.seats) / ACTIONS_A_TURN
        pad = state.cell_of(LAUNCH_PAD)
        total = 0
        for pawn in range(state.seats):
            total += min(9, ways[pawn][pad])
        return 0.6 * total / ACTIONS_A_TURN

    def _last_turns(self, state: DesertState, ways: list[vec[i64]]) -> float:
        """Turns until the last pawn can be on the launch pad, each walking in its own turns."""
        pad = state.cell_of(LAUNCH_PAD)
        last = 0.0
        total = 0
        for pawn in range(state.seats):
            cost = ways[pawn][pad]
            if cost > 1 and state.hands[pawn] & ANY_JET_PACK and not state.blocked >> pad & 1:
                cost = 1
            wait = (pawn - state.active) % state.seats
            if not wait:
                cost = max(0, cost - self.left)
                wait = state.seats
            total += cost
            if cost:
                last = max(last, float(wait + state.seats * ((cost - 1) // ACTIONS_A_TURN)))
        return last + 0.1 * total


def _wanted(state: DesertState, face: i64) -> bool:
    """Whether a face seen by Terrascope has to be revealed."""
    if face == LAUNCH_PAD:
        return True
    return face >= FIRST_CLUE and state.parts[(face - FIRST_CLUE) >> 1] == NOT_FOUND


def _shown(state: DesertState, face: i64) -> i64:
    """1 if this face is revealed."""
    cell = state.cell_of(face)
    return state.revealed >> cell & 1 if cell >= 0 else 0

"""What rules of thumb see in a position: what each tile is worth to a pawn, and what it costs to get it."""

from typing import Final

from archipel.engine.bits import lowest, members
from archipel.engine.native import i64, vec
from archipel.games.forbidden_desert.mind.canteens import Canteens
from archipel.games.forbidden_desert.mind.ways import FAR, digs, ways_from
from archipel.games.forbidden_desert.rules.components import (
    CLIMBER,
    FIRST_CLUE,
    GEAR,
    LAUNCH_PAD,
    MIRAGE,
    TUNNEL,
    WATER_CARRIER,
    WELL,
)
from archipel.games.forbidden_desert.rules.geometry import ORTHO
from archipel.games.forbidden_desert.rules.state import NOT_FOUND, DesertState

DISTANCE: Final[list[vec[i64]]] = [
    vec[i64]([abs(one // 5 - other // 5) + abs(one % 5 - other % 5) for other in range(25)])
    for one in range(25)
]
NOWHERE: Final = -1


class Senses(Canteens):
    """The weights by name (see ``weights.py``), and what they make of a position."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(weights)
        self.yielding: float = weights["yielding"]
        self.part: float = weights["part"]
        self.clue: float = weights["clue"]
        self.pair: float = weights["pair"]
        self.pad: float = weights["pad"]
        self.gear: float = weights["gear"]
        self.home: float = weights["home"]
        self.gather: float = weights["gather"]
        self.ready: float = weights["ready"]
        self.meet: float = weights["meet"]
        self.fill: float = weights["fill"]
        self.shelter: float = weights["shelter"]
        self.alarm: float = weights["alarm"]
        self.dig: float = weights["dig"]
        self.prepare: float = weights["prepare"]
        self.calm: float = weights["calm"]
        self.scarce: float = weights["scarce"]
        self.unblock: float = weights["unblock"]
        self.rescue: float = weights["rescue"]
        self.wanted: float = weights["wanted"]
        self.reduce: float = weights["reduce"]
        self.guide: float = weights["guide"]
        self.jet: float = weights["jet"]
        self.spurt: float = weights["spurt"]
        self.blast: float = weights["blast"]
        self.water: float = weights["water"]
        self.near: vec[float] = vec[float]([weights["near"] ** steps for steps in range(9)])
        # What a gain is worth so many actions later.
        self.later: vec[float] = vec[float](
            [weights["patience"] ** actions for actions in range(2 * FAR + 9)]
        )
        self.target: i64 = NOWHERE  # the cell of the best task found
        self.cost: i64 = 0  # actions until it is done
        self.gain: float = 0.0  # what it is worth, by then
        self.value: float = 0.0  # what it would be worth at once

    # -- what a tile is worth --------------------------------------------------------------------------------

    def pad_cell(self, state: DesertState) -> i64:
        """Where the launch pad lies revealed, or NOWHERE."""
        cell = state.cell_of(LAUNCH_PAD)
        return cell if cell >= 0 and state.revealed >> cell & 1 else NOWHERE

    def _face_value(self, state: DesertState, face: i64) -> float:
        """What revealing a face that is not water is worth."""
        if face in (GEAR, TUNNEL):
            return self.gear
        if face == LAUNCH_PAD:
            return self.pad
        part = (face - FIRST_CLUE) >> 1
        if state.parts[part] != NOT_FOUND:
            return 0.0
        other = FIRST_CLUE + 2 * part + 1 - ((face - FIRST_CLUE) & 1)
        cell = state.cell_of(other)
        if cell >= 0 and state.revealed >> cell & 1:
            return self.clue + self.pair
        return self.clue

    def unknown_value(self, state: DesertState) -> float:
        """What revealing a plain tile that nobody has seen can be expected to be worth."""
        total = 0
        value = 0.0
        for face in range(WELL):
            count = state.hidden_plain[face]
            if count:
                total += count
                value += count * self._face_value(state, face)
        return value / total if total else 0.0

    def well_value(self, state: DesertState, pawn: i64, cell: i64) -> float:
        """What a water tile is worth: what it may give to those who are there or near."""
        wells = 1.0
        if state.known >> cell & 1:
            if state.face[cell] == MIRAGE:
                return 0.0
        else:
            wells = state.hidden_water[WELL] / sum(state.hidden_water)
            if wells == 0.0:
                return 0.0
        total = here = value = 0.0
        for seat in range(state.seats):
            gain = self.relief(state, seat)
            total += gain
            if state.pawns[seat] == cell:
                here += gain
            value += gain if seat == pawn else gain * self.near[DISTANCE[state.pawns[seat]][cell]]
        if state.pawns[pawn] == cell and not state.sandy >> cell & 1 and here < self.ready * total:
            return 0.0  # the others are not there yet
        return self.water * wells * value

    # -- tasks -----------------------------------------------------------------------------------------------

    def task(self, state: DesertState, pawn: i64, left: i64) -> None:
        """Find what is best for a pawn to do: ``target``, its ``cost`` in actions and its ``gain``."""
        self.target, self.cost, self.gain, self.value = NOWHERE, 0, 0.0, 0.0
        role = state.adventurers[pawn]
        here = state.pawns[pawn]
        costs = ways_from(state, pawn)
        pad = self.pad_cell(state)
        if state.parts_left == 0 and pad >= 0:
            work = digs(role, state.sand[pad] - 1) if pad == here or role == CLIMBER else 0
            if pad != here or work > 0:
                self._offer(pad, costs[pad] + (work if work > 0 else 0), self.home)
            return
        unknown = self.unknown_value(state)
        part_cells: i64 = 0
        for place in state.parts:
            if 0 <= place < 25 and place != state.hole:
                part_cells |= 1 << place
        rest = state.tiles & (~state.revealed | part_cells)
        while rest:
            cell = lowest(rest)
            rest &= rest - 1
            cost = costs[cell]
            if cost < FAR:
                self._tile_task(state, pawn, cell, cost, unknown, part_cells)
        if state.parts_left <= 1 and pad >= 0 and pad != here:
            self._offer(pad, costs[pad], self.gather)
        self._water_tasks(state, pawn, costs)
        self._shelter_task(state, pawn, costs, left)

    def _tile_task(
        self, state: DesertState, pawn: i64, cell: i64, cost: i64, unknown: float, part_cells: int
    ) -> None:
        """Reveal a tile, pick up a part, or both."""
        role = state.adventurers[pawn]
        here = state.pawns[pawn]
        sand = state.sand[cell]
        if cell != here and role != CLIMBER:
            sand = 1 if sand else 0  # what blocks it is dug on the way
        bit: i64 = 1 << cell
        value = 0.0
        if not state.revealed & bit:
            cost += digs(role, sand) + 1
            if state.water_backs & bit:
                value = self.well_value(state, pawn, cell)
            elif state.known & bit:
                value = self._face_value(state, state.face[cell])
            else:
                value = unknown
        elif sand > 1:
            cost += digs(role, sand - 1)
        if part_cells & bit:
            cost += 1
            value += self.part
        if cell != here:
            mine = DISTANCE[here][cell]
            for other in range(state.seats):
                if other != pawn and DISTANCE[state.pawns[other]][cell] < mine:
                    value *= self.yielding
                    break
        self._offer(cell, cost, value)

    def _water_tasks(self, state: DesertState, pawn: i64, costs: vec[i64]) -> None:
        """Go where water can be had or shared."""
        here = state.pawns[pawn]
        carrier = state.adventurers[pawn] == WATER_CARRIER
        if carrier and state.room(pawn) > 1:
            need = self.fill * float(state.room(pawn)) * self.need(state)
            for cell in range(25):
                if state.face[cell] == WELL and state.revealed >> cell & 1 and cell != here:
                    self._offer(cell, costs[cell] + 1, need)
        for other in range(state.seats):
            there = state.pawns[other]
            if there == here or (carrier and ORTHO[here] >> there & 1):
                continue
            _, gain = self.sharing(state, pawn, other)
            _, back = self.sharing(state, other, pawn)
            gain = max(gain, back)
            if gain > self.share:
                cost = costs[there]
                cell = there
                if carrier:  # FD-R15: beside is near enough
                    for beside in members(ORTHO[there] & state.tiles):
                        if costs[beside] < cost:
                            cost, cell = costs[beside], beside
                if cost < FAR:
                    self._offer(cell, cost, self.meet * gain)

    def _shelter_task(self, state: DesertState, pawn: i64, costs: vec[i64], left: i64) -> None:
        """Be in a tunnel at the end of the turn, if the sun may kill."""
        here = state.pawns[pawn]
        if not state.tunnels or state.tunnels >> here & 1:
            return
        best: i64 = FAR
        cell: i64 = NOWHERE
        tunnels = state.tunnels
        while tunnels:
            tunnel = lowest(tunnels)
            tunnels &= tunnels - 1
            if costs[tunnel] < best:
                best, cell = costs[tunnel], tunnel
        if best <= left:
            danger = self.danger(state, pawn)
            if danger > 0.0:
                self._offer(cell, best, self.shelter * danger)

    def _offer(self, cell: i64, cost: i64, value: float) -> None:
        gain = value * self.later[cost]
        if gain > self.gain:
            self.target, self.cost, self.gain, self.value = cell, cost, gain, value

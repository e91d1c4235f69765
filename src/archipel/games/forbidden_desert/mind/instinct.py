"""Rules of thumb with fitted weights: a fast answer to every question, for greedy play and for playouts.

Every pawn has a task, the one whose worth is greatest by the time it can be done; the answer is the next
action of it, or something at hand that is worth more.
"""

from typing import Final

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.bits import members
from archipel.engine.native import i64
from archipel.games.forbidden_desert.mind.reflexes import Reflexes
from archipel.games.forbidden_desert.mind.senses import DISTANCE, NOWHERE
from archipel.games.forbidden_desert.mind.suns import shade
from archipel.games.forbidden_desert.mind.ways import digs, next_cell
from archipel.games.forbidden_desert.rules import reach
from archipel.games.forbidden_desert.rules.actions import (
    BLAST,
    DIG,
    DRAW_STORM,
    END_STEP,
    END_TURN,
    JET,
    MOVE,
    MOVE_WITH,
    NAVIGATE,
    PICK_UP,
    REDUCE,
    REVEAL,
    STEP,
    STEP_WITH,
    STOP,
    TAKE_WATER,
    THROTTLE,
)
from archipel.games.forbidden_desert.rules.cards import ANY_DUNE_BLASTER, ANY_JET_PACK, ANY_TIME_THROTTLE
from archipel.games.forbidden_desert.rules.components import (
    CLIMBER,
    METEOROLOGIST,
    NAVIGATOR,
    WATER_CARRIER,
    WELL,
)
from archipel.games.forbidden_desert.rules.jet_pack import ChooseLanding, ChoosePassenger
from archipel.games.forbidden_desert.rules.meteorology import LookOrder, LookUnder
from archipel.games.forbidden_desert.rules.navigation import Navigate, can_be_moved
from archipel.games.forbidden_desert.rules.state import DesertState
from archipel.games.forbidden_desert.rules.steps import DrawStorm, TakeActions

ENOUGH_SAND: Final = 4  # in the supply, for every card of a turn: nobody thinks of it


class Instinct(Reflexes):
    """Answers at once: ``Instinct(WEIGHTS).decide(state, everybody)`` is the code of the next action."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(weights)
        self.best: float = 0.0  # what the best action found so far gains
        self.choice: i64 = 0
        self.running: bool = False  # in a playout, where every question follows the one before
        self.turn: i64 = 0  # the turn whose suns were counted

    def decide(self, state: DesertState, holders: i64) -> i64:
        """The next action of the seat that owes one, or a free act of ``holders`` (a bit set)."""
        step = state.stack[-1]
        owed = state.active << SEAT_SHIFT
        if isinstance(step, DrawStorm):
            code = self.before_storm(state, step.left, holders)
            if code >= 0:
                return code
            return owed + (DRAW_STORM if step.left else END_TURN)
        if not self.running or self.turn != state.turn:
            self.look(state)
            self.turn = state.turn
        if isinstance(step, TakeActions):
            if step.left in (0, 4) or not self.running:
                code = self.gift(state, holders)
                if code >= 0:
                    return code
            if state.parts_left == 0:
                code = self.fly_home(state, holders)
                if code >= 0:
                    return code
            return self._act(state, step.left)
        if isinstance(step, Navigate):
            return self._guide(state, step)
        if isinstance(step, LookUnder | LookOrder):
            return self.arrange(state, step)
        if isinstance(step, ChoosePassenger):
            return self.passenger(state, step)
        assert isinstance(step, ChooseLanding)
        return self.land(state, step)

    # -- actions ---------------------------------------------------------------------------------------------

    def _act(self, state: DesertState, left: i64) -> i64:
        seat = state.active
        base = seat << SEAT_SHIFT
        here = state.pawns[seat]
        self.task(state, seat, left)
        self.best = 0.0
        self.choice = base + END_STEP
        if not left:
            if state.hands[seat] & ANY_TIME_THROTTLE and self.cost <= 2 and self.gain > self.spurt:
                return base + THROTTLE
            return self.choice
        if state.blocked >> here & 1 and state.buried(seat):
            if (
                state.hands[seat] & ANY_DUNE_BLASTER
                and float(digs(state.adventurers[seat], state.sand[here] - 1)) > self.blast
            ):
                return base + BLAST + here
            return base + DIG + here
        target, gain, value, cost = self.target, self.gain, self.value, self.cost
        if state.tunnels >> here & 1 and target != here:
            gain -= self.shelter * self.danger(state, seat) * self.later[left]
        self._dig(state, seat)
        self._role(state, seat)
        if target != NOWHERE and gain > self.best:
            if state.hands[seat] & ANY_JET_PACK and target != here and not state.blocked >> target & 1:
                work = max(0, cost - DISTANCE[here][target])
                if value * self.later[work] - gain > self.jet:
                    return base + JET
            return self.towards(state, seat, target)
        return self.choice

    def towards(self, state: DesertState, seat: i64, target: i64) -> i64:
        """The next action of a task."""
        base = seat << SEAT_SHIFT
        here = state.pawns[seat]
        if here == target:
            if not state.revealed >> here & 1:
                return base + (DIG + here if state.sandy >> here & 1 else REVEAL)
            if not state.blocked >> here & 1:
                for part in range(4):
                    if state.parts[part] == here:
                        return base + PICK_UP + part
            return base + (DIG + here if state.sandy >> here & 1 else END_STEP)
        role = state.adventurers[seat]
        cell = next_cell(state, role, here, target)
        if cell == NOWHERE:
            return base + END_STEP
        if state.blocked >> cell & 1 and role != CLIMBER:
            if state.hands[seat] & ANY_DUNE_BLASTER and float(digs(role, state.sand[cell] - 1)) > self.blast:
                return base + BLAST + cell
            return base + DIG + cell
        if role == CLIMBER and state.parts_left == 0:
            for mate in range(state.seats):  # FD-R4: nobody is left behind
                if mate != seat and state.pawns[mate] == here:
                    return base + MOVE_WITH + 25 * mate + cell
        return base + MOVE + cell

    def _dig(self, state: DesertState, seat: i64) -> None:
        """The marker in reach that is worth most to be taken away."""
        sandy = reach.sand(state, seat)
        if not sandy:
            return
        any_marker = self.dig
        enough = ENOUGH_SAND * state.level
        if state.supply < enough:
            any_marker += self.scarce * float(enough - state.supply) / float(enough)
        wanted = state.tiles & ~state.revealed & ~state.water_backs
        pad = self.pad_cell(state) if state.parts_left <= 1 else NOWHERE
        for cell in members(sandy):
            gain = any_marker
            bit = 1 << cell
            if wanted & bit:
                gain += self.prepare
            if state.blocked & bit:
                gain += self.unblock
                for mate in range(state.seats):
                    if mate != seat and state.pawns[mate] == cell and state.buried(mate):
                        gain += self.rescue
                if cell == pad or cell in state.parts:
                    gain += self.wanted
            gain *= self.later[1]
            if gain > self.best:
                self.best = gain
                self.choice = (seat << SEAT_SHIFT) + DIG + cell

    def _role(self, state: DesertState, seat: i64) -> None:
        """What only this adventurer can do."""
        role = state.adventurers[seat]
        base = seat << SEAT_SHIFT
        if role == METEOROLOGIST:
            shaded = shade(state)
            cards = state.cards_to_draw
            if cards:
                gain = self.reduce
                for pawn in range(state.seats):
                    if not shaded >> state.pawns[pawn] & 1:
                        gain += self.calm * self.odds[cards][max(0, state.water[pawn])]
                if gain > self.best:
                    self.best = gain
                    self.choice = base + REDUCE
        elif role == WATER_CARRIER:
            here = state.pawns[seat]
            room = state.room(seat)
            if room and state.face[here] == WELL and state.revealed >> here & 1:
                gain = self.fill * float(min(2, room)) * self.need(state)
                if gain > self.best:
                    self.best = gain
                    self.choice = base + TAKE_WATER
        elif role == NAVIGATOR:
            for pawn in range(state.seats):
                if pawn != seat and can_be_moved(state, pawn):
                    self.task(state, pawn, 0)
                    if self.target in (NOWHERE, state.pawns[pawn]):
                        continue
                    moves = min(3, DISTANCE[state.pawns[pawn]][self.target], self.cost)
                    gain = self.guide * (self.value * self.later[self.cost - moves] - self.gain)
                    if gain > self.best:
                        self.best = gain
                        self.choice = base + NAVIGATE + pawn

    def _guide(self, state: DesertState, step: Navigate) -> i64:
        """FD-R11: a step of a team mate towards what is best for that pawn to do."""
        base = state.active << SEAT_SHIFT
        pawn = step.pawn
        here = state.pawns[pawn]
        role = state.adventurers[pawn]
        self.task(state, pawn, 0)
        ways = reach.steps(state, pawn)
        cell = NOWHERE
        if self.target not in (NOWHERE, here):
            cell = next_cell(state, role, here, self.target)
        if cell == NOWHERE or not ways >> cell & 1:
            if step.made:
                return base + STOP
            cell = members(ways)[0]
        if role == CLIMBER and state.parts_left == 0:
            for mate in range(state.seats):
                if mate != pawn and state.pawns[mate] == here:
                    return base + STEP_WITH + 25 * mate + cell
        return base + STEP + cell


def play_turns(state: DesertState, instinct: Instinct, last_turn: i64) -> None:
    """Go on by instinct until the turn after ``last_turn`` begins, or the game is over."""
    everybody = (1 << state.seats) - 1
    instinct.running = True
    instinct.turn = 0
    while state.stack and state.turn <= last_turn:
        state.push(instinct.decide(state, everybody))
    instinct.running = False

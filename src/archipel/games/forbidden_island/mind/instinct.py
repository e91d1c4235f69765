"""Rules of thumb with fitted weights: a fast answer to every question, for greedy play and for playouts.

Every tile has an importance, every card in a hand a worth, every pawn somewhere to be; the answer is the one
that gains most at once. Nothing is tried out on the position, so that a whole turn costs some microseconds.
"""

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.bits import lowest
from archipel.engine.cards import size
from archipel.engine.native import i64
from archipel.games.forbidden_island.mind.reflexes import Reflexes
from archipel.games.forbidden_island.rules import reach
from archipel.games.forbidden_island.rules.actions import (
    CAPTURE,
    DRAW_FLOOD,
    DRAW_TREASURE,
    END_ACTIONS,
    FLY,
    GIVE,
    LAND,
    MOVE,
    NAVIGATE,
    PAIR_NUMBER,
    SHORE_UP,
    SHORE_UP_TWO,
)
from archipel.games.forbidden_island.rules.components import (
    CARDS_TO_CAPTURE,
    ENGINEER,
    EXPLORER,
    FLOOD_CARDS,
    HAND_LIMIT,
    MESSENGER,
    NAVIGATOR,
    PILOT,
)
from archipel.games.forbidden_island.rules.interruptions import Discard, Swim
from archipel.games.forbidden_island.rules.specials import ChooseLanding, ChoosePassengers
from archipel.games.forbidden_island.rules.state import IslandState
from archipel.games.forbidden_island.rules.steps import DrawFlood, DrawTreasure, TakeActions


class Instinct(Reflexes):
    """Answers at once: ``Instinct(WEIGHTS).decide(state, everybody)`` is the code of the next action."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(weights)
        self.best: float = 0.0  # what the best action found so far gains
        self.choice: i64 = 0
        self.running: bool = False  # in a playout, where every question follows the one before
        self.fresh: bool = False  # whether what is urgent was weighed this turn

    def decide(self, state: IslandState, holders: i64) -> i64:
        """The next action of the seat that owes one, or a special card of ``holders`` (a bit set)."""
        step = state.stack[-1]
        if isinstance(step, Discard):
            return self.discard(state, step.seat)
        if isinstance(step, Swim):
            return self.swim(state, step.pawn(state), holders)
        if isinstance(step, ChoosePassengers):
            return self.passengers(state, step)
        if isinstance(step, ChooseLanding):
            return (step.holder << SEAT_SHIFT) + LAND + self.landing(state, step.passengers)
        if state.all_captured():
            code = self.homeward(state, holders)
            if code >= 0:
                return code
        if isinstance(step, TakeActions):
            return self._act(state, step.left)
        owed = state.active << SEAT_SHIFT
        if isinstance(step, DrawTreasure):
            return owed + DRAW_TREASURE
        assert isinstance(step, DrawFlood)
        code = self.sandbags(state, step.left, holders)
        return code if code >= 0 else owed + DRAW_FLOOD

    def _act(self, state: IslandState, left: i64) -> i64:
        seat = state.active
        base: i64 = seat << SEAT_SHIFT
        here = state.pawns[seat]
        hand = state.hands[seat]
        for treasure in range(4):
            if (
                hand >> 4 * treasure & 15 >= CARDS_TO_CAPTURE
                and state.captors[treasure] < 0
                and state.site_masks[treasure] >> here & 1
            ):
                self.fresh = False
                return base + CAPTURE + treasure
        if left == 3 or not self.fresh:
            self.look(state, 2, FLOOD_CARDS[state.level])
            self.fresh = self.running
        self.best = 0.0001
        self.choice = base + END_ACTIONS
        self._shore_up(state, seat)
        self._give(state, seat)
        self._move(state, seat, left - 1)
        if state.adventurers[seat] == NAVIGATOR:
            self._navigate(state, seat)
        return self.choice

    def _shore_up(self, state: IslandState, seat: i64) -> None:
        """The most urgent tile in reach, for the Engineer the two most urgent (FI-R10)."""
        role = state.adventurers[seat]
        wet = reach.shore(state.shape, role, state.pawns[seat], state.flooded)
        if not wet:
            return
        first: i64 = -1
        for i in range(self.urgent_count):
            position = self.urgent[i]
            if wet >> position & 1:
                worth = self.worth[position]
                code: i64 = SHORE_UP + position
                if first >= 0:
                    worth += self.worth[first]
                    code = SHORE_UP_TWO + PAIR_NUMBER[first][position]
                if worth > self.best:
                    self.best = worth
                    self.choice = (seat << SEAT_SHIFT) + code
                if first >= 0 or role != ENGINEER:
                    return
                first = position

    def _give(self, state: IslandState, seat: i64) -> None:
        """A card to a team mate in whose hand it is worth more."""
        hand = state.hands[seat]
        here = state.pawns[seat]
        anywhere = state.adventurers[seat] == MESSENGER  # FI-R11
        for receiver in range(state.seats):
            if receiver != seat and (anywhere or state.pawns[receiver] == here):
                crowded = size(state.hands[receiver]) >= HAND_LIMIT
                for treasure in range(4):
                    if hand >> 4 * treasure & 15 and state.captors[treasure] < 0:
                        gain = self.gain_of_giving(state, treasure, seat, receiver)
                        if crowded:
                            gain -= self.crowded
                        gain *= self.giving
                        if gain > self.best:
                            self.best = gain
                            self.choice = (seat << SEAT_SHIFT) + GIVE + 4 * treasure + receiver

    def _move(self, state: IslandState, seat: i64, left: i64) -> None:
        """A step towards where the pawn wants to be, or to where something can be shored up."""
        role = state.adventurers[seat]
        here = state.pawns[seat]
        base: i64 = seat << SEAT_SHIFT
        goal, pull = self.goal(state, seat)
        near = reach.shore(state.shape, role, here, state.flooded)
        steps = reach.walk(state.shape, role, here, state.alive, state.flooded)
        ways = steps
        if role == PILOT and not state.flown:  # FI-R2
            ways = state.alive & ~(1 << here)
        if goal:
            self.measure(state, role, ways | 1 << here, goal)
        while ways:
            position = lowest(ways)
            ways &= ways - 1
            gain = self._ahead(state, role, position, left, near)
            if goal:
                gain += pull * float(self.steps[here] - self.steps[position])
            if gain > self.best:
                self.best = gain
                self.choice = base + (MOVE if steps >> position & 1 else FLY) + position

    def _ahead(self, state: IslandState, role: i64, position: i64, left: i64, near: i64) -> float:
        """What shoring up is worth from another position, an action or more later."""
        best = 0.0
        patience = self.patience
        distance = state.shape.distance[position]
        for i in range(self.urgent_count):
            target = self.urgent[i]
            worth = self.worth[target] * patience
            if worth <= best:
                break
            if near >> target & 1 or not state.flooded >> target & 1:
                continue
            steps = distance[target] - 1
            if role == EXPLORER and steps > 0:
                steps = (steps - 1) // 2 if state.shape.king[position] >> target & 1 else (steps + 1) // 2
            if steps >= left:
                continue
            while steps > 0:
                worth *= patience
                steps -= 1
            best = max(best, worth)
        return best

    def _navigate(self, state: IslandState, seat: i64) -> None:
        """FI-R4: bring a team mate to where they want to be."""
        for pawn in range(state.seats):
            if pawn == seat:
                continue
            goal, pull = self.goal(state, pawn)
            if not goal:
                continue
            role = state.adventurers[pawn]
            here = state.pawns[pawn]
            ways = reach.navigated(state.shape, role, here, state.alive, state.pawn_powers)
            self.measure(state, role, ways | 1 << here, goal)
            while ways:
                position = lowest(ways)
                ways &= ways - 1
                gain = pull * float(self.steps[here] - self.steps[position])
                if gain > self.best:
                    self.best = gain
                    self.choice = (seat << SEAT_SHIFT) + NAVIGATE + 24 * pawn + position


def play_turns(state: IslandState, instinct: Instinct, last_turn: i64) -> None:
    """Go on by instinct until the turn after ``last_turn`` begins, or the game is over."""
    everybody: i64 = (1 << state.seats) - 1
    instinct.fresh = False
    instinct.running = True
    while state.stack and state.turn <= last_turn:
        state.push(instinct.decide(state, everybody))
    instinct.running = False
    instinct.fresh = False

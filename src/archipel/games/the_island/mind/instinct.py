"""Rules of thumb with fitted weights: a fast answer to every question, for greedy play and for playouts.

Every explorer has odds of being saved; the answer is the one that gains most of one's own points, and costs
rivals most, at once. Nothing is tried out on the position, so that a whole turn costs some microseconds.
"""

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.bits import BIT, few, members
from archipel.engine.native import i64, vec
from archipel.games.the_island.mind.chart import WITHIN
from archipel.games.the_island.mind.player_set_up import Settling
from archipel.games.the_island.mind.prospects import CERTAIN, NOT_YET
from archipel.games.the_island.mind.reflexes import ENOUGH
from archipel.games.the_island.rules.actions import (
    BOARD,
    END_MOVES,
    HERE,
    JUMP,
    LAND_ON,
    MOVE_TO,
    PICK_CREATURE,
    READY,
    SAIL,
    STEP,
)
from archipel.games.the_island.rules.components import SEATS_IN_BOAT, SPACE_COUNT
from archipel.games.the_island.rules.creatures import ChooseCreature, Defend, MoveCreature
from archipel.games.the_island.rules.geometry import SHORE, TOWARDS
from archipel.games.the_island.rules.hand import (
    ChooseBoat,
    ChooseSwimmer,
    LiftCreature,
    PlayTile,
    RideDolphin,
    SailBeforeWind,
    SetCreatureDown,
)
from archipel.games.the_island.rules.moves import MovePieces
from archipel.games.the_island.rules.player_set_up import (
    PlaceBoat,
    PlaceExplorer,
    StudyExplorers,
    TakeExplorer,
)
from archipel.games.the_island.rules.removal import RemoveTile, TakeAboard
from archipel.games.the_island.rules.state import TheIslandState


class Instinct(Settling):
    """Answers at once: ``Instinct(WEIGHTS).decide(state, seat)`` is the code of the next action."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(weights)
        self.ferry: float = weights["ferry"]
        self.best: float = 0.0  # what the best move found so far gains
        self.choice: i64 = 0
        self.found: list[tuple[float, int]] | None = None  # all moves with their gains, if somebody asks
        self.lure: vec[float] = NOT_YET  # sea space -> own explorers ashore whom a boat there would serve
        self.turn: i64 = -1  # the turn that the chart was drawn for, in a playout
        self.running: bool = False  # in a playout, where every question follows the one before

    def begin(self, state: TheIslandState) -> None:
        """From here on every question follows the one before, so that not everything is looked at anew."""
        self.running = True
        self.look(state)
        self.turn = state.turn
        self.lure = NOT_YET

    def decide(self, state: TheIslandState, seat: i64) -> i64:
        """The next action of the seat that owes one."""
        if not self.running:
            self.look(state)
        elif self.turn != state.turn:
            self.look_again(state)
            self.turn = state.turn
            self.lure = NOT_YET
        self.side_with(state, seat)
        step = state.stack[-1]
        if isinstance(step, MovePieces):
            return self.move(state, seat, step.left)
        if isinstance(step, RemoveTile):
            return self.remove(state, seat)
        if isinstance(step, ChooseCreature):
            return self.choose_creature(state, seat, step.creature)
        if isinstance(step, MoveCreature):
            if self.running:
                return (seat << SEAT_SHIFT) + MOVE_TO + self.target
            return self.move_creature(state, seat, step.creature, step.space)
        if isinstance(step, Defend):
            return self.defend(state, step)
        if isinstance(step, TakeAboard):
            return self.take_aboard(state, seat, step.space)
        if isinstance(step, TakeExplorer):
            return self.take(state, seat)
        if isinstance(step, PlaceExplorer):
            return self.place(state, seat)
        if isinstance(step, PlaceBoat):
            return self.place_boat(state, seat)
        if isinstance(step, StudyExplorers):
            return (seat << SEAT_SHIFT) + READY
        return self._tile_part(state, seat)

    def _tile_part(self, state: TheIslandState, seat: i64) -> i64:
        """Step 1: a red tile, and how it is used."""
        base = seat << SEAT_SHIFT
        step = state.stack[-1]
        self.left = 3
        if isinstance(step, PlayTile):
            return self.play_tile(state, seat)
        if isinstance(step, ChooseSwimmer):
            return self.choose_swimmer(state, seat)
        if isinstance(step, RideDolphin):
            return base + MOVE_TO + self.best_ride(state, seat, step.explorer)[1]
        if isinstance(step, ChooseBoat):
            return self.choose_boat(state, seat)
        if isinstance(step, SailBeforeWind):
            return base + MOVE_TO + self.best_wind(state, seat, step.boat)[1]
        if isinstance(step, LiftCreature):
            lifted = self.best_lift(state, seat, step.creature)[1]
            return base + PICK_CREATURE + SPACE_COUNT * step.creature + lifted
        assert isinstance(step, SetCreatureDown)
        return base + MOVE_TO + self.best_lift(state, seat, step.creature)[2]

    # -- step 2 ------------------------------------------------------------------------------------------

    def move(self, state: TheIslandState, seat: i64, left: i64) -> i64:
        """The move that gains most, or none."""
        self.best = ENOUGH
        base = seat << SEAT_SHIFT
        self.choice = base + END_MOVES
        self.left = left - 1
        if not self.running or not len(self.lure):
            self._lure(state, seat)
        for explorer in members(state.own[seat] & state.alive):
            here = state.place[explorer]
            value = 1.0 if state.equal else float(state.values[explorer])
            if state.aboard >> explorer & 1:
                self._passenger(state, seat, explorer, here, value)
            elif state.ground[here]:
                self._ashore(state, seat, explorer, here, value)
            else:
                self._swimmer(state, seat, explorer, here, value)
        for here in state.fleet:
            passengers = state.crew[here]
            if not passengers or state.controls(seat, passengers):
                self._sail(state, seat, here, passengers)
        return self.choice

    def offer(self, gain: float, code: i64) -> None:
        """One more move that could be made."""
        if self.found is not None:
            self.found.append((gain, code))
        if gain > self.best:
            self.best = gain
            self.choice = code

    def _lure(self, state: TheIslandState, seat: i64) -> None:
        lure = vec[float]([0.0] * SPACE_COUNT)
        for explorer in members(state.own[seat] & state.alive & ~state.aboard):
            value = 1.0 if state.equal else float(state.values[explorer])
            here = state.place[explorer]
            for space in WITHIN[2][here]:
                lure[space] += 0.4 * value
            for space in WITHIN[1][here]:
                lure[space] += 0.6 * value
        self.lure = lure

    def _swim_odds(self, state: TheIslandState, seat: i64, space: i64, moves: i64) -> float:
        """Odds of an own swimmer there, who may have the moves to land this turn."""
        if self.deadly(space):
            return 0.0
        if moves > 0 and SHORE[space] >= 0:
            return CERTAIN
        return self.in_water(state, seat, space)

    def _ashore(self, state: TheIslandState, seat: i64, explorer: i64, here: i64, value: float) -> None:
        first = (seat << SEAT_SHIFT) + STEP + 6 * explorer
        before = self.on_land(state, seat, here)
        direction = -1
        for there in TOWARDS[here]:
            direction += 1
            if there < 0:
                continue
            if state.ground[there]:
                self.offer(value * (self.on_land(state, seat, there) - before), first + direction)
            else:
                odds = self._swim_odds(state, seat, there, self.left)
                self.offer(value * (odds - before), first + direction)
                self._board(state, seat, explorer, there, direction, -value * before)

    def _board(
        self, state: TheIslandState, seat: i64, explorer: i64, there: i64, direction: i64, gain: float
    ) -> None:
        """Into a boat there, if it has a free seat."""
        passengers = state.crew[there]
        if passengers < 0 or few(passengers) >= SEATS_IN_BOAT:
            return
        gain -= self.boat_worth(state, seat, there, passengers)
        if not self.wrecking(there):
            gain += self.boat_worth(state, seat, there, passengers | BIT[explorer])
        elif not self.deadly(there):
            gain += self.water_worth(state, seat, there, BIT[explorer])
        self.offer(gain, (seat << SEAT_SHIFT) + BOARD + 7 * explorer + direction)

    def _passenger(self, state: TheIslandState, seat: i64, explorer: i64, here: i64, value: float) -> None:
        base = seat << SEAT_SHIFT
        passengers = state.crew[here]
        without = self.boat_worth(state, seat, here, passengers & ~BIT[explorer])
        leaving = without - self.boat_worth(state, seat, here, passengers)
        direction = -1
        for there in TOWARDS[here]:
            direction += 1
            if there >= 0 and state.crew[there] >= 0:
                self._board(state, seat, explorer, there, direction, leaving)
        if SHORE[here] >= 0:
            self.offer(leaving + value, base + LAND_ON + explorer)
        elif not state.swum >> explorer & 1:
            odds = self._swim_odds(state, seat, here, self.left)
            self.offer(leaving + value * odds, base + JUMP + explorer)

    def _swimmer(self, state: TheIslandState, seat: i64, explorer: i64, here: i64, value: float) -> None:
        base = seat << SEAT_SHIFT
        if SHORE[here] >= 0:
            self.offer(value, base + LAND_ON + explorer)
            return
        before = self.in_water(state, seat, here)
        if not state.swum >> explorer & 1:
            direction = -1
            for there in TOWARDS[here]:
                direction += 1
                if there >= 0 and not state.ground[there]:
                    odds = self._swim_odds(state, seat, there, self.left)
                    self.offer(value * (odds - before), base + STEP + 6 * explorer + direction)
        self._board(state, seat, explorer, here, HERE, -value * before)

    def _sail(self, state: TheIslandState, seat: i64, here: i64, passengers: i64) -> None:
        """With everybody aboard towards the shore; with free seats towards one's own explorers."""
        first = (seat << SEAT_SHIFT) + SAIL + 6 * here
        before = self.boat_worth(state, seat, here, passengers) + self._calling(here, passengers)
        direction = -1
        for there in TOWARDS[here]:
            direction += 1
            if there < 0 or state.ground[there] or state.crew[there] >= 0:
                continue
            gain = -before
            if not self.wrecking(there):
                gain += self.boat_worth(state, seat, there, passengers) + self._calling(there, passengers)
            elif passengers and not self.deadly(there):
                gain += self.water_worth(state, seat, there, passengers)
            self.offer(gain, first + direction)

    def _calling(self, space: i64, passengers: i64) -> float:
        """What a boat's free seats are worth to those who wait for it."""
        seats = float(SEATS_IN_BOAT - few(passengers))
        return self.ferry * seats * self.lure[space] * self.pace.sailing[0][self.chart.sails(space)] / 3.0


def play_turns(state: TheIslandState, instinct: Instinct, last_turn: i64) -> None:
    """Go on by instinct until the turn after ``last_turn`` begins, or the game is over."""
    instinct.begin(state)
    while state.stack and state.turn <= last_turn:
        state.push(instinct.decide(state, asked(state)))
    instinct.running = False


def asked(state: TheIslandState) -> i64:
    """The seat that owes the next answer."""
    step = state.stack[-1]
    if isinstance(step, Defend):
        return step.seat
    if isinstance(step, StudyExplorers):
        return members(step.waiting)[0]
    return state.active

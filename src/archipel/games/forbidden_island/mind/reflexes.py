"""What rules of thumb answer besides the four actions: cards to play or to throw away, swims, flights."""

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.bits import count, lowest, members
from archipel.engine.native import i64
from archipel.games.forbidden_island.mind.danger import layer_odds
from archipel.games.forbidden_island.mind.senses import Senses
from archipel.games.forbidden_island.rules import reach
from archipel.games.forbidden_island.rules.actions import (
    BOARD,
    DISCARD,
    DONE,
    HELICOPTER,
    SANDBAGS_ON,
    SWIM,
    TAKE_OFF,
)
from archipel.games.forbidden_island.rules.cards import ANY_HELICOPTER, ANY_SANDBAGS
from archipel.games.forbidden_island.rules.components import (
    CARDS_TO_CAPTURE,
    FLOOD_CARDS,
    HELICOPTER_LIFT,
    SANDBAGS,
)
from archipel.games.forbidden_island.rules.specials import ChoosePassengers
from archipel.games.forbidden_island.rules.state import IslandState


class Reflexes(Senses):
    """The answers that cost no action."""

    def homeward(self, state: IslandState, holders: i64) -> i64:
        """With the four treasures: take off, or lift somebody home if a card is left for the take-off."""
        lifts: i64 = 0
        holder: i64 = -1
        for seat in range(state.seats):
            held = state.hands[seat] >> 4 * HELICOPTER_LIFT & 15
            lifts += held
            if held and holders >> seat & 1:
                holder = seat
        if holder < 0:
            return -1
        away: i64 = 0
        for position in state.pawns:
            if position != state.landing:
                away |= 1 << position
        if away == 0:
            return (holder << SEAT_SHIFT) + TAKE_OFF
        if lifts > count(away):
            return (holder << SEAT_SHIFT) + HELICOPTER + lowest(away)
        return -1

    def sandbags(self, state: IslandState, cards: i64, holders: i64) -> i64:
        """Before a Flood card: Sandbags for the most urgent tile, if it is urgent enough."""
        holder: i64 = -1
        for seat in range(state.seats):
            if state.hands[seat] & ANY_SANDBAGS and holders >> seat & 1:
                holder = seat
        if holder < 0:
            return -1
        best = self.threshold
        choice: i64 = -1
        odds = layer_odds(state, 0, cards)
        for layer in range(len(state.layers)):
            if odds[layer] * 1.2 > best:
                wet = state.layers[layer] & state.flooded
                while wet:
                    position = lowest(wet)
                    wet &= wet - 1
                    value = odds[layer] * self.importance(state, position)
                    if value > best:
                        best = value
                        choice = position
        return (holder << SEAT_SHIFT) + SANDBAGS_ON + choice if choice >= 0 else -1

    def discard(self, state: IslandState, seat: i64) -> i64:
        """FI-H3: the card that is worth least; Sandbags are used rather than thrown away (FI-H4)."""
        hand = state.hands[seat]
        best = 1000.0
        choice: i64 = -1
        for treasure in range(4):
            if hand >> 4 * treasure & 15:
                loss = self._loss(state, seat, treasure)
                if loss < best:
                    best = loss
                    choice = DISCARD + treasure
        if hand & ANY_HELICOPTER:
            lifts: i64 = 0
            for cards in state.hands:
                lifts += cards >> 4 * HELICOPTER_LIFT & 15
            loss = self.first_lift if lifts == 1 else self.next_lift
            if loss < best:
                best = loss
                choice = DISCARD + HELICOPTER_LIFT
        if hand & ANY_SANDBAGS and self.bags < best:
            choice = DISCARD + SANDBAGS
            if state.flooded:
                self.look(state, 1, FLOOD_CARDS[state.level])
                choice = SANDBAGS_ON + self.urgent[0]
        return (seat << SEAT_SHIFT) + choice

    def _loss(self, state: IslandState, seat: i64, treasure: i64) -> float:
        """What throwing away one card of a treasure loses, in points of card worth."""
        if state.captors[treasure] >= 0:
            return 0.0
        held = state.hands[seat] >> 4 * treasure & 15
        most: i64 = 0
        for other in range(state.seats):
            theirs = state.hands[other] >> 4 * treasure & 15
            if other != seat and theirs > most:
                most = theirs
        if held > CARDS_TO_CAPTURE or most >= CARDS_TO_CAPTURE:
            return 0.1
        return 0.8 * self.step_worth[most] if most >= held else self.step_worth[held - 1]

    def swim(self, state: IslandState, pawn: i64, holders: i64) -> i64:
        """FI-P2: towards where the pawn wants to be; a rescue only if it cannot swim."""
        here = state.pawns[pawn]
        ways = reach.swim(state.shape, state.adventurers[pawn], here, state.alive)
        if not ways:
            for seat in range(state.seats):
                if state.hands[seat] & ANY_HELICOPTER and holders >> seat & 1:
                    return (seat << SEAT_SHIFT) + HELICOPTER + here
        return (pawn << SEAT_SHIFT) + SWIM + self._best_place(state, pawn, ways)

    def _best_place(self, state: IslandState, pawn: i64, ways: i64) -> i64:
        """Near where the pawn wants to be, dry, with ways out."""
        goal, _ = self.goal(state, pawn)
        role = state.adventurers[pawn]
        if goal:
            self.measure(state, role, ways, goal)
        best: i64 = 1000
        choice: i64 = -1
        for position in members(ways):
            exits = count(state.shape.ortho[position] & state.alive)
            cost = 4 * (state.flooded >> position & 1) - 2 * exits
            if goal:
                cost += 8 * self.steps[position]
            if cost < best:
                best = cost
                choice = position
        return choice

    def passengers(self, state: IslandState, step: ChoosePassengers) -> i64:
        """Everybody flies home; from a sinking tile, everybody who cannot swim."""
        base: i64 = step.holder << SEAT_SHIFT
        for pawn in members(step.waiting):
            here = state.pawns[pawn]
            sinking = not state.alive >> here & 1
            if not sinking or not reach.swim(state.shape, state.adventurers[pawn], here, state.alive):
                return base + BOARD + pawn
        return base + DONE

    def landing(self, state: IslandState, passengers: i64) -> i64:
        """Home with the four treasures, else the best place for the first passenger."""
        pawn = lowest(passengers)
        here = state.pawns[pawn]
        if state.all_captured() and here != state.landing:
            return state.landing
        return self._best_place(state, pawn, state.alive & ~(1 << here))

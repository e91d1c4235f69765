"""Rules of thumb with fitted weights: a fast answer to every question, for greedy play and for playouts.

Every tile has an importance, every card in a hand a worth, every pawn somewhere to be; the answer is the one
that gains most at once. Nothing is tried out on the position, so that a whole turn costs some microseconds.
"""

from typing import Final

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.bits import members
from archipel.games.forbidden_island import reach
from archipel.games.forbidden_island.actions import (
    BOARD,
    CAPTURE,
    DISCARD,
    DONE,
    DRAW_FLOOD,
    DRAW_TREASURE,
    END_ACTIONS,
    FLY,
    GIVE,
    HELICOPTER,
    LAND,
    MOVE,
    NAVIGATE,
    PAIR_NUMBER,
    SANDBAGS_ON,
    SHORE_UP,
    SHORE_UP_TWO,
    SWIM,
    TAKE_OFF,
)
from archipel.games.forbidden_island.cards import ANY_HELICOPTER, ANY_SANDBAGS, size
from archipel.games.forbidden_island.components import (
    CARDS_TO_CAPTURE,
    DIVER,
    ENGINEER,
    EXPLORER,
    FLOOD_CARDS,
    HAND_LIMIT,
    HELICOPTER_LIFT,
    MESSENGER,
    NAVIGATOR,
    PILOT,
    SANDBAGS,
)
from archipel.games.forbidden_island.danger import flood_odds
from archipel.games.forbidden_island.specials import ChooseLanding, ChoosePassengers
from archipel.games.forbidden_island.state import IslandState
from archipel.games.forbidden_island.steps import Discard, DrawFlood, DrawTreasure, Swim, TakeActions

# What the weights weigh. A tile on which the game hangs has importance 1.
SPARE_SITE: Final = 0  # importance of a site whose treasure has another one
PLAIN: Final = 1  # importance of any other tile
STANDING: Final = 2  # more of it for every pawn that stands there
LATER: Final = 3  # how much the odds of the following round count beside those of this turn
ALWAYS: Final = 4  # urgency of a flooded tile that cannot sink soon
PATIENCE: Final = 5  # what a gain is worth one action later
HOME: Final = 6  # a step towards Fools' Landing with the four treasures
TO_SITE: Final = 7  # a step towards the site with four cards in hand
MEETING: Final = 8  # a step towards a team mate who collects what one holds, a point of card worth
LEANING: Final = 9  # a step towards the site with three cards in hand
GIVING: Final = 10  # a point of card worth gained by handing a card over
THRESHOLD: Final = 11  # urgency from which Sandbags are played
FIRST_LIFT: Final = 12  # worth of the team's first Helicopter Lift, in points of card worth
NEXT_LIFT: Final = 13  # of a further one
BAGS: Final = 14  # of Sandbags
SPARE_URGENCY: Final = 15  # importance a spare site gains when the other one is flooded too
GATHER: Final = 16  # a step towards Fools' Landing with three treasures
SECOND: Final = 17  # worth of the second equal treasure card in a hand, the first being worth 1
THIRD: Final = 18
FOURTH: Final = 19
COMPLETING: Final = 20  # times the pull of a meeting that brings four together
CROWDED: Final = 21  # card worth lost by handing a card to a full hand
WEIGHTS: Final[list[float]] = [
    0.2479, 0.0846, 0.0402, 0.238, 0.0292, 0.4268, 0.4358, 0.3442, 0.0071, 0.0167, 0.0486,
    0.1395, 7.3515, 1.464, 0.8425, 0.2043, 0.0124, 2.0103, 6.331, 11.3907, 2.553, 1.2712,
]  # fmt: skip


class Instinct:
    """Answers at once. ``decide`` speaks for the seats in ``holders`` (a bit set) and for whoever owes an answer."""

    def __init__(self, weights: list[float]) -> None:
        self.weights: list[float] = weights
        # What 0 to 6 equal treasure cards in one hand are worth; a fifth one is worth nothing.
        two = 1.0 + weights[SECOND]
        three = two + weights[THIRD]
        four = three + weights[FOURTH]
        self.cards: list[float] = [0.0, 1.0, two, three, four, four, four]
        self.urgent: list[int] = []  # flooded tiles worth saving, the most urgent first
        self.worth: list[float] = [0.0] * 24  # position -> what shoring it up gains

    def decide(self, state: IslandState, holders: int) -> int:
        """The code of the next action; special cards only from hands of ``holders``."""
        step = state.stack[-1]
        owed = state.active << SEAT_SHIFT
        if isinstance(step, TakeActions):
            if state.all_captured():
                code = self._homeward(state, holders)
                if code >= 0:
                    return code
            return self._act(state, step.left)
        if isinstance(step, DrawFlood):
            if state.all_captured():
                code = self._homeward(state, holders)
                if code >= 0:
                    return code
            code = self._sandbags(state, step.left, holders)
            return code if code >= 0 else owed + DRAW_FLOOD
        if isinstance(step, DrawTreasure):
            if state.all_captured():
                code = self._homeward(state, holders)
                if code >= 0:
                    return code
            return owed + DRAW_TREASURE
        if isinstance(step, Discard):
            return self._discard(state, step.seat)
        if isinstance(step, Swim):
            return self._swim(state, step.pawn(state), holders)
        if isinstance(step, ChoosePassengers):
            return self._passengers(state, step)
        assert isinstance(step, ChooseLanding)
        return (step.holder << SEAT_SHIFT) + LAND + self._landing(state, step.passengers)

    # -- what is urgent -----------------------------------------------------------------------------------------

    def look(self, state: IslandState, draws: int, cards: int) -> None:
        """Weigh every flooded tile: how much hangs on it, and how likely it is to sink."""
        weights = self.weights
        now = flood_odds(state, draws, cards)
        round_cards = cards + state.seats * FLOOD_CARDS[state.level]
        later = flood_odds(state, draws, round_cards)
        worth = self.worth
        urgent: list[int] = []
        flooded = state.flooded
        for position in members(flooded):
            importance = self._importance(state, position)
            value = importance * (now[position] + weights[LATER] * later[position] + weights[ALWAYS])
            worth[position] = value
            i = len(urgent)
            urgent.append(position)
            while i > 0 and worth[urgent[i - 1]] < value:
                urgent[i] = urgent[i - 1]
                i -= 1
            urgent[i] = position
        self.urgent = urgent

    def _importance(self, state: IslandState, position: int) -> float:
        weights = self.weights
        bit = 1 << position
        value = weights[PLAIN]
        if position == state.landing:
            value = 1.0  # FI-E4
        else:
            for treasure in range(4):
                sites = state.site_masks[treasure]
                if sites & bit:
                    if state.captors[treasure] < 0:
                        other = sites & ~bit & state.alive
                        if not other:
                            value = 1.0  # FI-E3
                        else:
                            value = weights[SPARE_SITE]
                            if other & state.flooded:
                                value += weights[SPARE_URGENCY]
                    break
        for pawn in state.pawns:
            if pawn == position:
                value += weights[STANDING]
        return value

    # -- actions ------------------------------------------------------------------------------------------------

    def _act(self, state: IslandState, left: int) -> int:
        weights, table = self.weights, self.cards
        seat = state.active
        base = seat << SEAT_SHIFT
        here = state.pawns[seat]
        hand = state.hands[seat]
        role = state.adventurers[seat]
        shape = state.shape
        for treasure in range(4):
            if (
                hand >> 4 * treasure & 15 >= CARDS_TO_CAPTURE
                and state.captors[treasure] < 0
                and state.site_masks[treasure] >> here & 1
            ):
                return base + CAPTURE + treasure
        self.look(state, 2, FLOOD_CARDS[state.level])
        best = 0.0001
        choice = base + END_ACTIONS
        # Shore up what is in reach.
        wet = reach.shore(shape, role, here, state.flooded)
        first = -1
        if wet:
            for position in self.urgent:
                if wet >> position & 1:
                    if first < 0:
                        first = position
                        if self.worth[position] > best:
                            best = self.worth[position]
                            choice = base + SHORE_UP + position
                        if role != ENGINEER:
                            break
                    else:  # FI-R10
                        both = self.worth[first] + self.worth[position]
                        if both > best:
                            best = both
                            choice = base + SHORE_UP_TWO + PAIR_NUMBER[first][position]
                        break
        # Hand cards over.
        for receiver in range(state.seats):
            if receiver != seat and (role == MESSENGER or state.pawns[receiver] == here):
                theirs = state.hands[receiver]
                full = size(theirs) >= HAND_LIMIT
                for treasure in range(4):
                    mine = hand >> 4 * treasure & 15
                    if mine and state.captors[treasure] < 0:
                        other = theirs >> 4 * treasure & 15
                        gain = table[other + 1] - table[other] + table[mine - 1] - table[mine]
                        if full:
                            gain -= weights[CROWDED]
                        gain *= weights[GIVING]
                        if gain > best:
                            best = gain
                            choice = base + GIVE + 4 * treasure + receiver
        # Walk towards a goal, or to where something can be shored up.
        targets, pull = self._goal(state, seat)
        now = self._distance(state, role, here, targets) if targets else 0
        after = left - 1
        for position in members(reach.walk(shape, role, here, state.alive, state.flooded)):
            gain = self._reachable(state, role, position, after, wet)
            if targets:
                gain += pull * (now - self._distance(state, role, position, targets))
            if gain > best:
                best = gain
                choice = base + MOVE + position
        if role == PILOT and not state.flown:  # FI-R2
            for position in members(state.alive & ~(1 << here)):
                gain = self._reachable(state, role, position, after, wet)
                if targets:
                    gain += pull * (now - self._distance(state, role, position, targets))
                if gain > best:
                    best = gain
                    choice = base + FLY + position
        elif role == NAVIGATOR:  # FI-R4
            for pawn in range(state.seats):
                if pawn != seat:
                    goal, drive = self._goal(state, pawn)
                    if not goal:
                        continue
                    other_role = state.adventurers[pawn]
                    at = state.pawns[pawn]
                    far = self._distance(state, other_role, at, goal)
                    for position in members(
                        reach.navigated(shape, other_role, at, state.alive, state.pawn_powers)
                    ):
                        gain = drive * (far - self._distance(state, other_role, position, goal))
                        if gain > best:
                            best = gain
                            choice = base + NAVIGATE + 24 * pawn + position
        return choice

    def _reachable(self, state: IslandState, role: int, position: int, left: int, known: int) -> float:
        """What shoring up is worth from another position, an action or more later."""
        best = 0.0
        patience = self.weights[PATIENCE]
        distance = state.shape.distance[position]
        for target in self.urgent:
            worth = self.worth[target] * patience
            if worth <= best:
                break
            if known >> target & 1:
                continue
            steps = distance[target] - 1
            if role == EXPLORER and steps > 0:
                steps = (steps - 1) // 2 if state.shape.king[position] >> target & 1 else (steps + 1) // 2
            if steps >= left:
                continue
            while steps > 0:
                worth *= patience
                steps -= 1
            if worth > best:
                best = worth
        return best

    def _goal(self, state: IslandState, seat: int) -> tuple[int, float]:
        """Where a pawn wants to be (a set of positions), and what a step towards it is worth."""
        weights, table = self.weights, self.cards
        hand = state.hands[seat]
        targets = 0
        pull = 0.0
        captured = 0
        for treasure in range(4):
            if state.captors[treasure] >= 0:
                captured += 1
                continue
            mine = hand >> 4 * treasure & 15
            if mine >= CARDS_TO_CAPTURE:
                return state.site_masks[treasure] & state.alive, weights[TO_SITE]
            if mine == 0:
                continue
            if mine == 3 and weights[LEANING] > pull:
                pull = weights[LEANING]
                targets = state.site_masks[treasure] & state.alive
            if state.adventurers[seat] == MESSENGER:
                continue
            for other in range(state.seats):
                if other != seat:
                    theirs = state.hands[other] >> 4 * treasure & 15
                    gain = table[theirs + 1] - table[theirs] + table[mine - 1] - table[mine]
                    if gain > 0.0:
                        if theirs + mine >= CARDS_TO_CAPTURE:
                            gain *= weights[COMPLETING]
                        gain *= weights[MEETING]
                        if gain > pull:
                            pull = gain
                            targets = 1 << state.pawns[other]
        if captured == 4:
            return 1 << state.landing, weights[HOME]
        if captured == 3 and weights[GATHER] > pull:
            return 1 << state.landing, weights[GATHER]
        return targets, pull

    def _distance(self, state: IslandState, role: int, start: int, targets: int) -> int:
        """How many Move actions to the nearest of a set of positions."""
        if targets >> start & 1:
            return 0
        if role == DIVER or role == PILOT:
            best = 9
            row = state.shape.distance[start]
            for target in members(targets):
                if row[target] < best:
                    best = row[target]
            return best
        around = state.shape.king if role == EXPLORER else state.shape.ortho
        alive = state.alive
        seen = 1 << start
        fresh = around[start] & alive
        steps = 1
        while fresh:
            if fresh & targets:
                return steps
            seen |= fresh
            spread = 0
            for position in members(fresh):
                spread |= around[position]
            fresh = spread & alive & ~seen
            steps += 1
        return 9

    # -- special cards ------------------------------------------------------------------------------------------

    def _homeward(self, state: IslandState, holders: int) -> int:
        """With the four treasures: take off, or lift somebody home if a card is left for the take-off."""
        lifts = 0
        holder = -1
        for seat in range(state.seats):
            held = state.hands[seat] >> 4 * HELICOPTER_LIFT & 15
            if held:
                lifts += held
                if holders >> seat & 1:
                    holder = seat
        if holder < 0:
            return -1
        away = 0
        for position in state.pawns:
            if position != state.landing:
                away |= 1 << position
        if away == 0:
            return (holder << SEAT_SHIFT) + TAKE_OFF
        if lifts > away.bit_count():
            return (holder << SEAT_SHIFT) + HELICOPTER + members(away)[0]
        return -1

    def _sandbags(self, state: IslandState, cards: int, holders: int) -> int:
        """Before a Flood card: Sandbags for the most urgent tile, if it is urgent enough."""
        holder = -1
        for seat in range(state.seats):
            if state.hands[seat] & ANY_SANDBAGS and holders >> seat & 1:
                holder = seat
        if holder < 0 or not state.layers[-1] & state.flooded:
            return -1
        now = flood_odds(state, 0, cards)
        best = self.weights[THRESHOLD]
        choice = -1
        for position in members(state.flooded):
            if now[position] > 0.0:
                value = now[position] * self._importance(state, position)
                if value > best:
                    best = value
                    choice = position
        return (holder << SEAT_SHIFT) + SANDBAGS_ON + choice if choice >= 0 else -1

    def _discard(self, state: IslandState, seat: int) -> int:
        """FI-H3: the card that is worth least; a special card is used rather than thrown away (FI-H4)."""
        weights, table = self.weights, self.cards
        base = seat << SEAT_SHIFT
        hand = state.hands[seat]
        best = 1000.0
        choice = -1
        for treasure in range(4):
            held = hand >> 4 * treasure & 15
            if held:
                loss = 0.0 if state.captors[treasure] >= 0 else table[held] - table[held - 1]
                if loss > 0.0:
                    most = 0
                    for other in range(state.seats):
                        theirs = state.hands[other] >> 4 * treasure & 15
                        if other != seat and theirs > most:
                            most = theirs
                    if most + held > 5 or most >= CARDS_TO_CAPTURE:
                        loss = 0.1
                    elif most >= held:
                        loss = 0.8 * (table[most + 1] - table[most])
                if loss < best:
                    best = loss
                    choice = DISCARD + treasure
        if hand & ANY_HELICOPTER:
            lifts = 0
            for cards in state.hands:
                lifts += cards >> 4 * HELICOPTER_LIFT & 15
            loss = weights[FIRST_LIFT] if lifts == 1 else weights[NEXT_LIFT]
            if loss < best:
                best = loss
                choice = DISCARD + HELICOPTER_LIFT
        if hand & ANY_SANDBAGS and weights[BAGS] < best:
            choice = DISCARD + SANDBAGS
            if state.flooded:
                self.look(state, 1, FLOOD_CARDS[state.level])
                choice = SANDBAGS_ON + self.urgent[0]
        return base + choice

    def _swim(self, state: IslandState, pawn: int, holders: int) -> int:
        """FI-P2: towards where the pawn wants to be; a rescue only if it cannot swim."""
        here = state.pawns[pawn]
        role = state.adventurers[pawn]
        ways = reach.swim(state.shape, role, here, state.alive)
        if not ways:
            for seat in range(state.seats):
                if state.hands[seat] & ANY_HELICOPTER and holders >> seat & 1:
                    return (seat << SEAT_SHIFT) + HELICOPTER + here
        return (pawn << SEAT_SHIFT) + SWIM + self._best_place(state, pawn, ways)

    def _best_place(self, state: IslandState, pawn: int, ways: int) -> int:
        targets, _ = self._goal(state, pawn)
        role = state.adventurers[pawn]
        best = 1000
        choice = -1
        for position in members(ways):
            cost = 4 * (state.flooded >> position & 1) - 2 * (state.shape.ortho[position] & state.alive).bit_count()
            if targets:
                cost += 8 * self._distance(state, role, position, targets)
            if cost < best:
                best = cost
                choice = position
        return choice

    def _passengers(self, state: IslandState, step: ChoosePassengers) -> int:
        """Everybody flies home; from a sinking tile, everybody who cannot swim."""
        base = step.holder << SEAT_SHIFT
        for pawn in members(step.waiting):
            here = state.pawns[pawn]
            sinking = not state.alive >> here & 1
            if not sinking or not reach.swim(state.shape, state.adventurers[pawn], here, state.alive):
                return base + BOARD + pawn
        return base + DONE

    def _landing(self, state: IslandState, passengers: int) -> int:
        pawn = members(passengers)[0]
        here = state.pawns[pawn]
        if state.all_captured() and here != state.landing:
            return state.landing
        return self._best_place(state, pawn, state.alive & ~(1 << here))


def play_turns(state: IslandState, instinct: Instinct, last_turn: int) -> None:
    """Go on by instinct until the turn after ``last_turn`` begins, or the game is over."""
    everybody = (1 << state.seats) - 1
    while state.stack and state.turn <= last_turn:
        state.push(instinct.decide(state, everybody))

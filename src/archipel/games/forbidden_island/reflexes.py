"""What rules of thumb say besides the four actions: what is urgent, who wants to be where, what to play."""

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.bits import members
from archipel.games.forbidden_island import reach
from archipel.games.forbidden_island.actions import (
    BOARD,
    DISCARD,
    DONE,
    HELICOPTER,
    SANDBAGS_ON,
    SWIM,
    TAKE_OFF,
)
from archipel.games.forbidden_island.cards import ANY_HELICOPTER, ANY_SANDBAGS
from archipel.games.forbidden_island.components import (
    CARDS_TO_CAPTURE,
    DIVER,
    EXPLORER,
    FLOOD_CARDS,
    HELICOPTER_LIFT,
    MESSENGER,
    PILOT,
    SANDBAGS,
)
from archipel.games.forbidden_island.danger import layer_odds
from archipel.games.forbidden_island.specials import ChoosePassengers
from archipel.games.forbidden_island.state import IslandState

FAR = 9  # further than any walk


class Reflexes:
    """The weights by name (see ``weights.py``), and the answers that are not actions."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.spare_site: float = weights["spare_site"]
        self.wet_spare: float = weights["wet_spare"]
        self.plain: float = weights["plain"]
        self.standing: float = weights["standing"]
        self.later: float = weights["later"]
        self.always: float = weights["always"]
        self.patience: float = weights["patience"]
        self.home: float = weights["home"]
        self.gather: float = weights["gather"]
        self.to_site: float = weights["to_site"]
        self.leaning: float = weights["leaning"]
        self.meeting: float = weights["meeting"]
        self.completing: float = weights["completing"]
        self.giving: float = weights["giving"]
        self.crowded: float = weights["crowded"]
        self.first_lift: float = weights["first_lift"]
        self.next_lift: float = weights["next_lift"]
        self.bags: float = weights["bags"]
        self.threshold: float = weights["threshold"]
        # What one more treasure card is worth in a hand that holds 0, 1, 2, 3 or more equal ones.
        self.step_worth: list[float] = [
            1.0,
            weights["second"],
            weights["third"],
            weights["fourth"],
            0.0,
            0.0,
            0.0,
        ]
        self.urgent: list[int] = []  # flooded tiles, the most urgent first
        self.worth: list[float] = [0.0] * 24  # position -> what shoring it up gains

    # -- what is urgent --------------------------------------------------------------------------------------

    def look(self, state: IslandState, draws: int, cards: int) -> None:
        """Weigh every flooded tile: how much hangs on it, and how likely it is to sink."""
        now = layer_odds(state, draws, cards)
        later = layer_odds(state, draws, cards + state.seats * FLOOD_CARDS[state.level])
        worth = self.worth
        urgent: list[int] = []
        under = len(state.layers)
        for layer in range(under + 1):
            wet = (state.layers[layer] if layer < under else state.flood_discards) & state.flooded
            if not wet:
                continue
            urgency = now[layer] + self.later * later[layer] + self.always
            for position in members(wet):
                value = urgency * self.importance(state, position)
                worth[position] = value
                i = len(urgent)
                urgent.append(position)
                while i > 0 and worth[urgent[i - 1]] < value:
                    urgent[i] = urgent[i - 1]
                    i -= 1
                urgent[i] = position
        self.urgent = urgent

    def importance(self, state: IslandState, position: int) -> float:
        """How much hangs on a tile: 1 if the game is lost with it."""
        bit = 1 << position
        value = self.plain
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
                        elif other & state.flooded:
                            value = self.spare_site + self.wet_spare
                        else:
                            value = self.spare_site
                    break
        for pawn in state.pawns:
            if pawn == position:
                value += self.standing
        return value

    # -- who wants to be where -------------------------------------------------------------------------------

    def goal(self, state: IslandState, seat: int) -> tuple[int, float]:
        """Where a pawn wants to be (a set of positions), and what a step towards it is worth."""
        hand = state.hands[seat]
        goal = 0
        pull = 0.0
        captured = 0
        for treasure in range(4):
            if state.captors[treasure] >= 0:
                captured += 1
                continue
            mine = hand >> 4 * treasure & 15
            if mine >= CARDS_TO_CAPTURE:
                return state.site_masks[treasure] & state.alive, self.to_site
            if mine == 0:
                continue
            if mine == 3 and self.leaning > pull:
                pull = self.leaning
                goal = state.site_masks[treasure] & state.alive
            if state.adventurers[seat] == MESSENGER:
                continue
            for other in range(state.seats):
                if other != seat:
                    gain = self.gain_of_giving(state, treasure, seat, other) * self.meeting
                    if (state.hands[other] >> 4 * treasure & 15) + mine >= CARDS_TO_CAPTURE:
                        gain *= self.completing
                    if gain > pull:
                        pull = gain
                        goal = 1 << state.pawns[other]
        if captured == 4:
            return 1 << state.landing, self.home
        if captured == 3 and self.gather > pull:
            return 1 << state.landing, self.gather
        return goal, pull

    def gain_of_giving(self, state: IslandState, treasure: int, giver: int, receiver: int) -> float:
        """In points of card worth: what the card adds there, less what it leaves behind."""
        theirs = state.hands[receiver] >> 4 * treasure & 15
        mine = state.hands[giver] >> 4 * treasure & 15
        return self.step_worth[theirs] - self.step_worth[mine - 1]

    def distance(self, state: IslandState, role: int, start: int, goal: int) -> int:
        """How many Move actions to the nearest of a set of positions."""
        if goal >> start & 1:
            return 0
        if role in (DIVER, PILOT):
            row = state.shape.distance[start]
            best = FAR
            for target in members(goal):
                best = min(best, row[target])
            return best
        around = state.shape.king if role == EXPLORER else state.shape.ortho
        alive = state.alive
        seen = 1 << start
        fresh = around[start] & alive
        steps = 1
        while fresh:
            if fresh & goal:
                return steps
            seen |= fresh
            spread = 0
            for position in members(fresh):
                spread |= around[position]
            fresh = spread & alive & ~seen
            steps += 1
        return FAR

    # -- cards -----------------------------------------------------------------------------------------------

    def homeward(self, state: IslandState, holders: int) -> int:
        """With the four treasures: take off, or lift somebody home if a card is left for the take-off."""
        lifts = 0
        holder = -1
        for seat in range(state.seats):
            held = state.hands[seat] >> 4 * HELICOPTER_LIFT & 15
            lifts += held
            if held and holders >> seat & 1:
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

    def sandbags(self, state: IslandState, cards: int, holders: int) -> int:
        """Before a Flood card: Sandbags for the most urgent tile, if it is urgent enough."""
        holder = -1
        for seat in range(state.seats):
            if state.hands[seat] & ANY_SANDBAGS and holders >> seat & 1:
                holder = seat
        if holder < 0:
            return -1
        best = self.threshold
        choice = -1
        odds = layer_odds(state, 0, cards)
        for layer in range(len(state.layers)):
            if odds[layer] * 1.2 > best:
                for position in members(state.layers[layer] & state.flooded):
                    value = odds[layer] * self.importance(state, position)
                    if value > best:
                        best = value
                        choice = position
        return (holder << SEAT_SHIFT) + SANDBAGS_ON + choice if choice >= 0 else -1

    def discard(self, state: IslandState, seat: int) -> int:
        """FI-H3: the card that is worth least; Sandbags are used rather than thrown away (FI-H4)."""
        hand = state.hands[seat]
        best = 1000.0
        choice = -1
        for treasure in range(4):
            if hand >> 4 * treasure & 15:
                loss = self._loss(state, seat, treasure)
                if loss < best:
                    best = loss
                    choice = DISCARD + treasure
        if hand & ANY_HELICOPTER:
            lifts = 0
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

    def _loss(self, state: IslandState, seat: int, treasure: int) -> float:
        """What throwing away one card of a treasure loses, in points of card worth."""
        if state.captors[treasure] >= 0:
            return 0.0
        held = state.hands[seat] >> 4 * treasure & 15
        most = 0
        for other in range(state.seats):
            if other != seat:
                most = max(most, state.hands[other] >> 4 * treasure & 15)
        if held > CARDS_TO_CAPTURE or most >= CARDS_TO_CAPTURE:
            return 0.1
        return 0.8 * self.step_worth[most] if most >= held else self.step_worth[held - 1]

    def swim(self, state: IslandState, pawn: int, holders: int) -> int:
        """FI-P2: towards where the pawn wants to be; a rescue only if it cannot swim."""
        here = state.pawns[pawn]
        ways = reach.swim(state.shape, state.adventurers[pawn], here, state.alive)
        if not ways:
            for seat in range(state.seats):
                if state.hands[seat] & ANY_HELICOPTER and holders >> seat & 1:
                    return (seat << SEAT_SHIFT) + HELICOPTER + here
        return (pawn << SEAT_SHIFT) + SWIM + self._best_place(state, pawn, ways)

    def _best_place(self, state: IslandState, pawn: int, ways: int) -> int:
        """Near where the pawn wants to be, dry, with ways out."""
        goal, _ = self.goal(state, pawn)
        role = state.adventurers[pawn]
        best = 1000
        choice = -1
        for position in members(ways):
            exits = (state.shape.ortho[position] & state.alive).bit_count()
            cost = 4 * (state.flooded >> position & 1) - 2 * exits
            if goal:
                cost += 8 * self.distance(state, role, position, goal)
            if cost < best:
                best = cost
                choice = position
        return choice

    def passengers(self, state: IslandState, step: ChoosePassengers) -> int:
        """Everybody flies home; from a sinking tile, everybody who cannot swim."""
        base = step.holder << SEAT_SHIFT
        for pawn in members(step.waiting):
            here = state.pawns[pawn]
            sinking = not state.alive >> here & 1
            if not sinking or not reach.swim(state.shape, state.adventurers[pawn], here, state.alive):
                return base + BOARD + pawn
        return base + DONE

    def landing(self, state: IslandState, passengers: int) -> int:
        """Home with the four treasures, else the best place for the first passenger."""
        pawn = members(passengers)[0]
        here = state.pawns[pawn]
        if state.all_captured() and here != state.landing:
            return state.landing
        return self._best_place(state, pawn, state.alive & ~(1 << here))

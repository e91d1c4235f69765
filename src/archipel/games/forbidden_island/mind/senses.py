"""What rules of thumb see in a position: what is urgent, and who wants to be where."""

from typing import Final

from archipel.engine.bits import lowest
from archipel.engine.native import i64, vec
from archipel.games.forbidden_island.mind.danger import layer_odds
from archipel.games.forbidden_island.rules.components import (
    CARDS_TO_CAPTURE,
    DIVER,
    EXPLORER,
    FLOOD_CARDS,
    MESSENGER,
    PILOT,
)
from archipel.games.forbidden_island.rules.state import IslandState

FAR: Final = 9  # further than any walk


class Senses:
    """The weights by name (see ``weights.py``), and what they make of a position."""

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
        self.step_worth: vec[float] = vec[float](
            [1.0, weights["second"], weights["third"], weights["fourth"], 0.0, 0.0, 0.0]
        )
        self.urgent: vec[i64] = vec[i64]([0] * 24)  # flooded tiles, the most urgent first
        self.urgent_count: i64 = 0  # how many there are
        self.worth: vec[float] = vec[float]([0.0] * 24)  # position -> what shoring it up gains
        self.steps: vec[i64] = vec[i64]([FAR] * 24)  # position -> Move actions to the goal last measured

    # -- what is urgent --------------------------------------------------------------------------------------

    def look(self, state: IslandState, draws: i64, cards: i64) -> None:
        """Weigh every flooded tile: how much hangs on it, and how likely it is to sink."""
        now = layer_odds(state, draws, cards)
        later = layer_odds(state, draws, cards + state.seats * FLOOD_CARDS[state.level])
        worth, urgent = self.worth, self.urgent
        found: i64 = 0
        under = len(state.layers)
        for layer in range(under + 1):
            wet = (state.layers[layer] if layer < under else state.flood_discards) & state.flooded
            if not wet:
                continue
            urgency = now[layer] + self.later * later[layer] + self.always
            while wet:
                position = lowest(wet)
                wet &= wet - 1
                value = urgency * self.importance(state, position)
                worth[position] = value
                i = found
                while i > 0 and worth[urgent[i - 1]] < value:
                    urgent[i] = urgent[i - 1]
                    i -= 1
                urgent[i] = position
                found += 1
        self.urgent_count = found

    def importance(self, state: IslandState, position: i64) -> float:
        """How much hangs on a tile: 1 if the game is lost with it."""
        bit: i64 = 1 << position
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

    def goal(self, state: IslandState, seat: i64) -> tuple[i64, float]:
        """Where a pawn wants to be (a set of positions), and what a step towards it is worth."""
        hand = state.hands[seat]
        goal: i64 = 0
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
        home: i64 = 1 << state.landing
        if captured == 4:
            return home, self.home
        if captured == 3 and self.gather > pull:
            return home, self.gather
        return goal, pull

    def gain_of_giving(self, state: IslandState, treasure: i64, giver: i64, receiver: i64) -> float:
        """In points of card worth: what the card adds there, less what it leaves behind."""
        theirs = state.hands[receiver] >> 4 * treasure & 15
        mine = state.hands[giver] >> 4 * treasure & 15
        return self.step_worth[theirs] - self.step_worth[mine - 1]

    def distance(self, state: IslandState, role: i64, start: i64, goal: i64) -> i64:
        """How many Move actions to the nearest of a set of positions."""
        self.measure(state, role, 1 << start, goal)
        return self.steps[start]

    def measure(self, state: IslandState, role: i64, starts: i64, goal: i64) -> None:
        """Find for each of a set of positions how many Move actions it is to the nearest of a goal."""
        steps, shape = self.steps, state.shape
        if role in (DIVER, PILOT):
            while starts:
                start = lowest(starts)
                starts &= starts - 1
                steps[start] = _straight(shape.distance[start], goal)
            return
        fresh = goal
        seen: i64 = 0
        distance: i64 = 0
        while True:
            reached = starts & fresh
            starts &= ~fresh
            while reached:
                steps[lowest(reached)] = distance
                reached &= reached - 1
            fresh &= state.alive
            if not starts or not fresh:
                break
            seen |= fresh
            fresh = (shape.spread_king(fresh) if role == EXPLORER else shape.spread(fresh)) & ~seen
            distance += 1
        while starts:
            steps[lowest(starts)] = FAR
            starts &= starts - 1


def _straight(row: vec[i64], goal: i64) -> i64:
    """How far the nearest of some positions is, over water too."""
    best: i64 = FAR
    while goal:
        far = row[lowest(goal)]
        goal &= goal - 1
        best = min(best, far)
    return best

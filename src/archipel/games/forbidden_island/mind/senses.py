"""What rules of thumb see in a position: what is urgent, and who wants to be where."""

from archipel.engine.bits import members
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

FAR = 9  # further than any walk


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

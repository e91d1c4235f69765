"""The points that a player can expect at the end: what is scored, owned, set up and about to be taken.

Only what everybody sees is looked at, and the card of action D, which in an imagined world may be imagined.
"""

from archipel.games.la_isla.mind.income import Income, Incomes
from archipel.games.la_isla.mind.pace import rounds_after, steps_left, still_to_do
from archipel.games.la_isla.rules.components import (
    ANI_VP,
    COST,
    KINDS,
    PHASE_B,
    PHASE_C,
    PHASE_D,
    REGION_COUNT,
    SET_POINTS,
    TILE_POINTS,
)
from archipel.games.la_isla.rules.scoring import final
from archipel.games.la_isla.rules.state import LaIslaState


class Prospects:
    """Expected points, for comparing the choices of one moment and the players of one table.

    ``look`` at a position first, then ``side_with`` a player; ``expected`` does the latter by itself.
    """

    def __init__(self, weights: dict[str, float]) -> None:
        self.incomes = Incomes(weights)
        self.hurry: float = weights["hurry"]
        self.cube: float = weights["cube"]
        self.pair: float = weights["pair"]
        self.discount: float = weights["discount"]
        self.slot: float = weights["slot"]
        self.explorer: float = weights["explorer"]
        self.supply: float = weights["supply"]
        self.kinds: float = weights["kinds"]
        self.crowd: float = weights["crowd"]
        self.spite: float = weights["spite"]
        self.ready: float = weights["closing_ready"]
        # A region by the explorers still missing there.
        self.near: list[float] = [
            0.0,
            weights["closing"],
            weights["two_missing"],
            weights["three_missing"],
            0.0,
        ]
        # What ``look`` finds, the same for every player.
        self.after = 0.0  # rounds after this one
        self.values: list[float] = [0.0] * KINDS  # of the animals, at the end
        # What ``side_with`` finds for one player.
        self.seat = 0
        self.income = Income()
        self.resources_left = 0.0  # actions B, C and D to come
        self.actions_left = 0.0
        self.moves_left = 0.0
        self.patience = 0.0  # how much of what takes some rounds to use can still be used
        self.pushes = 0.0  # what all moves of markers to come will score
        self.growth: list[float] = [0.0] * KINDS  # what one more animal of a kind will bring

    def look(self, state: LaIslaState) -> None:
        """The time left, and the values that the markers will have: the more animals, the more they climb."""
        self.incomes.look(state)
        self.after = rounds_after(state)
        steps = steps_left(state, self.after)
        shares = [self.crowd] * KINDS
        total = KINDS * self.crowd
        for i, number in enumerate(state.animals):
            shares[i % KINDS] += number
            total += number
        track = state.pieces.track
        top = float(len(track) - 1)
        doubt = min(1.0, steps / (2.0 * state.seats))
        for animal in range(KINDS):
            position = state.markers[animal]
            value = float(track[position])
            if doubt > 0.0:
                there = min(top, position + steps * shares[animal] / total)
                # Two steps make a value, and it counts when both are made: half a step is lost on average.
                hoped = min(5.0, max(value, (there - 2.5) / 2.0))
                value += doubt * (hoped - value)
            self.values[animal] = value

    def side_with(self, state: LaIslaState, seat: int) -> None:
        """What one more of anything is worth to a player."""
        self.seat = seat
        after = self.after
        self.resources_left = after + still_to_do(state, seat, PHASE_B)
        self.actions_left = after + still_to_do(state, seat, PHASE_C)
        self.moves_left = after + still_to_do(state, seat, PHASE_D)
        self.patience = min(1.0, self.actions_left / self.hurry)
        self.use(state, self.incomes.of(state, state.slots[seat]))

    def use(self, state: LaIslaState, income: Income) -> None:
        """The same player with another holder: what the markers and one more animal bring then."""
        self.income = income
        seat = self.seat
        gains = [state.animals[KINDS * seat + animal] + income.of_animal[animal] for animal in range(KINDS)]
        rounds = self.moves_left
        pushes = 0.0
        growth = self.values[:]
        card = state.assigned[3 * seat + 2]
        if card >= 0 and rounds > self.after:  # this round's card lies there already
            animal = state.pieces.animal[card]
            if income.any_marker >> animal & 1:
                for other in range(KINDS):
                    if gains[other] > gains[animal]:
                        animal = other
            pushes += gains[animal]
            growth[animal] += 1.0
            rounds = self.after
        if income.any_marker:
            best = max(gains)
            for animal in range(KINDS):
                if income.any_marker >> animal & 1:
                    gains[animal] = best
        ranked = [(-gains[animal], animal) for animal in range(KINDS)]
        ranked.sort()
        for rank in range(KINDS):
            loss, animal = ranked[rank]
            odds = rounds * income.odds[rank]
            pushes -= odds * loss
            growth[animal] += odds
        self.pushes = pushes
        self.growth = growth

    def to_come(self) -> float:
        """What the holder in use brings from now on, and the animals in action D."""
        income = self.income
        return self.pushes + self.resources_left * income.resource + self.actions_left * income.placement

    def expected(self, state: LaIslaState, seat: int) -> float:
        """All points of a player at the end."""
        if state.over:
            return float(final(state, seat).total)
        self.side_with(state, seat)
        value = state.points[seat] + self.to_come() + self.cubes(state, seat) + self.collection(state, seat)
        value += self.after * self.slot * state.slots[seat].count(-1)
        mine = state.explorers[seat]
        value += self.actions_left * self.explorer * (state.supply[seat] + mine.bit_count())
        value += self.patience * self.supply * state.supply[seat]
        if self.actions_left > 0.0:
            around = state.pieces.around
            for region in range(REGION_COUNT):
                if state.tiles[region] >= 0 and around[region] & mine:
                    value += self.hope(state, region, mine)
        return value

    def collection(self, state: LaIslaState, seat: int) -> float:
        """A player's animals by their values at the end, complete sets and hope for another."""
        value = 0.0
        animals = state.animals[KINDS * seat : KINDS * seat + KINDS]
        sets = min(animals)
        more = 0
        for animal in range(KINDS):
            value += animals[animal] * self.values[animal]
            if animals[animal] > sets:
                more += 1
        share = more / KINDS
        return value + SET_POINTS * (sets + self.kinds * share * share * self.patience)

    def cubes(self, state: LaIslaState, seat: int) -> float:
        """What a player's resources are worth together."""
        value = 0.0
        for number in state.resources[KINDS * seat : KINDS * seat + KINDS]:
            value += self.pile(number)
        return value

    def pile(self, number: int) -> float:
        """So many resources of one colour: half a point each at the end, more while they can be spent."""
        pairs = number // COST
        more = (self.cube - 0.5) * number + self.pair * (pairs if pairs < 2 else 2)
        return 0.5 * number + more * self.patience

    def prize(self, state: LaIslaState, region: int) -> float:
        """What the animal of a region brings to the player sided with."""
        animal = state.tiles[region]
        value = state.pieces.value[region] + self.growth[animal]
        return value + TILE_POINTS if state.has(self.seat, ANI_VP, animal) else value

    def hope(self, state: LaIslaState, region: int, mine: int) -> float:
        """What is to be expected of a region with these explorers around it."""
        missing = state.pieces.around[region] & ~mine
        lacking = missing.bit_count()
        odds = self.near[lacking]
        if lacking == 1:
            colour = state.colour[missing.bit_length() - 1]
            if state.resources[KINDS * self.seat + colour] >= COST:
                odds = self.ready
        in_time = self.actions_left / (lacking + 0.5)
        if in_time < 1.0:
            odds *= in_time
        return odds * self.prize(state, region)

"""The points that a player can expect at the end: what is scored, owned, set up and about to be taken.

Only what everybody sees is looked at, and the card of action D, which in an imagined world may be imagined.
"""

from archipel.engine.bits import BIT, count, few
from archipel.engine.native import i64, vec
from archipel.games.la_isla.mind.income import Income, Incomes
from archipel.games.la_isla.mind.lacking import closable, next_kinds
from archipel.games.la_isla.mind.pace import rounds_after, steps_left, still_to_do
from archipel.games.la_isla.rules.components import (
    ANI_MARKER,
    ANI_RES,
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
from archipel.games.la_isla.rules.payment import affordable
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
        self.contest: float = weights["contest"]
        self.denial: float = weights["denial"]
        self.set_pull: float = weights["set_pull"]
        self.tile_works: float = weights["tile_works"]
        # A region by the explorers still missing there.
        self.near: vec[float] = vec[float](
            [0.0, weights["closing"], weights["two_missing"], weights["three_missing"], 0.0]
        )
        self._ranked: vec[i64] = vec[i64]([0] * KINDS)
        # What ``look`` finds, the same for every player.
        self.after = 0.0  # rounds after this one
        self.values: vec[float] = vec[float]([0.0] * KINDS)  # of the animals, at the end
        self.closable: vec[i64] = vec[i64]([0] * 4)  # the regions that each seat can close now
        # What ``side_with`` finds for one player.
        self.seat: i64 = 0
        self.income = Income(vec[float]([]))
        self.resources_left = 0.0  # actions B, C and D to come
        self.actions_left = 0.0
        self.moves_left = 0.0
        self.payable: i64 = 0  # the spaces that it can pay for now
        self.wanted: i64 = 0  # the regions that a rival can close now
        self.patience = 0.0  # how much of what takes some rounds to use can still be used
        self.towards_set: vec[float] = vec[float]([0.0] * KINDS)  # what one more animal brings for a set
        self.pushes = 0.0  # what all moves of markers to come will score
        self.growth: vec[float] = vec[float]([0.0] * KINDS)  # what one more animal of a kind will bring

    def look(self, state: LaIslaState) -> None:
        """The time left, and the values that the markers will have: the more animals, the more they climb."""
        self.incomes.look(state)
        self.after = rounds_after(state)
        steps = steps_left(state, self.after)
        shares = vec[float]([self.crowd] * KINDS)
        total = KINDS * self.crowd
        for seat in range(state.seats):
            for animal in range(KINDS):
                number = float(state.animals[KINDS * seat + animal])
                shares[animal] += number
                total += number
        track = state.pieces.track
        top = float(len(track) - 1)
        doubt = min(1.0, steps / (2.0 * float(state.seats)))
        for animal in range(KINDS):
            position = state.markers[animal]
            value = float(track[position])
            if doubt > 0.0:
                there = float(position) + steps * shares[animal] / total
                there = min(there, top)
                # Two steps make a value, and it counts when both are made: half a step is lost on average.
                hoped = (there - 2.5) / 2.0
                hoped = max(hoped, value)
                hoped = min(hoped, 5.0)
                value += doubt * (hoped - value)
            self.values[animal] = value
        for seat in range(state.seats):
            self.closable[seat] = closable(state, seat, affordable(state, seat))

    def side_with(self, state: LaIslaState, seat: i64) -> None:
        """What one more of anything is worth to a player."""
        self.seat = seat
        after = self.after
        self.resources_left = after + still_to_do(state, seat, PHASE_B)
        self.actions_left = after + still_to_do(state, seat, PHASE_C)
        self.moves_left = after + still_to_do(state, seat, PHASE_D)
        self.patience = min(1.0, self.actions_left / self.hurry)
        self.payable = affordable(state, seat)
        self.wanted = 0
        for other in range(state.seats):
            if other != seat:
                self.wanted |= self.closable[other]
        self._count_sets(state)
        self.use(state, self.incomes.of(state, state.slots[seat]))

    def _count_sets(self, state: LaIslaState) -> None:
        """What one more animal of a kind adds to complete sets and the hope for another."""
        wanted = next_kinds(state, self.seat)
        more = KINDS - few(wanted)
        hoped = self.kinds * self.patience / float(KINDS * KINDS)
        gain = hoped * float(2 * more + 1)
        if more == KINDS - 1:
            gain = 1.0 - hoped * float(more * more)
        for animal in range(KINDS):
            self.towards_set[animal] = self.set_pull * SET_POINTS * gain if wanted >> animal & 1 else 0.0

    def use(self, state: LaIslaState, income: Income) -> None:
        """The same player with another holder: what the markers and one more animal bring then."""
        self.income = income
        seat = self.seat
        gains = income.of_animal[:]
        for animal in range(KINDS):
            gains[animal] += float(state.animals[KINDS * seat + animal])
        rounds = self.moves_left
        pushes = 0.0
        growth = self.values[:]
        for animal in range(KINDS):
            growth[animal] += self.towards_set[animal]
        card = state.assigned[3 * seat + 2]
        if card >= 0 and rounds > self.after:  # this round's card lies there already
            pushed = state.pieces.animal[card]
            if income.any_marker >> pushed & 1:
                for other in range(KINDS):
                    if gains[other] > gains[pushed]:
                        pushed = other
            pushes += gains[pushed]
            growth[pushed] += 1.0
            rounds = self.after
        if income.any_marker:
            best = gains[0]
            for gain in gains:
                best = max(best, gain)
            for animal in range(KINDS):
                if income.any_marker >> animal & 1:
                    gains[animal] = best
        ranked = self._ranked  # the kinds, those first that gain most
        for animal in range(KINDS):
            rank: i64 = animal
            while rank > 0 and gains[ranked[rank - 1]] < gains[animal]:
                ranked[rank] = ranked[rank - 1]
                rank -= 1
            ranked[rank] = animal
        for rank in range(KINDS):
            odds = rounds * income.odds[rank]
            pushes += odds * gains[ranked[rank]]
            growth[ranked[rank]] += odds
        self.pushes = pushes
        self.growth = growth

    def to_come(self) -> float:
        """What the holder in use brings from now on, and the animals in action D."""
        income = self.income
        return self.pushes + self.resources_left * income.resource + self.actions_left * income.placement

    def expected(self, state: LaIslaState, seat: i64) -> float:
        """All points of a player at the end."""
        if state.over:
            return float(final(state, seat).total)
        self.side_with(state, seat)
        value = float(state.points[seat]) + self.to_come()
        value += self.cubes(state, seat)
        value += self.collection(state, seat)
        value += self.after * self.slot * state.slots[seat].count(-1)
        mine = state.explorers[seat]
        value += self.actions_left * self.explorer * float(state.supply[seat] + count(mine))
        value += self.patience * self.supply * float(state.supply[seat])
        if self.actions_left > 0.0:
            around = state.pieces.around
            for region in range(REGION_COUNT):
                if state.tiles[region] >= 0 and around[region] & mine:
                    value += self.hope(state, region, mine)
        return value

    def collection(self, state: LaIslaState, seat: i64) -> float:
        """A player's animals by their values at the end, complete sets and hope for another."""
        value = 0.0
        first = KINDS * seat
        sets = state.animals[first]
        for i in range(first, first + KINDS):
            sets = min(sets, state.animals[i])
        more = 0.0
        for animal in range(KINDS):
            number = state.animals[first + animal]
            value += float(number) * self.values[animal]
            if number > sets:
                more += 1.0
        share = more / KINDS
        return value + SET_POINTS * (float(sets) + self.kinds * share * share * self.patience)

    def cubes(self, state: LaIslaState, seat: i64) -> float:
        """What a player's resources are worth together."""
        value = 0.0
        for i in range(KINDS * seat, KINDS * seat + KINDS):
            value += self.pile(state.resources[i])
        return value

    def pile(self, number: i64) -> float:
        """So many resources of one colour: half a point each at the end, more while they can be spent."""
        pairs = number // COST
        more = (self.cube - 0.5) * float(number) + self.pair * float(pairs if pairs < 2 else 2)
        return 0.5 * float(number) + more * self.patience

    def prize(self, state: LaIslaState, region: i64) -> float:
        """What the animal of a region brings to the player sided with."""
        animal = state.tiles[region]
        value = float(state.pieces.value[region]) + self.growth[animal]
        if state.has(self.seat, ANI_VP, animal):
            value += TILE_POINTS
        if state.has(self.seat, ANI_RES, animal):
            value += self.tile_works * self.cube
        if state.has(self.seat, ANI_MARKER, animal):
            value += self.tile_works * self.incomes.free_marker
        return value

    def hope(self, state: LaIslaState, region: i64, mine: i64) -> float:
        """What is to be expected of a region with these explorers around it."""
        missing = state.pieces.around[region] & ~mine
        lacking = few(missing)
        odds = self.near[lacking]
        if lacking == 1 and missing & self.payable:
            odds = self.ready
        if self.wanted & BIT[region]:
            odds *= 1.0 - self.contest
        in_time = self.actions_left / (float(lacking) + 0.5)
        if in_time < 1.0:
            odds *= in_time
        return odds * self.prize(state, region)

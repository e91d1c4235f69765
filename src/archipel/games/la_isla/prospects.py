"""The points that a player can expect at the end: what is scored, owned, set up and about to be taken."""

from typing import Final

from archipel.engine.bits import members
from archipel.games.la_isla.components import (
    ANI_MARKER,
    ANI_RES,
    ANI_VP,
    ANY_MARKER,
    B_MARKER,
    B_POINTS,
    B_RES,
    B_VP,
    D_POINTS,
    D_RES,
    D_VP,
    EXCHANGE,
    EXTRA_CARD,
    FAMILY_COUNT,
    JOKER,
    KINDS,
    LAND_RES,
    LAND_VP,
    PHASE_B,
    PHASE_C,
    PHASE_D,
    REGION_COUNT,
    RING_OUTER,
    RING_POINTS,
    RING_SPACES,
    SET_POINTS,
    SHARED_COST,
    SHARED_VP,
    SPACE_COUNT,
    SPACE_POINTS,
    SYM_COST,
    SYM_MARKER,
    SYM_RES,
    SYM_VP,
)
from archipel.games.la_isla.pace import rounds_after, still_to_do
from archipel.games.la_isla.scoring import final
from archipel.games.la_isla.state import LaIslaState

BEST: Final = 3  # spaces that a player would like best
GOOD: Final = 12  # spaces among which it usually has to choose


class Engine:
    """What the visible functions of a holder bring, whatever the position; points, and cubes as points."""

    def __init__(self) -> None:
        self.of_space: list[float] = [0.0] * SPACE_COUNT  # a placement there
        self.placement = 0.0  # a placement somewhere
        self.of_colour: list[float] = [0.0] * KINDS  # a resource of this colour in action B
        self.of_animal: list[float] = [0.0] * KINDS  # a move of this marker in action D
        self.any_marker = 0  # markers instead of which any may be moved
        self.odds: list[float] = []  # that the best, the second best … kind is the best of the cards drawn
        self.resource = 0.0  # an action B


class Prospects:
    """Expected points, for comparing the choices of one moment and the players of one table."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.weights = weights
        self.hurry: float = weights["hurry"]
        self.cube: float = weights["cube"]
        self.single: float = weights["single"]
        self.pair: float = weights["pair"]
        self.slot: float = weights["slot"]
        self.explorer: float = weights["explorer"]
        self.supply: float = weights["supply"]
        self.kinds: float = weights["kinds"]
        self.ready: float = weights["closing_ready"]
        self.near: list[float] = [0.0, weights["closing"], weights["two_missing"], weights["three_missing"], 0.0]
        self.odds_of_cards: list[float] = _odds(weights["cards"])
        self.odds_of_more: list[float] = _odds(weights["cards"] + weights["extra_card"])
        self.engines: dict[tuple[int, ...], Engine] = {}
        self.teeth: list[int] = []
        # What ``look`` finds, the same for every player.
        self.after = 0.0
        self.final: list[float] = [0.0] * KINDS
        # What ``side_with`` finds for one player.
        self.seat = 0
        self.engine = Engine()
        self.resources_left = 0.0  # actions B, C and D
        self.actions_left = 0.0
        self.moves_left = 0.0
        self.patience = 0.0  # how much of what takes some rounds to use can still be used
        self.growth: list[float] = [0.0] * KINDS  # one more animal of a kind
        self.pushes = 0.0  # all moves of markers to come

    def look(self, state: LaIslaState) -> None:
        """The time left and the values at the end."""
        if state.teeth is not self.teeth:
            self.teeth = state.teeth
            self.engines = {}
        self.after = rounds_after(state)
        steps = self.after * state.seats
        if state.phase < PHASE_D:
            steps += state.seats
        elif not state.over:
            steps += state.seats - state.done - 1
        crowd = self.weights["crowd"]
        total = 5.0 * crowd
        shares = [crowd] * KINDS
        for i, number in enumerate(state.animals):
            shares[i % KINDS] += number
            total += number
        blur = min(1.0, steps / (2.0 * state.seats))
        top = len(state.sheet.track) - 1
        for animal in range(KINDS):
            position = state.markers[animal]
            value = float(state.sheet.track[position])
            if blur > 0.0:
                there = min(float(top), position + steps * shares[animal] / total)
                ramp = min(5.0, max(0.0, (there - 2.5) / 2.0))
                value += blur * (max(value, ramp) - value)
            self.final[animal] = value

    def side_with(self, state: LaIslaState, seat: int) -> None:
        """What one more of anything is worth to a player."""
        self.seat = seat
        after = self.after
        self.resources_left = after + still_to_do(state, seat, PHASE_B)
        self.actions_left = after + still_to_do(state, seat, PHASE_C)
        self.moves_left = after + still_to_do(state, seat, PHASE_D)
        self.patience = min(1.0, self.actions_left / self.hurry)
        self.use(state, self.engine_of(state, seat))

    def use(self, state: LaIslaState, engine: Engine) -> None:
        """The same player with another holder: what the markers and one more animal bring then."""
        self.engine = engine
        seat = self.seat
        base = KINDS * seat
        gains = [state.animals[base + animal] + engine.of_animal[animal] for animal in range(KINDS)]
        rounds = self.moves_left
        pushes = 0.0
        growth = self.final[:]
        card = state.assigned[3 * seat + 2]
        if card >= 0 and rounds > self.after:  # this round's card lies there already
            animal = state.sheet.animal[card]
            if engine.any_marker >> animal & 1:
                for other in range(KINDS):
                    if gains[other] > gains[animal]:
                        animal = other
            pushes += gains[animal]
            growth[animal] += 1.0
            rounds = self.after
        if engine.any_marker:
            best = max(gains)
            for animal in range(KINDS):
                if engine.any_marker >> animal & 1:
                    gains[animal] = best
        ranked = [(-gains[animal], animal) for animal in range(KINDS)]
        ranked.sort()
        for rank in range(KINDS):
            gain, animal = ranked[rank]
            odds = rounds * engine.odds[rank]
            pushes -= odds * gain
            growth[animal] += odds
        self.pushes = pushes
        self.growth = growth

    def holder(self, state: LaIslaState) -> float:
        """What the holder in use brings from now on, and the animals through it."""
        engine = self.engine
        return self.pushes + self.resources_left * engine.resource + self.actions_left * engine.placement

    def expected(self, state: LaIslaState, seat: int) -> float:
        """All points of a player at the end; ``look`` comes before it."""
        if state.over:
            return float(final(state, seat).total)
        self.side_with(state, seat)
        base = KINDS * seat
        value = state.points[seat] + self.holder(state)
        least = 99
        for animal in range(KINDS):
            number = state.animals[base + animal]
            value += number * self.final[animal]
            least = min(least, number)
        more = 0
        for animal in range(KINDS):
            if state.animals[base + animal] > least:
                more += 1
        value += SET_POINTS * (least + self.kinds * (more / KINDS) ** 2 * self.patience)
        actions = self.actions_left
        value += self.after * self.slot * state.slots[seat].count(-1)
        people = state.supply[seat] + state.explorers[seat].bit_count()
        value += actions * self.explorer * people
        value += self.patience * self.supply * state.supply[seat]
        value += self.cubes(state, seat)
        mine = state.explorers[seat]
        if actions > 0.0:
            around = state.sheet.around
            tiles = state.tiles
            for region in range(REGION_COUNT):
                if tiles[region] >= 0 and around[region] & mine:
                    value += self.hope(state, region, mine)
        return value

    def cubes(self, state: LaIslaState, seat: int) -> float:
        """What a player's resources are worth: half a point each at the end, more while they can be spent."""
        value = 0.0
        total = 0
        for number in state.resources[KINDS * seat : KINDS * seat + KINDS]:
            total += number
            value += self.single * number
            if number >= 2:
                value += self.pair * (2.0 if number >= 4 else 1.0)
        return 0.5 * total + (value + (self.cube - 0.5) * total) * self.patience

    def prize(self, state: LaIslaState, region: int) -> float:
        """What the animal of a region brings to the player sided with."""
        animal = state.tiles[region]
        value = state.sheet.value[region] + self.growth[animal]
        if state.has(self.seat, ANI_VP, animal):
            value += 3.0
        return value

    def hope(self, state: LaIslaState, region: int, mine: int) -> float:
        """What is to be expected of a region, by the explorers that still lack around it."""
        missing = state.sheet.around[region] & ~mine
        lacking = missing.bit_count()
        odds = self.near[lacking]
        if lacking == 1:
            colour = state.colour[missing.bit_length() - 1]
            if state.resources[KINDS * self.seat + colour] >= 2:
                odds = self.ready
        in_time = self.actions_left / (lacking + 0.5)
        if in_time < 1.0:
            odds *= in_time
        return odds * self.prize(state, region)

    # -- functions ----------------------------------------

    def engine_of(self, state: LaIslaState, seat: int) -> Engine:
        """What a seat's holder brings."""
        return self.engine_with(state, state.slots[seat])

    def engine_with(self, state: LaIslaState, slots: list[int]) -> Engine:
        """What a holder with these cards brings; the same cards always bring the same."""
        key = tuple(slots)
        engine = self.engines.get(key)
        if engine is None:
            engine = self._build(state, slots)
            self.engines[key] = engine
        return engine

    def _build(self, state: LaIslaState, slots: list[int]) -> Engine:
        engine = Engine()
        weights = self.weights
        works = [0] * FAMILY_COUNT
        for card in slots:
            if card >= 0:
                works[state.sheet.family[card]] |= 1 << state.sheet.parameter[card]
        cube = weights["bonus_cube"]
        for family, bonus in (
            (SYM_RES, cube),
            (SYM_VP, float(SPACE_POINTS)),
            (SYM_COST, weights["discount"]),
            (SYM_MARKER, weights["free_marker"]),
        ):
            for symbol in members(works[family]):
                _add(engine.of_space, state.marked[symbol], bonus)
        for family, bonus in ((LAND_RES, cube), (LAND_VP, float(SPACE_POINTS))):
            for colour in members(works[family]):
                _add(engine.of_space, state.land[colour], bonus)
        for ring in range(3):
            if works[RING_OUTER + ring]:
                _add(engine.of_space, RING_SPACES[ring], float(RING_POINTS))
        ranked = sorted(engine.of_space, reverse=True)
        engine.placement = weights["best_spaces"] * sum(ranked[:BEST]) / BEST
        engine.placement += weights["good_spaces"] * sum(ranked[:GOOD]) / GOOD
        jokers = works[JOKER].bit_count()
        if jokers:
            engine.placement += weights["joker"] + weights["second_joker"] * (jokers - 1)
        if works[EXCHANGE]:
            engine.placement += weights["exchange"]
        if works[SHARED_VP]:
            engine.placement += weights["company_points"]
        if works[SHARED_COST]:
            engine.placement += weights["company_discount"]
        engine.placement += weights["tile_points"] * works[ANI_VP].bit_count()
        engine.placement += weights["tile_cube"] * works[ANI_RES].bit_count()
        engine.placement += weights["tile_marker"] * works[ANI_MARKER].bit_count()
        for colour in range(KINDS):
            engine.of_colour[colour] = (
                B_POINTS * (works[B_VP] >> colour & 1)
                + cube * (works[B_RES] >> colour & 1)
                + weights["free_marker"] * (works[B_MARKER] >> colour & 1)
            )
        engine.odds = self.odds_of_more if works[EXTRA_CARD] else self.odds_of_cards
        for rank, bonus in enumerate(sorted(engine.of_colour, reverse=True)):
            engine.resource += engine.odds[rank] * bonus
        for animal in range(KINDS):
            engine.of_animal[animal] = D_POINTS * (works[D_VP] >> animal & 1) + cube * (
                works[D_RES] >> animal & 1
            )
        engine.any_marker = works[ANY_MARKER]
        return engine


def _odds(cards: float) -> list[float]:
    """How often the best, the second best … of five kinds is the best to be had among so many cards."""
    return [((KINDS - i) / KINDS) ** cards - ((KINDS - 1 - i) / KINDS) ** cards for i in range(KINDS)]


def _add(values: list[float], spaces: int, bonus: float) -> None:
    for space in members(spaces):
        values[space] += bonus

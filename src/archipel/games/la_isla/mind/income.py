"""What the visible functions of a holder bring, whatever the position: points, and resources as points."""

from typing import Final

from archipel.engine.bits import BIT, few, members
from archipel.engine.native import i64, vec
from archipel.games.la_isla.rules.components import (
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
    RING_OUTER,
    RING_POINTS,
    RING_SPACES,
    RINGS,
    SHARED_COST,
    SHARED_VP,
    SPACE_COUNT,
    SPACE_POINTS,
    SYM_COST,
    SYM_MARKER,
    SYM_RES,
    SYM_VP,
)
from archipel.games.la_isla.rules.state import LaIslaState

BEST: Final = 3  # the spaces that a player would like best
GOOD: Final = 12  # the spaces among which it usually has to choose
# The families of functions that look at the space. A holder has few of them, so that what they bring together
# is soon known for all holders.
_OF_SPACES: Final = vec[i64](
    [SYM_RES, SYM_VP, SYM_COST, SYM_MARKER, LAND_RES, LAND_VP, RING_OUTER, RING_OUTER + 1, RING_OUTER + 2]
)
# The others that work in action C, in the order of ``Incomes.placing``.
_OF_PLACEMENTS: Final = vec[i64]([EXCHANGE, SHARED_VP, SHARED_COST, ANI_VP, ANI_RES, ANI_MARKER])
_NOTHING: Final = vec[float]([0.0] * KINDS)


class Spaces:
    """What the functions that look at the space bring; those that meet on one make it all the better."""

    def __init__(self) -> None:
        self.each: vec[float] = vec[float]([0.0] * SPACE_COUNT)  # a placement there
        self.placement = 0.0  # a placement somewhere, on average


class Income:
    """What one holder brings."""

    def __init__(self, of_space: vec[float]) -> None:
        self.of_space = of_space  # a placement there
        self.placement = 0.0  # an action C to come, wherever the explorer will go
        self.of_colour: vec[float] = _NOTHING  # a resource of this colour in action B
        self.resource = 0.0  # an action B to come
        self.of_animal: vec[float] = _NOTHING  # a move of this marker in action D
        self.any_marker: i64 = 0  # the markers instead of which any may be moved
        # That the best, the second best … kind is the best among the cards drawn.
        self.odds: vec[float] = _NOTHING


class Incomes:
    """The income of any holder; the same cards on the same island always bring the same."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.weights = weights
        self.odds: vec[float] = _odds(weights["cards"])
        self.odds_with_extra_card: vec[float] = _odds(weights["cards"] + weights["extra_card"])
        self.cube: float = weights["bonus_cube"]
        self.free_marker: float = weights["free_marker"]
        self.joker: float = weights["joker"]
        self.second_joker: float = weights["second_joker"]
        self.placing: vec[float] = vec[float](
            [
                weights["exchange"],
                weights["company_points"],
                weights["company_discount"],
                weights["tile_points"],
                weights["tile_cube"],
                weights["tile_marker"],
            ]
        )
        self.known: dict[tuple[int, ...], Income] = {}
        self.known_spaces: dict[int, Spaces] = {}
        self.teeth: list[int] = []

    def look(self, state: LaIslaState) -> None:
        """Forget what was found on another island."""
        if state.teeth is not self.teeth:
            self.teeth = state.teeth
            self.known = {}
            self.known_spaces = {}

    def of(self, state: LaIslaState, slots: list[int]) -> Income:
        """What a holder with these cards in its slots brings."""
        key = tuple(slots)
        income = self.known.get(key)
        if income is None:
            income = self._add_up(state, slots)
            self.known[key] = income
        return income

    def _add_up(self, state: LaIslaState, slots: list[int]) -> Income:
        works = vec[i64]([0] * FAMILY_COUNT)
        pieces = state.pieces
        for card in slots:
            if card >= 0:
                works[pieces.family[card]] |= BIT[pieces.parameter[card]]
        spaces = self._spaces(state, works)
        income = Income(spaces.each)
        income.placement = self._placements(spaces.placement, works)
        income.odds = self.odds_with_extra_card if works[EXTRA_CARD] else self.odds
        income.any_marker = works[ANY_MARKER]
        if works[B_VP] | works[B_RES] | works[B_MARKER]:
            self._resources(works, income)
        if works[D_VP] | works[D_RES]:
            self._moves(works, income)
        return income

    def _spaces(self, state: LaIslaState, works: vec[i64]) -> Spaces:
        """What the functions bring that look at the space."""
        key: i64 = 0
        for family in _OF_SPACES:
            key = key << KINDS | works[family]
        spaces = self.known_spaces.get(key)
        if spaces is None:
            spaces = self._weigh_spaces(state, works)
            self.known_spaces[key] = spaces
        return spaces

    def _weigh_spaces(self, state: LaIslaState, works: vec[i64]) -> Spaces:
        """The same, worked out."""
        weights = self.weights
        spaces = Spaces()
        for family, bonus in (
            (SYM_RES, self.cube),
            (SYM_VP, float(SPACE_POINTS)),
            (SYM_COST, weights["discount"]),
            (SYM_MARKER, self.free_marker),
        ):
            for symbol in members(works[family]):
                _add(spaces.each, state.marked[symbol], bonus)
        for family, bonus in ((LAND_RES, self.cube), (LAND_VP, float(SPACE_POINTS))):
            for colour in members(works[family]):
                _add(spaces.each, state.land[colour], bonus)
        for ring in range(len(RINGS)):
            if works[RING_OUTER + ring]:
                _add(spaces.each, RING_SPACES[ring], float(RING_POINTS))
        ranked = sorted(spaces.each, reverse=True)
        value = weights["best_spaces"] * sum(ranked[:BEST]) / BEST
        spaces.placement = value + weights["good_spaces"] * sum(ranked[:GOOD]) / GOOD
        return spaces

    def _placements(self, value: float, works: vec[i64]) -> float:
        """What an action C brings on average, by the spaces and by other functions."""
        jokers = few(works[JOKER])
        if jokers:
            value += self.joker + self.second_joker * float(jokers - 1)
        for i in range(len(_OF_PLACEMENTS)):
            functions = works[_OF_PLACEMENTS[i]]
            if functions:
                value += self.placing[i] * float(few(functions))
        return value

    def _resources(self, works: vec[i64], income: Income) -> None:
        """Functions of action B, where the cards drawn decide what can be used."""
        income.of_colour = vec[float]([0.0] * KINDS)
        for kind in range(KINDS):
            bonus = float(B_POINTS * (works[B_VP] >> kind & 1))
            bonus += self.cube * float(works[B_RES] >> kind & 1)
            income.of_colour[kind] = bonus + self.free_marker * float(works[B_MARKER] >> kind & 1)
        for rank, bonus in enumerate(sorted(income.of_colour, reverse=True)):
            income.resource += income.odds[rank] * bonus

    def _moves(self, works: vec[i64], income: Income) -> None:
        """Functions of action D."""
        income.of_animal = vec[float]([0.0] * KINDS)
        for kind in range(KINDS):
            points = float(D_POINTS * (works[D_VP] >> kind & 1))
            income.of_animal[kind] = points + self.cube * float(works[D_RES] >> kind & 1)


def _odds(cards: float) -> vec[float]:
    """How often the best, the second best … of five kinds is the best to be had among so many cards."""
    return vec[float](
        [((KINDS - i) / KINDS) ** cards - ((KINDS - 1 - i) / KINDS) ** cards for i in range(KINDS)]
    )


def _add(values: vec[float], spaces: int, bonus: float) -> None:
    for space in members(spaces):
        values[space] += bonus

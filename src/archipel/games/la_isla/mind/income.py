"""What the visible functions of a holder bring, whatever the position: points, and resources as points."""

from typing import Final

from archipel.engine.bits import members
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


class Income:
    """What one holder brings."""

    def __init__(self) -> None:
        self.of_space: vec[float] = vec[float]([0.0] * SPACE_COUNT)  # a placement there
        self.placement = 0.0  # an action C to come, wherever the explorer will go
        self.of_colour: vec[float] = vec[float]([0.0] * KINDS)  # a resource of this colour in action B
        self.resource = 0.0  # an action B to come
        self.of_animal: vec[float] = vec[float]([0.0] * KINDS)  # a move of this marker in action D
        self.any_marker: i64 = 0  # the markers instead of which any may be moved
        # That the best, the second best … kind is the best among the cards drawn.
        self.odds: vec[float] = vec[float]([])


class Incomes:
    """The income of any holder; the same cards on the same island always bring the same."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.weights = weights
        self.odds: vec[float] = _odds(weights["cards"])
        self.odds_with_extra_card: vec[float] = _odds(weights["cards"] + weights["extra_card"])
        self.known: dict[tuple[int, ...], Income] = {}
        self.teeth: list[int] = []

    def look(self, state: LaIslaState) -> None:
        """Forget what was found on another island."""
        if state.teeth is not self.teeth:
            self.teeth = state.teeth
            self.known = {}

    def of(self, state: LaIslaState, slots: list[int]) -> Income:
        """What a holder with these cards in its slots brings."""
        key = tuple(slots)
        income = self.known.get(key)
        if income is None:
            income = self._add_up(state, slots)
            self.known[key] = income
        return income

    def _add_up(self, state: LaIslaState, slots: list[int]) -> Income:
        works = [0] * FAMILY_COUNT
        for card in slots:
            if card >= 0:
                works[state.pieces.family[card]] |= 1 << state.pieces.parameter[card]
        income = Income()
        income.odds = self.odds_with_extra_card if works[EXTRA_CARD] else self.odds
        self._spaces(state, works, income)
        self._placements(works, income)
        self._cards(works, income)
        return income

    def _spaces(self, state: LaIslaState, works: list[int], income: Income) -> None:
        """Functions that look at the space; those that meet on one space make it all the better."""
        weights = self.weights
        for family, bonus in (
            (SYM_RES, weights["bonus_cube"]),
            (SYM_VP, float(SPACE_POINTS)),
            (SYM_COST, weights["discount"]),
            (SYM_MARKER, weights["free_marker"]),
        ):
            for symbol in members(works[family]):
                _add(income.of_space, state.marked[symbol], bonus)
        for family, bonus in ((LAND_RES, weights["bonus_cube"]), (LAND_VP, float(SPACE_POINTS))):
            for colour in members(works[family]):
                _add(income.of_space, state.land[colour], bonus)
        for ring in range(len(RINGS)):
            if works[RING_OUTER + ring]:
                _add(income.of_space, RING_SPACES[ring], float(RING_POINTS))

    def _placements(self, works: list[int], income: Income) -> None:
        """What an action C brings on average."""
        weights = self.weights
        ranked = sorted(income.of_space, reverse=True)
        value = weights["best_spaces"] * sum(ranked[:BEST]) / BEST
        value += weights["good_spaces"] * sum(ranked[:GOOD]) / GOOD
        jokers = works[JOKER].bit_count()
        if jokers:
            value += weights["joker"] + weights["second_joker"] * (jokers - 1)
        value += weights["exchange"] * works[EXCHANGE]
        value += weights["company_points"] * works[SHARED_VP]
        value += weights["company_discount"] * works[SHARED_COST]
        value += weights["tile_points"] * works[ANI_VP].bit_count()
        value += weights["tile_cube"] * works[ANI_RES].bit_count()
        value += weights["tile_marker"] * works[ANI_MARKER].bit_count()
        income.placement = value

    def _cards(self, works: list[int], income: Income) -> None:
        """Functions of the actions B and D, where the cards drawn decide what can be used."""
        cube = self.weights["bonus_cube"]
        for kind in range(KINDS):
            income.of_colour[kind] = (
                B_POINTS * (works[B_VP] >> kind & 1)
                + cube * (works[B_RES] >> kind & 1)
                + self.weights["free_marker"] * (works[B_MARKER] >> kind & 1)
            )
            income.of_animal[kind] = D_POINTS * (works[D_VP] >> kind & 1) + cube * (works[D_RES] >> kind & 1)
        for rank, bonus in enumerate(sorted(income.of_colour, reverse=True)):
            income.resource += income.odds[rank] * bonus
        income.any_marker = works[ANY_MARKER]


def _odds(cards: float) -> vec[float]:
    """How often the best, the second best … of five kinds is the best to be had among so many cards."""
    return vec[float](
        [((KINDS - i) / KINDS) ** cards - ((KINDS - 1 - i) / KINDS) ** cards for i in range(KINDS)]
    )


def _add(values: vec[float], spaces: int, bonus: float) -> None:
    for space in members(spaces):
        values[space] += bonus

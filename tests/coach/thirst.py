"""Forbidden Desert: odds of dying of thirst, by counting the hands of cards that can come."""

from math import comb
from typing import Any

from tests.coach.cases import Case


def tile_at(view: Any, cell: str) -> Any:
    return next(each for each in view["desert"]["tiles"] if each["cell"] == cell)


def dies(case: Case, pawn: int, later: Any = None, unshielded: int = -1) -> float:
    """The odds that the storm cards of this turn hold more suns than a pawn in the open has water."""
    view = later or case.view
    seat = view["seats"][pawn]
    shaded = {each["cell"] for n, each in enumerate(view["seats"]) if each["shield"] and n != unshielded}
    tile = tile_at(view, seat["cell"])
    if seat["cell"] in shaded or (tile["face"] == "tunnel" and tile["revealed"]):
        return 0.0
    cards = next((step[1] for step in case.steps if step[0] == "draw_storm"), view["cards_to_draw"])
    pile = view["storm_pile"]
    top = pile["top"][:cards]
    left = cards - len(top)
    unknown = pile["unknown"]
    size, suns = sum(unknown.values()), unknown.get("sun_beats_down", 0)
    drawn = min(left, size)
    known = top + pile["bottom"][: left - drawn]
    certain = known.count("sun_beats_down")
    deadly = 0
    for count in range(drawn + 1):
        if certain + count > max(0, seat["water"]):
            deadly += comb(suns, count) * comb(size - suns, drawn - count)
    return deadly / comb(size, drawn)

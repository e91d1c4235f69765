"""Facts about what tiles and storm cards that nobody has seen may show."""

from archipel.engine.advice import Claim
from archipel.games.forbidden_desert.rules.actions import LOOK, PEEK, RESERVE, REVEAL
from archipel.games.forbidden_desert.rules.components import (
    CELLS,
    FIRST_CLUE,
    GEAR,
    LAUNCH_PAD,
    TUNNEL,
    WELL,
)
from archipel.games.forbidden_desert.rules.state import DesertState


def of_chance(state: DesertState, seat: int, number: int) -> list[Claim]:
    """What a tile may show, or how much a look at the storm shows."""
    if number == LOOK:
        return [("reason-look", {"count": min(state.level, state.pile_size)})]
    if PEEK <= number < RESERVE:
        return _of_peek(state, number - PEEK)
    if number != REVEAL:
        return []
    cell = state.pawns[seat]
    if state.water_backs >> cell & 1:
        return [_of_water_back(state, cell)]
    name = CELLS[cell]
    if state.known >> cell & 1:
        if state.face[cell] in (GEAR, TUNNEL):
            return [("reason-reveal_gear", {"cell": name})]
        return []
    # Where neither clue nor pad is left, all that lies under plain backs is gear.
    return _under_plain_back(state, cell, "reveal") or [("reason-reveal_gear", {"cell": name})]


def _of_water_back(state: DesertState, cell: int) -> Claim:
    """A tile that may be a well, and who would drink there."""
    odds = float(state.face[cell] == WELL)
    if not state.known >> cell & 1:
        odds = state.hidden_water[WELL] / sum(state.hidden_water)
    here = sum([pawn == cell for pawn in state.pawns])
    return (
        "reason-reveal_water",
        {"cell": CELLS[cell], "chance_of_well": round(100 * odds), "count": here},
    )


def _of_peek(state: DesertState, cell: int) -> list[Claim]:
    """What a look under a tile may find."""
    if state.known >> cell & 1:
        return []
    name = CELLS[cell]
    if state.water_backs >> cell & 1:
        odds = state.hidden_water[WELL] / sum(state.hidden_water)
        return [("reason-peek_water", {"cell": name, "chance_of_well": round(100 * odds)})]
    return _under_plain_back(state, cell, "peek")


def _under_plain_back(state: DesertState, cell: int, act: str) -> list[Claim]:
    """What may lie there, by what is done to see it: a clue, and once all are known the launch pad."""
    every = sum(state.hidden_plain)
    clues = _clues(state)
    if clues:
        return [(f"reason-{act}_clue", {"cell": CELLS[cell], "odds": round(100 * clues / every)})]
    if state.hidden_plain[LAUNCH_PAD]:
        return [(f"reason-{act}_pad", {"cell": CELLS[cell], "odds": round(100 / every)})]
    return []


def _clues(state: DesertState) -> int:
    """How many clues to parts that are not found lie under plain backs that nobody has seen."""
    clues = 0
    for part in range(4):
        if state.parts[part] < 0:
            clues += state.hidden_plain[FIRST_CLUE + 2 * part] + state.hidden_plain[FIRST_CLUE + 2 * part + 1]
    return clues

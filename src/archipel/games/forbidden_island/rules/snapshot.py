"""A position as plain data for the store, and back."""

from typing import Any, Final

from archipel.engine.event import Json
from archipel.engine.native import i64, vec
from archipel.engine.snapshot import Fields, number
from archipel.games.forbidden_island.rules.interruptions import Discard, Swim
from archipel.games.forbidden_island.rules.set_up import survey
from archipel.games.forbidden_island.rules.specials import ChooseLanding, ChoosePassengers
from archipel.games.forbidden_island.rules.state import IslandState
from archipel.games.forbidden_island.rules.steps import DrawFlood, DrawTreasure, TakeActions

FIELDS: Final[Fields] = Fields(
    numbers="alive flooded level pile pile_size discards flood_discards turn active ending ending_about",
    lists="layout adventurers pawns hands layers",
    rows="adventurers pawns hands layers",
    others="captors flown",
    derived="shape pawn_powers place landing site_masks",
    steps=[TakeActions, DrawTreasure, DrawFlood, Discard, Swim, ChoosePassengers, ChooseLanding],
)


def save(state: IslandState) -> dict[str, Json]:
    """Everything, the generator included: for the store, never for a player."""
    return FIELDS.save(state, captors=list(state.captors), flown=state.flown)


def read(state: IslandState, stored: dict[str, Any]) -> None:
    """Put what :func:`save` stored into an empty position."""
    FIELDS.fill(state, stored)
    state.captors = vec[i64]([number(each) for each in stored["captors"]])
    state.flown = stored["flown"]
    survey(state)

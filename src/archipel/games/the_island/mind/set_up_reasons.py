"""Facts about the set-up: which ground is free, and how far a place is from isles and from one's own."""

from typing import Final

from archipel.engine.advice import Claim
from archipel.engine.bits import members
from archipel.games.the_island.mind.chart import DISTANCE, TO_SHORE
from archipel.games.the_island.rules.actions import PLACE, PLACE_BOAT
from archipel.games.the_island.rules.components import TERRAINS
from archipel.games.the_island.rules.geometry import NAMES
from archipel.games.the_island.rules.player_set_up import free_land
from archipel.games.the_island.rules.state import TheIslandState

NEAR: Final = 2  # spaces between a boat and those whom it may wait for


def of_taking(state: TheIslandState) -> list[Claim]:
    """How many tiles are free of the terrain that sinks last of those that are."""
    grounds = [state.ground[space] for space in free_land(state)]
    last = max(grounds)
    return [("reason-take", {"terrain": TERRAINS[last - 1], "count": grounds.count(last)})]


def of_placement(state: TheIslandState, seat: int, number: int) -> Claim:
    """A place of the set-up: how far it is to an isle, and how long the ground lasts or who is near."""
    if number < PLACE_BOAT:
        space = number - PLACE
        terrain = TERRAINS[state.ground[space] - 1]
        return "reason-place", {"space": NAMES[space], "terrain": terrain, "count": TO_SHORE[space]}
    space = number - PLACE_BOAT
    near = 0
    for explorer in members(state.own[seat] & state.alive):
        near += DISTANCE[space][state.place[explorer]] <= NEAR
    return "reason-place_boat", {"space": NAMES[space], "count": near, "steps": TO_SHORE[space]}

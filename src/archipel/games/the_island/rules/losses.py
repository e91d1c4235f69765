"""What takes explorers and boats: deadly waters, wrecked boats, whirlpools and the eruption."""

from archipel.engine.bits import BIT, members
from archipel.engine.native import i64
from archipel.games.the_island.rules import events
from archipel.games.the_island.rules.components import SERPENT, SHARK, SPACE_COUNT, WHALE
from archipel.games.the_island.rules.events import WHIRLPOOL_CAUSE
from archipel.games.the_island.rules.geometry import AROUND, LOST
from archipel.games.the_island.rules.reach import deadly
from archipel.games.the_island.rules.state import TheIslandState


def lose(state: TheIslandState, explorers: i64, space: i64, cause: i64) -> None:
    """Explorers in the water of a space leave the game for good, one after the other."""
    for explorer in members(explorers):
        state.people[space] &= ~BIT[explorer]
        state.alive &= ~BIT[explorer]
        state.place[explorer] = LOST
        state.tell(events.LOST, explorer, space, cause)


def lose_swimmers(state: TheIslandState, space: i64, cause: i64) -> None:
    """Everybody in the water of a space is lost."""
    lose(state, state.people[space], space, cause)


def lose_boat(state: TheIslandState, space: i64, cause: i64) -> i64:
    """A boat leaves the game, not back to the supply; answers with its passengers, in the water now."""
    passengers = state.crew[space]
    state.crew[space] = -1
    state.fleet.remove(space)
    state.aboard &= ~passengers
    state.people[space] |= passengers
    state.tell(events.BOAT_LOST, space, cause)
    return passengers


def wreck(state: TheIslandState, space: i64) -> None:
    """TI-B7, K6, X2: the boat is removed, all in it become swimmers, and the waters may be deadly."""
    cause = SERPENT if space in state.creatures[SERPENT] else WHALE
    tell_fallen(state, lose_boat(state, space, cause), space)
    settle(state, space)


def tell_fallen(state: TheIslandState, explorers: i64, space: i64) -> None:
    """Explorers who did not choose to are in the water now."""
    for explorer in members(explorers):
        state.tell(events.FELL_IN, explorer, space)


def settle(state: TheIslandState, space: i64) -> None:
    """TI-W7: swimmers who share a space with a shark or a serpent are removed at once."""
    if state.people[space] and deadly(state, space):
        eater = SERPENT if space in state.creatures[SERPENT] else SHARK
        lose_swimmers(state, space, eater)


def whirl(state: TheIslandState, centre: i64) -> None:
    """TI-G4: everything in the space and in the sea spaces around it is gone, land is not touched."""
    for space in [centre, *AROUND[centre]]:
        if state.ground[space]:
            continue
        if state.crew[space] >= 0:  # TI-X32: nobody falls in the water
            lose(state, lose_boat(state, space, WHIRLPOOL_CAUSE), space, WHIRLPOOL_CAUSE)
        lose_swimmers(state, space, WHIRLPOOL_CAUSE)
        for creature in range(3):
            while space in state.creatures[creature]:
                state.creatures[creature].remove(space)
                state.tell(events.CREATURE_LOST, creature, space)


def drown_everybody(state: TheIslandState) -> None:
    """TI-E1, X33: the eruption takes every explorer that is not on an isle, and is told as one thing."""
    for explorer in members(state.alive):
        state.place[explorer] = LOST
    state.alive = 0
    state.aboard = 0
    for space in range(SPACE_COUNT):
        state.people[space] = 0
    for space in state.fleet:
        state.crew[space] = 0

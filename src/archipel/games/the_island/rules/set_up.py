"""The set-up: what lies on the table before the players place anything, or all of it (TI-S1 to S9)."""

from archipel.engine.bits import mask_of
from archipel.engine.native import i64, vec
from archipel.engine.options import first_player
from archipel.games.the_island.rules import events
from archipel.games.the_island.rules.components import (
    BACKS_OF,
    BOATS,
    BOATS_EACH,
    CREATURE_PIECES,
    EXPLORERS,
    EXPLORERS_EACH,
    SERPENT,
    SERPENT_SPACES,
    SPACE_COUNT,
    TILES_OF,
)
from archipel.games.the_island.rules.geometry import LAND, NUMBER, UNPLACED
from archipel.games.the_island.rules.player_set_up import (
    TAKE_EXPLORER,
    StudyExplorers,
    free_land,
    free_water,
    next_explorer,
    put_boat,
    put_explorer,
)
from archipel.games.the_island.rules.state import TheIslandState
from archipel.games.the_island.rules.steps import TAKE_TURN


def set_up(state: TheIslandState) -> None:
    """TI-S1 to S7; S8 and S9 are played, or dealt with in a quick set-up."""
    settle(state)
    _empty_board(state)
    _lay_tiles(state)
    _set_aside(state)
    state.first = first_player(state.options, state.seats, state.chance)  # TI-S6
    state.active = state.first
    for seat in range(state.seats):
        for colour in state.colours(seat):
            state.tell(events.TOOK_COLOUR, seat, colour)  # TI-S3
    state.tell(events.FIRST_PLAYER, state.first)
    if state.options["set_up"] == "quick":
        _place_at_random(state)
        state.stack = [TAKE_TURN[0], StudyExplorers((1 << state.seats) - 1)]
    else:
        state.stack = [TAKE_TURN[0], TAKE_EXPLORER]


def settle(state: TheIslandState) -> None:
    """What follows from the options and the number of seats."""
    options = state.options
    state.crowded = options["overcrowded"] == "yes"
    state.to_the_last = options["end"] == "to_the_last"
    state.submerging = options["end"] == "submerged"
    state.equal = options["all_equal"] == "yes"
    state.reminded = options["memory_aid"] == "yes"
    colours = 2 if options["colours"] == "two" else 1
    ten = 1023
    # TI-N1: with two colours each, seat 0 has the first and the third, seat 1 the second and the fourth.
    state.own = vec[i64](
        [
            sum(ten << 10 * (seat + state.seats * turn) for turn in range(colours))
            for seat in range(state.seats)
        ]
    )


def _empty_board(state: TheIslandState) -> None:
    state.people = vec[i64]([0] * SPACE_COUNT)
    state.crew = vec[i64]([-1] * SPACE_COUNT)
    state.fleet = []
    state.place = vec[i64]([UNPLACED] * len(EXPLORERS))
    state.alive = 0
    state.aboard = 0
    state.values = vec[i64]([0] * len(EXPLORERS))
    state.hands = [[] for _ in range(state.seats)]
    state.begun = False
    state.swum = 0
    state.rolled = -1
    state.at_start = 0
    state.idle = -1


def _lay_tiles(state: TheIslandState) -> None:
    """TI-S2: the terrains at random; a back is decided when its tile is removed."""
    state.ground = vec[i64]([0] * SPACE_COUNT)
    rest = TILES_OF[:]
    for space in LAND:
        terrain = state.chance.pick_counted(rest)
        rest[terrain] -= 1
        state.ground[space] = terrain + 1
    state.tiles = vec[i64](TILES_OF)
    state.bag = vec[i64]([number for counts in BACKS_OF for number in counts])


def _set_aside(state: TheIslandState) -> None:
    """TI-S1, S4, S5."""
    serpents = [NUMBER[name] for name in SERPENT_SPACES]
    state.creatures = [serpents, [], []]
    state.supply = vec[i64](CREATURE_PIECES)
    state.supply[SERPENT] -= len(serpents)
    state.boats = BOATS - BOATS_EACH * state.seats


def _place_at_random(state: TheIslandState) -> None:
    """TI-S8, S9 in the order of the players, every choice left to chance."""
    chance = state.chance
    for _ in range(EXPLORERS_EACH):
        for seat in state.seats_from(state.first):
            for colour in state.colours(seat):
                explorer = next_explorer(state, colour)
                state.values[explorer] = chance.pick_counted(state.unplaced(colour))
                free = mask_of([LAND.index(space) for space in free_land(state)])
                put_explorer(state, explorer, LAND[chance.pick(free)])
    for turn in range(BOATS_EACH * state.seats):
        water = free_water(state)
        seat = (state.first + turn) % state.seats
        put_boat(state, seat, water[chance.pick((1 << len(water)) - 1)])

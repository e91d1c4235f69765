"""The Island as a game on the shelf: seats, options, endings, and the rulebook's set-up."""

from archipel.engine.bits import mask_of
from archipel.engine.chance import Chance
from archipel.engine.errors import BadOption
from archipel.engine.event import Event, Json
from archipel.engine.game import Ending, Game
from archipel.engine.options import FirstPlayer, Option
from archipel.engine.snapshot import restored
from archipel.games.the_island.rules import snapshot
from archipel.games.the_island.rules.actions import ACTION_SPACE
from archipel.games.the_island.rules.components import (
    BACKS_OF,
    BOATS,
    BOATS_EACH,
    COLOURS,
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
from archipel.games.the_island.rules.state import RUNNING, TheIslandState
from archipel.games.the_island.rules.steps import TAKE_TURN


class TheIsland(Game):
    """Survive: Escape from Atlantis!: bring your most precious explorers off a sinking island."""

    def __init__(self) -> None:
        self.id = "the_island"
        self.order = 4
        self.rules_version = 1
        self.min_seats = 2
        self.max_seats = 4
        self.cooperative = False
        self.options = [
            FirstPlayer(4, "TI-S6"),
            Option("set_up", ["by_players", "quick"], "TI-S8"),
            Option("end", ["volcano", "to_the_last", "submerged"], "TI-X31"),
            Option("overcrowded", ["no", "yes"], "TI-V1"),
            Option("all_equal", ["no", "yes"], "TI-V3"),
            Option("colours", ["one", "two"], "TI-N1"),
            Option("memory_aid", ["no", "yes"], "TI-H1"),
        ]
        self.endings = [
            Ending("volcano", "TI-E1"),
            Ending("last_explorer", "TI-V2"),
            Ending("adrift", "TI-X29"),
            Ending("submerged", "TI-V4"),
        ]
        self.action_space = ACTION_SPACE
        self.bots = {"greedy": {}, "planner": {"width": 6, "playouts": 80, "depth": 2, "trust": 6}}

    def misfit(self, seats: int, options: dict[str, str]) -> BadOption | None:
        """TI-N1: two colours each are for two players."""
        if options["colours"] == "two" and seats != 2:
            return BadOption("option_seats", name="colours", value="two", fits="2", count=seats)
        return super().misfit(seats, options)

    def set_up(
        self, seats: int, options: dict[str, str], chance: Chance, events: list[Event] | None
    ) -> TheIslandState:
        """TI-S1 to S7; S8 and S9 are played, or dealt with in a quick set-up."""
        state = TheIslandState()
        state.game = self
        state.seats = seats
        state.options = options
        state.chance = chance
        state.events = events
        snapshot.settle(state)
        self._empty_board(state)
        self._lay_tiles(state)
        self._set_aside(state)
        first = options["first_player"]  # TI-S6
        state.first = chance.pick((1 << seats) - 1) if first == "random" else int(first) - 1
        state.active = state.first
        for seat in range(seats):
            for colour in state.colours(seat):
                state.tell("took_colour", {"seat": seat, "colour": COLOURS[colour]})  # TI-S3
        state.tell("first_player", {"seat": state.first})
        if options["set_up"] == "quick":
            self._place_at_random(state)
            state.stack = [TAKE_TURN[0], StudyExplorers((1 << seats) - 1)]
        else:
            state.stack = [TAKE_TURN[0], TAKE_EXPLORER]
        state.events = None
        return state

    def _empty_board(self, state: TheIslandState) -> None:
        state.people = [0] * SPACE_COUNT
        state.crew = [-1] * SPACE_COUNT
        state.fleet = []
        state.place = [UNPLACED] * len(EXPLORERS)
        state.alive = 0
        state.aboard = 0
        state.values = [0] * len(EXPLORERS)
        state.hands = [[] for _ in range(state.seats)]
        state.begun = False
        state.turn = 0
        state.swum = 0
        state.rolled = -1
        state.at_start = 0
        state.idle = -1
        state.ending = RUNNING

    def _lay_tiles(self, state: TheIslandState) -> None:
        """TI-S2: the terrains at random; a back is decided when its tile is removed."""
        state.ground = [0] * SPACE_COUNT
        rest = TILES_OF[:]
        for space in LAND:
            terrain = state.chance.pick_counted(rest)
            rest[terrain] -= 1
            state.ground[space] = terrain + 1
        state.tiles = TILES_OF[:]
        state.bag = [number for counts in BACKS_OF for number in counts]

    def _set_aside(self, state: TheIslandState) -> None:
        """TI-S1, S4, S5."""
        serpents = [NUMBER[name] for name in SERPENT_SPACES]
        state.creatures = [serpents, [], []]
        state.supply = CREATURE_PIECES[:]
        state.supply[SERPENT] -= len(serpents)
        state.boats = BOATS - BOATS_EACH * state.seats

    def _place_at_random(self, state: TheIslandState) -> None:
        """TI-S8, S9 in the order of the players, every choice left to chance."""
        chance = state.chance
        for _ in range(EXPLORERS_EACH):
            for i in range(state.seats):
                for colour in state.colours((state.first + i) % state.seats):
                    explorer = next_explorer(state, colour)
                    state.values[explorer] = chance.pick_counted(state.unplaced(colour))
                    free = mask_of([LAND.index(space) for space in free_land(state)])
                    put_explorer(state, explorer, LAND[chance.pick(free)])
        for turn in range(BOATS_EACH * state.seats):
            water = free_water(state)
            seat = (state.first + turn) % state.seats
            put_boat(state, seat, water[chance.pick((1 << len(water)) - 1)])

    def load(self, stored: dict[str, Json]) -> TheIslandState:
        """The position that ``State.to_json`` stored; a foreign or damaged one is refused."""
        return restored(self, stored, snapshot.read)


GAME = TheIsland()

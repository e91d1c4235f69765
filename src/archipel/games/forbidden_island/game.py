"""Forbidden Island as a game on the shelf: seats, options, endings, and the rulebook's set-up."""

from archipel.engine.chance import Chance
from archipel.engine.event import Event, Json
from archipel.engine.game import Ending, Game
from archipel.engine.options import FirstPlayer, OneASeat, Option
from archipel.engine.snapshot import restored
from archipel.games.forbidden_island.rules import snapshot
from archipel.games.forbidden_island.rules.actions import ACTION_SPACE
from archipel.games.forbidden_island.rules.cards import ONE, counts, pack
from archipel.games.forbidden_island.rules.components import (
    ADVENTURERS,
    ALL_TILES,
    CARDS,
    COPIES,
    DECK_SIZE,
    FOOLS_LANDING,
    SHAPES,
    SITES,
    START_LEVEL,
    START_TILE,
    TILE_COUNT,
    WATERS_RISE,
)
from archipel.games.forbidden_island.rules.geometry import SHAPE
from archipel.games.forbidden_island.rules.state import RUNNING, IslandState
from archipel.games.forbidden_island.rules.steps import TAKE_ACTIONS


class ForbiddenIsland(Game):
    """L'Île Interdite: take four treasures and fly off before the island sinks."""

    def __init__(self) -> None:
        self.id = "forbidden_island"
        self.order = 1
        self.rules_version = 1
        self.min_seats = 2
        self.max_seats = 4
        self.cooperative = True
        self.secrets = False
        self.options = [
            Option("difficulty", list(START_LEVEL), "FI-O1"),
            OneASeat("adventurers", ADVENTURERS, "FI-O2"),
            FirstPlayer(4, "FI-S13"),
            Option("island", list(SHAPES), "FI-O3"),
            Option("navigator_uses_pawn_powers", ["no", "yes"], "FI-R7"),
        ]
        self.endings = [
            Ending("escaped", "FI-E1", win=True),
            Ending("heliport_sunk", "FI-E4", win=False),
            Ending("treasure_lost", "FI-E3", win=False),
            Ending("adventurer_drowned", "FI-E5", win=False),
            Ending("water_level", "FI-E6", win=False),
        ]
        self.action_space = ACTION_SPACE
        self.bots = {"greedy": {}, "planner": {}}

    def set_up(
        self, seats: int, options: dict[str, str], chance: Chance, events: list[Event] | None
    ) -> IslandState:
        """FI-S1 to S13, in the rulebook's order."""
        state = IslandState()
        state.game = self
        state.seats = seats
        state.options = options
        state.chance = chance
        state.events = events
        state.stack = [TAKE_ACTIONS[3]]
        state.ending = RUNNING
        state.ending_about = 0
        state.pawn_powers = options["navigator_uses_pawn_powers"] == "yes"
        self._lay_tiles(state)
        state.captors = (-1, -1, -1, -1)  # FI-S2
        self._first_floods(state)
        self._deal_adventurers(state)
        self._deal_cards(state)
        state.level = START_LEVEL[options["difficulty"]]  # FI-S12
        first = options["first_player"]  # FI-S13
        state.active = chance.pick((1 << seats) - 1) if first == "random" else int(first) - 1
        state.turn = 1
        state.flown = False
        state.tell("first_player", {"seat": state.active})
        state.tell("turn_began", {"seat": state.active, "turn": 1})
        state.events = None
        return state

    def _lay_tiles(self, state: IslandState) -> None:
        """FI-S1."""
        state.shape = SHAPE[state.options["island"]]
        rest = ALL_TILES
        layout: list[int] = []
        place = [0] * TILE_COUNT
        for position in range(TILE_COUNT):
            tile = state.chance.pick(rest)
            rest &= ~(1 << tile)
            layout.append(tile)
            place[tile] = position
        state.layout = layout
        state.place = place
        state.landing = place[FOOLS_LANDING]
        state.site_masks = [1 << place[one] | 1 << place[other] for one, other in SITES]
        state.alive = ALL_TILES

    def _first_floods(self, state: IslandState) -> None:
        """FI-S4."""
        pile = ALL_TILES
        state.flooded = 0
        for _ in range(6):
            position = state.chance.pick(pile)
            pile &= ~(1 << position)
            state.flooded |= 1 << position
            state.tell("flooded", {"tile": state.tile_at(position)})
        state.flood_discards = state.flooded
        state.layers = [pile]

    def _deal_adventurers(self, state: IslandState) -> None:
        """FI-S5 to S8, and FI-O2 for those that were chosen."""
        chosen = state.options["adventurers"].split(",")
        if len(chosen) == 1:
            chosen = chosen * state.seats
        rest = (1 << len(ADVENTURERS)) - 1
        for name in chosen:
            if name != "random":
                rest &= ~(1 << ADVENTURERS.index(name))
        state.adventurers = []
        state.pawns = []
        for seat, wish in enumerate(chosen):
            if wish == "random":
                adventurer = state.chance.pick(rest)
                rest &= ~(1 << adventurer)
            else:
                adventurer = ADVENTURERS.index(wish)
            state.adventurers.append(adventurer)
            state.pawns.append(state.place[START_TILE[adventurer]])
            tile = state.tile_at(state.pawns[seat])
            state.tell(
                "dealt_adventurer", {"seat": seat, "adventurer": ADVENTURERS[adventurer], "tile": tile}
            )

    def _deal_cards(self, state: IslandState) -> None:
        """FI-S9 to S11: two cards each; the three Waters Rise cards are shuffled in afterwards."""
        state.hands = [0] * state.seats
        deal = pack([*COPIES[:WATERS_RISE], 0])
        for seat in range(state.seats):
            for _ in range(2):
                card = state.chance.pick_counted(counts(deal))
                deal -= ONE[card]
                state.hands[seat] += ONE[card]
                state.tell("dealt_card", {"seat": seat, "card": CARDS[card]})
        state.pile = deal + COPIES[WATERS_RISE] * ONE[WATERS_RISE]
        state.pile_size = DECK_SIZE - 2 * state.seats
        state.discards = 0

    def load(self, stored: dict[str, Json]) -> IslandState:
        """The position that ``State.to_json`` stored; a foreign or damaged one is refused."""
        return restored(self, stored, snapshot.read)


GAME = ForbiddenIsland()

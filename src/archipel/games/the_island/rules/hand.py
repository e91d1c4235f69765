"""Step 1: a red tile from the own hand, at most one a turn (TI-T2, P1 to P5)."""

from typing import ClassVar, Final

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.bits import BIT, members
from archipel.engine.decision import Question
from archipel.engine.native import i64
from archipel.engine.step import Step
from archipel.games.the_island.rules import events, losses
from archipel.games.the_island.rules.actions import (
    KEEP_TILES,
    MOVE_TO,
    PICK_BOAT,
    PICK_CREATURE,
    PICK_SWIMMER,
    PLAY_TILE,
)
from archipel.games.the_island.rules.components import (
    BACK_COUNT,
    CREATURES,
    DOLPHIN,
    EXPLORERS,
    FAVOURABLE_WIND,
    FIRST_DEFENCE,
    FIRST_RED,
    MOVE_CREATURE,
    SPACE_COUNT,
)
from archipel.games.the_island.rules.geometry import NAMES
from archipel.games.the_island.rules.reach import BOAT, SWIMMER, can_move, destinations, wrecking
from archipel.games.the_island.rules.sailing import move_boat
from archipel.games.the_island.rules.state import TheIslandState


class PlayTile(Step[TheIslandState]):
    """TI-T2: the active player may play one tile.

    Everybody who has tiles is asked, also who cannot play any of them: how many tiles lie before a player is
    public, so that being asked tells nobody what they are.
    """

    name: ClassVar[str] = "play_tile"

    def legal(self, state: TheIslandState, codes: list[int]) -> None:
        base = state.active << SEAT_SHIFT
        before = -1
        for tile in state.hands[state.active]:
            terrain, back = divmod(tile, BACK_COUNT)
            if tile != before and playable(state, state.active, back):  # TI-X39
                codes.append(base + PLAY_TILE + 5 * terrain + back - FIRST_RED)
            before = tile
        codes.append(base + KEEP_TILES)

    def play(self, state: TheIslandState, seat: i64, number: i64) -> None:
        if number == KEEP_TILES:
            state.tell(events.KEPT_TILES, seat)
            state.go_on()
            return
        terrain, red = divmod(number - PLAY_TILE, 5)
        back = FIRST_RED + red
        state.hands[seat].remove(BACK_COUNT * terrain + back)
        state.tell(events.PLAYED_TILE, seat, back, terrain)
        if back == DOLPHIN:
            state.stack[-1] = CHOOSE_SWIMMER
        elif back == FAVOURABLE_WIND:
            state.stack[-1] = CHOOSE_BOAT
        else:
            state.stack[-1] = LIFT_CREATURE[back - MOVE_CREATURE]

    def question(self, state: TheIslandState, seat: int) -> Question:
        usable = sum([playable(state, seat, tile % BACK_COUNT) for tile in state.hands[seat]])
        return Question("play_tile", "TI-T2" if usable else "TI-X14", {"usable": usable})


class ChooseSwimmer(Step[TheIslandState]):
    """TI-P1, first part: whom the dolphin helps."""

    name: ClassVar[str] = "choose_swimmer"

    def legal(self, state: TheIslandState, codes: list[int]) -> None:
        base = (state.active << SEAT_SHIFT) + PICK_SWIMMER
        for explorer in own_swimmers(state, state.active):
            codes.append(base + explorer)

    def play(self, state: TheIslandState, seat: i64, number: i64) -> None:
        state.stack[-1] = RideDolphin(number - PICK_SWIMMER)

    def question(self, state: TheIslandState, seat: int) -> Question:
        return Question("choose_swimmer", "TI-P1", {})


class RideDolphin(Step[TheIslandState]):
    """TI-P1, second part: where the dolphin carries the swimmer."""

    name: ClassVar[str] = "ride_dolphin"

    def __init__(self, explorer: i64) -> None:
        self.explorer = explorer

    def legal(self, state: TheIslandState, codes: list[int]) -> None:
        base = (state.active << SEAT_SHIFT) + MOVE_TO
        for space in destinations(state, SWIMMER, state.place[self.explorer]):
            codes.append(base + space)

    def play(self, state: TheIslandState, seat: i64, number: i64) -> None:
        explorer, here, there = self.explorer, state.place[self.explorer], number - MOVE_TO
        state.people[here] &= ~BIT[explorer]
        state.people[there] |= BIT[explorer]
        state.place[explorer] = there
        state.tell(events.RODE_DOLPHIN, seat, explorer, here, there)
        losses.settle(state, there)  # TI-X12
        state.go_on()

    def question(self, state: TheIslandState, seat: int) -> Question:
        return Question("ride_dolphin", "TI-P1", {"explorer": EXPLORERS[self.explorer]})

    def fields(self) -> list[int]:
        return [self.explorer]


class ChooseBoat(Step[TheIslandState]):
    """TI-P2, first part: which boat the wind carries."""

    name: ClassVar[str] = "choose_boat"

    def legal(self, state: TheIslandState, codes: list[int]) -> None:
        base = (state.active << SEAT_SHIFT) + PICK_BOAT
        for space in own_boats(state, state.active):
            codes.append(base + space)

    def play(self, state: TheIslandState, seat: i64, number: i64) -> None:
        state.stack[-1] = SailBeforeWind(number - PICK_BOAT)

    def question(self, state: TheIslandState, seat: int) -> Question:
        return Question("choose_boat", "TI-P2", {})


class SailBeforeWind(Step[TheIslandState]):
    """TI-P2, second part: where the wind carries the boat."""

    name: ClassVar[str] = "sail_before_wind"

    def __init__(self, boat: i64) -> None:
        self.boat = boat

    def legal(self, state: TheIslandState, codes: list[int]) -> None:
        base = (state.active << SEAT_SHIFT) + MOVE_TO
        for space in destinations(state, BOAT, self.boat):
            codes.append(base + space)

    def play(self, state: TheIslandState, seat: i64, number: i64) -> None:
        there = number - MOVE_TO
        move_boat(state, seat, self.boat, there, events.WIND_BLEW)
        if wrecking(state, there):
            losses.wreck(state, there)  # TI-X11
        state.go_on()

    def question(self, state: TheIslandState, seat: int) -> Question:
        return Question("sail_before_wind", "TI-P2", {"boat": NAMES[self.boat]})

    def fields(self) -> list[int]:
        return [self.boat]


class LiftCreature(Step[TheIslandState]):
    """TI-P3 to P5, first part: which serpent, shark or whale is lifted off the board."""

    name: ClassVar[str] = "lift_creature"

    def __init__(self, creature: i64) -> None:
        self.creature = creature

    def legal(self, state: TheIslandState, codes: list[int]) -> None:
        base = (state.active << SEAT_SHIFT) + PICK_CREATURE + SPACE_COUNT * self.creature
        for space in sorted(set(state.creatures[self.creature])):  # TI-X39
            codes.append(base + space)

    def play(self, state: TheIslandState, seat: i64, number: i64) -> None:
        space = (number - PICK_CREATURE) % SPACE_COUNT
        state.stack[-1] = SetCreatureDown(self.creature, space)

    def question(self, state: TheIslandState, seat: int) -> Question:
        rule = f"TI-P{3 + self.creature}"
        return Question("lift_creature", rule, {"creature": CREATURES[self.creature]})

    def fields(self) -> list[int]:
        return [self.creature]


class SetCreatureDown(Step[TheIslandState]):
    """TI-P3 to P5, second part: any sea space with no piece at all, wherever it is (TI-X13)."""

    name: ClassVar[str] = "set_creature_down"

    def __init__(self, creature: i64, space: i64) -> None:
        self.creature = creature
        self.space = space

    def legal(self, state: TheIslandState, codes: list[int]) -> None:
        base = (state.active << SEAT_SHIFT) + MOVE_TO
        for space in range(SPACE_COUNT):
            if unoccupied(state, space):
                codes.append(base + space)

    def play(self, state: TheIslandState, seat: i64, number: i64) -> None:
        there = number - MOVE_TO
        state.creatures[self.creature].remove(self.space)
        state.creatures[self.creature].append(there)
        state.tell(events.LIFTED, seat, self.creature, self.space, there)
        state.go_on()

    def question(self, state: TheIslandState, seat: int) -> Question:
        rule = f"TI-P{3 + self.creature}"
        return Question(
            "set_creature_down", rule, {"creature": CREATURES[self.creature], "space": NAMES[self.space]}
        )

    def fields(self) -> list[int]:
        return [self.creature, self.space]


def playable(state: TheIslandState, seat: i64, back: i64) -> bool:
    """TI-X14: a tile without any possible effect stays in the hand, and one for defence in one's own turn."""
    if back >= FIRST_DEFENCE:
        return False
    if back == DOLPHIN:
        return bool(own_swimmers(state, seat))
    if back == FAVOURABLE_WIND:
        return bool(own_boats(state, seat))
    return bool(state.creatures[back - MOVE_CREATURE])


def own_swimmers(state: TheIslandState, seat: i64) -> list[int]:
    """The seat's swimmers that have somewhere to go."""
    found: list[int] = []
    for explorer in members(state.own[seat] & state.alive & ~state.aboard):
        space = state.place[explorer]
        if not state.ground[space] and can_move(state, SWIMMER, space):
            found.append(explorer)
    return found


def own_boats(state: TheIslandState, seat: i64) -> list[int]:
    """TI-X9: the manned boats under the seat's control that have somewhere to go."""
    found: list[int] = []
    for space in sorted(state.fleet):
        if state.controls(seat, state.crew[space]) and can_move(state, BOAT, space):
            found.append(space)
    return found


def unoccupied(state: TheIslandState, space: i64) -> bool:
    """TI-X13: sea without explorer, boat or creature."""
    if state.ground[space] or state.people[space] or state.crew[space] >= 0:
        return False
    for spaces in state.creatures:
        if space in spaces:
            return False
    return True


# Steps are unchanging, so one of each is enough.
PLAY_A_TILE: Final = PlayTile()
CHOOSE_SWIMMER: Final = ChooseSwimmer()
CHOOSE_BOAT: Final = ChooseBoat()
LIFT_CREATURE: Final[list[LiftCreature]] = [LiftCreature(creature) for creature in range(3)]

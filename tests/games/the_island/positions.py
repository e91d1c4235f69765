"""Positions made by hand, in the rulebook's words.

Unless a test lays its own island, the tiles lie in reading order: D4 to F9 are beaches, F10 to I4 forests,
I5 to J7 mountains. ``explorers`` says where each one is: ``"E4"`` (on the tile, or swimming where there is
none), ``"boat E2"``, ``"isle_nw"``; those that it does not name are lost, so that a test sees only its own.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from archipel.engine.chance import Chance
from archipel.engine.event import Event
from archipel.engine.rows import row
from archipel.engine.step import Step
from archipel.games.the_island.game import GAME
from archipel.games.the_island.rules.components import (
    BACKS,
    BACKS_OF,
    BOATS,
    CREATURE_PIECES,
    CREATURES,
    EXPLORERS,
    ISLES,
    LAND_SPACES,
    TERRAINS,
    VALUES,
)
from archipel.games.the_island.rules.creatures import CHOOSE_CREATURE
from archipel.games.the_island.rules.geometry import ISLE, LAND, LOST, NAMES, NUMBER
from archipel.games.the_island.rules.hand import PLAY_A_TILE
from archipel.games.the_island.rules.moves import MOVE_PIECES
from archipel.games.the_island.rules.removal import REMOVE_A_TILE
from archipel.games.the_island.rules.state import TheIslandState
from archipel.games.the_island.rules.steps import TAKE_TURN

HOME: Final = ["B1", "C11", "G6", "K1", "L10"]  # where the serpents start
BEACHES: Final = LAND_SPACES[:16]
FORESTS: Final = LAND_SPACES[16:32]
MOUNTAINS: Final = LAND_SPACES[32:]


def island(
    explorers: Mapping[str, str] | None = None,
    boats: Iterable[str] = (),
    serpents: Sequence[str] = HOME,
    sharks: Sequence[str] = (),
    whales: Sequence[str] = (),
    sunk: Iterable[str] = (),
    terrain: Mapping[str, str] | None = None,
    hands: Sequence[Sequence[str]] = (),
    values: Mapping[str, int] | None = None,
    at: str = "move 3",
    active: int = 0,
    seats: int = 2,
    options: dict[str, str] | None = None,
    boats_aside: int | None = None,
) -> TheIslandState:
    """A sound position in the middle of a game.

    ``at`` is what is asked: ``"tile"``, ``"move 3"``, ``"remove"``, ``"creature shark"``. ``hands`` holds
    tiles like ``"beach dolphin"``. Backs of sunk tiles that no hand holds were green ones as far as possible.
    """
    state = _set_up(seats, terrain or {}, options or {})
    spread(state, sunk, hands)
    _put_explorers(state, explorers or {}, values or {})
    _put_boats(state, boats, boats_aside)
    pieces = [[NUMBER[name] for name in spaces] for spaces in (serpents, sharks, whales)]
    state.creatures = pieces
    state.supply = row([0, *(CREATURE_PIECES[kind] - len(pieces[kind]) for kind in (1, 2))])
    for explorer, place in (explorers or {}).items():
        if place.startswith("boat "):
            number, space = EXPLORERS.index(explorer), NUMBER[place[5:]]
            state.people[space] &= ~(1 << number)
            state.crew[space] |= 1 << number
            state.aboard |= 1 << number
    state.begun, state.turn, state.active, state.first = True, 1 + active, active, 0
    state.at_start = state.alive
    word, _, number_of = at.partition(" ")
    steps: dict[str, tuple[int, Step[TheIslandState]]] = {
        "tile": (1, PLAY_A_TILE),
        "move": (2, MOVE_PIECES[int(number_of) if word == "move" else 0]),
        "remove": (3, REMOVE_A_TILE),
        "creature": (4, CHOOSE_CREATURE[CREATURES.index(number_of) if word == "creature" else 0]),
    }
    taken, step = steps[word]
    if word == "creature":
        state.rolled = CREATURES.index(number_of)
    state.stack = [TAKE_TURN[taken], step]
    assert state.check() == []
    return state


def _set_up(seats: int, terrain: Mapping[str, str], options: dict[str, str]) -> TheIslandState:
    lying = {
        space: "beach" if i < 16 else "forest" if i < 32 else "mountain"
        for i, space in enumerate(LAND_SPACES)
    }
    lying |= terrain
    chance = Chance.from_seed("a position made by hand")
    chance.script = [TERRAINS.index(lying[NAMES[space]]) for space in LAND]
    state = GAME.begin(seats, GAME.settle({"first_player": "1", **options}), chance)
    assert isinstance(state, TheIslandState)
    return state


def spread(state: TheIslandState, sunk: Iterable[str], hands: Sequence[Sequence[str]]) -> None:
    """Sink tiles, and find a back for each: those in the hands, then green ones, the volcano last."""
    state.hands = [sorted(tile_number(tile) for tile in hand) for hand in hands]
    state.hands += [[] for _ in range(state.seats - len(hands))]
    gone = list(sunk)
    for name in gone:
        state.tiles[state.ground[NUMBER[name]] - 1] -= 1
        state.ground[NUMBER[name]] = 0
    bag = [number for counts in BACKS_OF for number in counts]
    for hand in state.hands:
        for tile in hand:
            bag[tile] -= 1
    for terrain in range(3):
        for back in (0, 1, 2, 3, *range(5, 12), 4):
            while (
                sum(bag[12 * terrain : 12 * terrain + 12]) > state.tiles[terrain] and bag[12 * terrain + back]
            ):
                bag[12 * terrain + back] -= 1
        if sum(bag[12 * terrain : 12 * terrain + 12]) < state.tiles[terrain]:
            raise ValueError("a tile in a hand lies on the island: sink more tiles of its terrain")
    state.bag = row(bag)


def _put_explorers(state: TheIslandState, explorers: Mapping[str, str], values: Mapping[str, int]) -> None:
    state.people = row([0] * len(NAMES))
    state.place = row([LOST if own_of(state, number) else 138 for number in range(len(EXPLORERS))])
    state.alive = state.aboard = 0
    for name, place in explorers.items():
        number = EXPLORERS.index(name)
        if place in ISLES:
            state.place[number] = ISLE + ISLES.index(place)
            continue
        space = NUMBER[place.removeprefix("boat ")]
        state.place[number] = space
        state.people[space] |= 1 << number
        state.alive |= 1 << number
    state.values = row([0] * len(EXPLORERS))
    for colour in range(4):
        rest = list(VALUES)
        mine = [number for number in range(10 * colour, 10 * colour + 10) if own_of(state, number)]
        for number in mine:
            if EXPLORERS[number] in values:
                state.values[number] = values[EXPLORERS[number]]
                rest.remove(values[EXPLORERS[number]])
        for number in mine:
            if not state.values[number]:
                state.values[number] = rest.pop(0)


def own_of(state: TheIslandState, number: int) -> bool:
    """Whether an explorer of the box is in play."""
    return any(own >> number & 1 for own in state.own)


def _put_boats(state: TheIslandState, boats: Iterable[str], aside: int | None) -> None:
    state.crew = row([-1] * len(NAMES))
    state.fleet = [NUMBER[name] for name in boats]
    for space in state.fleet:
        state.crew[space] = 0
    state.boats = min(BOATS - 2 * state.seats, BOATS - len(state.fleet)) if aside is None else aside


def tile_number(tile: str) -> int:
    """A tile of a hand by its two sides: ``"beach dolphin"``."""
    terrain, back = tile.split()
    return 12 * TERRAINS.index(terrain) + BACKS.index(back)


# -- playing -----------------------------------------------------------------------------------------------


def play(state: TheIslandState, *texts: str) -> list[Event]:
    """Carry out actions by their text, and tell what happened; the position stays sound."""
    events: list[Event] = []
    for text in texts:
        events += state.apply(text)
        assert state.check() == []
    return events


def remove(state: TheIslandState, space: str, back: str, roll: str = "whale") -> list[Event]:
    """The active player removes a tile with exactly this back, and rolls exactly this."""
    state.chance.script = [BACKS.index(back), CREATURES.index(roll)]
    return play(state, f"{state.active} remove {space}")


def finish_turn(state: TheIslandState) -> None:
    """Go on to the next turn by the quietest answers; a whale appears where the tile was."""
    turn = state.turn
    while not state.over and state.turn == turn:
        step = state.stack[-1].name
        quiet = {"play_tile": "keep_tiles", "move_pieces": "end_moves", "choose_creature": "leave_creatures"}
        legal = [state.action(code) for code in state.legal()]
        if step == "remove_tile":
            state.chance.script = [BACKS.index("whale"), CREATURES.index("sea_serpent")]
        state.apply(next((each for each in legal if each.kind == quiet.get(step)), legal[0]))


# -- reading, through the doors that players have ----------------------------------------------------------


def seen(state: TheIslandState, seat: int | None = None) -> Any:
    """The table as a seat (or a spectator) sees it."""
    return state.view(seat)


def legal(state: TheIslandState, kind: str = "") -> set[str]:
    """The texts of all legal actions, or of those of one kind."""
    found = [state.action(code) for code in state.legal()]
    texts = [action.text for action in found if kind in ("", action.kind)]
    assert len(set(texts)) == len(texts)
    return set(texts)


def spaces_to(state: TheIslandState, kind: str, explorer: str = "") -> set[str]:
    """The spaces that may be named in an action of a kind, like ``walk``."""
    found = [state.action(code) for code in state.legal()]
    return {
        str(action.args["space"])
        for action in found
        if action.kind == kind and explorer in ("", action.args.get("explorer"))
    }


def where(state: TheIslandState, explorer: str) -> str:
    """Where an explorer is: ``"land E4"``, ``"sea D3"``, ``"boat E2"``, ``"isle isle_nw"`` or ``"lost"``."""
    each = next(each for each in seen(state)["explorers"] if each["explorer"] == explorer)
    return f"{each['where']} {each['at']}" if each["at"] else str(each["where"])


def swum(state: TheIslandState) -> set[str]:
    """The explorers who have swum this turn, as everybody sees it."""
    return {each["explorer"] for each in seen(state)["explorers"] if each["swum"]}


def boats(state: TheIslandState) -> dict[str, list[str]]:
    """Every boat's passengers, by its space."""
    return {each["space"]: each["passengers"] for each in seen(state)["boats"]}


def creatures(state: TheIslandState, kind: str) -> list[str]:
    """The spaces of the creatures of a kind."""
    return [each["space"] for each in seen(state)["creatures"] if each["creature"] == kind]


def hand(state: TheIslandState, seat: int, viewer: int | None = None) -> list[str]:
    """A hand as somebody sees it; a hidden back reads ``?``."""
    tiles = seen(state, viewer)["seats"][seat]["hand"]
    return [f"{tile['terrain']} {tile['tile'] or '?'}" for tile in tiles]


def pending(state: TheIslandState) -> str | None:
    """What is asked now."""
    step = seen(state)["step"]
    return str(step[0]) if step else None


def moves_left(state: TheIslandState) -> int:
    """How many moves of step 2 are left."""
    name, left = seen(state)["step"]
    assert name == "move_pieces"
    return int(left)


def keys(events: Iterable[Event]) -> list[str]:
    """What happened, by key."""
    return [event.key for event in events]


def ending(state: TheIslandState) -> str | None:
    """How the game ended, or nothing."""
    return state.outcome.name if state.outcome else None

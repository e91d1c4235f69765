"""What a seat may know, built from scratch: no value after the set-up, no tile of another hand, no back."""

from archipel.engine.bits import few, members
from archipel.engine.event import Json
from archipel.games.the_island.rules.components import (
    BACK_COUNT,
    BACKS,
    BOATS_EACH,
    COLOURS,
    CREATURES,
    EXPLORERS,
    EXPLORERS_EACH,
    ISLES,
    SHARK,
    SHORE_SPACES,
    TERRAINS,
    WHALE,
)
from archipel.games.the_island.rules.geometry import COORDINATES, ISLE, LAND, LOST, NAMES
from archipel.games.the_island.rules.state import TheIslandState

_SPACES: list[Json] = [[name, q, r] for name, (q, r) in zip(NAMES, COORDINATES, strict=True)]


def view(state: TheIslandState) -> dict[str, Json]:
    """The table as a spectator sees it."""
    return {
        **state.common_view(),
        "begun": state.begun,
        "first": state.first,
        "step": _step(state),
        "spaces": _SPACES,
        "tiles": [
            {"space": NAMES[space], "terrain": TERRAINS[state.ground[space] - 1]}
            for space in LAND
            if state.ground[space]
        ],
        "tiles_left": {name: state.tiles[terrain] for terrain, name in enumerate(TERRAINS)},
        "sinking": TERRAINS[state.terrain()] if state.terrain() >= 0 else None,
        "isles": [
            {"isle": ISLES[isle], "shores": list[Json](SHORE_SPACES[isle])} for isle in range(len(ISLES))
        ],
        "explorers": _explorers(state, None),
        "boats": [_boat(state, space) for space in sorted(state.fleet)],
        "creatures": [
            {"creature": CREATURES[creature], "space": NAMES[space]}
            for creature, spaces in enumerate(state.creatures)
            for space in sorted(spaces)
        ],
        "supply": {"boat": state.boats, "shark": state.supply[SHARK], "whale": state.supply[WHALE]},
        "rolled": CREATURES[state.rolled] if state.rolled >= 0 else None,
        "seats": [_seat(state, each) for each in range(state.seats)],
        "unseen": _unseen(state, None),
    }


def own(state: TheIslandState, seat: int, public: dict[str, Json]) -> dict[str, Json]:
    """What this seat sees in another way than a spectator: its values in the set-up, and its hand."""
    found: dict[str, Json] = {}
    looks = not state.begun or state.reminded
    if looks:
        found["explorers"] = _explorers(state, seat)
    if looks or state.hands[seat]:
        seats = public["seats"]
        assert isinstance(seats, list)
        found["seats"] = [*seats[:seat], _own_seat(state, seat, seats[seat]), *seats[seat + 1 :]]
    if state.hands[seat]:
        found["unseen"] = _unseen(state, seat)
    return found


def _own_seat(state: TheIslandState, seat: int, public: Json) -> Json:
    """A player's own place: the backs of the tiles in hand, and in the set-up the values to be taken."""
    assert isinstance(public, dict)
    hand: list[Json] = [
        {"terrain": TERRAINS[tile // BACK_COUNT], "tile": BACKS[tile % BACK_COUNT]}
        for tile in state.hands[seat]
    ]
    if state.begun:
        return {**public, "hand": hand}
    pools: dict[str, Json] = {
        COLOURS[colour]: list[Json](_pool(state, colour)) for colour in state.colours(seat)
    }
    return {**public, "hand": hand, "to_place": pools}


def _step(state: TheIslandState) -> list[Json] | None:
    """What is pending and its numbers; nobody sees who is asked for a defence."""
    if not state.stack:
        return None
    step = state.stack[-1]
    fields = step.fields()
    return [step.name, *(fields[:3] if step.name == "defend" else fields)]


def _explorers(state: TheIslandState, viewer: int | None) -> list[Json]:
    return [_explorer(state, viewer, each) for mine in state.own for each in members(mine)]


def _explorer(state: TheIslandState, viewer: int | None, explorer: int) -> dict[str, Json]:
    place = state.place[explorer]
    where = "unplaced"
    at: str | None = None
    if place < ISLE:
        at = NAMES[place]
        where = "boat" if state.aboard >> explorer & 1 else "land" if state.ground[place] else "sea"
    elif place < LOST:
        at, where = ISLES[place - ISLE], "isle"
    elif place == LOST:
        where = "lost"
    return {
        "explorer": EXPLORERS[explorer],
        "colour": COLOURS[explorer // EXPLORERS_EACH],
        "seat": state.owner(explorer),
        "where": where,
        "at": at,
        "swum": bool(state.swum >> explorer & 1),
        "value": state.values[explorer] or None if _may_look(state, viewer, explorer) else None,
    }


def _may_look(state: TheIslandState, viewer: int | None, explorer: int) -> bool:
    """TI-H1, H2: the owner until play begins (or with the memory aid); everybody at what the end reveals."""
    owned = viewer is not None and viewer == state.owner(explorer)
    return (owned and (not state.begun or state.reminded)) or state.revealed(explorer)


def _boat(state: TheIslandState, space: int) -> dict[str, Json]:
    passengers = state.crew[space]
    return {
        "space": NAMES[space],
        "passengers": [EXPLORERS[explorer] for explorer in members(passengers)],
        "control": [seat for seat in range(state.seats) if state.controls(seat, passengers)],
    }


def _seat(state: TheIslandState, seat: int) -> dict[str, Json]:
    colours = state.colours(seat)
    hand: list[Json] = [{"terrain": TERRAINS[tile // BACK_COUNT], "tile": None} for tile in state.hands[seat]]
    placed = len(state.fleet)
    boats_left = 0
    if not state.begun:
        after_first = (seat - state.first) % state.seats
        boats_left = BOATS_EACH - (placed + state.seats - 1 - after_first) // state.seats
    return {
        "colours": [COLOURS[colour] for colour in colours],
        "hand": hand,
        "hand_size": len(hand),
        "boats": boats_left,
        "saved": len(state.saved(seat)),
        "on_board": few(state.own[seat] & state.alive),
        "to_place": {COLOURS[colour]: None for colour in colours},
    }


def _pool(state: TheIslandState, colour: int) -> list[int]:
    """The values of a colour that are still to be taken."""
    return [value for value, number in enumerate(state.unplaced(colour)) for _ in range(number)]


def _unseen(state: TheIslandState, seat: int | None) -> dict[str, Json]:
    """The backs that this seat has not seen: what the box holds less the revealed, the played and its own."""
    counts = state.bag[:]
    for other, hand in enumerate(state.hands):
        if other != seat:
            for tile in hand:
                counts[tile] += 1
    return {
        name: {BACKS[back]: counts[BACK_COUNT * terrain + back] for back in range(BACK_COUNT)}
        for terrain, name in enumerate(TERRAINS)
    }

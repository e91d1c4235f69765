"""What is true of every sound position: pieces are conserved and stand where they can."""

from archipel.engine.bits import count
from archipel.engine.cards import counts
from archipel.games.forbidden_desert.rules.components import (
    ALL_CELLS,
    BLOCKING_SAND,
    CANTEEN,
    CELL_COUNT,
    EQUIPMENT_COPIES,
    EQUIPMENT_KINDS,
    FACES,
    FIRST_CLUE,
    GEAR,
    LAUNCH_PAD,
    SAND_MARKERS,
    START_MARK,
    STORM_COPIES,
    TRANSFERS_A_WINDOW,
    TUNNEL,
    UNDER_PLAIN,
    UNDER_WATER,
    WATER_TILES,
)
from archipel.games.forbidden_desert.rules.state import THIRST, DesertState


def check_pieces(state: DesertState) -> list[str]:
    """What is wrong with the pieces; empty in a sound position."""
    return [
        *_check_tiles(state),
        *_check_sand(state),
        *_check_parts(state),
        *_check_players(state),
        *_check_cards(state),
    ]


def _cells(mask: int) -> list[int]:
    return [cell for cell in range(CELL_COUNT) if mask >> cell & 1]


def _check_tiles(state: DesertState) -> list[str]:
    found: list[str] = []
    hole = 1 << state.hole
    for mask in (state.revealed, state.known, state.water_backs, state.sandy, state.blocked, state.tunnels):
        if mask & hole or mask & ~ALL_CELLS:
            found.append("something lies where there is no tile")
    if state.revealed & ~state.known:
        found.append("a revealed tile has no face")
    if count(state.water_backs) != WATER_TILES or state.water_backs >> state.crash & 1:
        found.append("the backs are not those of the box")
    if state.face[state.crash] != GEAR or not state.known >> state.crash & 1:
        found.append("the crash tile is no gear")
    faces = sum(1 << cell for cell in range(CELL_COUNT) if state.face[cell] >= 0)
    if faces != state.known:
        found.append(f"faces {faces:b} lie where {state.known:b} are known")
    plain, water = list(state.hidden_plain), list(state.hidden_water)
    for cell in _cells(faces):
        if cell != state.crash:
            (water if state.water_backs >> cell & 1 else plain)[state.face[cell]] += 1
    if plain != UNDER_PLAIN or water != UNDER_WATER:
        found.append(f"faces are not conserved: {plain}, {water}")
    if state.tunnels != sum(1 << c for c in _cells(state.revealed) if state.face[c] == TUNNEL):
        found.append("the set of revealed tunnels is wrong")
    return found


def _check_sand(state: DesertState) -> list[str]:
    found: list[str] = []
    if sum(state.sand) + state.supply != SAND_MARKERS or min(state.sand) < 0 or state.supply < 0:
        found.append("sand markers are not conserved")
    if state.sandy != sum(1 << c for c in range(CELL_COUNT) if state.sand[c]):
        found.append("the set of tiles with sand is wrong")
    if state.blocked != sum(1 << c for c in range(CELL_COUNT) if state.sand[c] >= BLOCKING_SAND):
        found.append("the set of blocked tiles is wrong")
    return found


def _check_parts(state: DesertState) -> list[str]:
    found: list[str] = []
    if state.parts_left != sum(place < CELL_COUNT for place in state.parts):
        found.append("the number of parts left is wrong")
    for part, place in enumerate(state.parts):
        shown = [FIRST_CLUE + 2 * part + line in _revealed_faces(state) for line in (0, 1)]
        if (place >= 0) != all(shown):
            found.append(f"part {part} is at {place}, its clues revealed: {shown}")
        if place >= CELL_COUNT + state.seats:
            found.append(f"part {part} is held by nobody")
    return found


def _revealed_faces(state: DesertState) -> list[int]:
    return [state.face[cell] for cell in _cells(state.revealed)]


def _check_players(state: DesertState) -> list[str]:
    found: list[str] = []
    dead = state.ending == THIRST
    for seat, cell in enumerate(state.pawns):
        if cell == state.hole or not 0 <= cell < CELL_COUNT:
            found.append(f"the pawn of seat {seat} stands on no tile")
        if not (-1 if dead else 0) <= state.water[seat] <= CANTEEN[state.adventurers[seat]]:
            found.append(f"seat {seat} has {state.water[seat]} water")
    if len(set(state.adventurers)) != state.seats:
        found.append("an adventurer is played twice")
    if not 0 <= state.transfers <= TRANSFERS_A_WINDOW:
        found.append(f"{state.transfers} transfers in one window")
    return found


def _check_cards(state: DesertState) -> list[str]:
    found: list[str] = []
    storm = [a + b for a, b in zip(state.bag, state.discards, strict=True)]
    for card in (*state.top, *state.bottom):
        storm[card] += 1
    if storm != STORM_COPIES:
        found.append(f"storm cards are not conserved: {storm}")
    if state.bag_size != sum(state.bag) or min(state.bag) < 0:
        found.append("the size of the storm bag is wrong")
    if not state.pile_size:
        found.append("the storm pile is empty")
    held = [0] * len(EQUIPMENT_COPIES)
    for packed in state.hands:
        held = [a + b for a, b in zip(held, counts(packed, EQUIPMENT_KINDS), strict=True)]
    if any(a + b > c for a, b, c in zip(held, state.equipment, EQUIPMENT_COPIES, strict=True)):
        found.append("there is more equipment than in the box")
    gears = sum(face in (GEAR, TUNNEL) for face in _revealed_faces(state))
    if sum(state.equipment) != sum(EQUIPMENT_COPIES) - gears:
        found.append("equipment was drawn without a gear, or a gear gave none")  # FD-X3, Z57
    if not START_MARK[state.options["difficulty"]] <= state.mark <= len(state.marks):
        found.append(f"the storm marker is at {state.mark}")
    return found


def check_pending(state: DesertState) -> list[str]:
    """What is wrong with what is asked."""
    pad = state.pawns[0]
    ready = set(state.pawns) == {pad} and state.face[pad] == LAUNCH_PAD and state.revealed >> pad & 1
    if ready and not state.parts_left and not state.blocked >> pad & 1:
        return [f"the team could fly off from a {FACES[LAUNCH_PAD]} and the game goes on"]  # FD-E1
    return []

"""What a seat may know: in this game everything but chance to come, and the same for all (section 5)."""

from archipel.engine.cards import counts
from archipel.engine.event import Json
from archipel.games.forbidden_desert.rules.components import (
    ADVENTURERS,
    CANTEEN,
    CELL_COUNT,
    CELLS,
    EQUIPMENT,
    EQUIPMENT_KINDS,
    FACES,
    PARTS,
    PAWN_COLOUR,
    STORM_CARDS,
)
from archipel.games.forbidden_desert.rules.state import DesertState


def view(state: DesertState) -> dict[str, Json]:
    """The table, which everybody sees alike."""
    return {
        **state.common_view(),
        "actions_left": state.stack[0].fields()[0] if _in_step_one(state) else 0,
        "cards_to_draw": state.cards_to_draw,
        "transfers": state.transfers,
        "desert": {"width": 5, "height": 5, "hole": CELLS[state.hole], "tiles": _tiles(state)},
        "sand": {"supply": state.supply},
        "storm": {
            "mark": state.mark,
            "level": state.level,
            "marks": list(state.marks),
            "skull": len(state.marks),
        },
        "seats": [_seat(state, each) for each in range(state.seats)],
        "parts": {name: _part(state, part) for part, name in enumerate(PARTS)},
        "storm_pile": {
            "size": state.pile_size,
            "top": [STORM_CARDS[card] for card in reversed(state.top)],  # the next to be drawn first
            "unknown": _counted(STORM_CARDS, state.bag),
            "bottom": [STORM_CARDS[card] for card in state.bottom],  # the last to be drawn last
            "discards": _counted(STORM_CARDS, state.discards),
        },
        "equipment_pile": {"size": sum(state.equipment), "left": _counted(EQUIPMENT, state.equipment)},
        "hidden": {
            "plain": _counted(FACES, state.hidden_plain),
            "water": _counted(FACES, state.hidden_water),
        },
    }


def _in_step_one(state: DesertState) -> bool:
    return bool(state.stack) and state.stack[0].name == "take_actions"


def _tiles(state: DesertState) -> list[Json]:
    """Every tile with its cell; ``face`` is nothing while nobody knows it."""
    tiles: list[Json] = []
    for cell in range(CELL_COUNT):
        if cell == state.hole:
            continue
        bit = 1 << cell
        back = "crash" if cell == state.crash else "water" if state.water_backs & bit else "plain"
        tiles.append(
            {
                "cell": CELLS[cell],
                "row": cell // 5,
                "column": cell % 5,
                "back": back,
                "face": FACES[state.face[cell]] if state.known & bit else None,
                "revealed": bool(state.revealed & bit),
                "sand": state.sand[cell],
                "blocked": bool(state.blocked & bit),
            }
        )
    return tiles


def _seat(state: DesertState, seat: int) -> dict[str, Json]:
    adventurer = state.adventurers[seat]
    return {
        "adventurer": ADVENTURERS[adventurer],
        "colour": PAWN_COLOUR[adventurer],
        "cell": CELLS[state.pawns[seat]],
        "water": state.water[seat],  # -1 is the skull
        "canteen": CANTEEN[adventurer],
        "hand": _counted(EQUIPMENT, counts(state.hands[seat], EQUIPMENT_KINDS)),
        "shield": bool(state.shields >> seat & 1),
        "buried": state.buried(seat),
    }


def _part(state: DesertState, part: int) -> dict[str, Json]:
    """Where a part is: hidden, waiting in the eye of the storm, on a tile, or picked up."""
    place = state.parts[part]
    if place < 0:
        return {"state": "hidden", "cell": None, "seat": None}
    if place >= CELL_COUNT:
        return {"state": "picked_up", "cell": None, "seat": place - CELL_COUNT}
    where = "in_eye" if place == state.hole else "on_tile"
    return {"state": where, "cell": CELLS[place], "seat": None}


def _counted(names: list[str], numbers: list[int]) -> dict[str, Json]:
    return {name: number for name, number in zip(names, numbers, strict=True) if number}

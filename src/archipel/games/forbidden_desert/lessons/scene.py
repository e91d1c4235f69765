"""The scenes of lessons, in the names of cells, faces and cards.

``hole``, ``crash`` and ``water_backs`` say how the tiles lie. ``faces`` are the revealed tiles and ``peeked``
those whose face is known besides; ``sand`` counts markers by cell. ``pawns``, ``water`` and ``hands``
(equipment) are a list a seat, ``used`` the equipment that was played. ``parts`` gives a cell, or the seat
that picked it up. ``mark`` is the storm meter's, ``thrown`` the storm cards drawn so far, ``step`` what is
pending: ``["take_actions", 4]``.
"""

from typing import Any

from archipel.engine.cards import pack
from archipel.games.forbidden_desert.rules.components import (
    BLOCKING_SAND,
    CELL_COUNT,
    CELLS,
    EQUIPMENT,
    EQUIPMENT_COPIES,
    FACES,
    GEAR,
    PARTS,
    SAND_MARKERS,
    STORM_CARDS,
    STORM_COPIES,
    TUNNEL,
    UNDER_PLAIN,
    UNDER_WATER,
)
from archipel.games.forbidden_desert.rules.state import HELD, NOT_FOUND, UNKNOWN


def stage(stored: dict[str, Any], scene: dict[str, Any]) -> None:
    """Change a stored set-up as a scene says."""
    _lay_tiles(stored, scene)
    _pour_sand(stored, scene)
    _hand_out(stored, scene)
    thrown = [scene.get("thrown", []).count(card) for card in STORM_CARDS]
    stored.update(
        discards=thrown,
        bag=[most - gone for most, gone in zip(STORM_COPIES, thrown, strict=True)],
        bag_size=sum(STORM_COPIES) - sum(thrown),
        mark=scene.get("mark", stored["mark"]),
        active=scene.get("active", 0),
        turn=scene.get("turn", 1),
        stack=[scene.get("step", ["take_actions", 4])],
    )


def _lay_tiles(stored: dict[str, Any], scene: dict[str, Any]) -> None:
    crash = CELLS.index(scene["crash"])
    shown = {CELLS.index(cell): FACES.index(face) for cell, face in scene.get("faces", {}).items()}
    peeked = {CELLS.index(cell): FACES.index(face) for cell, face in scene.get("peeked", {}).items()}
    known = {crash: GEAR, **peeked, **shown}
    water = _mask(CELLS.index(cell) for cell in scene["water_backs"])
    plain, wet = list(UNDER_PLAIN), list(UNDER_WATER)
    for cell, face in known.items():
        if cell != crash:
            (wet if water >> cell & 1 else plain)[face] -= 1
    stored.update(
        hole=CELLS.index(scene["hole"]),
        crash=crash,
        water_backs=water,
        face=[known.get(cell, UNKNOWN) for cell in range(CELL_COUNT)],
        known=_mask(known),
        revealed=_mask(shown),
        tunnels=_mask(cell for cell, face in shown.items() if face == TUNNEL),
        hidden_plain=plain,
        hidden_water=wet,
    )


def _pour_sand(stored: dict[str, Any], scene: dict[str, Any]) -> None:
    sand = [scene["sand"].get(cell, 0) for cell in CELLS]
    stored.update(
        sand=sand,
        sandy=_mask(cell for cell, count in enumerate(sand) if count),
        blocked=_mask(cell for cell, count in enumerate(sand) if count >= BLOCKING_SAND),
        supply=SAND_MARKERS - sum(sand),
    )


def _hand_out(stored: dict[str, Any], scene: dict[str, Any]) -> None:
    gone = [card for hand in (*scene["hands"], scene.get("used", [])) for card in hand]
    parts = [_part(scene.get("parts", {}).get(part)) for part in PARTS]
    stored.update(
        pawns=[CELLS.index(cell) for cell in scene["pawns"]],
        water=list(scene["water"]),
        hands=[pack([hand.count(card) for card in EQUIPMENT]) for hand in scene["hands"]],
        equipment=[most - gone.count(card) for card, most in zip(EQUIPMENT, EQUIPMENT_COPIES, strict=True)],
        parts=parts,
        parts_left=sum(place < CELL_COUNT for place in parts),
    )


def _part(place: str | int | None) -> int:
    if place is None:
        return NOT_FOUND
    return HELD + place if isinstance(place, int) else CELLS.index(place)


def _mask(cells: Any) -> int:
    return sum(1 << cell for cell in set(cells))

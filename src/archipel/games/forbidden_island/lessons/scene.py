"""The scenes of lessons, in the names of tiles and cards.

``island`` lays all 24 tiles in reading order. ``flooded``, ``sunk`` and ``discards`` (flood cards) are tiles;
``top`` are those whose cards lie on top of the flood pile, drawn before the rest. ``pawns`` is a tile a seat,
``hands`` cards a seat, ``captors`` the seat that holds each treasure taken. ``level`` is the meter's mark,
``active`` whose turn it is, ``step`` what is pending: ``["take_actions", 3]``.
"""

from typing import Any

from archipel.engine.cards import counts, pack
from archipel.games.forbidden_island.rules.components import (
    ALL_TILES,
    CARD_KINDS,
    CARDS,
    COPIES,
    TILES,
    TREASURES,
)


def stage(stored: dict[str, Any], scene: dict[str, Any]) -> None:
    """Change a stored set-up as a scene says."""
    stored["layout"] = [TILES.index(name) for name in scene["island"]]
    alive = ALL_TILES & ~_places(scene, "sunk")
    flooded = _places(scene, "flooded")
    discards = _places(scene, "discards") if "discards" in scene else flooded
    top = _places(scene, "top")
    hands = [_cards(hand) for hand in scene["hands"]]
    thrown = _cards(scene.get("thrown", []))
    rest = [most - held for most, held in zip(COPIES, _total([*hands, thrown]), strict=True)]
    if min(rest) < 0:
        raise ValueError(f"more cards than there are: {rest}")
    stored.update(
        alive=alive,
        flooded=flooded,
        flood_discards=discards,
        layers=[layer for layer in (alive & ~discards & ~top, top) if layer],
        pawns=[scene["island"].index(tile) for tile in scene["pawns"]],
        hands=hands,
        pile=pack(rest),
        pile_size=sum(rest),
        discards=thrown,
        captors=[scene.get("captors", {}).get(name, -1) for name in TREASURES],
        level=scene.get("level", stored["level"]),
        active=scene.get("active", 0),
        turn=scene.get("turn", 1),
        stack=[scene.get("step", ["take_actions", 3])],
    )


def _places(scene: dict[str, Any], name: str) -> int:
    return sum(1 << scene["island"].index(tile) for tile in set(scene.get(name, [])))


def _cards(names: list[str]) -> int:
    return pack([names.count(card) for card in CARDS])


def _total(packed: list[int]) -> list[int]:
    held = [counts(cards, CARD_KINDS) for cards in packed]
    return [sum(each) for each in zip(*held, strict=True)]

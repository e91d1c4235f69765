"""The scenes of lessons, in the names of spaces, tiles and colours.

``terrain`` lays all tiles in reading order, a letter each: b, f, m. ``gone`` are spaces without their tile,
each with what lay under it; ``sunk`` are terrains that are gone whole. ``places`` says for each colour where
its explorers are: ``D4`` on land or in the water, ``boat C4``, ``isle_nw`` or ``lost``; those not named are
yet to be placed. ``values`` is what they are worth. ``boats``, ``creatures`` and ``hands`` (terrain and tile)
are what they say; ``step`` is what is pending, above the ``taken`` steps of the turn.
"""

from typing import Any

from archipel.games.the_island.rules.components import (
    BACK_COUNT,
    BACKS,
    BACKS_OF,
    BOATS,
    COLOURS,
    CREATURE_PIECES,
    CREATURES,
    EXPLORERS,
    EXPLORERS_EACH,
    ISLES,
    SERPENT_SPACES,
    SPACE_COUNT,
    TERRAINS,
)
from archipel.games.the_island.rules.geometry import ISLE, LAND, LOST, NUMBER, UNPLACED


def stage(stored: dict[str, Any], scene: dict[str, Any]) -> None:
    """Change a stored set-up as a scene says."""
    _lay_tiles(stored, scene)
    _launch_boats(stored, scene)
    _place_explorers(stored, scene)
    _loose_creatures(stored, scene)
    turn = scene.get("turn", 0)
    stored.update(
        begun=turn > 0,
        turn=turn,
        active=scene.get("active", 0),
        at_start=stored["alive"],
        rolled=CREATURES.index(scene["rolled"]) if "rolled" in scene else -1,
        stack=[["take_turn", scene.get("taken", 0)], _step(*scene["step"])],
        hands=[
            sorted(BACK_COUNT * TERRAINS.index(terrain) + BACKS.index(tile) for terrain, tile in hand)
            for hand in scene.get("hands", [[]] * stored["seats"])
        ],
    )


def _step(name: str, *fields: str | int) -> list[str | int]:
    """What is pending, with creatures and spaces by their numbers."""
    numbers = {**NUMBER, **{creature: number for number, creature in enumerate(CREATURES)}}
    return [name, *(field if isinstance(field, int) else numbers[field] for field in fields)]


def _lay_tiles(stored: dict[str, Any], scene: dict[str, Any]) -> None:
    letters = [terrain[0] for terrain in TERRAINS]
    ground = [0] * SPACE_COUNT
    for space, letter in zip(LAND, scene["terrain"].replace(" ", ""), strict=True):
        ground[space] = 1 + letters.index(letter)
    bag = [number for backs in BACKS_OF for number in backs]
    for name, back in scene.get("gone", {}).items():
        bag[BACK_COUNT * (ground[NUMBER[name]] - 1) + BACKS.index(back)] -= 1
        ground[NUMBER[name]] = 0
    for terrain in map(TERRAINS.index, scene.get("sunk", [])):
        ground = [0 if each == 1 + terrain else each for each in ground]
        bag[BACK_COUNT * terrain : BACK_COUNT * (terrain + 1)] = [0] * BACK_COUNT
    stored.update(
        ground=ground, bag=bag, tiles=[ground.count(1 + terrain) for terrain in range(len(TERRAINS))]
    )


def _launch_boats(stored: dict[str, Any], scene: dict[str, Any]) -> None:
    fleet = [NUMBER[name] for name in scene.get("boats", [])]
    crew = [0 if space in fleet else -1 for space in range(SPACE_COUNT)]
    stored.update(fleet=fleet, crew=crew, boats=min(stored["boats"], BOATS - len(fleet)))


def _place_explorers(stored: dict[str, Any], scene: dict[str, Any]) -> None:
    place, values = [UNPLACED] * len(EXPLORERS), [0] * len(EXPLORERS)
    people, alive, aboard = [0] * SPACE_COUNT, 0, 0
    for colour, names in scene["places"].items():
        first = EXPLORERS_EACH * COLOURS.index(colour)
        for number, name in enumerate(names):
            explorer, one = first + number, 1 << first + number
            values[explorer] = scene["values"][colour][number]
            place[explorer] = _place(name)
            if place[explorer] < SPACE_COUNT:
                alive |= one
                if name.startswith("boat "):
                    aboard |= one
                    stored["crew"][place[explorer]] |= one
                else:
                    people[place[explorer]] |= one
    stored.update(place=place, values=values, people=people, alive=alive, aboard=aboard)


def _place(name: str) -> int:
    if name == "lost":
        return LOST
    if name in ISLES:
        return ISLE + ISLES.index(name)
    return NUMBER[name.removeprefix("boat ")]


def _loose_creatures(stored: dict[str, Any], scene: dict[str, Any]) -> None:
    wanted = {"sea_serpent": SERPENT_SPACES, **scene.get("creatures", {})}
    creatures = [[NUMBER[name] for name in wanted.get(creature, [])] for creature in CREATURES]
    supply = [most - len(there) for most, there in zip(CREATURE_PIECES, creatures, strict=True)]
    stored.update(creatures=creatures, supply=[0, *supply[1:]])

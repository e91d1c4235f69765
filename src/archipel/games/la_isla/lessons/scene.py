"""The scenes of lessons, in the names of cards, spaces, regions and animals.

``teeth`` are the numbers of the tooth pieces, slot by slot; ``animals`` says where each kind lives.
One entry a seat: ``large``, ``taken`` (regions whose animal it has), ``explorers``, ``resources``, ``slots``
and ``covered`` (cards), ``assigned`` (the cards at A, B and D, ``-`` where none lies), ``shown``, ``points``.
``markers`` are positions. ``discard`` are cards on the discard pile, with ``older`` more of those that lie
nowhere else.
``step`` is what is asked in this ``phase``, once ``done`` players have finished it.
"""

from typing import Any, Final

from archipel.games.la_isla.rules.components import (
    ANIMALS,
    BASIC_CARDS,
    EXPLORERS_ASIDE,
    EXPLORERS_AT_FIRST,
    KINDS,
    LARGE_TILE,
    RESOURCES,
    SLOTS,
    SPACES,
)
from archipel.games.la_isla.rules.piece_files import open_box
from archipel.games.la_isla.rules.view import PHASES

PIECES: Final = open_box()


def stage(stored: dict[str, Any], scene: dict[str, Any]) -> None:
    """Change a stored set-up as a scene says."""
    seats = stored["seats"]
    stored.update(
        turn=scene["round"],
        first=scene["first"],
        phase=PHASES.index(scene["phase"]),
        done=scene["done"],
        active=(scene["first"] + scene["done"]) % seats,
        stack=[["play_round"], _step(*scene["step"])],
        teeth=[int(tooth) - 1 for tooth in scene["teeth"].split()],
        large=[ANIMALS.index(animal) for animal in scene["large"]],
        markers=[scene["markers"].get(animal, 0) for animal in ANIMALS],
        points=scene["points"],
        resources=[held.split().count(colour) for held in scene["resources"] for colour in RESOURCES],
        plans=[-1] * seats,
        hands=[[]] * seats,
    )
    _settle_animals(stored, scene)
    _lay_cards(stored, scene)
    _place_explorers(stored, scene)


def _step(name: str, *animals: str) -> list[str | int]:
    """What is asked, with animals by their numbers."""
    return [name, *map(ANIMALS.index, animals)]


def _settle_animals(stored: dict[str, Any], scene: dict[str, Any]) -> None:
    """Every animal lives on its region, or belongs to whoever has surrounded it."""
    home = {region: animal for animal, regions in scene["animals"].items() for region in regions.split()}
    tiles = [ANIMALS.index(home[region]) for region in PIECES.regions]
    owned = [0] * KINDS * stored["seats"]
    for seat, regions in enumerate(scene["taken"]):
        owned[KINDS * seat + stored["large"][seat]] = LARGE_TILE
        for region in map(PIECES.regions.index, regions.split()):
            owned[KINDS * seat + tiles[region]] += 1
            tiles[region] = -1
    stored.update(tiles=tiles, animals=owned)


def _lay_cards(stored: dict[str, Any], scene: dict[str, Any]) -> None:
    """The named cards where they are named; of the others the last ones are discarded."""
    covered = [_cards(names) for names in scene["covered"]]
    slots = [_cards(names) for names in scene["slots"]]
    for shown, under in zip(slots, covered, strict=True):
        shown.extend([-1] * (SLOTS + _given("extra_slot", shown + under) - len(shown)))
    assigned = [card for names in scene["assigned"] for card in _cards(names)]
    shown_now = _cards(scene["shown"])
    discard = _cards(scene.get("discard", ""))
    if scene["phase"] != "A":  # LI-B1, D1
        discard += [card for card in shown_now if card >= 0]
    lying = {card for cards in [*slots, *covered, assigned, shown_now, discard] for card in cards}
    pile = [card for card in range(BASIC_CARDS) if card not in lying]
    count = len(pile) - scene.get("older", 0)
    stored.update(
        slots=slots,
        covered=[sorted(cards) for cards in covered],
        assigned=assigned,
        shown=shown_now,
        pile=pile[:count],
        discard=sorted([*pile[count:], *discard]),
    )


def _place_explorers(stored: dict[str, Any], scene: dict[str, Any]) -> None:
    """LI-S5, S6: five each, and those that functions have brought; who is not on the island waits."""
    out = [[SPACES.index(space) for space in spaces.split()] for spaces in scene["explorers"]]
    held = [*zip(stored["slots"], stored["covered"], strict=True)]
    extra = [_given("extra_explorer", shown + under) for shown, under in held]
    stored.update(
        explorers=[sum(1 << space for space in spaces) for spaces in out],
        supply=[EXPLORERS_AT_FIRST + more - len(spaces) for more, spaces in zip(extra, out, strict=True)],
        aside=[EXPLORERS_ASIDE - more for more in extra],
    )


def _cards(names: str | list[str]) -> list[int]:
    """Cards by their numbers, -1 for ``-``."""
    listed = names.split() if isinstance(names, str) else names
    return [-1 if name == "-" else PIECES.cards.index(name) for name in listed]


def _given(function: str, cards: list[int]) -> int:
    """How many of these cards have this function."""
    return sum(card >= 0 and PIECES.function[card] == function for card in cards)

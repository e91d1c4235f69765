"""What files of pieces look like, and the constraints that an owner's have to keep (docs/pieces.md)."""

from collections import Counter
from typing import Annotated, Any, Final

import msgspec

from archipel.engine.errors import ArchipelError
from archipel.games.la_isla.rules.components import (
    ANIMALS,
    BASIC_CARDS,
    CARD_COUNT,
    EXTRA_SLOT,
    FAMILIES,
    KINDS,
    MOST_SLOTS,
    PARAMETERS,
    REGION_COUNT,
    RESOURCES,
    RING_SIZE,
    RINGS,
    SLOTS,
    SPACES,
    SYMBOLS,
    TEETH,
)

Degrees = Annotated[int, msgspec.Meta(ge=0, lt=360)]
Thousandths = Annotated[int, msgspec.Meta(ge=0, le=1100)]


class BadPieces(ArchipelError):
    """An owner's file breaks a constraint, which the sentence names."""


class Tooth(msgspec.Struct, array_like=True, forbid_unknown_fields=True, frozen=True):
    """One of the ten pieces around the connector."""

    name: str
    outer_colour: str
    outer_symbol: str
    middle_colour: str
    middle_symbol: str


class Region(msgspec.Struct, array_like=True, forbid_unknown_fields=True, frozen=True):
    """A jungle region."""

    name: str
    value: int
    around: list[str]
    angle: Degrees
    radius: Thousandths


class Island(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """``island.toml``."""

    connector: list[tuple[str, str]]
    teeth: list[Tooth]
    regions: list[Region]
    rings: dict[str, tuple[Degrees, Degrees, Thousandths, Thousandths]]


class Tracks(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """``tracks.toml``."""

    spaces: list[Annotated[int, msgspec.Meta(ge=1, le=20)]]


class Card(msgspec.Struct, array_like=True, forbid_unknown_fields=True, frozen=True):
    """One card."""

    name: Annotated[str, msgspec.Meta(pattern="^[a-z0-9_]{1,12}$")]
    value: int
    function: str
    parameter: str
    resource: str
    animal: str


class Cards(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """``cards.toml``."""

    cards: list[Card]


FILES: Final[dict[str, Any]] = {"island.toml": Island, "tracks.toml": Tracks, "cards.toml": Cards}


def broken_island(island: Island) -> BadPieces | None:
    """The first constraint that an island breaks, if it breaks one."""
    teeth = island.teeth
    colours = [colour for colour, _ in island.connector]
    colours += [colour for tooth in teeth for colour in (tooth.outer_colour, tooth.middle_colour)]
    symbols = [symbol for _, symbol in island.connector]
    symbols += [symbol for tooth in teeth for symbol in (tooth.outer_symbol, tooth.middle_symbol)]
    around = {space for region in island.regions for space in region.around}
    if len(island.connector) != RING_SIZE:
        return BadPieces("pieces_connector", count=RING_SIZE, found=len(island.connector))
    if len({tooth.name for tooth in teeth}) != TEETH or len(teeth) != TEETH:
        return BadPieces("pieces_teeth", count=TEETH)
    if set(colours) != set(RESOURCES):
        return BadPieces("pieces_colours", names=", ".join(RESOURCES))
    if set(symbols) != set(SYMBOLS):
        return BadPieces("pieces_symbols", names=", ".join(SYMBOLS))
    if len({region.name for region in island.regions}) != REGION_COUNT or len(island.regions) != REGION_COUNT:
        return BadPieces("pieces_regions", count=REGION_COUNT)
    if around != set(SPACES):
        return BadPieces("pieces_spaces")
    for region in island.regions:
        if len(set(region.around)) != len(region.around) or region.value != len(region.around):
            return BadPieces("pieces_region_around", name=region.name)
        if region.value not in (2, 3, 4):
            return BadPieces("pieces_region_value", name=region.name)
    if set(island.rings) != set(RINGS) or any(ring[2] >= ring[3] for ring in island.rings.values()):
        return BadPieces("pieces_rings")
    return None


def broken_tracks(tracks: Tracks) -> BadPieces | None:
    """The first constraint that the tracks break, if they break one."""
    if len(tracks.spaces) != 6:
        return BadPieces("pieces_track_values", found=len(tracks.spaces))
    return None if tracks.spaces[-1] == 1 else BadPieces("pieces_track_end")


def broken_cards(cards: Cards) -> BadPieces | None:
    """The first constraint that a deck breaks, if it breaks one."""
    names = [name for name, _, _ in FAMILIES]
    if len(cards.cards) != CARD_COUNT or len({card.name for card in cards.cards}) != CARD_COUNT:
        return BadPieces("pieces_cards", count=CARD_COUNT)
    values = Counter(card.value for card in cards.cards)
    if values != {1: BASIC_CARDS, 2: CARD_COUNT - BASIC_CARDS}:
        return BadPieces("pieces_values", ones=BASIC_CARDS, twos=CARD_COUNT - BASIC_CARDS)
    shown: dict[str, set[str]] = {}
    for card in cards.cards:
        if card.function not in names:
            return BadPieces("pieces_function", name=card.name, found=card.function)
        kind = FAMILIES[names.index(card.function)][1]
        if card.parameter not in PARAMETERS[kind]:
            key = "pieces_parameter" if kind else "pieces_no_parameter"
            about = {"name": card.name, "what": card.function, "kind": kind, "found": card.parameter}
            return BadPieces(key, **about)
        if card.resource not in RESOURCES or card.animal not in ANIMALS:
            return BadPieces("pieces_card_shows", name=card.name)
        shown.setdefault(card.function, set()).add(card.parameter)
    for function, parameters in shown.items():
        kind = FAMILIES[names.index(function)][1]
        if kind and len(parameters) != KINDS:
            return BadPieces("pieces_every", what=function, kind=kind)
    slots = sum(card.function == FAMILIES[EXTRA_SLOT][0] for card in cards.cards)
    if slots > MOST_SLOTS - SLOTS:
        return BadPieces("pieces_slots", count=MOST_SLOTS - SLOTS)
    return None

"""The pieces as files: ``data/`` beside this one, or an owner's own, read once and checked.

This is the one module of the rules that reads files: once, when the game is loaded, and what it gives
never changes. ``ARCHIPEL_LA_ISLA`` names a folder with any of ``island.toml``, ``tracks.toml`` and
``cards.toml``; files that are not there are the program's own (docs/pieces.md).
"""

import hashlib
import json
import os
from collections import Counter
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec

from archipel.engine.bits import mask_of
from archipel.engine.errors import ArchipelError
from archipel.engine.rows import row, table
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
    SPACE_COUNT,
    SPACES,
    SYMBOLS,
    TEETH,
)
from archipel.games.la_isla.rules.pieces import Pieces, function_name

SETTING: Final = "ARCHIPEL_LA_ISLA"
OWN: Final = Path(__file__).parent / "data"
RECONSTRUCTED: Final = "reconstructed"

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


def open_box() -> Pieces:
    """The pieces that this process plays with; an owner's files that cannot be used leave a fault behind."""
    folder = os.environ.get(SETTING, "")
    try:
        return read(Path(folder)) if folder else read(OWN)
    except BadPieces as problem:
        pieces = read(OWN)
        pieces.fault = problem
        return pieces


def read(folder: Path) -> Pieces:
    """The pieces of a folder, checked; what it does not hold is taken from the program's own files."""
    if not any((folder / name).is_file() for name in FILES):
        raise BadPieces("pieces_folder", setting=SETTING, files=", ".join(FILES))
    parts = {name: _decode(folder, name) for name in FILES}
    island, tracks, cards = parts["island.toml"], parts["tracks.toml"], parts["cards.toml"]
    for name, broken in (
        ("island.toml", _broken_island(island)),
        ("tracks.toml", _broken_tracks(tracks)),
        ("cards.toml", _broken_cards(cards)),
    ):
        if broken:
            raise BadPieces("pieces_file", file=name, setting=SETTING, reason=broken)
    pieces = Pieces()
    _lay_island(pieces, island)
    pieces.track = row([value for value, number in enumerate(tracks.spaces) for _ in range(number)])
    _lay_cards(pieces, cards)
    pieces.draw()
    pieces.name = RECONSTRUCTED if folder == OWN else _name(parts)
    return pieces


def _decode(folder: Path, name: str) -> Any:
    path = folder / name if (folder / name).is_file() else OWN / name
    try:
        return msgspec.toml.decode(path.read_bytes(), type=FILES[name])
    except (OSError, UnicodeDecodeError, msgspec.DecodeError) as problem:
        raise BadPieces("pieces_file", file=name, setting=SETTING, reason=f"{problem}".rstrip(".")) from None


def _fingerprint(parts: dict[str, Any]) -> str:
    """The same for the same pieces, however the files are laid out."""
    plain = json.dumps(msgspec.to_builtins(parts), sort_keys=True)
    return hashlib.blake2b(plain.encode(), digest_size=8).hexdigest()


def _name(parts: dict[str, Any]) -> str:
    own = {name: _decode(OWN, name) for name in FILES}
    return RECONSTRUCTED if parts == own else f"own_{_fingerprint(parts)}"


# -- constraints ----------------------------------------


def _broken_island(island: Island) -> BadPieces | None:
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


def _broken_tracks(tracks: Tracks) -> BadPieces | None:
    if len(tracks.spaces) != 6:
        return BadPieces("pieces_track_values", found=len(tracks.spaces))
    return None if tracks.spaces[-1] == 1 else BadPieces("pieces_track_end")


def _broken_cards(cards: Cards) -> BadPieces | None:
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


# -- tables ----------------------------------------


def _lay_island(pieces: Pieces, island: Island) -> None:
    pieces.connector = [_look(colour, symbol) for colour, symbol in island.connector]
    pieces.teeth = [tooth.name for tooth in island.teeth]
    pieces.outer = [_look(tooth.outer_colour, tooth.outer_symbol) for tooth in island.teeth]
    pieces.middle = [_look(tooth.middle_colour, tooth.middle_symbol) for tooth in island.teeth]
    touched: list[list[int]] = [[] for _ in range(SPACE_COUNT)]
    pieces.value = row(region.value for region in island.regions)
    pieces.around = row(mask_of([SPACES.index(name) for name in region.around]) for region in island.regions)
    for number, region in enumerate(island.regions):
        pieces.regions.append(region.name)
        pieces.region_spot.append({"angle": region.angle, "radius": region.radius})
        for name in region.around:
            touched[SPACES.index(name)].append(number)
    pieces.touched = table(touched)
    for space in range(SPACE_COUNT):
        angle, half, inside, outside = island.rings[RINGS[space // RING_SIZE]]
        turned = (angle + 360 // RING_SIZE * (space % RING_SIZE)) % 360
        pieces.space_shape.append({"angle": turned, "half": half, "inside": inside, "outside": outside})


def _look(colour: str, symbol: str) -> tuple[int, int]:
    return RESOURCES.index(colour), SYMBOLS.index(symbol)


def _lay_cards(pieces: Pieces, cards: Cards) -> None:
    names = [name for name, _, _ in FAMILIES]
    families = [names.index(card.function) for card in cards.cards]
    pieces.family = row(families)
    pieces.parameter = row(
        PARAMETERS[FAMILIES[family][1]].index(card.parameter)
        for family, card in zip(families, cards.cards, strict=True)
    )
    pieces.resource = row(RESOURCES.index(card.resource) for card in cards.cards)
    pieces.animal = row(ANIMALS.index(card.animal) for card in cards.cards)
    for number, card in enumerate(cards.cards):
        pieces.cards.append(card.name)
        pieces.function.append(function_name(pieces.family[number], pieces.parameter[number]))
        pieces.whole |= 1 << number
        if card.value == 1:
            pieces.basic |= 1 << number

"""The pieces as files: ``data/`` beside this one, or an owner's own, read once and checked.

This is the one module of the rules that reads files: once, when the game is put on the shelf, and what it
gives never changes. ``ARCHIPEL_LA_ISLA`` names a folder with any of ``island.toml``, ``tracks.toml`` and
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
from archipel.games.la_isla.components import (
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
from archipel.games.la_isla.sheet import Sheet, function_name

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


def open_box() -> Sheet:
    """The pieces that this process plays with; an owner's files that cannot be used leave a fault behind."""
    folder = os.environ.get(SETTING, "")
    try:
        return read(Path(folder)) if folder else read(OWN)
    except BadPieces as problem:
        sheet = read(OWN)
        sheet.fault = str(problem)
        return sheet


def read(folder: Path) -> Sheet:
    """The pieces of a folder, checked; what it does not hold is taken from the program's own files."""
    if not any((folder / name).is_file() for name in FILES):
        raise BadPieces(f"The folder that {SETTING} names holds none of {', '.join(FILES)}.")
    parts = {name: _decode(folder, name) for name in FILES}
    island, tracks, cards = parts["island.toml"], parts["tracks.toml"], parts["cards.toml"]
    for name, broken in (
        ("island.toml", _broken_island(island)),
        ("tracks.toml", _broken_tracks(tracks)),
        ("cards.toml", _broken_cards(cards)),
    ):
        if broken:
            raise BadPieces(f"{name} of {SETTING} cannot be used: {broken}.")
    sheet = Sheet()
    _lay_island(sheet, island)
    sheet.track = [value for value, number in enumerate(tracks.spaces) for _ in range(number)]
    _lay_cards(sheet, cards)
    sheet.name = RECONSTRUCTED if folder == OWN else _name(parts)
    return sheet


def _decode(folder: Path, name: str) -> Any:
    path = folder / name if (folder / name).is_file() else OWN / name
    try:
        return msgspec.toml.decode(path.read_bytes(), type=FILES[name])
    except (OSError, UnicodeDecodeError, msgspec.DecodeError) as problem:
        reason = " ".join(str(problem).split()).rstrip(".")
        raise BadPieces(f"{name} of {SETTING} cannot be used: {reason}.") from None


def _fingerprint(parts: dict[str, Any]) -> str:
    """The same for the same pieces, however the files are laid out."""
    plain = json.dumps(msgspec.to_builtins(parts), sort_keys=True)
    return hashlib.blake2b(plain.encode(), digest_size=8).hexdigest()


def _name(parts: dict[str, Any]) -> str:
    own = {name: _decode(OWN, name) for name in FILES}
    return RECONSTRUCTED if parts == own else f"own_{_fingerprint(parts)}"


# -- constraints ----------------------------------------


def _broken_island(island: Island) -> str:
    """The first constraint that an island breaks, or nothing."""
    teeth = island.teeth
    colours = [colour for colour, _ in island.connector]
    colours += [colour for tooth in teeth for colour in (tooth.outer_colour, tooth.middle_colour)]
    symbols = [symbol for _, symbol in island.connector]
    symbols += [symbol for tooth in teeth for symbol in (tooth.outer_symbol, tooth.middle_symbol)]
    around = {space for region in island.regions for space in region.around}
    if len(island.connector) != RING_SIZE:
        return f"the connector has {RING_SIZE} landscape spaces, not {len(island.connector)}"
    if len({tooth.name for tooth in teeth}) != TEETH or len(teeth) != TEETH:
        return f"there are {TEETH} teeth with names of their own (LI-S2)"
    if set(colours) != set(RESOURCES):
        return f"the landscapes show the colours {', '.join(RESOURCES)}, each at least once"
    if set(symbols) != set(SYMBOLS):
        return f"the landscapes show the symbols {', '.join(SYMBOLS)}, each at least once"
    if len({region.name for region in island.regions}) != REGION_COUNT or len(island.regions) != REGION_COUNT:
        return f"there are {REGION_COUNT} regions with names of their own (LI-S3)"
    if around != set(SPACES):
        return (
            "the regions lie between the spaces o0 to o9, m0 to m9 and i0 to i9, and every space touches one"
        )
    for region in island.regions:
        if len(set(region.around)) != len(region.around) or region.value != len(region.around):
            return f"the value of region {region.name} is the number of spaces around it (LI-C8)"
        if region.value not in (2, 3, 4):
            return f"the value of region {region.name} is 2, 3 or 4 (LI-C6)"
    if set(island.rings) != set(RINGS) or any(ring[2] >= ring[3] for ring in island.rings.values()):
        return "the rings outer, middle and inner have an inner radius and a larger outer one"
    return ""


def _broken_tracks(tracks: Tracks) -> str:
    if len(tracks.spaces) != 6:
        return f"a track has the values 0 to 5, which are 6, not {len(tracks.spaces)} (LI-E1)"
    return "" if tracks.spaces[-1] == 1 else "the value 5 has one space (LI-D4)"


def _broken_cards(cards: Cards) -> str:
    """The first constraint that a deck breaks, or nothing."""
    names = [name for name, _, _ in FAMILIES]
    if len(cards.cards) != CARD_COUNT or len({card.name for card in cards.cards}) != CARD_COUNT:
        return f"there are {CARD_COUNT} cards with ids of their own (LI-S11)"
    values = Counter(card.value for card in cards.cards)
    if values != {1: BASIC_CARDS, 2: CARD_COUNT - BASIC_CARDS}:
        return f"{BASIC_CARDS} cards have the value 1 and {CARD_COUNT - BASIC_CARDS} the value 2 (LI-S11)"
    shown: dict[str, set[str]] = {}
    for card in cards.cards:
        if card.function not in names:
            return f"card {card.name} has a function of the summary sheet, not “{card.function}” (LI-F12)"
        kind = FAMILIES[names.index(card.function)][1]
        if card.parameter not in PARAMETERS[kind]:
            wanted = f"is for one {kind}" if kind else "stands alone"
            return (
                f"the function {card.function} of card {card.name} {wanted}, not “{card.parameter}” (LI-F12)"
            )
        if card.resource not in RESOURCES or card.animal not in ANIMALS:
            return f"card {card.name} shows one of the five resources and one of the five animals (LI-K2)"
        shown.setdefault(card.function, set()).add(card.parameter)
    for function, parameters in shown.items():
        kind = FAMILIES[names.index(function)][1]
        if kind and len(parameters) != KINDS:
            return f"the function {function} exists for every {kind} (LI-F12)"
    slots = sum(card.function == FAMILIES[EXTRA_SLOT][0] for card in cards.cards)
    if slots > MOST_SLOTS - SLOTS:
        return f"at most {MOST_SLOTS - SLOTS} cards give a slot"
    return ""


# -- tables ----------------------------------------


def _lay_island(sheet: Sheet, island: Island) -> None:
    sheet.connector = [_look(colour, symbol) for colour, symbol in island.connector]
    sheet.teeth = [tooth.name for tooth in island.teeth]
    sheet.outer = [_look(tooth.outer_colour, tooth.outer_symbol) for tooth in island.teeth]
    sheet.middle = [_look(tooth.middle_colour, tooth.middle_symbol) for tooth in island.teeth]
    for number, region in enumerate(island.regions):
        spaces = [SPACES.index(name) for name in region.around]
        sheet.regions.append(region.name)
        sheet.value.append(region.value)
        sheet.around.append(mask_of(spaces))
        sheet.region_spot.append([region.angle, region.radius])
        for space in spaces:
            sheet.touched[space].append(number)
    for space in range(SPACE_COUNT):
        angle, half, inside, outside = island.rings[RINGS[space // RING_SIZE]]
        turned = (angle + 360 // RING_SIZE * (space % RING_SIZE)) % 360
        sheet.space_shape.append([turned, half, inside, outside])


def _look(colour: str, symbol: str) -> tuple[int, int]:
    return RESOURCES.index(colour), SYMBOLS.index(symbol)


def _lay_cards(sheet: Sheet, cards: Cards) -> None:
    names = [name for name, _, _ in FAMILIES]
    for number, card in enumerate(cards.cards):
        family = names.index(card.function)
        parameter = PARAMETERS[FAMILIES[family][1]].index(card.parameter)
        sheet.cards.append(card.name)
        sheet.family.append(family)
        sheet.parameter.append(parameter)
        sheet.function.append(function_name(family, parameter))
        sheet.resource.append(RESOURCES.index(card.resource))
        sheet.animal.append(ANIMALS.index(card.animal))
        sheet.whole |= 1 << number
        if card.value == 1:
            sheet.basic |= 1 << number

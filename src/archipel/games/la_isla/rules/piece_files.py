"""The pieces as files: ``data/`` beside this one, or an owner's own, read once and checked.

This is the one module of the rules that reads files: once, when the game is loaded, and what it gives
never changes. ``ARCHIPEL_LA_ISLA`` names a folder with any of ``island.toml``, ``tracks.toml`` and
``cards.toml``; files that are not there are the program's own (docs/pieces.md).
"""

import hashlib
import json
import os
from pathlib import Path
from typing import Any, Final

import msgspec

from archipel.engine.bits import mask_of
from archipel.engine.rows import row, table
from archipel.games.la_isla.rules.components import (
    ANIMALS,
    FAMILIES,
    PARAMETERS,
    RESOURCES,
    RING_SIZE,
    RINGS,
    SPACE_COUNT,
    SPACES,
    SYMBOLS,
)
from archipel.games.la_isla.rules.piece_forms import (
    FILES,
    BadPieces,
    Cards,
    Island,
    broken_cards,
    broken_island,
    broken_tracks,
)
from archipel.games.la_isla.rules.pieces import Pieces, function_name

SETTING: Final = "ARCHIPEL_LA_ISLA"
OWN: Final = Path(__file__).parent / "data"
RECONSTRUCTED: Final = "reconstructed"


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
        ("island.toml", broken_island(island)),
        ("tracks.toml", broken_tracks(tracks)),
        ("cards.toml", broken_cards(cards)),
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

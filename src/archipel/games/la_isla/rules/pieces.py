"""What the pieces of one box show, as tables that the rules read: made once, shared by every position."""

from archipel.engine.bits import members
from archipel.engine.errors import ArchipelError
from archipel.engine.event import Json
from archipel.engine.native import i64, vec
from archipel.games.la_isla.rules.components import (
    ANIMALS,
    FAMILIES,
    PARAMETERS,
    RESOURCES,
    RING_SIZE,
    RINGS,
    SPACES,
)


class Pieces:
    """The pieces of ``data/`` or of an owner's files, in numbers; ``piece_files.py`` reads them."""

    def __init__(self) -> None:
        self.name = ""  # "reconstructed", or the fingerprint of an owner's files
        self.fault: ArchipelError | None = None  # why the owner's files cannot be used: no game begins then
        # Cards, by number.
        self.cards: list[str] = []
        self.basic = 0  # the cards of value 1, as a bit set
        self.whole = 0  # all cards
        self.family: vec[i64] = vec[i64]([])
        self.parameter: vec[i64] = vec[i64]([])
        self.resource: vec[i64] = vec[i64]([])
        self.animal: vec[i64] = vec[i64]([])
        self.function: list[str] = []  # the name of a card's function: sym_res_tent, extra_card
        # The island: [colour, symbol] of the inner ring's spaces, and of the two spaces of each tooth.
        self.connector: list[tuple[int, int]] = []
        self.teeth: list[str] = []
        self.outer: list[tuple[int, int]] = []
        self.middle: list[tuple[int, int]] = []
        self.regions: list[str] = []
        self.around: vec[i64] = vec[i64]([])  # region -> the spaces around it, as a bit set
        self.value: vec[i64] = vec[i64]([])  # region -> its printed number
        self.touched: vec[vec[i64]] = vec[vec[i64]]([])  # space -> the regions it touches
        # The tracks: position -> value.
        self.track: vec[i64] = vec[i64]([])
        # As views show them, made once: nobody may change them.
        self.faces: list[dict[str, Json]] = []  # card -> all three of its uses
        self.around_names: list[list[Json]] = []  # region -> the spaces around it
        # For whoever draws it: angles in degrees clockwise from the top, radii in thousandths.
        self.space_shape: list[dict[str, Json]] = []  # angle, half width, inner and outer radius
        self.region_spot: list[dict[str, Json]] = []  # angle, radius

    def same(self, card: int, other: int) -> bool:
        """LI-X5: whether two cards have the identical function."""
        return self.family[card] == self.family[other] and self.parameter[card] == self.parameter[other]

    def draw(self) -> None:
        """Make what views show, once everything else is laid out."""
        self.faces = [self._face(card) for card in range(len(self.cards))]
        self.around_names = [[SPACES[space] for space in members(spaces)] for spaces in self.around]

    def _face(self, card: int) -> dict[str, Json]:
        name, kind, phase = FAMILIES[self.family[card]]
        return {
            "card": self.cards[card],
            "value": 1 if self.basic >> card & 1 else 2,
            "function": self.function[card],
            "family": name,
            "parameter": PARAMETERS[kind][self.parameter[card]] or None,
            "phase": phase,
            "resource": RESOURCES[self.resource[card]],
            "animal": ANIMALS[self.animal[card]],
        }


def function_name(family: int, parameter: int) -> str:
    """``sym_res_tent``, ``extra_card``."""
    name, kind, _ = FAMILIES[family]
    return f"{name}_{PARAMETERS[kind][parameter]}" if kind else name


def ring_of(space: int) -> int:
    """The ring that a space lies in."""
    return space // RING_SIZE


def ring_name(space: int) -> str:
    """The name of that ring."""
    return RINGS[ring_of(space)]

"""The island as a map of characters: tiles share their borders, water shows by shape as well as by colour."""

from collections.abc import Collection
from textwrap import wrap
from typing import Any, Final

from rich.text import Text

from archipel.games.forbidden_island.terminal.signs import (
    LANDING_SIGN,
    SITE_OF,
    TREASURE_SIGN,
    TREASURE_STYLE,
)
from archipel.terminal.signs import PAWN_STYLE, SEAT_SIGN
from archipel.words import Words

# The borders that meet in a corner (up, down, left, right) and the sign that joins them.
_CORNER: Final = {
    "": " ", "u": "╵", "d": "╷", "l": "╴", "r": "╶",
    "ud": "│", "lr": "─", "dr": "┌", "dl": "┐", "ur": "└", "ul": "┘",
    "udr": "├", "udl": "┤", "dlr": "┬", "ulr": "┴", "udlr": "┼",
}  # fmt: skip
_BORDER: Final = "rgb(168,134,74)"
_WET: Final = "rgb(70,150,200)"
_SEA: Final = "rgb(58,110,122)"
_FILL: Final = {"dry": "rgb(40,32,20) on rgb(226,205,160)", "flooded": "rgb(235,248,250) on rgb(28,98,132)"}
_FRESH: Final = {
    "dry": "bold rgb(40,32,20) on rgb(250,232,130)",
    "flooded": "bold rgb(255,255,255) on rgb(20,125,190)",
}
_NARROW: Final = 11  # columns: below, a name has three lines instead of two


class IslandMap:
    """Draws the tiles of one view at a given width."""

    def __init__(self, view: dict[str, Any], words: Words, width: int, fresh: Collection[str]) -> None:
        island = view["island"]
        self.columns: int = island["width"]
        self.rows: int = island["height"]
        self.inner = max(5, min(17, (width - 1) // self.columns - 1))
        self.lines = 3 if self.inner < _NARROW else 2
        self._tiles = {(tile["row"], tile["column"]): tile for tile in island["tiles"]}
        self._seats = view["seats"]
        self._words = words
        self._fresh = fresh
        layers = view["flood_pile"]["layers"]
        self._next = set(layers[0]) if len(layers) > 1 else set()

    def draw(self) -> Text:
        """Every line of the map."""
        picture = Text(no_wrap=True)
        for row in range(self.rows + 1):
            self._border_line(picture, row)
            if row < self.rows:
                for line in range(self.lines):
                    picture.append("\n")
                    self._name_line(picture, row, line)
                picture.append("\n")
        return picture

    # -- what stands where -----------------------------------------------------------------------------------

    def _stands(self, row: int, column: int) -> bool:
        tile = self._tiles.get((row, column))
        return tile is not None and tile["state"] != "sunk"

    def _edge_above(self, row: int, column: int) -> bool:
        return self._stands(row, column) or self._stands(row - 1, column)

    def _edge_left(self, row: int, column: int) -> bool:
        return self._stands(row, column) or self._stands(row, column - 1)

    # -- lines -----------------------------------------------------------------------------------------------

    def _border_line(self, picture: Text, row: int) -> None:
        for column in range(self.columns + 1):
            joined = ""
            joined += "u" if self._edge_left(row - 1, column) else ""
            joined += "d" if self._edge_left(row, column) else ""
            joined += "l" if self._edge_above(row, column - 1) else ""
            joined += "r" if self._edge_above(row, column) else ""
            picture.append(_CORNER[joined], _BORDER)
            if column < self.columns:
                picture.append_text(self._border(row, column))

    def _border(self, row: int, column: int) -> Text:
        """The upper border of a tile carries its place, its sign, a warning, and the pawns."""
        dash = "─" if self._edge_above(row, column) else " "
        if (row, column) not in self._tiles:
            return Text(dash * self.inner, style=_BORDER)
        tile = self._tiles[row, column]
        spot = spot_name(row, column)
        if tile["state"] == "sunk":
            return Text(spot + dash * (self.inner - len(spot)), style=_SEA if dash == " " else _BORDER)
        left = Text(spot, style="bold")
        sign = self._sign(tile["tile"])
        if sign:
            left.append_text(sign)
        if tile["tile"] in self._next:
            left.append("!", "bold red")
        if tile["tile"] in self._fresh:
            left.append("*", "bold yellow")
        right = Text()
        for seat, each in enumerate(self._seats):
            if each["tile"] == tile["tile"]:
                right.append(SEAT_SIGN[seat], PAWN_STYLE[each["colour"]])
        room = max(0, self.inner - len(left) - len(right))
        wet = tile["state"] == "flooded"
        return Text.assemble(left, ("≈" * room, _WET) if wet else ("─" * room, _BORDER), right)

    def _sign(self, tile: str) -> Text | None:
        if tile == "fools_landing":
            return Text(LANDING_SIGN, style="bold")
        if tile in SITE_OF:
            treasure = SITE_OF[tile]
            return Text(TREASURE_SIGN[treasure], style=TREASURE_STYLE[treasure])
        return None

    def _name_line(self, picture: Text, row: int, line: int) -> None:
        for column in range(self.columns + 1):
            picture.append("│" if self._edge_left(row, column) else " ", _BORDER)
            if column < self.columns:
                picture.append_text(self._name(row, column, line))

    def _name(self, row: int, column: int, line: int) -> Text:
        if not self._stands(row, column):
            ripple = "~    ~  ~" if (row, column) in self._tiles else ""
            shift = (row * 5 + column * 3 + line * 4) % 9
            waves = (ripple[shift:] + " " + ripple) * 3 if ripple else " " * self.inner
            return Text(waves[: self.inner], style=_SEA)
        tile = self._tiles[row, column]
        label = self._words.text(f"label-{tile['tile']}")
        lines = self._broken(label, margin=0 if tile["state"] == "dry" else 2)
        text = lines[line] if line < len(lines) else ""
        fill = (_FRESH if tile["tile"] in self._fresh else _FILL)[tile["state"]]
        if tile["state"] == "flooded":
            roomy = f" {text} " if text and len(text) + 4 <= self.inner else text
            return Text(roomy.center(self.inner, "≈"), style=fill)
        return Text(text.center(self.inner), style=fill)

    def _broken(self, label: str, margin: int) -> list[str]:
        """A name on its lines, with a margin where it fits; what is too long ends in an ellipsis."""
        lines = wrap(label, self.inner - margin, break_long_words=False) or [""]
        if len(lines) > self.lines:
            lines = [*lines[: self.lines - 1], " ".join(lines[self.lines - 1 :])]
        return [line if len(line) <= self.inner else line[: self.inner - 1] + "…" for line in lines]


def spot_name(row: int, column: int) -> str:
    """How a place is called: columns by letter, rows by number."""
    return f"{chr(ord('A') + column)}{row + 1}"

"""The desert as a map of characters: tiles, sand to be counted, the eye of the storm, pawns and parts."""

from collections.abc import Collection
from typing import Any, Final

from rich.text import Text

from archipel.games.forbidden_desert.terminal.signs import (
    BLOCKED_SIGN,
    DUNE_SIGN,
    EYE_SIGN,
    LINE_SIGN,
    PART_SIGN,
    PART_STYLE,
    SAND_SIGN,
)
from archipel.terminal.signs import PAWN_STYLE, SEAT_SIGN
from archipel.words import Words

_BORDER: Final = "rgb(168,134,74)"
_EYE: Final = "bold rgb(200,170,120)"
_FILL: Final = {
    "hidden": "rgb(90,66,30) on rgb(232,205,150)",
    "water": "rgb(20,60,90) on rgb(190,205,190)",
    "city": "rgb(30,30,35) on rgb(190,185,175)",
}
_FRESH: Final = "bold rgb(40,32,20) on rgb(250,232,130)"
_MOST_SAND: Final = 4  # more markers are told as a number


class DesertMap:
    """Draws the tiles of one view at a given width."""

    def __init__(self, view: dict[str, Any], words: Words, width: int, fresh: Collection[str]) -> None:
        self.inner = max(9, min(15, (width - 1) // 5 - 1))
        self._tiles = {(tile["row"], tile["column"]): tile for tile in view["desert"]["tiles"]}
        self._seats = view["seats"]
        self._parts = view["parts"]
        self._words = words
        self._fresh = fresh

    def draw(self) -> Text:
        """Every line of the map."""
        picture = Text(no_wrap=True)
        for row in range(5):
            self._border_line(picture, row)
            for line in (self._face, self._sand):
                picture.append("\n│", _BORDER)
                for column in range(5):
                    picture.append_text(line(row, column))
                    picture.append("│", _BORDER)
            picture.append("\n")
        picture.append("└" + "┴".join(["─" * self.inner] * 5) + "┘", _BORDER)
        return picture

    def _border_line(self, picture: Text, row: int) -> None:
        """The upper border of a tile carries its place, what is new, and the pawns."""
        for column in range(5):
            picture.append(
                "┌" if not row and not column else "├" if not column else "┼" if row else "┬", _BORDER
            )
            cell = cell_name(row, column)
            left = Text(cell.upper(), style="bold")
            if cell in self._fresh:
                left.append("*", "bold yellow")
            right = Text()
            for seat, each in enumerate(self._seats):
                if each["cell"] == cell:
                    right.append(SEAT_SIGN[seat], PAWN_STYLE[each["colour"]])
            room = max(0, self.inner - len(left) - len(right))
            picture.append_text(Text.assemble(left, ("─" * room, _BORDER), right))
        picture.append("┤" if row else "┐", _BORDER)

    def _style(self, tile: dict[str, Any]) -> str:
        if tile["cell"] in self._fresh:
            return _FRESH
        return _FILL["city" if tile["revealed"] else "water" if tile["back"] == "water" else "hidden"]

    def _face(self, row: int, column: int) -> Text:
        """What a tile shows, or what is known to be under it."""
        tile = self._tiles.get((row, column))
        if tile is None:
            return Text(f"{EYE_SIGN} {EYE_SIGN} {EYE_SIGN}".center(self.inner), style=_EYE)
        if tile["revealed"]:
            label = self._label(tile["face"])
        elif tile["back"] != "plain":
            label = self._words.text(f"label-{tile['back']}")
            if tile["face"] and tile["back"] == "water":
                label = f"({self._label(tile['face'])})"
        else:
            label = f"({self._label(tile['face'])})" if tile["face"] else f"{DUNE_SIGN}   {DUNE_SIGN}"
        return Text(label[: self.inner].center(self.inner), style=self._style(tile))

    def _label(self, face: str) -> str:
        if face.startswith("clue_"):
            _, part, line = face.split("_")
            return f"{self._words.text('label-clue')} {PART_SIGN[part]}{LINE_SIGN[line]}"
        return self._words.text(f"label-{face}")

    def _sand(self, row: int, column: int) -> Text:
        """Sand markers, whether they block, and the parts on top of them."""
        cell = cell_name(row, column)
        lying = [name for name, part in self._parts.items() if part["cell"] == cell]
        signs = Text(" ").join(Text(PART_SIGN[name], style=PART_STYLE[name]) for name in lying)
        tile = self._tiles.get((row, column))
        if tile is None:
            middle = (
                Text.assemble(EYE_SIGN, " ", signs, " ", EYE_SIGN)
                if lying
                else Text(f"{EYE_SIGN} {EYE_SIGN}")
            )
            return _centred(middle, self.inner, _EYE)
        markers = tile["sand"]
        sand = SAND_SIGN * markers if markers <= _MOST_SAND else f"{SAND_SIGN}×{markers}"
        heap = Text(sand + (f" {BLOCKED_SIGN}" if tile["blocked"] else ""))
        return _centred(
            Text.assemble(heap, " " if lying and markers else "", signs), self.inner, self._style(tile)
        )


def cell_name(row: int, column: int) -> str:
    """How a cell is called: columns by letter, rows by number."""
    return f"{'abcde'[column]}{row + 1}"


def _centred(text: Text, width: int, style: str) -> Text:
    left = max(0, (width - text.cell_len) // 2)
    line = Text(" " * left, style=style)
    line.append_text(text)
    line.append(" " * max(0, width - left - text.cell_len))
    return line

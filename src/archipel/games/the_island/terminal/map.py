"""The Island as a map of characters: rows of spaces, half a space apart, and who stands or swims there."""

from collections.abc import Collection
from typing import Final

from rich.text import Text

from archipel.terminal.board import View
from archipel.words import Words

CREATURE_SIGN: Final = {"sea_serpent": "§", "shark": "^", "whale": "@"}
GROUND_SIGN: Final = {"beach": ":", "forest": "♣", "mountain": "▲"}
BOAT_SIGN: Final = "∪"
SWUM_SIGN: Final = "~"
HAVEN_SIGN: Final = "⌂"
FRESH_SIGN: Final = "*"
COLOUR_STYLE: Final = {
    "red": "bold rgb(190,30,30)",
    "blue": "bold rgb(30,60,200)",
    "yellow": "bold rgb(110,80,0)",
    "green": "bold rgb(0,95,30)",
}

_CELL: Final = 6
_FILL: Final = {
    "beach": "rgb(120,90,40) on rgb(240,217,160)",
    "forest": "rgb(20,70,25) on rgb(150,195,125)",
    "mountain": "rgb(50,40,38) on rgb(190,180,172)",
    "sea": "rgb(40,90,105) on rgb(176,216,218)",
    "shore": "rgb(120,80,0) on rgb(250,228,160)",
}
_FRESH: Final = "on rgb(255,240,120)"
_CORNERS: Final = {"isle_nw": ("A", 0), "isle_ne": ("A", 1), "isle_sw": ("M", 0), "isle_se": ("M", 1)}


class SurvivalMap:
    """Draws the spaces of one view, two lines a row."""

    def __init__(self, view: View, words: Words, fresh: Collection[str]) -> None:
        self._view = view
        self._words = words
        self._fresh = fresh
        self._ground = {tile["space"]: tile["terrain"] for tile in view["tiles"]}
        self._shores = {shore for isle in view["isles"] for shore in isle["shores"]}
        self._boats = {boat["space"] for boat in view["boats"]}
        self.width = 12 * _CELL + 3

    def draw(self) -> Text:
        """Every line of the map."""
        picture = Text(no_wrap=True)
        for letter, start, names in self._rows():
            upper, lower = Text(f"{letter} ", style="bold"), Text("  ")
            for line in (upper, lower):
                line.append(" " * (2 + start - len(line)))
            for name in names:
                upper.append_text(self._upper(name))
                lower.append_text(self._lower(name))
            self._isles(letter, upper)
            picture.append_text(upper).append("\n").append_text(lower).append("\n")
        picture.rstrip()
        return picture

    def _rows(self) -> list[tuple[str, int, list[str]]]:
        """Each row: its letter, the column where it starts, and the names of its spaces."""
        rows: dict[int, list[tuple[str, int]]] = {}
        for name, q, r in self._view["spaces"]:
            rows.setdefault(r, []).append((name, (2 * q + r + 11) * _CELL // 2))
        return [(row[0][0][0], row[0][1], [name for name, _ in row]) for row in rows.values()]

    def _fill(self, name: str) -> str:
        if name in self._fresh:
            return _FRESH
        return _FILL[self._ground.get(name) or ("shore" if name in self._shores else "sea")]

    def _upper(self, name: str) -> Text:
        """The number of the space, its ground, and the creatures and the boat in it."""
        terrain = self._ground.get(name)
        cell = Text(name[1:], style="dim")
        if name in self._fresh:
            cell.append(FRESH_SIGN, style="bold red")
        if terrain:
            cell.append(GROUND_SIGN[terrain] * (4 - len(cell)))
        for creature in self._view["creatures"]:
            if creature["space"] == name:
                cell.append(CREATURE_SIGN[creature["creature"]], style="bold rgb(10,20,40)")
        if name in self._boats:
            cell.append(BOAT_SIGN, style="bold rgb(100,50,10)")
        return self._cell(cell, name)

    def _lower(self, name: str) -> Text:
        """The explorers: colour and letter; a plus where there are more than can be named."""
        cell = Text()
        here = [each for each in self._view["explorers"] if each["at"] == name]
        for i, each in enumerate(here):
            label = explorer_label(each["explorer"], self._words) + SWUM_SIGN * (
                each["swum"] and each["where"] == "sea"
            )
            if len(cell) + len(label) > _CELL - 1 - (i + 1 < len(here)):
                cell.append("+", style="bold")
                break
            cell.append(label, style=COLOUR_STYLE[each["colour"]])
        return self._cell(cell, name)

    def _cell(self, cell: Text, name: str) -> Text:
        """A space as wide as all others, with a gap to the next one."""
        cell.truncate(_CELL - 1)
        cell.append(" " * (_CELL - 1 - len(cell)))
        whole = Text(style=self._fill(name)).append_text(cell)
        return Text.assemble(whole, " ")

    def _isles(self, letter: str, line: Text) -> None:
        """The isles are in the corners of the map: how many they have saved."""
        for isle, (row, right) in _CORNERS.items():
            if row != letter:
                continue
            saved = [each for each in self._view["explorers"] if each["at"] == isle]
            sign = Text(f"{HAVEN_SIGN} {len(saved)}", style="bold rgb(160,110,0)")
            if right:
                line.append(" " * max(1, self.width - 6 - len(line)))
                line.append_text(sign)
            else:
                _put(line, 3, sign)


def _put(line: Text, column: int, sign: Text) -> None:
    """Write over the empty start of a line."""
    rest = line[column + len(sign) :]
    start = line[:column]
    line.plain = ""
    line.spans = []
    line.append_text(start).append_text(sign).append_text(rest)


def explorer_label(explorer: str, words: Words) -> str:
    """``rc``: the colour's letter and the explorer's own; a number would look like its value."""
    colour, _, number = explorer.rpartition("_")
    return words.name("colour", colour)[0].lower() + "abcdefghij"[int(number) - 1]

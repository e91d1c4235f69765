"""The Island in a terminal: the board of hexagons, boats, hands, and what is left under the tiles."""

from collections.abc import Collection
from typing import Any, ClassVar, Final

from rich.console import Group, RenderableType
from rich.text import Text

from archipel.engine.action import Action
from archipel.terminal.boards.board import Board, View
from archipel.words import Words

_SIGN: Final = {"sea_serpent": "§", "shark": "^", "whale": "@"}
_STYLE: Final = {"red": "bold red", "blue": "bold blue", "yellow": "bold yellow", "green": "bold green"}
_GROUND: Final = {"beach": "yellow", "forest": "green", "mountain": "white"}


class TheIslandBoard(Board):
    """One sign or two a space, and everything else in words below."""

    tones: ClassVar[dict[str, str]] = {
        "lost": "red",
        "boat_lost": "red",
        "landed": "green",
        "erupted": "bold red",
    }

    def draw(self, view: View, words: Words, width: int, fresh: Collection[str]) -> RenderableType:
        """The whole table."""
        return Group(_map(view, words), Text(), *_boats(view, words), *_seats(view, words))

    def piles(self, view: View, words: Words) -> RenderableType:
        """The backs that this viewer has not seen, by terrain."""
        lines = []
        for terrain, backs in view["unseen"].items():
            left = [f"{words.name('tile', back)} {number}" for back, number in backs.items() if number]
            lines.append(Text(f"{words.name('terrain', terrain)} · {', '.join(left)}"))
        return Group(Text(words.text("word-unseen"), style="bold"), *lines)

    def legend(self, words: Words) -> RenderableType:
        """What the signs on the board mean."""
        return Text(words.text("legend-the_island"))

    def heading(self, view: View, words: Words) -> str:
        """Turn and player, or the set-up."""
        if not view["begun"]:
            return words.text("word-to_place")
        return words.text("event-turn_began", turn=view["turn"], seat=view["active"])

    def summary(self, view: View, words: Words) -> list[tuple[str, str]]:
        """Everybody's points."""
        scores = view["outcome"]["scores"]
        return [
            (words.seat(seat), f"{score} ({words.text('word-points')})") for seat, score in enumerate(scores)
        ]

    def spot(self, view: View, action: Action) -> str:
        """The space that an action names."""
        return str(action.args.get("space", ""))


def _map(view: View, words: Words) -> Text:
    """The hexagons row by row, four columns a space."""
    cells = {name: _cell(view, words, name) for name, _, _ in view["spaces"]}
    picture = Text()
    rows: dict[int, list[tuple[str, int]]] = {}
    for name, q, r in view["spaces"]:
        rows.setdefault(r, []).append((name, 2 * (2 * q + r + 11)))
    for row in rows.values():
        line = Text(f"{row[0][0][0]} ", style="dim")
        for name, column in row:
            line.append(" " * (2 + column - len(line)))
            line.append_text(cells[name])
        picture.append_text(line)
        picture.append("\n")
    return picture


def _cell(view: View, words: Words, name: str) -> Text:
    """Up to three signs: ground or creatures, the boat with its passengers, and the explorers."""
    cell = Text()
    terrain = next((tile["terrain"] for tile in view["tiles"] if tile["space"] == name), None)
    if terrain:
        cell.append(words.name("terrain", terrain)[0].lower(), style=_GROUND[terrain])
    for creature in view["creatures"]:
        if creature["space"] == name:
            cell.append(_SIGN[creature["creature"]], style="bold")
    for boat in view["boats"]:
        if boat["space"] == name:
            cell.append("u", style="bold")
    here = [each for each in view["explorers"] if each["at"] == name]
    if here:
        colours = {each["colour"] for each in here}
        cell.append(str(len(here)), style=_STYLE[colours.pop()] if len(colours) == 1 else "bold")
    if not cell.plain:
        cell.append("·", style="dim")
    return cell[:3]


def _boats(view: View, words: Words) -> list[Text]:
    lines = []
    for boat in view["boats"]:
        if boat["passengers"]:
            aboard = ", ".join(words.name("explorer", each) for each in boat["passengers"])
            control = words.together([words.seat(seat) for seat in boat["control"]])
            place = f"{words.text('word-boat')} {boat['space']}"
            lines.append(Text(f"{place} · {aboard} · {words.text('word-control')} {control}"))
    return lines


def _seats(view: View, words: Words) -> list[Text]:
    lines = []
    for seat, each in enumerate(view["seats"]):
        line = Text(words.seat(seat), style="bold" if seat == view["active"] else "")
        for colour in each["colours"]:
            line.append(f" {words.name('colour', colour)}", style=_STYLE[colour])
        line.append(f" · {words.text('word-saved')} {each['saved']}")
        line.append(f" · {words.text('word-on_board')} {each['on_board']}")
        if each["hand"]:
            line.append(
                f" · {words.text('word-hand')} {', '.join(_tile(tile, words) for tile in each['hand'])}"
            )
        known = [e for e in view["explorers"] if e["seat"] == seat and e["value"]]
        if known:
            values = ", ".join(f"{words.name('explorer', e['explorer'])} = {e['value']}" for e in known)
            line.append(f" · {values}")
        lines.append(line)
    return lines


def _tile(tile: Any, words: Words) -> str:
    terrain = words.name("terrain", tile["terrain"])
    return f"{words.name('tile', tile['tile'])} ({terrain})" if tile["tile"] else terrain

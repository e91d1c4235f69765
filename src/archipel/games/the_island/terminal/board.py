"""The Island in a terminal: the chart, and what lies around it."""

from collections.abc import Collection, Sequence
from typing import ClassVar, Final

from rich.console import Group, RenderableType
from rich.text import Text

from archipel.engine.action import Action
from archipel.engine.event import Event
from archipel.games.the_island.terminal.map import (
    BOAT_SIGN,
    CREATURE_SIGN,
    FRESH_SIGN,
    GROUND_SIGN,
    HAVEN_SIGN,
    SWUM_SIGN,
    SurvivalMap,
)
from archipel.games.the_island.terminal.table import draw_boats, draw_crowds, draw_seats, draw_tiles
from archipel.terminal.board import Board, View
from archipel.terminal.layout import side_by_side, with_meanings
from archipel.words import Words

_WIDE: Final = 128  # from here on the table lies beside the chart
# Events that change a space, and the arguments that name it.
_CHANGED: Final = {
    **dict.fromkeys(
        ("placed", "placed_boat", "removed_tile", "appeared", "boat_appeared", "picked_up"), "space"
    ),
    **dict.fromkeys(("jumped", "fell_in", "lost", "boat_lost", "creature_lost", "defended"), "space"),
    **dict.fromkeys(("walked", "dived", "swam", "boarded", "sailed", "wind_blew", "rode_dolphin"), "to"),
    **dict.fromkeys(("moved_creature", "lifted"), "to"),
}


class TheIslandBoard(Board):
    """The whole table in one picture."""

    tones: ClassVar[dict[str, str]] = {
        "turn_began": "bold",
        "lost": "red",
        "boat_lost": "red",
        "whirlpool": "bold red",
        "landed": "bold green",
        "defended": "green",
        "erupted": "bold red",
        "scored": "bold",
        "counted": "bold",
    }

    def draw(self, view: View, words: Words, width: int, fresh: Collection[str]) -> RenderableType:
        """Chart and table, side by side where there is room."""
        chart = SurvivalMap(view, words, fresh)
        table = [
            draw_tiles(view, words),
            Text(),
            *draw_seats(view, words),
            *draw_boats(view, words),
            *draw_crowds(view, words),
        ]
        if width < _WIDE:
            return Group(chart.draw(), *table)
        return side_by_side(chart.draw(), table, width - chart.width - 2)

    def piles(self, view: View, words: Words) -> RenderableType:
        """The backs that this viewer has not seen, by terrain."""
        lines = []
        for terrain, backs in view["unseen"].items():
            left = [f"{words.name('tile', back)} {number}" for back, number in backs.items() if number]
            lines.append(Text(f"{words.name('terrain', terrain)} · {', '.join(left)}"))
        return Group(Text(words.text("word-unseen"), style="bold"), *lines)

    def legend(self, words: Words) -> RenderableType:
        """What the signs on the chart mean."""
        letter = words.name("colour", "red")[0].lower()
        signs = [
            (" ".join(GROUND_SIGN.values()), "ground"),
            (CREATURE_SIGN["sea_serpent"], "serpent"),
            (CREATURE_SIGN["shark"], "shark"),
            (CREATURE_SIGN["whale"], "whale"),
            (BOAT_SIGN, "boat"),
            (f"{letter}c", "explorer"),
            ("+", "more"),
            (SWUM_SIGN, "swum"),
            (HAVEN_SIGN, "haven"),
            (FRESH_SIGN, "fresh"),
        ]
        meanings = with_meanings((sign, words.text(f"legend-{meaning}")) for sign, meaning in signs)
        return Group(meanings, Text(words.text("legend-shore")), Text(words.text("word-reach")))

    def heading(self, view: View, words: Words) -> str:
        """Turn and player, or the set-up."""
        if not view["begun"]:
            return words.text("word-to_place")
        return words.text("event-turn_began", turn=view["turn"], seat=view["active"])

    def summary(self, view: View, words: Words) -> list[tuple[str, str]]:
        """Everybody's points, and what they are made of."""
        rows = []
        for seat, score in enumerate(view["outcome"]["scores"]):
            own = [each for each in view["explorers"] if each["seat"] == seat and each["value"]]
            parts = " + ".join(str(each["value"]) for each in own)
            points = f"{score} ({words.text('word-points')})"
            rows.append((words.seat(seat), f"{parts} = {points}" if parts else points))
        return rows

    def spot(self, view: View, action: Action) -> str:
        """The space that an action names."""
        return str(action.args.get("space", ""))

    def fresh(self, events: Sequence[Event]) -> set[str]:
        """The spaces that these events changed."""
        return {str(event.args[_CHANGED[event.key]]) for event in events if event.key in _CHANGED}


BOARD = TheIslandBoard()

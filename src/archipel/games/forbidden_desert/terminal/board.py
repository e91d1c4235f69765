"""Forbidden Desert in a terminal: the map, the storm, the seats and the piles."""

from collections.abc import Collection, Sequence
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text

from archipel.engine.action import Action
from archipel.engine.event import Event
from archipel.games.forbidden_desert.terminal.map import DesertMap
from archipel.games.forbidden_desert.terminal.signs import (
    BLOCKED_SIGN,
    DUNE_SIGN,
    EYE_SIGN,
    LINE_SIGN,
    PART_SIGN,
    SAND_SIGN,
    SHIELD_SIGN,
    STORM_SIGN,
    WATER_SIGN,
)
from archipel.games.forbidden_desert.terminal.table import (
    draw_all_piles,
    draw_parts,
    draw_piles,
    draw_seats,
    draw_storm,
)
from archipel.terminal.board import Board, View
from archipel.terminal.layout import side_by_side, with_meanings
from archipel.terminal.signs import SEAT_SIGN
from archipel.words import Words

_WIDE = 124  # from here on the table lies beside the desert
_SIDE = 40


class DesertBoard(Board):
    """The whole table in one picture."""

    moments: ClassVar[dict[str, frozenset[str]]] = {"storm": frozenset({"draw_storm", "end_turn"})}
    anytime: ClassVar[frozenset[str]] = frozenset(
        {
            *("give", "hand_over", "dune_blaster", "jet_pack", "solar_shield", "terrascope"),
            *("water_reserve", "time_throttle"),
        }
    )
    tones: ClassVar[dict[str, str]] = {
        "turn_began": "bold",
        "part_placed": "bold yellow",
        "part_in_eye": "bold yellow",
        "picked_up": "bold green",
        "storm_rose": "bold rgb(230,140,50)",
        "died": "bold red",
        "game_won": "bold green",
        "game_lost": "bold red",
    }

    def draw(self, view: View, words: Words, width: int, fresh: Collection[str]) -> RenderableType:
        """Map and table, side by side where there is room."""
        if width < _WIDE:
            return Group(DesertMap(view, words, width, fresh).draw(), *self._table(view, words, 2))
        desert = DesertMap(view, words, width - _SIDE - 2, fresh).draw()
        beside = [thing for part in self._table(view, words, 1) for thing in (part, Text())]
        return side_by_side(desert, beside, _SIDE)

    def _table(self, view: View, words: Words, columns: int) -> list[RenderableType]:
        """All that lies around the desert, in one narrow column or over the whole width."""
        return [
            draw_storm(view, words, narrow=columns == 1),
            draw_parts(view, words, columns),
            draw_seats(view, words, columns),
            draw_piles(view, words),
        ]

    def piles(self, view: View, words: Words) -> RenderableType:
        """The storm pile, the equipment and what is hidden, by name."""
        return draw_all_piles(view, words)

    # -- words -----------------------------------------------------------------------------------------------

    def legend(self, words: Words) -> RenderableType:
        """Signs of the map and of the table."""
        signs = [(PART_SIGN[part], words.name("part", part)) for part in PART_SIGN]
        signs += [
            (LINE_SIGN["row"], words.text("legend-row")),
            (LINE_SIGN["col"], words.text("legend-col")),
            (DUNE_SIGN, words.name("tile", "plain")),
            ("( )", words.text("word-peeked")),
            (SAND_SIGN, words.text("word-sand")),
            (BLOCKED_SIGN, words.text("word-blocked")),
            (EYE_SIGN, words.text("word-storm")),
            (SEAT_SIGN[0], words.text("legend-pawn")),
            (WATER_SIGN, words.text("word-water")),
            (SHIELD_SIGN, words.text("word-shield")),
            (STORM_SIGN["sun_beats_down"], words.name("storm", "sun_beats_down")),
            (STORM_SIGN["storm_picks_up"], words.name("storm", "storm_picks_up")),
            ("*", words.text("legend-fresh")),
        ]
        return with_meanings(signs)

    def heading(self, view: View, words: Words) -> str:
        """Turn and difficulty."""
        difficulty = words.name("difficulty", view["options"]["difficulty"])
        return f"{words.text('board-turn', turn=view['turn'])} · {difficulty}"

    def introduction(self, view: View, words: Words) -> list[str]:
        """Each adventurer and what it can do."""
        return [
            words.text(
                "board-role",
                seat=number,
                adventurer=seat["adventurer"],
                power=words.text(f"adventurer-{seat['adventurer']}", "power"),
            )
            for number, seat in enumerate(view["seats"])
        ]

    def summary(self, view: View, words: Words) -> list[tuple[str, str]]:
        """What a table talks about afterwards."""
        held = [
            words.name("part", name) for name, part in view["parts"].items() if part["state"] == "picked_up"
        ]
        revealed = sum(tile["revealed"] for tile in view["desert"]["tiles"])
        storm = view["storm"]
        return [
            (words.text("word-parts"), f"{len(held)}/4" + (f" ({', '.join(held)})" if held else "")),
            (words.text("end-revealed"), f"{revealed}/24"),
            (words.text("word-sand_supply"), str(view["sand"]["supply"])),
            (words.text("word-marks_left"), str(storm["skull"] - storm["mark"])),
            (words.text("option-difficulty"), words.name("difficulty", view["options"]["difficulty"])),
            (words.text("end-turns"), str(view["turn"])),
        ]

    # -- places ----------------------------------------------------------------------------------------------

    def spot(self, view: View, action: Action) -> str:
        """The cell that an action names."""
        return str(action.args["cell"]).upper() if "cell" in action.args else ""

    def fresh(self, events: Sequence[Event]) -> set[str]:
        """Cells where something was dug, laid, revealed, or where somebody arrived."""
        return {str(event.args[name]) for event in events for name in ("cell", "to") if name in event.args}


BOARD = DesertBoard()

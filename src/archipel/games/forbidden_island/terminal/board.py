"""Forbidden Island in a terminal: the map, the water, the seats and the piles."""

from collections.abc import Collection, Sequence
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text

from archipel.engine.action import Action
from archipel.engine.event import Event
from archipel.games.forbidden_island.rules.components import SKULL
from archipel.games.forbidden_island.terminal.map import IslandMap
from archipel.games.forbidden_island.terminal.signs import (
    CARD_SIGN,
    LANDING_SIGN,
    TREASURE_SIGN,
)
from archipel.games.forbidden_island.terminal.table import (
    draw_all_piles,
    draw_flight,
    draw_piles,
    draw_seats,
    draw_treasures,
    draw_water,
    spots_of,
)
from archipel.terminal.board import Board, View
from archipel.terminal.layout import side_by_side, with_meanings
from archipel.terminal.signs import SEAT_SIGN
from archipel.words import Words

_WIDE = 118  # from here on the table lies beside the island
_SIDE = 38


class IslandBoard(Board):
    """The whole table in one picture."""

    moments: ClassVar[dict[str, frozenset[str]]] = {
        "draws": frozenset({"draw_treasure", "draw_flood", "swim", "rescue"}),
        "floods": frozenset({"draw_flood", "swim", "rescue"}),
    }

    anytime: ClassVar[frozenset[str]] = frozenset({"sandbags", "helicopter", "take_off"})
    tones: ClassVar[dict[str, str]] = {
        "turn_began": "bold",
        "captured": "bold green",
        "waters_rose": "bold rgb(90,150,235)",
        "sank": "bold red",
        "in_water": "bold red",
        "lifted": "bold",
        "sandbagged": "bold",
        "game_won": "bold green",
        "game_lost": "bold red",
    }

    def draw(self, view: View, words: Words, width: int, fresh: Collection[str]) -> RenderableType:
        """Map and table, side by side where there is room."""
        if width < _WIDE:
            return Group(IslandMap(view, words, width, fresh).draw(), *self._table(view, words, 2))
        island = IslandMap(view, words, width - _SIDE - 2, fresh).draw()
        beside = [thing for part in self._table(view, words, 1) for thing in (part, Text())]
        return side_by_side(island, beside, _SIDE)

    def _table(self, view: View, words: Words, columns: int) -> list[RenderableType]:
        """All that lies around the island, in one narrow column or over the whole width."""
        flight = draw_flight(view, words)
        return [
            draw_water(view, words, narrow=columns == 1),
            draw_treasures(view, words, columns),
            draw_seats(view, words, columns),
            draw_piles(view, words),
            *([flight] if flight else []),
        ]

    def piles(self, view: View, words: Words) -> RenderableType:
        """Both discard piles and the layers of the Flood pile, by name."""
        return draw_all_piles(view, words)

    # -- words -----------------------------------------------------------------------------------------------

    def legend(self, words: Words) -> RenderableType:
        """Signs of the map and of the cards."""
        signs = [(TREASURE_SIGN[treasure], words.name("treasure", treasure)) for treasure in TREASURE_SIGN]
        signs += [
            (CARD_SIGN[card], words.name("card", card)) for card in CARD_SIGN if card not in TREASURE_SIGN
        ]
        signs += [
            (LANDING_SIGN, words.name("tile", "fools_landing")),
            (SEAT_SIGN[0], words.text("legend-pawn")),
        ]
        signs += [("≈≈", words.text("word-flooded")), ("~  ~", words.text("word-sunk"))]
        signs += [("!", words.text("legend-next")), ("*", words.text("legend-fresh"))]
        return with_meanings(signs)

    def heading(self, view: View, words: Words) -> str:
        """Turn, difficulty, and the island if it is not the rulebook's."""
        options = view["options"]
        parts = [words.text("board-turn", turn=view["turn"]), words.name("difficulty", options["difficulty"])]
        if options["island"] != "forbidden_island":
            parts.append(words.name("island", options["island"]))
        return " · ".join(parts)

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
        captured = [
            words.name("card", name) for name, captor in view["treasures"].items() if captor is not None
        ]
        sunk = sum(tile["state"] == "sunk" for tile in view["island"]["tiles"])
        return [
            (
                words.text("word-treasures"),
                f"{len(captured)}/4" + (f" ({', '.join(captured)})" if captured else ""),
            ),
            (words.text("end-sunk"), f"{sunk}/24"),
            (words.text("word-water_level"), f"{view['water']['level']}/{SKULL}"),
            (words.text("option-difficulty"), words.name("difficulty", view["options"]["difficulty"])),
            (words.text("end-turns"), str(view["turn"])),
        ]

    # -- places ----------------------------------------------------------------------------------------------

    def spot(self, view: View, action: Action) -> str:
        """The places of the tiles that an action names."""
        spots = spots_of(view)
        return "+".join(spots[str(action.args[name])] for name in ("tile", "second") if name in action.args)

    def fresh(self, events: Sequence[Event]) -> set[str]:
        """Tiles that got wet, dried, sank, or where somebody arrived."""
        return {str(event.args[name]) for event in events for name in ("tile", "to") if name in event.args}


BOARD = IslandBoard()

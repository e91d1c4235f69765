"""Forbidden Island in a terminal: the map, the water, the seats and the piles."""

from collections.abc import Collection, Sequence
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from archipel.engine.action import Action
from archipel.engine.event import Event
from archipel.games.forbidden_island.components import FLOOD_CARDS, SKULL
from archipel.terminal.boards.board import Board, View
from archipel.terminal.boards.island_map import IslandMap, spot_name
from archipel.terminal.boards.island_signs import (
    CARD_SIGN,
    CARD_STYLE,
    LANDING_SIGN,
    PAWN_STYLE,
    SEAT_SIGN,
    SITE_OF,
    SKULL_SIGN,
    TREASURE_SIGN,
    TREASURE_STYLE,
)
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
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column(width=_SIDE)
        grid.add_row(island, Group(*beside))
        return grid

    def _table(self, view: View, words: Words, columns: int) -> list[RenderableType]:
        """All that lies around the island, in one narrow column or over the whole width."""
        return [
            self._water(view, words, narrow=columns == 1),
            self._treasures(view, words, columns),
            self._seats(view, words, columns),
            self._piles_line(view, words),
        ]

    # -- the water meter -------------------------------------------------------------------------------------

    def _water(self, view: View, words: Words, narrow: bool) -> Text:
        water = view["water"]
        line = Text(words.text("word-water_level") + ("\n" if narrow else " "), style="bold")
        for level in range(1, SKULL + 1):
            mark = SKULL_SIGN if level == SKULL else str(FLOOD_CARDS[level])
            here = level == water["level"]
            style = "reverse bold" if here else "rgb(70,150,200)" if level < water["level"] else "dim"
            line.append(f"[{mark}]" if here else f" {mark} ", style if level < SKULL or here else "bold red")
        told = words.text("board-water", cards=water["flood_cards"], left=SKULL - water["level"])
        line.append(("\n" if narrow else " ") + told, "not bold")
        return line

    # -- treasures -------------------------------------------------------------------------------------------

    def _treasures(self, view: View, words: Words, columns: int) -> Table:
        spots = _spots(view)
        alive = {tile["tile"] for tile in view["island"]["tiles"] if tile["state"] != "sunk"}
        cells: list[Text] = []
        for treasure, captor in view["treasures"].items():
            cell = Text.assemble((TREASURE_SIGN[treasure], TREASURE_STYLE[treasure]), " ")
            cell.append(words.name("card", treasure) + " ")
            if captor is not None:
                cell.append(f"✓ {words.seat(captor)}", "bold green")
            else:
                sites = [spots[tile] for tile, of in SITE_OF.items() if of == treasure and tile in alive]
                cell.append(" ".join(sites) or "✗", "bold" if len(sites) == 2 else "bold red")
            cells.append(cell)
        grid = Table.grid(padding=(0, 3, 0, 0))
        for first in range(0, len(cells), columns):
            grid.add_row(*cells[first : first + columns])
        return grid

    # -- seats -----------------------------------------------------------------------------------------------

    def _seats(self, view: View, words: Words, columns: int) -> Table:
        spots = _spots(view)
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=columns == 2)
        for number, seat in enumerate(view["seats"]):
            who = Text("▶ " if number == view["active"] and view["outcome"] is None else "  ")
            who.append(SEAT_SIGN[number], PAWN_STYLE[seat["colour"]])
            who.append(f" {words.seat(number)}", "bold")
            who.append(f" · {words.name('adventurer', seat['adventurer'])} · {spots[seat['tile']]}")
            if seat["flown"]:
                who.append(f" · {words.text('board-flown')}", "dim")
            hand = (
                _cards(seat["hand"], words)
                if seat["hand"]
                else Text(words.text("board-no_card"), style="dim")
            )
            if columns == 2:
                grid.add_row(who, hand)
            else:
                grid.add_row(who)
                grid.add_row(Padding(hand, (0, 0, 0, 4)))
        return grid

    # -- piles -----------------------------------------------------------------------------------------------

    def _piles_line(self, view: View, words: Words) -> Text:
        spots = _spots(view)
        treasure, flood = view["treasure_pile"], view["flood_pile"]
        line = Text(words.text("word-treasure_pile"), style="bold").append(f" {treasure['size']}", "not bold")
        line.append(f" · {words.text('word-discards').lower()} ", "not bold")
        line.append_text(
            _signs(treasure["discards"]) if treasure["discards"] else Text("–", style="not bold")
        )
        line.append("\n" + words.text("word-flood_pile")).append(f" {flood['size']}", "not bold")
        if len(flood["layers"]) > 1:
            top = " ".join(sorted(spots[tile] for tile in flood["layers"][0]))
            line.append(" · " + words.text("board-on_top"), "not bold").append(f" {top}", "red")
        line.append(f" · {words.text('word-discards').lower()} ", "not bold")
        line.append(" ".join(sorted(spots[tile] for tile in flood["discards"])) or "–", "not bold")
        return line

    def piles(self, view: View, words: Words) -> RenderableType:
        """Both discard piles and the layers of the Flood pile, by name."""
        spots = _spots(view)
        flood = view["flood_pile"]
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="bold")
        grid.add_column()
        title = f"{words.text('word-treasure_pile')} · {words.text('word-discards').lower()}"
        grid.add_row(title, _cards(view["treasure_pile"]["discards"], words) or "–")
        title = f"{words.text('word-flood_pile')} · {words.text('word-discards').lower()}"
        grid.add_row(title, _tiles(flood["discards"], spots, words))
        for number, layer in enumerate(flood["layers"], start=1):
            title = f"{words.text('word-flood_pile')} · {words.text('word-layer', number=number).lower()}"
            grid.add_row(title, _tiles(layer, spots, words))
        sunk = [tile["tile"] for tile in view["island"]["tiles"] if tile["state"] == "sunk"]
        grid.add_row(words.text("word-sunk"), _tiles(sunk, spots, words))
        return grid

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
        grid = Table.grid(padding=(0, 2))
        for sign, meaning in signs:
            grid.add_row(Text(sign, style="bold"), meaning)
        return grid

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
        spots = _spots(view)
        return "+".join(spots[str(action.args[name])] for name in ("tile", "second") if name in action.args)

    def fresh(self, events: Sequence[Event]) -> set[str]:
        """Tiles that got wet, dried, sank, or where somebody arrived."""
        return {str(event.args[name]) for event in events for name in ("tile", "to") if name in event.args}


def _spots(view: View) -> dict[str, str]:
    return {tile["tile"]: spot_name(tile["row"], tile["column"]) for tile in view["island"]["tiles"]}


def _cards(hand: dict[str, int], words: Words) -> Text:
    parts = []
    for card, number in hand.items():
        signs = Text(CARD_SIGN[card] * number, style=CARD_STYLE[card])
        parts.append(Text.assemble(signs, Text(f" {words.name('card', card)}", style="not bold")))
    return Text(", ", style="not bold").join(parts)


def _signs(cards: dict[str, int]) -> Text:
    parts = [Text(CARD_SIGN[card] * number, style=CARD_STYLE[card]) for card, number in cards.items()]
    return Text(" ").join(parts)


def _tiles(tiles: Sequence[str], spots: dict[str, str], words: Words) -> str:
    in_order = sorted(tiles, key=lambda tile: spots[tile])
    return ", ".join(f"{words.name('tile', tile)} {spots[tile]}" for tile in in_order) or "–"

"""What lies around the island: the water meter, treasures, seats and piles."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from archipel.engine.event import Json
from archipel.games.forbidden_island.rules.components import FLOOD_CARDS, SKULL
from archipel.games.forbidden_island.terminal.map import spot_name
from archipel.games.forbidden_island.terminal.signs import (
    CARD_SIGN,
    CARD_STYLE,
    SITE_OF,
    TREASURE_SIGN,
    TREASURE_STYLE,
)
from archipel.terminal.board import View
from archipel.terminal.layout import adventurer, in_columns, with_hands
from archipel.terminal.prose import Pieces
from archipel.terminal.signs import SKULL_SIGN
from archipel.words import Words


def draw_water(view: View, words: Words, narrow: bool) -> Text:
    """The water meter, each mark with its number of Flood cards."""
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


def draw_treasures(view: View, words: Words, columns: int) -> Table:
    """Who captured each treasure, or where it can still be captured."""
    spots = spots_of(view)
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
    return in_columns(cells, columns)


def draw_seats(view: View, words: Words, columns: int) -> Table:
    """Everybody with adventurer, place and hand."""
    spots = spots_of(view)
    rows: list[tuple[Text, RenderableType]] = []
    for number, seat in enumerate(view["seats"]):
        who = adventurer(view, words, number, spots[seat["tile"]])
        if seat["flown"]:
            who.append(f" · {words.text('board-flown')}", "dim")
        hand = _cards(seat["hand"], words)
        rows.append((who, hand))
    return with_hands(rows, columns)


def draw_flight(view: View, words: Words) -> Text | None:
    """Who is aboard while a helicopter is being loaded, or nothing."""
    step = view["step"]
    if not step or step[0] not in ("choose_passengers", "choose_landing"):
        return None
    aboard: list[Json] = [seat for seat in range(len(view["seats"])) if step[2] >> seat & 1]
    told = words.text("board-aboard", pawns=aboard) if aboard else words.text("board-nobody_aboard")
    return Text(f"{CARD_SIGN['helicopter_lift']} {told}", style="bold yellow")


def draw_piles(view: View, words: Words) -> Text:
    """Sizes, discards as signs and places, and what is known to lie on top of the Flood pile."""
    spots = spots_of(view)
    treasure, flood = view["treasure_pile"], view["flood_pile"]
    line = Text(words.text("word-treasure_pile"), style="bold").append(f" {treasure['size']}", "not bold")
    line.append(f" · {words.text('word-discards').lower()} ", "not bold")
    line.append_text(_signs(treasure["discards"]) if treasure["discards"] else Text("–", style="not bold"))
    line.append("\n" + words.text("word-flood_pile")).append(f" {flood['size']}", "not bold")
    if len(flood["layers"]) > 1:
        top = " ".join(sorted(spots[tile] for tile in flood["layers"][0]))
        line.append(" · " + words.text("board-on_top"), "not bold").append(f" {top}", "red")
    line.append(f" · {words.text('word-discards').lower()} ", "not bold")
    line.append(" ".join(sorted(spots[tile] for tile in flood["discards"])) or "–", "not bold")
    return line


def draw_all_piles(view: View, words: Words) -> Table:
    """Both discard piles and the layers of the Flood pile, by name."""
    spots = spots_of(view)
    flood = view["flood_pile"]
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold")
    grid.add_column()
    title = f"{words.text('word-treasure_pile')} · {words.text('word-discards').lower()}"
    grid.add_row(title, _cards(view["treasure_pile"]["discards"], words))
    title = f"{words.text('word-flood_pile')} · {words.text('word-discards').lower()}"
    grid.add_row(title, _tiles(flood["discards"], spots, words))
    for number, layer in enumerate(flood["layers"], start=1):
        title = f"{words.text('word-flood_pile')} · {words.text('word-layer', number=number).lower()}"
        grid.add_row(title, _tiles(layer, spots, words))
    sunk = [tile["tile"] for tile in view["island"]["tiles"] if tile["state"] == "sunk"]
    grid.add_row(words.text("word-sunk"), _tiles(sunk, spots, words))
    return grid


def spots_of(view: View) -> dict[str, str]:
    """Where each tile lies."""
    return {tile["tile"]: spot_name(tile["row"], tile["column"]) for tile in view["island"]["tiles"]}


def _cards(hand: dict[str, int], words: Words) -> Pieces:
    parts = []
    for card, number in hand.items():
        signs = Text(CARD_SIGN[card] * number, style=CARD_STYLE[card])
        parts.append(Text.assemble(signs, Text(f" {words.name('card', card)}", style="not bold")))
    return Pieces(parts or [Text(words.text("board-no_card"), style="dim")])


def _signs(cards: dict[str, int]) -> Text:
    parts = [Text(CARD_SIGN[card] * number, style=CARD_STYLE[card]) for card, number in cards.items()]
    return Text(" ").join(parts)


def _tiles(tiles: Sequence[str], spots: dict[str, str], words: Words) -> str:
    in_order = sorted(tiles, key=lambda tile: spots[tile])
    return ", ".join(f"{words.name('tile', tile)} {spots[tile]}" for tile in in_order) or "–"

"""What lies around the desert: the storm meter, sand, parts, seats and piles."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from archipel.games.forbidden_desert.terminal.signs import (
    DRY_SIGN,
    PART_SIGN,
    PART_STYLE,
    SAND_SIGN,
    SHIELD_SIGN,
    STORM_SIGN,
    WATER_SIGN,
)
from archipel.terminal.board import View
from archipel.terminal.layout import adventurer, in_columns, with_hands
from archipel.terminal.prose import Pieces
from archipel.terminal.signs import SKULL_SIGN
from archipel.words import Words

_SUN = "sun_beats_down"
_RISE = "storm_picks_up"


def draw_storm(view: View, words: Words, narrow: bool) -> Text:
    """The storm meter, each mark with its number of cards, and the sand that is left."""
    storm = view["storm"]
    line = Text(words.text("word-storm_level") + ("\n" if narrow else " "), style="bold")
    for mark, cards in enumerate([*storm["marks"], SKULL_SIGN]):
        here = mark == storm["mark"]
        style = "reverse bold" if here else "rgb(220,150,60)" if mark < storm["mark"] else "dim"
        line.append(
            f"[{cards}]" if here else f" {cards}", style if mark < storm["skull"] or here else "bold red"
        )
    told = words.text("board-storm", cards=storm["level"], left=storm["skull"] - storm["mark"])
    line.append(("\n" if narrow else "  ") + told, "not bold")
    low = view["sand"]["supply"] < 8
    line.append(f"\n{words.text('word-sand_supply')} {SAND_SIGN} ").append(
        str(view["sand"]["supply"]), "bold red" if low else "not bold"
    )
    if view["cards_to_draw"] != storm["level"]:
        line.append(f"  {words.text('word-cards_to_draw')} ").append(str(view["cards_to_draw"]), "not bold")
    return line


def draw_parts(view: View, words: Words, columns: int) -> Table:
    """Where each part is, or what its clues tell so far."""
    cells: list[Text] = []
    for name, part in view["parts"].items():
        cell = Text.assemble((PART_SIGN[name], PART_STYLE[name]), " ", words.name("part", name), " ")
        if part["state"] == "picked_up":
            cell.append(f"✓ {words.seat(part['seat'])}", "bold green")
        elif part["cell"]:
            cell.append(part["cell"].upper(), "bold")
            if part["state"] == "in_eye":
                cell.append(f" ({words.text('word-storm').lower()})", "dim")
        else:
            cell.append(_clues(view, name) or "–", "bold")
        cells.append(cell)
    return in_columns(cells, columns)


def _clues(view: View, part: str) -> str:
    """The row or column that a single revealed clue gives: “↔ 2” or “↕ D”."""
    for tile in view["desert"]["tiles"]:
        if tile["revealed"] and tile["face"] == f"clue_{part}_row":
            return f"↔ {tile['row'] + 1}"
        if tile["revealed"] and tile["face"] == f"clue_{part}_col":
            return f"↕ {'ABCDE'[tile['column']]}"
    return ""


def draw_seats(view: View, words: Words, columns: int) -> Table:
    """Everybody with adventurer, place, water and equipment."""
    rows: list[tuple[Text, RenderableType]] = []
    for number, seat in enumerate(view["seats"]):
        who = adventurer(view, words, number, f"{seat['cell'].upper()} ")
        water = max(0, seat["water"])
        who.append(WATER_SIGN * water, "bold rgb(90,170,230)" if water > 1 else "bold red")
        who.append(DRY_SIGN * (seat["canteen"] - water), "dim")
        if seat["water"] < 0:
            who.append(f" {SKULL_SIGN}", "bold red")
        if seat["shield"]:
            who.append(f" {SHIELD_SIGN}", "bold yellow")
        if seat["buried"]:
            who.append(f" {words.text('word-buried').lower()}", "bold red")
        hand = _equipment(seat["hand"], words)
        rows.append((who, hand))
    return with_hands(rows, columns)


def draw_piles(view: View, words: Words) -> Text:
    """How many storm cards are left, the suns and rises among them, and what is known of their order."""
    pile = view["storm_pile"]
    line = Text(words.text("word-storm_pile"), style="bold").append(f" {pile['size']}", "not bold")
    for card in (_SUN, _RISE):
        left = pile["unknown"].get(card, 0) + (pile["top"] + pile["bottom"]).count(card)
        line.append(f" · {STORM_SIGN[card]} {left}", "not bold")
    for key, cards in (("word-known_top", pile["top"]), ("word-known_bottom", pile["bottom"])):
        if cards:
            signs = " ".join(STORM_SIGN[card] for card in cards)
            line.append(f" · {words.text(key).lower()} ", "not bold").append(signs, "bold yellow")
    line.append("\n" + words.text("word-equipment_pile")).append(
        f" {view['equipment_pile']['size']}", "not bold"
    )
    return line


def draw_all_piles(view: View, words: Words) -> Table:
    """What is discarded, what may still come, and what the tiles may still hide."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold")
    grid.add_column()
    pile = view["storm_pile"]
    storm = words.text("word-storm_pile")
    for key, cards in (("word-known_top", pile["top"]), ("word-known_bottom", pile["bottom"])):
        if cards:
            names = ", ".join(words.name("storm", card) for card in cards)
            grid.add_row(f"{storm} · {words.text(key).lower()}", names)
    grid.add_row(f"{storm} · {words.text('word-unknown').lower()}", _counted(pile["unknown"], "storm", words))
    grid.add_row(
        f"{storm} · {words.text('word-discards').lower()}", _counted(pile["discards"], "storm", words)
    )
    left = view["equipment_pile"]["left"]
    grid.add_row(words.text("word-equipment_pile"), _counted(left, "equipment", words))
    for back in ("plain", "water"):
        title = f"{words.text('word-hidden')} · {words.name('tile', back)}"
        grid.add_row(title, _counted(view["hidden"][back], "tile", words))
    return grid


def _counted(things: dict[str, int], kind: str, words: Words) -> str:
    return ", ".join(f"{number} × {words.name(kind, name)}" for name, number in things.items()) or "–"


def _equipment(hand: dict[str, int], words: Words) -> Pieces:
    parts = [
        Text(words.name("equipment", card) + (f" ×{number}" if number > 1 else ""))
        for card, number in hand.items()
    ]
    return Pieces(parts or [Text(words.text("board-no_card"), style="dim")])

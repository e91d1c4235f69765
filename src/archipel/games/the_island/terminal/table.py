"""What lies around the chart: tiles left, supply, boats, crowds and seats."""

from typing import Any

from rich.text import Text

from archipel.games.the_island.terminal.map import (
    BOAT_SIGN,
    COLOUR_STYLE,
    CREATURE_SIGN,
    GROUND_SIGN,
    explorer_label,
)
from archipel.terminal.board import View
from archipel.words import Words

_ROOM = 2  # explorers that fit into a space of the map whatever they are called


def draw_tiles(view: View, words: Words) -> Text:
    """How many tiles of each terrain are left, what is known of the volcano, and the supply."""
    left = view["tiles_left"]
    line = Text(words.text("word-tiles_left") + "  ", style="bold")
    for terrain, count in left.items():
        line.append(f"{GROUND_SIGN[terrain]} {count}  ", "not bold")
    if view["options"]["end"] == "volcano" and left["mountain"]:
        before = left["beach"] + left["forest"]
        told = words.text("table-volcano", before=before, mountains=left["mountain"])
        line.append(told, "not bold" if before else "bold red")
    line.append(f"\n{words.text('word-supply')}  ")
    signs = {"boat": BOAT_SIGN, "shark": CREATURE_SIGN["shark"], "whale": CREATURE_SIGN["whale"]}
    line.append("  ".join(f"{sign} {view['supply'][piece]}" for piece, sign in signs.items()), "not bold")
    if view["rolled"]:
        line.append(f"   {words.text('word-die')}  ")
        line.append(words.name("creature", view["rolled"]), "not bold")
    return line


def draw_boats(view: View, words: Words) -> list[Text]:
    """Who sits in each boat, and who may sail it."""
    lines = []
    for boat in view["boats"]:
        if boat["passengers"]:
            aboard = ", ".join(explorer_label(each, words) for each in boat["passengers"])
            control = words.together([words.seat(seat) for seat in boat["control"]])
            place = f"{BOAT_SIGN} {boat['space']}"
            lines.append(Text(f"{place}  {aboard} · {words.text('word-control')} {control}"))
    return lines


def draw_crowds(view: View, words: Words) -> list[Text]:
    """The spaces with more explorers than the map has room for."""
    places: dict[str, list[str]] = {}
    for each in view["explorers"]:
        if each["where"] in ("land", "sea"):
            places.setdefault(each["at"], []).append(explorer_label(each["explorer"], words))
    return [
        Text(f"{words.text('table-crowd', space=space)}  {', '.join(names)}", style="dim")
        for space, names in places.items()
        if len(names) > _ROOM
    ]


def draw_seats(view: View, words: Words) -> list[Text]:
    """Every player: the explorers, the hand, and the numbers that may be seen."""
    lines = []
    for seat, each in enumerate(view["seats"]):
        line = Text("» " if seat == view["active"] else "  ", style="bold")
        line.append(words.seat(seat))
        for colour in each["colours"]:
            line.append(f" {words.name('colour', colour)}", style=COLOUR_STYLE[colour])
        lost = sum(e["where"] == "lost" for e in view["explorers"] if e["seat"] == seat)
        counts = [("on_board", each["on_board"]), ("saved", each["saved"]), ("lost", lost)]
        line.append("".join(f" · {words.text(f'word-{word}')} {count}" for word, count in counts), "not bold")
        if each["hand"]:
            tiles = ", ".join(_tile(tile, words) for tile in each["hand"])
            line.append(f" · {words.text('word-hand')} {tiles}", "not bold")
        known = [e for e in view["explorers"] if e["seat"] == seat and e["value"]]
        if known:
            values = ", ".join(f"{explorer_label(e['explorer'], words)} = {e['value']}" for e in known)
            line.append(f"\n    {values}", "italic not bold")
        lines.append(line)
    return lines


def _tile(tile: Any, words: Words) -> str:
    terrain = words.name("terrain", tile["terrain"])
    return f"{words.name('tile', tile['tile'])} ({terrain})" if tile["tile"] else terrain

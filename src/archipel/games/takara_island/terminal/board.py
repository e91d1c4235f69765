"""Takara Island in a terminal: six shafts side by side, the village, and what everybody has."""

from collections.abc import Collection, Sequence
from typing import Any, ClassVar, Final

from rich.console import Group, RenderableType
from rich.text import Text

from archipel.engine.action import Action
from archipel.engine.event import Event
from archipel.terminal.board import Board, View
from archipel.words import Words

_STYLE: Final = {"red": "bold red", "green": "bold green", "blue": "bold blue", "orange": "bold yellow"}
_LEVEL: Final = {"superficial": "yellow", "intermediate": "rgb(200,120,60)", "deep": "rgb(150,110,200)"}
_WIDTH: Final = 9  # columns of a shaft
_HIDDEN: Final = "░░░░░"


class TakaraBoard(Board):
    """The nine places of each site below one another; what is gone is a dot."""

    tones: ClassVar[dict[str, str]] = {
        "wounded": "red",
        "mimic_fled": "red",
        "beat": "green",
        "found_stone": "bold green",
        "emptied": "bold yellow",
    }

    def draw(self, view: View, words: Words, width: int, fresh: Collection[str]) -> RenderableType:
        """The whole table."""
        lines = [_shafts(view, words, fresh), *_village(view, words), Text(), *_seats(view, words)]
        return Group(*lines)

    def piles(self, view: View, words: Words) -> RenderableType:
        """What this viewer has not seen, by level, the discards, and the chest tiles."""
        lines = [Text(words.text("word-unseen"), style="bold")]
        for level, tiles in view["unseen"].items():
            left = [f"{words.name('tile', tile)} ×{number}" for tile, number in tiles.items() if number]
            lines.append(Text(f"{words.name('level', level)} · {', '.join(left) or '–'}"))
        chests = [
            f"{words.name('chest', each)} ×{number}" for each, number in view["chests"]["unseen"].items()
        ]
        lines.append(Text(f"{words.text('word-chests')} · {', '.join(chests) or '–'}"))
        lines.append(Text(words.text("word-discards"), style="bold"))
        lines.append(Text(_counted(view["discards"], "tile", words) or "–"))
        return Group(*lines)

    def legend(self, words: Words) -> RenderableType:
        """What the signs on the board mean."""
        return Text(words.text("legend-takara_island"))

    def heading(self, view: View, words: Words) -> str:
        """Turn and player."""
        return words.text("event-turn_began", turn=view["turn"], seat=view["active"])

    def summary(self, view: View, words: Words) -> list[tuple[str, str]]:
        """Everybody's points and level of experience."""
        return [
            (words.seat(number), f"{seat['points']} · {words.name('experience', seat['experience'])}")
            for number, seat in enumerate(view["seats"])
        ]

    def spot(self, view: View, action: Action) -> str:
        """The site that an action names, and how deep."""
        site = str(action.args.get("site", ""))
        depth = action.args.get("depth")
        return f"{_label(site)}.{depth}" if depth else _label(site)

    def fresh(self, events: Sequence[Event]) -> set[str]:
        """The places where something was turned up or taken away."""
        found = set()
        for event in events:
            if event.key in {"dug", "mined", "turned_up", "found_rockfall"}:
                found.add(f"{event.args['site']} {event.args['depth']}")
        return found


def _label(site: str) -> str:
    return site.replace("site_", "S")


def _shafts(view: View, words: Words, fresh: Collection[str]) -> Text:
    """A row a depth, a column a site."""
    picture = Text("   ")
    for site in view["sites"]:
        picture.append(f"{_label(site['site'])} ({site['left']})".ljust(_WIDTH), "bold")
    for depth in range(9):
        picture.append(f"\n{depth + 1}  ", "dim")
        for site in view["sites"]:
            tile = site["tiles"][depth]
            first = tile["state"] != "gone" and (depth == 0 or site["tiles"][depth - 1]["state"] == "gone")
            told = _sign(tile, site["wounds"] if first else 0, words)
            bright = "reverse" if f"{site['site']} {depth + 1}" in fresh else ""
            style = "dim" if tile["state"] == "gone" else f"{_LEVEL[tile['level']]} {bright}"
            picture.append(told, style)
            picture.append(" " * (_WIDTH - len(told)))
    picture.append("\n   ")
    for site in view["sites"]:
        picture.append(("☺" * site["adventurers"]).ljust(_WIDTH), "bold")
    return picture


def _sign(tile: Any, wounds: int, words: Words) -> str:
    """[face up], (face down and known), shaded, or a dot."""
    if tile["state"] == "gone":
        return "·"
    if tile["tile"] is None:
        return _HIDDEN
    sign = words.name("sign", tile["tile"])
    return f"[{sign}{'*' * wounds}]" if tile["state"] == "up" else f"({sign})"


def _village(view: View, words: Words) -> list[Text]:
    village = view["village"]
    forge = words.seat(village["sword"]) if village["sword"] is not None else words.text("word-forge")
    places = [
        f"{words.text('word-sword')} {forge}",
        f"{words.text('word-tripot')} {village['tripot']}",
        f"{words.text('word-counter')} {village['counter']}",
        f"{words.text('word-port')} {village['port']}",
        f"{words.text('word-hospital')} {village['hospital']}",
    ]
    stock = [
        f"{words.text('word-tokens')} {village['tokens']}",
        f"{words.text('word-chests')} {view['chests']['left']}",
        f"{words.text('word-empty_sites')} {view['empty_sites']}",
        f"{words.text('word-stones')} {view['stones_found']}/2",
    ]
    lines = [Text(" · ".join(places)), Text(" · ".join(stock))]
    lines.append(Text(" · ".join(_specialist(each, words) for each in view["specialists"])))
    dice = view["dice"]
    if dice:
        kind = "chest" if dice["monster"].startswith("c_") else "tile"
        faces = ", ".join(words.name("face", face) for face in dice["faces"])
        told = f"{words.seat(dice['seat'])} – {words.name(kind, dice['monster'])}: {faces}"
        lines.append(Text(f"{words.text('word-dice')} · {told}", style="dim"))
    return lines


def _specialist(each: Any, words: Words) -> str:
    name = words.name("specialist", each["specialist"])
    if each["seat"] is None:
        price = f"+{each['surcharge']}" if each["surcharge"] else str(each["price"])
        return f"{name} {price}"
    side = words.text("word-awake") if each["awake"] else words.text("word-asleep")
    return f"{name} ({words.seat(each['seat'])}, {side.lower()})"


def _seats(view: View, words: Words) -> list[Text]:
    lines = []
    for number, seat in enumerate(view["seats"]):
        line = Text("▶ " if number == view["active"] and view["outcome"] is None else "  ")
        line.append(words.seat(number), _STYLE[seat["colour"]])
        parts = [
            f"{seat['karas']} {words.text('word-karas')}",
            f"{seat['xp']} {words.text('word-xp')}",
            f"{words.text('word-home')} {seat['home']}/{seat['team']}",
        ]
        if seat["resting"]:
            parts.append(f"{words.text('word-rest_room')} {seat['resting']}")
        if seat["stones"]:
            parts.append(f"{words.text('word-stones')} {seat['stones']}")
        line.append(" · " + " · ".join(parts))
        lines.append(line)
        won = [_counted(seat["tiles"], "tile", words), _counted(seat["chests"], "chest", words)]
        if any(won):
            lines.append(Text("    " + ", ".join(filter(None, won)), style="dim"))
    return lines


def _counted(things: dict[str, int], kind: str, words: Words) -> str:
    return ", ".join(f"{words.name(kind, each)} ×{number}" for each, number in things.items())


BOARD = TakaraBoard()

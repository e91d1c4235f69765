"""La Isla in a terminal: the rings side by side, the regions, the tracks, and what everybody has."""

from collections.abc import Collection, Sequence
from typing import Any, ClassVar, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from archipel.engine.action import Action
from archipel.engine.event import Event
from archipel.terminal.board import Board, View
from archipel.words import Words

_PAWNS: Final = "①②③④"
_STYLE: Final = {
    "yellow": "yellow",
    "green": "green",
    "grey": "bright_black",
    "beige": "white",
    "brown": "rgb(170,110,60)",
}


class LaIslaBoard(Board):
    """Names and numbers, so that nothing hangs on a colour."""

    tones: ClassVar[dict[str, str]] = {
        "round_began": "bold",
        "surrounded": "green",
        "function_scored": "green",
        "game_over": "bold",
    }

    def draw(self, view: View, words: Words, width: int, fresh: Collection[str]) -> RenderableType:
        """The whole table."""
        return Group(
            _island(view, words, fresh),
            _regions(view, words, fresh),
            Text(),
            _tracks(view, words),
            *(line for seat in range(len(view["seats"])) for line in _seat(view, words, seat)),
        )

    def piles(self, view: View, words: Words) -> RenderableType:
        """How much is left, and every card that has been discarded."""
        lines = [Text(f"{words.text('word-draw_pile')} · {view['pile']}", style="bold")]
        lines.append(Text(f"{words.text('word-discard')} · {len(view['discard'])}", style="bold"))
        lines += [Text(_card(card, words)) for card in view["discard"]]
        return Group(*lines)

    def legend(self, words: Words) -> RenderableType:
        """What the signs on the board mean."""
        return Text(words.text("legend-la_isla"))

    def heading(self, view: View, words: Words) -> str:
        """Round, phase, and who goes first."""
        phase = words.text("word-phase_cards") if view["phase"] == "cards" else view["phase"]
        began = words.text("event-round_began", round=view["round"], seat=view["first"])
        return f"{began} {words.text('word-phase')} {phase}"

    def summary(self, view: View, words: Words) -> list[tuple[str, str]]:
        """Everybody's points."""
        scores = view["outcome"]["scores"]
        return [
            (words.seat(seat), f"{score} ({words.text('word-points')})") for seat, score in enumerate(scores)
        ]

    def spot(self, view: View, action: Action) -> str:
        """The space that an action names."""
        return str(action.args.get("space", ""))

    def fresh(self, events: Sequence[Event]) -> set[str]:
        """Spaces and regions where something has just happened."""
        places = (event.args.get(name) for event in events for name in ("space", "from", "region"))
        return {str(place) for place in places if place}


def _island(view: View, words: Words, fresh: Collection[str]) -> Table:
    """A column a ring, a row a slot."""
    page = Table.grid(padding=(0, 2))
    rings: dict[str, list[Any]] = {}
    for space in view["spaces"]:
        rings.setdefault(space["ring"], []).append(space)
    page.add_row(*(Text(words.name("ring", ring), style="bold") for ring in rings))
    for row in zip(*rings.values(), strict=True):
        page.add_row(*(_space(space, words, fresh) for space in row))
    return page


def _space(space: Any, words: Words, fresh: Collection[str]) -> Text:
    name = f"{space['space']}{'*' if space['space'] in fresh else ' '}"
    cell = Text(name, style="bold" if space["space"] in fresh else "dim")
    landscape = words.name("landscape", space["landscape"])[:4]
    cell.append(landscape.ljust(5), style=_STYLE[space["colour"]])
    cell.append(words.name("symbol", space["symbol"]).lower())
    if space["explorers"]:
        cell.append(" " + "".join(_PAWNS[seat] for seat in space["explorers"]), style="bold")
    return cell


def _regions(view: View, words: Words, fresh: Collection[str]) -> Columns:
    """The animals that are still on the island."""
    cells = []
    for region in view["regions"]:
        if region["animal"]:
            cell = Text(f"{region['value']} ", style="bold")
            cell.append(words.name("animal", region["animal"]), style="green")
            cell.append(f" {' '.join(region['around'])}", style="dim")
            cells.append(cell)
    return Columns(cells, padding=(0, 2), column_first=True)


def _tracks(view: View, words: Words) -> Text:
    line = Text()
    top = len(view["track"]) - 1
    for marker in view["markers"]:
        line.append(words.name("animal", marker["animal"]), style="green")
        line.append(f" {marker['position']}/{top} = {marker['value']}   ")
    line.append(f"{words.text('word-sum')} {view['sum']}/{view['limit']}", style="bold")
    return line


def _seat(view: View, words: Words, seat: int) -> list[Text]:
    each = view["seats"][seat]
    line = Text(f"{_PAWNS[seat]} {words.seat(seat)}", style="bold" if seat == view["active"] else "")
    line.append(f" · {each['points']} {words.text('word-points')}")
    line.append(f" · {words.text('word-supply')} {each['supply']}")
    if each["ready"]:
        line.append(f" · {words.text('word-ready')}")
    owned = [f"{words.name('resource', name)} {n}" for name, n in each["resources"].items() if n]
    animals = [f"{words.name('animal', name)} {n}" for name, n in each["animals"].items() if n]
    free = words.text("word-free_slot")
    functions = [words.name("function", card["function"]) if card else free for card in each["slots"]]
    lines = [line]
    for label, things in (("resources", owned), ("animals", animals), ("functions", functions)):
        lines.append(Text(f"   {words.text(f'word-{label}')} · {', '.join(things)}"))
    lines += [Text(f"   {words.text('word-hand')} · {_card(card, words)}") for card in each["hand"]]
    return lines


def _card(card: Any, words: Words) -> str:
    """All three uses of a card."""
    uses = (("function", card["function"]), ("resource", card["resource"]), ("animal", card["animal"]))
    return " · ".join(words.name(kind, name) for kind, name in uses)


BOARD = LaIslaBoard()

"""What can be chosen now, numbered, in groups of a kind."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from archipel.engine.action import Action
from archipel.engine.decision import Decision
from archipel.terminal.board import Board, View
from archipel.words import Words

_FOLD: Final = 9  # a group with more choices is one line, and opens when it is chosen
_HEADING: Final = 24  # columns at most


class Choice:
    """One action as the menu shows it."""

    def __init__(self, action: Action, item: str, spot: str) -> None:
        self.action = action
        self.item = item
        self.spot = spot


class Group:
    """Choices under one heading; ``owed`` if somebody waits for one of them."""

    def __init__(self, heading: str, owed: bool) -> None:
        self.heading = heading
        self.owed = owed
        self.choices: list[Choice] = []


class Menu:
    """A numbered list. :meth:`pick` gives the action behind a number, or the menu that it opens."""

    def __init__(self, groups: Sequence[Group], words: Words, folding: bool = True) -> None:
        self._groups = groups
        self._words = words
        self._folding = folding
        self._entries: list[Action | Group] = []
        for group in groups:
            if self._folds(group):
                self._entries.append(group)
            else:
                self._entries += [choice.action for choice in group.choices]

    @staticmethod
    def of(decisions: Iterable[Decision], board: Board, view: View, words: Words) -> "Menu":
        """Everything that these seats may do; what is owed comes first."""
        several = sorted(decisions, key=lambda decision: decision.optional)
        groups: dict[tuple[int, str], Group] = {}
        for decision in several:
            for action in decision.actions:
                heading, item = _label(action, words)
                if decision.seat != several[0].seat:
                    heading = words.text("menu-of_seat", seat=decision.seat, group=heading)
                owed = not decision.optional and action.kind not in board.anytime
                group = groups.setdefault((decision.seat, heading), Group(heading, owed))
                group.choices.append(Choice(action, item, board.spot(view, action)))
        return Menu(sorted(groups.values(), key=lambda group: not group.owed), words)

    def _folds(self, group: Group) -> bool:
        return self._folding and len(self._groups) > 1 and len(group.choices) > _FOLD

    def __len__(self) -> int:
        return len(self._entries)

    @property
    def only(self) -> Action | None:
        """The one thing that must happen, if nothing else is owed."""
        owed = [choice.action for group in self._groups if group.owed for choice in group.choices]
        return owed[0] if len(owed) == 1 else None

    def pick(self, number: int) -> "Action | Menu":
        """What stands behind a number from 1 to ``len(menu)``."""
        entry = self._entries[number - 1]
        return Menu([entry], self._words, folding=False) if isinstance(entry, Group) else entry

    def about(self, wanted: str) -> "Menu | None":
        """The choices whose words or place match, in a menu of their own."""
        found: list[Group] = []
        for group in self._groups:
            narrow = Group(group.heading, group.owed)
            narrow.choices = [each for each in group.choices if self._matches(each, wanted.lower())]
            if narrow.choices:
                found.append(narrow)
        return Menu(found, self._words, folding=False) if found else None

    def _matches(self, choice: Choice, wanted: str) -> bool:
        sentence = self._words.action(choice.action).lower()
        return wanted in choice.spot.lower().split("+") or (len(wanted) > 2 and wanted in sentence)

    # -- drawing ---------------------------------------------------------------------------------------------

    def draw(self, width: int) -> Text:
        """The list as lines no wider than the screen."""
        page = Text()
        number = 1
        owed = True
        longest = max(cell_len(group.heading) for group in self._groups) + 1
        indent = min(longest, _HEADING, width // 3)
        for group in self._groups:
            if owed and not group.owed and page:
                page.append(self._words.text("menu-also") + "\n", "dim italic")
            owed = group.owed
            pieces = self._pieces(group, number)
            number += len(pieces)
            _flow(page, group.heading, pieces, indent, width)
        page.rstrip()
        return page

    def _pieces(self, group: Group, number: int) -> list[Text]:
        if self._folds(group):
            return [_numbered(number, self._words.text("menu-folded", count=len(group.choices)), "")]
        return [
            _numbered(number + place, choice.item, choice.spot) for place, choice in enumerate(group.choices)
        ]


def _flow(page: Text, heading: str, pieces: list[Text], indent: int, width: int) -> None:
    """A heading, and its choices beside it on as many lines as they need."""
    page.append(heading.ljust(indent), "bold rgb(200,160,90)")
    used = max(indent, cell_len(heading))
    if used > indent:
        page.append("\n" + " " * indent)
        used = indent
    for place, piece in enumerate(pieces):
        if place and used + 2 + piece.cell_len > width:
            page.append("\n" + " " * indent)
            used = indent
        elif place:
            page.append("  ")
            used += 2
        page.append_text(piece)
        used += piece.cell_len
    page.append("\n")


def _label(action: Action, words: Words) -> tuple[str, str]:
    """The heading under which an action stands, and its own short text there."""
    if words.has(f"group-{action.kind}"):
        heading = words.text(f"group-{action.kind}", **action.told)
        return heading, words.said(f"item-{action.kind}", words.action(action), **action.told)
    return "", words.action(action)


def _numbered(number: int, item: str, spot: str) -> Text:
    piece = Text.assemble((f"{number} ", "bold"), item)
    if spot:
        piece.append(f" {spot}" if item else spot, "rgb(110,180,190)")
    return piece

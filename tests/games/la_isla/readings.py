"""The engine and the second reading of the rules play the same game side by side."""

from collections.abc import Iterator
from typing import Any

from archipel.games.la_isla.rules.state import LaIslaState
from tests.games.la_isla.oracle import ANIMALS, DEAL, Table


def hands_of(state: LaIslaState) -> list[Any]:
    """Everybody's cards, as their owners see them."""
    views: list[Any] = [state.view(seat) for seat in range(state.seats)]
    return [view["seats"][seat]["hand"] for seat, view in enumerate(views)]


def side_by_side(state: LaIslaState) -> "Pair":
    """A fresh game and its second reading."""
    return Pair(state)


class Pair:
    """What the second reading expects, step by step."""

    def __init__(self, state: LaIslaState) -> None:
        view: Any = state.view(None)
        self.table = Table(view)
        self._game = self.table.run()
        self.legal: set[str] = set()
        self._go_on(next(self._game), state)

    def play(self, text: str, after: LaIslaState) -> None:
        """An action that the engine has carried out, too."""
        try:
            self._go_on(self._game.send(text), after)
        except StopIteration:
            self.legal = set()

    def _go_on(self, question: Any, state: LaIslaState) -> None:
        if question == DEAL:
            question = self._game.send(hands_of(state))
        self.legal = question

    def differences(self, state: LaIslaState) -> Iterator[str]:
        """Whatever the two readings do not agree on."""
        view: Any = state.view(None)
        table = self.table
        if {state.action(code).text for code in state.legal()} != self.legal:
            yield "legal actions"
        if {m["animal"]: m["position"] for m in view["markers"]} != table.steps:
            yield "markers"
        if {r["region"]: r["animal"] for r in view["regions"]} != table.tiles:
            yield "tiles"
        if {card["card"] for card in view["discard"]} != table.discard:
            yield "discard pile"
        if not state.over and (view["first"], view["phase"]) != (table.first, table.phase):
            yield "phase or first player"
        for seat, (shown, player) in enumerate(zip(view["seats"], table.players, strict=True)):
            mine = (
                player.points,
                {name: player.resources[name] for name in shown["resources"]},
                {name: player.animals[name] for name in ANIMALS},
                player.supply,
                player.aside,
                player.on_island,
                [card and card["card"] for card in player.slots],
                player.buried,
            )
            its = (
                shown["points"],
                shown["resources"],
                shown["animals"],
                shown["supply"],
                shown["aside"],
                set(shown["on_island"]),
                [card and card["card"] for card in shown["slots"]],
                len(shown["covered"]),
            )
            if mine != its:
                yield f"seat {seat}: {mine} {its}"

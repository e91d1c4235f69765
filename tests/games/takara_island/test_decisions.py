"""The engine against a second, plain reading of the rules, over whole games."""

import random
from collections import Counter
from typing import Any

import pytest

from archipel.games.takara_island.game import GAME
from archipel.games.takara_island.rules.state import TakaraState
from tests.games.takara_island.oracle import SITES, Table
from tests.games.takara_island.positions import seen
from tests.rules import rule

# What a way of playing likes; the rest comes with weight 1.
WAYS: dict[str, dict[str, float]] = {
    "any": {},
    "busy": {"end_actions": 0.05, "gamble": 0.2},
    "diggers": {"dig": 6, "end_actions": 0.02, "gamble": 0.1, "mine": 3},
    "fighters": {"rent_sword": 20, "fight": 10, "dig": 2, "end_actions": 0.05},
    "hirers": {"hire": 6, "imitate": 20, "gamble": 3, "end_actions": 0.05},
    "onlookers": {"observe": 6, "turn_up": 2, "end_actions": 0.1},
    "traders": {"sell": 10, "buy": 6, "dig": 2, "destroy": 8, "end_actions": 0.05},
}


def agrees(state: TakaraState, table: Table) -> None:
    """Both readings of the rules see the same table and offer the same actions."""
    assert {state.action(code).text for code in state.legal()} == table.legal()
    assert (state.outcome.name if state.outcome else None) == table.ending
    view = seen(state)
    assert (view["turn"], view["active"]) == (table.turn, table.active)
    for site in view["sites"]:
        name = site["site"]
        assert [t["depth"] for t in site["tiles"] if t["state"] != "gone"] == table.left[name]
        up = {t["depth"]: t["tile"] for t in site["tiles"] if t["state"] == "up"}
        assert up == {depth: table.tile[site, depth] for site, depth in table.up if site == name}
        assert site["wounds"] == sum(n for place, n in table.wounds.items() if place[0] == name)
    for seat, each in enumerate(view["seats"]):
        assert each["karas"] == table.money[seat]
        assert Counter(each["tiles"]) + Counter(each["chests"]) == Counter(table.kept[seat])
        assert (each["team"], each["resting"]) == (table.adventurers[seat], table.resting[seat])
        assert (each["tokens"], each["specialist"]) == (table.tokens[seat], table.specialist[seat])
        assert known_to(state, seat) == {place for place in table.seen[seat] if place not in _public(table)}
    assert Counter(view["discards"]) + Counter(view["chests"]["discards"]) == Counter(table.discards)
    assert view["village"]["tokens"] == table.tokens_left
    if not table.ending:
        assert (view["village"]["hospital"], state.sword) == (table.hospital, table.armed)
        assert state.free == table.ready
    if state.outcome:
        assert state.outcome.scores == table.scores()


def _public(table: Table) -> set[tuple[str, int]]:
    gone = {(site, depth) for site in SITES for depth in range(1, 10) if depth not in table.left[site]}
    return gone | set(table.up)


def known_to(state: TakaraState, seat: int) -> set[tuple[str, int]]:
    """The hidden tiles that a seat has seen."""
    facts = [fact.split() for fact, knowers in state.secrets().items() if knowers >> seat & 1]
    return {(site, int(depth)) for _, site, depth in facts}


def play_both(state: TakaraState, table: Table, text: str) -> None:
    """One action in both readings, with the same chance."""
    tape: list[int] = []
    state.chance.tape = tape
    state.apply(text)
    table.play(text, tape)


def choose(state: TakaraState, dice: random.Random, liked: dict[str, float]) -> str:
    """An action at random, by what a way of playing likes."""
    actions = [state.action(code) for code in state.legal()]
    return dice.choices(actions, [liked.get(action.kind, 1) for action in actions])[0].text


@rule("TK-T3", "TK-T5", "TK-X1", "TK-X35", "TK-X40")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("way", WAYS)
def test_both_readings_of_the_rules_see_the_same_game(way: str, seats: int) -> None:
    dice = random.Random(f"{way} {seats}")
    state: Any = GAME.new(seats, {}, f"both {way} {seats}")
    table = Table(seats, state.first)
    for step in range(3000):
        assert {state.action(code).text for code in state.legal()} == table.legal()
        if step % 4 == 0 or state.over:
            agrees(state, table)
            assert state.check() == []
        if state.over:
            break
        play_both(state, table, choose(state, dice, WAYS[way]))
    assert state.over

"""FI-Q: who is asked what, and the engine against a second, plain reading of the rules."""

import random
from typing import Any

import pytest

from archipel.bots.bot import Bot
from archipel.bots.driver import next_action
from archipel.engine.chance import Chance
from archipel.engine.perspective import Perspective
from archipel.games.forbidden_island.game import GAME
from archipel.games.forbidden_island.rules.components import ADVENTURERS, CARDS, SHAPES, TILES, TREASURES
from archipel.games.forbidden_island.rules.state import IslandState
from tests.games.forbidden_island.oracle import Table
from tests.games.forbidden_island.positions import (
    BAGS,
    EARTH,
    FIRE,
    LANDING,
    LIFT,
    RISE,
    WATER,
    WIND,
    draw_flood,
    draw_treasure,
    island,
    keys,
    legal,
    phase,
    play,
    seen,
    where,
)
from tests.rules import rule


def agrees(state: IslandState, table: Table) -> None:
    """Both readings of the rules see the same table and offer the same actions."""
    texts = [state.action(code).text for code in state.legal()]
    assert len(texts) == len(set(texts))
    assert set(texts) == table.legal()
    assert (state.outcome.name if state.outcome else None) == table.ending
    view = seen(state)
    assert {each["tile"]: each["state"] for each in view["island"]["tiles"]} == table.state
    assert [each["tile"] for each in view["seats"]] == table.pawns
    assert [each["hand"] for each in view["seats"]] == [_counted(hand) for hand in table.hands]
    assert [each["hand_size"] for each in view["seats"]] == [len(hand) for hand in table.hands]
    assert view["treasure_pile"] == {"size": table.pile_size, "discards": _counted(table.discards)}
    assert [set(layer) for layer in view["flood_pile"]["layers"]] == table.flood_pile
    assert set(view["flood_pile"]["discards"]) == table.flood_discards
    assert view["treasures"] == table.captors
    assert (view["water"]["level"], view["turn"], view["active"]) == (table.level, table.turn, table.active)


def _counted(cards: list[str]) -> dict[str, int]:
    return {card: cards.count(card) for card in CARDS if card in cards}


def drawn(state: IslandState, text: str, dice: random.Random) -> str:
    """Decide the card of a draw ahead, so that both readings get the same one."""
    view: Any = seen(state)
    if text.endswith("draw_flood"):
        tile = str(dice.choice(view["flood_pile"]["layers"][0]))
        state.chance.script = [state.layout.index(TILES.index(tile))]
        return tile
    if text.endswith("draw_treasure"):
        held = [each["hand"] for each in view["seats"]]
        away = [*held, view["treasure_pile"]["discards"]]
        full = dict(zip(CARDS, (5, 5, 5, 5, 3, 2, 3), strict=True))
        rest = [card for card in CARDS for _ in range(full[card] - sum(cards.get(card, 0) for cards in away))]
        card = dice.choice(rest)
        state.chance.script = [CARDS.index(card)]
        return card
    return ""


def play_both(state: IslandState, dice: random.Random, length: int) -> None:
    """Random play, the two readings side by side."""
    table = Table(seen(state))
    agrees(state, table)
    for _ in range(length):
        if state.over:
            return
        # Quiet play lives longer than wild play and meets other positions.
        options = sorted(legal(state))
        saving = [text for text in options if "shore_up" in text or "sandbags" in text or "capture" in text]
        text = dice.choice(saving if saving and dice.random() < 0.7 else options)
        card = drawn(state, text, dice)
        state.apply(text)
        table.play(text, card)
        agrees(state, table)


@rule("FI-Q1", "FI-Q2", "FI-Q3", "FI-Q4", "FI-Q5", "FI-Q6", "FI-Q7", "FI-Q9")
@pytest.mark.parametrize("seed", range(60))
def test_whole_games_agree_with_a_plain_reading_of_the_rules(seed: int) -> None:
    dice = random.Random(seed)
    options = {
        "difficulty": ["novice", "normal", "elite", "legendary"][seed % 4],
        "navigator_uses_pawn_powers": "yes" if seed % 5 == 0 else "no",
        "island": list(SHAPES)[seed % 12] if seed % 3 == 0 else "forbidden_island",
    }
    state = GAME.begin(2 + seed % 3, GAME.settle(options), Chance.from_seed(seed))
    assert isinstance(state, IslandState)
    play_both(state, dice, 1000)
    assert state.over


def random_position(dice: random.Random) -> IslandState:
    """Any sound position, however unlikely: much of the island sunk, hands full, pawns anywhere."""
    seats = dice.randint(2, 4)
    layout = dice.sample(TILES, 24)
    sinkable = [tile for tile in TILES if tile != LANDING]
    captured = dice.sample(TREASURES, dice.randint(0, 4))
    sunk = set(dice.sample(sinkable, dice.choice([0, 2, 5, 10, 16, 19, 22, 23])))
    for number, treasure in enumerate(TREASURES):
        pair = TILES[6 + 2 * number : 8 + 2 * number]
        if treasure not in captured and sunk >= set(pair):
            sunk.discard(dice.choice(pair))
    left = [tile for tile in TILES if tile not in sunk]
    flooded = [tile for tile in left if dice.random() < 0.5]
    crowd = dice.choice(left)
    deck = dice.sample([EARTH, WIND, FIRE, WATER] * 5 + [LIFT] * 3 + [BAGS] * 2, 25)
    hands = [[deck.pop() for _ in range(dice.randint(0, 5))] for _ in range(seats)]
    if dice.random() < 0.3:
        same = dice.choice([EARTH, WIND, FIRE, WATER])
        rest = [[card for card in hand if card != same] for hand in hands]
        hands = [[same] * 4 + rest[0][:1], *rest[1:]]
    together = dice.random() < 0.4
    top = dice.sample(left, dice.randint(1, len(left)))
    cut = dice.randint(0, len(top) - 1)
    return island(
        *dice.sample(ADVENTURERS, seats),
        at=[crowd if together and dice.random() < 0.8 else dice.choice(left) for _ in range(seats)],
        hands=hands,
        flooded=flooded,
        sunk=sunk,
        layers=[layer for layer in (top[:cut], top[cut:]) if layer],
        captured=captured,
        level=dice.randint(1, 9),
        active=dice.randrange(seats),
        phase=dice.choice([("actions", 3), ("actions", 1), ("treasure", 2), ("treasure", 1), ("flood", 2)]),
        layout=layout,
        options={"navigator_uses_pawn_powers": dice.choice(["yes", "no"])},
    )


@rule("FI-Q1", "FI-Q2", "FI-Q3", "FI-Q4", "FI-Q5", "FI-Q6", "FI-Q7", "FI-Q9", "FI-P8")
@pytest.mark.parametrize("batch", range(10))
def test_thousands_of_random_positions_agree_with_a_plain_reading_of_the_rules(batch: int) -> None:
    dice = random.Random(f"positions {batch}")
    for _ in range(150):
        play_both(random_position(dice), dice, 8)


@rule("FI-Q1")
def test_the_draws_begin_at_once_when_no_action_is_left() -> None:
    state = island(phase=("actions", 1))
    play(state, "0 move iron_gate")
    assert phase(state) == ["draw_treasure", 2]


@rule("FI-Q2", "FI-Q4")
def test_the_order_of_events_in_a_draw() -> None:
    state = island(phase=("treasure", 2), pile=[RISE], layers=[["watchtower"]])
    told = keys(draw_treasure(state, RISE))
    assert told == ["drew_treasure", "waters_rose", "flood_stacked", "treasure_refilled"]
    full = [EARTH, EARTH, WIND, WIND, FIRE]
    state = island(phase=("treasure", 2), pile=[WATER], hands=[full])
    assert keys(draw_treasure(state, WATER)) == ["drew_treasure", "treasure_refilled", "over_limit"]
    state = island(at=["watchtower"] * 2, layers=[["watchtower"]], flooded=["watchtower"], phase=("flood", 2))
    assert keys(draw_flood(state, "watchtower")) == ["sank", "flood_refilled", "in_water", "in_water"]


@rule("FI-Q5")
def test_there_is_no_choice_to_end_a_turn() -> None:
    state = island(phase=("flood", 1))
    assert legal(state) == {"0 draw_flood"}
    draw_flood(state, "watchtower")
    assert (seen(state)["active"], phase(state)) == (1, ["take_actions", 3])


def flights(state: IslandState) -> list[tuple[str, ...]]:
    """Every complete helicopter flight of seat 0, as the resulting tiles of all pawns."""
    found: list[tuple[str, ...]] = []
    for code in state.legal():
        if state.action(code).kind in {"helicopter", "board", "done", "land"}:
            after = state.copy()
            after.push(code)
            if state.action(code).kind == "land":
                found.append(tuple(where(after, seat) for seat in range(after.seats)))
            else:
                found += flights(after)
    return found


@rule("FI-Q7")
def test_the_small_steps_of_a_flight_give_each_flat_choice_exactly_once() -> None:
    roles = ("diver", "engineer", "messenger", "pilot")
    state = island(*roles, at=["watchtower"] * 4, hands=[[LIFT]])
    found = flights(state)
    assert len(found) == len(set(found)) == 15 * 23
    state = island(*roles, at=["watchtower", "watchtower", LANDING, "iron_gate"], hands=[[LIFT]])
    found = flights(state)
    assert len(found) == len(set(found)) == (3 + 1 + 1) * 23


@rule("FI-Q7")
def test_no_passenger_is_asked_about_when_one_pawn_stands_there() -> None:
    state = island("diver", "engineer", hands=[[LIFT]])
    play(state, "0 helicopter bronze_gate")
    assert {text.split()[1] for text in legal(state)} == {"land"}


class Listener(Bot):
    """A bot that notes when it is asked, and stays silent where it may."""

    def __init__(self, asked: list[int]) -> None:
        self.name = "listener"
        self.asked = asked

    def choose(self, perspective: Perspective) -> int | None:
        self.asked.append(perspective.seat)
        return None if perspective.optional() else perspective.legal()[0]


@rule("FI-Q8")
def test_holders_are_asked_first_in_seat_order_and_silence_is_a_pass() -> None:
    hands = [[], [LIFT], [], [LIFT]]
    roles = ("diver", "engineer", "messenger", "pilot")
    state = island(*roles, hands=hands, active=2, phase=("treasure", 2))
    asked: list[int] = []
    code = next_action(state, [Listener(asked)] * 4, Chance.from_seed(0))
    assert state.action(code).text == "2 draw_treasure"
    assert asked == [3, 1, 2]


@rule("FI-Q8", "FI-Q9")
def test_a_window_always_closes_because_special_cards_run_out() -> None:
    state = island("diver", "engineer", hands=[[LIFT, LIFT, LIFT, BAGS, BAGS]], flooded=TILES)
    for _ in range(5):
        special = [text for text in legal(state) if "sandbags" in text or "helicopter" in text]
        play(state, min(special))
        if phase(state) == ["choose_landing", 0, 1] or phase(state) == ["choose_landing", 0, 2]:
            play(state, min(legal(state)))
    assert not any("sandbags" in text or "helicopter" in text for text in legal(state))
    assert phase(state) == ["take_actions", 3]

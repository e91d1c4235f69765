"""The engine against a second, plain reading of the rules, with every combination of challenges."""

import random
from itertools import product

import pytest

from archipel.engine.chance import Chance
from archipel.games.the_island.game import GAME
from archipel.games.the_island.rules.components import BACKS, CREATURES, EXPLORERS, LAND_SPACES
from archipel.games.the_island.rules.state import TheIslandState
from tests.games.the_island.oracle import BESIDE, DRAWN, MARKS, SHORES, Table
from tests.games.the_island.positions import FORESTS, island, legal, seen
from tests.rules import rule

# Every combination of challenges, colours and ways to set up; the numbers of players vary among them.
TABLES = [
    (
        2 if colours == "two" else 2 + number % 3,
        dict(zip(("end", "overcrowded", "all_equal", "colours", "set_up"), chosen, strict=True)),
    )
    for number, chosen in enumerate(
        product(
            ("volcano", "to_the_last", "submerged"),
            ("no", "yes"),
            ("no", "yes"),
            ("one", "two"),
            ("by_players", "quick"),
        )
    )
    for colours in (chosen[3],)
]
LIKED = {
    "board": 4,
    "sail": 3,
    "land": 40,
    "play_tile": 5,
    "defend": 2,
    "dive": 0.3,
    "jump": 0.3,
    "end_moves": 0.5,
}


def everything(state: TheIslandState) -> Table:
    """The second reading of a position, from what all players see together."""
    return Table([state.view(seat) for seat in range(state.seats)])


def agrees(state: TheIslandState, table: Table) -> None:
    """Both readings of the rules see the same table and offer the same actions."""
    assert legal(state) == table.legal()
    assert (state.outcome.name if state.outcome else None) == table.ending
    view = seen(state)
    assert {each["space"]: each["terrain"] for each in view["tiles"]} == table.terrain
    assert {e["explorer"]: (e["where"], e["at"] or "") for e in view["explorers"]} == table.spot
    assert [each["space"] for each in view["boats"]] == sorted(table.boats, key=list(DRAWN).index)
    assert sorted((c["creature"], c["space"]) for c in view["creatures"]) == sorted(table.creatures)
    for seat in range(state.seats):
        tiles = [(each["terrain"], each["tile"]) for each in seen(state, seat)["seats"][seat]["hand"]]
        assert sorted(tiles) == sorted(table.hands[seat])
    for each in view["boats"]:
        assert set(each["control"]) == table.controllers(each["space"])
    assert view["supply"] == table.supply
    assert (view["turn"], view["active"]) == (table.turn, table.active)
    if state.outcome:
        assert state.outcome.scores == table.scores()


def play_both(state: TheIslandState, table: Table, text: str) -> None:
    """One action in both readings, with the same chance."""
    tape: list[int] = []
    state.chance.tape = tape
    state.apply(text)
    back = BACKS[tape.pop(0)] if tape and " remove " in text else ""
    table.play(text, back, CREATURES[tape[0]] if tape else "")


def choose(state: TheIslandState, dice: random.Random) -> str:
    """An action at random; those that lead somewhere come more often, so that games see boats and isles."""
    actions = [state.action(code) for code in state.legal()]
    return dice.choices(actions, [LIKED.get(action.kind, 1) for action in actions])[0].text


@rule("TI-X1", "TI-X31", "TI-X24", "TI-X39")
@pytest.mark.parametrize(
    ("seats", "options"),
    TABLES,
    ids=lambda value: "-".join(value.values()) if isinstance(value, dict) else str(value),
)
def test_both_readings_of_the_rules_see_the_same_game(seats: int, options: dict[str, str]) -> None:
    dice = random.Random(str(options))
    state = GAME.new(seats, options, f"both {options}")
    assert isinstance(state, TheIslandState)
    table = everything(state)
    for number in range(900):
        if number % 3 == 0 or state.over:
            agrees(state, table)
            assert state.check() == []
        if state.over:
            break
        play_both(state, table, choose(state, dice))


def random_position(dice: random.Random) -> TheIslandState:
    """Anything that could lie on the table late in a game, with explorers and creatures close together."""
    seats = dice.choice([2, 3, 4])
    sunk = [*LAND_SPACES[:16], *dice.sample(FORESTS, dice.randrange(4, 17))]
    sea = [space for space in DRAWN if MARKS[space] != "#" or space in sunk]
    near = list(dict.fromkeys(dice.sample(sea, 22) + dice.sample(sorted(SHORES), 3)))
    serpents = dice.sample(sea, dice.randrange(6))
    sharks = dice.sample(near, dice.randrange(5))
    whales = dice.sample(near, dice.randrange(5))
    boats = dice.sample(near, dice.randrange(2, 7))
    places: dict[str, str] = {}
    crowd: dict[str, int] = {}
    for name in dice.sample(EXPLORERS[: 10 * seats], dice.randrange(1, 10 * seats)):
        space = dice.choice([*near, *near, *(s for s in LAND_SPACES if s not in sunk)])
        manned = space in boats and crowd.get(space, 0) < 3 and space not in serpents and space not in whales
        if manned and dice.random() < 0.8:
            crowd[space] = crowd.get(space, 0) + 1
            places[name] = f"boat {space}"
        elif space not in serpents and space not in sharks:
            places[name] = space
    reds = [
        "beach dolphin",
        "beach favourable_wind",
        "beach move_serpent",
        "beach move_shark",
        "beach move_whale",
    ]
    tiles = dice.sample(
        [
            *reds,
            "beach dolphin",
            "beach shark_defence",
            "forest whale_defence",
            "forest whale_defence",
            "forest shark_defence",
        ],
        8,
    )
    hands = [tiles[seat::seats] for seat in range(seats)]
    active = dice.randrange(seats)
    at = dice.choice(
        ["tile", "move 3", "move 2", "remove", "creature sea_serpent", "creature shark", "creature whale"]
    )
    if at == "tile" and not hands[active]:
        at = "remove"
    if at.startswith("move") and not any(EXPLORERS.index(name) // 10 == active for name in places):
        at = "remove"
    if at.startswith("creature") and not _can_move(at.split()[1], serpents, sharks, whales, set(sea)):
        at = "remove"
    return island(
        places,
        boats=boats,
        serpents=serpents,
        sharks=sharks,
        whales=whales,
        sunk=sunk,
        hands=hands,
        at=at,
        active=active,
        seats=seats,
        options={"end": dice.choice(["volcano", "submerged"]), "memory_aid": "yes"},
        boats_aside=2,
    )


def _can_move(kind: str, serpents: list[str], sharks: list[str], whales: list[str], sea: set[str]) -> bool:
    pieces = {"sea_serpent": serpents, "shark": sharks, "whale": whales}[kind]
    return any(BESIDE[space] & sea for space in pieces)


@rule("TI-X1", "TI-K7", "TI-X40")
@pytest.mark.parametrize("seed", range(60))
def test_both_readings_agree_where_everything_is_close_together(seed: int) -> None:
    dice = random.Random(seed)
    state = random_position(dice)
    state.chance = Chance.from_seed(f"close {seed}")
    table = everything(state)
    for _ in range(40):
        agrees(state, table)
        assert state.check() == []
        if state.over:
            break
        play_both(state, table, choose(state, dice))

"""The bots of The Island: legal, repeatable, sensible, and blind to what they have not seen."""

from collections.abc import Callable

import pytest
from tests.bots.secrecy import assert_nothing_true_is_kept, assert_same_answer
from tests.the_island.positions import island

from archipel.bots import Bot, bot_names, make_bot
from archipel.bots.driver import next_action, play_out
from archipel.bots.greedy import Greedy
from archipel.bots.planner import Planner
from archipel.bots.random_bot import RandomBot
from archipel.engine.action import SEAT_SHIFT
from archipel.engine.chance import Chance
from archipel.engine.event import Args
from archipel.games import find
from archipel.games.the_island.advice import TheIslandAdvice
from archipel.games.the_island.board import NUMBER
from archipel.games.the_island.components import EXPLORERS, SHARK, WHALE
from archipel.games.the_island.creatures import Defend
from archipel.games.the_island.reasons import REASONS
from archipel.games.the_island.state import TheIslandState
from archipel.words import LANGUAGES, Words

GAME = find("the_island")


def greedy() -> Bot:
    return Greedy(TheIslandAdvice())


def small_planner() -> Bot:
    return Planner(TheIslandAdvice(), width=3, playouts=6, depth=2, trust=6)


BOTS = pytest.mark.parametrize("maker", [greedy, small_planner])


def begin(seats: int = 4, seed: int = 1, **options: str) -> TheIslandState:
    state = GAME.new(seats, options, seed)
    assert isinstance(state, TheIslandState)
    return state


def answer(state: TheIslandState, maker: Callable[[], Bot], seed: int = 1) -> tuple[str, str]:
    """What the first seat that is asked chooses, and the key of its reason."""
    bots = [maker() for _ in range(state.seats)]
    code = next_action(state, bots, Chance.from_seed(seed))
    reason = bots[code >> SEAT_SHIFT].why()
    assert reason is not None
    return state.action(code).text, reason.key


def play_checked(state: TheIslandState, bots: list[Bot], chance: Chance) -> list[int]:
    """Play to the end; every answer has to be legal, and every reason one that both languages know."""
    names = ["Ana", "Ben", "Cléo", "Dov"]
    words = [Words(language, GAME.id, names, strict=True) for language in LANGUAGES]
    played = []
    while not state.over:
        code = next_action(state, bots, chance)
        assert code in state.legal()
        reason = bots[code >> SEAT_SHIFT].why()
        if reason is not None:
            assert reason.key in REASONS
            assert all(each.reason(reason.key, reason.args) for each in words)
        state.push(code)
        played.append(code)
    assert state.faults() == []
    return played


def test_the_shelf_has_them_from_the_weakest_to_the_strongest() -> None:
    assert bot_names(GAME) == ["random", "greedy", "planner"]
    assert make_bot("planner", GAME).name == "planner"


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (4, {}),
        (3, {"overcrowded": "yes", "all_equal": "yes"}),
        (2, {"colours": "two"}),
        (2, {"end": "to_the_last"}),
        (3, {"end": "submerged", "set_up": "quick"}),
    ],
)
def test_bots_play_every_form_of_the_game_legally(seats: int, options: dict[str, str]) -> None:
    for seed in range(2):
        play_checked(begin(seats, seed, **options), [greedy() for _ in range(seats)], Chance.from_seed(seed))
    bots = [small_planner(), greedy(), RandomBot(), greedy()][:seats]
    play_checked(begin(seats, 7, **options), bots, Chance.from_seed(7))


@BOTS
def test_the_same_seeds_give_the_same_game(maker: Callable[[], Bot]) -> None:
    games = [
        play_checked(begin(3, 5), [maker(), greedy(), greedy()], Chance.from_seed("bots")) for _ in range(2)
    ]
    assert games[0] == games[1]


def test_greedy_beats_random_players() -> None:
    wins = 0
    for seed in range(12):
        state = begin(4, seed)
        bots = [greedy() if seat == seed % 4 else RandomBot() for seat in range(4)]
        play_out(state, bots, Chance.from_seed(seed))
        scores = state.scores()
        wins += scores[seed % 4] == max(scores) > 0
    assert wins >= 11


# -- positions with an obvious answer ------------------------------------------------------------------------


@BOTS
def test_whoever_can_land_lands(maker: Callable[[], Bot]) -> None:
    state = island({"red_01": "boat C1", "red_02": "I5", "blue_01": "J5"}, ["C1"], at="move 1")
    assert answer(state, maker) == ("0 land red_01", "reason-land")


@BOTS
def test_a_boat_sails_to_the_shore_and_its_passenger_lands(maker: Callable[[], Bot]) -> None:
    state = island({"red_01": "boat D2", "blue_01": "J5"}, ["D2"], serpents=["G6"], at="move 3")
    bots = [maker(), maker()]
    while state.active == 0 and state.stack[-1].name == "move_pieces":
        state.push(next_action(state, bots, Chance.from_seed(1)))
    assert state.scores()[0] > 0


@BOTS
def test_a_boat_beside_an_explorer_is_boarded_and_reaches_land(maker: Callable[[], Bot]) -> None:
    explorers = {"red_01": "F3", "blue_01": "J5"}
    state = island(explorers, ["E2"], serpents=["G6"], terrain={"F3": "mountain", "J7": "beach"}, at="move 3")
    assert answer(state, maker) == ("0 board red_01 E2", "reason-board")


@BOTS
def test_a_swimmer_never_swims_into_a_shark(maker: Callable[[], Bot]) -> None:
    state = island({"red_01": "C2", "blue_01": "J5"}, serpents=["G6"], sharks=["C1"], at="move 1")
    text, _ = answer(state, maker)
    assert text != "0 swim red_01 C1"


@BOTS
def test_a_serpent_strikes_a_full_boat_of_a_rival(maker: Callable[[], Bot]) -> None:
    explorers = {"red_01": "J5", "blue_01": "boat C2", "blue_02": "boat C2", "blue_03": "boat C2"}
    state = island(explorers, ["C2"], serpents=["C3", "L10"], at="creature sea_serpent")
    assert answer(state, maker) == ("0 pick_creature sea_serpent C3", "reason-strike")


@BOTS
def test_a_tile_sinks_under_a_rival_rather_than_under_oneself(maker: Callable[[], Bot]) -> None:
    explorers = {"red_01": "D4", "red_02": "D5", "blue_01": "D7", "blue_02": "J5"}
    state = island(explorers, sharks=["C7"], at="remove", values={"red_01": 6, "red_02": 5})
    text, key = answer(state, maker)
    assert text not in ("0 remove D4", "0 remove D5")
    assert key in ("reason-remove_rivals", "reason-remove_empty")


@BOTS
@pytest.mark.parametrize(("creature", "tile"), [(SHARK, "shark_defence"), (WHALE, "whale_defence")])
def test_a_defence_is_played_for_a_precious_explorer(
    maker: Callable[[], Bot], creature: int, tile: str
) -> None:
    where = "boat G2" if creature == WHALE else "G2"
    state = island(
        {"red_01": where, "red_02": where, "blue_01": "J5"},
        ["G2"] if creature == WHALE else [],
        serpents=["G6"],
        sharks=["G1"] if creature == SHARK else [],
        whales=["G1"] if creature == WHALE else [],
        hands=[[f"forest {tile}"], []],
        sunk=["F10"],
        values={"red_01": 6, "red_02": 5},
        active=1,
        at="creature shark" if creature == SHARK else "creature whale",
    )
    state.stack[-1] = Defend(creature, NUMBER["G1"], NUMBER["G2"], 0)
    assert answer(state, maker) == (f"0 defend {tile} forest", "reason-defend")


@BOTS
def test_a_dolphin_brings_the_best_swimmer_home(maker: Callable[[], Bot]) -> None:
    state = island(
        {"red_01": "D2", "blue_01": "J5"},
        serpents=["G6"],
        hands=[["beach dolphin"], []],
        sunk=["D4"],
        values={"red_01": 6},
        at="tile",
    )
    assert answer(state, maker)[0] == "0 play_tile dolphin beach"


# -- what bots cannot see ------------------------------------------------------------------------------------


@BOTS
def test_a_bot_keeps_nothing_of_the_true_position(maker: Callable[[], Bot]) -> None:
    state = begin(3, 6)
    assert_nothing_true_is_kept(state, [maker(), maker(), maker()], 90)


@BOTS
def test_what_a_bot_has_not_seen_does_not_change_its_answer(maker: Callable[[], Bot]) -> None:
    """Rivals' values, rivals' tiles and the chance to come are others; the answers are the same."""
    state = begin(3, 9)
    bots = [greedy(), greedy(), greedy()]
    chance = Chance.from_seed("table")
    while state.turn < 8:
        state.push(next_action(state, bots, chance))
    for asked in range(12):
        assert_same_answer(state, state.active, maker, asked)
        state.push(next_action(state, bots, chance))


def test_no_reason_tells_a_value() -> None:
    for language in LANGUAGES:
        words = Words(language, GAME.id, ["Ana", "Ben"], strict=True)
        args: Args = {"explorer": EXPLORERS[0], "space": "C1", "isle": "isle_nw", "boat": "C1", "chance": 50}
        args |= {"count": 2, "creature": "shark", "tile": "dolphin", "value": 6, "terrain": "beach"}
        for key in REASONS:
            assert "6" not in words.reason(key, args)

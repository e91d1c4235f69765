"""The bots of La Isla: sensible, and better than chance."""

import pytest

from archipel.bots.driver import next_action, play_out
from archipel.bots.random_bot import RandomBot
from archipel.engine.chance import Chance
from archipel.games import find
from archipel.games.la_isla.mind.advice import IslaAdvice
from archipel.games.la_isla.mind.evaluation import Evaluation
from archipel.games.la_isla.mind.instinct import Instinct
from archipel.games.la_isla.mind.pace import rounds_after
from archipel.games.la_isla.mind.weights import ODDS, WEIGHTS
from archipel.games.la_isla.rules.state import LaIslaState
from tests.bots.company import Maker, answer, both
from tests.games.la_isla.positions import assign_all, table, with_function

GAME = find("la_isla")
BOTS = both("la_isla")


def begin(seats: int = 3, seed: int | str = 1, deck: str = "full") -> LaIslaState:
    state = GAME.new(seats, {"deck": deck}, seed)
    assert isinstance(state, LaIslaState)
    return state


@BOTS
def test_they_beat_chance(maker: Maker) -> None:
    for seed in range(6):
        state = begin(3, f"chance {seed}", "basic")
        bots = [maker() if seat == seed % 3 else RandomBot() for seat in range(3)]
        play_out(state, bots, Chance.from_seed(seed))
        assert state.outcome is not None
        assert state.outcome.won[seed % 3]


# -- positions with an obvious answer ------------------------------------------------------------------------


@BOTS
def test_a_region_that_can_be_completed_is_taken(maker: Maker) -> None:
    state = table(at="C", resources={0: {"grey": 2, "yellow": 2}}, explorers={0: ["i0", "i2", "m1"]})
    text, key = answer(state, maker)
    assert text.startswith("0 place i1 ")
    assert key == "reason-surround"


@pytest.mark.parametrize(("stands", "has", "taken"), [("i8", "green", "i9"), ("i2", "beige", "i3")])
@BOTS
def test_of_two_animals_the_one_that_a_rival_can_take_now_is_taken_first(
    maker: Maker, stands: str, has: str, taken: str
) -> None:
    """One golden toad lives between i2 and i3, one between i8 and i9: the other is still there next round."""
    state = table(
        at="C",
        tiles={"rc1": "golden_toad", "rc4": "golden_toad"},
        explorers={0: ["i2", "i8"], 1: [stands]},
        resources={0: {"green": 2, "beige": 2}, 1: {has: 2}},
    )
    assert answer(state, maker)[0].startswith(f"0 place {taken} ")


@BOTS
def test_the_explorer_with_nothing_left_to_do_moves(maker: Maker) -> None:
    """All five stand on the island; o5 touches no region that the others do, and i1 completes two."""
    explorers = {0: ["i0", "i2", "m1", "m0", "o5"]}
    state = table(at="C", resources={0: {"grey": 2}}, explorers=explorers, supply={0: 0})
    bots = [maker(), maker()]
    chance = Chance.from_seed(1)
    while state.active == 0:
        state.push(next_action(state, bots, chance))
    assert sum(state.animals[:5]) >= 2 + 2
    assert state.points[0] >= 5


@BOTS
def test_a_card_covers_the_function_that_is_worth_least(maker: Maker) -> None:
    card = with_function("land_vp_yellow")
    state = table(
        functions={0: ["sym_vp_hat", "ani_res_dodo", "b_vp_grey"]}, hands={0: [card, "c002", "c003"]}
    )
    assign_all(state, {0: f"{card} c002 c003"})
    assert answer(state, maker) == ("0 cover 2 ani_res_dodo", "reason-cover")


@BOTS
def test_the_marker_of_the_own_animals_is_moved(maker: Maker) -> None:
    """Three cards alike but for the animal, of which seat 0 has four of one kind."""
    hand = ["c001", "c004", "c005"]  # giant fossa, owlet moth, dodo
    state = table(hands={0: hand}, animals={0: {"dodo": 2}}, markers={"dodo": 5})
    text, key = answer(state, maker)
    assert key == "reason-assign_push"
    assert text.split()[4] == "c005"


def test_in_the_last_round_points_now_are_worth_more_than_a_function_for_later() -> None:
    """Two points by the function and the colour of B, against resources in rounds that will not come."""
    points = with_function("b_vp_grey")
    later = with_function("extra_card")
    hands = {0: [points, later, "c009"]}  # c009: a grey resource
    markers = {"dodo": 8, "giant_fossa": 8, "golden_toad": 5, "sardinian_pika": 0, "owlet_moth": 0}
    state = table(
        hands=hands, markers=markers, functions={0: ["sym_res_tent", "sym_res_hat", "sym_res_rope"]}
    )
    code = IslaAdvice().lines(state, 0, 6)[0].codes[0]
    assert state.action(code).args["a"] == points
    assert state.action(code).args["b"] == "c009"


# -- what they believe ---------------------------------------------------------------------------------------


def expected(state: LaIslaState, seat: int = 0) -> float:
    instinct = Instinct(WEIGHTS)
    instinct.look(state)
    return instinct.expected(state, seat)


def test_the_prospects_know_points_animals_functions_and_near_regions() -> None:
    plain = expected(table(at="C"))
    assert expected(table(at="C", points={0: 5})) == pytest.approx(plain + 5)
    assert expected(table(at="C", points={1: 5})) == pytest.approx(plain)
    assert expected(table(at="C", animals={0: {"dodo": 1}})) > plain
    assert expected(table(at="C", functions={0: ["land_vp_green"]})) > plain
    apart = expected(table(at="C", functions={0: ["land_vp_green", "sym_vp_hat"]}))
    assert apart > expected(table(at="C", functions={0: ["land_vp_green"]}))
    near = expected(table(at="C", explorers={0: ["i0", "o5"]}))
    assert expected(table(at="C", explorers={0: ["m0", "i0"]})) > near > plain


def test_once_the_game_is_over_its_result_is_all_that_counts() -> None:
    state = begin(2, "over")
    play_out(state, [RandomBot(), RandomBot()], Chance.from_seed(3))
    assert state.outcome is not None
    assert state.outcome.scores is not None
    assert [expected(state, seat) for seat in range(2)] == state.outcome.scores
    evaluation = Evaluation(Instinct(WEIGHTS), ODDS)
    odds = [evaluation.odds(state, seat) for seat in range(2)]
    assert odds == [won / sum(state.outcome.won) for won in state.outcome.won]


def test_whoever_expects_more_is_likelier_to_win_the_more_so_towards_the_end() -> None:
    evaluation = Evaluation(Instinct(WEIGHTS), ODDS)
    early = evaluation.odds(table(at="C", points={0: 6}), 0)
    late = evaluation.odds(table(at="C", points={0: 6}, markers={"dodo": 10, "owlet_moth": 8}), 0)
    assert 0.5 < early < late < 1.0


def test_the_end_comes_nearer_as_markers_climb() -> None:
    early, late = table(at="C"), table(at="C", markers={"dodo": 12, "owlet_moth": 6})
    assert rounds_after(early) > rounds_after(late) >= 0
    assert rounds_after(table(at="C", markers={"dodo": 12, "owlet_moth": 8})) == 0  # 5 + 3 is over the limit

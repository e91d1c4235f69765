"""What a strong bot must not do, seen in play."""

from collections.abc import Callable

import pytest

from archipel.bots.driver import next_action
from archipel.engine.chance import Chance
from archipel.games import find
from archipel.games.la_isla.rules.state import LaIslaState
from tests.bots.company import thinkers
from tests.games.la_isla.positions import assign_all, play, table, until, with_function

GAME = find("la_isla")
STRONG = {name: maker for name, maker in thinkers(GAME).items() if name != "greedy"}
# Values of nine together, which with two players makes this round the last (LI-E1).
LAST_ROUND = {"dodo": 9, "giant_fossa": 8, "golden_toad": 8, "sardinian_pika": 2, "owlet_moth": 2}

Said = Callable[[LaIslaState], str]


@pytest.fixture(params=[(name, seed) for name in STRONG for seed in range(4)], ids=str)
def said(request: pytest.FixtureRequest) -> Said:
    """What a strong bot at seat 0 answers to what it is asked."""
    name, seed = request.param

    def answer(state: LaIslaState) -> str:
        bots = [STRONG[name](GAME) for _ in range(state.seats)]
        return state.action(next_action(state, bots, Chance.from_seed(seed))).text

    return answer


@pytest.mark.parametrize("lying", [["sym_res_tent"], ["b_vp_green", "sym_res_hat"], ["land_res_yellow"]])
def test_no_function_is_covered_while_a_slot_is_free(lying: list[str], said: Said) -> None:
    """Whatever would be covered now can be covered once all slots are full, and works until then."""
    card = with_function("b_res_yellow")
    state = table(functions={0: lying}, hands={0: [card, "c013", "c018"]})
    assign_all(state, {0: f"{card} c013 c018"})
    assert said(state).startswith("0 put ")


def test_with_a_slot_won_for_good_the_card_of_the_extra_slot_is_covered_last(said: Said) -> None:
    """Its function has done its work (LI-F11), but the free slot is as good."""
    card = with_function("b_res_brown")
    state = table(functions={0: ["sym_vp_tent", "extra_slot"]}, hands={0: [card, "c013", "c018"]})
    assign_all(state, {0: f"{card} c013 c018"})
    assert said(state).startswith("0 put ")


def test_a_marker_that_scores_is_moved_rather_than_one_that_gives_nothing(said: Said) -> None:
    """Three cards with functions alike; of their animals seat 0 has three pikas and nothing of the others."""
    hand = ["c011", "c018", "c017"]  # owlet moth, giant fossa, pika
    state = table(hands={0: hand}, animals={0: {"sardinian_pika": 3}}, markers={"sardinian_pika": 5})
    assert said(state).split()[4] == "c017"


def test_whoever_may_move_any_marker_moves_one_that_scores(said: Said) -> None:
    """LI-P10. The card shows a giant fossa, of which seat 0 has none."""
    hand = ["c041", "c014", "c018"]
    state = table(
        hands={0: hand}, functions={0: ["any_marker_giant_fossa"]}, animals={0: {"sardinian_pika": 3}}
    )
    assign_all(state, {0: " ".join(hand)})
    play(state, "0 put 2")
    until(state, 0, "choose_marker")
    assert said(state) == "0 advance sardinian_pika"


def test_a_marker_that_a_function_moves_is_one_that_scores(said: Said) -> None:
    """The yellow resource lets seat 0 move a marker in action B."""
    hand = ["c041", "c021", "c018"]
    state = table(hands={0: hand}, functions={0: ["b_marker_yellow"]}, animals={0: {"sardinian_pika": 3}})
    assign_all(state, {0: " ".join(hand)})
    play(state, "0 put 2")
    until(state, 0, "free_marker")
    assert said(state) == "0 advance sardinian_pika"


def test_the_animal_that_completes_a_set_is_taken(said: Said) -> None:
    """The moth brings ten points more (LI-E4) than a giant fossa, worth 3; either can be paid for."""
    owned = {"giant_fossa": 1, "golden_toad": 1, "sardinian_pika": 1}
    state = table(
        at="C",
        animals={0: owned},
        resources={0: {"green": 2, "beige": 2}},
        explorers={0: ["i8", "i2"]},
        markers={"giant_fossa": 8},
    )
    assert said(state).startswith("0 place i9 ")


def test_the_resource_that_the_set_lacks_is_chosen(said: Said) -> None:
    """All show giant fossas; c001 brings the second green resource, for the moth between i8 and i9."""
    owned = {"giant_fossa": 1, "golden_toad": 1, "sardinian_pika": 1}
    hand = ["c001", "c013", "c018"]
    state = table(hands={0: hand}, animals={0: owned}, resources={0: {"green": 1}}, explorers={0: ["i8"]})
    assert said(state).split()[3] == "c001"


def test_in_the_last_round_resources_are_spent_on_points(said: Said) -> None:
    """No region can be closed, but an explorer in the desert brings three points; two resources bring one."""
    state = table(at="C", functions={0: ["land_vp_yellow"]}, resources={0: {"yellow": 2}}, markers=LAST_ROUND)
    assert said(state).split()[3] == "desert"


def test_in_the_last_round_the_last_explorer_leaves_its_place_for_an_animal(said: Said) -> None:
    """All five stand on the island; those at o5 and o7 close nothing any more."""
    state = table(
        at="C",
        resources={0: {"grey": 2}},
        explorers={0: ["i0", "i2", "m1", "o5", "o7"]},
        supply={0: 0},
        markers=LAST_ROUND,
    )
    assert said(state).startswith("0 place i1 ")


def test_in_the_last_round_what_is_paid_for_closes_a_region(said: Said) -> None:
    """Two resources are worth a point, an animal at least its marker's value and its region's points."""
    state = table(
        at="C",
        resources={0: {"grey": 2, "yellow": 2}},
        explorers={0: ["i0", "i2", "m1"]},
        markers=LAST_ROUND,
    )
    assert said(state).startswith("0 place i1 ")

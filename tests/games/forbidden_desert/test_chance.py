"""Section 5: exact odds of what is hidden, and worlds imagined from what is known."""

from collections import Counter
from fractions import Fraction
from math import comb

import pytest

from archipel.engine.chance import Chance
from archipel.engine.rows import row
from archipel.games.forbidden_desert.game import GAME
from archipel.games.forbidden_desert.rules.components import FACES, STORM_CARDS
from archipel.games.forbidden_desert.rules.state import DesertState
from tests.conformance.tables import bytes_of
from tests.games.forbidden_desert.positions import SCOPE, SUN, desert, draw, play, seen, tile
from tests.rules import rule


def chi_square(found: Counter[str], expected: dict[str, Fraction], total: int) -> float:
    assert set(found) <= set(expected)
    return sum(
        (found[name] - total * float(share)) ** 2 / (total * float(share)) for name, share in expected.items()
    )


@rule("FD-S3", "FD-X2")
@pytest.mark.parametrize(("cell", "bag"), [("b2", "plain"), ("e1", "water")])
def test_a_hidden_face_is_as_likely_as_its_back_allows(cell: str, bag: str) -> None:
    state = desert(at=[cell, "d4"])
    left = seen(state)["hidden"][bag]
    expected = {name: Fraction(number, sum(left.values())) for name, number in left.items()}
    found: Counter[str] = Counter()
    dice = Chance.from_seed("faces")
    for _ in range(4000):
        world = state.imagine(0, dice)
        world.apply("0 reveal")
        assert isinstance(world, DesertState)
        found[str(tile(world, cell)["face"])] += 1
    assert chi_square(found, expected, 4000) < 35


@rule("FD-S3")
def test_faces_decided_one_by_one_are_those_of_a_random_layout() -> None:
    """Two tiles turned over one after the other: every ordered pair as likely as in a shuffled layout."""
    state = desert("explorer", "archaeologist", at=["b2", "d4"])
    dice = Chance.from_seed("pairs")
    same = tunnel_then_pad = 0
    total = 4000
    for _ in range(total):
        world = state.imagine(0, dice)
        for text in ("0 reveal", "0 move b1", "0 reveal"):
            world.apply(text)
        assert isinstance(world, DesertState)
        one, two = tile(world, "b2")["face"], tile(world, "b1")["face"]
        same += one == two == "gear"
        tunnel_then_pad += (one, two) == ("tunnel", "launch_pad")
    assert abs(same / total - comb(8, 2) / comb(20, 2)) < 0.02
    assert abs(tunnel_then_pad / total - 3 / (20 * 19)) < 0.006


@rule("FD-S8", "FD-D13")
def test_the_next_storm_card_is_as_likely_as_its_copies() -> None:
    state = desert(phase=("storm", 1), at=["a1", "e4"])
    left = seen(state)["storm_pile"]["unknown"]
    expected = {name: Fraction(number, 31) for name, number in left.items()}
    found: Counter[str] = Counter()
    dice = Chance.from_seed("cards")
    for _ in range(5000):
        found[str(state.imagine(0, dice).apply("0 draw_storm")[0].args["storm"])] += 1
    assert chi_square(found, expected, 5000) < 35


@rule("FD-S9", "FD-X3")
def test_the_next_equipment_is_as_likely_as_its_copies() -> None:
    state = desert()
    expected = {name: Fraction(n, 12) for name, n in seen(state)["equipment_pile"]["left"].items()}
    found: Counter[str] = Counter()
    dice = Chance.from_seed("equipment")
    for _ in range(4000):
        found[str(state.imagine(0, dice).apply("0 reveal")[1].args["equipment"])] += 1
    assert chi_square(found, expected, 4000) < 25


@rule("FD-R10")
def test_imagined_worlds_keep_what_the_meteorologist_saw_on_top_and_below() -> None:
    state = desert(
        "meteorologist",
        "explorer",
        at=["b2", "d4"],
        top=[SUN, "wind_n1"],
        bottom=["wind_s3"],
        pile=["wind_e1"],
    )
    play(state, "0 end_step")
    dice = Chance.from_seed("looks")
    for _ in range(40):
        world = state.imagine(1, dice)
        assert isinstance(world, DesertState)
        assert bytes_of(world.view(1)) == bytes_of(state.view(1))
        draw(world, SUN, "wind_n1")
        assert seen(world)["storm_pile"]["size"] == 2
        play(world, "1 end_step")
        draw(world, "wind_e1")
        assert play(world, "1 draw_storm")[0].args["storm"] == "wind_s3"


@rule("FD-R10", "FD-D13")
def test_what_was_known_of_the_pile_is_forgotten_with_the_shuffle() -> None:
    state = desert(top=[SUN], pile=[], phase=("storm", 1), at=["a1", "e4"])
    draw(state, SUN)
    pile = seen(state)["storm_pile"]
    assert (pile["top"], pile["bottom"], sum(pile["unknown"].values())) == ([], [], 30)


@rule("FD-G8")
def test_imagined_worlds_keep_what_a_terrascope_showed() -> None:
    state = desert(at=["b2", "d4"], hands=[[SCOPE]])
    play(state, "0 terrascope b2")
    face = tile(state, "b2")["face"]
    assert face in FACES
    dice = Chance.from_seed("peeks")
    for _ in range(30):
        world = state.imagine(1, dice)
        world.apply("0 reveal")
        assert isinstance(world, DesertState)
        assert tile(world, "b2")["face"] == face


@rule("FD-S1", "FD-X2")
def test_every_imagined_layout_uses_the_whole_box() -> None:
    """All tiles turned over in an imagined world: two wells and a mirage under the water backs, and so on."""
    dice = Chance.from_seed("layouts")
    for seed in range(20):
        state = GAME.new(2, {}, seed).imagine(None, dice)
        assert isinstance(state, DesertState)
        for cell in range(25):
            if cell != state.hole:
                state.pawns[0] = cell
                state.active = 0
                state.sand, state.sandy, state.blocked, state.supply = row([0] * 25), 0, 0, 48
                state.apply("0 reveal")
                state.stack = list(GAME.new(2, {}, 0).stack)
        shown = Counter(each["face"] for each in seen(state)["desert"]["tiles"])
        assert (shown["gear"], shown["tunnel"], shown["launch_pad"]) == (9, 3, 1)
        assert (shown["well"], shown["mirage"]) == (2, 1)
        assert {each["face"] for each in seen(state)["desert"]["tiles"] if each["back"] == "water"} == {
            "well",
            "mirage",
        }
        assert all(told["state"] != "hidden" for told in seen(state)["parts"].values())
        assert state.check() == []


@rule("FD-D13")
def test_a_whole_pile_holds_every_card_once() -> None:
    state = desert(at=["a1", "e4"])
    drawn: Counter[str] = Counter()
    for _ in range(31):
        state.stack = list(desert(phase=("storm", 6)).stack)
        state.water, state.mark = row([3, 3]), 0
        drawn[str(state.apply("0 draw_storm")[0].args["storm"])] += 1
    assert drawn == Counter(dict(zip(STORM_CARDS, [3, 2, 1] * 4 + [4, 3], strict=True)))

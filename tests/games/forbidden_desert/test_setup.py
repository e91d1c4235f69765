"""FD-S: the box, the set-up, and the rulebook's first examples."""

from collections import Counter

import pytest

from archipel.engine.chance import Chance
from archipel.engine.errors import BadOption
from archipel.engine.event import Event
from archipel.games.forbidden_desert.game import GAME
from archipel.games.forbidden_desert.rules import components as box
from archipel.games.forbidden_desert.rules.state import DesertState
from tests.games.forbidden_desert.positions import canteens, hand, keys, phase, sand_on, seen, where
from tests.rules import rule


def new(seats: int = 2, seed: int | str = 0, **options: str) -> DesertState:
    state = GAME.new(seats, options, seed)
    assert isinstance(state, DesertState)
    return state


@rule("FD-S1", "FD-X2")
def test_the_box_holds_24_tiles_of_which_everybody_knows_the_faces() -> None:
    under = Counter(dict(zip(box.FACES, box.UNDER_PLAIN, strict=True)))
    under += Counter(dict(zip(box.FACES, box.UNDER_WATER, strict=True)))
    assert under["gear"] + 1 + under["tunnel"] == 12, (
        "twelve gear symbols, the wreck and the tunnels among them"
    )
    assert (under["well"], under["mirage"], under["launch_pad"], under["tunnel"]) == (2, 1, 1, 3)
    assert sum(under.values()) + 1 == 24
    hidden = seen(new())["hidden"]
    assert hidden["water"] == {"well": 2, "mirage": 1}
    assert hidden["plain"]["gear"] == 8
    assert len([face for face in hidden["plain"] if face.startswith("clue_")]) == 8


@rule("FD-S8", "FD-S9")
def test_the_box_holds_31_storm_cards_and_12_equipment_cards() -> None:
    storm = dict(zip(box.STORM_CARDS, box.STORM_COPIES, strict=True))
    for direction in "nsew":
        assert [storm[f"wind_{direction}{squares}"] for squares in (1, 2, 3)] == [3, 2, 1]
    assert (storm["sun_beats_down"], storm["storm_picks_up"], sum(storm.values())) == (4, 3, 31)
    equipment = dict(zip(box.EQUIPMENT, box.EQUIPMENT_COPIES, strict=True))
    assert equipment == {
        "dune_blaster": 3,
        "jet_pack": 3,
        "solar_shield": 2,
        "terrascope": 2,
        "water_reserve": 1,
        "time_throttle": 1,
    }
    view = seen(new())
    assert view["storm_pile"]["size"] == 31
    assert view["storm_pile"]["discards"] == {}
    assert (view["storm_pile"]["top"], view["storm_pile"]["bottom"]) == ([], [])
    assert view["equipment_pile"]["size"] == 12


@rule("FD-S2")
@pytest.mark.parametrize("seed", range(5))
def test_nobody_may_look_under_a_tile_but_all_know_what_the_wreck_hides(seed: int) -> None:
    tiles = seen(new(seed=seed))["desert"]["tiles"]
    assert [each["face"] for each in tiles if each["back"] == "crash"] == ["gear"]
    assert {each["face"] for each in tiles if each["back"] != "crash"} == {None}
    assert not any(each["revealed"] for each in tiles)


@rule("FD-S3", "FD-S4")
def test_tiles_are_laid_at_random_round_an_empty_centre() -> None:
    wrecks: Counter[str] = Counter()
    wet: Counter[str] = Counter()
    for seed in range(1200):
        view = seen(new(seed=seed))
        assert view["desert"]["hole"] == "c3"
        assert len(view["desert"]["tiles"]) == 24
        backs = Counter(each["back"] for each in view["desert"]["tiles"])
        assert backs == {"crash": 1, "water": 3, "plain": 20}
        wrecks.update(each["cell"] for each in view["desert"]["tiles"] if each["back"] == "crash")
        wet.update(each["cell"] for each in view["desert"]["tiles"] if each["back"] == "water")
    assert len(wrecks) == len(wet) == 24
    assert sum((n - 50) ** 2 / 50 for n in wrecks.values()) < 50  # 23 degrees of freedom
    assert sum((n - 150) ** 2 / 150 for n in wet.values()) < 50


@rule("FD-S5")
def test_eight_markers_lie_in_a_diamond_round_the_storm_and_forty_are_left() -> None:
    """The rulebook's set-up figure (TV1)."""
    state = new()
    assert sand_on(state) == dict.fromkeys(["c1", "b2", "d2", "a3", "e3", "b4", "d4", "c5"], 1)
    assert seen(state)["sand"]["supply"] == 40


@rule("FD-S6")
def test_no_part_is_on_the_board() -> None:
    assert {told["state"] for told in seen(new())["parts"].values()} == {"hidden"}


@rule("FD-S7", "FD-E6")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(
    ("difficulty", "mark"), [("novice", 0), ("normal", 1), ("elite", 2), ("legendary", 3)]
)
def test_the_difficulty_sets_the_first_mark_of_the_column_of_the_number_of_players(
    seats: int, difficulty: str, mark: int
) -> None:
    storm = seen(new(seats, difficulty=difficulty))["storm"]
    assert storm["mark"] == mark
    assert storm["level"] == (2 if difficulty == "novice" else 3)
    to_the_skull = {2: [13, 12, 11, 10], 3: [14, 13, 12, 11], 4: [14, 13, 12, 11], 5: [15, 14, 13, 12]}
    assert storm["skull"] - mark == to_the_skull[seats][mark]


@rule("FD-S7")
def test_the_storm_meter_has_a_column_for_each_number_of_players() -> None:
    """TV2 and the printed meter."""
    assert seen(new(3))["storm"]["level"] == 2
    assert box.METER[2] == [2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6]
    assert box.METER[3] == box.METER[4] == [2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6]
    assert box.METER[5] == [2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6]


@rule("FD-S10")
def test_adventurers_are_dealt_at_random_without_repetition() -> None:
    dealt: Counter[str] = Counter()
    for seed in range(1200):
        roles = [each["adventurer"] for each in seen(new(3, seed))["seats"]]
        assert len(set(roles)) == 3
        dealt.update(roles)
    assert set(dealt) == set(box.ADVENTURERS)
    assert sum((n - 600) ** 2 / 600 for n in dealt.values()) < 25


@rule("FD-S10")
def test_adventurers_may_be_chosen_for_some_seats_or_all() -> None:
    roles = "climber,navigator,explorer,archaeologist,water_carrier"
    state = new(5, adventurers=roles)
    assert [each["adventurer"] for each in seen(state)["seats"]] == roles.split(",")
    state = new(3, adventurers="random, Climber, random")
    assert seen(state)["seats"][1]["adventurer"] == "climber"
    for wrong in ("climber", "climber,climber", "climber,diver", "climber,navigator,explorer"):
        with pytest.raises(BadOption):
            new(2, adventurers=wrong)


@rule("FD-S11", "FD-R16")
def test_every_canteen_starts_on_its_top_mark() -> None:
    canteen = dict(zip(box.ADVENTURERS, box.CANTEEN, strict=True))
    assert canteen == {
        "archaeologist": 3,
        "climber": 3,
        "explorer": 4,
        "meteorologist": 4,
        "navigator": 4,
        "water_carrier": 5,
    }
    state = new(4, adventurers="water_carrier,climber,explorer,archaeologist")
    assert canteens(state) == [5, 3, 4, 3]
    assert [each["canteen"] for each in seen(state)["seats"]] == [5, 3, 4, 3]


@rule("FD-S12")
@pytest.mark.parametrize("seed", range(12))
def test_all_pawns_start_on_the_wreck_wherever_it_lies(seed: int) -> None:
    state = new(5, seed)
    wreck = next(each for each in seen(state)["desert"]["tiles"] if each["back"] == "crash")
    assert {where(state, seat) for seat in range(5)} == {wreck["cell"]}
    assert wreck["sand"] in (0, 1)
    assert not any(each["buried"] for each in seen(state)["seats"])
    assert all(hand(state, seat) == {} for seat in range(5))


@rule("FD-S13")
def test_the_first_player_is_drawn_or_named() -> None:
    assert {seen(new(5, seed))["active"] for seed in range(60)} == {0, 1, 2, 3, 4}
    assert seen(new(5, first_player="5"))["active"] == 4
    with pytest.raises(BadOption):
        new(2, first_player="3")
    assert phase(new()) == ["take_actions", 4]


@rule("FD-Z64")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_the_game_is_for_two_to_five(seats: int) -> None:
    with pytest.raises(BadOption):
        new(seats)


@rule("FD-S1", "FD-S10", "FD-S13")
def test_the_set_up_is_told() -> None:
    events: list[Event] = []
    GAME.begin(2, GAME.settle({}), Chance.from_seed(1), events)
    assert keys(events) == ["dealt_adventurer", "dealt_adventurer", "crashed", "first_player", "turn_began"]

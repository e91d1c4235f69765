"""Section 5 of the specification: who knows what, and imagined worlds with the right odds."""

from collections import Counter

import pytest

from archipel.engine.chance import Chance
from archipel.engine.match import Match
from archipel.games.the_island.game import GAME
from archipel.games.the_island.rules.components import VALUES
from archipel.games.the_island.rules.state import TheIslandState
from tests.games.the_island.positions import BEACHES, FORESTS, hand, island, legal, play, remove, seen
from tests.knowledge import WORLDS, agrees, as_seen, worlds
from tests.rules import rule


def studied(seats: int = 2, **options: str) -> TheIslandState:
    state = GAME.new(seats, {"set_up": "quick", **options}, 5)
    assert isinstance(state, TheIslandState)
    return state


# -- values ------------------------------------------------------------------------------------------------


@rule("TI-H1", "TI-S7")
def test_a_seat_keeps_the_values_it_once_saw_and_draws_the_others_anew() -> None:
    state = studied(3)
    true = state.values[:]
    for world in worlds(state, 1, 50):
        assert world.values[10:20] == true[10:20]
        assert sorted(world.values[:10]) == sorted(world.values[20:30]) == VALUES
        assert list(world.values)[30:] == [0] * 10
        again = world.imagine(1, Chance.from_seed("again"))
        assert again.values[10:20] == true[10:20]
    assert len({tuple(world.values[:10]) for world in worlds(state, 1, 50)}) > 40


def test_every_order_of_anothers_values_is_equally_likely() -> None:
    found = worlds(studied(), 0)
    for explorer in (10, 14, 19):
        counts = Counter(world.values[explorer] for world in found)
        assert all(agrees(counts[value], WORLDS, VALUES.count(value) / 10) for value in range(1, 7))
    both = sum(world.values[10] == world.values[11] == 1 for world in found)
    assert agrees(both, WORLDS, 3 / 10 * 2 / 9)


def test_in_the_set_up_the_explorers_taken_so_far_are_drawn_anew() -> None:
    state = GAME.new(2, {"first_player": "1"}, 5)
    assert isinstance(state, TheIslandState)
    play(state, "0 take red 6", "0 place D4", "1 take blue 1", "1 place D5", "0 take red 5")
    found = worlds(state, 1)
    assert all(world.values[10] == 1 for world in found)
    assert all(list(world.values)[2:10] == [0] * 8 for world in found)
    pairs = Counter((world.values[0], world.values[1]) for world in found)
    assert agrees(pairs[6, 5], WORLDS, 1 / 90)
    assert agrees(pairs[1, 1], WORLDS, 6 / 90)
    assert all(world.check() == [] for world in found[:20])


@rule("TI-E2")
def test_what_the_end_revealed_stays_revealed() -> None:
    crew = {"red_01": "isle_nw", "red_02": "isle_nw", "blue_01": "J4"}
    state = island(crew, values={"red_01": 1, "red_02": 6}, sunk=[*BEACHES, *FORESTS], at="remove")
    remove(state, "J4", "volcano")
    found = worlds(state, 1)
    assert all(list(world.values)[:2] == [1, 6] for world in found)
    assert all(sorted(world.values[:10]) == VALUES for world in found)
    ones = sum(world.values[5] == 1 for world in found)
    assert agrees(ones, WORLDS, 2 / 8)


# -- tiles -------------------------------------------------------------------------------------------------


@rule("TI-R6")
def test_a_tile_of_which_nothing_else_is_unseen_is_known() -> None:
    hands = [["beach dolphin"], ["beach favourable_wind"]]
    state = island({"red_01": "J4"}, sunk=[*BEACHES, *FORESTS, "J7"], hands=hands)
    assert sum(seen(state, 0)["unseen"]["beach"].values()) == 1
    for world in worlds(state, 0, 30):
        assert hand(world, 1, viewer=1) == ["beach favourable_wind"]


@rule("TI-R6")
def test_the_odds_of_anothers_hand_are_those_of_the_unseen_red_backs() -> None:
    hands = [["beach dolphin"], ["beach favourable_wind", "beach move_shark"]]
    state = island({"red_01": "J4"}, sunk=BEACHES[:3], hands=hands)
    # 9 red beaches, one of them in the own hand: 2 dolphins, 2 winds, 1 of each of the four others.
    found = worlds(state, 0)
    held = [hand(world, 1, viewer=1) for world in found[:2000]]
    odds = {
        "dolphin": 2,
        "favourable_wind": 2,
        "move_serpent": 1,
        "move_shark": 1,
        "move_whale": 1,
        "shark_defence": 1,
    }
    assert {tile for tiles in held for tile in tiles} == {f"beach {tile}" for tile in odds}
    for tile, number in odds.items():
        assert agrees(sum(f"beach {tile}" in tiles for tiles in held), len(held), _at_least_one(number))
    for world in found[:50]:
        assert hand(world, 0, viewer=0) == ["beach dolphin"]
        assert world.check() == []
        assert sum(world.bag[:12]) == 13
        assert world.bag[:5] == state.bag[:5]  # green backs were all on the island


def _at_least_one(number: int) -> float:
    """The odds that two tiles of eight hold at least one of these."""
    return 1 - (8 - number) / 8 * (7 - number) / 7


@rule("TI-R6")
def test_a_kept_mountain_is_a_defence_tile_in_every_world() -> None:
    state = island({"red_01": "J4"}, sunk=[*BEACHES, *FORESTS, "J7"], hands=[[], ["mountain shark_defence"]])
    found = Counter(hand(world, 1, viewer=1)[0] for world in worlds(state, 0))
    assert set(found) == {"mountain shark_defence", "mountain whale_defence"}
    assert agrees(found["mountain shark_defence"], WORLDS, 1 / 2)


@rule("TI-S2")
def test_the_backs_still_on_the_island_are_equally_likely_to_be_next() -> None:
    counts: Counter[str] = Counter()
    for number in range(1_000):
        state = island({"red_01": "J4", "blue_01": "J4"}, at="remove")
        state.chance = Chance.from_seed(f"back {number}")
        for event in state.apply("0 remove D4"):
            told = event.seen_by(0)
            if told is not None and told.key in {"revealed_tile", "kept_tile"}:
                counts[str(told.args["tile"])] += 1
    assert agrees(counts["shark"], 1_000, 3 / 16)
    assert agrees(counts["dolphin"], 1_000, 3 / 16)
    assert agrees(counts["boat"], 1_000, 1 / 16)
    assert sum(counts.values()) == 1_000
    assert "whirlpool" not in counts


@rule("TI-K1", "TI-T5")
def test_the_die_is_fair() -> None:
    rolls: Counter[str] = Counter()
    for number in range(1_000):
        state = island({"red_01": "J4", "blue_01": "J4"}, at="remove")
        state.chance = Chance.from_seed(f"die {number}")
        rolls.update(
            str(event.args["creature"]) for event in state.apply("0 remove D4") if event.key == "rolled"
        )
    assert sum(rolls.values()) == 1_000
    assert all(agrees(rolls[kind], 1_000, 1 / 3) for kind in ("sea_serpent", "shark", "whale"))


def test_a_view_counts_the_backs_that_its_seat_has_not_seen() -> None:
    state = island({"red_01": "J4"}, sunk=BEACHES[:2], hands=[["beach dolphin"], ["beach move_whale"]])
    for seat, own in ((0, "dolphin"), (1, "move_whale")):
        unseen = seen(state, seat)["unseen"]["beach"]
        assert sum(unseen.values()) == 15
        whole = {"dolphin": 3, "move_whale": 1}
        assert unseen[own] == whole[own] - 1
        other = "move_whale" if own == "dolphin" else "dolphin"
        assert unseen[other] == whole[other]


# -- the defence -------------------------------------------------------------------------------------------


@rule("TI-X18")
def test_nobody_learns_from_an_imagined_world_who_is_being_asked() -> None:
    state = island(
        {"red_09": "J4", "blue_01": "D3", "yellow_01": "D3", "green_09": "J4"},
        sharks=["B3"],
        seats=4,
        at="creature shark",
    )
    play(state, "0 pick_creature shark B3", "0 move_to D3")
    dice = Chance.from_seed("asked")

    def asked(viewer: int | None) -> int:
        world = state.imagine(viewer, dice)
        assert world.check() == []
        return world.legal()[0] >> 12

    assert [asked(viewer) for viewer in (None, 0, 3, 1, 2)] == [1, 1, 1, 1, 1]
    play(state, "1 decline")
    # Blue knows that it declined, yellow that it is asked; the others know nothing new.
    assert [asked(viewer) for viewer in (None, 0, 3, 1, 2)] == [1, 1, 1, 2, 2]


@rule("TI-D2", "TI-T2")
@pytest.mark.parametrize("tile", ["shark_defence", "dolphin", "move_whale"])
def test_what_others_see_of_a_turn_does_not_depend_on_the_hand(tile: str) -> None:
    """The same public story with another hidden tile: the same views and events for everybody else."""
    stories = []
    for kept in (tile, "favourable_wind"):
        state = island(
            {"red_01": "D3", "red_09": "J4", "blue_09": "J4"},
            sharks=["B3"],
            whales=["A7"],
            sunk=["D4", "D5"],
            hands=[[f"beach {kept}"]],
            at="tile",
        )
        story: list[object] = []
        quiet = ["0 keep_tiles", "0 end_moves", "0 remove D6", "1 end_moves", "1 remove D7"]
        attack = ["1 pick_creature shark B3", "1 move_to D3", "0 decline"]
        for text in [*quiet, *attack]:
            if " remove " in text:
                state.chance.script = [1, 1 if text.startswith("1") else 0]
            if text == "1 end_moves":
                play(state, "0 leave_creatures")
            told = [seen_event.to_json() for e in play(state, text) if (seen_event := e.seen_by(1))]
            story.append([text, told, _without_bag(state), state.asked(1)])
        stories.append(story)
    assert stories[0] == stories[1]


def _without_bag(state: TheIslandState) -> object:
    """What seat 1 sees; the count of unseen backs is the same as long as the hidden tile is among them."""
    view = seen(state, 1)
    del view["unseen"]
    return view


# -- undo --------------------------------------------------------------------------------------------------


@rule("TI-X44")
def test_undo_is_free_inside_step_2_and_never_across_a_tile() -> None:
    match = Match.start(GAME, 2, {"set_up": "quick", "first_player": "1"}, "undo")
    match.play("0 ready")
    match.play("1 ready")
    match.play("0 end_moves")
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.undo(0)
    match.play("0 end_moves")
    state = match.state
    match.play(state.legal()[0])
    assert not match.can_undo(0)


@rule("TI-T2", "TI-X44")
def test_a_played_tile_is_learned_by_everybody() -> None:
    state = island({"red_01": "D3"}, sunk=["D4"], hands=[["beach dolphin"]], at="tile")
    assert state.secrets()["tile 0 beach dolphin 0"] == 0b01
    play(state, "0 play_tile dolphin beach")
    assert "tile 0 beach dolphin 0" not in state.secrets()


@rule("TI-H1")
def test_secrets_are_the_values_and_the_hands_and_the_end_empties_them_of_the_saved() -> None:
    state = island({"red_01": "isle_nw", "blue_01": "J4"}, sunk=[*BEACHES, *FORESTS], at="remove")
    assert state.secrets()["value red_01"] == 0b01
    assert state.secrets()["value blue_01"] == 0b10
    remove(state, "J4", "volcano")
    assert "value red_01" not in state.secrets()
    assert "value blue_01" in state.secrets()


# -- leaks -------------------------------------------------------------------------------------------------


@rule("TI-H1", "TI-R6", "TI-D2")
@pytest.mark.parametrize("end", ["volcano", "to_the_last", "submerged"])
@pytest.mark.parametrize("colours", ["one", "two"])
def test_everything_a_viewer_is_shown_is_the_same_in_every_imagined_world(end: str, colours: str) -> None:
    dice = Chance.from_seed(f"leaks {end} {colours}")
    state = GAME.new(2, {"end": end, "colours": colours, "first_player": "1"}, f"leaks {end}")
    assert isinstance(state, TheIslandState)
    for number in range(420):
        if state.over:
            break
        if number % 6 == 0:
            for viewer in (None, 0, 1):
                shown = as_seen(state, viewer)
                world = state.imagine(viewer, dice)
                assert as_seen(world, viewer) == shown
                assert as_seen(world.imagine(viewer, dice), viewer) == shown
        state.push(dice.choice(state.legal()))


@rule("TI-R6")
def test_a_move_is_told_alike_in_the_true_world_and_in_imagined_ones() -> None:
    state = island(
        {"red_01": "E4", "blue_01": "D3"},
        sunk=["D4", "D5"],
        hands=[["beach dolphin"], ["beach shark_defence"]],
    )
    dice = Chance.from_seed("alike")
    for text in sorted(legal(state)):
        truth, world = state.copy(), state.imagine(0, dice)
        told = [[e.to_json() for each in s.apply(text) if (e := each.seen_by(0))] for s in (truth, world)]
        assert told[0] == told[1]
        assert as_seen(truth, 0) == as_seen(world, 0)

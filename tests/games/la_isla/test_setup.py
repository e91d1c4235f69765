"""LI-S: the set-up."""

from collections import Counter

import pytest

from archipel.engine.chance import Chance
from archipel.engine.errors import BadOption
from archipel.engine.event import Event
from archipel.engine.match import Match
from archipel.games.la_isla.game import GAME
from archipel.games.la_isla.rules.state import LaIslaState
from tests.games.la_isla.positions import asked, keys, seen
from tests.rules import rule


def new(seats: int = 3, seed: object = 1, **options: str) -> LaIslaState:
    state = GAME.new(seats, options, str(seed))
    assert isinstance(state, LaIslaState)
    return state


@rule("LI-S1", "LI-P1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play(seats: int) -> None:
    assert len(seen(new(seats))["seats"]) == seats


@rule("LI-S1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(BadOption, match="2 to 4"):
        new(seats)


@rule("LI-S2")
def test_the_teeth_lie_in_any_order() -> None:
    orders = {tuple(seen(new(seed=seed))["teeth"]) for seed in range(200)}
    assert len(orders) == 200
    assert all(sorted(order) == sorted(GAME.pieces.teeth) for order in orders)
    ends = Counter(order[0] for order in orders)
    assert len(ends) == 10


@rule("LI-S2")
def test_a_tooth_brings_its_outer_and_its_middle_space_wherever_it_lies() -> None:
    view = seen(new(seed=3))
    spaces = {each["space"]: (each["colour"], each["symbol"]) for each in view["spaces"]}
    slot = view["teeth"].index("tooth_1")
    assert spaces[f"o{slot}"] == ("yellow", "backpack")
    assert spaces[f"m{slot}"] == ("green", "bottle")
    assert spaces["i0"] == ("yellow", "tent")


@rule("LI-S3")
def test_seven_tiles_of_each_animal_lie_one_on_each_region() -> None:
    animals = Counter(each["animal"] for each in seen(new())["regions"])
    assert set(animals.values()) == {7}
    assert len(animals) == 5


@rule("LI-S4")
def test_every_marker_starts_at_the_foot_of_its_track() -> None:
    view = seen(new())
    assert [(each["position"], each["value"]) for each in view["markers"]] == [(0, 0)] * 5
    assert view["sum"] == 0


@rule("LI-S5", "LI-S6", "LI-S7")
def test_everybody_starts_with_the_same_things() -> None:
    for each in seen(new(4))["seats"]:
        assert (each["points"], each["supply"], each["aside"]) == (0, 5, 2)
        assert each["slots"] == [None, None, None]
        assert set(each["resources"].values()) == {1}
        assert each["on_island"] == []


@rule("LI-S5")
def test_everybody_has_a_colour_of_its_own() -> None:
    assert [each["colour"] for each in seen(new(4))["seats"]] == ["black", "white", "orange", "blue"]


@rule("LI-S8", "LI-S9")
def test_everybody_gets_one_large_tile_at_random() -> None:
    met = set()
    for seed in range(30):
        view = seen(new(4, seed))
        large = [each["large"] for each in view["seats"]]
        assert len(set(large)) == 4
        for each in view["seats"]:
            assert {name: n for name, n in each["animals"].items() if n} == {each["large"]: 2}
        met.add(large[0])
    assert len(met) == 5


@rule("LI-X37")
def test_the_first_large_tile_triggers_nothing() -> None:
    view = seen(new())
    assert all(each["points"] == 0 for each in view["seats"])
    assert sum(each["value"] for each in view["markers"]) == 0


@rule("LI-S11", "LI-P1")
@pytest.mark.parametrize(("deck", "cards"), [("basic", 120), ("full", 180)])
def test_the_deck_is_an_option(deck: str, cards: int) -> None:
    state = new(deck=deck)
    assert state.deck.bit_count() == cards
    assert seen(state)["pile"] == cards - 9


@rule("LI-S12", "LI-X44")
def test_the_first_cards_are_any_of_the_deck() -> None:
    drawn = Counter(card for seed in range(400) for hand in new(4, seed).hands for card in hand)
    assert len(drawn) == 120
    assert max(drawn.values()) < 90


@rule("LI-S13", "LI-P1")
def test_the_first_player_is_named_or_left_to_chance() -> None:
    assert new(3, first_player="2").first == 1
    assert {new(3, seed).first for seed in range(30)} == {0, 1, 2}


@rule("LI-S13")
def test_the_first_player_must_sit_at_the_table() -> None:
    with pytest.raises(BadOption, match="there are 2 players"):
        new(2, first_player="3")


@rule("LI-K1", "LI-T1")
def test_a_game_begins_with_the_card_phase_and_everybody_is_asked() -> None:
    state = new(4, first_player="3")
    assert seen(state)["phase"] == "cards"
    assert asked(state) == [2, 3, 0, 1]


@rule("LI-S8", "LI-S13")
def test_the_set_up_is_told() -> None:
    events: list[Event] = []
    GAME.begin(2, GAME.settle({}), Chance.from_seed(1), events)
    assert keys(events)[:5] == ["took_colour", "large_tile", "took_colour", "large_tile", "first_player"]


def test_a_match_tells_nobody_the_cards_of_another_hand() -> None:
    match = Match.start(GAME, 3, {}, "told")
    for seat in range(3):
        told = [event.seen_by(seat) for event in match.opening]
        cards = [each for each in told if each and each.key == "drew_card"]
        assert {each.args["seat"] for each in cards} == {seat}
        assert len(cards) == 3
    assert not any(e.key == "drew_card" for e in match.opening if e.seen_by(None))

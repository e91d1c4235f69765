"""TI-B: boats and who may move them."""

import pytest

from archipel.engine.errors import IllegalAction
from tests.games.the_island.positions import boats, island, legal, moves_left, play, seen, spaces_to, where
from tests.rules import rule


def control(explorers: dict[str, str], seats: int = 3, options: dict[str, str] | None = None) -> list[int]:
    """Who controls the boat of E3."""
    state = island(explorers, boats=["E3"], seats=seats, options=options)
    found: list[int] = next(each["control"] for each in seen(state)["boats"])
    return found


@rule("TI-B1")
def test_a_boat_sails_over_sea_the_lagoon_and_emptied_spaces_but_never_over_land() -> None:
    state = island({"red_01": "boat F6"}, boats=["F6", "E3"], serpents=[], sunk=["F6", "F7"])
    assert {text.split()[3] for text in legal(state, "sail") if " F6 " in text} == {"F7", "G6"}
    play(state, "0 sail F6 G6")
    assert boats(state) == {"E3": [], "G6": ["red_01"]}
    assert "E4" not in spaces_to(state, "sail")


@rule("TI-B1")
def test_every_space_costs_a_move() -> None:
    state = island({"red_01": "boat E3"}, boats=["E3"])
    play(state, "0 sail E3 E2", "0 sail E2 D1")
    assert moves_left(state) == 1
    play(state, "0 sail D1 C1")
    assert where(state, "red_01") == "boat C1"


@rule("TI-B2")
def test_a_space_holds_one_boat() -> None:
    state = island({"red_01": "boat E3"}, boats=["E3", "E2"])
    assert "E2" not in {text.split()[3] for text in legal(state, "sail") if " E3 " in text}
    with pytest.raises(IllegalAction) as refused:
        play(state, "0 sail E3 E2")
    assert refused.value.rule == "TI-B2"


@rule("TI-B4")
def test_an_empty_boat_may_be_moved_by_anybody() -> None:
    for active in (0, 1):
        state = island({"red_01": "J4", "blue_01": "J4"}, boats=["E3"], active=active)
        play(state, f"{active} sail E3 E2", f"{active} sail E2 E1")
        assert boats(state) == {"E1": []}


@rule("TI-B5")
def test_the_player_with_most_passengers_alone_may_move_the_boat() -> None:
    crew = {"red_01": "boat E3", "blue_01": "boat E3", "blue_02": "boat E3"}
    assert control(crew) == [1]
    state = island(crew, boats=["E3"])
    with pytest.raises(IllegalAction) as refused:
        play(state, "0 sail E3 E2")
    assert refused.value.rule == "TI-B5"
    state = island(crew, boats=["E3"], active=1)
    play(state, "1 sail E3 E2")


@rule("TI-B6")
def test_players_who_tie_for_most_all_control_it() -> None:
    assert control({"red_01": "boat E3", "blue_01": "boat E3"}) == [0, 1]
    assert control({"red_01": "boat E3", "blue_01": "boat E3", "yellow_01": "boat E3"}) == [0, 1, 2]
    assert control({"red_01": "boat E3", "yellow_02": "boat E3", "yellow_01": "boat E3"}) == [2]


@rule("TI-X9")
def test_nobody_controls_an_empty_boat() -> None:
    assert control({"red_01": "J4"}) == []


@rule("TI-B7")
@pytest.mark.parametrize(
    ("whales", "sharks", "serpents", "fate"),
    [
        (["D3"], [], [], "sea D3"),
        (["D3"], ["D3"], [], "lost"),
        ([], [], ["D3"], "lost"),
        ([], ["D3"], [], "boat D3"),
    ],
)
def test_a_manned_boat_sailed_into_danger(
    whales: list[str], sharks: list[str], serpents: list[str], fate: str
) -> None:
    crew = {"red_01": "boat E3", "blue_01": "boat E3", "red_02": "J4"}
    state = island(crew, boats=["E3"], whales=whales, sharks=sharks, serpents=serpents)
    play(state, "0 sail E3 D3")
    assert where(state, "red_01") == where(state, "blue_01") == fate
    assert list(boats(state)) == (["D3"] if "boat" in fate else [])


@rule("TI-B7", "TI-X2")
@pytest.mark.parametrize("way", ["0 sail E3 D3", "0 board red_02 D3"])
@pytest.mark.parametrize("cause", ["whale", "sea_serpent"])
def test_a_wreck_is_laid_to_the_creature_that_made_it(way: str, cause: str) -> None:
    state = island(
        {"red_01": "boat E3", "red_02": "D4", "red_03": "J4"},
        boats=["E3"] if "sail" in way else ["E3", "D3"],
        whales=["D3"] if cause == "whale" else [],
        serpents=["D3"] if cause == "sea_serpent" else [],
    )
    wrecks = [event.args for event in play(state, way) if event.key == "boat_lost"]
    assert wrecks == [{"space": "D3", "cause": cause}]


@rule("TI-B8", "TI-X34")
def test_empty_boats_share_a_space_with_anything_and_manned_ones_with_sharks_and_swimmers() -> None:
    state = island({"red_01": "J4"}, boats=["E3"], whales=["D3"], sharks=["D3"], serpents=["D3"])
    play(state, "0 sail E3 D3")
    assert boats(state) == {"D3": []}
    state = island({"red_01": "boat E3", "blue_01": "E2"}, boats=["E3"])
    play(state, "0 sail E3 E2")
    assert where(state, "blue_01") == "sea E2"
    state = island({"red_01": "boat E3"}, boats=["E3"], sharks=["E2"])
    play(state, "0 sail E3 E2")
    assert where(state, "red_01") == "boat E2"


@rule("TI-X2")
@pytest.mark.parametrize("start", ["E4", "boat E2", "E3"])
@pytest.mark.parametrize(
    ("creature", "fate"), [("whale", "sea E3"), ("serpent", "lost"), ("whale and shark", "lost")]
)
def test_boarding_a_boat_beside_a_whale_or_serpent_wrecks_it(start: str, creature: str, fate: str) -> None:
    if start == "E3" and fate == "lost":
        return  # no swimmer is there to begin with
    state = island(
        {"red_01": start, "red_02": "J4"},
        boats=["E3", "E2"],
        whales=["E3"] if "whale" in creature else [],
        sharks=["E3"] if "shark" in creature else [],
        serpents=["E3"] if creature == "serpent" else [],
    )
    play(state, "0 board red_01 E3")
    assert where(state, "red_01") == fate
    assert list(boats(state)) == ["E2"]
    assert moves_left(state) == 2
    assert spaces_to(state, "swim", "red_01") == set()

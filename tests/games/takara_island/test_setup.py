"""TK-S: what lies where when the game begins."""

from collections import Counter

import pytest

from archipel.engine.errors import BadOption
from archipel.games.takara_island.game import GAME
from archipel.games.takara_island.rules.state import TakaraState
from tests.games.takara_island.positions import legal, pending, player, seen
from tests.rules import rule


def fresh(seats: int = 4, seed: int = 1, **options: str) -> TakaraState:
    state = GAME.new(seats, {"first_player": "1", **options}, seed)
    assert isinstance(state, TakaraState)
    return state


@rule("TK-S1", "TK-S9", "TK-G3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_a_colour_two_ready_adventurers_and_no_money(seats: int) -> None:
    players = seen(fresh(seats))["seats"]
    assert [each["colour"] for each in players] == ["red", "green", "blue", "orange"][:seats]
    assert all((each["team"], each["home"], each["karas"]) == (2, 2, 0) for each in players)


@rule("TK-S2", "TK-X34")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_recruits_of_the_players_wait(seats: int) -> None:
    players = seen(fresh(seats))["seats"]
    assert [each["recruited"] for each in players] == [False] * seats


@rule("TK-S3")
def test_the_specialists_are_at_the_port_awake() -> None:
    found = seen(fresh())["specialists"]
    assert [each["specialist"] for each in found] == ["miner", "archaeologist", "diviner", "imitator"]
    assert [each["price"] for each in found] == [5, 2, 3, None]
    assert all(each["seat"] is None and each["awake"] for each in found)


@rule("TK-S4")
def test_eight_chest_tiles_are_face_down() -> None:
    chests = seen(fresh())["chests"]
    assert chests["left"] == sum(chests["unseen"].values()) == 8
    assert chests["unseen"] == chests["of"]


@rule("TK-S7", "TK-I4")
def test_every_site_has_nine_face_down_tiles_three_of_each_level() -> None:
    for viewer in (None, 0, 3):
        view = seen(fresh(), viewer)
        for site in view["sites"]:
            assert site["left"] == 9
            assert Counter(tile["level"] for tile in site["tiles"]) == dict.fromkeys(
                ("superficial", "intermediate", "deep"), 3
            )
            assert [tile["level"] for tile in site["tiles"]] == sorted(
                (tile["level"] for tile in site["tiles"]), key=["superficial", "intermediate", "deep"].index
            )
            assert all(tile["state"] == "down" and tile["tile"] is None for tile in site["tiles"])
        assert [sum(tiles.values()) for tiles in view["unseen"].values()] == [18, 18, 18]


@rule("TK-S8", "TK-EX3")
@pytest.mark.parametrize(("seats", "tokens"), [(2, 6), (3, 9), (4, 12)])
def test_three_xp_tokens_a_player(seats: int, tokens: int) -> None:
    assert seen(fresh(seats))["village"]["tokens"] == tokens


@rule("TK-S9", "TK-W3")
def test_the_sword_is_at_the_forge() -> None:
    assert seen(fresh())["village"]["sword"] is None


@rule("TK-S10")
def test_the_first_player_is_drawn_or_named() -> None:
    assert [fresh(3, first_player=str(n)).active for n in (1, 2, 3)] == [0, 1, 2]
    assert {fresh(3, seed, first_player="random").active for seed in range(30)} == {0, 1, 2}
    with pytest.raises(BadOption):
        fresh(3, first_player="4")


@rule("TK-S9", "TK-G5")
def test_without_money_the_first_turn_begins_with_the_adventurers() -> None:
    state = fresh()
    assert pending(state) == "use_adventurers"
    sites = range(1, 7)
    digs = {f"dig site_{n}" for n in sites} | {f"observe site_{n}" for n in sites}
    assert legal(state) == digs | {"gamble", "end_actions"}
    assert player(state)["home"] == 2

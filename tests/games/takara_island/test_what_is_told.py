"""What players are told: rewards, dice, where a specialist looks, and who comes home."""

import pytest

from archipel.games.takara_island.rules.state import TakaraState
from tests.games.takara_island.positions import end_turn, play, seen, takara
from tests.rules import rule


@rule("TK-K8", "TK-K1")
def test_a_map_that_is_kept_gives_no_karas() -> None:
    state = takara({"site_1": "7: d_chest"})
    play(state, "0 dig site_1", chance="c_map")
    told = play(state, "0 keep_map")[0]
    assert (told.key, told.args) == ("kept_chest", {"seat": 0, "chest": "c_map", "karas": 0, "xp": 2})


@rule("TK-F2", "TK-F3")
def test_the_dice_of_a_lost_fight_lie_there_for_all_to_see() -> None:
    state = takara({"site_1": "7: ^d_skeleton_a"}, sword=True)
    play(state, "0 fight site_1", chance="sword hospital")
    assert seen(state)["dice"] == {
        "seat": 0,
        "site": "site_1",
        "monster": "d_skeleton_a",
        "life": 3,
        "faces": ["sword", "hospital"],
    }


@rule("TK-Q11", "TK-Q14", "TK-X9")
@pytest.mark.parametrize(
    ("hired", "site", "used", "rows"),
    [
        ("diviner", "", "divine site_1 4", (4, 6)),
        ("archaeologist", "", "study site_1", (1, 5)),
        ("archaeologist", "7: ?", "study site_1", (7, 9)),
    ],
)
def test_a_specialists_look_names_the_first_and_the_last_tile(
    hired: str, site: str, used: str, rows: tuple[int, int]
) -> None:
    state = takara({"site_1": site} if site else {}, karas=[3])
    play(state, f"0 hire {hired}")
    state.apply(f"0 {used}")
    asked = state.decision_of(0)
    assert asked is not None
    assert asked.args == {"site": "site_1", "from": rows[0], "to": rows[1]}


@rule("TK-Q7", "TK-Q8")
def test_an_imitation_names_whom_the_imitator_copies() -> None:
    state = takara(karas=[7], held={1: "miner"})
    told = play(state, "0 imitate miner")[0]
    assert (told.key, told.args) == ("imitated", {"seat": 0, "specialist": "miner", "karas": 7})


@rule("TK-N5", "TK-N6")
def test_who_goes_to_rest_and_who_comes_home_are_told_apart() -> None:
    state = takara(karas=[3], team=[3], resting=[2], hospital=1, at="heal")
    told = {event.key: event.args["number"] for event in play(state, "0 heal 0") if "number" in event.args}
    assert told == {"rests": 1, "returned": 2}


@rule("TK-H5", "TK-N9")
def test_a_specialist_sleeps_through_the_whole_next_turn() -> None:
    state = takara(karas=[2])
    play(state, "0 hire archaeologist")
    assert _awake(state, "archaeologist")
    state.apply("0 study site_1")
    play(state, "0 put_back")
    end_turn(state)
    assert not _awake(state, "archaeologist")
    end_turn(state)
    assert seen(state)["active"] == 0
    assert not _awake(state, "archaeologist")
    end_turn(state)
    assert _awake(state, "archaeologist")


def _awake(state: TakaraState, name: str) -> bool:
    """Whether a specialist's awake side lies up."""
    found = next(each for each in seen(state)["specialists"] if each["specialist"] == name)
    return bool(found["awake"])

"""The fuzzer finds nothing in sound rules, and finds what is planted."""

import itertools
from collections.abc import Callable
from pathlib import Path

import pytest

from archipel.engine.chance import Chance
from archipel.engine.event import Json
from archipel.engine.match import Match
from archipel.engine.record import Record
from archipel.engine.state import State
from archipel.games import find
from archipel.games.forbidden_island.rules.state import IslandState
from archipel.lab import checks, play
from archipel.lab.fuzz import fuzz, vary
from archipel.lab.players import BadSetting

GAME = "forbidden_island"


def test_sound_rules_show_no_fault() -> None:
    findings = fuzz(GAME, 30, sample=10)
    assert not findings.faults
    assert (findings.games, findings.deep_games) == (30, 3)
    assert findings.actions > 300
    assert findings.deep_positions >= 3
    assert sum(findings.endings.values()) == 30


def test_findings_do_not_depend_on_the_number_of_workers() -> None:
    assert fuzz(GAME, 60, workers=2).to_json() == fuzz(GAME, 60).to_json()


def test_bots_can_play_the_games() -> None:
    assert not fuzz(GAME, 3, bot="random").faults


def test_their_settings_can_be_changed() -> None:
    hurried = "planner:playouts=4:width=4:glances=1:kept=2:depth=1"
    assert not fuzz(GAME, 2, bot=hurried).faults
    with pytest.raises(BadSetting):
        fuzz(GAME, 2, bot="planner:haste=1")


def test_seats_and_options_vary_unless_they_are_given() -> None:
    game = find(GAME)
    drawn = [vary(game, None, {}, Chance.from_seed(n)) for n in range(80)]
    assert {seats for seats, _ in drawn} == {2, 3, 4}
    for option in game.options:
        assert {options[option.name] for _, options in drawn} == set(option.values)
    assert all(game.validate(seats, options) is None for seats, options in drawn)
    fixed = [vary(game, 3, {"difficulty": "elite"}, Chance.from_seed(n)) for n in range(20)]
    assert {(seats, options["difficulty"]) for seats, options in fixed} == {(3, "elite")}


@pytest.fixture
def plant(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, object], None]:
    """Replace a method of the game's state by a broken one."""
    return lambda name, method: monkeypatch.setattr(IslandState, name, method)


def broken(tmp_path: Path, games: int = 4) -> tuple[dict[str, int], list[Record]]:
    """The faults that are found, and the records that were written of them."""
    findings = fuzz(GAME, games, seed=5, sample=1, records=tmp_path)
    for failure in findings.failures:
        assert failure.seed == f"5/{failure.number}"
        assert Path(failure.record).parent == tmp_path
    return dict(findings.faults), [Record.loads(Path(each.record).read_text()) for each in findings.failures]


def test_a_lost_piece_is_found_and_the_record_ends_there(plant: Callable[..., None], tmp_path: Path) -> None:
    sound = IslandState.check
    plant("check", lambda state: ["a pawn is missing"] if state.turn > 1 else sound(state))
    faults, records = broken(tmp_path)
    assert faults == {"invariant": 4}
    for record in records:
        match = Match.replay(find(GAME), record)
        positions = [state for state in match.states() if isinstance(state, IslandState)]
        assert [state.turn > 1 for state in positions] == [False] * (len(positions) - 1) + [True]


def test_a_dead_end_is_found(plant: Callable[..., None], tmp_path: Path) -> None:
    sound = IslandState.legal
    plant("legal", lambda state: [] if state.turn > 2 else sound(state))
    faults, records = broken(tmp_path, games=6)
    assert set(faults) == {"dead_end"}
    assert len(records) == faults["dead_end"]


def test_an_endless_game_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(play, "LONGEST_GAME", 3)
    faults, records = broken(tmp_path)
    assert faults == {"endless": 4}
    assert [len(record.entries) for record in records] == [4] * 4


def test_a_leak_in_the_view_is_found(plant: Callable[..., None], tmp_path: Path) -> None:
    honest = IslandState.view
    plant(
        "view", lambda state, seat: {**honest(state, seat), "next_draw": state.chance.copy().below(1 << 20)}
    )
    faults, records = broken(tmp_path)
    assert faults == {"leak": 4}
    assert len(records) == 4


def test_a_crash_of_the_rules_is_found(plant: Callable[..., None], tmp_path: Path) -> None:
    sound = IslandState.push

    def push(state: IslandState, code: int) -> None:
        if state.turn > 1:
            raise ZeroDivisionError("the rules fell over")
        sound(state, code)

    plant("push", push)
    findings = fuzz(GAME, 4, sample=100, records=tmp_path)
    assert findings.faults == {"crash": 4}
    assert "the rules fell over" in findings.failures[0].what
    assert Path(findings.failures[0].record).exists()


def noisy(state: IslandState) -> dict[str, Json]:
    return {**SOUND_JSON(state), "noise": next(NOISE)}


SOUND_JSON = IslandState.to_json
NOISE = itertools.count()


@pytest.mark.parametrize(
    ("method", "replacement", "check", "sentence"),
    [
        ("copy", lambda state: state, checks.original_fault, "playing on a copy changed the original"),
        ("to_json", noisy, checks.copy_fault, "a copy is not equal to its original"),
        ("to_json", noisy, checks.json_fault, "a stored position comes back different"),
        ("decisions", lambda state: [], checks.decisions_fault, "decisions and legal codes differ"),
        ("apply", lambda state, action: [], checks.apply_fault, "apply and push differ"),
        ("apply", lambda state, action: [], checks.refusal_fault, "the unlisted action"),
    ],
)
def test_broken_doors_are_found(
    plant: Callable[..., None],
    method: str,
    replacement: Callable[..., object],
    check: Callable[[State, Chance], str],
    sentence: str,
) -> None:
    state = find(GAME).new(2, {}, 1)
    assert check(state, Chance.from_seed(1)) == ""
    plant(method, replacement)
    assert sentence in check(state, Chance.from_seed(1))


def test_failures_beyond_the_tenth_are_only_counted(plant: Callable[..., None], tmp_path: Path) -> None:
    plant("check", lambda state: ["everything is wrong"])
    findings = fuzz(GAME, 25, records=tmp_path)
    assert findings.faults == {"invariant": 25}
    assert [failure.number for failure in findings.failures] == list(range(10))

"""Playing through plain pipes: whole games, and every letter."""

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from archipel.engine.match import Match
from archipel.engine.record import Record
from archipel.games import find
from archipel.terminal.saved_games import SavedGame

Run = Callable[..., Result]
ISLAND = "forbidden_island"


def numbers(seed: int, count: int = 4000) -> list[str]:
    """What somebody types who chooses at random."""
    dice = random.Random(seed)
    return [str(dice.randint(1, 6)) if dice.random() < 0.8 else "" for _ in range(count)]


def kept(saved_games: Path) -> list[Path]:
    return sorted(saved_games.glob("*.json"))


def stored(path: Path) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return record


def acts(path: Path) -> list[str]:
    return [entry["act"] for entry in stored(path)["entries"] if "act" in entry]


@pytest.mark.parametrize(
    ("language", "seats", "ended"),
    [("en", "ana,ben", "Lost:"), ("fr", "ana,random,cléo", "Perdu"), ("fr", "vous,random", "Perdu")],
)
def test_a_whole_game_can_be_played_by_typing_numbers(
    run: Run, saved_games: Path, language: str, seats: str, ended: str
) -> None:
    result = run("--lang", language, "play", ISLAND, "--seats", seats, "--seed", "x", typed=numbers(1))
    assert result.exit_code == 0
    assert ended in result.output
    assert "[" + "event" not in result.output
    assert not re.search(r"\[(event|action|ask|play|board|group|item|word)-", result.output)
    (path,) = kept(saved_games)
    assert stored(path)["seed"] == "x"
    assert path.name in result.output.replace("\n", "")
    assert Match.replay(find(ISLAND), Record.loads(path.read_text(encoding="utf-8"))).state.over


def test_no_line_is_wider_than_the_screen(run: Run) -> None:
    result = run("play", ISLAND, "--seats", "ana,random,ben,cleo", "--seed", "y", typed=numbers(2, 60))
    story = [line for line in result.output.splitlines() if "/data/games/" not in line]
    assert max(len(line) for line in story) <= 80


def test_bots_alone_play_to_the_end(run: Run, saved_games: Path) -> None:
    result = run("play", ISLAND, "--seats", "random,random", "--fast")
    assert result.exit_code == 0
    assert stored(kept(saved_games)[0])["outcome"] is not None


def test_the_same_seed_gives_bots_the_same_game(run: Run, saved_games: Path) -> None:
    for _ in range(2):
        run("play", ISLAND, "--seats", "random,random", "--seed", "again")
    first, second = kept(saved_games)
    assert acts(first) == acts(second)


def test_the_same_seed_deals_the_same_game(run: Run) -> None:
    first, second = (run("play", ISLAND, "--seats", "ana,ben", "--seed", "7", typed=["q"]) for _ in range(2))
    assert first.output.splitlines()[:30] == second.output.splitlines()[:30]


def test_an_option_changes_the_game(run: Run) -> None:
    words = [
        "--option",
        "difficulty=elite",
        "--option",
        "adventurers=pilot,diver",
        "--option",
        "first_player=1",
    ]
    result = run("play", ISLAND, "--seats", "ana,ben", *words, typed=["q"])
    assert "Elite" in result.output
    assert "Ana · Pilot" in result.output
    assert "Ana: You have 3 actions left" in result.output


# -- forced draws --------------------------------------------------------------------------------------------


def ana_first(run: Run, *typed: str, seed: str = "3", fast: bool = False) -> str:
    options = ["--option", "adventurers=diver,explorer", "--option", "first_player=1"]
    words = ["--seats", "ana,ben", "--seed", seed, *options, *(["--fast"] if fast else [])]
    return run("play", ISLAND, *words, typed=list(typed)).output


def test_one_enter_draws_all_cards_when_nobody_could_do_anything_else(run: Run, saved_games: Path) -> None:
    ana_first(run, "end_actions", "", "q", seed="plain 1")
    assert acts(kept(saved_games)[0])[:3] == ["0 end_actions", "0 draw_treasure", "0 draw_treasure"]


def test_fast_draws_need_no_enter(run: Run, saved_games: Path) -> None:
    ana_first(run, "end_actions", "q", seed="plain 1", fast=True)
    assert acts(kept(saved_games)[0])[:3] == ["0 end_actions", "0 draw_treasure", "0 draw_treasure"]


# -- letters -------------------------------------------------------------------------------------------------


def test_undo_is_free_while_nothing_was_learned(run: Run, saved_games: Path) -> None:
    output = ana_first(run, "1", "u", "q")
    assert "Taken back: Move to" in output
    assert output.count("You have 3 actions left") == 2
    assert stored(kept(saved_games)[0])["entries"][-1] == {"undo": 1, "learned": False}


def test_undo_of_a_draw_asks_everybody_first(run: Run, saved_games: Path) -> None:
    output = ana_first(run, "end_actions", "1", "u", "n", "u", "y", "q", seed="plain 1")
    assert "showed something new" in output
    assert "It stands." in output
    assert stored(kept(saved_games)[0])["entries"][-1]["learned"] is True


def test_undo_goes_back_to_the_last_choice_of_a_person_over_what_bots_did(
    run: Run, saved_games: Path
) -> None:
    words = ["--seats", "ana,random", "--option", "first_player=1", "--seed", "plain 1"]
    run("play", ISLAND, *words, typed=["end_actions", *[""] * 9, "u", "y", "q"])
    (path,) = kept(saved_games)
    undone = stored(path)["entries"][-1]["undo"]
    taken = acts(path)[-undone:]
    assert [act[0] for act in taken] == ["0", *["1"] * (undone - 1)]
    assert undone > 1


def test_there_is_nothing_to_undo_at_the_start(run: Run) -> None:
    assert "There is nothing to undo." in ana_first(run, "u", "q")


def test_a_hint_names_a_bot_and_an_action(run: Run) -> None:
    assert re.search(r"\w+ would (choose|play)", ana_first(run, "h", "q"))


def test_it_is_said_why_not(run: Run) -> None:
    output = ana_first(run, "y capture earth_stone", "y end_actions", "y dance", "q")
    assert re.search(r"\d Earth Stone cards? (is|are) missing: you have \d of the 4\.", output)
    assert "FI-A10  Capture a treasure" in output
    assert "That is possible now: End your actions" in output
    assert "“dance” is not an action" in output


def test_rules_are_read_in_place(run: Run) -> None:
    output = ana_first(run, "r", "r a10", "r FI-X36", "r zebra", "q")
    assert "Up to 3 actions" in output
    assert "r FI-G1 = one rule" in output  # an id of this very game
    assert "FI-A10  Capture a treasure" in output
    assert "FI-X36" in output
    assert "No rule has the id “zebra”" in output


def test_the_language_switches_at_once(run: Run) -> None:
    output = ana_first(run, "1", "l", "j", "l de", "q")
    assert "Ana\u00a0: Il vous reste 2 actions" in output
    assert "Ana commence." in output
    assert "Je parle en, fr." in output


def test_piles_story_windows_and_help_can_be_asked_for(run: Run) -> None:
    output = ana_first(run, "d", "j", "w", "w never", "w sometimes", "b", "?", "q")
    assert "Flood pile · layer 1" in output
    assert "Ana goes first." in output
    assert "before each Flood card" in output
    assert "not be asked" in output
    assert "draws, floods, always, never" in output
    assert "hint: what a strong bot would do" in output


def test_a_wrong_answer_says_what_is_right_and_asks_again(run: Run) -> None:
    output = ana_first(run, "99", "0", "-1", "xyzzy", "capture earth_stone", "q")
    assert re.search(r"Write a number from 1 to \d+\.", output)
    assert "“xyzzy” is not a choice here" in output
    assert re.search(r"\d Earth Stone cards? (is|are) missing: you have \d of the 4\.", output)
    assert "FI-A10" in output


def test_a_place_shows_what_can_be_done_there(run: Run, saved_games: Path) -> None:
    output = ana_first(run, "1", "u", "q")
    place = re.findall(r"Move to +1 .*? ([A-F][1-6])  ", output)[0]
    shown = ana_first(run, place.lower(), "1", "q")
    assert "0 = back to all choices" in shown
    assert "You have 2 actions left" in shown


# -- out of turn ---------------------------------------------------------------------------------------------


def with_sandbags() -> str:
    """A seed that deals Ana Sandbags, and the second seat no special card."""
    for seed in range(60):
        view: Any = find(ISLAND).new(2, {"first_player": "2"}, seed=f"bags {seed}").view(None)
        hands = [set(seat["hand"]) for seat in view["seats"]]
        if "sandbags" in hands[0] and not {"sandbags", "helicopter_lift"} & hands[1]:
            return f"bags {seed}"
    raise AssertionError


def test_another_person_may_play_a_special_card_at_any_time(run: Run) -> None:
    words = ["--seats", "ana,ben", "--option", "first_player=2", "--seed", with_sandbags()]
    output = run("play", ISLAND, *words, typed=["q"]).output
    assert "at any time, without waiting:" in output
    assert "Ana: Sandbags on" in output


def test_a_holder_is_asked_before_each_draw_of_a_bot_and_enter_lets_it_pass(run: Run) -> None:
    words = ["--seats", "ana,random", "--option", "first_player=2", "--seed", with_sandbags()]
    output = run("play", ISLAND, *words, typed=["", "w never", "", "q"]).output
    assert output.count("Ana: You may play a special card now.") == 2
    first_question = output.index("Ana: You may play a special card now.")
    assert "draws a" not in output[:first_question]


# -- nothing is lost -----------------------------------------------------------------------------------------


def test_the_end_of_input_saves_and_leaves(run: Run, saved_games: Path) -> None:
    result = run("play", ISLAND, "--seats", "ana,ben", "--seed", "plain 1", typed=["end_actions", "1"])
    assert result.exit_code == 0
    assert "archipel play --resume" in result.output
    assert len(acts(kept(saved_games)[0])) >= 2


def test_a_game_goes_on_where_it_stopped_with_the_same_cards(run: Run, saved_games: Path) -> None:
    typed = numbers(5, 3000)
    run("play", ISLAND, "--seats", "ana,ben", "--seed", "z", typed=typed)
    (whole,) = kept(saved_games)
    played = acts(whole)
    half = len(played) // 2
    whole.unlink()
    written = [act.partition(" ")[2] for act in played]
    first = run("play", ISLAND, "--seats", "ana,ben", "--seed", "z", typed=[*written[:half], "q"])
    (path,) = kept(saved_games)
    assert path.stem in first.output
    run("play", "--resume", path.stem, typed=written[half:])
    record = stored(path)
    assert acts(path) == played
    assert record["seed"] == "z"
    assert record["table"]["seats"] == [{"name": "Ana", "bot": None}, {"name": "Ben", "bot": None}]


def test_a_copy_from_elsewhere_goes_on_among_the_saved_games_and_stays_as_it_is(
    run: Run, saved_games: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.json"
    output = ana_first(run, "1", f"s {copy}", f"s {copy}", "s", "q")
    assert f"Saved to {copy}" in output.replace("\n", "")
    assert "stays as it is" in output
    before = copy.read_text(encoding="utf-8")
    assert run("play", "--resume", str(copy), typed=["1", "q"]).exit_code == 0
    assert copy.read_text(encoding="utf-8") == before
    assert len(kept(saved_games)) == 2


def test_no_seed_and_nothing_half_written_lies_in_a_running_game(run: Run, saved_games: Path) -> None:
    ana_first(run, "1", "q", seed="secret")
    (path,) = kept(saved_games)
    assert "secret" not in path.read_text(encoding="utf-8")
    assert not [file for file in saved_games.iterdir() if file.name.endswith((".tmp", ".lock"))]


def test_a_full_disk_is_told_and_the_game_goes_on(
    run: Run, saved_games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    writes: list[object] = []

    def full(saved: object, match: object) -> None:
        writes.append(match)
        if len(writes) > 2:
            raise OSError(28, "No space left on device")

    monkeypatch.setattr(SavedGame, "write", full)
    output = ana_first(run, "1", "1", "s", "q")
    assert "cannot be written: the disk is full" in output.replace("\n", " ")
    assert "You have 1 action left" in output


def test_brackets_and_signs_in_names_and_seeds_are_only_text(run: Run) -> None:
    words = ["--seats", "[/b],[red]Ana", "--seed", "[/x]", "--option", "first_player=1"]
    output = run("play", ISLAND, *words, typed=["j", "q"]).output
    assert "[/b]: You have 3 actions left" in output
    assert "[red]Ana" in output
    ended = run("play", ISLAND, "--seats", "random,random", "--seed", "[/x]").output
    assert "[/x]" in ended

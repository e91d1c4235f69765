"""The pieces are data: an owner's files replace them, are checked, and records say what was played with."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from archipel.engine.chance import Chance
from archipel.engine.errors import BadOption, BadRecord
from archipel.engine.match import Match
from archipel.engine.record import Record
from archipel.games.la_isla.game import GAME, LaIsla
from archipel.games.la_isla.rules.piece_files import OWN, RECONSTRUCTED, SETTING, open_box, read
from archipel.games.la_isla.rules.piece_forms import FILES, BadPieces
from tests.rules import rule

TEXTS = {name: (OWN / name).read_text(encoding="utf-8") for name in FILES}


def folder(tmp_path: Path, **changes: tuple[str, str]) -> Path:
    """Copies of the program's own files, with one piece of text changed in those that are named."""
    for name, (old, new) in changes.items():
        text = TEXTS[f"{name}.toml"]
        assert old in text
        (tmp_path / f"{name}.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    return tmp_path


SWAPPED = (
    '"c001", 1, "sym_res", "tent", "green", "giant_fossa"',
    '"c001", 1, "sym_res", "tent", "brown", "dodo"',
)


def test_the_programs_own_pieces_are_called_reconstructed() -> None:
    assert GAME.pieces.name == RECONSTRUCTED
    assert GAME.settle({})["pieces"] == RECONSTRUCTED
    assert not GAME.pieces.fault


def test_a_copy_of_the_same_pieces_is_the_same_box(tmp_path: Path) -> None:
    assert read(folder(tmp_path, cards=("# [id", "# other words [id"))).name == RECONSTRUCTED


@rule("LI-S11")
def test_an_owners_cards_replace_ours_and_the_rest_stays(tmp_path: Path) -> None:
    game = LaIsla(read(folder(tmp_path, cards=SWAPPED)))
    assert game.pieces.animal[0] == 0
    assert game.pieces.connector == GAME.pieces.connector
    state = game.new(3, {}, 1)
    dice = Chance.from_seed(1)
    while codes := state.legal():
        assert state.check() == []
        state.push(dice.choice(codes))
    assert state.outcome is not None


@rule("LI-S4")
def test_an_owners_track_may_be_longer(tmp_path: Path) -> None:
    game = LaIsla(read(folder(tmp_path, tracks=("[4, 2, 2, 2, 2, 1]", "[4, 3, 3, 3, 3, 1]"))))
    assert len(game.pieces.track) == 17
    state = game.new(2, {}, 1)
    dice = Chance.from_seed(1)
    while codes := state.legal():
        state.push(dice.choice(codes))
    assert state.check() == []


@pytest.mark.parametrize(
    ("name", "old", "new", "constraint"),
    [
        ("cards", '"c002", 1,', '"c002", 2,', "120 cards have the value 1"),
        ("cards", '"c002", 1,', '"c001", 1,', "180 cards with ids of their own"),
        ("cards", '"c002", 1, "sym_res"', '"c002", 1, "fly"', "a function of the summary sheet, not “fly”"),
        ("cards", '"sym_res", "hat"', '"sym_res", "yellow"', "is for one symbol, not “yellow”"),
        ("cards", '"extra_card", ""', '"extra_card", "hat"', "stands alone"),
        ("cards", '"hat", "grey", "golden_toad"', '"hat", "pink", "golden_toad"', "five resources"),
        ("cards", '"hat", "grey", "golden_toad"', '"hat", "grey", "cat"', "five animals"),
        ("cards", '"joker", "green"', '"joker", "grey"', ""),
        ("cards", "cards = [", "cards = 3 #", "at line 7"),
        ("tracks", "[4, 2, 2, 2, 2, 1]", "[4, 2, 2, 2, 1]", "the values 0 to 5"),
        ("tracks", "[4, 2, 2, 2, 2, 1]", "[4, 2, 2, 2, 2, 2]", "the value 5 has one space"),
        ("tracks", "[4, 2, 2, 2, 2, 1]", "[4, 0, 2, 2, 2, 1]", "Expected `int` >= 1"),
        ("tracks", "[4, 2, 2, 2, 2, 1]", '"four"', "Expected `array`"),
        ("island", '["ro0", 3', '["ro0", 4', "the value of region ro0 is the number of spaces"),
        ("island", '["o0", "o1", "m0"]', '["o0", "o0", "m0"]', "the value of region ro0"),
        ("island", '["ro1",', '["ro0",', "35 regions with names of their own"),
        ("island", '["o0", "o1", "m0"]', '["o0", "o1", "m11"]', "o0 to o9"),
        ("island", '    ["yellow", "tent"],  # i0\n', "", "10 landscape spaces"),
        ("island", '"tooth_2"', '"tooth_1"', "10 teeth"),
        ("island", '["tooth_1", "yellow"', '["tooth_1", "pink"', "the colours yellow"),
        ("island", '"yellow", "backpack"', '"yellow", "sword"', "the symbols tent"),
        ("island", "outer = [0, 10, 760, 980]", "outer = [0, 10, 980, 760]", "a larger outer one"),
        ("island", "outer = [0", "edge = [0", "the rings outer"),
        ("island", "connector = [", "weather = 1\nconnector = [", "unknown field `weather`"),
    ],
)
def test_a_file_that_breaks_a_constraint_is_refused_with_the_constraint(
    name: str, old: str, new: str, constraint: str, tmp_path: Path
) -> None:
    changed = folder(tmp_path, **{name: (old, new)})
    if not constraint:
        text = TEXTS[f"{name}.toml"].replace(old, new)
        (changed / f"{name}.toml").write_text(text, encoding="utf-8")
        constraint = "the function joker exists for every colour"
    with pytest.raises(BadPieces) as refused:
        read(changed)
    sentence = str(refused.value)
    assert constraint.lower() in sentence.lower()
    assert f"{name}.toml" in sentence
    assert sentence.endswith(".")
    assert "\n" not in sentence


def test_a_folder_without_any_of_the_files_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadPieces, match="holds none of"):
        read(tmp_path)


def test_broken_pieces_leave_other_games_alone_and_la_isla_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(SETTING, str(folder(tmp_path, tracks=("2, 1]", "2, 3]"))))
    game = LaIsla(open_box())
    with pytest.raises(
        BadOption, match=f"tracks.toml of {SETTING} cannot be used: the value 5 has one space"
    ):
        game.new(2)


# -- records -----------------------------------------------------------------------------------------------


def a_match(game: LaIsla) -> Match:
    match = Match.start(game, 2, {}, "pieces")
    for _ in range(20):
        match.play(match.state.legal()[0])
    return match


def test_a_record_says_with_which_pieces_it_was_played(tmp_path: Path) -> None:
    game = LaIsla(read(folder(tmp_path, cards=SWAPPED)))
    record = a_match(game).record
    assert record.options["pieces"] == game.pieces.name
    assert record.options["pieces"].startswith("own_")
    again = Match.replay(game, Record.loads(record.dumps()), seed="pieces")
    assert again.state.to_json() == a_match(game).state.to_json()


def test_a_record_of_other_pieces_is_refused_and_the_setting_named(tmp_path: Path) -> None:
    game = LaIsla(read(folder(tmp_path, cards=SWAPPED)))
    for player, other in ((game, GAME), (GAME, game)):
        record = Record.loads(a_match(player).record.dumps())
        with pytest.raises(BadRecord, match=SETTING) as refused:
            Match.replay(other, record)
        assert player.pieces.name in str(refused.value)


def test_a_position_of_other_pieces_is_refused(tmp_path: Path) -> None:
    game = LaIsla(read(folder(tmp_path, cards=SWAPPED)))
    stored = json.loads(json.dumps(game.new(2, {}, 1).to_json()))
    assert game.load(stored).to_json() == stored
    with pytest.raises(BadRecord, match="pieces own_"):
        GAME.load(stored)


def test_the_fingerprint_depends_on_the_pieces_and_on_nothing_else(tmp_path: Path) -> None:
    one, two, three = (tmp_path / name for name in ("one", "two", "three"))
    for place in (one, two, three):
        place.mkdir()
    first = read(folder(one, cards=SWAPPED)).name
    again = folder(two, cards=SWAPPED)
    (again / "cards.toml").write_text("# mine\n" + (again / "cards.toml").read_text(encoding="utf-8"))
    assert read(again).name == first
    assert read(folder(three, tracks=("4, 2", "4, 3"))).name != first


def test_a_process_reads_the_setting_when_it_starts(tmp_path: Path) -> None:
    program = "from archipel.games import find; print(find('la_isla').options[-1].default)"
    folder(tmp_path, cards=SWAPPED)
    for setting, expected in ((str(tmp_path), read(tmp_path).name), ("", RECONSTRUCTED)):
        told = subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, SETTING: setting},
            capture_output=True,
            text=True,
            check=True,
        )
        assert told.stdout.strip() == expected


def test_the_data_files_lie_beside_the_module_in_every_form() -> None:
    assert sorted(path.name for path in OWN.iterdir()) == sorted(FILES)

"""Any game: the games on file still end as they did, and every way to end is among them."""

from pathlib import Path

import pytest

from archipel.engine.errors import CannotUndo
from archipel.engine.game import Game
from archipel.engine.match import Match
from archipel.engine.proof import prove
from archipel.engine.record import Record
from archipel.games import GAMES
from tests.conformance.stored_games import fingerprint, fingerprints, folder, game_of, replayed, stored_games


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_there_is_a_stored_game_for_every_way_to_end(game: Game) -> None:
    met = set()
    for path in folder(game).glob("*.json"):
        outcome = replayed(path).state.outcome
        assert outcome is not None
        assert path.stem.startswith(outcome.name)
        met.add(outcome.name)
    assert met == {ending.name for ending in game.endings}


@pytest.mark.parametrize("path", stored_games(), ids=lambda path: path.stem)
def test_a_stored_game_is_replayed_to_the_same_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = replayed(path)
    assert match.record.dumps() == text
    assert all(state.check() == [] for state in match.states())
    assert fingerprint(match) == fingerprints(game_of(path))[path.name]


@pytest.mark.parametrize("path", stored_games(), ids=lambda path: path.stem)
def test_the_seed_of_a_stored_game_still_gives_the_same_chance(path: Path) -> None:
    record = Record.loads(path.read_text(encoding="utf-8"))
    assert record.seed is not None
    match = Match.study(game_of(path), record.seats, record.options, record.seed)
    match.record.stream = ""  # these were written before streams had names
    for entry in record.entries:
        if entry.undo:
            match.take_back(entry.undo)
        else:
            match.play(entry.act)
    assert match.record.dumps() == record.dumps()
    prove(game_of(path), record)


@pytest.mark.parametrize("path", stored_games(), ids=lambda path: path.stem)
def test_a_stored_game_can_be_replayed_up_to_any_entry(path: Path) -> None:
    record = Record.loads(path.read_text(encoding="utf-8"))
    whole = len(record.entries)
    for length in range(0, whole, max(1, whole // 6)):
        part = Record.loads(record.dumps())
        part.entries = part.entries[:length]
        part.outcome = None
        assert not Match.replay(game_of(path), part).state.over


@pytest.mark.parametrize("path", stored_games(), ids=lambda path: path.stem)
def test_the_end_of_a_game_is_never_undone_freely_because_it_shows_the_seed(path: Path) -> None:
    match = replayed(path)
    assert not match.can_undo()
    with pytest.raises(CannotUndo):
        match.undo(match.history[-1].action.seat)

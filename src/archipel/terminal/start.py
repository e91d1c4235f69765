"""From what was asked for to a table: a new game, or one that was stored."""

from pathlib import Path

from archipel.engine.errors import ArchipelError, BadOption
from archipel.engine.game import Game
from archipel.engine.match import Match
from archipel.engine.record import Record
from archipel.games import GAMES, find
from archipel.terminal.play import Play
from archipel.terminal.saved_games import SavedGame, new_seed, read_record, saved_games_folder
from archipel.terminal.screen import Screen
from archipel.terminal.seating import Seat, seats_of_record
from archipel.words import Words


def find_game(name: str) -> Game:
    """The game with this id; hyphens and capitals do not matter."""
    alike = [id for id in GAMES if id.lower().replace("-", "_") == name.lower().replace("-", "_")]
    return find(name if name in GAMES or not alike else alike[0])


def options_from(texts: tuple[str, ...], game: Game) -> dict[str, str]:
    """Read ``difficulty=elite`` and the like."""
    chosen: dict[str, str] = {}
    for text in texts:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals:
            raise BadOption("option_form", text=text)
        chosen[name] = value
    game.settle(chosen)  # refuses what the game does not have
    return chosen


def new_game(
    game: Game, seats: list[Seat], options: dict[str, str], screen: Screen, words: Words, *, seed: str = ""
) -> Play:
    """Set a game up and put it among the saved games; without a seed, one that nobody can guess.

    A seed that somebody names is no secret: it gives the game that ``game.new`` gives, for study.
    """
    secret = seed or new_seed()
    match = (Match.study if seed else Match.start)(game, len(seats), options, secret)
    match.record.table["seats"] = [seat.to_json() for seat in seats]
    saved = SavedGame.fresh(game.id)
    saved.hold()
    saved.keep_seed(secret)
    return Play(match, seats, saved, screen, _at_table(words, game, seats))


def find_file(name: str) -> Path:
    """A file by its path, or a saved game by its name."""
    path = Path(name).expanduser()
    kept = saved_games_folder() / f"{path.name.removesuffix('.json')}.json"
    return kept if not path.exists() and path.name == name and kept.exists() else path


def go_on(path: Path, screen: Screen, words: Words) -> Play:
    """Open a stored game where it stopped. A file from elsewhere stays as it is: its copy goes on."""
    record, game = open_record(path)
    if record.outcome is not None:
        raise ArchipelError("file_over", file=str(path))
    kept = path.resolve().parent == saved_games_folder().resolve()
    saved = SavedGame(path.resolve()) if kept else SavedGame.fresh(game.id)
    if not saved.hold():
        raise ArchipelError("in_use", file=str(path))
    seed = saved.seed()
    try:
        match = Match.replay(game, record, seed)
    except ArchipelError:
        saved.release()
        raise
    match.record.table.pop("aside", None)
    saved.keep_seed(seed)
    seats = seats_of_record(match.record.table, record.seats, game, words)
    return Play(match, seats, saved, screen, _at_table(words, game, seats))


def open_record(path: Path) -> tuple[Record, Game]:
    """A stored game and the game it is of."""
    record = read_record(path)
    return record, find_game(record.game)


def replay_record(path: Path, words: Words) -> tuple[Match, Words]:
    """A stored game played again, and the words of its table."""
    record, game = open_record(path)
    match = Match.replay(game, record)
    return match, _at_table(words, game, seats_of_record(record.table, record.seats, game, words))


def _at_table(words: Words, game: Game, seats: list[Seat]) -> Words:
    return Words(words.language, game.id, [seat.name for seat in seats])

"""The rulebook over HTTP: its chapters, the positions they show, and a table from one of these."""

from functools import cache

from archipel.engine.game import Game
from archipel.engine.match import Match
from archipel.engine.record import Record, commitment
from archipel.games import find
from archipel.table import messages as wire
from archipel.table.refusals import RequestRefused
from archipel.words.rulebook import Picture, Rulebook, rulebook_of


def shown_rulebook(game: Game) -> wire.Rulebook:
    """All that a page needs besides the words; made once, for every reader."""
    return _shown(game.id)


@cache
def _shown(name: str) -> wire.Rulebook:
    game, book = find(name), rulebook_of(name)
    chapters = [
        wire.ChapterNow(part.id, [_picture(game, book, each) for each in part.pictures], part.more)
        for part in book.chapters
    ]
    return wire.Rulebook(name, chapters)


def _picture(game: Game, book: Rulebook, picture: Picture) -> wire.PictureNow:
    state = Match.replay(game, record_of(book, picture)).state
    asked = [each for each in state.decisions() if each.seat == picture.seat] if picture.asked else []
    return wire.PictureNow(
        name=picture.name,
        seats=state.seats,
        seat=picture.seat,
        view=state.view(picture.seat),
        decisions=[dict(each.to_json()) for each in asked],
        show=picture.show,
        marks=picture.marks,
        size=picture.size,
        ratio=picture.ratio,
        wide=picture.wide,
        play=picture.play,
    )


def record_of(book: Rulebook, picture: Picture) -> Record:
    """The game up to the moment of a picture, to be looked at or played on."""
    whole = Record.loads(book.record(picture))
    if picture.moment < len(whole.entries):
        whole.outcome = None
        whole.commitment = commitment("")  # what comes after is drawn anew
    whole.seed = None
    del whole.entries[picture.moment :]
    return whole


def example(game: Game, name: str) -> Record:
    """The record of a picture that may be played on."""
    book = rulebook_of(game.id)
    picture = book.picture(name)
    if picture is None or not picture.play:
        raise RequestRefused("no_such_example", 404, name=name[:64])
    return record_of(book, picture)

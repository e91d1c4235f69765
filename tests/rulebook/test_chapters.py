"""Every rulebook tells every rule, in every language, from positions that games have been in."""

import re

import pytest

from archipel.engine.game import Game
from archipel.engine.match import Match
from archipel.engine.record import Record
from archipel.games import GAMES
from archipel.table.rulebook import example, record_of, shown_rulebook
from archipel.words import FALLBACK, LANGUAGES, Words
from archipel.words.rulebook import blocks, find_chapters, rulebook_of, told_rules

WRITTEN = [game for game in GAMES.values() if rulebook_of(game.id).chapters]
every_book = pytest.mark.parametrize("game", WRITTEN, ids=lambda game: game.id)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def told(game: Game, language: str = FALLBACK) -> dict[str, list[str]]:
    """The rules that the sentences of each chapter name."""
    words = Words(language, game.id, strict=True)
    return {each.id: told_rules(words.text(f"rulebook-{each.id}")) for each in rulebook_of(game.id).chapters}


@every_book
def test_every_rule_is_told_in_some_chapter_or_stands_apart_with_a_reason(game: Game) -> None:
    book = rulebook_of(game.id)
    reached = {rule for rules in told(game).values() for rule in rules}
    reached |= {rule for chapter in book.chapters for rule in chapter.more}
    every = [rule.id for rule in Words(FALLBACK, game.id).rules()]
    assert [rule for rule in every if rule not in reached and rule not in book.exact_only] == []
    assert len(book.exact_only) < 10
    assert all(len(reason) > 20 for reason in book.exact_only.values())


@every_book
def test_every_rule_that_is_named_exists(game: Game) -> None:
    words, book = Words(FALLBACK, game.id), rulebook_of(game.id)
    named = [rule for rules in told(game).values() for rule in rules]
    named += [rule for chapter in book.chapters for rule in chapter.more]
    assert [rule for rule in [*named, *book.exact_only] if not words.has(f"rule-{rule}")] == []


@every_book
def test_a_fine_point_is_named_once_and_no_sentence_tells_it(game: Game) -> None:
    more = [rule for chapter in rulebook_of(game.id).chapters for rule in chapter.more]
    assert sorted(set(more)) == sorted(more)
    assert {rule for rules in told(game).values() for rule in rules} & set(more) == set()


@every_book
@every_language
def test_every_language_names_the_same_rules_in_the_same_order(game: Game, language: str) -> None:
    assert told(game, language) == told(game)


@every_book
@every_language
def test_chapters_are_short_and_all_there(game: Game, language: str) -> None:
    words, book = Words(language, game.id, strict=True), rulebook_of(game.id)
    assert 10 <= len(book.chapters) <= 16
    for chapter in book.chapters:
        assert words.text(f"rulebook-{chapter.id}", "title")
        text = words.text(f"rulebook-{chapter.id}")
        assert 30 <= len(text.split()) <= 330, chapter.id
        assert "[" not in "".join(part.text for each in blocks(text) for line in each.lines for part in line)
        assert all(words.text(f"picture-{each.name}") for each in chapter.pictures)
    written = {key for key in words.catalog.headings if re.match("rulebook-|picture-", key)}
    pictures = [each.name for chapter in book.chapters for each in chapter.pictures]
    known = {f"rulebook-{each.id}" for each in book.chapters} | {f"picture-{name}" for name in pictures}
    assert written == known
    assert len(set(pictures)) == len(pictures)


@every_book
def test_every_book_has_pictures_and_something_to_play(game: Game) -> None:
    pictures = [each for chapter in rulebook_of(game.id).chapters for each in chapter.pictures]
    assert len(pictures) >= 8
    assert sum(each.play for each in pictures) >= 3


@every_book
def test_every_picture_is_a_position_of_a_real_game(game: Game) -> None:
    book = rulebook_of(game.id)
    for picture in [each for chapter in book.chapters for each in chapter.pictures]:
        whole = Record.loads(book.record(picture))
        assert 0 <= picture.moment <= len(whole.entries)
        state = Match.replay(game, record_of(book, picture)).state
        assert state.check() == []
        assert picture.seat is None or 0 <= picture.seat < state.seats
        asked = [each for each in state.decisions() if each.seat == picture.seat]
        assert asked or not picture.asked, f"{picture.name}: nobody is asked anything there"
        assert not picture.play or not state.over, f"{picture.name}: that game is over"


@every_book
def test_what_is_offered_to_be_played_can_be(game: Game) -> None:
    for chapter in shown_rulebook(game).chapters:
        for picture in chapter.pictures:
            if picture.play:
                match = Match.replay(game, example(game, picture.name), "another seed")
                assert match.state.view(picture.seat) == picture.view
                assert match.state.decisions()


@every_book
def test_a_chapter_is_found_by_name_number_and_word(game: Game) -> None:
    words, first = Words(FALLBACK, game.id), rulebook_of(game.id).chapters[0]
    assert find_chapters(words, game.id, first.id) == [first]
    assert find_chapters(words, game.id, "1") == [first]
    title = words.text(f"rulebook-{first.id}", "title")
    assert first in find_chapters(words, game.id, title)
    assert find_chapters(words, game.id, "no such word at all") == []


def test_text_is_taken_apart_into_paragraphs_lists_and_marks() -> None:
    paragraph, listed = blocks("One. [FI-A1 FI-A2] Two.\n\n- a [FI-T1]\n- b")
    assert [(part.text, part.rules) for part in paragraph.lines[0]] == [
        ("One.", ["FI-A1", "FI-A2"]),
        (" Two.", []),
    ]
    assert listed.listed
    assert [[part.text for part in line] for line in listed.lines] == [["a"], ["b"]]
